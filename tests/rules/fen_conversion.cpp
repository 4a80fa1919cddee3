// From one dialect into another and back: the same position (decisions D85, D86, D90).
#include "strictpgn/fen_conversion.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <sstream>
#include <string>

#include "files.hpp"
#include "rules/fen/reading.hpp"
#include "strictpgn/epd.hpp"

BOOST_AUTO_TEST_SUITE(fen_conversion)

namespace {

using namespace strictpgn;

constexpr fen_dialect dialects[] = {fen_dialect::fen, fen_dialect::xfen, fen_dialect::shredder};

/// Every back rank with the king between the rooks and bishops on both colors (LAWS guidelines II).
std::set<std::string> start_ranks() {
  std::set<std::string> found;
  std::string rank = "BBKNNQRR";
  do {
    const auto first = rank.find('B');
    const auto last = rank.rfind('B');
    const auto king = rank.find('K');
    if ((last - first) % 2 == 1 && rank.find('R') < king && king < rank.rfind('R'))
      found.insert(rank);
  } while (std::next_permutation(rank.begin(), rank.end()));
  return found;
}

void check_round_trips(const setup& given) {
  for (const auto one : dialects) {
    if (!is_expressible(given, one)) continue;
    const auto text = write_fen(given, one);
    const auto read = rules::read_fen(text, one);
    BOOST_TEST((read.given == given), text);
    for (const auto other : dialects) {
      const auto there = convert_fen(text, one, other);
      BOOST_TEST(there.has_value() == is_expressible(given, other), text);
      if (there) BOOST_TEST((convert_fen(*there, other, one) == text), text << " by " << *there);
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(castling_is_written_as_the_dialect_wants_it) {
  const std::string shredder = "1r2k1rr/8/8/8/8/8/8/1R2K1RR w GBgb - 0 9";
  BOOST_TEST(convert_fen(shredder, fen_dialect::shredder, fen_dialect::xfen).value() ==
             "1r2k1rr/8/8/8/8/8/8/1R2K1RR w GQgq - 0 9");
  BOOST_TEST(!convert_fen(shredder, fen_dialect::shredder, fen_dialect::fen).has_value());
  const std::string plain = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9";
  BOOST_TEST(convert_fen(plain, fen_dialect::fen, fen_dialect::shredder).value() ==
             "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 9");
}

BOOST_AUTO_TEST_CASE(the_target_is_written_as_asked) {
  const std::string pushed = "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1";
  const auto converted = [&](en_passant_style style) {
    return convert_fen(pushed, fen_dialect::fen, fen_dialect::fen, style).value();
  };
  BOOST_TEST(converted(en_passant_style::always) == pushed);
  BOOST_TEST(converted(en_passant_style::pseudo_legal) == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
}

BOOST_AUTO_TEST_CASE(what_is_no_setup_is_not_converted) {
  BOOST_TEST(!convert_fen("4k3/8 w - - 0 1", fen_dialect::fen, fen_dialect::xfen).has_value());
}

BOOST_AUTO_TEST_CASE(all_start_arrays_stay_the_same) {
  const auto ranks = start_ranks();
  BOOST_TEST(ranks.size() == 960u);
  for (const auto& white : ranks) {
    std::string black = white;
    for (auto& c : black) c = static_cast<char>(c - 'A' + 'a');
    const auto text = black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1";
    const auto read = rules::read_fen(text, fen_dialect::xfen);
    BOOST_REQUIRE(read.playable.has_value());
    BOOST_TEST(write_fen(*read.given, fen_dialect::xfen) == text);
    check_round_trips(*read.given);
  }
}

BOOST_AUTO_TEST_CASE(rights_beside_two_kings_are_written_as_they_are_read) {
  const std::string_view records[] = {
      "nqbbrknr/pppppppp/8/8/8/8/PPPPPPPP/NQBkRK1R w KQaq -",  // one of them at home
      "kk1br3/8/8/8/8/8/8/4K3 w b -",
      "k1rk1r2/8/8/8/8/8/8/4K3 w kcf -",
      "8/8/8/8/8/8/8/R2K1KR1 w GA -",
      "8/8/8/8/8/8/8/R2K1KR1 w KQ -",
  };
  for (const auto record : records) {
    const auto read = parse_epd(record, fen_dialect::xfen).record;
    const auto text = write_epd(read, fen_dialect::xfen);
    const auto again = parse_epd(text, fen_dialect::xfen).record;
    BOOST_REQUIRE(read.given.has_value());
    BOOST_TEST((again.given == read.given), record << " was written as " << text);
    BOOST_TEST(write_epd(again, fen_dialect::xfen) == text, record);
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(fen_conversion_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(positions_stay_the_same) {
  std::size_t count = 0;
  for (const auto& file : tests::samples({".epd", ".fen", ".perft"})) {
    std::istringstream in(file.text);
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("epd ")) line.erase(0, 4);
      const auto record = parse_epd(line, fen_dialect::xfen).record;
      if (!record.playable) continue;
      ++count;
      fen_conversion::check_round_trips(*record.given);
    }
  }
  BOOST_TEST(count > (tests::is_over_corpora() ? tests::tenth_if_sanitized(20'000) : 200));
}

BOOST_AUTO_TEST_SUITE_END()
