#include "inspector/model_choices.h"

namespace rackyard {

ChoiceBox* modelChooser(DesignSession& session, const QString& invitation, QWidget* parent) {
    auto* box = new ChoiceBox(invitation, [&session, words = text::Words(QLocale())] {
        QList<Choice> choices;
        for (const Model& model : session.catalog().models())
            choices.append({QStringLiteral("%1 · %2").arg(QString::fromStdString(model.name), words.gigabytes(minimumMemory(model))),
                            QString::fromStdString(model.id.text())});
        return choices;
    }, parent);
    box->showValue(invitation, {});
    QObject::connect(box, &ChoiceBox::chosen, box, [box] { box->setCurrentIndex(box->findData(QString())); });
    return box;
}

} // namespace rackyard
