// What a generator is asked for.
#pragma once

#include <cstdint>
#include <optional>

#include "strictpgn/profile.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::generate {

/// How the texts are to be.
struct request {
  profile format = profile::import_format;  ///< that, `export_format` or `reduced`
  strictpgn::encoding encoding = strictpgn::encoding::latin1;
  int games_per_file = 1;
  int plies = 160;                 ///< of a mainline, at most
  int rav_depth = 3;               ///< variations inside each other, at most
  bool chess960 = false;           ///< every game begins with an array of Chess960
  std::optional<rule> violated{};  ///< the rule that one game of each file violates
  bool violates_any = false;       ///< some rule, in each file another
};

}  // namespace strictpgn::generate
