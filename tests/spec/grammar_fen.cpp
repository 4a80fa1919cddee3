// The grammar of FEN by itself: its fields are exactly those of the standard, and it reads anything
// (FEN 16.1.3).
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <tao/pegtl.hpp>

#include "grammar/fen.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(grammar_fen)

namespace {

namespace g = strictpgn::grammar;

template <typename Rule>
bool is_all(const std::string& text) {
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(text, "");
  return tao::pegtl::parse<tao::pegtl::seq<Rule, tao::pegtl::eof>>(in);
}

/// Every text of up to that many of these letters.
std::vector<std::string> all_texts(const std::string& letters, std::size_t length) {
  std::vector<std::string> texts = {""};
  for (std::size_t from = 0; length > 0; --length) {
    const std::size_t to = texts.size();
    for (std::size_t at = from; at < to; ++at)
      for (const char letter : letters) texts.push_back(texts[at] + letter);
    from = to;
  }
  return texts;
}

}  // namespace

BOOST_AUTO_TEST_CASE(castling_availability_is_a_hyphen_or_an_ordered_choice_of_letters) {
  std::set<std::string> permitted = {"-"};
  for (int choice = 1; choice < 16; ++choice) {
    std::string letters;
    for (int at = 0; at < 4; ++at)
      if ((choice >> at & 1) != 0) letters += "KQkq"[at];
    permitted.insert(letters);
  }
  for (const std::string& text : all_texts("KQkq-A", 5))
    BOOST_TEST(is_all<g::castling_availability>(text) == permitted.contains(text), text);
}

BOOST_AUTO_TEST_CASE(the_other_fields_are_those_of_the_standard) {
  for (int value = 0; value < 256; ++value) {
    const std::string letter(1, static_cast<char>(value));
    BOOST_TEST(is_all<g::active_color>(letter) == (value == 'w' || value == 'b'));
    BOOST_TEST(is_all<g::en_passant_target>(letter) == (value == '-'));
    BOOST_TEST(is_all<g::halfmove_clock>(letter) == (value >= '0' && value <= '9'));
    BOOST_TEST(is_all<g::fullmove_number>(letter) == (value >= '1' && value <= '9'));
  }
  for (const std::string& text : all_texts("abhi2367", 2))
    BOOST_TEST(is_all<g::target_square>(text) ==
               (text.size() == 2 && std::string("abh").find(text[0]) != std::string::npos &&
                (text[1] == '3' || text[1] == '6')));
  for (const std::string& text : all_texts("kP80/", 4))
    BOOST_TEST(is_all<g::placed_rank>(text) ==
                   (!text.empty() && text.find_first_of("0/") == std::string::npos &&
                    text.find("88") == std::string::npos),
               text);
}

BOOST_AUTO_TEST_CASE(any_text_is_a_record_with_deviations) {
  const std::string letters = "kK8/ wKq-e6019\t\n\xFFx";
  strictpgn::tests::rng random;
  for (auto trial = strictpgn::tests::trials(20'000); trial != 0; --trial) {
    std::string text;
    for (auto length = random() % 24; length > 0; --length)
      text += letters[random() % letters.size()];
    BOOST_TEST(is_all<g::fen_record>(text), text);
  }
}

BOOST_AUTO_TEST_SUITE_END()
