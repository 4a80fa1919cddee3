// Texts that every reader of games is asked about first.
#pragma once

#include <string_view>

namespace strictpgn::differential {

/// Valid, though not what one is used to.
inline constexpr std::string_view poor_games[] = {
    "1. f3 e5 2. g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    "1. f3 e5 2. g4 Qh4# 0-1",
    "f3 e5 g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n[Result \"*\"]\n\n*\n",
};

}  // namespace strictpgn::differential
