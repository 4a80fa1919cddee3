// How FEN records are fixed: where the position is known, they are written anew (FEN 16.1).
#include <algorithm>
#include <string>
#include <string_view>

#include "parse/fen.hpp"
#include "rules/fen/castling.hpp"
#include "rules/fen/context.hpp"
#include "rules/fen/reading.hpp"
#include "rules/fixes.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// The letters of castling that king and rook at home allow, or a hyphen (D135).
suggested_fix without_impossible_rights(const fix_context& here, const diagnostic& found) {
  const auto& what = here.in.what;
  const auto* tag = what.find_tag("FEN");
  if (tag == nullptr || tag->has_escape) return {};
  const auto fields = parse::parse_fen_fields(what.raw_value_of(*tag));
  const auto check_context = make_fen_context(fields, fen_dialect::orthodox);
  std::string letters;
  for (const auto& right : check_context.rights)
    if (right.fits) letters += right.letter;
  return unsafe(rewritten(found.where, here.text_at(found.where), letters.empty() ? "-" : letters));
}

/// Faults of spelling: the position is known, and so is how it is written.
bool is_spelling(const parse::fen_fault& fault) {
  switch (fault.id) {
    case rule::fen_field_separator:
    case rule::fen_adjacent_digits:
    case rule::fen_castling_order:
    case rule::fen_fullmove_zero:
    case rule::fen_integer_leading_zero:
    case rule::xfen_castling_superfluous_letter:
    case rule::shredder_castling_order:
      return true;
    default:
      return false;
  }
}

/// Castling written with files of rooks only, which is how it is then written again.
bool is_of_files(std::string_view value) {
  const auto letters = parse::parse_fen_fields(value).castling.value_or("");
  return !letters.empty() && std::all_of(letters.begin(), letters.end(), is_file_letter);
}

/// The record that is read as the same setup, without a fault.
std::string spelled_fen(std::string_view value, fen_dialect dialect) {
  const auto read = read_fen(value, dialect);
  if (!read.playable || !std::all_of(read.faults.begin(), read.faults.end(), is_spelling))
    return {};
  const auto text = write_fen(*read.given, is_of_files(value) ? fen_dialect::shredder : dialect);
  const auto again = read_fen(text, dialect);
  return again.given == read.given && again.faults.empty() ? text : std::string();
}

suggested_fix canonical_fen(const fix_context& here, const diagnostic&) {
  const auto& what = here.in.what;
  const auto* tag = what.find_tag("FEN");
  if (tag == nullptr || tag->has_escape) return {};
  const auto value = what.raw_value_of(*tag);
  for (const auto dialect : {fen_dialect::fen, fen_dialect::chess960})
    if (const auto text = spelled_fen(value, dialect); !text.empty())
      return unsafe(rewritten(what.value_span_of(*tag), value, text));
  return {};
}

}  // namespace

std::span<const fix_row> fen_fixes() {
  static constexpr fix_row table[] = {
      {rule::fen_field_separator, canonical_fen, true},
      {rule::fen_adjacent_digits, canonical_fen, true},
      {rule::fen_castling_order, canonical_fen, true},
      {rule::fen_castling_impossible, without_impossible_rights, true},
      {rule::fen_fullmove_zero, canonical_fen, true},
      {rule::fen_integer_leading_zero, canonical_fen, true},
      {rule::xfen_castling_superfluous_letter, canonical_fen, true},
      {rule::shredder_castling_order, canonical_fen, true},
  };
  return table;
}

}  // namespace strictpgn::rules
