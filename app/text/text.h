#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "files/file_problem.h"
#include "units/date.h"

namespace rackyard::text {

/// Core values as words and figures of one locale. Nothing else in the program formats a number for a reader.
class Words {
public:
    explicit Words(QLocale locale);

    QString number(double value, int decimals = 0) const;
    QString integer(std::int64_t value) const;
    QString plain(double value) const;                  ///< as a field for input shows it: the decimals it has
    QString gigabytes(Bytes bytes) const;               ///< `1,920 GB`, one decimal only where there is one
    QString gigabytesBare(Bytes bytes) const;           ///< without the unit
    QString kilowatts(Power power) const;               ///< `32.3 kW`; below one kilowatt `575 W`
    QString kilograms(Mass mass) const;
    QString btuPerHour(double value) const;
    QString date(const Date& date) const;               ///< `December 1, 2026`
    QString rackUnits(RackUnits units) const;           ///< `8U`, `0.5U`
    QString uRange(RackUnits lowest, RackUnits height) const; ///< `U13–U20`
    QString money(Money amount, const QString& currency) const; ///< short: `$0.90 M`, `$317 k`
    QString moneyExact(Money amount, const QString& currency) const;
    QString moneyRange(const Range<Money>& range, const QString& currency) const; ///< short: `$0.85–1.00 M`
    QString moneyRangeExact(const Range<Money>& range, const QString& currency) const;
    QString bitRate(BitRate rate) const;                ///< `400 Gb/s`
    QString byteRate(ByteRate rate) const;              ///< `900 GB/s`
    QString percent(double ratio, int decimals = 0) const; ///< `86 %` of 0.86
    QString factor(Factor factor) const;                ///< with the decimals it has: `1.54`
    QString kilowatts(const Sum<Power>& sum) const;     ///< `unknown`, or `at least 30.6 kW`
    QString kilograms(const Sum<Mass>& sum) const;
    /// `A, B and 4 more`: the names given, of `count` that there are.
    QString list(const QStringList& names, std::size_t count) const;

    const QLocale& locale() const { return locale_; }

private:
    QLocale locale_;
};

QString unknownWord();                                  ///< for a figure that nobody published
QString atLeast(const QString& figure);                 ///< `at least 30.6 kW`
QString capitalised(const QString& text);               ///< for a word that begins a line of its own

QString fitWord(FitStatus status);                      ///< `fits across network`
QString verdictWord(FitStatus status, Bytes headroom);  ///< the same, but `fits, no headroom` where none is left
QString poolWord(PoolKind kind);
QString coolingWord(CoolingClass coolingClass);         ///< short, beside a rack: `rear door`
QString coolingName(CoolingClass coolingClass);         ///< in full: `rear-door heat exchanger`
QString memoryBasisWord(MemoryBasis basis);             ///< `the vendor's figure`
QString fabricKindWord(FabricKind kind);
QString fabricRoleWord(FabricRole role);
QString topologyWord(Topology topology);
QString scaleUpLinkWord(ScaleUpLink link);              ///< `NVLink`, `no fabric`
QString categoryWord(CostCategory category);
QString productKindWord(ProductKind kind);              ///< heading of the palette group
QString severityWord(Severity severity);

/// The product's name without its vendor's in front: `DGX H100`.
QString productName(const Product& product);
QString productName(const ProductId& id, const Catalog& catalog);
QString modelName(const ModelId& id, const Catalog& catalog);
/// Names by which sentences speak of the parts of a design.
QString subjectName(const Subject& subject, const Design& design, const Catalog& catalog);
/// The finding as a sentence.
QString findingSentence(const Finding& finding, const Design& design, const Catalog& catalog, const Words& words);
/// `line 3, column 5: …`
QString problemSentence(const FileProblem& problem, const Words& words);

/// How the largest pool comes about: `3 NVLink domains × 640 GB, one InfiniBand fabric`, `60 islands of 32 GB: they
/// do not pool`.
QString memoryExplanation(const MemoryAnswer& memory, const Design& design, const Catalog& catalog, const Words& words);

/// One line that describes a product in the palette: `640 GB · 10.2 kW · 8U · air`.
QString productSummary(const Product& product, const Words& words);

} // namespace rackyard::text
