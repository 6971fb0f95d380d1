#pragma once

#include <QLabel>
#include <QWidget>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "text/text.h"
#include "theme/theme.h"

namespace rackyard::charts {

/// What a panel shows: one evaluation with the design and the catalog it was made from.
struct Shown {
    const Evaluation& evaluation;
    const Design& design;
    const Catalog& catalog;
    const text::Words& words;
};

/// One question of the summary with its answer. Its height stays while its figures change.
class Section : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void present(const Shown& shown) = 0;
    /// Colours that the palette does not carry.
    virtual void wear(const Theme&) {}

Q_SIGNALS:
    /// The user asks for the derivation of a figure.
    void asked(const QString& key);
};

/// A line of small, quiet words.
QLabel* quietLabel(QWidget* parent, Qt::Alignment alignment = Qt::AlignLeft);
/// Words of a label, replaced only where they differ, so that nothing is laid out again for nothing.
void setWords(QLabel& label, const QString& words);
/// Room for that many lines, used or not.
void reserveLines(QLabel& label, int lines);

} // namespace rackyard::charts
