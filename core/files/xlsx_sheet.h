#pragma once

#include "units/units.h"

#include <xlsxwriter.h>

#include <optional>
#include <string>

namespace rackyard::xlsx {

/// Formats shared by all sheets of one workbook; the workbook owns them.
struct Formats {
    explicit Formats(lxw_workbook* book);

    lxw_format* title;
    lxw_format* heading; ///< first row of a table
    lxw_format* text;
    lxw_format* wrapped;
    lxw_format* number;  ///< as many decimals as there are
    lxw_format* integer; ///< grouped
    lxw_format* money;   ///< grouped, two decimals
    lxw_format* label;
    lxw_format* totalLabel;
    lxw_format* totalMoney;
    lxw_format* muted;
};

/// A sheet that is written row by row from the top. Text is always text: what looks like a formula or a
/// number in a name or part number stays as it is written.
class Sheet {
public:
    Sheet(lxw_workbook* book, const char* name, const Formats& formats);

    lxw_row_t row() const { return row_; }
    void next() { ++row_; }
    void skip(lxw_row_t rows) { row_ += rows; }
    void widths(std::initializer_list<double> characters);
    /// The heading row, which stays in sight while the rest scrolls, with filters over `rows` rows below it.
    void headings(std::initializer_list<const char*> titles);

    void text(lxw_col_t column, const std::string& value, lxw_format* format = nullptr);
    void number(lxw_col_t column, double value, lxw_format* format = nullptr);
    void money(lxw_col_t column, const std::optional<Money>& value, lxw_format* format = nullptr);
    /// A formula with its value, for readers that do not calculate.
    void formula(lxw_col_t column, const std::string& formula, double value, lxw_format* format);

    lxw_worksheet* handle() const { return sheet_; }

private:
    lxw_worksheet* sheet_;
    const Formats& formats_;
    lxw_row_t row_ = 0;
};

/// `B7` of row 6, column 1.
std::string cellName(lxw_row_t row, lxw_col_t column);

} // namespace rackyard::xlsx
