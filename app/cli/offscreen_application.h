#pragma once

#include <QApplication>

#include <memory>

namespace rackyard::cli {

/// An application that paints documents without a display and without asking the desktop for fonts, style or
/// locale.
class OffscreenApplication {
public:
    OffscreenApplication();
    ~OffscreenApplication();

private:
    int argc_ = 1;
    char name_[9] = "rackyard";
    char* argv_[2] = {name_, nullptr};
    std::unique_ptr<QApplication> application_;
};

} // namespace rackyard::cli
