#include "report/tree/moves_writer.hpp"

#include <utility>

#include "parse/elements.hpp"
#include "report/text/open_line.hpp"
#include "report/tree/element_json.hpp"
#include "report/tree/move_json.hpp"

namespace strictpgn::report {

moves_writer::moves_writer(std::string& out, const game_view& game, const tree_context& context,
                           placed_findings& findings)
    : game_(game), what_(game.syntax()), context_(context), findings_(findings) {
  open_.push_back({&out, 0});
}

void moves_writer::write() {
  auto& out = *open_.front().out;
  open_line line(out);
  line.begin_list("moves");
  for (const auto& step : game_.walk()) {
    go_to(step.node);
    open_.back().has_move = true;
    open_line(*open_.back().out).begin_item(item_of(step));
  }
  while (!open_.empty()) end_sequence();
  if (stray_.empty()) return;
  line.begin_list("stray_variations");
  out += stray_;
  line.end_list();
}

/// Ends what comes to its end before that move.
void moves_writer::go_to(node next) {
  const bool is_first = !next.previous();
  const auto kept = next.depth() + (is_first ? 0 : 1);
  while (open_.size() > 1 && open_.back().depth >= kept) end_sequence();
  if (!is_first)
    end_move();
  else if (next.replaced())
    begin_variation(next);
  else if (next.depth() > 0)
    begin_stray_variation(next);
}

void moves_writer::begin_variation(node first) {
  auto& around = open_.back();
  open_line line(*around.out);
  if (!std::exchange(around.has_variations, true)) line.begin_list("variations");
  line.begin_item_list();
  open_.push_back({around.out, first.depth()});
}

void moves_writer::begin_stray_variation(node first) {
  auto text = std::make_unique<std::string>("[");
  auto* out = text.get();
  open_.push_back({out, first.depth(), std::move(text)});
}

void moves_writer::end_move() {
  auto& now = open_.back();
  open_line line(*now.out);
  if (std::exchange(now.has_variations, false)) line.end_list();
  line.end_object();
}

void moves_writer::end_sequence() {
  if (open_.back().has_move) end_move();
  open_line(*open_.back().out).end_list();
  if (const auto& stray = open_.back().stray) stray_ += (stray_.empty() ? "" : ",") + *stray;
  open_.pop_back();
}

json moves_writer::item_of(const walk_step& step) {
  const auto node = step.node;
  const bool is_in_variation = node.depth() > 0;
  const auto before = is_in_variation ? node.elements_before() : std::vector<std::uint32_t>();
  const auto behind = node.elements();
  auto item = move_json(step, what_, context_);
  if (node.suffix() != suffix::none) item["nags"].push_back(suffix_json(what_, node.syntax()));
  for (const auto at : before) add_element(item, at, "comments_before", "others");
  for (const auto at : behind) add_element(item, at, "comments", "nags");
  if (const auto opened = node.parenthesis()) findings_.take(item, what_, what_.elements[*opened]);
  for (const auto at : before) findings_.take(item, what_, what_.elements[at]);
  findings_.take(item, what_, node.syntax());
  for (const auto at : behind) findings_.take(item, what_, what_.elements[at]);
  return item;
}

/// A glyph in front of a move is no glyph of it.
void moves_writer::add_element(json& to, std::uint32_t at, const char* comments,
                               const char* nags) const {
  const auto& one = what_.elements[at];
  const auto* list = parse::is_comment(one)          ? comments
                     : one.kind == element_kind::nag ? nags
                                                     : "others";
  to[list].push_back(json_of(what_, one, context_.encoding));
}

}  // namespace strictpgn::report
