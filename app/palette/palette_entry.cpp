#include "palette/palette_entry.h"

#include <QCoreApplication>

#include "session/drag_payload.h"
#include "text/yard_text.h"

#include <algorithm>

namespace rackyard {

namespace {

class Palette {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

QString plain(const std::string& text) { return QString::fromStdString(text); }

/// Where a product is found, or nothing for parts that are counted from the design and never placed.
std::optional<PaletteGroup> groupOf(ProductKind kind) {
    switch (kind) {
    case ProductKind::gpu: return PaletteGroup::gpus;
    case ProductKind::node: return PaletteGroup::nodes;
    case ProductKind::rackScale: return PaletteGroup::rackScale;
    case ProductKind::workstation: return PaletteGroup::workstations;
    case ProductKind::rack: return PaletteGroup::racks;
    case ProductKind::networkSwitch: return PaletteGroup::switches;
    case ProductKind::storage: return PaletteGroup::storage;
    case ProductKind::host:
    case ProductKind::pdu:
    case ProductKind::cdu:
    case ProductKind::rearDoor: return PaletteGroup::facility;
    case ProductKind::nic:
    case ProductKind::transceiver:
    case ProductKind::cable: return std::nullopt;
    }
    return std::nullopt;
}

QString iconOf(ProductKind kind) {
    switch (kind) {
    case ProductKind::gpu: return QStringLiteral("gpu");
    case ProductKind::rackScale: return QStringLiteral("rack-scale");
    case ProductKind::workstation: return QStringLiteral("workstation");
    case ProductKind::rack: return QStringLiteral("rack");
    case ProductKind::networkSwitch: return QStringLiteral("switch");
    case ProductKind::storage: return QStringLiteral("storage");
    case ProductKind::host: return QStringLiteral("host");
    case ProductKind::pdu: return QStringLiteral("power");
    case ProductKind::cdu:
    case ProductKind::rearDoor: return QStringLiteral("cooling");
    default: return QStringLiteral("node");
    }
}

bool drawsPower(ProductKind kind) {
    return kind != ProductKind::rack && kind != ProductKind::pdu && kind != ProductKind::rearDoor;
}

QStringList unknownFigures(const Product& product) {
    QStringList unknown;
    if (drawsPower(product.kind) && !product.power.max && !product.power.planning) unknown << Palette::tr("power");
    if (product.system && product.system->memoryNominal.isZero()) unknown << Palette::tr("memory");
    return unknown;
}

void addPrice(PaletteEntry& entry, const ProductId& product, const PriceBook* book, const text::Words& words) {
    if (!book) return;
    const auto price = book->prices.find(product);
    if (price != book->prices.end()) entry.price = words.moneyRange(price->second.range, plain(book->currency));
}

PaletteEntry productEntry(const Product& product, PaletteGroup group, const PriceBook* book, const text::Words& words) {
    PaletteEntry entry;
    entry.group = group;
    entry.name = text::productName(product);
    entry.summary = text::productSummary(product, words);
    entry.unknown = unknownFigures(product);
    addPrice(entry, product.id, book, words);
    entry.details = plain(product.name);
    entry.icon = iconOf(product.kind);
    entry.mimeType = productMimeType;
    entry.payload = QByteArray::fromStdString(product.id.text());
    entry.searchText = QStringList{plain(product.vendor), plain(product.name), plain(product.id.text()),
                                   plain(product.partNumber), entry.summary}.join(u' ').toCaseFolded();
    return entry;
}

/// What a network of this kind and speed is usually laid for; the inspector changes it.
FabricRole usualRole(FabricKind kind, BitRate speed) {
    if (kind != FabricKind::ethernet || speed >= BitRate::ofGigabits(200)) return FabricRole::compute;
    return speed >= BitRate::ofGigabits(10) ? FabricRole::storage : FabricRole::outOfBand;
}

QString fabricPromise(FabricKind kind, FabricRole role) {
    if (role != FabricRole::compute) return text::fabricRoleWord(role);
    return kind == FabricKind::ethernet ? Palette::tr("does not pool memory") : Palette::tr("pools memory");
}

QString stable(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

PaletteEntry fabricEntry(const SwitchChoice& choice, const Catalog& catalog, const text::Words& words) {
    const FabricRole role = usualRole(choice.kind, choice.speed);
    PaletteEntry entry;
    entry.group = PaletteGroup::fabrics;
    entry.name = text::fabricKindAndSpeed(choice.kind, choice.speed, words);
    entry.summary = fabricPromise(choice.kind, role) + QStringLiteral(" · ") + Palette::tr("sized for you");
    entry.details = Palette::tr("Drop it on the yard, or on the systems that shall join. Built from %1.")
                        .arg(text::productName(choice.product, catalog));
    entry.icon = QStringLiteral("fabric");
    entry.mimeType = fabricMimeType;
    const auto gigabits = choice.speed / BitRate::ofGigabits(1);
    entry.payload = QStringLiteral("%1 %2 %3").arg(stable(keyOf(choice.kind)), stable(keyOf(role)), QString::number(gigabits)).toUtf8();
    entry.searchText = QStringList{entry.name, entry.summary, Palette::tr("network"), words.bitRate(choice.speed),
                                   text::fabricRoleWord(role)}.join(u' ').toCaseFolded();
    return entry;
}

PaletteEntry modelEntry(const Model& model, const text::Words& words) {
    PaletteEntry entry;
    entry.group = PaletteGroup::models;
    entry.name = plain(model.name);
    entry.summary = Palette::tr("needs %1").arg(words.gigabytes(minimumMemory(model)));
    entry.details = Palette::tr("Adds a workload: one replica that must fit.");
    entry.icon = QStringLiteral("model");
    entry.mimeType = modelMimeType;
    entry.payload = QByteArray::fromStdString(model.id.text());
    entry.searchText = QStringList{entry.name, plain(model.id.text()), plain(model.repository), Palette::tr("model workload")}
                           .join(u' ').toCaseFolded();
    return entry;
}

} // namespace

QString groupHeading(PaletteGroup group) {
    switch (group) {
    case PaletteGroup::recent: return Palette::tr("Recently used");
    case PaletteGroup::gpus: return Palette::tr("GPUs");
    case PaletteGroup::nodes: return Palette::tr("Nodes");
    case PaletteGroup::rackScale: return Palette::tr("Rack-scale");
    case PaletteGroup::workstations: return Palette::tr("Workstations");
    case PaletteGroup::fabrics: return Palette::tr("Fabrics");
    case PaletteGroup::switches: return Palette::tr("Switches");
    case PaletteGroup::storage: return Palette::tr("Storage");
    case PaletteGroup::racks: return Palette::tr("Racks");
    case PaletteGroup::facility: return Palette::tr("Management and facility");
    case PaletteGroup::models: return Palette::tr("Models");
    }
    return {};
}

std::unique_ptr<QMimeData> PaletteEntry::mimeData() const {
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType, payload);
    return data;
}

std::vector<PaletteEntry> paletteEntries(const Catalog& catalog, const PriceBookId& priceBook, const text::Words& words) {
    std::vector<PaletteEntry> entries;
    const PriceBook* book = catalog.priceBook(priceBook);
    for (const Product& product : catalog.products())
        if (const auto group = groupOf(product.kind)) entries.push_back(productEntry(product, *group, book, words));
    std::vector<SwitchChoice> choices = catalog.switchChoices();
    std::sort(choices.begin(), choices.end(), [](const SwitchChoice& a, const SwitchChoice& b) {
        return std::pair(a.kind, a.speed) < std::pair(b.kind, b.speed);
    });
    for (const SwitchChoice& choice : choices)
        entries.push_back(fabricEntry(choice, catalog, words));
    for (const Model& model : catalog.models())
        entries.push_back(modelEntry(model, words));
    std::stable_sort(entries.begin(), entries.end(),
                     [](const PaletteEntry& a, const PaletteEntry& b) { return a.group < b.group; });
    return entries;
}

bool matches(const PaletteEntry& entry, const QStringList& searchWords) {
    return std::all_of(searchWords.begin(), searchWords.end(),
                       [&](const QString& word) { return entry.searchText.contains(word); });
}

int matchRank(const PaletteEntry& entry, const QStringList& searchWords) {
    const QString name = entry.name.toCaseFolded();
    const QString search = searchWords.join(u' ');
    if (name == search) return 0;
    if (name.startsWith(search)) return 1;
    const auto inName = [&](const QString& word) { return name.contains(word); };
    return std::all_of(searchWords.begin(), searchWords.end(), inName) ? 2 : 3;
}

QStringList searchWordsOf(const QString& search) {
    return search.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
}

} // namespace rackyard
