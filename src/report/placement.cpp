#include "report/placement.hpp"

#include "strictpgn/piece.hpp"
#include "strictpgn/square.hpp"

namespace strictpgn::report {
namespace {

std::optional<rank_squares> parse_rank(std::string_view text) {
  rank_squares squares;
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

}  // namespace

std::string_view fen_field(std::string_view fen, int number) {
  for (; number > 0; --number) {
    const auto space = fen.find(' ');
    if (space == std::string_view::npos) return {};
    fen.remove_prefix(space + 1);
  }
  return fen.substr(0, fen.find(' '));
}

std::optional<placement> parse_placement(std::string_view fen) {
  auto text = fen_field(fen, 0);
  placement ranks;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    const auto slash = text.find('/');
    const bool is_last = i + 1 == ranks.size();
    const auto squares = parse_rank(text.substr(0, slash));
    if (!squares || is_last != (slash == std::string_view::npos)) return std::nullopt;
    ranks[i] = *squares;
    text.remove_prefix(is_last ? text.size() : slash + 1);
  }
  return ranks;
}

std::bitset<64> squares_in(std::string_view text) {
  std::bitset<64> found;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (const auto where = parse_square(text.substr(i, 2))) found.set(index_of(*where));
  }
  return found;
}

}  // namespace strictpgn::report
