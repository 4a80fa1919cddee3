// What a reader is asked to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "strictpgn/profile.hpp"
#include "strictpgn/rule_id.hpp"
#include "strictpgn/severity.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// Bounds that keep hostile input harmless. Reaching one is a `limit-*` finding, never silent.
/// Outside their range they count as the nearest value inside it: 1 to 4096 for the depth, 1 byte
/// to 4 GiB for sizes (of a game, 64 KiB less), 1 to 2^31 - 1 for counts. A thread that reads needs
/// a stack of 512 KiB, whatever the bounds.
struct limits {
  std::uint32_t rav_depth = 256;           ///< open parentheses at once
  std::uint64_t comment_size = 16 << 20;   ///< bytes of one comment
  std::uint64_t token_size = 64 << 10;     ///< bytes of any other token
  std::uint64_t game_size = 256 << 20;     ///< bytes of one game, or of one text outside games
  std::uint64_t game_elements = 1 << 20;   ///< tag pairs, moves, comments and so on of one game
  std::uint64_t diagnostics = 100'000;     ///< findings kept by functions that return them all
  std::uint64_t compared_games = 1 << 20;  ///< games kept in mind by `collation-duplicate`

  /// The same, each within its range.
  limits within_range() const;
};

/// The greatest values that a bound can have.
inline constexpr std::uint32_t greatest_rav_depth = 4096;
inline constexpr std::uint64_t greatest_size = std::uint64_t{4} << 30;
inline constexpr std::uint64_t greatest_count = 0x7FFFFFFF;

/// How far an input is judged. What is not judged costs no time.
enum class check_depth : std::uint8_t {
  syntax,   ///< only the grammar: games are not played, and all their moves are `unfollowed`
  meaning,  ///< games are played, and all is judged but how the text lies on its lines
  layout,   ///< that, too
};

/// How to read and judge.
struct options {
  profile format = profile::import_format;
  strictpgn::encoding encoding = strictpgn::encoding::latin1;  ///< see also `usual_encoding`
  strictpgn::limits limits{};
  /// Severities that differ from the catalogue's; a later entry wins over an earlier one.
  std::vector<std::pair<rule, severity>> levels{};
  check_depth depth = check_depth::layout;
  /// Findings of a lesser severity are only counted (`summary`, `reading::more_findings`), which
  /// takes little time.
  severity least_told = severity::info;
  /// Findings of these rules are only counted, too, however grave they are.
  std::vector<rule> only_counted{};
  /// After the step in which a reader has told so many findings of a rule, its findings are only
  /// counted. What puts right or writes a text (`apply_fixes`, `translate_pieces`,
  /// `write_database`, `format_text` and its kin) looks at all findings that matter to it, whatever
  /// the three say.
  std::uint64_t told_of_each_rule = UINT64_MAX;
  /// Also find out how each finding can be removed (`diagnostic::fix`).
  bool fixes = true;
  /// Also tell before which move a finding about one is (`diagnostic::ply`, `diagnostic::fen`).
  bool move_places = true;
  /// Also record the FEN after every ply (costs time and memory).
  bool record_fens = false;
  /// The name or path of the input, where it has one: for the rule that holds dates against it.
  std::string file_name{};
  /// Bytes read at once from a file or stream.
  std::size_t window_size = 128 << 10;

  /// The same, with each bound within its range.
  options within_range() const;
  /// The same, with every finding told.
  options telling_all() const;
};

}  // namespace strictpgn
