#include "read/unit_checker.hpp"

#include <algorithm>

#include "parse/elements.hpp"
#include "read/expected.hpp"
#include "read/fix_trial.hpp"
#include "rules/commands/context.hpp"
#include "rules/deviations.hpp"
#include "rules/fen/in_comments.hpp"
#include "rules/game/foreign_moves.hpp"
#include "rules/game/move_places.hpp"
#include "rules/start/detect.hpp"

namespace strictpgn::read {

using namespace rules;

namespace {

/// Variations that it left open end there, too, without a token.
bool ends_in_open_comment(const game& unit) {
  const auto is_token = [](const element& e) {
    return e.kind != element_kind::variation_end || (e.flags & element_flag::is_unclosed) == 0;
  };
  const auto last = std::find_if(unit.elements.rbegin(), unit.elements.rend(), is_token);
  return last != unit.elements.rend() && last->kind == element_kind::comment &&
         (last->flags & element_flag::is_unclosed) != 0;
}

}  // namespace

void unit_checker::go_on(const boundary& from) {
  utf8_ = from.utf8;
  behind_game_ = from.behind_game;
  behind_end_ = from.behind_end;
  follows_a_game_ = from.follows_a_game;
}

void unit_checker::tell(boundary& here) const {
  here.utf8 = utf8_;
  here.behind_game = behind_game_;
  here.behind_end = behind_end_;
  here.follows_a_game = follows_a_game_;
}

void unit_checker::give_up(bool is_game) {
  board_.clear();
  go_behind(is_game);
}

void unit_checker::pass_text(std::uint64_t end) {
  behind_game_.add_token();
  behind_end_ = end;
}

void unit_checker::pass_blanks(std::uint64_t end) {
  const auto begin = std::max(behind_end_, input_.offset_of(input_.begin()));
  if (begin < end) behind_game_.add({input_.place_of(begin), input_.place_of(end)});
  behind_end_ = end;
}

bool unit_checker::check_syntax(const unit_place& where) {
  const auto& unit = made_.result();
  bool is_game = made_.has_game();
  if (!unit.deviations.empty()) {
    auto in = context_of(where);
    index_elements(in);
    is_game = in.is_game;
    add_deviations(in, found_);
    found_.finish();
    add_expectations(where.step, where.from_here, unit.offset, by_.how.limits, found_);
  }
  follows_a_game_ = (follows_a_game_ || is_game) && !parse::is_text_outside_game(unit);
  return is_game;
}

bool unit_checker::check(const unit_place& where) {
  auto& unit = made_.result();
  auto in = context_of(where);
  if (in.is_foreign()) {
    read_words_as_moves(unit);
    made_.forget_index();
  }
  index_elements(in);
  if (in.is_last) lines_.end(unit, found_, ends_in_open_comment(unit));
  in.long_lines = lines_.long_lines();
  in.behind_game = behind_game_;
  if (where.has_odd_bytes) check_bytes(in, where.whole, unit.offset, utf8_, found_);
  board_.clear();
  if (in.is_game) replay(in);
  detect(in, where.number);
  found_.finish();
  if (!unit.deviations.empty())
    add_expectations(where.step, where.from_here, unit.offset, by_.how.limits, found_);
  add_fixes(in, where.whole, found_);
  go_behind(in.is_game);
  return in.is_game;
}

check_context unit_checker::context_of(const unit_place& where) {
  look_up_tags(made_.result(), tags_, named_);
  check_context in{made_.result(), board_, by_.how, tags_, {}, layout_, where.around};
  in.named = named_;
  in.rules = find_rules(in);
  in.is_last = where.is_last;
  in.is_game = made_.has_game() && !is_only_broken_tag(in);
  in.follows_a_game = follows_a_game_;
  return in;
}

void unit_checker::index_elements(check_context& in) {
  const auto& index = made_.index();
  in.has = index.has;
  in.index = &index;
}

void unit_checker::replay(check_context& in) {
  const auto start = find_start(in, found_);
  replay::replay_game(in.what, start.at, by_.how.record_fens, board_);
  if (start.misnamed_fen != nullptr && is_refuted(in)) {
    in.misnamed_fen = start.misnamed_fen;
    board_.clear();
  }
}

void unit_checker::detect(const check_context& in, std::uint64_t number) {
  add_deviations(in, found_);
  check_commands(in, found_);
  check_fen_comments(in, found_);
  if (in.is_game && by_.detectors.needs_layout())
    lay_out(in, layout_);
  else
    layout_.clear();
  const bool is_plain = !in.is_game && in.what.tags.empty();
  const auto& all = is_plain ? by_.detectors.outside_games() : by_.detectors.for_games();
  const auto is_independent = [](const detector& one) { return one.when == phase::independent; };
  // Those that look at what others have found look at long lines, too.
  const auto after_others = std::ranges::partition_point(all, is_independent);
  for (auto one = all.begin(); one != after_others; ++one) one->run(in, found_);
  lines_.tell_of_length(found_);
  for (auto one = after_others; one != all.end(); ++one) one->run(in, found_);
  if (by_.how.move_places) add_move_places(in, found_);
  collated_.look(in, number, found_);
}

/// What the unit adds to the space behind the last game; a game, and text that belongs to none,
/// begin it anew.
void unit_checker::go_behind(bool is_game) {
  const auto& unit = made_.result();
  const bool is_text = parse::is_text_outside_game(unit);
  follows_a_game_ = (follows_a_game_ || is_game) && !is_text;
  const bool begins_anew = is_game || is_text;
  if (begins_anew) behind_game_ = {};
  auto at = begins_anew ? unit.marker_end : 0;
  const auto& all = unit.elements;
  const auto first =
      std::partition_point(all.begin(), all.end(), [=](const element& e) { return e.offset < at; });
  for (auto e = first; e != all.end(); ++e) {
    behind_game_.add(unit.text.substr(at, e->offset - at));
    behind_game_.add_token();
    at = end_of(*e);
  }
  behind_end_ = unit.offset + unit.text.size();
}

}  // namespace strictpgn::read
