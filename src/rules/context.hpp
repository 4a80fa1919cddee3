// What a check looks at: one game, or what stands between games, read and played.
#pragma once

#include <cstdint>
#include <span>

#include "parse/element_index.hpp"
#include "replay/replay_game.hpp"
#include "rules/export/layout.hpp"
#include "rules/findings.hpp"
#include "rules/tags/names.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::rules {

/// The white space between a game and the next, comments and escape lines aside.
class interval {
 public:
  bool has_line_end() const { return has_line_end_; }
  bool has_empty_line() const { return has_empty_line_; }

  /// Some more white space.
  void add(std::string_view white);
  /// Something else stands there.
  void add_token() { is_line_empty_ = false; }

  friend bool operator==(const interval&, const interval&) = default;

 private:
  bool has_line_end_ = false;
  bool has_empty_line_ = false;
  bool is_line_empty_ = false;
  bool is_after_cr_ = false;
};

/// Whose rules a game is played by, as far as a Variant tag says so.
enum class game_rules : std::uint8_t {
  chess,     ///< or Chess960
  extended,  ///< chess that is won in more ways: King of the Hill, Three-check
  foreign,   ///< another game, whose moves are not checked (D133)
  unknown,   ///< the tag cannot be read
};

struct check_context {
  const game& what;
  const replay::result& board;
  const options& how;
  std::span<const known_pair> tags;
  parse::features has;
  const layout& lines;  ///< laid out only when a rule about it is on
  surroundings around{};
  std::span<const span> long_lines{};  ///< of 80 bytes and more, with a part in the unit or in
                                       ///< the white space around it, in text order
  tag_places named{};                  ///< where the known names are among the tags
  const parse::element_index* index =
      &parse::no_elements;  ///< where elements stand that checks ask for
  bool is_game = true;      ///< false: what stands between games
  bool is_record = false;   ///< operands of an EPD record, that are moves
  bool follows_a_game =
      false;               ///< only comments and escape lines stand between the game before and it
  interval behind_game{};  ///< then: how far it is from it
  bool is_last = false;    ///< the input ends here
  game_rules rules = game_rules::chess;
  const known_pair* misnamed_fen = nullptr;  ///< `[fen ...]`, from which the moves may be, but not
                                             ///< from the initial array (D134)

  /// Just after the last tag pair, without any before the first token: where a missing tag is
  /// missed (D121).
  span end_of_tags() const;
  /// It has no tags and goes on where the game before should have ended.
  bool continues_a_game() const;

  bool is_foreign() const { return rules == game_rules::foreign; }
};

/// When a detector runs.
enum class phase : std::uint8_t {
  independent,   ///< it looks at the game alone
  after_others,  ///< it also looks at what those have found
};

/// One rule of the semantic pass with its detector.
struct detector {
  rule id;
  void (*run)(const check_context&, findings&);
  phase when = phase::independent;
};

// One table for each chapter, in the file of that name.
std::span<const detector> comment_detectors();
std::span<const detector> token_detectors();
std::span<const detector> tag_detectors();
std::span<const detector> roster_detectors();
std::span<const detector> movetext_detectors();
std::span<const detector> variation_detectors();
std::span<const detector> san_detectors();
std::span<const detector> outcome_detectors();
std::span<const detector> forced_draw_detectors();
std::span<const detector> date_detectors();
std::span<const detector> people_detectors();
std::span<const detector> event_detectors();
std::span<const detector> time_detectors();
std::span<const detector> conclusion_detectors();
std::span<const detector> export_tag_detectors();
std::span<const detector> export_line_detectors();
std::span<const detector> export_move_detectors();
std::span<const detector> reduced_detectors();
std::span<const detector> export_identity_detectors();

}  // namespace strictpgn::rules
