#include "lab/generate/mutable_game.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>
#include <vector>

#include "lab/generate/annotation.hpp"
#include "lab/generate/simulation.hpp"
#include "spec/interpreter.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::generate {
namespace {

/// How often a sentence is drawn that suits.
constexpr int tries = 10'000;

constexpr std::string_view roster[] = {"Event", "Site",  "Date",  "Round",
                                       "White", "Black", "Result"};

std::size_t rank_in_roster(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(roster, name) - std::begin(roster));
}

bool goes_before(std::string_view a, std::string_view b) {
  return std::pair(rank_in_roster(a), a) < std::pair(rank_in_roster(b), b);
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x7F; });
}

/// The productions by which a text deviates where it is read by `whole`; none where that does not
/// read it to the end.
std::vector<spec::node_id> deviations_of(std::string_view text, std::string_view whole) {
  const auto& grammar = spec::import_grammar();
  thread_local spec::interpreter by(grammar);
  spec::derivation made;
  by.begin(text);
  std::vector<spec::node_id> all;
  if (!by.derive(grammar.find(whole).value(), 0, made) || made.front().end != text.size())
    return all;
  for (const auto& each : spec::deviations_of(grammar, made)) all.push_back(each.production);
  return all;
}

bool deviates_only_by(std::string_view production, std::string_view whole, std::string_view text) {
  const auto all = deviations_of(text, whole);
  return all.size() == 1 && spec::import_grammar()[all.front()].name == production;
}

bool deviates_only_from(rule broken, std::string_view whole, std::string_view text) {
  const auto all = deviations_of(text, whole);
  return !all.empty() && std::ranges::all_of(all, [broken](spec::node_id each) {
    return spec::import_grammar()[each].broken == broken;
  });
}

/// A colon parts the values of lists, and is a fault in tags that have one value.
bool needs_no_care(std::string_view text) {
  const auto is_plain = [](char c) {
    return c >= ' ' && c <= '~' && std::string_view("\"\\:").find(c) == std::string_view::npos;
  };
  return std::ranges::all_of(text, is_plain) && !text.starts_with(' ') && !text.ends_with(' ');
}

/// A walker that enters the deviations from that rule, and no other.
walker walker_from(rule broken) {
  const auto& grammar = spec::import_grammar();
  walker made(grammar);
  for (spec::node_id id = 0; id < grammar.nodes.size(); ++id)
    if (grammar[id].broken == broken || grammar[id].deviates == spec::deviance::recovery)
      made.allow(id);
  return made;
}

}  // namespace

mutable_game::mutable_game(game_model what, const request& request, seat at, walker& grammar,
                           rng& chance)
    : game(std::move(what)),
      sheet(token_draft_of(game)),
      asked(request),
      where(at),
      random(chance),
      grammar_(grammar) {}

void mutable_game::begin_at(const position& start, int plies) {
  begin_at(start, plies, write_fen(start.to_setup()));
}

void mutable_game::begin_at(const position& start, int plies, std::string_view fen) {
  game.start = start;
  const auto seeking = any_habit(random);
  game.mainline = play(start, plies, seeking, random);
  const auto last = end_of(game.mainline, start);
  redraw();
  for (const auto* each : {"ECO", "Opening", "Variation", "PlyCount"}) remove_tag(each);
  set_tag("FEN", fen);
  set_tag("SetUp", "1");
  if (last.is_checkmate())
    set_result(last.side_to_move() == color::white ? termination::black_wins
                                                   : termination::white_wins);
  else
    set_result(termination::draw);
  for (auto& each : sheet.tags) each.marked.reset();
}

void mutable_game::set_result(termination to) {
  game.result = to;
  set_tag("Result", text_of(to));
  remove_tag("Termination");
  for (auto& each : sheet.tokens)
    if (each.kind == token_kind::marker) each.text = text_of(to);
}

std::string mutable_game::sentence(std::string_view production) {
  std::string text;
  grammar_.write(production, text, random);
  return text;
}

std::string mutable_game::deviation(std::string_view production, std::string_view whole) {
  return deviation(production, whole, [](std::string_view) { return true; });
}

std::string mutable_game::deviation(std::string_view production, std::string_view whole,
                                    const std::function<bool(std::string_view)>& suits) {
  for (int left = tries; left != 0; --left) {
    auto text = sentence(production);
    if (is_ascii(text) && suits(text) && deviates_only_by(production, whole, text)) return text;
  }
  throw std::logic_error("no sentence of " + std::string(production) + " suits");
}

std::string mutable_game::bad_value(std::string_view production, rule broken) {
  auto grammar = walker_from(broken);
  for (int left = tries; left != 0; --left) {
    std::string text;
    grammar.write(production, text, random);
    if (needs_no_care(text) && deviates_only_from(broken, production, text)) return text;
  }
  throw std::logic_error("no value of " + std::string(production) + " suits");
}

std::string mutable_game::words(int count) { return generate::words(count, asked, true, random); }

// ---- tokens -------------------------------------------------------------------------------------

std::optional<std::size_t> mutable_game::find(const test& fits) {
  const auto& all = sheet.tokens;
  const auto count = static_cast<std::size_t>(std::ranges::count_if(all, fits));
  if (count == 0) return std::nullopt;
  auto left = random.below(count);
  for (std::size_t at = 0;; ++at)
    if (fits(all[at]) && left-- == 0) return at;
}

/// Whether a move of its sequence stands before it.
bool mutable_game::follows_a_move(const token* token) const {
  while (token != sheet.tokens.data()) {
    --token;
    if (token->kind == token_kind::move || token->kind == token_kind::close) return true;
    if (token->kind == token_kind::open) return false;
  }
  return false;
}

std::optional<std::size_t> mutable_game::find_slot(bool in_mainline) {
  return find([&](const token& each) {
    const bool is_begin = each.kind == token_kind::number || each.kind == token_kind::marker;
    const bool is_in_place = !(in_mainline && each.depth != 0);
    return is_begin && !each.gap && is_in_place && follows_a_move(&each);
  });
}

token& mutable_game::insert(std::size_t at, std::string text, token_kind kind) {
  const auto place = sheet.tokens.begin() + static_cast<std::ptrdiff_t>(at);
  const auto depth = place == sheet.tokens.end() ? 0 : place->depth;
  const auto marked = all_of(text);
  return *sheet.tokens.insert(
      place, {.kind = kind, .text = std::move(text), .depth = depth, .marked = marked});
}

token* mutable_game::insert_anywhere(std::string text, token_kind kind) {
  const auto slot = find_slot();
  return slot ? &insert(*slot, std::move(text), kind) : nullptr;
}

token* mutable_game::insert_after_move(std::string text, const test& fits) {
  const auto move = find(
      [&](const token& each) { return each.kind == token_kind::move && (!fits || fits(each)); });
  if (!move) return nullptr;
  return &insert(*move + 1, std::move(text));
}

bool mutable_game::respell(const std::function<std::string(const played_move&)>& spell) {
  auto& all = sheet.tokens;
  const auto start = random.below(all.size());
  for (std::size_t step = 0; step != all.size(); ++step) {
    auto& each = all[(start + step) % all.size()];
    if (each.kind != token_kind::move) continue;
    auto text = spell(*each.move);
    if (text.empty()) continue;
    each.text = std::move(text);
    each.marked = all_of(each.text);
    return true;
  }
  return false;
}

std::optional<std::size_t> mutable_game::find_bare_move() {
  return find([](const token& each) {
    if (each.kind != token_kind::move || each.depth != 0) return false;
    const auto& next = *(&each + 1);
    return is_white_number(next) || next.kind == token_kind::marker;
  });
}

void mutable_game::cut(std::size_t from) { sheet.tokens.resize(from); }

// ---- tag pairs ----------------------------------------------------------------------------------

mark value_of(const tag_line& tag_line) {
  return {tag_line.text.find('"') + 1, tag_line.text.rfind('"')};
}

tag_line& mutable_game::line_of(std::string_view name) {
  return *std::ranges::find(sheet.tags, name, &tag_line::name);
}

void mutable_game::remove_tag(std::string_view name) {
  std::erase_if(sheet.tags, [name](const tag_line& each) { return each.name == name; });
}

tag_line& mutable_game::set_tag(std::string_view name, std::string_view value) {
  auto& all = sheet.tags;
  auto place = std::ranges::find(all, name, &tag_line::name);
  if (place == all.end()) {
    place = std::ranges::find_if(
        all, [name](const tag_line& each) { return goes_before(name, each.name); });
    place = all.insert(place, {.name = std::string(name)});
  }
  place->text = tag_text(name, value);
  for (auto& each : all) each.marked.reset();
  place->marked = value_of(*place);
  return *place;
}

tag_line& mutable_game::insert_line(std::size_t at, std::string text) {
  auto& all = sheet.tags;
  const auto marked = all_of(text);
  return *all.insert(all.begin() + static_cast<std::ptrdiff_t>(at),
                     {.text = std::move(text), .marked = marked});
}

void mutable_game::mark_end_of_tags() {
  for (auto& each : sheet.tags) each.marked.reset();
  auto& last = sheet.tags.back();
  last.marked = mark{last.text.size(), last.text.size()};
}

}  // namespace strictpgn::generate
