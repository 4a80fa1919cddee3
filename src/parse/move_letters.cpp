#include "parse/move_letters.hpp"

#include <tao/pegtl/parse.hpp>

#include "grammar/san.hpp"
#include "parse/window_input.hpp"

namespace strictpgn::parse {

namespace {

namespace g = grammar;
using tao::pegtl::nothing;

struct piece_of_any_language : g::range<'A', 'Z'> {};
struct promoted_of_any_language : g::range<'A', 'Z'> {};
struct piece_and_squares : g::seq<piece_of_any_language, g::piece_coordinates> {};
// A capital before coordinates is a piece rather than a file, as in the grammar.
struct any_squares : g::first_that_fits<piece_and_squares, g::pawn_coordinates> {};
struct promotion_of_any_language
    : g::seq<g::opt<g::one<'='>>, promoted_of_any_language, g::not_at<g::letter_or_digit>> {};
struct move_of_any_language
    : g::seq<any_squares, g::opt<g::first_that_fits<promotion_of_any_language>>> {};

struct found_letters {
  const char* begin;
  move_letters found;

  std::size_t place_of(const char* at) const { return static_cast<std::size_t>(at - begin); }
};

template <typename Rule>
struct noting : nothing<Rule> {};
template <>
struct noting<piece_of_any_language> {
  template <typename Input>
  static void apply(const Input& in, found_letters& all) {
    all.found.piece = all.place_of(in.begin());
  }
};
template <>
struct noting<promoted_of_any_language> {
  template <typename Input>
  static void apply(const Input& in, found_letters& all) {
    all.found.promoted = all.place_of(in.begin());
  }
};

}  // namespace

move_letters find_move_letters(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  found_letters all{text.data(), {}};
  tao::pegtl::parse<move_of_any_language, noting>(in, all);
  return all.found;
}

}  // namespace strictpgn::parse
