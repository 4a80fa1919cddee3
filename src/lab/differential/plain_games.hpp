// Texts that every reader of games is asked about first.
#pragma once

#include <string_view>

namespace strictpgn::differential {

/// Nothing is wrong with it, and nothing odd about it.
inline constexpr std::string_view sound_game =
    "[Event \"Fool\"]\n[Site \"London ENG\"]\n[Date \"1901.02.03\"]\n[Round \"1\"]\n"
    "[White \"White, A.\"]\n[Black \"Black, B.\"]\n[Result \"0-1\"]\n\n"
    "1. f3 e5 2. g4 Qh4# 0-1\n";

/// Valid, though not what one is used to.
inline constexpr std::string_view poor_games[] = {
    "1. f3 e5 2. g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    "1. f3 e5 2. g4 Qh4# 0-1",
    "f3 e5 g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n[Result \"*\"]\n\n*\n",
};

/// Whatever it is, it is no game.
inline constexpr std::string_view no_game =
    "[Event \"Fool\n[Site London ENG]\n\n1. f3 e5 2. Qxh9 (((( { Qh4# 0-1\n";

}  // namespace strictpgn::differential
