// The options that say what a report looks like.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/options/arguments.hpp"
#include "report/renderer.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::cli {

/// The texts of these options as given.
struct report_options {
  std::string format = "full";
  std::string color = "auto";
  std::string level = "warning";
  std::optional<std::uint64_t> repeats;
  bool is_quiet = false;
  bool is_verbose = false;
  bool has_statistics = false;

  void add_to(verb_arguments& verb);

  /// The mildest findings that are shown. Throws `usage_error`.
  severity shown() const;
  /// A report that appends to `out`. Throws `usage_error` for an unknown name.
  std::unique_ptr<report::renderer> make_renderer(std::string& out, const options& options) const;
};

}  // namespace strictpgn::cli
