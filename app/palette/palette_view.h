#pragma once

#include <QListView>

#include "palette/palette_model.h"

namespace rackyard {

/// The list of cards. A card is dragged to the yard, or added by Enter or a double click; letters typed here go on
/// searching.
class PaletteView : public QListView {
    Q_OBJECT
public:
    explicit PaletteView(PaletteModel& model, QWidget* parent = nullptr);

    /// Makes the next or previous card current, passing over headings.
    void step(int by);

Q_SIGNALS:
    void chosen(const QModelIndex& index);
    void dragged(const QModelIndex& index); ///< and dropped somewhere
    void typed(const QString& text);

protected:
    void startDrag(Qt::DropActions supported) override;
    void keyPressEvent(QKeyEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    QModelIndex entryFrom(int row, int by) const;

    PaletteModel& model_;
};

} // namespace rackyard
