#include "text/text.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

QString coolingText(CoolingConstraint constraint) {
    switch (constraint) {
    case CoolingConstraint::unknown: return {};
    case CoolingConstraint::air: return QCoreApplication::translate("Words", "air");
    case CoolingConstraint::airOrLiquid: return QCoreApplication::translate("Words", "air or liquid");
    case CoolingConstraint::liquid: return QCoreApplication::translate("Words", "liquid");
    }
    return {};
}

/// Collects what is known of a product; what nobody published leaves no gap.
class Summary {
public:
    explicit Summary(const Words& words) : words_(words) {}

    void add(const QString& part) {
        if (!part.isEmpty()) parts_.append(part);
    }
    template<class Value, class Format>
    void add(const std::optional<Value>& value, Format format) {
        if (value) add(format(*value));
    }
    void addPower(const PowerFigures& power) {
        const auto format = [&](Power p) { return words_.kilowatts(p); };
        add(power.max ? power.max : power.planning, format);
    }
    void addHeight(const BodyFigures& body) {
        add(body.height, [&](RackUnits height) { return words_.rackUnits(height); });
    }
    QString text() const { return parts_.join(QStringLiteral(" · ")); }

private:
    const Words& words_;
    QStringList parts_;
};

void addGpu(const Product& product, const Words& words, Summary& summary) {
    if (!product.gpu) return;
    summary.add(words.gigabytes(product.gpu->memoryNominal));
    const bool bridged = product.scaleUpLink == ScaleUpLink::none && !product.gpu->bridges.empty();
    summary.add(bridged ? QCoreApplication::translate("Words", "NVLink bridge") : scaleUpLinkWord(product.scaleUpLink));
}

void addSystem(const Product& product, const Words& words, Summary& summary) {
    if (product.system && !product.system->memoryNominal.isZero())
        summary.add(words.gigabytes(product.system->memoryNominal));
    summary.addPower(product.power);
    if (!isRackScale(product)) summary.addHeight(product.body);
    summary.add(coolingText(product.cooling));
}

void addSwitch(const Product& product, const Words& words, Summary& summary) {
    if (product.networkSwitch)
        summary.add(words.integer(product.networkSwitch->radix) + QStringLiteral(" × ") +
                    words.bitRate(product.networkSwitch->portSpeed));
    summary.addPower(product.power);
    summary.addHeight(product.body);
}

void addCabinet(const Product& product, const Words& words, Summary& summary) {
    if (!product.cabinet) return;
    summary.add(words.rackUnits(product.cabinet->usable));
    summary.add(product.cabinet->maxLoad, [&](Mass load) {
        return QCoreApplication::translate("Words", "carries %1").arg(words.kilograms(load));
    });
}

void addPart(const Product& product, const Words& words, Summary& summary) {
    const PartFigures& part = product.part;
    const auto power = [&](Power p) { return words.kilowatts(p); };
    summary.add(part.capacity, [&](Power p) { return QCoreApplication::translate("Words", "cools %1").arg(power(p)); });
    summary.add(part.usable, power);
    summary.add(part.volts, [&](int volts) -> QString { return words.integer(volts) + QChar(0x00A0) + u'V'; });
    summary.add(part.linkSpeed, [&](BitRate rate) { return words.bitRate(rate); });
    summary.add(part.reach, [&](Length reach) -> QString {
        return words.number(reach.millimetres() / 1000) + QChar(0x00A0) + u'm';
    });
    summary.add(part.readRate, [&](ByteRate rate) {
        return QCoreApplication::translate("Words", "reads %1").arg(words.byteRate(rate));
    });
    summary.addPower(product.power);
    summary.addHeight(product.body);
}

} // namespace

QString productSummary(const Product& product, const Words& words) {
    Summary summary(words);
    switch (product.kind) {
    case ProductKind::gpu: addGpu(product, words, summary); break;
    case ProductKind::node:
    case ProductKind::rackScale:
    case ProductKind::workstation: addSystem(product, words, summary); break;
    case ProductKind::networkSwitch: addSwitch(product, words, summary); break;
    case ProductKind::rack: addCabinet(product, words, summary); break;
    case ProductKind::nic:
    case ProductKind::transceiver:
    case ProductKind::cable:
    case ProductKind::storage:
    case ProductKind::host:
    case ProductKind::pdu:
    case ProductKind::cdu:
    case ProductKind::rearDoor: addPart(product, words, summary); break;
    }
    return summary.text();
}

} // namespace rackyard::text
