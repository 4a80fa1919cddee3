// What a program does not claim to do, and so is not held to.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "lab/differential/verdict.hpp"

namespace strictpgn::differential {

/// What an adapter may name under `unclaimed` (conformance/adapters/README.md).
enum class claim : unsigned char {
  chess,           ///< whether moves and positions are possible: it reads their texts alone
  variations,      ///< the moves of variations: it reads their texts and does not play them
  castling_files,  ///< castling rights by letters of files, as X-FEN and Shredder-FEN have them
};
using claim_set = std::set<claim>;

/// "castling-files".
std::string_view name_of(claim what);

/// The claim of that name.
std::optional<claim> claim_named(std::string_view name);

/// "chess, variations, castling-files".
std::string claim_names();

/// Whether only a board shows that the rule is broken: the rules about games, positions and what a
/// SAN says of its position. The FEN of a game of PGN counts as a whole: to a program without chess
/// it is the value of a tag.
bool is_about_chess(rule id, input_kind input);

/// Whether only who plays a line sees that the rule is broken: the rules about moves that only a
/// board shows, and the number of a move.
bool is_about_line(rule id);

/// The rules that a claim is about, as conformance/adapters/claims.json has them for the
/// conformance runner.
std::string write_claims();

/// Why it is no fault to accept the text: the claim that each of its errors would need, or one of
/// them. Nothing where there is an error within what is claimed, or none at all.
std::optional<claim> excuse(const verdict& ours, const claim_set& unclaimed);

/// The errors of a text that are within what a program claims.
std::vector<rule> claimed_errors(const verdict& ours, const claim_set& unclaimed);

/// Whether castling rights of a FEN in the text are letters of files.
bool has_castling_files(std::string_view text);

}  // namespace strictpgn::differential
