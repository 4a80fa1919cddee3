#include "parse/starts_section.hpp"

#include <algorithm>
#include <tao/pegtl/parse.hpp>

#include "grammar/pgn.hpp"
#include "parse/window_input.hpp"

namespace strictpgn::parse {

namespace {

using namespace grammar;

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

// Words of prose may be spelt like a move or a number; a sign is a word by itself, and a number has
// its period.
struct word_end : sor<blank, newline, one<'!', '?', '{', '(', ')', ';', '$'>, eof> {};
struct any_move : sor<plain_move, null_move, foreign_piece_move, unreadable_san> {};
struct cut_tag_pair : seq<tag_open, tag_name, star<blank>, sor<newline, eof>> {};
struct ended_game : seq<plain_move, one<'*'>, at<word_end>> {};
struct sign : sor<tag_pair_start, cut_tag_pair, seq<move_number, white_space, at<any_move>>,
                  seq<sor<plain_move, termination_marker>, at<word_end>>, ended_game> {};
struct other_word : seq<not_at<sign>, plus<not_one<' ', '\t', '\v', '\n', '\r'>>> {};
struct pgn_shown : seq<star<sor<other_word, blank, newline>>, sign> {};

struct between_games : seq<file_start, star<any_comment, white_space>> {};

}  // namespace

std::size_t end_of_what_precedes(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  tao::pegtl::parse<between_games>(in);
  return static_cast<std::size_t>(in.current() - text.data());
}

bool starts_tag_pair(std::string_view text) { return fits<tag_pair_start>(text); }
bool holds_another_game(std::string_view text) { return fits<swallowed_game>(text); }
bool is_movetext_token(std::string_view text) { return fits<one_token>(text); }
bool is_move_or_marker(std::string_view text) { return fits<one_move_or_marker>(text); }
bool is_marker(std::string_view text) { return fits<one_marker>(text); }
bool shows_pgn(std::string_view text) { return fits<pgn_shown>(text); }

std::size_t find_next_section(std::string_view text) {
  window_input in(text.data(), text.data() + text.size());
  tao::pegtl::parse<before_section>(in);
  return static_cast<std::size_t>(in.current() - text.data());
}

std::size_t end_of_last_word(std::string_view text) {
  constexpr std::size_t most = 4096;
  const auto last = text.find_last_not_of(" \t\v\r\n");
  const auto word_end = last == text.npos ? 0 : last + 1;
  return std::max(word_end, text.size() - std::min(text.size(), most));
}

}  // namespace strictpgn::parse
