// How long the yard needs from a mouse move to the painted picture, in software rendering and with a view of
// 1600 x 900 pixels. Every step is the whole way: candidate, evaluation, scene, and the areas that changed painted.
#include "bench/mixed_design.h"
#include "canvas/band_tool.h"
#include "canvas/canvas_view.h"
#include "canvas/move_tool.h"
#include "theme/fonts.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace rackyard;

namespace {

QApplication& application() {
    static int count = 1;
    static char name[] = "canvas_bench";
    static char* arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static QApplication& application = *new QApplication(count, arguments); // outlives every static of Qt
    static const bool fonts = (registerFonts(), true);
    Q_UNUSED(fonts);
    return application;
}

enum class Seen { fit, full };

/// A view of a design of so many systems, painted once.
struct Yard {
    explicit Yard(std::int64_t systems, Seen seen)
        : catalog((application(), bench::shippedCatalog())), session(catalog), view(session) {
        session.openDesign(bench::mixedDesign(*catalog, static_cast<int>(systems)), {});
        view.resize(1600, 900);
        view.show();
        if (seen == Seen::full) {
            view.fitSelection();
            view.setZoom(1);
            session.setSelection({{}, {firstRack().id}, {}});
            view.showSelection();
        }
        paint();
    }

    const Rack& firstRack() const { return *session.design().racks.begin(); }
    const Item& someItem() const {
        for (const Item& item : session.design().items)
            if (std::holds_alternative<InRack>(item.placement)) return item;
        return *session.design().items.begin();
    }
    void paint() { QCoreApplication::processEvents(); }
    PointerEvent at(QPointF scene) const {
        return {scene, view.camera().toView(scene), Qt::LeftButton, {}, view.camera().scale()};
    }

    std::shared_ptr<const Catalog> catalog;
    DesignSession session;
    CanvasView view;
};

void paintAll(benchmark::State& state, Seen seen) {
    Yard yard(state.range(0), seen);
    for (auto _ : state)
        yard.view.viewport()->repaint();
}

/// One move of the mouse with an item in hand, up and down over its own rack and the next.
void dragItem(benchmark::State& state, Seen seen) {
    Yard yard(state.range(0), seen);
    const Item& item = yard.someItem();
    yard.session.setSelection({{item.id}, {}, {}});
    const QPointF from = outlineOf(yard.view.canvasScene().committed(), item.id).center();
    MoveTool tool(yard.view.canvasScene(), Grip{yard.session.selection(), item.id, from});
    int step = 0;
    for (auto _ : state) {
        ++step;
        tool.drag(yard.at(from + QPointF(step % 2 * 900, -(step % 17) * yard::uHeight)));
        yard.paint();
    }
    tool.cancel();
}

void rubberBand(benchmark::State& state, Seen seen) {
    Yard yard(state.range(0), seen);
    const QRectF visible = yard.view.camera().visible();
    BandTool tool(yard.view.canvasScene(), yard.at(visible.topLeft()));
    int step = 0;
    for (auto _ : state) {
        const double share = 0.1 + (++step % 80) / 100.0;
        tool.drag(yard.at(visible.topLeft() + QPointF(visible.width() * share, visible.height() * share)));
        yard.paint();
    }
    tool.release(yard.at({}));
}

void wheelZoom(benchmark::State& state) {
    Yard yard(state.range(0), Seen::fit);
    const double fitted = yard.view.zoom();
    int step = 0;
    for (auto _ : state) {
        yard.view.setZoom(fitted * (1 + (++step % 40) * 0.25));
        yard.paint();
    }
}

void openAndPaint(benchmark::State& state) {
    const auto catalog = (application(), bench::shippedCatalog());
    const Design design = bench::mixedDesign(*catalog, static_cast<int>(state.range(0)));
    DesignSession session(catalog);
    CanvasView view(session);
    view.resize(1600, 900);
    view.show();
    for (auto _ : state) {
        session.openDesign(design, {});
        QCoreApplication::processEvents();
    }
}

/// Undo and redo of one move of a thousand items, painted.
void undoMove(benchmark::State& state) {
    Yard yard(state.range(0), Seen::fit);
    ElementSet thousand;
    for (const Item& item : yard.session.design().items)
        if (thousand.items.size() < 1000) thousand.items.push_back(item.id);
    yard.session.apply(shifted(yard.session.design(), {thousand.items, {}, {}}, {0, 50}), QStringLiteral("Move"));
    yard.paint();
    for (auto _ : state) {
        yard.session.undoStack().undo();
        yard.paint();
        yard.session.undoStack().redo();
        yard.paint();
    }
}

} // namespace

BENCHMARK_CAPTURE(paintAll, fit, Seen::fit)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(paintAll, full, Seen::full)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(dragItem, fit, Seen::fit)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(dragItem, full, Seen::full)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rubberBand, fit, Seen::fit)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rubberBand, full, Seen::full)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK(wheelZoom)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK(openAndPaint)->Arg(1'000)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);
BENCHMARK(undoMove)->Arg(10'000)->Unit(benchmark::kMillisecond);
