#pragma once

#include <QWidget>

#include "palette/palette_model.h"
#include "palette/recently_used.h"
#include "session/design_session.h"

class QLabel;
class QLineEdit;

namespace rackyard {

class PaletteView;

/// The catalog to build from: a search field over cards that are dragged to the yard or added by Enter.
class PalettePanel : public QWidget {
    Q_OBJECT
public:
    PalettePanel(DesignSession& session, QSettings& settings, QWidget* parent = nullptr);

    void focusSearch();
    /// Notes that an entry was used from elsewhere, by its key.
    void noteUse(const QString& key);
    const PaletteModel& model() const { return model_; }

Q_SIGNALS:
    /// The user wants what a drag with this payload would bring, wherever it fits.
    void addRequested(const QMimeData& payload);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshEntries();
    void search(const QString& text);
    void add(const QModelIndex& index);
    bool steer(int key);

    DesignSession& session_;
    RecentlyUsed recent_;
    PaletteModel model_;
    QLineEdit* search_;
    PaletteView* view_;
    QLabel* nothingFound_;
    const Catalog* shownCatalog_ = nullptr;
    PriceBookId shownBook_ = defaultPriceBook();
};

} // namespace rackyard
