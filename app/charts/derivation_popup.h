#pragma once

#include <QFrame>

#include "catalog/catalog.h"
#include "evaluate/derivation.h"
#include "text/text.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace rackyard::charts {

/// How one figure comes about: its value, the arithmetic in figures, and beneath it every part down to the figures of
/// the catalog with their sources and dates. Closes by Esc or by a click beside it.
class DerivationPopup : public QFrame {
    Q_OBJECT
public:
    explicit DerivationPopup(QWidget* parent = nullptr);

    /// Opens beside `anchor`, wholly on its screen.
    void open(const Derivation& derivation, const Catalog& catalog, const text::Words& words, const QWidget& anchor);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill(const Derivation& derivation, const Catalog& catalog, const text::Words& words);
    void placeBeside(const QWidget& anchor);
    void copy() const;

    QLabel* title_;
    QLabel* value_;
    QLabel* formula_;
    QTreeWidget* parts_;
};

} // namespace rackyard::charts
