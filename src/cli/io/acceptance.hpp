// Findings that are accepted.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "cli/options/configuration.hpp"
#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::cli {

/// Takes findings that a configuration file accepts out of what is reported, each entry as many as
/// it counts.
class acceptance {
 public:
  using entries = std::vector<const accepted_finding*>;

  /// What these leave of the findings of a file.
  std::vector<diagnostic> rest_of(std::span<const diagnostic> findings, const entries& of_file,
                                  const report::render_context& where);
  /// A file that they are meant for has been read to its end.
  void note_end(const entries& of_file);

  /// How many were accepted.
  std::uint64_t accepted() const { return accepted_; }
  /// How many more these entries accept than there are, in the order in which the files were read;
  /// only of files that were read to their end.
  std::vector<std::pair<const accepted_finding*, std::uint64_t>> missing() const;

 private:
  bool takes(const accepted_finding& entry, const diagnostic& finding,
             const report::render_context& where);

  std::map<const accepted_finding*, std::uint64_t> used_;
  entries ended_;
  std::uint64_t accepted_ = 0;
};

}  // namespace strictpgn::cli
