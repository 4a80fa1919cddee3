// The options of the verb `fuzz`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/io/known_clusters.hpp"
#include "cli/options/adapter_tool.hpp"
#include "cli/options/arguments.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/subprocess.hpp"
#include "lab/differential/target_patterns.hpp"
#include "lab/differential/test_cases.hpp"
#include "lab/generate/request.hpp"

namespace strictpgn::cli {

/// The options of the verb as given.
struct fuzz_options {
  std::vector<std::string> files;
  std::string target;
  bool is_adapter = false;
  std::string adapters = "conformance/adapters";
  std::optional<adapter_tool> tool{};  ///< that the target names; set by `find_tool`
  std::vector<std::string> only;
  bool one_game = false;
  std::string folder;
  std::uint64_t seed = 1;
  std::uint64_t count = 0;
  double seconds = 0;
  unsigned jobs = 1;
  std::string texts = "all";
  std::string format = "import";
  std::string encoding = "latin1";
  int plies = 60;
  std::vector<std::string> rejects_when;
  std::vector<std::string> crashes_when;
  std::string games_from;
  std::string plies_from;
  double timeout = 10;
  differential::bounds within;  ///< `time` is in `timeout`
  std::vector<std::string> ignored;
  std::string known;
  int patience = 3;
  double reduction = 30;

  void add_to(verb_arguments& verb);

  // What they say. All throw `usage_error`.
  void find_tool();
  std::string command() const;
  std::set<differential::outcome> outcomes() const;
  differential::target_patterns target_patterns() const;
  generate::request request() const;
  differential::kind kind() const;
  known_clusters known_ones() const;
  differential::bounds bounds() const;
  std::vector<std::string> read_files() const;

  /// What a folder of finds belongs to: all that decides which texts are made and how answers are
  /// understood.
  std::string run() const;
};

/// Of that many seconds.
std::chrono::milliseconds milliseconds(double seconds);

}  // namespace strictpgn::cli
