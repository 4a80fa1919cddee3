// Reading files of FEN or EPD records (16.1, 16.2), one record a line, with every finding.
#pragma once

#include <concepts>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/source.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

enum class record_format : std::uint8_t { fen, epd };

/// The format that the suffix of a file name says: `.fen` (16.1) or `.epd` (16.2) in any case;
/// nothing for another.
std::optional<record_format> record_format_of(const std::filesystem::path& file);

/// One step of a reader: a record, or findings alone. All views in it are valid until the reader's
/// next step.
struct record_reading {
  std::uint64_t number = 0;                ///< of the record, from 1; 0: this step is none
  std::string_view text;                   ///< the line without its end
  std::uint64_t offset = 0;                ///< of the first byte of `text` in the input
  const epd_record* epd = nullptr;         ///< null for FEN, and for a line beyond the limit
  std::optional<setup> given;              ///< when every field could be understood
  std::optional<position> playable;        ///< when also no finding gives the position up
  std::span<const diagnostic> findings{};  ///< in text order, places in the input, game 0
  /// Those beyond `limits::diagnostics`, and those that are only counted.
  std::span<const finding_count> more_findings{};
  source_window source;  ///< holds the line
};

/// Reads and checks records in one pass, one to a line; lines of white space alone are none.
/// Memory is bounded by the longest line that is read: one beyond `limits::token_size` is a finding
/// and is passed over. Never throws on account of what the input contains. Totals count records.
class record_reader {
 public:
  /// Reads a text in memory; the text must outlive the reader. A string that is gone at once is
  /// refused by the compiler.
  static record_reader text(std::string_view text, record_format format,
                            fen_dialect dialect = fen_dialect::fen, const options& options = {});
  template <typename Text>
  requires std::same_as<std::remove_const_t<Text>, std::string>
  static record_reader text(Text&& text, record_format format,
                            fen_dialect dialect = fen_dialect::fen,
                            const options& options = {}) = delete;
  /// Reads a stream from its current position to its end; the stream must outlive the reader.
  /// Throws `std::ios_base::failure` from `next` when the stream goes bad.
  static record_reader stream(std::istream& in, record_format format,
                              fen_dialect dialect = fen_dialect::fen, const options& options = {});
  /// Opens and reads the file of that name. Throws `std::system_error` when it cannot be opened,
  /// here, or read, in `next`.
  static record_reader file(const std::filesystem::path& name, record_format format,
                            fen_dialect dialect = fen_dialect::fen, const options& options = {});
  record_reader(record_reader&&) noexcept;
  record_reader& operator=(record_reader&&) noexcept;
  ~record_reader();

  /// Reads on; false at the end of the input.
  bool next();
  /// What the last successful `next` found.
  const record_reading& current() const;
  /// The counts up to and including the current step.
  const summary& totals() const;

 private:
  struct state;
  explicit record_reader(std::unique_ptr<state> begun);

  std::unique_ptr<state> state_;
};

/// Everything about a whole text of records.
struct checked_records {
  std::vector<diagnostic> diagnostics;  ///< in text order, at most `limits::diagnostics`
  summary totals;                       ///< counts all findings, kept or not
};

/// Reads and checks a whole text of records.
checked_records check_records(std::string_view text, record_format format,
                              fen_dialect dialect = fen_dialect::fen, const options& options = {});

}  // namespace strictpgn
