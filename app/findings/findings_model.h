#pragma once

#include <QAbstractItemModel>

#include "findings/finding.h"
#include "findings/remedy_finder.h"
#include "session/design_session.h"

#include <vector>

namespace rackyard {

/// The findings of the design on screen. Many of one kind are folded under the first of them, so that ten thousand
/// racks over their limit are one row until somebody unfolds it. Sentences are made when a row is looked at.
class FindingsModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        severityRole = Qt::UserRole,
        moreRole,   ///< how many more of its kind a row stands for; 0 for a row of its own
        remedyRole, ///< what the button that cures it says; empty where there is none
    };
    explicit FindingsModel(const DesignSession& session, QObject* parent = nullptr);

    RemedyFinder& remedies() { return *remedies_; }

    /// Takes over what the session says now; true where the findings are others than before.
    bool refresh();
    const std::vector<Finding>& findings() const { return findings_; }
    /// The finding of a row; null for an invalid index.
    const Finding* finding(const QModelIndex& index) const;
    /// Where an equal finding stands, or an invalid index.
    QModelIndex indexOf(const Finding& finding) const;
    QString sentence(const Finding& finding) const;
    std::int64_t count(Severity severity) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    /// Places of findings that one top row stands for; the first is spoken, the others are its children.
    using Group = std::vector<std::size_t>;
    void fold();

    const DesignSession& session_;
    RemedyFinder* remedies_;
    std::vector<Finding> findings_;
    std::vector<Group> groups_;
};

} // namespace rackyard
