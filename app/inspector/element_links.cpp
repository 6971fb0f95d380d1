#include "inspector/element_links.h"

#include "text/text.h"

namespace rackyard {

namespace {

constexpr std::size_t mostLines = 24;

} // namespace

ElementLinks::ElementLinks(DesignSession& session, QWidget* parent) : QLabel(parent), session_(session) {
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto item = ItemId::parse(link.toStdString())) session_.setSelection({.items = {*item}});
    });
}

void ElementLinks::showLines(const std::vector<Line>& lines, const QString& whenEmpty) {
    QStringList html;
    for (const Line& line : lines) {
        if (html.size() == static_cast<qsizetype>(mostLines)) break;
        const QString name = text::subjectName(line.item, session_.shown(), session_.catalog()).toHtmlEscaped();
        const QString id = QString::fromStdString(std::string(line.item.text()));
        const QString link = QStringLiteral("<a href=\"%1\" style=\"text-decoration:none\">%2</a>").arg(id, name);
        html << (line.place.isEmpty() ? link : line.place.toHtmlEscaped() + QStringLiteral("&nbsp; ") + link);
    }
    if (lines.size() > mostLines) html << tr("and %1 more").arg(text::Words(locale()).integer(static_cast<std::int64_t>(lines.size() - mostLines)));
    setText(lines.empty() ? whenEmpty.toHtmlEscaped() : html.join(QStringLiteral("<br>")));
}

} // namespace rackyard
