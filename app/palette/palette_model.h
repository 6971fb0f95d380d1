#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include "palette/palette_entry.h"

namespace rackyard {

/// The cards of the palette under their headings, narrowed by a search. A row is a heading or an entry.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { isHeadingRole = Qt::UserRole, summaryRole, priceRole, unknownRole, iconRole, groupRole };

    explicit PaletteModel(QObject* parent = nullptr);

    void setEntries(std::vector<PaletteEntry> entries);
    const std::vector<PaletteEntry>& entries() const { return entries_; } ///< all, whatever is searched
    void setSearch(const QString& search);
    /// Entries by their keys, latest first; they are repeated under a heading of their own while nothing is searched.
    void setRecent(const QStringList& keys);

    /// The entry of a row, or null for a heading. Valid until the entries change.
    const PaletteEntry* entry(const QModelIndex& index) const;
    /// First row that is no heading, or an invalid index.
    QModelIndex firstEntry() const;
    /// Of what the search left, the one that answers it best; ties go to the first.
    QModelIndex bestEntry() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        PaletteGroup group;
        const PaletteEntry* entry; ///< null for the heading
    };
    void rebuild();
    void addRecentRows();
    void addRow(PaletteGroup group, const PaletteEntry& entry);
    QVariant headingData(const Row& row, int role) const;

    std::vector<PaletteEntry> entries_;
    std::vector<Row> rows_;
    QStringList searchWords_;
    QStringList recent_;
};

} // namespace rackyard
