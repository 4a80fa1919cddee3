// The pass `walk` as a user of Disservin's chess-library writes it: each move of the main lines (it
// passes over variations) with its SAN, its UCI and the FEN after it.
//   walk_chess_library FILE TIMES    prints nanoseconds of processor time for each move
#include <chess.hpp>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

namespace {

class walk : public chess::pgn::Visitor {
 public:
  std::uint64_t moves = 0;
  std::uint64_t bytes = 0;

  void startPgn() override { board_.setFen(chess::constants::STARTPOS); }
  void header(std::string_view name, std::string_view value) override {
    if (name == "FEN") board_.setFen(value);
  }
  void startMoves() override {}
  void endPgn() override {}
  void move(std::string_view text, std::string_view) override {
    const auto played = chess::uci::parseSan(board_, text);
    bytes += chess::uci::moveToSan(board_, played).size() + chess::uci::moveToUci(played).size();
    board_.makeMove(played);
    bytes += board_.getFen().size();
    ++moves;
  }

 private:
  chess::Board board_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::ifstream file(argv[1], std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  walk all;
  const auto begin = std::clock();
  for (int times = std::atoi(argv[2]); times > 0; --times) {
    std::istringstream in(text);
    chess::pgn::StreamParser(in).readGames(all);
  }
  const auto seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  std::cout << static_cast<std::uint64_t>(seconds * 1e9 / static_cast<double>(all.moves)) << '\n';
}
