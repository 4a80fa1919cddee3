// Reading PGN game by game, from memory, a file or a stream, with every finding.
#pragma once

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "strictpgn/ast.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/replay.hpp"
#include "strictpgn/rule_counts.hpp"
#include "strictpgn/source.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What was read so far: of games by `reader`, of records by `record_reader` (records.hpp). The
/// counts of the other kind stay 0.
struct summary {
  std::uint64_t games = 0;
  std::uint64_t games_with_errors = 0;
  std::uint64_t records = 0;  ///< of FEN or EPD
  std::uint64_t records_with_errors = 0;
  std::uint64_t plies = 0;  ///< mainline moves that were replayed
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t infos = 0;
  std::uint64_t errors_in_modern = 0;  ///< that the profile `modern` would find in the same input
  std::uint64_t bytes = 0;
  rule_counts by_rule;  ///< findings of each rule
};

/// How many findings of one rule have one severity.
struct finding_count {
  rule id{};
  severity level{};
  std::uint64_t count = 0;
};

/// One step of a reader: a game, or what stands outside every game, or findings alone. All views in
/// it are valid until the reader's next step.
struct reading {
  const strictpgn::game* game = nullptr;        ///< null: this step is no game
  const strictpgn::replayed* replay = nullptr;  ///< null together with `game`
  /// What stands outside every game, as elements (comments, escape lines, stray tokens) or a tag
  /// pair that the end of the input cuts off; null when `game` is set.
  const strictpgn::game* outside = nullptr;
  std::span<const diagnostic>
      findings;  ///< in text order, at most `limits::diagnostics` of one step
  /// Those beyond, of which no more is known, and those that are only counted
  /// (`options::least_told`, `options::only_counted`, `options::told_of_each_rule`).
  std::span<const finding_count> more_findings;
  source_window source;  ///< holds all the bytes that the others name
};

/// Reads and checks a database of games (PGN 8) in one pass. Memory is bounded by the largest game,
/// not by the size of the input. Never throws on account of what the input contains. Whether a
/// string is a text or the name of a file is always said: `reader::text("1. e4 *")`,
/// `reader::file("games.pgn")`.
class reader {
 public:
  /// Reads a text in memory; the text must outlive the reader. A string that is gone at once is
  /// refused by the compiler.
  static reader text(std::string_view text, const options& options = {});
  template <typename Text>
  requires std::same_as<std::remove_const_t<Text>, std::string>
  static reader text(Text&& text, const options& options = {}) = delete;
  /// Reads a stream from its current position to its end; the stream must outlive the reader.
  /// Throws `std::ios_base::failure` from `next` when the stream goes bad.
  static reader stream(std::istream& in, const options& options = {});
  /// Opens and reads the file of that name. Throws `std::system_error` when it cannot be opened,
  /// here, or read, in `next`.
  static reader file(const std::filesystem::path& name, const options& options = {});
  reader(reader&&) noexcept;
  reader& operator=(reader&&) noexcept;
  ~reader();

  /// Reads on; false at the end of the input.
  bool next();
  /// What the last successful `next` found.
  const reading& current() const;
  /// The counts up to and including the current step.
  const summary& totals() const;

 private:
  struct state;
  explicit reader(std::unique_ptr<state> begun);

  std::unique_ptr<state> state_;
};

/// Everything about a whole text. The games view the text, which must outlive them.
struct checked {
  std::vector<game> games;
  std::vector<diagnostic> diagnostics;  ///< in text order, at most `limits::diagnostics`
  summary totals;                       ///< counts all findings, kept or not
};

/// Parses, replays and checks a whole text.
checked check_database(std::string_view text, const options& options = {});

/// The games of a text and the findings of the syntax alone: no replay, no semantic pass.
struct parsed {
  std::vector<game> games;
  std::vector<diagnostic> diagnostics;
};

/// Parses a whole text. The games view it; it must outlive them.
parsed parse_database(std::string_view text, const options& options = {});

}  // namespace strictpgn
