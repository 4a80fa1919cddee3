#include "lab/generate/spelling.hpp"

#include <string_view>

#include "lab/generate/mutable_game.hpp"

namespace strictpgn::generate {

spelling spelling_of(const played_move& which) {
  spelling made;
  auto rest = std::string_view(which.san);
  if (rest.ends_with('+') || rest.ends_with('#')) {
    made.sign = rest.back();
    rest.remove_suffix(1);
  }
  if (const auto equals = rest.find('='); equals != rest.npos) {
    made.promotion = rest.substr(equals);
    rest = rest.substr(0, equals);
  }
  made.destination = rest.substr(rest.size() - 2);
  rest.remove_suffix(2);
  if (rest.ends_with('x')) {
    made.capture = "x";
    rest.remove_suffix(1);
  }
  if (piece_of(which) != piece_type::pawn) {
    made.piece = rest.substr(0, 1);
    rest.remove_prefix(1);
  }
  made.origin = rest;
  return made;
}

}  // namespace strictpgn::generate
