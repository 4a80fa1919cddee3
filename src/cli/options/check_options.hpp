// The options of the verb `check`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/io/acceptance.hpp"
#include "cli/io/input.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/job_options.hpp"
#include "cli/options/piece_option.hpp"
#include "cli/options/reader_options.hpp"
#include "cli/options/record_options.hpp"
#include "cli/options/report_options.hpp"
#include "cli/options/settings.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::cli {

/// An input with what applies to it.
struct checked_input {
  input file;
  options how;
  severity fail_on = severity::error;
  bool is_utf8_in_modern = true;  ///< nobody has said that it is Latin-1
  acceptance::entries accepted{};
};

/// The options of the verb as given.
struct check_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  reader_options reading;
  configuration_options configuration;
  record_options records;
  report_options report;
  job_options jobs;
  std::string fail_on;  ///< empty: as configured
  std::string stdin_name = "<stdin>";
  std::vector<std::uint64_t> games;
  std::string fix;
  std::string pieces = english;
  std::string output;
  std::string known;  ///< an older report
  std::string part;
  std::string range;
  bool is_diff = false;
  bool shows_accepted = false;

  void add_to(verb_arguments& verb);

  /// Stdout is taken by a diff, or by the text of stdin put right.
  bool reports_to_stderr() const;

  // What they say. All throw `usage_error`.

  /// The inputs, all configuration files read.
  std::vector<checked_input> inputs(settings& all) const;
  /// From now on stdout is the file of `--output`; false where there is none. Throws also
  /// `unwritable_file`.
  bool redirect_output(const std::vector<checked_input>& inputs) const;
  /// The fixes that `--fix` asks for; it is among the options.
  applicability fixes() const;
  /// `--fix all` is `--fix` and a file.
  void refuse_fix_apart(const std::vector<checked_input>& inputs) const;
};

}  // namespace strictpgn::cli
