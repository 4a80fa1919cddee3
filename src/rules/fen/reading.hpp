// A FEN record read, for the rules that meet one: in a file of records, a tag or a comment.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "parse/fen.hpp"
#include "rules/findings.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::rules {

/// What a record says, the findings without words.
struct fen_record {
  std::optional<setup> given;            ///< when every field could be understood
  std::optional<position> playable;      ///< when also no finding gives the position up
  std::vector<parse::fen_fault> faults;  ///< in the order of the fields, syntax first
};

fen_record read_fen(std::string_view text, fen_dialect dialect = fen_dialect::fen);

/// What is wrong with the record in the light of a position that it should describe; see
/// `compare_fen` of the library.
std::vector<parse::fen_fault> faults_beside(std::string_view record, const setup& truth,
                                            fen_dialect dialect);

/// Adds the findings of a record of a file.
void add_faults(const std::vector<parse::fen_fault>& faults, findings& out);

}  // namespace strictpgn::rules
