// Elements of movetext as nearly all are, read by hand one after the other: a move with its number
// or without, with its suffix, a comment in braces, a glyph, a parenthesis, each with one blank or
// line end behind it or with a parenthesis beside it. The productions of the grammar stay the
// definition, read whatever is not usual, and a test holds the two ways together.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "parse/command_recognizer.hpp"
#include "parse/find_byte.hpp"
#include "parse/san_recognizer.hpp"

namespace strictpgn::parse {

class usual_elements {
 public:
  /// Reads on as long as elements are usual. Stops at the beginning of one, perhaps in a variation
  /// that it has opened.
  template <template <typename...> class Action, template <typename...> class Control,
            typename Input>
  static void read(Input& in, builder& made) {
    const char* at = in.current();
    const char* const end = in.end();
    const auto longest = static_cast<std::ptrdiff_t>(
        std::min<std::uint64_t>(longest_comment, made.bounds().comment_size));
    auto room = made.room_at(at);
    stretch even(made, room);
    const auto read_on = [&]<typename Space>(Space, const char* from) {
      even.end_before_last(room);
      in.go_to(from);
      read_rule<Space, Action, Control>(in, made);
      room = made.room_at(in.current()) + 1;
      even.begin(room - 1);
      return in.current();
    };
    std::size_t opened = 0;
    for (; end - at >= lookahead && room != 0; --room) {
      const bool is_comment = *at == '{';
      if (is_comment || *at == '$') {
        const char* const after =
            is_comment ? read_comment(at, end, longest, made) : read_glyph(at, made);
        if (after == nullptr) break;
        at = past_space(after);
        if (at == nullptr) [[unlikely]]
          at = read_on(g::movetext_space{}, after);
      } else if (const char* const after = read_move(at, made, [&] { even.end(room); });
                 after != nullptr) {
        at = past_space(after);
        if (at == nullptr) [[unlikely]]
          at = past_suffix(after, made);
        if (at == nullptr || may_belong_to_move(at)) [[unlikely]]
          at = read_on(g::after_move{}, after);
      } else {
        const char* const behind = read_parenthesis(at, opened, made);
        if (behind == nullptr) break;
        if (!is_even_around(at)) even.end_before_last(room);
        at = is_token(*behind) ? behind : past_space(behind);
        if (at == nullptr) at = read_on(g::movetext_space{}, behind);
      }
    }
    even.end(room);
    in.go_to(at);
  }

 private:
  /// The even stretch that is read. Places in it are told by how much room there is for elements.
  class stretch {
   public:
    stretch(builder& made, std::size_t room) : made_(made), room_(room) {}

    void begin(std::size_t room) { room_ = room; }
    void end(std::size_t room) { note(room, 0); }
    /// The last element is none of it, and of no other. `room` is what there was for it.
    void end_before_last(std::size_t room) {
      note(room, 1);
      --room_;
    }

   private:
    static constexpr std::size_t shortest = 8;  // that is worth noting

    void note(std::size_t room, std::size_t behind) {
      if (room_ >= room + shortest) [[unlikely]]
        made_.note_stretch(room_ - room, behind);
      room_ = room;
    }

    builder& made_;
    std::size_t room_;  // at its beginning
  };

  // Enough for a number, a move and what is looked at behind it.
  static constexpr std::ptrdiff_t lookahead = 64;
  static constexpr std::ptrdiff_t longest_comment = 512;
  static constexpr std::ptrdiff_t most_glyph_digits = 4;

  /// Of those that fit anywhere.
  template <typename Rule, template <typename...> class Action,
            template <typename...> class Control, typename Input>
  [[gnu::noinline]] static void read_rule(Input& in, builder& made) {
    static_cast<void>(
        tao::pegtl::match<Rule, apply_mode::action, rewind_mode::required, Action, Control>(in,
                                                                                            made));
  }

  // Each of these reads one element and gives the place after it; null, and nothing has happened,
  // where none of the kind stands.

  /// Calls `end_stretch` before a move that stands just behind its number.
  template <typename Function>
  static const char* read_move(const char* at, builder& made, Function&& end_stretch) {
    builder::folded_number number;
    const char* san = at;
    if (*at >= '1' && *at <= '9')
      san = read_number(at, number, end_stretch);
    else if (*at < 'A' || *at > 'h')
      return nullptr;
    if (san == nullptr) [[unlikely]]
      return nullptr;
    const auto found = recognize_san(san);
    if (found.length == 0) [[unlikely]]
      return nullptr;
    made.usual_move(found.bits, san, found.length, number);
    return san + found.length;
  }

  /// Gives the place of the move that it stands before.
  template <typename Function>
  static const char* read_number(const char* begin, builder::folded_number& number,
                                 Function&& end_stretch) {
    const char* at = begin + 1;
    auto value = static_cast<std::uint32_t>(*begin - '0');
    for (; *at != '.'; ++at) {
      if (*at < '0' || *at > '9' || at == begin + 4) [[unlikely]]
        return nullptr;
      value = value * 10 + static_cast<std::uint32_t>(*at - '0');
    }
    const bool has_several = at[1] == '.';
    const auto periods = has_several ? 3 : 1;
    if ((at[2] == '.') != has_several || at[periods] == '.') [[unlikely]]
      return nullptr;
    at += periods;
    if (is_token(*at))
      end_stretch();
    else
      at = past_space(at);
    if (at == nullptr || *at < 'A') [[unlikely]]
      return nullptr;
    number = {static_cast<std::uint16_t>(value), static_cast<std::uint8_t>(periods),
              static_cast<std::uint8_t>(at - begin)};
    return at;
  }

  static const char* read_comment(const char* at, const char* end, std::ptrdiff_t longest,
                                  builder& made) {
    if (longest >= clock_comment_size && is_clock_comment(at)) {
      made.usual_comment(at, at + clock_comment_size, clock_flags);
      return at + clock_comment_size;
    }
    const char* const last = end - lookahead / 2;
    const char* const stop = last - at > longest ? at + longest : last;
    if (const auto commands = recognize_commands(at, stop); commands.close != nullptr) {
      made.usual_comment(at, commands.close + 1, commands.flags);
      return commands.close + 1;
    }
    const auto found = find_comment_end(at + 1, stop);
    if (found.close == stop) [[unlikely]]
      return nullptr;
    made.usual_comment(at, found.close + 1, found.is_prose ? element_flag::is_prose : 0);
    return found.close + 1;
  }

  /// Of a variation that is not too deep, or was opened here.
  static const char* read_parenthesis(const char* at, std::size_t& opened, builder& made) {
    if (*at == ')') {
      if (opened == 0) return nullptr;
      --opened;
      made.close_variation(at, at + 1);
    } else if (*at != '(') {
      return nullptr;
    } else {
      const bool is_draw_offer = at[1] == '=' && at[2] == ')';
      if (is_draw_offer || made.depth() >= made.bounds().rav_depth) return nullptr;
      ++opened;
      made.open_variation(at);
    }
    return at + 1;
  }

  static const char* read_glyph(const char* at, builder& made) {
    const char* end = at + 1;
    std::uint32_t value = 0;
    for (; *end >= '0' && *end <= '9'; ++end) {
      if (end - at > most_glyph_digits) return nullptr;
      value = value * 10 + static_cast<std::uint32_t>(*end - '0');
    }
    if (end == at + 1) return nullptr;
    made.usual_nag(at, end, static_cast<std::uint16_t>(value));
    return end;
  }

  static bool is_token(char c) { return static_cast<unsigned char>(c) > ' '; }

  /// Whether no white space stands inside of a parenthesis and, behind a right one, white space or
  /// another. A left one has been come to over white space, or from another.
  static bool is_even_around(const char* parenthesis) {
    if (*parenthesis == '(') return is_token(parenthesis[1]);
    return is_token(parenthesis[-1]) && (!is_token(parenthesis[1]) || parenthesis[1] == ')');
  }

  /// Past the suffix of the last move, if one of the six stands there and none is repeated behind
  /// it, and what `past_space` goes past; null, and nothing has happened, where anything else does.
  static const char* past_suffix(const char* at, builder& made) {
    const auto is_sign = [](char c) { return c == '!' || c == '?'; };
    if (!is_sign(*at)) return nullptr;
    const char* const end = at + (is_sign(at[1]) ? 2 : 1);
    const char* const next = past_space(end);
    if (next == nullptr || is_sign(*next)) return nullptr;
    made.suffix(at, end);
    return next;
  }

  /// Past one blank or line end to a token, or to a right parenthesis just there; null where
  /// anything else stands.
  static const char* past_space(const char* at) {
    if (*at == ' ') [[likely]]
      return is_token(at[1]) ? at + 1 : nullptr;
    if (*at == ')') return at;
    if (*at == '\r') ++at;
    return *at == '\n' && is_token(at[1]) && at[1] != '%' ? at + 1 : nullptr;
  }

  using byte_ranks = std::array<std::uint8_t, 256>;

  /// What may begin a part of the move before it: a detached suffix does, and a letter may begin
  /// `e.p.`, or a word that says check or mate.
  static constexpr byte_ranks first_of_part = [] {
    byte_ranks table{};
    table['!'] = table['?'] = 2;
    for (std::size_t letter = 'c'; letter <= 'm'; ++letter) table[letter] = 1;
    return table;
  }();

  /// What makes a pawn move of a letter before it.
  static constexpr byte_ranks second_of_pawn_move = [] {
    byte_ranks table{};
    table['x'] = 1;
    for (std::size_t rank = '1'; rank <= '8'; ++rank) table[rank] = 1;
    return table;
  }();

  static bool may_belong_to_move(const char* at) {
    const auto rank = [at](const byte_ranks& in, int place) {
      return in[static_cast<std::uint8_t>(at[place])];
    };
    return rank(first_of_part, 0) > rank(second_of_pawn_move, 1);
  }
};

}  // namespace strictpgn::parse
