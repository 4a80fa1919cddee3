// A game on which a violation is tried.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "lab/generate/game_model.hpp"
#include "lab/generate/request.hpp"
#include "lab/generate/rng.hpp"
#include "lab/generate/token_draft.hpp"
#include "lab/generate/walker.hpp"

namespace strictpgn::generate {

/// Where a game stands in its file.
struct seat {
  bool is_first = true;
  bool is_last = true;
};

/// A game that nothing is wrong with, as a model and as the draft of its text, and the ways to
/// spoil it. What is put in or changed last is marked.
class mutable_game {
 public:
  mutable_game(game_model what, const request& request, seat where, walker& grammar, rng& random);
  mutable_game(const mutable_game&) = delete;
  mutable_game& operator=(const mutable_game&) = delete;

  game_model game;
  token_draft sheet;
  const request& asked;
  seat where;
  rng& random;
  /// Changes the whole file; false gives up.
  using change = std::function<bool(drawn&)>;
  change finish;

  /// Draws the plan anew after it was changed.
  void redraw() { sheet = token_draft_of(game); }
  /// Puts another game in its place, which begins at a position with moves; its tags say so.
  void begin_at(const position& start, int plies);
  void begin_at(const position& start, int plies, std::string_view fen);
  /// Sets the tag and the marker.
  void set_result(termination to);

  /// A sentence of that production of the grammar.
  std::string sentence(std::string_view production);
  /// A sentence of that deviation, in ASCII, which deviates in no other way where it is read by
  /// `whole`.
  std::string deviation(std::string_view production, std::string_view whole = "mainline_element");
  /// Such a one that suits.
  std::string deviation(std::string_view production, std::string_view whole,
                        const std::function<bool(std::string_view)>& suits);
  /// The value of a tag or a field that the production, which reads any, reads as a deviation from
  /// that rule alone: without a colon, and without what a string has to escape.
  std::string bad_value(std::string_view production, rule broken);
  std::string words(int count);

  // ---- tokens

  using test = std::function<bool(const token&)>;
  /// One of the tokens for which it holds.
  std::optional<std::size_t> find(const test& fits);
  /// A place between two elements where another one may stand: the index of the token after it.
  std::optional<std::size_t> find_slot(bool in_mainline = false);
  /// Puts a token there, all of it marked.
  token& insert(std::size_t at, std::string text, token_kind kind = token_kind::other);
  /// The same in a slot of its own choice; null when there is none.
  token* insert_anywhere(std::string text, token_kind kind = token_kind::other);
  /// The same just after a move.
  token* insert_after_move(std::string text, const test& fits = {});
  /// Writes a move for which it holds in another way, which is marked. What comes back empty does
  /// not suit the move.
  bool respell(const std::function<std::string(const played_move&)>& spell);
  /// One of the moves of the mainline with nothing beside it, behind which stands the number of a
  /// White move or the marker.
  std::optional<std::size_t> find_bare_move();
  /// Removes the tokens from there on; the text ends with the last one left.
  void cut(std::size_t from);

  // ---- tag pairs

  /// Sets the tag, in its place by export format; the value is marked.
  tag_line& set_tag(std::string_view name, std::string_view value);
  /// The line of that tag, which there is.
  tag_line& line_of(std::string_view name);
  void remove_tag(std::string_view name);
  /// Puts a line into the tag section, before that one, all of it marked.
  tag_line& insert_line(std::size_t at, std::string text);
  /// Marks the place where a tag that is missing would stand, and nothing else.
  void mark_end_of_tags();
  tag_line& any_line() { return sheet.tags[random.below(sheet.tags.size())]; }

 private:
  bool follows_a_move(const token* token) const;

  walker& grammar_;
};

/// The place of the value in "[Name \"value\"]".
mark value_of(const tag_line& tag_line);

/// All of a text.
inline mark all_of(std::string_view text) { return {0, text.size()}; }

/// The kind of piece that moves.
inline piece_type piece_of(const played_move& move) {
  return move.before.board().type_at(move.what.origin);
}

/// The number of a move of White.
inline bool is_white_number(const token& each) {
  return each.kind == token_kind::number && each.move->before.side_to_move() == color::white;
}

}  // namespace strictpgn::generate
