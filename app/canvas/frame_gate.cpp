#include "canvas/frame_gate.h"

#include <utility>

namespace rackyard {
namespace {

constexpr qint64 frame = 16; ///< milliseconds

} // namespace

FrameGate::FrameGate(QObject* parent) : QObject(parent) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &FrameGate::flush);
}

void FrameGate::post(std::function<void()> work) {
    waiting_ = std::move(work);
    if (timer_.isActive()) return;
    const qint64 passed = sinceLast_.isValid() ? sinceLast_.elapsed() : frame;
    if (passed >= frame)
        flush();
    else
        timer_.start(static_cast<int>(frame - passed));
}

void FrameGate::flush() {
    timer_.stop();
    if (!waiting_) return;
    const auto work = std::exchange(waiting_, nullptr);
    sinceLast_.start();
    work();
}

void FrameGate::clear() {
    timer_.stop();
    waiting_ = nullptr;
}

} // namespace rackyard
