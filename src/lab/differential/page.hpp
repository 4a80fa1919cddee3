// Finds as a maintainer reads them.
#pragma once

#include <string>

#include "lab/differential/campaign.hpp"
#include "lab/differential/campaign_state.hpp"
#include "lab/differential/criteria.hpp"

namespace strictpgn::differential {

/// What all finds of a run have in common.
struct page_setting {
  std::string name;     ///< of the target: that of a tool, or its command
  std::string command;  ///< for the shell
  std::string version;  ///< may be empty
  bool is_adapter = false;
  criteria how;  ///< that we judged by
  /// A copy of the adapter lies beside the text, so that the script can be called from anywhere.
  bool has_adapter_copy = false;
};

/// Name of the script that asks the program about the text, beside the page.
inline constexpr const char* script_file = "run.sh";

/// That script for a tool. The command runs the adapter in the folder of the script.
std::string render_script(const page_setting& by, const std::string& command,
                          const std::string& install);

/// Likewise for a command, which is found from the folder that the script is called from.
std::string render_script(const page_setting& by);

/// The page of a cluster as an issue for a maintainer, in Markdown.
std::string render_report(const cluster& cluster, const example& shown, const page_setting& by);

/// The same for machines (fuzz/DIFFERENTIAL.md).
std::string render_json(const cluster& cluster, const example& shown, const page_setting& by);

/// The page that names all clusters, the worst first, in Markdown.
std::string render_index(const campaign_state& all, const std::set<std::string>& known,
                         const page_setting& by);

}  // namespace strictpgn::differential
