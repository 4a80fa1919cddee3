// A reading of which formatted blocks are told.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "format/formatter.hpp"
#include "read/piece.hpp"
#include "read/session.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::format {

/// A block, or a piece of one, kept.
struct kept_block {
  formatted_block what;  ///< all but its views
  std::string source;
  std::string text;
  std::vector<format_note> findings;

  static void move_to(const read::text_part&) {}
  /// Counts from the beginning of the input, before which there were so many.
  void renumber(std::uint64_t games, std::uint64_t lines);
  formatted_block shown(const summary& so_far) const;
};

/// Tells the blocks of what is written. Whether that is the text that was read, is not in its
/// totals.
class block_course {
 public:
  using setting = format_options;
  using kept = kept_block;
  using totals_type = format_totals;

  block_course(text::window::supply text, const format_options& how, std::size_t window_size,
               const std::optional<read::boundary>& from,
               const std::function<void(kept_block)>& tell);

  /// Goes on by a step; false at the end.
  bool next();
  void stop_at(std::uint64_t offset) { stop_ = offset; }
  /// Whether another could go on from where it stands.
  bool is_settled() const { return formatter_.is_settled(); }
  read::boundary stands() const { return in_.stands(); }
  /// Whether what follows is read alike from both.
  static bool reads_on_alike(const read::boundary& one, const read::boundary& other) {
    return read::reads_on_alike(one, other);
  }
  bool has_ended() const { return formatter_.has_ended(); }
  format_totals totals() const { return formatter_.totals(); }
  const text::window& input() const { return in_.input(); }

 private:
  const format_options how_;
  read::session in_;
  block_sink tell_;
  formatter formatter_;
  std::uint64_t stop_ = UINT64_MAX;
};

}  // namespace strictpgn::format
