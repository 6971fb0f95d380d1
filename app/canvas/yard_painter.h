#pragma once

#include <QPainter>
#include <QRectF>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "text/text.h"
#include "theme/theme.h"

#include <memory>

namespace rackyard {

class Labels;
class YardFigures;
class YardScene;
struct PaintContext;

/// What the racks and systems are coloured by.
enum class YardColouring { none, power, cooling, fill, pool };

struct YardStyle {
    Theme theme;
    YardColouring colouring = YardColouring::none;
    bool topDownNumbers = false;       ///< U 1 at the top in labels; positions stay what they are
};

/// The one painter of the yard: the canvas, PDF, SVG, PNG, print and the minimap all call it.
class YardPainter {
public:
    /// Paints a design by itself. Catalog and words must outlive the painter, the rest only this call.
    YardPainter(const Design& design, const Evaluation& evaluation, const Catalog& catalog, const text::Words& words,
                YardStyle style);
    /// Paints a scene that somebody keeps up to date; all arguments must outlive the painter.
    YardPainter(const YardScene& scene, const YardFigures& figures, Labels& labels, const text::Words& words,
                YardStyle style);
    ~YardPainter();

    /// Everything drawn, in scene units (millimetres).
    QRectF bounds() const;
    /// Paints what lies in `exposed` (scene units) on a painter whose units are those of the scene.
    /// `pixelsPerUnit` picks the level of detail: far away a rack is one rectangle, nearer systems have names, nearer
    /// still their figures.
    void paint(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const;
    /// The same on a painter whose units are pixels: the exact way for screens.
    void paintPixels(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const;
    /// Paints everything as large as it fits into `target`, in its middle. Lines and letters are as on a screen of
    /// which one pixel is one unit of the painter.
    void paintFitted(QPainter& painter, const QRectF& target) const;

    /// For those that paint single parts, such as a ghost: the context at one scale. The painter's unit is the pixel.
    PaintContext context(QPainter& painter, const QRectF& exposed, double pixelsPerUnit) const;

private:
    struct Own;
    std::unique_ptr<Own> own_;          ///< where the painter follows a design by itself
    const YardScene* scene_;
    const YardFigures* figures_;
    Labels* labels_;
    const text::Words& words_;
    YardStyle style_;
};

} // namespace rackyard
