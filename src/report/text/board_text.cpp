#include "report/text/board_text.hpp"

#include <fmt/format.h>

#include "report/placement.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/piece.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/square.hpp"

namespace strictpgn::report {
namespace {

std::string rank_line(const rank_squares& squares, int number, const std::bitset<64>& marked) {
  std::string line{rank_digit(number)};
  bool was_marked = false;
  for (int file = 0; file < 8; ++file) {
    const bool is_marked = marked.test(index_of(make_square(file, number)));
    line += is_marked ? '[' : was_marked ? ']' : ' ';
    line += squares[file];
    was_marked = is_marked;
  }
  if (was_marked) line += ']';
  return line;
}

}  // namespace

bool shows_board(const diagnostic& finding) {
  switch (finding.id) {
    case rule::move_illegal:
    case rule::san_ambiguous:
    case rule::epd_move_illegal:
    case rule::move_after_game_end:
    case rule::result_contradicts_mate:
    case rule::result_contradicts_stalemate:
    case rule::result_contradicts_dead_position:
      return !finding.fen.empty();
    default:
      return false;
  }
}

std::vector<std::string> board_lines(std::string_view fen, std::string_view mentioned) {
  const auto board = parse_placement(fen);
  if (!board) return {};
  const auto marked = squares_in(mentioned);
  std::vector<std::string> lines;
  lines.reserve(9);
  for (int i = 0; i < 8; ++i) lines.push_back(rank_line((*board)[i], 7 - i, marked));
  lines.emplace_back("  a b c d e f g h");
  return lines;
}

std::string_view side_to_move(std::string_view fen) {
  const auto active = fen_field(fen, 1);
  if (active == "w") return name_of(color::white);
  return active == "b" ? name_of(color::black) : std::string_view{};
}

std::string_view fullmove_number(std::string_view fen) { return fen_field(fen, 5); }

std::string move_in_words(const diagnostic& finding) {
  if (finding.ply == 0) return {};
  const auto side = side_to_move(finding.fen);
  const auto number = fullmove_number(finding.fen);
  if (side.empty() || number.empty()) return fmt::format("ply {}", finding.ply);
  return fmt::format("{}'s move {}", side, escape_for_display(number, encoding::latin1));
}

}  // namespace strictpgn::report
