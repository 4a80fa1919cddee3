// What is found in one unit after the other: replay and rules.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "parse/builder.hpp"
#include "parse/parse_unit.hpp"
#include "read/boundary.hpp"
#include "read/criteria.hpp"
#include "replay/replay_game.hpp"
#include "rules/bytes/detect.hpp"
#include "rules/context.hpp"
#include "rules/export/layout.hpp"
#include "rules/files/collation.hpp"
#include "rules/findings.hpp"
#include "rules/lines/detect.hpp"
#include "text/window.hpp"

namespace strictpgn::read {

/// How a unit was read, and what stands around it.
struct unit_place {
  parse::step step;            ///< by which it was read
  std::string_view whole;      ///< the unit and the white space behind it
  std::string_view from_here;  ///< the unit and all that is held of what follows
  std::uint64_t number;        ///< of the game, if it is one
  bool is_last;                ///< nothing follows
  bool has_odd_bytes;
  rules::surroundings around{};
};

/// Looks at units as a session reads them, and knows what of one matters to the next.
class unit_checker {
 public:
  /// Units are those that `made` holds when they are looked at; their lines have been looked at by
  /// `lines` then. All of it must outlive the checker.
  unit_checker(const criteria& by, const text::window& input, parse::builder& made,
               rules::line_watch& lines, rules::findings& found)
      : by_(by), input_(input), made_(made), lines_(lines), found_(found) {}

  /// Puts what is found in the unit to the findings; gives whether it is a game.
  bool check(const unit_place& where);
  /// The same of its syntax alone.
  bool check_syntax(const unit_place& where);
  /// A unit that is given up.
  void give_up(bool is_game);
  /// White space between units, up to that offset.
  void pass_blanks(std::uint64_t end);
  /// Text that is passed over, up to that offset.
  void pass_text(std::uint64_t end);

  /// The moves of the last unit; none where its syntax was all that was asked for.
  const replayed& played() const { return board_.played; }

  void go_on(const boundary& from);
  void tell(boundary& here) const;

 private:
  rules::check_context context_of(const unit_place& where);
  void index_elements(rules::check_context& in);
  void replay(rules::check_context& in);
  void detect(const rules::check_context& in, std::uint64_t number);
  void go_behind(bool is_game);

  const criteria& by_;
  const text::window& input_;
  parse::builder& made_;
  rules::line_watch& lines_;
  rules::findings& found_;
  rules::collation collated_{by_.how.limits};
  rules::utf8_record utf8_;
  replay::result board_;
  rules::layout layout_;
  std::vector<rules::known_pair> tags_;
  rules::tag_places named_;
  rules::interval behind_game_;   // what stands behind the last game ...
  std::uint64_t behind_end_ = 0;  // ... up to here
  bool follows_a_game_ = false;
};

}  // namespace strictpgn::read
