// How the rules about the end of a game, as its tags tell it, are violated on purpose
// (PGN 8.1.1.7, 9.8, 9.9).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_ending_values[] = {
    {rule::result_tag_value, "Result", "1/2"},
    {rule::result_tag_value, "Result", "won"},
    {rule::result_tag_value, "Result", ""},
    {rule::result_tag_value, "Result", by_production{"result_tag"}},
    {rule::termination_tag_value, "Termination", "Emergency"},
    {rule::termination_tag_value, "Termination", "won on time"},
    {rule::termination_tag_value, "Termination", by_production{"termination_tag"}},
    {rule::plycount_format, "PlyCount", by_production{"plycount_tag"}},
    {rule::plycount_mismatch, "PlyCount", "999"},
};
// clang-format on

bool termination_conflict(mutable_game& on) {
  on.set_tag("Termination", on.game.result == termination::unknown ? "normal" : "unterminated");
  return true;
}

}  // namespace

std::vector<violation> ending_violations() {
  return with_values<bad_ending_values>({
      {rule::termination_tag_conflict, termination_conflict},
  });
}

}  // namespace strictpgn::generate
