#pragma once

#include <QByteArray>
#include <QMimeData>
#include <QString>
#include <QStringList>

#include "catalog/catalog.h"
#include "text/text.h"

#include <memory>
#include <optional>
#include <vector>

namespace rackyard {

/// Headings of the palette, in this order.
enum class PaletteGroup { recent, gpus, nodes, rackScale, workstations, fabrics, switches, storage, racks, facility, models };
QString groupHeading(PaletteGroup group);

/// One card of the palette: a product, a fabric to be laid, or a model to be run.
struct PaletteEntry {
    PaletteGroup group = PaletteGroup::nodes;
    QString name;
    QString summary;     ///< `640 GB · 10.2 kW · 8U · air`
    QString price;       ///< short; empty where it does not apply or nobody published one
    QStringList unknown; ///< figures that nobody published, in words
    QString details;     ///< for the tool tip: the full name and notes
    QString icon;
    QString mimeType;
    QByteArray payload;
    QString searchText;  ///< folded case; every word of a search must be in it

    /// Names the entry in settings: two entries never share it.
    QString key() const { return mimeType + u'/' + QString::fromUtf8(payload); }
    std::unique_ptr<QMimeData> mimeData() const;
};

/// Everything the catalog offers to build with, grouped and in the catalog's order. Prices are those of `priceBook`.
std::vector<PaletteEntry> paletteEntries(const Catalog& catalog, const PriceBookId& priceBook, const text::Words& words);

/// True where every word of `search` stands somewhere in the entry's texts, in any order and case.
bool matches(const PaletteEntry& entry, const QStringList& searchWords);
/// How well a matching entry answers, best first: 0 where the search is its name, 3 where only its other texts match.
int matchRank(const PaletteEntry& entry, const QStringList& searchWords);
QStringList searchWordsOf(const QString& search);

} // namespace rackyard
