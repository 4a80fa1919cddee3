// The rules of chess against known counts of legal move sequences.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include "chess/chess_fen.hpp"
#include "files.hpp"

BOOST_AUTO_TEST_SUITE(chess_perft_files)

namespace {

using namespace strictpgn;

struct count_at {
  int depth;
  std::uint64_t nodes;
};

struct perft_case {
  std::string fen;
  std::vector<count_at> counts;
};

std::uint64_t perft(const position& at, int depth) {
  const move_list moves = at.legal_moves();
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const move next : moves) {
    position after = at;
    after.play(next);
    nodes += perft(after, depth - 1);
  }
  return nodes;
}

/// One line of the form `FEN ;D1 20 ;D2 400`.
void read_counts_on_line(const std::string& line, std::vector<perft_case>& cases) {
  std::istringstream parts(line);
  perft_case read;
  std::getline(parts, read.fen, ';');
  for (std::string part; std::getline(parts, part, ';');) {
    const auto depth = part.find('D');
    std::istringstream numbers(depth == std::string::npos ? "" : part.substr(depth + 1));
    if (count_at found{}; numbers >> found.depth >> found.nodes) read.counts.push_back(found);
  }
  if (!read.counts.empty()) cases.push_back(read);
}

/// Lines `epd FEN`, each followed by its lines `perft 1 20`.
void read_keyword_line(const std::string& line, std::vector<perft_case>& cases) {
  if (line.starts_with("epd ")) cases.push_back({line.substr(4), {}});
  std::istringstream words(line);
  std::string keyword;
  if (count_at found{}; words >> keyword >> found.depth >> found.nodes && keyword == "perft")
    cases.back().counts.push_back(found);
}

std::vector<perft_case> read_perft(const tests::sample& file) {
  std::vector<perft_case> cases;
  std::istringstream text(file.text);
  for (std::string line; std::getline(text, line);)
    if (file.name.ends_with(".perft"))
      read_keyword_line(line, cases);
    else if (!line.starts_with('#'))
      read_counts_on_line(line, cases);
  return cases;
}

/// Why the counts of a file are not those of chess; empty for files that are.
std::string other_game(const std::string& name) {
  for (const char* variant : {"3check", "atomic", "crazyhouse", "giveaway", "horde", "racingkings"})
    if (name.find(variant) != std::string::npos) return variant;
  return {};
}

std::vector<tests::sample> perft_files() {
  std::vector<tests::sample> found;
  for (auto& file : tests::samples({".epd", ".perft"}, UINT64_MAX)) {
    if (file.name.find("perft") == std::string::npos) continue;
    if (const std::string variant = other_game(file.name); !variant.empty())
      BOOST_TEST_MESSAGE("left out " << file.name << ": " << variant << " is another game");
    else
      found.push_back(std::move(file));
  }
  return found;
}

/// The deepest count of a case within a bound; null when even its first is beyond.
const count_at* deepest(const perft_case& given, std::uint64_t bound) {
  const count_at* found = nullptr;
  for (const count_at& one : given.counts)
    if (one.nodes <= bound && (found == nullptr || one.depth > found->depth)) found = &one;
  return found;
}

std::uint64_t cost(const std::vector<perft_case>& cases, std::uint64_t bound) {
  std::uint64_t nodes = 0;
  for (const perft_case& one : cases)
    if (const count_at* chosen = deepest(one, bound)) nodes += chosen->nodes;
  return nodes;
}

/// All nodes counted in one run; STRICTPGN_PERFT_NODES=20000000000 makes a deep one.
std::uint64_t node_budget() {
  const char* given = std::getenv("STRICTPGN_PERFT_NODES");
  return given != nullptr ? std::strtoull(given, nullptr, 10) : 2'000'000'000;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_counts_of_every_perft_file_are_reached) {
  std::vector<perft_case> cases;
  for (const auto& file : perft_files()) {
    const auto read = read_perft(file);
    BOOST_TEST(!read.empty(), file.name << " holds no counts");
    cases.insert(cases.end(), read.begin(), read.end());
  }

  std::uint64_t bound = 1;
  while (bound < node_budget() && cost(cases, bound * 2) <= node_budget()) bound *= 2;
  std::size_t counted = 0;
  for (const perft_case& one : cases)
    if (const count_at* chosen = deepest(one, bound)) {
      ++counted;
      const std::uint64_t nodes = perft(testing::position_of(one.fen), chosen->depth);
      BOOST_TEST(nodes == chosen->nodes, one.fen << " at depth " << chosen->depth << ": " << nodes
                                                 << " instead of " << chosen->nodes);
    }
  BOOST_TEST_MESSAGE(counted << " of " << cases.size() << " positions, " << cost(cases, bound)
                             << " nodes; the rest have no count within the budget");
  BOOST_TEST(counted > 0);
}

BOOST_AUTO_TEST_SUITE_END()
