// Files of FEN and EPD: one answer by every way in, and nothing lost (16.1, 16.2).
#include "strictpgn/records.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "damaged_stream.hpp"
#include "files.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(records)

namespace {

using namespace strictpgn;
using namespace std::literals;
namespace files = std::filesystem;

const std::string kings = "4k3/8/8/8/8/8/8/4K3 w - -";

/// The numbers and texts of the records.
std::vector<std::string> records_of(std::string_view text) {
  std::vector<std::string> found;
  auto in = record_reader::text(text, record_format::epd);
  while (in.next())
    found.push_back(std::to_string(in.current().number) + ' ' + std::string(in.current().text));
  return found;
}

template <typename Text>
concept is_taken_for_a_text = requires(Text&& text) {
  record_reader::text(std::forward<Text>(text), record_format::epd);
};

std::vector<diagnostic> read_all(record_reader& in) {
  std::vector<diagnostic> found;
  while (in.next())
    found.insert(found.end(), in.current().findings.begin(), in.current().findings.end());
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(all_records_before_damage_are_told) {
  std::string text;
  std::size_t written = 0;
  for (const std::size_t count : {0, 1, 2, 100, 5000}) {
    for (; written < count; ++written) text += kings + '\n';
    for (const auto& cut : {""s, kings.substr(0, 9)}) BOOST_TEST_CONTEXT(count << ' ' << cut) {
        tests::damaged_stream stream(text + cut);
        auto in = record_reader::stream(stream, record_format::epd);
        std::size_t found = 0;
        const auto read = [&] {
          while (in.next()) ++found;
        };
        BOOST_CHECK_THROW(read(), std::ios_base::failure);
        BOOST_TEST(found == count);
      }
  }
}

BOOST_AUTO_TEST_CASE(each_line_that_is_not_blank_is_a_record) {
  const std::vector<std::string> two = {"1 " + kings, "2 " + kings};
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    BOOST_TEST(records_of(kings + end + kings + end) == two, boost::test_tools::per_element());
    BOOST_TEST(records_of(end + kings + end + " \t" + end + kings) == two,
               boost::test_tools::per_element());
  }
  BOOST_TEST(records_of("").empty());
  BOOST_TEST(records_of("\n").empty());
}

BOOST_AUTO_TEST_CASE(a_finding_has_its_place_in_the_file) {
  const auto text = kings + "\n\n" + kings + " bm Ke5;\n";
  auto in = record_reader::text(text, record_format::epd);
  BOOST_REQUIRE(in.next());
  BOOST_TEST(in.current().findings.empty());
  BOOST_REQUIRE(in.next());
  BOOST_REQUIRE(in.current().findings.size() == 1);
  const auto& found = in.current().findings[0];
  BOOST_TEST((found.id == rule::epd_move_illegal));
  BOOST_TEST(text.substr(found.where.begin, found.where.size()) == "Ke5");
  const auto [line, column] = locate(in.current().source, found.where.begin);
  BOOST_TEST(line == 3u);
  BOOST_TEST(column == 30u);
  BOOST_TEST(!in.next());
  BOOST_TEST(in.totals().records == 2u);
  BOOST_TEST(in.totals().records_with_errors == 1u);
  BOOST_TEST(in.totals().bytes == text.size());
}

BOOST_AUTO_TEST_CASE(all_bytes_are_counted_whatever_stands_at_the_end) {
  const std::string ends[] = {"", "\n", "\r\n", " \t", "\n\n ", std::string(1000, 'a')};
  options options;
  options.limits.token_size = 200;
  for (const auto& begin : {""s, "\xEF\xBB\xBF"s, kings, kings + '\n'})
    for (const auto& end : ends)
      for (const auto format : {record_format::fen, record_format::epd}) {
        const auto text = begin + end;
        auto in = record_reader::text(text, format, fen_dialect::fen, options);
        while (in.next()) continue;
        BOOST_TEST(in.totals().bytes == text.size(), text);
      }
}

BOOST_AUTO_TEST_CASE(a_string_is_said_to_be_a_text_or_the_name_of_a_file) {
  static_assert(!std::is_constructible_v<record_reader, const char*, record_format>);
  static_assert(!std::is_constructible_v<record_reader, std::string_view, record_format>);
  static_assert(!std::is_constructible_v<record_reader, files::path, record_format>);
  static_assert(is_taken_for_a_text<const std::string&> && is_taken_for_a_text<const char*>);
  static_assert(!is_taken_for_a_text<std::string> && !is_taken_for_a_text<files::path>);
  const auto name = files::temp_directory_path() / fmt::format("strictpgn-{}.epd", getpid());
  std::ofstream(name) << kings << '\n';
  auto by_name = record_reader::file(name.c_str(), record_format::epd);
  BOOST_TEST(read_all(by_name).empty());
  BOOST_TEST(by_name.totals().records == 1u);
  auto as_text = record_reader::text(name.c_str(), record_format::epd);
  BOOST_TEST(!read_all(as_text).empty());
  files::remove(name);
}

BOOST_AUTO_TEST_CASE(games_and_records_are_counted_by_one_type_and_once) {
  const summary totals =
      check_records(kings + "\n" + kings + " bm Ke5;\n8/8\n", record_format::epd).totals;
  BOOST_TEST(totals.records == 3u);
  BOOST_TEST(totals.records_with_errors == 2u);
  BOOST_TEST(totals.games == 0u);
  static_assert(std::is_same_v<decltype(checked_records::totals), decltype(checked::totals)>);
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_is_reported_and_passed_over) {
  const auto found = check_records("\xEF\xBB\xBF" + kings + "\n", record_format::epd);
  BOOST_REQUIRE(found.diagnostics.size() == 1);
  BOOST_TEST((found.diagnostics[0].id == rule::encoding_bom));
  BOOST_TEST(found.totals.records == 1u);
}

BOOST_AUTO_TEST_CASE(a_file_in_utf_16_is_given_up) {
  const std::string text(
      "\xFF\xFE"
      "4\0k\0\n\0",
      8);
  const auto found = check_records(text, record_format::fen);
  BOOST_REQUIRE(found.diagnostics.size() == 1);
  BOOST_TEST((found.diagnostics[0].id == rule::encoding_utf16));
  BOOST_TEST(found.totals.records == 0u);
}

BOOST_AUTO_TEST_CASE(a_line_beyond_the_limit_is_passed_over_and_told) {
  options options;
  options.limits.token_size = 64;
  const auto text = kings + "\n" + kings + " noop " + std::string(1000, 'a') + ";\n" + kings;
  for (const std::size_t window : {1U, 7U, 100U, 5000U}) {
    options.window_size = window;
    std::istringstream stream(text);
    auto in = record_reader::stream(stream, record_format::epd, fen_dialect::fen, options);
    const auto found = read_all(in);
    BOOST_REQUIRE(found.size() == 1);
    BOOST_TEST((found[0].id == rule::limit_token_size));
    BOOST_TEST(found[0].where.begin == kings.size() + 1);
    BOOST_TEST(in.totals().records == 3u);
    BOOST_TEST(in.totals().bytes == text.size());
  }
}

BOOST_AUTO_TEST_CASE(a_file_name_says_which_records_are_in_it) {
  BOOST_TEST((record_format_of("a/b.epd") == record_format::epd));
  BOOST_TEST((record_format_of("B.FEN") == record_format::fen));
  BOOST_TEST(!record_format_of("a.pgn").has_value());
  BOOST_TEST(!record_format_of("epd").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(records_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(every_window_gives_the_answer_of_the_whole_text) {
  const auto all = tests::samples({".epd", ".fen"});
  for (const auto& [name, text] : all)
    for (const auto format : {record_format::fen, record_format::epd}) {
      auto whole = record_reader::text(text, format);
      const auto expected = records::read_all(whole);
      options options;
      options.window_size = 97;
      std::istringstream stream(text);
      auto pieces = record_reader::stream(stream, format, fen_dialect::fen, options);
      const bool is_same = records::read_all(pieces) == expected &&
                           pieces.totals().by_rule == whole.totals().by_rule &&
                           pieces.totals().records == whole.totals().records;
      BOOST_TEST(is_same, name);
      BOOST_TEST(whole.totals().bytes == text.size(), name);
    }
  BOOST_TEST(all.size() > (tests::is_sanitized ? 10 : 60));
}

BOOST_AUTO_TEST_SUITE_END()
