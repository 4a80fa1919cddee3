#include "parse/starts_section.hpp"

#include <algorithm>
#include <tao/pegtl/parse.hpp>

#include "grammar/pgn.hpp"
#include "parse/window_input.hpp"
#include "text/ascii.hpp"

namespace strictpgn::parse {

namespace {

using namespace grammar;
using tao::pegtl::nothing;

template <typename Rule>
bool fits(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  return tao::pegtl::parse<Rule>(in);
}

struct plain_move : sor<standard_san, lenient_san> {};
struct one_marker : seq<any_marker, eof> {};
struct one_move_or_marker : seq<sor<any_marker, plain_move>, eof> {};
struct one_token : seq<sor<any_marker, move_number, plain_move, null_move, bare_number>, eof> {};
struct before_event : star<sor<plus<line_character>, seq<not_at<next_event>, lines>>> {};
struct before_section : star<sor<plus<line_character>, seq<not_at<next_section>, lines>>> {};
struct swallowed_game : seq<before_event, next_event> {};

struct text_of_tokens : star<text_token, white_space> {};
struct open_brace : seq<text_behind_brace, eof> {};
struct text_to_open_brace : seq<star<not_at<open_brace>, text_token, white_space>, open_brace> {};

template <typename Rule>
struct counting : nothing<Rule> {};
template <>
struct counting<text_token> {
  static void apply0(std::uint64_t& count) { ++count; }
};

}  // namespace

bool starts_tag_pair(std::string_view text) { return fits<tag_pair_start>(text); }
bool holds_another_game(std::string_view text) { return fits<swallowed_game>(text); }
bool is_movetext_token(std::string_view text) { return fits<one_token>(text); }
bool is_move_or_marker(std::string_view text) { return fits<one_move_or_marker>(text); }
bool ends_in_open_brace(std::string_view text) { return fits<text_to_open_brace>(text); }
bool is_marker(std::string_view text) { return fits<one_marker>(text); }

std::size_t find_next_section(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  tao::pegtl::parse<before_section>(in);
  return static_cast<std::size_t>(in.current() - text.data());
}

std::uint64_t count_tokens(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  std::uint64_t count = 0;
  tao::pegtl::parse<text_of_tokens, counting>(in, count);
  return count;
}

std::size_t end_of_last_word(std::string_view text) {
  constexpr std::size_t most = 4096;
  const auto last = text.find_last_not_of(text::white_space);
  const auto word_end = last == text.npos ? 0 : last + 1;
  return std::max(word_end, text.size() - std::min(text.size(), most));
}

}  // namespace strictpgn::parse
