// The white space of a game that is not the single space between two tokens (PGN 8.1, 8.2.1).
#pragma once

#include <concepts>
#include <cstdint>
#include <deque>
#include <string_view>

namespace strictpgn::rules {

/// Where white space stands.
enum class gap_place : std::uint8_t {
  before_game,
  between_tags,
  after_tags,
  in_movetext,
  in_comment,      ///< between two units of its text
  in_command,      ///< of a comment: a line end with the blanks around it
  beside_brace,    ///< between a brace and a word
  in_parenthesis,  ///< between a parenthesis and what it belongs to
  after_movetext,
};

/// White space that is not the single space between two tokens; empty where that is missing.
struct gap {
  std::string_view text;
  std::uint64_t begin = 0;  ///< in the input
  std::size_t next = 0;     ///< index of the token after it; of the tag pair before or between tags
  std::uint32_t newlines = 0;  ///< at most 65,535 are counted
  gap_place place = gap_place::in_movetext;

  bool has_tab() const;
  /// What ends the line before it, and what begins the line after it; empty where it lies within
  /// one line.
  std::string_view line_end() const;
  std::string_view line_begin() const;
  /// Whether one of the two is spaces: the matter of the rules on lines.
  bool has_space_at_line_edge() const;
};

/// Gaps in text order, each in 16 bytes: a comment can have very many.
class gap_list {
  /// What is kept of a gap; the rest of it is the text of the game.
  struct kept {
    std::uint64_t begin : 40;  ///< from the start of the text
    std::uint64_t newlines : 16;
    std::uint64_t place : 8;
    std::uint32_t size;
    std::uint32_t next;
  };

 public:
  /// A set of places, one bit each.
  using place_set = std::uint16_t;

  /// Makes each gap anew, of those that stand in some places.
  class iterator {
   public:
    iterator(const gap_list& gap_list, const std::deque<kept>::const_iterator& at, place_set places)
        : gap_list_(&gap_list), at_(at), places_(places) {
      pass_others();
    }
    gap operator*() const { return gap_list_->made(*at_); }
    iterator& operator++() {
      ++at_;
      pass_others();
      return *this;
    }
    bool operator==(const iterator& other) const { return at_ == other.at_; }

   private:
    void pass_others() {
      while (at_ != gap_list_->all_.end() && (places_ >> at_->place & 1U) == 0) ++at_;
    }

    const gap_list* gap_list_;
    std::deque<kept>::const_iterator at_;
    place_set places_;
  };

  /// The gaps that stand in some places.
  class selection {
   public:
    selection(const gap_list& all, place_set places) : all_(all), places_(places) {}
    iterator begin() const {
      return {all_, (all_.places_ & places_) == 0 ? all_.all_.end() : all_.all_.begin(), places_};
    }
    iterator end() const { return {all_, all_.all_.end(), places_}; }

   private:
    const gap_list& all_;
    place_set places_;
  };

  /// From now on the gaps are those of this text, which begins at `offset` of the input.
  void clear(std::string_view text, std::uint64_t offset);
  /// The white space there, with the index of what comes next.
  void add(std::string_view white, gap_place place, std::size_t next);

  /// Whether one that stands there has no line end.
  bool has_any_within_line(gap_place place) const { return (within_lines_ & bit_of(place)) != 0; }
  /// Whether there may be spaces before a line end, or behind one.
  bool may_have_spaces_at_line_ends() const { return may_have_spaces_at_line_ends_; }
  iterator begin() const { return {*this, all_.begin(), every_place}; }
  iterator end() const { return {*this, all_.end(), every_place}; }
  template <std::same_as<gap_place>... Places>
  selection in(Places... places) const {
    return {*this, static_cast<place_set>((bit_of(places) | ...))};
  }

 private:
  static constexpr place_set every_place = UINT16_MAX;
  static constexpr place_set bit_of(gap_place place) {
    return static_cast<place_set>(1U << static_cast<unsigned>(place));
  }
  gap made(const kept& one) const;

  std::string_view text_;
  std::uint64_t offset_ = 0;
  std::deque<kept> all_;
  place_set places_ = 0;        // where any of them stands
  place_set within_lines_ = 0;  // where any stands that has no line end
  bool may_have_spaces_at_line_ends_ = false;
};

/// Whether there are spaces, and nothing else.
bool is_blank_run(std::string_view text);

}  // namespace strictpgn::rules
