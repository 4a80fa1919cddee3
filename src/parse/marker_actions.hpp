// Game termination markers (PGN 8.2.6).
#pragma once

#include "grammar/pgn.hpp"
#include "parse/action.hpp"
#include "parse/builder.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

template <termination Which>
struct marker_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.marker(Which, in.begin(), in.end());
  }
};

template <>
struct action<g::white_wins> : marker_action<termination::white_wins> {};
template <>
struct action<g::black_wins> : marker_action<termination::black_wins> {};
template <>
struct action<g::drawn_game> : marker_action<termination::draw> {};
template <>
struct action<g::no_result> : marker_action<termination::unknown> {};

template <typename Rule, termination Which>
struct deviant_marker_action {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.marker(Which, in.begin(), in.end());
    builder.deviate(Rule::id, in.begin(), in.end());
  }
};

template <>
struct action<g::bad_white_wins>
    : deviant_marker_action<g::bad_white_wins, termination::white_wins> {};
template <>
struct action<g::bad_black_wins>
    : deviant_marker_action<g::bad_black_wins, termination::black_wins> {};
template <>
struct action<g::bad_draw> : deviant_marker_action<g::bad_draw, termination::draw> {};
template <>
struct action<g::short_draw> : deviant_marker_action<g::short_draw, termination::draw> {};
template <>
struct action<g::unclear_marker> : deviant_marker_action<g::unclear_marker, termination::none> {};

template <>
struct action<g::termination_missing> {
  static void apply0(builder& builder) { builder.miss_marker(); }
};

template <>
struct action<g::tag_section_in_movetext> {
  template <typename Input>
  static void apply(const Input& in, builder& builder) {
    builder.deviate(rule::tag_section_in_movetext, in.begin(), in.begin() + 1);
  }
};

}  // namespace strictpgn::parse
