#include "theme/flat_style.h"

#include "theme/flat_painting.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolButton>

namespace rackyard {

namespace {

template<class Option>
const Option& as(const QStyleOption* option) {
    return *static_cast<const Option*>(option);
}

/// Text on an accent button takes the accent's own text colour.
template<class Option>
Option withTextColour(const QStyleOption* option, const QWidget* widget) {
    Option copy = as<Option>(option);
    if (flat::isPrimary(widget) && copy.state.testFlag(QStyle::State_Enabled))
        copy.palette.setColor(QPalette::ButtonText, copy.palette.color(QPalette::HighlightedText));
    return copy;
}

bool isToolBarButton(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    return button && !button->autoRaise();
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand: flat::paintButton(*painter, *option, widget, true); return;
    case PE_PanelButtonTool: flat::paintButton(*painter, *option, widget, isToolBarButton(widget)); return;
    case PE_FrameFocusRect: return; // edges show the focus
    case PE_PanelLineEdit:
        if (as<QStyleOptionFrame>(option).lineWidth > 0) flat::paintInput(*painter, *option, widget);
        else painter->fillRect(option->rect, option->palette.color(QPalette::Base));
        return;
    case PE_FrameLineEdit: return; // the panel has its own edge
    case PE_IndicatorCheckBox: flat::paintCheckBox(*painter, *option, false); return;
    case PE_IndicatorRadioButton: flat::paintCheckBox(*painter, *option, true); return;
    case PE_IndicatorArrowDown:
        flat::paintChevron(*painter, option->rect, option->palette.color(QPalette::ButtonText), Qt::DownArrow);
        return;
    case PE_IndicatorArrowRight:
        flat::paintChevron(*painter, option->rect, option->palette.color(QPalette::ButtonText), Qt::RightArrow);
        return;
    case PE_PanelMenuBar:
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
    case PE_IndicatorDockWidgetResizeHandle: return;
    case PE_FrameDockWidget: return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    switch (element) {
    case CE_PushButtonLabel: {
        const auto copy = withTextColour<QStyleOptionButton>(option, widget);
        QProxyStyle::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_ToolButtonLabel: {
        const auto copy = withTextColour<QStyleOptionToolButton>(option, widget);
        QProxyStyle::drawControl(element, &copy, painter, widget);
        return;
    }
    case CE_MenuBarEmptyArea:
    case CE_ToolBar: {
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          option->palette.color(QPalette::Mid));
        return;
    }
    case CE_TabBarTabShape: flat::paintTab(*painter, as<QStyleOptionTab>(option)); return;
    case CE_Splitter:
        painter->fillRect(option->rect, option->palette.color(QPalette::Mid));
        return;
    default: QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const {
    if (control == CC_ComboBox) {
        flat::paintInput(*painter, *option, widget);
        const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        flat::paintChevron(*painter, arrow, option->palette.color(QPalette::ButtonText), Qt::DownArrow);
        return;
    }
    if (control == CC_ScrollBar) {
        flat::paintScrollBar(*painter, *option, subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_LineEdit || type == CT_ComboBox) result.setHeight(std::max(result.height() + 2, 28));
    if (type == CT_PushButton) result = result.expandedTo(QSize(size.width() + 24, 30));
    if (type == CT_ToolButton && isToolBarButton(widget)) result = result.expandedTo(QSize(size.width() + 18, 30));
    return result;
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_ScrollBarExtent: return 12;
    case PM_ScrollBarSliderMin: return 28;
    case PM_DockWidgetSeparatorExtent: return 4;
    case PM_DockWidgetFrameWidth: return 0;
    case PM_ToolBarItemSpacing: return 8;
    case PM_ToolBarItemMargin: return 5;
    case PM_ToolBarFrameWidth: return 3;
    case PM_IndicatorHeight:
    case PM_IndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ExclusiveIndicatorWidth: return 16;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_ToolTip_WakeUpDelay: return 400;
    case SH_ScrollBar_Transient: return 0;
    case SH_ComboBox_Popup: return 0;
    case SH_EtchDisabledText: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    // Edges that answer to the pointer need its moves.
    if (qobject_cast<QComboBox*>(widget) || qobject_cast<QPushButton*>(widget) || qobject_cast<QToolButton*>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace rackyard
