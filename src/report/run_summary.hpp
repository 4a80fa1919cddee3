// The counts of a whole run, over all its inputs.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::report {

/// What a run that puts things right has done.
struct repairs {
  std::uint64_t findings = 0;       ///< whose fix was carried out
  std::uint64_t files = 0;          ///< that changed, or would have
  std::uint64_t files_refused = 0;  ///< that should have changed and stayed as they were
  /// In which another run might put right more: not all fixes were reached in this one.
  std::uint64_t files_unfinished = 0;
  /// Games with the piece letters of another language, where these were looked for.
  std::optional<std::uint64_t> translated;
  bool is_only_shown = false;  ///< as a diff: nothing was changed
};

/// What was counted.
struct run_summary {
  std::uint64_t files = 0;         ///< read to their end
  bool is_cut = false;             ///< another was read in part
  bool has_game_files = false;     ///< some of all these hold games
  bool has_record_files = false;   ///< some of them hold FEN or EPD records
  std::uint64_t files_unread = 0;  ///< that could not be opened or read
  std::uint64_t files_with_errors = 0;
  std::uint64_t files_sound_in_modern = 0;  ///< of these: the profile `modern` reports no errors
  summary totals;
  profile format = profile::import_format;  ///< of the first input
  std::set<profile> other_formats;          ///< that some inputs were held against
  std::optional<repairs> fixed;             ///< unless nothing was to be put right

  /// Whether there is anything to sum up.
  bool has_read() const { return files != 0 || is_cut; }
  bool holds_records_only() const { return has_record_files && !has_game_files; }
};

/// The names of all profiles that inputs were held against, that of the first one first.
std::vector<std::string_view> profiles_of(const run_summary& all);

/// Counts what one step of a reader found; `bytes` is left alone.
void add(summary& totals, const reading& step);
void add(run_summary& all, const record_reading& step);

/// Counts what was counted of games, `bytes` left alone.
void add(summary& totals, const summary& games);

/// Counts an input that was read to its end under import.
void add_errors(run_summary& all, std::uint64_t errors, std::uint64_t errors_in_modern);

/// A step of a reader of records as reports take it: findings and the lines around them.
reading reading_of(const record_reading& step);

}  // namespace strictpgn::report
