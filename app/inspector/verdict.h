#pragma once

#include <QPalette>
#include <QString>

#include "evaluate/evaluation.h"
#include "text/text.h"

namespace rackyard {

/// Whether a model fits, as a shape, a word and a colour, with what it needs behind: `● fits across network · needs
/// 903.6 GB`. Rich text for a label that wears `palette`.
QString verdictHtml(FitStatus status, Bytes headroom, Bytes minimum, const QPalette& palette, const text::Words& words);

} // namespace rackyard
