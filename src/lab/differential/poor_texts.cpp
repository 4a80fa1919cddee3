#include "lab/differential/poor_texts.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view poor_games[] = {
    "1. f3 e5 2. g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    "1. f3 e5 2. g4 Qh4# 0-1",
    "f3 e5 g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n[Result \"*\"]\n\n*\n",
};

constexpr std::string_view poor_fens[] = {
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
};

constexpr std::string_view poor_epds[] = {
    "4k3/8/8/8/8/8/4P3/4K3 w - -\n",
    "4k3/8/8/8/8/8/4P3/4K3 w - -",
};

}  // namespace

std::span<const std::string_view> poor_texts(input_kind input) {
  switch (input) {
    case input_kind::fen:
      return poor_fens;
    case input_kind::epd:
      return poor_epds;
    default:
      return poor_games;
  }
}

}  // namespace strictpgn::differential
