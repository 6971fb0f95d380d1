#include "inspector/fabric_page.h"

#include <QCheckBox>

#include "inspector/element_links.h"
#include "inspector/input.h"
#include "inspector/line_field.h"
#include "text/network_text.h"
#include "text/yard_text.h"

#include <algorithm>
#include <array>

namespace rackyard {

namespace {

constexpr std::array kinds{FabricKind::infiniband, FabricKind::roce, FabricKind::ethernet};
constexpr std::array roles{FabricRole::compute, FabricRole::storage, FabricRole::inBand, FabricRole::outOfBand};
constexpr std::array topologies{Topology::fatTree, Topology::railOptimized, Topology::railOnly};

template<class Value>
QString keyText(Value value) {
    const std::string_view key = keyOf(value);
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

template<class Values, class Word>
ChoiceBox::Choices choicesOf(const Values& values, Word word) {
    return [&values, word] {
        QList<Choice> choices;
        for (const auto value : values)
            choices.append({text::capitalised(word(value)), keyText(value)});
        return choices;
    };
}

QString gigabits(BitRate speed) { return QStringLiteral("%1").arg(speed / BitRate::ofGigabits(1)); }

} // namespace

FabricPage::FabricPage(DesignSession& session, const FabricId& fabric, QWidget* parent)
    : Page(session, parent), id_(fabric) {
    addHeading(tr("Fabric"));
    addKind();
    addShape();
    addResult();
    finish();
    refresh();
}

template<class Set>
void FabricPage::connectChoice(ChoiceBox* box, const QString& label, Set set) {
    connect(box, &ChoiceBox::chosen, this, [this, label, set](const QString& key) {
        const Fabric* now = fabric();
        if (!now) return;
        Fabric changed = *now;
        set(changed, key);
        change(changed, label);
    });
}

void FabricPage::addKind() {
    name_ = new LineField(session(), tr("Name"), [this](const QString& text) {
        if (const Fabric* now = fabric()) {
            Fabric changed = *now;
            changed.name = text.trimmed().toStdString();
            change(changed, tr("Rename"), QStringLiteral("name"));
        }
        return QString();
    }, this);
    addRow(tr("Name"), name_);
    kind_ = new ChoiceBox(tr("Kind"), choicesOf(kinds, text::fabricKindWord), this);
    connectChoice(kind_, tr("Change kind"), [](Fabric& fabric, const QString& key) { fabric.kind = *fabricKindOf(key.toStdString()); });
    addRow(tr("Kind"), kind_);
    speed_ = new ChoiceBox(tr("Speed"), [this] { return speeds(); }, this);
    connectChoice(speed_, tr("Change speed"), [](Fabric& fabric, const QString& key) { fabric.speed = BitRate::ofGigabits(key.toLongLong()); });
    addRow(tr("Speed"), speed_);
    role_ = new ChoiceBox(tr("Role"), choicesOf(roles, text::fabricRoleWord), this);
    connectChoice(role_, tr("Change role"), [](Fabric& fabric, const QString& key) { fabric.role = *fabricRoleOf(key.toStdString()); });
    addRow(tr("Role"), role_);
    default_ = new QCheckBox(tr("New systems join it"), this);
    connect(default_, &QCheckBox::clicked, this, [this](bool checked) {
        const Fabric* now = fabric();
        if (!now) return;
        Fabric changed = *now;
        changed.isDefault = checked;
        change(changed, tr("Change default fabric"));
    });
    addRow({}, default_);
}

void FabricPage::addShape() {
    topology_ = new ChoiceBox(tr("Topology"), choicesOf(topologies, text::topologyWord), this);
    connectChoice(topology_, tr("Change topology"), [](Fabric& fabric, const QString& key) { fabric.topology = *topologyOf(key.toStdString()); });
    addRow(tr("Topology"), topology_);
    oversubscription_ = numberField(tr("Oversubscription"), 1, 64, QStringLiteral("oversubscription"),
                                    [](Fabric& fabric, std::int32_t n) { fabric.oversubscription = n; });
    oversubscription_->setUnit(QStringLiteral(": 1"));
    addRow(tr("Oversubscription"), oversubscription_);
    unit_ = numberField(tr("Nodes in a unit"), 0, 100'000, QStringLiteral("unit"), [](Fabric& fabric, std::int32_t n) {
        fabric.unitNodes = n > 0 ? std::optional(n) : std::nullopt;
    });
    unit_->setPlaceholder(tr("as a leaf has ports"));
    addRow(tr("Nodes in a unit"), unit_);
    managerPorts_ = numberField(tr("Manager ports"), 0, 64, QStringLiteral("manager-ports"),
                                [](Fabric& fabric, std::int32_t n) { fabric.managerPorts = n; });
    addRow(tr("Manager ports"), managerPorts_);
}

LineField* FabricPage::numberField(const QString& name, std::int64_t least, std::int64_t most, const QString& gesture,
                                   std::function<void(Fabric&, std::int32_t)> set) {
    return new LineField(session(), name, [=, this](const QString& text) {
        const auto input = text.trimmed().isEmpty() && least == 0 ? Input<std::int64_t>{0, {}}
                                                                  : wholeNumber(text, words().locale(), least, most);
        const Fabric* now = fabric();
        if (!input.value || !now) return input.problem;
        Fabric changed = *now;
        set(changed, static_cast<std::int32_t>(*input.value));
        change(changed, tr("Change %1").arg(name), gesture);
        return QString();
    }, this);
}

void FabricPage::addResult() {
    addHeading(tr("What it takes"));
    switches_ = addValue(tr("Switches"));
    cables_ = addValue(tr("Cables"));
    pools_ = addNote();
    addHeading(tr("Joined"));
    members_ = new ElementLinks(session(), this);
    addWide(members_);
}

const Fabric* FabricPage::fabric() const { return session().shown().fabric(id_); }

/// The speeds for which the catalog knows a switch of this kind.
QList<Choice> FabricPage::speeds() const {
    QList<Choice> choices;
    const Fabric* now = fabric();
    for (const SwitchChoice& choice : catalog().switchChoices())
        if (now && choice.kind == now->kind) choices.append({words().bitRate(choice.speed), gigabits(choice.speed)});
    std::sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) { return a.key.toLongLong() < b.key.toLongLong(); });
    return choices;
}

void FabricPage::change(const Fabric& changed, const QString& label, const QString& gesture) {
    const QString id = QString::fromStdString(std::string(id_.text()));
    session().apply(withChangedFabric(session().design(), changed), label,
                    gesture.isEmpty() ? gesture : QStringLiteral("fabric/%1/%2").arg(id, gesture));
}

void FabricPage::refresh() {
    const Fabric* shown = fabric();
    if (!shown) return;
    name_->showValue(QString::fromStdString(shown->name));
    name_->setPlaceholder(text::fabricName(*shown));
    kind_->showValue(text::fabricKindWord(shown->kind), keyText(shown->kind));
    speed_->showValue(words().bitRate(shown->speed), gigabits(shown->speed));
    role_->showValue(text::capitalised(text::fabricRoleWord(shown->role)), keyText(shown->role));
    topology_->showValue(text::capitalised(text::topologyWord(shown->topology)), keyText(shown->topology));
    oversubscription_->showValue(words().integer(shown->oversubscription));
    unit_->showValue(shown->unitNodes ? words().integer(*shown->unitNodes) : QString());
    managerPorts_->showValue(words().integer(shown->managerPorts));
    default_->setEnabled(shown->role == FabricRole::compute);
    default_->setChecked(shown->isDefault);
    refreshResult(*shown);
}

void FabricPage::refreshResult(const Fabric& fabric) {
    const auto& answers = session().evaluation().fabrics;
    const auto found = std::find_if(answers.begin(), answers.end(), [&](const FabricAnswer& a) { return a.fabric == id_; });
    if (found == answers.end()) return;
    switches_->setText(text::fabricSwitchSentence(*found, catalog(), words()));
    cables_->setText(text::fabricCableSentence(*found, words()));
    pools_->setText(text::fabricPoolSentence(fabric));
    std::vector<ElementLinks::Line> lines;
    session().shown().items.forEach([&](const Item& item) {
        if (std::find(item.fabrics.begin(), item.fabrics.end(), id_) != item.fabrics.end()) lines.push_back({item.id, {}});
    });
    members_->showLines(lines, tr("Nothing joined yet. Drag the fabric onto systems, or select systems and join them here."));
}

} // namespace rackyard
