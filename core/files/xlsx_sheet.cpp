#include "files/xlsx_sheet.h"

namespace rackyard::xlsx {

namespace {

lxw_format* make(lxw_workbook* book) {
    lxw_format* format = workbook_add_format(book);
    format_set_font_name(format, "Calibri");
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    return format;
}

lxw_format* numeric(lxw_workbook* book, const char* pattern) {
    lxw_format* format = make(book);
    format_set_num_format(format, pattern);
    return format;
}

lxw_format* bold(lxw_format* format) {
    format_set_bold(format);
    return format;
}

lxw_format* total(lxw_format* format) {
    format_set_bold(format);
    format_set_top(format, LXW_BORDER_THIN);
    return format;
}

} // namespace

Formats::Formats(lxw_workbook* book)
    : title(bold(make(book))), heading(bold(make(book))), text(numeric(book, "@")), wrapped(make(book)),
      number(numeric(book, "#,##0.###")), integer(numeric(book, "#,##0")), money(numeric(book, "#,##0.00")),
      label(bold(make(book))), totalLabel(total(make(book))), totalMoney(total(numeric(book, "#,##0.00"))),
      muted(make(book)) {
    format_set_font_size(title, 16);
    format_set_align(heading, LXW_ALIGN_VERTICAL_CENTER);
    format_set_text_wrap(heading);
    format_set_bg_color(heading, 0xE8EEF5);
    format_set_bottom(heading, LXW_BORDER_THIN);
    format_set_text_wrap(wrapped);
    format_set_font_color(muted, 0x55606B);
}

Sheet::Sheet(lxw_workbook* book, const char* name, const Formats& formats)
    : sheet_(workbook_add_worksheet(book, name)), formats_(formats) {
    worksheet_set_landscape(sheet_);
    worksheet_fit_to_pages(sheet_, 1, 0);
}

void Sheet::widths(std::initializer_list<double> characters) {
    lxw_col_t column = 0;
    for (const double width : characters) {
        worksheet_set_column(sheet_, column, column, width, nullptr);
        ++column;
    }
}

void Sheet::headings(std::initializer_list<const char*> titles) {
    lxw_col_t column = 0;
    for (const char* title : titles)
        worksheet_write_string(sheet_, row_, column++, title, formats_.heading);
    worksheet_set_row(sheet_, row_, 32, nullptr);
    worksheet_freeze_panes(sheet_, row_ + 1, 0);
    worksheet_repeat_rows(sheet_, row_, row_);
    next();
}

void Sheet::text(lxw_col_t column, const std::string& value, lxw_format* format) {
    if (!value.empty())
        worksheet_write_string(sheet_, row_, column, value.c_str(), format ? format : formats_.text);
}

void Sheet::number(lxw_col_t column, double value, lxw_format* format) {
    worksheet_write_number(sheet_, row_, column, value, format ? format : formats_.number);
}

void Sheet::money(lxw_col_t column, const std::optional<Money>& value, lxw_format* format) {
    if (value) number(column, value->major(), format ? format : formats_.money);
}

void Sheet::formula(lxw_col_t column, const std::string& formula, double value, lxw_format* format) {
    worksheet_write_formula_num(sheet_, row_, column, formula.c_str(), format, value);
}

std::string cellName(lxw_row_t row, lxw_col_t column) {
    std::string letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return letters + std::to_string(row + 1);
}

} // namespace rackyard::xlsx
