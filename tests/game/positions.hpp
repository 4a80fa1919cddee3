// Positions to try moves in.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "chess/chess_fen.hpp"
#include "files.hpp"

namespace strictpgn::tests {

/// The position of a record of FEN or EPD, which other fields may follow.
inline position position_of_record(const std::string& record) {
  std::istringstream words(record);
  std::string fen;
  std::string word;
  for (int field = 0; field < 4 && words >> word; ++field) fen += word + ' ';
  return testing::position_of(fen);
}

/// Arrays and castlings of Chess960.
inline const std::vector<std::string> shuffled_positions = {
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf -",
    "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe -",
    "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE -",
    "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf -",
    "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf -",
    "rk3r2/8/8/8/8/8/8/RK3R2 w KQkq -",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 b KQkq -",
    "4k3/8/8/8/8/8/8/4KR2 w F -",
    "6kr/8/8/8/8/8/8/6KR w Hh -",
    "2rk4/8/8/8/8/8/8/2RK4 b Cc -",
};

/// Positions of the project's records, and of Chess960.
inline std::vector<position> all_positions() {
  std::vector<position> found;
  for (const auto* const name :
       {"perft.epd", "double_checks.epd", "puzzles.epd", "suite-by-hand.epd"}) {
    std::istringstream lines(bytes_of_file(in_checkout("tests/games/" + std::string(name))));
    for (std::string line; std::getline(lines, line);)
      if (line.find('/') != line.npos) found.push_back(position_of_record(line));
  }
  for (const auto& record : shuffled_positions) found.push_back(position_of_record(record));
  return found;
}

}  // namespace strictpgn::tests
