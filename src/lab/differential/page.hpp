// Finds as a maintainer reads them.
#pragma once

#include <string>

#include "lab/differential/campaign.hpp"
#include "lab/differential/campaign_state.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::differential {

/// What all finds of a run have in common.
struct page_setting {
  std::string command;  ///< of the target
  bool is_adapter = false;
  options how;  ///< that we judged by
};

/// Name of the file with the text, beside the page.
inline constexpr const char* example_file = "game.pgn";

/// The page of a cluster, in Markdown.
std::string render_report(const cluster& cluster, const example& shown, const page_setting& by);

/// The same for machines (fuzz/DIFFERENTIAL.md).
std::string render_json(const cluster& cluster, const example& shown, const page_setting& by);

/// The page that names all clusters, in Markdown.
std::string render_index(const campaign_state& all, const std::set<std::string>& known,
                         const page_setting& by);

/// "crashes: SIGSEGV", "accepts what breaks nag-null", "refuses what is valid, if with nag-null".
std::string words_for(const cluster& cluster);

}  // namespace strictpgn::differential
