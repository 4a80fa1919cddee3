// What the parser does with each production of FEN: it fills in the fields. EPD has the first four
// of them.
#pragma once

#include <algorithm>
#include <string_view>

#include "grammar/fen.hpp"
#include "parse/fen.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

namespace g = strictpgn::grammar;

/// The fields while they are read.
struct fen_builder {
  fen_fields fields;
  std::string_view culprit;      ///< the part of a field that is wrong, where it is not the whole
  std::optional<rule> deviance;  ///< of a part of the field being read

  span span_of(std::string_view part) const {
    const auto begin = static_cast<std::uint64_t>(part.data() - fields.text.data());
    return {begin, begin + part.size()};
  }

  void report(rule id, span where, std::string_view detail) {
    fields.faults.push_back({id, where, std::string(detail), std::nullopt});
  }

  void end_field(fen_field field, std::string_view text) {
    fields.where[static_cast<std::size_t>(field)] = span_of(text);
    if (deviance) report(*deviance, span_of(text), culprit);
    deviance.reset();
  }
};

template <typename Rule>
inline constexpr bool is_fault = requires {
  Rule::id;
};

template <typename Rule>
struct fen_action {};

/// A deviation is reported at the text it has read.
template <typename Rule>
requires is_fault<Rule>
struct fen_action<Rule> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.report(Rule::id, builder.span_of(in.string_view()), in.string_view());
  }
};

/// A deviation that is reported at its field, but is about a part of it.
struct about_culprit {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder, rule id) {
    builder.report(id, builder.span_of(in.string_view()), builder.culprit);
  }
};

struct note_culprit {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.culprit = in.string_view();
  }
};

template <>
struct fen_action<g::unprintable> : note_culprit {};
template <>
struct fen_action<g::unplaced_letter> : note_culprit {};

template <>
struct fen_action<g::unprintable_field> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    about_culprit::apply(in, builder, g::unprintable_field::id);
  }
};

template <>
struct fen_action<g::foreign_placement> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    about_culprit::apply(in, builder, g::foreign_placement::id);
  }
};

template <>
struct fen_action<g::split_run> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    if (!builder.deviance) builder.culprit = in.string_view();
    builder.deviance = g::split_run::id;
  }
};

/// The first word of a text that begins like a position has ranks.
inline bool begins_like_position(std::string_view text) {
  constexpr std::string_view blanks = " \t\v\f\r\n";
  const auto begin = std::min(text.find_first_not_of(blanks), text.size());
  return text.substr(begin, text.find_first_of(blanks, begin) - begin).find('/') != text.npos;
}

/// The record as a whole has too few or too many fields. Other words are no fields at all (D108).
struct about_record {
  static void apply0(fen_builder& builder) {
    if (!begins_like_position(builder.fields.text)) builder.fields.faults.clear();
    builder.report(rule::fen_field_count, {0, builder.fields.text.size()}, builder.fields.text);
  }
};

template <>
struct fen_action<g::missing_fields> : about_record {};
template <>
struct fen_action<g::surplus_fields> : about_record {};

// ---- values
// ----------------------------------------------------------------------------------------------------------

struct take_rank {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.fields.ranks.push_back(in.string_view());
  }
};

template <>
struct fen_action<g::placed_rank> : take_rank {};
template <>
struct fen_action<g::loose_rank> : take_rank {};

template <>
struct fen_action<g::white_to_move> {
  static void apply0(fen_builder& builder) { builder.fields.active_color = color::white; }
};

template <>
struct fen_action<g::black_to_move> {
  static void apply0(fen_builder& builder) { builder.fields.active_color = color::black; }
};

struct take_rights {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.fields.castling = in.string_view();
  }
};

template <>
struct fen_action<g::castling_availability> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.fields.castling = in.string_view() == "-" ? std::string_view() : in.string_view();
  }
};
template <>
struct fen_action<g::shredder_castling> : take_rights {};
template <>
struct fen_action<g::xfen_castling> : take_rights {};
template <>
struct fen_action<g::loose_sides> : take_rights {};
template <>
struct fen_action<g::loose_files> : take_rights {};

template <>
struct fen_action<g::en_passant_target> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.fields.en_passant = parse_square(in.string_view()).value_or(square::none);
  }
};

template <fen_field Field>
struct end_field {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.end_field(Field, in.string_view());
  }
};

template <>
struct fen_action<g::placement_field> : end_field<fen_field::piece_placement> {};
template <>
struct fen_action<g::active_color_field> : end_field<fen_field::active_color> {};
template <>
struct fen_action<g::castling_field> : end_field<fen_field::castling_availability> {};
template <>
struct fen_action<g::en_passant_field> : end_field<fen_field::en_passant_target> {};

inline bool is_integer(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char each) { return each >= '0' && each <= '9'; });
}

template <>
struct fen_action<g::halfmove_field> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.end_field(fen_field::halfmove_clock, in.string_view());
    if (is_integer(in.string_view())) builder.fields.halfmove_clock = in.string_view();
  }
};

template <>
struct fen_action<g::fullmove_field> {
  template <typename Input>
  static void apply(const Input& in, fen_builder& builder) {
    builder.end_field(fen_field::fullmove_number, in.string_view());
    if (is_integer(in.string_view())) builder.fields.fullmove_number = in.string_view();
  }
};

}  // namespace strictpgn::parse
