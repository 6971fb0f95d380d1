#pragma once

#include <QString>

#include "catalog/catalog.h"
#include "design/design.h"
#include "evaluate/evaluation.h"
#include "proposal/page_format.h"
#include "units/date.h"

namespace rackyard {

/// Day of the clock, which documents bear unless another is asked for.
Date today();

// Every function writes one file, atomically: on failure the old file stays and `reason`, where given, says
// in words why. They need a QApplication whose fonts are registered, with or without a display.

/// The proposal for a customer, in the design's language of documents. `date` stands on its cover.
bool exportProposalPdf(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                       const Date& date, const QString& path, PageFormat format, QString* reason = nullptr);

/// The yard as a picture, by the painter of the screen in the look for paper. For the PNG, `scale` 1 is the
/// canvas at 100 %, three millimetres a pixel.
bool exportYardSvg(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const QString& path, QString* reason = nullptr);
bool exportYardPng(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const QString& path, double scale, QString* reason = nullptr);

/// The bill of materials as `core/files` writes it.
bool exportBomCsv(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                  const QString& path, QString* reason = nullptr);
bool exportBomXlsx(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                   const Date& date, const QString& path, QString* reason = nullptr);

/// The document of `rackyard evaluate --json`.
bool exportEvaluationJson(const Design& design, const Catalog& catalog, const Evaluation& evaluation,
                          const QString& path, QString* reason = nullptr);

} // namespace rackyard
