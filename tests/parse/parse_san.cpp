// The fast recogniser of SAN and the rule `standard_san` are one: same verdict, same length, same
// parts.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <tao/pegtl/parse.hpp>

#include "files.hpp"
#include "parse/actions.hpp"
#include "parse/window_input.hpp"

BOOST_AUTO_TEST_SUITE(parse_san)

namespace {

using namespace strictpgn;
namespace g = strictpgn::grammar;

struct reading {
  std::uint32_t length = 0;  ///< 0: no standard SAN
  std::uint32_t parts = 0;
  bool is_final = false;  ///< whatever follows the text, it remains so

  friend bool operator==(const reading& a, const reading& b) {
    return a.length == b.length && a.parts == b.parts;
  }
  friend std::ostream& operator<<(std::ostream& out, const reading& r) {
    return out << r.length << " bytes, parts " << std::hex << r.parts << std::dec;
  }
};

/// So near to the end of the input the parser goes by the rule and its actions.
reading by_rule(std::string_view text) {
  BOOST_REQUIRE(text.size() < parse::san_lookahead);
  static parse::builder builder{limits{}};
  builder.begin(text.data());
  parse::window_input in(text.data(), text.data() + text.size());
  const bool fits = tao::pegtl::parse<g::standard_san, parse::action>(in, builder);
  reading found{.is_final = !in.met_end()};
  if (!fits) return found;
  found.length = static_cast<std::uint32_t>(in.current() - text.data());
  found.parts = builder.result().elements.at(0).data;
  return found;
}

reading by_recogniser(std::string_view text) {
  char padded[2 * parse::san_lookahead];
  std::fill(std::begin(padded), std::end(padded), ' ');
  std::copy(text.begin(), text.end(), padded);
  const auto found = parse::recognize_san(padded);
  return {.length = found.length, .parts = found.length == 0 ? 0 : found.bits};
}

void compare(std::string_view text) {
  const auto expected = by_rule(text);
  const auto found = by_recogniser(text);
  if (!(found == expected))
    BOOST_ERROR('`' << text << "`: " << found << " instead of " << expected);
}

// ---- all short texts ----------------------------------------------------------------------------

/// One character of each class that either side tells apart; `/` ends a symbol, but begins a
/// promotion before `N`.
constexpr std::string_view alphabet = "e4NKx=+#O-z/";
constexpr std::size_t longest = 7;

/// What the rule has refused without a look at the end of the text it refuses with any
/// continuation.
std::size_t count_accepted_after_refusal(std::string& text) {
  std::size_t accepted = by_recogniser(text).length != 0;
  if (text.size() == longest) return accepted;
  for (const char next : alphabet) {
    text.push_back(next);
    accepted += count_accepted_after_refusal(text);
    text.pop_back();
  }
  return accepted;
}

/// Also counts the moves of the standard among the texts.
int compare_all_from(std::string& text) {
  const auto expected = by_rule(text);
  if (expected.length == 0 && expected.is_final) {
    const auto accepted = count_accepted_after_refusal(text);
    if (accepted != 0) BOOST_ERROR("the rule refuses what begins with `" << text << '`');
    return 0;
  }
  compare(text);
  int count = expected.length != 0 && expected.length == text.size();
  if (text.size() == longest) return count;
  for (const char next : alphabet) {
    text.push_back(next);
    count += compare_all_from(text);
    text.pop_back();
  }
  return count;
}

// ---- variants of real forms ---------------------------------------------------------------------

constexpr std::string_view forms[] = {"e4",      "exd5",  "e8=Q",   "exd8=N", "Nf3",     "Nbd2",
                                      "N1d2",    "Nb1d2", "Nxd2",   "Nbxd2",  "N1xd2",   "Nb1xd2",
                                      "O-O",     "O-O-O", "O-O-O+", "e8=R#",  "exd8=B+", "Kh1#",
                                      "Nb1xd2+", "e8(Q)", "e8/n"};

std::string with_byte(std::string text, std::size_t at, int byte) {
  text.replace(at, at < text.size() ? 1 : 0, 1, static_cast<char>(byte));
  return text;
}

// ---- words of games
// ---------------------------------------------------------------------------------

std::set<std::string> words_of(std::string_view text) {
  std::set<std::string> words;
  constexpr std::string_view separators = " \t\r\n.(){}[]!?$;\"";
  for (std::size_t begin = 0; (begin = text.find_first_not_of(separators, begin)) != text.npos;) {
    const auto end = std::min(text.find_first_of(separators, begin), text.size());
    words.emplace(text.substr(begin, end - begin));
    begin = end;
  }
  return words;
}

}  // namespace

BOOST_AUTO_TEST_CASE(they_agree_on_all_texts_of_up_to_seven_characters) {
  std::string text;
  constexpr auto of_pawns = 4, of_a_piece = 8, castlings = 2, signs = 3;  // none, `+`, `#`
  BOOST_TEST(compare_all_from(text) == (of_pawns + 2 * of_a_piece + castlings) * signs);
}

BOOST_AUTO_TEST_CASE(they_agree_whatever_byte_stands_in_a_move_or_after_it) {
  for (const auto form : forms)
    for (std::size_t at = 0; at <= form.size(); ++at)
      for (int byte = 0; byte < 256; ++byte) compare(with_byte(std::string(form), at, byte));
}

BOOST_AUTO_TEST_CASE(they_agree_on_any_two_bytes_of_a_square) {
  for (int first = 0; first < 256; ++first)
    for (int second = 0; second < 256; ++second)
      compare(std::string{static_cast<char>(first), static_cast<char>(second)});
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(parse_san_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(they_agree_on_the_words_of_games) {
  std::set<std::string> words;
  for (const auto& file : tests::samples({".pgn"}, UINT64_MAX))
    words.merge(parse_san::words_of(file.text));
  std::size_t moves = 0;
  for (const auto& word : words) {
    if (word.size() >= parse::san_lookahead) continue;
    parse_san::compare(word);
    moves += parse_san::by_rule(word).length == word.size();
  }
  BOOST_TEST(moves > (tests::is_over_corpora() ? 3000u : 500u), moves << " different moves");
}

BOOST_AUTO_TEST_SUITE_END()
