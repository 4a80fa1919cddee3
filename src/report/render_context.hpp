// What a report needs to know beside the findings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "report/text/style.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/span.hpp"
#include "text/line_index.hpp"
#include "text/utf16_index.hpp"

namespace strictpgn::report {

/// The input that findings are about, at the place where they stand.
struct render_context {
  std::string file;  ///< its name in any bytes
  strictpgn::encoding encoding = strictpgn::encoding::latin1;
  text::line_index lines{source_window{}};  ///< of the window that holds the findings
  text::utf16_index units{};                ///< of the same
  profile format = profile::import_format;  ///< that the input is held against
  /// Fixes that were carried out as far as could be.
  applicability wanted = applicability::none;
  bool has_more_fixes = false;  ///< some were not reached

  /// Goes on to another window of the same input. Where it begins as the last one did, its lines
  /// are not counted again: a line may hold any number of games.
  void move_to(const source_window& next);

  /// Whether a fix was wanted, and yet it is still here.
  bool is_left(const suggested_fix& fix) const;
  /// Why it is.
  std::string_view why_left() const;
};

/// How text reports look.
struct look {
  report::style style{false};
  std::size_t width = 100;  ///< columns of the terminal
};

/// Characters of a message that text reports show: a token of the input that it quotes may be huge.
inline constexpr std::size_t longest_message = 400;

/// True when all of that place can be shown.
bool is_inside(const span& span, const source_window& window);

/// The name of an input made visible. Names are taken for UTF-8, whatever the input is.
std::string shown_name(std::string_view file);

}  // namespace strictpgn::report
