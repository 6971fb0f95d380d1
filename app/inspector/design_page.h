#pragma once

#include "inspector/input.h"
#include "inspector/page.h"

#include <functional>
#include <vector>

namespace rackyard {

class ChoiceBox;
class LineField;
class ReferenceList;
class WorkloadList;

/// The design as a whole: its name, what shall run on it, what it takes for granted, and the words for the proposal.
class DesignPage : public Page {
    Q_OBJECT
public:
    explicit DesignPage(DesignSession& session, QWidget* parent = nullptr);
    void refresh() override;
    WorkloadList& workloads() { return *workloads_; }

private:
    void addAssumptionChoices();
    void addAssumptionFigures();
    void addProposal();
    /// A line of text that stands somewhere in the design.
    void addText(const QString& label, const QString& gesture, std::function<std::string&(Design&)> place,
                 const QString& placeholder = {});
    void addFactor(const QString& label, double least, double most, Factor Assumptions::*place);
    void addLimit(const QString& label, std::optional<Power> Assumptions::*place);
    void change(const std::function<void(Design&)>& edit, const QString& label, const QString& gesture = {});

    /// Each shows one field of the design.
    std::vector<std::function<void(const Design&)>> refreshers_;
    WorkloadList* workloads_ = nullptr;
    ReferenceList* references_ = nullptr;
};

} // namespace rackyard
