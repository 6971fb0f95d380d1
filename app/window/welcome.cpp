#include "window/welcome.h"

#include <QLabel>
#include <QVBoxLayout>

#include "evaluate/evaluate.h"
#include "text/text.h"
#include "window/build_button.h"

namespace rackyard {

namespace {

constexpr int columnWidth = 680;

BuildButton* newButton(const ShippedBuild& build, const Catalog& catalog, QWidget* parent) {
    const text::Words words{QLocale()};
    const auto design = shippedDesign(build.resource);
    const MemoryAnswer memory = design ? evaluate(*design, catalog).memory : MemoryAnswer();
    return new BuildButton(build.name, words.gigabytes(memory.pooled), words.gigabytes(memory.onPaper),
                           memory.pooled == memory.onPaper, parent);
}

} // namespace

Welcome::Welcome(const Catalog& catalog, QWidget* parent) : QWidget(parent) {
    auto* guidance = new QWidget(this);
    guidance->setMaximumWidth(columnWidth);
    auto* column = new QVBoxLayout(guidance);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(newText(tr("Build a cluster, and see what it really is"), 1.7, true));
    column->addWidget(newText(tr("A cluster is many GPUs wired so closely that one model can spread over them as if they "
                                 "were one large GPU. The wiring decides whether that works."), 1, false));
    column->addWidget(newText(tr("Adding up memory is easy; using it together is not. Cards in separate desktops make a "
                                 "big number on paper, yet one model gets the memory of one card. GPUs joined by NVLink "
                                 "share theirs, and such systems joined by InfiniBand or RoCE share it across the network. "
                                 "Here you always see both numbers."), 1, false));
    column->addSpacing(6);
    column->addWidget(newText(tr("Drag a node here, or open a build"), 1.15, true));
    for (const ShippedBuild& build : shippedBuilds()) {
        BuildButton* button = newButton(build, catalog, this);
        connect(button, &BuildButton::clicked, this, [this, build] { Q_EMIT buildChosen(build.resource); });
        column->addWidget(button);
    }
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addWidget(guidance, 1000);
    centred->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->addStretch(2);
    layout->addLayout(centred);
    layout->addStretch(3);
}

QWidget* Welcome::newText(const QString& text, double size, bool bold) {
    auto* label = new QLabel(text, this);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setBold(bold);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

} // namespace rackyard
