// Which findings of a run are reported.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/io/acceptance.hpp"
#include "cli/io/baseline.hpp"
#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// Leaves out what an older report knows, what a configuration file accepts, and the games and
/// records that nobody has asked for.
class reported_findings {
 public:
  /// `known` is the name of an older report, or empty; `games` are the numbers of the games or
  /// records that are wanted, from 1; none: all. Throws `usage_error` for a report that is none.
  reported_findings(const std::string& known, const std::vector<std::uint64_t>& games);

  /// Whether all findings of a file have to be looked at one by one.
  bool looks_at_each(const acceptance::entries& accepted) const {
    return known_ || !accepted.empty() || !games_.empty();
  }

  void begin_file(const acceptance::entries& accepted) { accepted_here_ = accepted; }
  /// The file has been read to its end.
  void end_file() { accepted_.note_end(accepted_here_); }

  /// The number of a game or record; 0 for what is none.
  bool is_wanted(std::uint64_t number) const;
  /// No more is wanted of a file, which holds either games or records.
  bool is_past_wanted(const summary& so_far) const;

  /// Those that are reported, until the next call.
  std::span<const diagnostic> of(std::span<const diagnostic> findings,
                                 const report::render_context& where);

  /// Tells on stderr of those that are not, and of what is accepted and not found any more.
  void tell_others() const;

 private:
  std::optional<baseline> known_;
  std::vector<std::uint64_t> games_;
  acceptance accepted_;
  acceptance::entries accepted_here_;
  std::vector<diagnostic> news_;
  std::vector<diagnostic> rest_;
};

}  // namespace strictpgn::cli
