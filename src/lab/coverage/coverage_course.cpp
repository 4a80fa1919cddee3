#include "lab/coverage/coverage_course.hpp"

#include <utility>

namespace strictpgn::spec {
namespace {

const entry_point& database() {
  static const auto& found = *import_grammar().find_entry("database");
  return found;
}

node_id production(std::string_view name) { return import_grammar().find(name).value(); }

std::uint64_t games_in(const coverage& reached) {
  static const auto text = production("game_text"), annotated = production("annotated_game");
  return reached.count_of(database(), text) + reached.count_of(database(), annotated);
}

}  // namespace

summary coverage_totals::so_far() const {
  summary all;
  all.games = games;
  all.bytes = bytes;
  return all;
}

coverage_course::coverage_course(text::window::supply text, setting, std::size_t window_size,
                                 const std::optional<read::boundary>& from,
                                 std::function<void(counted_step)> tell)
    : input_(std::move(text), window_size, from ? from->held : 0),
      at_(from ? from->offset : 0),
      base_(at_),
      tell_(std::move(tell)) {
  show_window();
  if (from) steps_.skip_opening_steps(static_cast<std::uint8_t>(from->next_step));
}

bool coverage_course::next() {
  if (at_ >= stop_) return false;
  const bool is_beginning = steps_.opening_steps() == 0;
  while (!steps_.next(made_)) {
    has_ended_ = !steps_.needs_more();
    if (has_ended_) return false;
    extend();
  }
  at_ = base_ + steps_.at();
  count(is_beginning);
  tell_({});
  return true;
}

/// Forgets all before the next step, which may stand behind what is held.
void coverage_course::extend() {
  const auto end = [this] { return input_.offset_of(input_.end()); };
  input_.extend(at_ < end() ? input_.place_of(at_) : input_.end());
  show_window();
}

void coverage_course::show_window() {
  const auto end = input_.offset_of(input_.end());
  const auto held = at_ < end ? static_cast<std::size_t>(end - at_) : 0;
  base_ = at_;
  steps_.go_on({input_.end() - held, held}, input_.is_complete());
}

/// The steps that open a database are those of the parser.
read::boundary coverage_course::stands() const {
  read::boundary here;
  here.offset = here.held = at_;
  here.next_step = static_cast<parse::step>(steps_.opening_steps());
  return here;
}

bool coverage_course::reads_on_alike(const read::boundary& one, const read::boundary& other) {
  return one.offset == other.offset && one.next_step == other.next_step;
}

void coverage_course::count(bool is_beginning) {
  auto& reached = totals_.reached;
  if (is_beginning) {
    reached.add_text(database());
    reached.add(database(), database().start);
  }
  reached.add(database(), made_);
  count_comments();
  totals_.games = games_in(reached);
  totals_.bytes = at_;
}

void coverage_course::count_comments() {
  static const auto brace = production("brace_comment"), line = production("rest_of_line_comment");
  for (const auto& each : made_) {
    if (each.production != brace && each.production != line) continue;
    const auto text = std::string_view(input_.place_of(base_ + each.begin), each.end - each.begin);
    comments_.read_comment(text.substr(1, text.size() - (each.production == brace ? 2 : 1)));
  }
}

}  // namespace strictpgn::spec
