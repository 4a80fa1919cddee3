// The findings of one game, each given to what it is about.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "report/json/json_text.hpp"
#include "report/text/open_line.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/profile.hpp"

namespace strictpgn::report {

class placed_findings {
 public:
  /// The findings in text order.
  placed_findings(std::span<const diagnostic> all, encoding encoding);

  /// Adds those that begin in a place to the member `findings`, unless they are somewhere already.
  void take(json& to, const span& where);
  /// Likewise of an element: a move with its number and its suffix annotation, or both parentheses
  /// of a variation.
  void take(json& to, const game& what, const element& one);
  /// Writes those that are nowhere yet as the member `findings`.
  void write_rest(open_line& line) const;

 private:
  std::span<const diagnostic> all_;
  std::vector<bool> is_taken_;
  encoding encoding_;
};

}  // namespace strictpgn::report
