#include "palette/palette_model.h"

#include "session/drag_payload.h"

#include <algorithm>

namespace rackyard {

namespace {

QString toolTipOf(const PaletteEntry& entry) {
    QStringList lines{entry.details, entry.summary};
    if (!entry.price.isEmpty()) lines << PaletteModel::tr("Price: %1").arg(entry.price);
    else if (entry.mimeType == productMimeType) lines << PaletteModel::tr("Price: quote required");
    if (!entry.unknown.isEmpty()) lines << PaletteModel::tr("Nobody published: %1").arg(entry.unknown.join(QStringLiteral(", ")));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace

PaletteModel::PaletteModel(QObject* parent) : QAbstractListModel(parent) {}

void PaletteModel::setEntries(std::vector<PaletteEntry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    rebuild();
    endResetModel();
}

void PaletteModel::setSearch(const QString& search) {
    const QStringList words = searchWordsOf(search);
    if (words == searchWords_) return;
    beginResetModel();
    searchWords_ = words;
    rebuild();
    endResetModel();
}

void PaletteModel::setRecent(const QStringList& keys) {
    if (keys == recent_) return;
    if (!searchWords_.isEmpty()) { // not shown now; a reset would lose the reader's place
        recent_ = keys;
        return;
    }
    beginResetModel();
    recent_ = keys;
    rebuild();
    endResetModel();
}

void PaletteModel::rebuild() {
    rows_.clear();
    if (searchWords_.isEmpty()) addRecentRows();
    for (const PaletteEntry& entry : entries_)
        if (matches(entry, searchWords_)) addRow(entry.group, entry);
}

void PaletteModel::addRecentRows() {
    for (const QString& key : recent_) {
        const auto found = std::find_if(entries_.begin(), entries_.end(),
                                        [&](const PaletteEntry& entry) { return entry.key() == key; });
        if (found != entries_.end()) addRow(PaletteGroup::recent, *found);
    }
}

void PaletteModel::addRow(PaletteGroup group, const PaletteEntry& entry) {
    if (rows_.empty() || rows_.back().group != group) rows_.push_back({group, nullptr});
    rows_.push_back({group, &entry});
}

const PaletteEntry* PaletteModel::entry(const QModelIndex& index) const {
    return index.isValid() ? rows_[static_cast<std::size_t>(index.row())].entry : nullptr;
}

QModelIndex PaletteModel::firstEntry() const {
    const auto found = std::find_if(rows_.begin(), rows_.end(), [](const Row& row) { return row.entry != nullptr; });
    return found == rows_.end() ? QModelIndex() : index(static_cast<int>(found - rows_.begin()));
}

QModelIndex PaletteModel::bestEntry() const {
    const Row* best = nullptr;
    for (const Row& row : rows_) {
        if (!row.entry) continue;
        if (!best || matchRank(*row.entry, searchWords_) < matchRank(*best->entry, searchWords_)) best = &row;
    }
    return best ? index(static_cast<int>(best - rows_.data())) : QModelIndex();
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant PaletteModel::headingData(const Row& row, int role) const {
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return groupHeading(row.group);
    return role == isHeadingRole ? QVariant(true) : QVariant();
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (!row.entry) return headingData(row, role);
    switch (role) {
    case Qt::DisplayRole: return row.entry->name;
    case Qt::ToolTipRole: return toolTipOf(*row.entry);
    case Qt::AccessibleTextRole: return QString(row.entry->name + QStringLiteral(", ") + row.entry->summary);
    case isHeadingRole: return false;
    case summaryRole: return row.entry->summary;
    case priceRole: return row.entry->price;
    case unknownRole: return row.entry->unknown;
    case iconRole: return row.entry->icon;
    case groupRole: return static_cast<int>(row.entry->group);
    default: return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    if (!entry(index)) return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

} // namespace rackyard
