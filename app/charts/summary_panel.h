#pragma once

#include <QTimer>
#include <QWidget>

#include "session/design_session.h"
#include "theme/theme.h"

#include <vector>

namespace rackyard {

namespace charts {
class DerivationPopup;
class Section;
} // namespace charts

/// The right-hand panel: what the design on screen really is. The memory that one model can use stands largest, then
/// what the models need, power and heat, cooling, cost, and each rack. It follows the session while the mouse still
/// moves, once a frame, and touches only what changed.
class SummaryPanel : public QWidget {
    Q_OBJECT
public:
    explicit SummaryPanel(DesignSession& session, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshSoon();
    void refresh();
    void explainFigure(const QString& key);

    DesignSession& session_;
    std::vector<charts::Section*> sections_;
    std::vector<QWidget*> rules_;      ///< hairline above each section but the first
    charts::DerivationPopup* popup_;
    QTimer frame_;
};

} // namespace rackyard
