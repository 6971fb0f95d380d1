#include "inspector/reference_list.h"

#include <QVBoxLayout>

#include "inspector/model_choices.h"
#include "inspector/verdict.h"

#include <algorithm>

namespace rackyard {

ReferenceList::ReferenceList(DesignSession& session, QWidget* parent)
    : QWidget(parent), session_(session), words_(QLocale()), list_(new QLabel(this)),
      add_(modelChooser(session, tr("Add a line to the chart…"), this)) {
    list_->setWordWrap(true);
    list_->setTextFormat(Qt::RichText);
    list_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(list_);
    layout->addWidget(add_);
    connect(list_, &QLabel::linkActivated, this, &ReferenceList::remove);
    connect(add_, &ChoiceBox::chosen, this, &ReferenceList::add);
    refresh();
}

void ReferenceList::add(const QString& model) {
    const auto id = ModelId::parse(model.toStdString());
    Design design = session_.design();
    auto& models = design.referenceModels;
    if (!id || std::find(models.begin(), models.end(), *id) != models.end()) return;
    models.push_back(*id);
    session_.apply(std::move(design), tr("Add reference model"));
}

void ReferenceList::remove(const QString& model) {
    const auto id = ModelId::parse(model.toStdString());
    Design design = session_.design();
    auto& models = design.referenceModels;
    if (id) models.erase(std::remove(models.begin(), models.end(), *id), models.end());
    session_.apply(std::move(design), tr("Remove reference model"));
}

void ReferenceList::refresh() {
    QStringList html;
    for (const ReferenceFit& fit : session_.evaluation().fit.references) {
        const QString name = text::modelName(fit.model, session_.catalog()).toHtmlEscaped();
        const QString verdict = fit.minimum ? verdictHtml(fit.alone, fit.headroom, *fit.minimum, palette(), words_) : QString();
        html << QStringLiteral("%1 &nbsp;<a href=\"%2\" style=\"text-decoration:none\">%3</a><br>%4")
                    .arg(name, QString::fromStdString(fit.model.text()), tr("remove"), verdict);
    }
    list_->setText(html.join(QStringLiteral("<br>")));
    list_->setVisible(!html.isEmpty());
}

} // namespace rackyard
