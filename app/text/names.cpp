#include "text/text.h"

#include <QCoreApplication>

namespace rackyard::text {

namespace {

QString quoted(const QString& name) { return u'“' + name + u'”'; }
QString plain(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template<class Id>
QString ownNameOr(const std::string& name, const Id& id) {
    return name.empty() ? plain(id.text()) : QString::fromStdString(name);
}

/// Finds what a subject is called; parts that are gone keep their id.
struct Namer {
    const Design& design;
    const Catalog& catalog;

    QString operator()(const ItemId& id) const {
        const Item* item = design.items.find(id);
        if (!item) return plain(id.text());
        if (!item->name.empty()) return QString::fromStdString(item->name);
        return productName(design.productId(item->product), catalog);
    }
    QString operator()(const RackId& id) const {
        const Rack* rack = design.racks.find(id);
        return rack ? ownNameOr(rack->name, id) : plain(id.text());
    }
    QString operator()(const FabricId& id) const {
        const Fabric* fabric = design.fabric(id);
        if (!fabric) return plain(id.text());
        if (!fabric->name.empty()) return QString::fromStdString(fabric->name);
        return QCoreApplication::translate("Words", "%1 %2 fabric", "InfiniBand compute fabric")
            .arg(fabricKindWord(fabric->kind), fabricRoleWord(fabric->role));
    }
    QString operator()(const WorkloadId& id) const {
        for (const Workload& workload : design.workloads)
            if (workload.id == id) return modelName(workload.model, catalog);
        return plain(id.text());
    }
    QString operator()(const ProductId& id) const { return productName(id, catalog); }
    QString operator()(const ModelId& id) const { return modelName(id, catalog); }
};

} // namespace

QString productName(const Product& product) {
    const QString name = QString::fromStdString(product.name);
    const QString vendor = QString::fromStdString(product.vendor) + u' ';
    return vendor.size() > 1 && name.startsWith(vendor) ? name.mid(vendor.size()) : name;
}

QString productName(const ProductId& id, const Catalog& catalog) {
    const Product* product = catalog.product(id);
    return product ? productName(*product) : quoted(plain(id.text()));
}

QString modelName(const ModelId& id, const Catalog& catalog) {
    const Model* model = catalog.model(id);
    return model ? QString::fromStdString(model->name) : quoted(plain(id.text()));
}

QString subjectName(const Subject& subject, const Design& design, const Catalog& catalog) {
    return std::visit(Namer{design, catalog}, subject);
}

} // namespace rackyard::text
