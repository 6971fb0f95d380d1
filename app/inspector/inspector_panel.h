#pragma once

#include <QScrollArea>
#include <QTimer>

#include "session/design_session.h"

namespace rackyard {

class Page;

/// Properties of what is selected, or of the design where nothing is. Every input changes the design at once.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit InspectorPanel(DesignSession& session, QWidget* parent = nullptr);

    /// Shows the design's page with the list of models to add opened.
    void askForWorkload();
    /// Puts the cursor into the first input of the page.
    void focusFirstInput();
    /// What is shown, for a dock's title: `Design` or `Selection`.
    QString heading() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void headingChanged();

private:
    Page* newPage();
    void choosePage();
    void refresh();

    DesignSession& session_;
    Page* page_ = nullptr;
    Selection shown_;
    bool stale_ = false; ///< the catalog changed under the page
    QTimer choosing_;   ///< a rubber band changes the selection often; the page is made once
    QTimer refreshing_; ///< while something moves, once a frame is enough
};

} // namespace rackyard
