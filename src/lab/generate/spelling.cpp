#include "lab/generate/spelling.hpp"

#include <string_view>

#include "lab/generate/mutable_game.hpp"

namespace strictpgn::generate {

spelling spelling_of(const played_move& move) {
  spelling result;
  auto rest = std::string_view(move.san);
  if (rest.ends_with('+') || rest.ends_with('#')) {
    result.sign = rest.back();
    rest.remove_suffix(1);
  }
  if (const auto equals = rest.find('='); equals != rest.npos) {
    result.promotion = rest.substr(equals);
    rest = rest.substr(0, equals);
  }
  result.destination = rest.substr(rest.size() - 2);
  rest.remove_suffix(2);
  if (rest.ends_with('x')) {
    result.capture = "x";
    rest.remove_suffix(1);
  }
  if (piece_of(move) != piece_type::pawn) {
    result.piece = rest.substr(0, 1);
    rest.remove_prefix(1);
  }
  result.origin = rest;
  return result;
}

}  // namespace strictpgn::generate
