#include "report/board.hpp"

#include <array>
#include <bitset>
#include <optional>

#include "strictpgn/piece.hpp"
#include "strictpgn/square.hpp"

namespace strictpgn::report {
namespace {

using rank = std::array<char, 8>;
using ranks = std::array<rank, 8>;  // from the eighth down, as FEN has them

/// The space-separated field of that number, from 0.
std::string_view field(std::string_view fen, int number) {
  for (; number > 0; --number) {
    const auto space = fen.find(' ');
    if (space == std::string_view::npos) return {};
    fen.remove_prefix(space + 1);
  }
  return fen.substr(0, fen.find(' '));
}

std::optional<rank> parse_rank(std::string_view text) {
  rank squares;
  std::size_t file = 0;
  for (const char c : text) {
    const bool is_digit = c >= '1' && c <= '8';
    if (!is_digit && piece_of(c).type == piece_type::none) return std::nullopt;
    for (int left = is_digit ? c - '0' : 1; left > 0; --left) {
      if (file == squares.size()) return std::nullopt;
      squares[file++] = is_digit ? '.' : c;
    }
  }
  if (file != squares.size()) return std::nullopt;
  return squares;
}

std::optional<ranks> parse_placement(std::string_view text) {
  ranks board;
  for (std::size_t i = 0; i < board.size(); ++i) {
    const auto slash = text.find('/');
    const bool is_last = i + 1 == board.size();
    const auto squares = parse_rank(text.substr(0, slash));
    if (!squares || is_last != (slash == std::string_view::npos)) return std::nullopt;
    board[i] = *squares;
    text.remove_prefix(is_last ? text.size() : slash + 1);
  }
  return board;
}

std::bitset<64> squares_in(std::string_view text) {
  std::bitset<64> found;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (const auto where = parse_square(text.substr(i, 2))) found.set(index_of(*where));
  }
  return found;
}

std::string rank_line(const rank& squares, int number, const std::bitset<64>& marked) {
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

std::vector<std::string> board_lines(std::string_view fen, std::string_view mentioned) {
  const auto board = parse_placement(field(fen, 0));
  if (!board) return {};
  const auto marked = squares_in(mentioned);
  std::vector<std::string> lines;
  lines.reserve(9);
  for (int i = 0; i < 8; ++i) lines.push_back(rank_line((*board)[i], 7 - i, marked));
  lines.emplace_back("  a b c d e f g h");
  return lines;
}

std::string_view side_to_move(std::string_view fen) {
  const auto active = field(fen, 1);
  if (active == "w") return name_of(color::white);
  return active == "b" ? name_of(color::black) : std::string_view{};
}

std::string_view fullmove_number(std::string_view fen) { return field(fen, 5); }

}  // namespace strictpgn::report
