#include "legal_play.hpp"

#include "lab/generate/simulation.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fuzz {
namespace {

using generate::rng;

constexpr std::size_t most_bytes = 16 << 10;  // of a text that is played
constexpr int most_plies = 24;

/// Up to the first move that is none, as what follows it has no position.
void add_places(const game& what, const replayed& played, std::vector<place_in_game>& to) {
  if (!played.start) return;
  auto now = *played.start;
  const auto end = what.offset + what.marker_begin;
  std::size_t next = 0, next_unplayed = 0;
  int depth = 0;
  for (std::uint32_t at = 0; at != what.elements.size(); ++at) {
    const auto& each = what.elements[at];
    if (each.kind == element_kind::variation_begin) ++depth;
    if (each.kind == element_kind::variation_end) --depth;
    if (next_unplayed != played.unplayed.size() && played.unplayed[next_unplayed].element == at) {
      if (depth == 0) return;
      ++next_unplayed;
    }
    if (next == played.plies.size() || played.plies[next].element != at) continue;
    if (depth == 0) {
      const auto of_move = what.span_of(each);
      to.push_back({now, of_move.begin - each.lead, of_move.end, end});
      now.play(played.plies[next].played);
    }
    ++next;
  }
  to.push_back({now, end, end, end});
}

std::vector<place_in_game> places_in(std::string_view text) {
  std::vector<place_in_game> result;
  options how;
  how.least_told = severity::error;
  how.told_of_each_rule = 0;
  for (auto in = reader::text(text, how); in.next();)
    if (in.current().game != nullptr) add_places(*in.current().game, *in.current().replay, result);
  return result;
}

/// "12... Nf6 13. Nf3", or now and then without numbers.
std::string legal_moves(const position& from, rng& random) {
  const auto line =
      generate::play(from, random.from(1, most_plies), generate::any_habit(random), random);
  const bool has_numbers = !random.chance(1, 4);
  std::string result;
  for (const auto& each : line.moves) {
    const auto& before = each.before;
    const bool is_white = before.side_to_move() == color::white;
    if (!result.empty()) result += ' ';
    if (has_numbers && (is_white || result.empty()))
      result += std::to_string(before.fullmove_number()) + (is_white ? ". " : "... ");
    result += each.san;
  }
  return result;
}

changed legal_line(std::string_view text, const place_in_game& at, rng& random) {
  auto result = std::string(text.substr(0, at.begin));
  if (!result.empty() && !result.ends_with(' ') && !result.ends_with('\n')) result += ' ';
  result.append(legal_moves(at.before, random)).append(1, ' ');
  return {result.append(text.substr(at.game_end)), "legal_line"};
}

changed legal_variation(std::string_view text, const place_in_game& at, rng& random) {
  auto result = std::string(text.substr(0, at.end));
  result.append(" (").append(legal_moves(at.before, random)).append(") ");
  return {result.append(text.substr(at.end)), "legal_variation"};
}

changed legal_game(std::string_view text, rng& random) {
  const bool is_chess960 = random.chance(1, 4);
  const auto start = is_chess960           ? generate::chess960_array(random)
                     : random.chance(1, 2) ? generate::sparse_position(random)
                                           : generate::middle_position(random);
  std::string result = is_chess960 ? "[Variant \"Chess960\"]\n" : "";
  result.append("[SetUp \"1\"]\n[FEN \"").append(write_fen(start)).append("\"]\n\n");
  result.append(legal_moves(start, random)).append(" *\n\n");
  return {result.append(text), "legal_game"};
}

}  // namespace

std::optional<changed> legal_player::play(std::string_view text, rng& random) {
  if (text.size() > most_bytes) return std::nullopt;
  if (random.chance(1, 4)) return legal_game(text, random);
  if (text != last_) {
    last_.clear();
    places_ = places_in(text);
    last_ = text;
  }
  if (places_.empty()) return std::nullopt;
  const auto& at = random.pick(places_);
  if (at.is_move() && random.chance(1, 3)) return legal_variation(text, at, random);
  return legal_line(text, at, random);
}

}  // namespace strictpgn::fuzz
