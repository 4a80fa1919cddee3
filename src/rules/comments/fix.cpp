// How comments are fixed: those that say nothing go (PGN 5).
#include "rules/fixes.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

suggested_fix without_empty_comment(const fix_context& here, const diagnostic& found) {
  return unsafe(without(here.source, found.where));
}

}  // namespace

std::span<const fix_row> comments_fixes() {
  static constexpr fix_row table[] = {
      {rule::comment_empty, without_empty_comment, false, only(aspect::comments)},
  };
  return table;
}

}  // namespace strictpgn::rules
