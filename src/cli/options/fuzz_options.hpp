// The options of the verb `fuzz`.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "cli/io/known_clusters.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/target_options.hpp"
#include "lab/differential/criteria.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/generate/request.hpp"

namespace strictpgn::cli {

/// The options of the verb as given.
struct fuzz_options {
  std::vector<std::string> files;
  std::string target;
  std::string version;
  target_options asking;
  std::vector<std::string> only;
  std::string folder;
  std::uint64_t seed = 1;
  std::uint64_t count = 0;
  double seconds = 0;
  unsigned jobs = 1;
  std::string texts = "all";
  std::string format = "import";
  std::string encoding = "latin1";
  std::string input = "pgn";
  std::string dialect = "fen";
  bool is_round_trip = false;
  int plies = 60;
  std::vector<std::string> ignored;
  std::string known;
  int patience = 3;
  double reduction = 30;

  void add_to(verb_arguments& verb);

  // What they say. All throw `usage_error`.
  void check() const;
  std::set<differential::outcome> outcomes() const;
  generate::request request() const;
  differential::criteria criteria() const;
  differential::kind kind() const;
  known_clusters known_ones() const;
  /// The texts to make mutants of: files of games, or single records.
  std::vector<std::string> read_files() const;

  /// What a folder of finds belongs to: all that decides which texts are made and how answers are
  /// understood.
  std::string run() const;
};

}  // namespace strictpgn::cli
