// The syntax tree of one game: flat, in text order, every node with its place in the input.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/rule_id.hpp"
#include "strictpgn/san.hpp"
#include "strictpgn/span.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What an element is (PGN 8.2).
enum class element_kind : std::uint8_t {
  move,             ///< a SAN move, or one of its deviations that still has a meaning
  null_move,        ///< `--` and its like: not a move, but the turn passes
  unreadable_move,  ///< stands where a move should, means none
  move_number,      ///< a move number indication that is not folded into the move after it
  nag,              ///< `$n`
  comment,          ///< `{ ... }`
  line_comment,     ///< `; ...` to the end of the line
  variation_begin,  ///< `(`
  variation_end,    ///< `)`, or an empty place where it is missing
  escape,           ///< `% ...` to the end of the line
  unknown_symbol,   ///< a symbol that is no move; it may have been meant as one
  stray,            ///< any other token that does not belong where it stands
  text,             ///< words between games that belong to none, from the first to the last
};

/// The suffix annotation of a move (PGN 8.2.3.8); the number is that of the equal NAG.
enum class suffix : std::uint8_t {
  none,
  good,
  poor,
  very_good,
  very_poor,
  speculative,
  questionable
};

/// "!", "?", "!!", "??", "!?", "?!"; empty for `none`.
std::string_view text_of(suffix annotation);

/// The mark at the end of a SAN text; `unclear` for `++` and words.
enum class check_mark : std::uint8_t { none, check, mate, unclear };

/// What a SAN text says, taken apart (PGN 8.2.3).
struct san_parts : san_shape {
  check_mark mark = check_mark::none;
};

/// One element of the movetext, 16 bytes. Read it through the functions of `game`.
struct element {
  std::uint32_t offset = 0;  ///< of the token, in bytes from the start of the game
  std::uint32_t data =
      0;  ///< moves: packed `san_parts`; variations: index of the partner; others: end offset
  std::uint16_t number =
      0;  ///< folded move number, value of a number (saturated), or of a NAG (saturated)
  std::uint8_t lead = 0;     ///< moves: bytes from the first digit of the folded number to the SAN
  std::uint8_t periods = 0;  ///< periods of the number, folded or not (saturated)
  std::uint8_t length = 0;   ///< moves: bytes of the SAN, without suffix
  strictpgn::suffix suffix = suffix::none;
  element_kind kind = element_kind::stray;
  std::uint8_t flags = 0;  ///< see `element_flag`
};
static_assert(sizeof(element) == 16);

namespace element_flag {
inline constexpr std::uint8_t has_variation = 1;  ///< a move that a later RAV replaces
inline constexpr std::uint8_t is_deviant = 2;   ///< there is a finding about the form of this token
inline constexpr std::uint8_t is_unclosed = 4;  ///< a comment or variation that never ends
inline constexpr std::uint8_t is_commands = 8;  ///< a comment of nothing but commands without
                                                ///< fault, at most one of them about time
inline constexpr std::uint8_t tells_time = 16;  ///< one of those is about time
inline constexpr std::uint8_t is_prose = 32;    ///< a comment in braces with a byte above the space
                                                ///< in it, and without `{`, `[`, `/` and `%`
}  // namespace element_flag

/// Just after the token, in bytes from the start of the game. For a move: after the SAN.
constexpr std::uint32_t end_of(const element& e) {
  switch (e.kind) {
    case element_kind::move:
      return e.offset + e.length;
    case element_kind::variation_begin:
      return e.offset + 1;
    case element_kind::variation_end:
      return e.offset + ((e.flags & element_flag::is_unclosed) != 0 ? 0 : 1);
    default:
      return e.data;
  }
}

/// A tag pair (PGN 8.1). Offsets count bytes from the start of the game.
struct tag_pair {
  std::uint32_t begin = 0;       ///< of `[`
  std::uint32_t end = 0;         ///< just after `]`, or where the damaged pair was given up
  std::uint32_t name_begin = 0;  ///< of a missing name: just after the `[`
  std::uint32_t name_end = 0;
  std::uint32_t value_begin = 0;  ///< inside the quotes; of a missing value: at the end of the name
  std::uint32_t value_end = 0;
  bool is_damaged = false;   ///< a finding about its syntax leaves name or value uncertain or empty
  bool is_unclosed = false;  ///< its `]` is missing, which leaves name and value certain
  bool has_escape = false;   ///< the value holds a backslash
};

/// The game termination marker (PGN 8.2.6), also the legal values of the Result tag.
enum class termination : std::uint8_t { none, white_wins, black_wins, draw, unknown };

/// "1-0", "0-1", "1/2-1/2", "*"; empty for `none`.
std::string_view text_of(termination marker);

/// A finding of the grammar: a production that deviates from the standard.
struct deviation_found {
  rule id{};
  std::uint32_t begin = 0;  ///< in bytes from the start of the game
  std::uint32_t end = 0;
};

/// One game: tag section and movetext. It views the text it was read from and is valid only as long
/// as that text is; a game from a `reader` only until the reader goes on.
class game {
 public:
  std::uint64_t offset = 0;  ///< of the first byte of `text` in the input
  std::string_view text;     ///< the bytes of the game, from its first token to its last
  std::vector<tag_pair> tags;
  std::vector<element>
      elements;  ///< comments and escapes of the tag section first, then the movetext
  std::uint32_t first_in_movetext = 0;  ///< index into `elements`
  termination marker = termination::none;
  std::uint32_t marker_begin = 0;  ///< where the marker stands, or (empty) should stand
  std::uint32_t marker_end = 0;
  std::vector<deviation_found> deviations;  ///< in text order

  /// The place of a token in the input. For a move: the SAN, without number and suffix.
  span span_of(const element& e) const { return {offset + e.offset, offset + end_of(e)}; }
  /// The bytes of a token as they stand in the input.
  std::string_view text_of(const element& e) const {
    return {text.data() + e.offset, end_of(e) - e.offset};
  }
  /// The place of the move number folded into a move; empty if there is none.
  span number_span_of(const element& move) const;
  /// The place of the suffix annotation of a move: just after the SAN or, where it deviates, after
  /// white space, escape lines or a detached `e.p.`; empty, at the end of the SAN, if there is
  /// none.
  span suffix_span_of(const element& move) const;
  /// The text of a comment or escape line without its delimiters.
  std::string_view content_of(const element& comment) const {
    const bool is_closed =
        comment.kind == element_kind::comment && (comment.flags & element_flag::is_unclosed) == 0;
    const auto begin = comment.offset + 1;
    return text.substr(begin, end_of(comment) - begin - (is_closed ? 1 : 0));
  }

  std::string_view name_of(const tag_pair& tag) const {
    return {text.data() + tag.name_begin, tag.name_end - tag.name_begin};
  }
  /// The value as written between the quotes.
  std::string_view raw_value_of(const tag_pair& tag) const {
    return {text.data() + tag.value_begin, tag.value_end - tag.value_begin};
  }
  /// The value after un-escaping (PGN 7); characters that no string may hold are dropped (D114).
  std::string value_of(const tag_pair& tag) const;
  /// The first tag pair of that name, or null.
  const tag_pair* find_tag(std::string_view name) const;

  span span_of(const tag_pair& tag) const;
  span name_span_of(const tag_pair& tag) const;
  span value_span_of(const tag_pair& tag) const;
  span span_of(const deviation_found& deviation) const;
  span marker_span() const;
};

/// What the SAN of a move element says.
san_parts parts_of(const element& move);

}  // namespace strictpgn
