// The tags of a game of which nothing is known.
#pragma once

#include <string>

namespace strictpgn::tests {

/// The seven tag roster as export format has it, each value unknown, without the empty line behind.
inline const std::string unknown_roster = R"([Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
)";

}  // namespace strictpgn::tests
