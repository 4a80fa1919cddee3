#include "parse/parse_unit.hpp"

#include <tao/pegtl/parse.hpp>

#include "grammar/pgn.hpp"
#include "parse/actions.hpp"

namespace strictpgn::parse {

namespace {

template <typename Rule>
bool parse_rule(window_input& in, builder& made) {
  return tao::pegtl::parse<Rule, action>(in, made);
}

}  // namespace

bool parse_step(step which, window_input& in, builder& made) {
  switch (which) {
    case step::start:
      return parse_rule<grammar::file_without_game>(in, made) ||
             parse_rule<grammar::file_start>(in, made);
    case step::opening:
      return parse_rule<grammar::opening_unit>(in, made);
    case step::line:
      return parse_rule<grammar::next_line>(in, made);
    default:
      return parse_rule<grammar::unit>(in, made);
  }
}

}  // namespace strictpgn::parse
