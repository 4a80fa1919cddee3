#include "parse/parse_unit.hpp"

#include <tao/pegtl/parse.hpp>

#include "grammar/pgn.hpp"
#include "parse/actions.hpp"

namespace strictpgn::parse {

namespace {

template <typename Rule>
bool parse_rule(window_input& in, builder& builder) {
  return tao::pegtl::parse<Rule, action>(in, builder);
}

}  // namespace

bool parse_step(step which, window_input& in, builder& builder) {
  switch (which) {
    case step::start:
      return parse_rule<grammar::file_without_game>(in, builder) ||
             parse_rule<grammar::file_start>(in, builder);
    case step::opening:
      return parse_rule<grammar::opening_unit>(in, builder);
    case step::line:
      return parse_rule<grammar::next_line>(in, builder);
    default:
      return parse_rule<grammar::unit>(in, builder);
  }
}

bool parse_element(window_input& in, builder& made) {
  return parse_rule<grammar::mainline_element>(in, made);
}

}  // namespace strictpgn::parse
