#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QWidget>

#include "session/design_session.h"
#include "text/text.h"

namespace rackyard {

/// One sheet of the inspector: rows of a label and an input, under headings. It holds ids and widgets; what it shows
/// is always read from the session.
class Page : public QWidget {
    Q_OBJECT
public:
    Page(DesignSession& session, QWidget* parent);

    /// Shows what the session shows now. Cheap: it is called while the mouse moves.
    virtual void refresh() = 0;
    void focusFirstInput();

protected:
    DesignSession& session() const { return session_; }
    const text::Words& words() const { return words_; }
    const Catalog& catalog() const { return session_.catalog(); }

    QLabel* addHeading(const QString& text);
    void addRow(const QString& label, QWidget* field);
    void addWide(QWidget* widget);
    /// A row whose value is only shown; `setText` of the label fills it.
    QLabel* addValue(const QString& label);
    QLabel* addNote(const QString& text = {});
    /// Pushes everything to the top; call it last.
    void finish();

private:
    DesignSession& session_;
    text::Words words_;
    QGridLayout* grid_;
    int row_ = 0;
};

/// The smaller, quieter type of labels and notes.
void makeMuted(QLabel& label);

} // namespace rackyard
