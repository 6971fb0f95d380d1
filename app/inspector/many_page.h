#pragma once

#include "inspector/page.h"

class QLineEdit;

namespace rackyard {

class MembershipList;

/// Several parts at once: what they are, and what can be done with all of them in one step.
class ManyPage : public Page {
    Q_OBJECT
public:
    ManyPage(DesignSession& session, Selection selection, QWidget* parent = nullptr);
    void refresh() override;

private:
    void addSummary();
    void addActions();
    void rename();

    Selection selection_;
    QLabel* contents_ = nullptr;
    MembershipList* fabrics_ = nullptr;
    QLineEdit* pattern_ = nullptr;
};

/// Names the items and racks of `elements` by a pattern in the design's order: each run of `#` becomes the number, as
/// wide as the run; a pattern without `#` gets `-##` behind it.
Design renamedByPattern(const Design& design, const ElementSet& elements, const std::string& pattern);

} // namespace rackyard
