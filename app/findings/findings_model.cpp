#include "findings/findings_model.h"

#include "text/text.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace rackyard {

namespace {

constexpr std::size_t foldedFrom = 4; // three of a kind are read at a glance
constexpr quintptr isTop = 0;         // internal id of a top row; children carry their parent's row + 1

} // namespace

FindingsModel::FindingsModel(const DesignSession& session, QObject* parent)
    : QAbstractItemModel(parent), session_(session), remedies_(new RemedyFinder(session, this)) {}

bool FindingsModel::refresh() {
    if (findings_ == session_.evaluation().findings) return false;
    beginResetModel();
    findings_ = session_.evaluation().findings;
    fold();
    endResetModel();
    return true;
}

void FindingsModel::fold() {
    std::map<FindingCode, std::size_t> counts;
    for (const Finding& finding : findings_)
        ++counts[finding.code];
    groups_.clear();
    std::map<FindingCode, std::size_t> groupOf;
    for (std::size_t i = 0; i < findings_.size(); ++i) {
        const FindingCode code = findings_[i].code;
        const auto known = groupOf.find(code);
        if (counts[code] >= foldedFrom && known != groupOf.end()) {
            groups_[known->second].push_back(i);
            continue;
        }
        groupOf[code] = groups_.size();
        groups_.push_back({i});
    }
}

const Finding* FindingsModel::finding(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const bool top = index.internalId() == isTop;
    const Group& group = groups_[top ? static_cast<std::size_t>(index.row()) : index.internalId() - 1];
    return &findings_[group[top ? 0 : static_cast<std::size_t>(index.row()) + 1]];
}

QModelIndex FindingsModel::indexOf(const Finding& finding) const {
    for (std::size_t row = 0; row < groups_.size(); ++row) {
        const Group& group = groups_[row];
        const auto found = std::find_if(group.begin(), group.end(), [&](std::size_t i) { return findings_[i] == finding; });
        if (found == group.end()) continue;
        const QModelIndex top = index(static_cast<int>(row), 0);
        return found == group.begin() ? top : index(static_cast<int>(found - group.begin()) - 1, 0, top);
    }
    return {};
}

QString FindingsModel::sentence(const Finding& finding) const {
    return text::findingSentence(finding, session_.shown(), session_.catalog(), text::Words(QLocale()));
}

std::int64_t FindingsModel::count(Severity severity) const {
    return std::count_if(findings_.begin(), findings_.end(), [&](const Finding& f) { return f.severity() == severity; });
}

QModelIndex FindingsModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : isTop);
}

QModelIndex FindingsModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == isTop) return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, isTop);
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    if (parent.internalId() != isTop) return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].size()) - 1;
}

int FindingsModel::columnCount(const QModelIndex&) const { return 1; }

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Finding* found = finding(index);
    if (!found) return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return sentence(*found);
    case Qt::AccessibleTextRole:
        return QString(text::severityWord(found->severity()) + QStringLiteral(": ") + sentence(*found));
    case severityRole: return static_cast<int>(found->severity());
    case moreRole: return rowCount(index);
    case Qt::AccessibleDescriptionRole:
    case remedyRole: return remedies_->words(*found);
    default: return {};
    }
}

} // namespace rackyard
