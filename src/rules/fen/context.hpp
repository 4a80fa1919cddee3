// What the rules about a FEN record look at.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "parse/fen.hpp"
#include "rules/fen/castling.hpp"
#include "rules/grade.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::rules {

/// A number of a record; not exact when the text has one that is not allowed and another is used
/// instead.
struct fen_number {
  std::uint32_t value;
  bool is_exact;
};

/// The record, with the value of each field that has one.
struct fen_context {
  const parse::fen_fields& read;
  fen_dialect dialect;
  std::optional<board> placement;
  std::optional<color> active_color;
  std::optional<square> en_passant;  ///< also unset when its rank is wrong
  std::optional<fen_number> halfmove_clock;
  std::optional<fen_number> fullmove_number;
  std::vector<castling_right> rights;
  bool reads_xfen = false;  ///< the rights are understood as X-FEN
};

/// KQkq alone: FEN itself, beside its dialects.
constexpr bool is_plain(fen_dialect dialect) {
  return dialect == fen_dialect::fen || dialect == fen_dialect::orthodox;
}

/// How many squares a rank of the piece placement covers.
int width_of(std::string_view rank);

fen_context make_fen_context(const parse::fen_fields& read, fen_dialect dialect);

/// Whether a side has exactly one king. What is said of the king of a side with none or several is
/// not judged.
inline bool has_one_king(const fen_context& in, color side) {
  return count(in.placement->pieces(side, piece_type::king)) == 1;
}

/// The number that digits make, no greater than the greatest that is kept (decision D89).
std::optional<fen_number> number_of(std::optional<std::string_view> digits);

/// Zero is read as one (decision D89).
std::optional<fen_number> positive(std::optional<fen_number> number);

/// Adds what the detectors find to the faults of the syntax, in the order of the fields.
void find_faults(const fen_context& in, std::vector<parse::fen_fault>& faults);

/// The setup, when every field has a value. A wrong en passant target is dropped (decision D119).
std::optional<setup> setup_of(const fen_context& in);

/// Whether a pawn can have passed over the en passant target just now (16.1.3.4).
bool is_target_possible(const board& placement, color active, square target);

/// Whether the position is lost with this fault.
bool gives_up(const parse::fen_fault& found);

/// How grave the fault is, in a file of records or in a tag. In a record file letters of Chess960
/// can only mean what Shredder-FEN means by them.
grade grade_of_fault(const parse::fen_fault& found, bool is_record);

/// Where the rules put what they find.
class fen_findings {
 public:
  fen_findings(const parse::fen_fields& read, std::vector<parse::fen_fault>& out)
      : read_(read), out_(out) {}

  parse::fen_fault& add(rule id, parse::fen_field field, std::string_view detail = {}) {
    out_.push_back({id, read_.where_is(field), std::string(detail), std::nullopt});
    return out_.back();
  }

  /// The same, about the whole text of the field.
  parse::fen_fault& add_whole(rule id, parse::fen_field field) {
    const span where = read_.where_is(field);
    return add(id, field, read_.text.substr(where.begin, where.size()));
  }

 private:
  const parse::fen_fields& read_;
  std::vector<parse::fen_fault>& out_;
};

/// One rule with its detector.
struct fen_detector {
  rule id;
  void (*run)(const fen_context&, fen_findings&);
};

// A matter of its own among the positions.
void fen_pawn_structure_impossible(const fen_context& in, fen_findings& out);

// Values of fields and their tiers of legality (groups 12 and 13); castling and dialects (13 and
// 14).
std::span<const fen_detector> fen_value_detectors();
std::span<const fen_detector> fen_position_detectors();
std::span<const fen_detector> fen_castling_detectors();

}  // namespace strictpgn::rules
