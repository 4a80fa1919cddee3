// The folder that finds are written into.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>

#include "cli/options/adapter_tool.hpp"
#include "lab/differential/campaign.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/page.hpp"

namespace strictpgn::cli {

/// `index.md`, `state.json`, and for each cluster `finds/NAME` with its text (the
/// plainest, the smallest and the original one), two pages, and for a tool its adapter with a
/// script that asks it.
class output_dir {
 public:
  /// `run` says what the folder belongs to.
  output_dir(std::filesystem::path where, std::string run, differential::page_setting by,
             std::optional<adapter_tool> tool, const std::set<std::string>& known);

  /// The version that the reports name, where the target tells it.
  void set_version(const std::string& version) {
    if (!version.empty()) by_.version = version;
  }

  /// What a run before this one has left, or `first_seed` where there was none. Throws
  /// `usage_error` when it was another run.
  differential::campaign_state load(std::uint64_t first_seed) const;

  /// Throws `unwritable_file`.
  void save(const differential::campaign_state& all) const;
  void publish(const differential::cluster& cluster, const differential::example& shown) const;

  /// Takes back the folder of a cluster, which another one explains.
  void withdraw(const std::string& cluster) const;

  std::filesystem::path folder_of(const std::string& cluster) const {
    return where_ / "finds" / cluster;
  }

 private:
  void write_script(const std::filesystem::path& folder) const;

  std::filesystem::path where_;
  std::string run_;
  differential::page_setting by_;
  std::optional<adapter_tool> tool_;
  const std::set<std::string>& known_;
};

}  // namespace strictpgn::cli
