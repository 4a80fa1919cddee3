// Collects one unit of the input, a game or what stands between games, while the grammar reads it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "parse/element_index.hpp"
#include "parse/packed_san.hpp"
#include "strictpgn/ast.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::parse {

/// A symbol has at most so many characters (PGN 7).
inline constexpr std::size_t longest_symbol = 255;

/// The digits of a move number and, up to its end, its periods.
struct read_number {
  const char* begin = nullptr;
  const char* digits_end = nullptr;
  const char* end = nullptr;
  std::uint32_t value = 0;  ///< of up to nine digits
  bool is_split = false;    ///< something stands between its periods
};

/// The syntax tree under construction. It trusts its callers, the actions, to come in text order;
/// what a rule recorded before it failed is recorded again by the alternative after it, and counts
/// once.
class builder {
 public:
  /// Even stretches of elements are noted only for the layout of export format.
  explicit builder(const limits& bounds, bool is_for_layout = false)
      : bounds_(bounds.within_range()), is_for_layout_(is_for_layout) {}

  /// Forgets everything and starts a unit at that byte.
  void begin(const char* at);
  /// Completes the unit.
  void finish();

  const limits& bounds() const { return bounds_; }
  strictpgn::game& result() { return game_; }
  const strictpgn::game& result() const { return game_; }
  /// What the completed unit is made of. Valid until the next begins.
  const element_index& index();
  /// The elements have been changed.
  [[gnu::noinline]] void forget_index();
  bool has_game() const { return has_game_; }
  /// The game has more tag pairs than it may.
  bool has_too_many_tags() const { return is_full_ && !has_movetext_; }

  /// A move number as a part of the move after it; all zero for none.
  struct folded_number {
    std::uint16_t value = 0;
    std::uint8_t periods = 0;
    std::uint8_t lead = 0;  ///< bytes from its first digit to the move
  };

  // Movetext. All pointers lie in the text of the unit.
  void begin_movetext();
  void number(const read_number& read);
  void more_periods(const char* begin, const char* end);
  void move(std::uint32_t packed_san, const char* begin, std::uint32_t length);
  void comment(const char* begin, const char* end);

  /// Prepares for elements of usual forms, the next of which begins there: how many there may be.
  /// None while a number waits for what it stands before.
  std::size_t room_at(const char* at) {
    retract(offset_of(at));
    return has_number_ ? 0 : most_elements_ - std::min(most_elements_, game_.elements.size());
  }
  /// The last elements but for `behind` are so many of an even stretch.
  void note_stretch(std::size_t count, std::size_t behind);

  // Elements of usual forms, for which there is room.
  /// A move with its number, if it has one.
  void usual_move(std::uint32_t packed_san, const char* begin, std::uint32_t length,
                  const folded_number& number) {
    token_end_ = begin + length;
    game_.elements.push_back({.offset = offset_of(begin),
                              .data = packed_san,
                              .number = number.value,
                              .lead = number.lead,
                              .periods = number.periods,
                              .length = static_cast<std::uint8_t>(length),
                              .kind = element_kind::move});
    last_move_ = index_of_last();
  }
  /// A comment, with the flags that tell what is in it.
  void usual_comment(const char* begin, const char* end, std::uint8_t flags) {
    token_end_ = end;
    game_.elements.push_back({.offset = offset_of(begin),
                              .data = offset_of(end),
                              .kind = element_kind::comment,
                              .flags = flags});
    note_comment(begin, end, flags);
  }
  void usual_nag(const char* begin, const char* end, std::uint16_t number) {
    token_end_ = end;
    game_.elements.push_back({.offset = offset_of(begin),
                              .data = offset_of(end),
                              .number = number,
                              .kind = element_kind::nag});
    note_nag();
  }
  void extend_move(const char* end) { token_end_ = end; }
  /// The last move says in words whether it gives check or mate.
  void make_mark_unclear();
  void suffix(const char* begin, const char* end);
  void token(element_kind kind, const char* begin, const char* end);
  void nag(const char* begin, const char* end);
  void open_variation(const char* at);
  void close_variation(const char* begin, const char* end);
  void leave_variation_open();
  void marker(termination termination, const char* begin, const char* end);
  std::size_t depth() const { return open_.size(); }

  // Tag pairs.
  void open_tag(const char* at);
  void tag_name(const char* begin, const char* end);
  void tag_value(const char* begin, const char* end);
  /// All of a tag pair that is in order, up to the `]`: `value_end` is its closing quote.
  [[gnu::always_inline]] void usual_tag(const char* begin, const char* name_end, const char* value,
                                        const char* value_end) {
    has_game_ = true;
    token_end_ = value_end + 2;
    if (game_.elements.size() >= most_elements_ && !is_there_room(begin)) [[unlikely]]
      return;
    game_.tags.push_back({.begin = offset_of(begin),
                          .end = offset_of(token_end_),
                          .name_begin = offset_of(begin) + 1,
                          .name_end = offset_of(name_end),
                          .value_begin = offset_of(value),
                          .value_end = offset_of(value_end)});
    --most_elements_;
  }
  void tag_escape() { tag_.has_escape = true; }
  void damage_tag() { tag_.is_damaged = true; }
  void leave_tag_open() { tag_.is_unclosed = true; }
  void close_tag(const char* begin, const char* end);

  // Deviations.
  void deviate(rule id, const char* begin, const char* end);
  void deviate_inside(rule id) { inside_.push_back(id); }
  /// The deviations noted inside a token are about the whole of it.
  void deviate_around(const char* begin, const char* end);
  /// Something is missing just after the last token.
  void miss(rule id) { deviate(id, token_end_, token_end_); }
  void mark_last_deviant();
  void mark_move_deviant();
  void mark_last_unclosed();
  /// The marker is missing just after the last token.
  void miss_marker();
  /// A game that has no movetext at all has its missing marker after the tags.
  void place_marker() { game_.marker_begin = game_.marker_end = offset_of(token_end_); }
  /// A tag pair that begins at `at` has no `[`.
  void miss_open_bracket(const char* at);
  /// A string without closing quote: its value ends before the `]` that ends the line, if there is
  /// one.
  void broken_tag_value(const char* begin, const char* end);
  /// The last move began here; null when the last token is none.
  const char* last_move_begin() const;
  const char* token_end() const { return token_end_; }

  // Parts of a SAN that is read by its rules.
  void san_file(int file);
  void san_rank(int rank);
  san_parts& san() { return san_; }
  /// The SAN as read so far; the next one starts afresh.
  san_parts take_san();
  void reset_san();

  // What the search for the end of a comment has learnt.
  const char* no_close_after = nullptr;   ///< no `}` between here ...
  const char* no_close_before = nullptr;  ///< ... and here
  bool comment_too_long = false;
  /// A variation that lies deeper than the limit.
  void pass_over_variation(const char* begin, const char* end);

 private:
  struct open_variation_at {
    const char* begin;               // of its `(`
    std::int32_t element;            // index of its `(`, -1 when the game was full
    std::int32_t last_move_outside;  // in the sequence around it, as are the next two
    std::int32_t last_glyph_outside;
    std::int32_t last_time_outside;
  };

  // What goes into the index while elements are of usual forms. Anything else is left to the walk.
  void note_comment(const char* begin, const char* end, std::uint8_t flags) {
    using namespace element_flag;
    const auto is_ink = [](char c) { return static_cast<unsigned char>(c) > ' '; };
    auto& has = index_.has;
    has.comments = true;
    has.commands |= (flags & is_commands) != 0;
    const bool repeats_time = (flags & tells_time) != 0 && last_time_ > last_move_;
    const bool is_odd = has.commands && (last_move_ < 0 || repeats_time);
    const bool is_glued = begin != base_ && is_ink(begin[-1]) && is_ink(*end);
    if (is_odd || is_glued || (flags & (is_commands | is_prose)) == 0) [[unlikely]]
      is_noted_ = false;
    if ((flags & tells_time) != 0) last_time_ = index_of_last();
  }
  void note_nag() {
    const auto& nag = game_.elements.back();
    auto& has = index_.has;
    has.nags = true;
    has.likely_early_nags |= last_move_ < 0;
    has.likely_repeated_nags |= has_glyph();
    has.likely_misplaced_nags |= last_move_ + 1 != index_of_last();
    last_glyph_ = index_of_last();
    if (!is_plain_nag(nag)) [[unlikely]]
      index_.odd_nags.push_back(static_cast<std::uint32_t>(last_glyph_));
  }
  /// Whether the last move of the sequence that is read, or the beginning of it, has one.
  bool has_glyph() const {
    return last_glyph_ > last_move_ ||
           (last_move_ >= 0 &&
            game_.elements[static_cast<std::size_t>(last_move_)].suffix != suffix::none);
  }
  void note_variation(std::uint32_t at);

  std::uint32_t offset_of(const char* at) const { return static_cast<std::uint32_t>(at - base_); }
  void flush_number();
  folded_number take_number(const char* move);
  element* add(element_kind kind, const char* at);
  bool is_there_room(const char* at);
  void add_periods_behind_escape(const char* begin, const char* end);
  /// A token that a failed alternative has recorded before gives way to the one that is read now.
  /// The end of a variation that is never closed has no token.
  void retract(std::uint32_t offset) {
    auto& all = game_.elements;
    while (!all.empty() && all.back().offset >= offset &&
           all.back().kind != element_kind::variation_end) {
      all.pop_back();
      forget_index();
    }
  }
  std::int32_t index_of_last() const {
    return static_cast<std::int32_t>(game_.elements.size()) - 1;
  }

  limits bounds_;
  std::size_t most_elements_ = 0;  // beside the tag pairs
  const char* base_ = nullptr;
  const char* token_end_ = nullptr;
  read_number number_;  // may be folded into the next move
  strictpgn::game game_;
  tag_pair tag_;
  san_parts san_;
  std::int8_t san_file_ =
      -1;  // the last coordinates read: the destination's, when the SAN is complete
  std::int8_t san_rank_ = -1;
  std::vector<rule> inside_;
  std::vector<open_variation_at> open_;
  std::int32_t last_move_ = -1;     // of the sequence that is read, -1 when there is none yet
  std::int32_t last_glyph_ = -1;    // likewise of a NAG
  std::int32_t last_time_ = -1;     // and of a command about time
  std::int32_t last_number_ = -1;   // the last element that is a move number
  std::int32_t split_number_ = -1;  // the deviation about the periods of the number that is read
  bool has_number_ = false;
  bool has_game_ = false;
  bool is_full_ = false;
  bool has_movetext_ = false;
  element_index index_;
  bool is_for_layout_ = false;
  bool is_noted_ = true;  // the index has all there is
};

}  // namespace strictpgn::parse
