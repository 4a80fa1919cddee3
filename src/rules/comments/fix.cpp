// How comments are fixed: those that say nothing go (PGN 5).
#include "rules/fixes.hpp"

namespace strictpgn::rules {
namespace {

remedy without_empty_comment(const scene& here, const diagnostic& found) {
  return unsafe(without(here.source, found.where));
}

}  // namespace

std::span<const remedy_row> comments_remedies() {
  static constexpr remedy_row table[] = {
      {rule::comment_empty, without_empty_comment},
  };
  return table;
}

}  // namespace strictpgn::rules
