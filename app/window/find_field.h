#pragma once

#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QStandardItemModel>

#include "window/find_entry.h"

namespace rackyard {

/// The search of the whole window: type a few words, and the list below offers commands, parts to add, parts of the
/// design and findings. Enter does the one that is marked; Esc goes back to where the cursor was.
class FindField : public QLineEdit {
    Q_OBJECT
public:
    explicit FindField(QWidget* window);

    void addSource(FindSource source) { sources_.push_back(std::move(source)); }
    void begin();
    const std::vector<FindEntry>& offered() const { return entries_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void search();
    void showList();
    void step(int by);
    void run(int row);
    void leave();

    QWidget* window_;
    std::vector<FindSource> sources_;
    std::vector<FindEntry> entries_;
    QStandardItemModel model_;
    QListView* list_;
    QPointer<QWidget> cameFrom_;
};

} // namespace rackyard
