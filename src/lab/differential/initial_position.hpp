// Games that need no position of their own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::differential {

/// The text with the initial position in place of the one that its game begins with, in more than
/// one way: with the moves as they are, and with moves of an opening in their places, numbered as
/// these are. Nothing where the text is more or less than one game with a FEN, or its mainline is
/// longer than the opening. Whether they still show what the text shows has to be tried.
std::vector<std::string> from_initial_position(std::string_view text);

}  // namespace strictpgn::differential
