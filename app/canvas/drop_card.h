#pragma once

#include <QWidget>

#include "canvas/canvas_scene.h"

namespace rackyard {

/// The card beside the pointer that says what a drop would change. It never takes the mouse.
class DropCardWidget : public QWidget {
    Q_OBJECT
public:
    explicit DropCardWidget(QWidget* parent);
    /// Shows the card beside `pointer` (in the parent's pixels), inside the parent.
    void show(const DropCard& card, QPoint pointer, const Theme& theme);
    /// What it says, line by line; also its accessible description.
    QStringList sentences() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString text;
        text::Tone tone;
        bool bold;
    };
    void place(QPoint pointer);
    QFont fontOf(const Line& line) const;

    std::vector<Line> lines_;
    Theme theme_;
};

} // namespace rackyard
