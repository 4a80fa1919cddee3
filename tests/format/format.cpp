// Whole files in export format: which blocks are written, which are passed on, and what is said
// (decisions D137, D153).
#include "strictpgn/format.hpp"

#include <boost/test/unit_test.hpp>
#include <istream>
#include <numeric>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "format/format_promises.hpp"
#include "random.hpp"
#include "text/file_kind.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(format_blocks)

using namespace strictpgn;
using namespace std::literals;
using tests::format_watched, tests::writing;

namespace {

const auto& roster = tests::unknown_roster;

/// A game as it should be, and what comes before and after one that cannot be written.
const auto fine = roster + "\n1. e4 e5 *\n\n";

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  while (times-- != 0) all += text;
  return all;
}

std::string formatted_as(std::string_view text, profile format = profile::export_format) {
  return format_database(text, writing(format)).text;
}

/// "line:column rule" of each note of a kind.
std::vector<std::string> notes_of(const formatted& formatted, note_kind kind) {
  std::vector<std::string> all;
  for (const auto& one : formatted.notes)
    if (one.kind == kind)
      all.push_back(fmt::format("{}:{} {}", one.at.line, one.at.column,
                                one.cause ? name_of(*one.cause) : "none"));
  return all;
}

std::string listed(const formatted& formatted, note_kind kind = note_kind::passed_on) {
  return fmt::format("{}", fmt::join(notes_of(formatted, kind), ", "));
}

struct reason {
  std::string_view game;
  std::string_view rule;
  profile format = profile::export_format;
};

}  // namespace

BOOST_AUTO_TEST_CASE(moves_are_written_alike_whether_they_can_be_copied_or_not) {
  static constexpr std::string_view games[] = {
      "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 *",
      "1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 (2... d6 3. d4 (3. Bc4 Be7) 3... exd4) 3. Bb5 "
      "*",
      "1. e4 e5 $1 2. Nf3 Nc6 {Words.} 3. Bb5 a6 4. Ba4 $5 Nf6 *",
      "1.e4 e5 2.Nf3 Nc6 3. Bb5 a6 *",
      "e4 e5 Nf3 Nc6 *",
      "1. e4 1... e5 2. Nf3 2... Nc6 *",
      "01. e4 e5 02. Nf3 Nc6 *",
      "1 .e4 e5 2 .Nf3 Nc6 *",
      "1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 *",
      "1... e4 e5 2. Nf3 Nc6 *",
      "1. e4 e5 2. Nf3! Nc6 3. Bb5 a6 *",
      "1. e4 e5 2. Ng1f3 Nc6 3. Bb5 a6 *",
      "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7 1-0",
      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 9\"]\n\n9... Kd7 10. e4 Kd6 11. e5+ *",
      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 999\"]\n\n999. e4 Kd7 1000. e5 Ke6 *",
      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 9999\"]\n\n"
      "9999. e4 Kd7 10000. e5 Ke6 10001. Ke2 *",
  };
  for (const auto game : games) {
    const auto begin = game.front() == '[' ? game.find("\n\n") + 2 : 0;
    const auto head = roster + std::string(game.substr(0, begin)) + (begin == 0 ? "\n" : "");
    const auto formatted_with = [&](std::string_view space) {
      auto text = head;
      for (const char c : game.substr(begin))
        text += c == ' ' ? std::string(space) : std::string(1, c);
      return format_database(text + "\n\n", writing(profile::export_format));
    };
    const auto written = formatted_with(" ");
    BOOST_TEST(listed(written) == "", game);
    // Two blanks, and a line end behind a blank, are not copied.
    for (const auto space : {"  "sv, "\n"sv, " \n"sv})
      BOOST_TEST(formatted_with(space).text == written.text);
  }
  BOOST_TEST(formatted_as(roster + '\n' + std::string(games[0])) ==
             roster +
                 "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3\n"
                 "O-O 9. h3 *\n\n");
}

BOOST_AUTO_TEST_CASE(a_game_that_cannot_be_written_is_passed_on_with_its_reason) {
  const auto long_rav = [](int depth) {
    std::string text = "1. e4";
    for (int at = 0; at < depth; ++at) text += at % 2 == 0 ? " (1. d4" : " (1. e4";
    return text + std::string(static_cast<std::size_t>(depth), ')') + " *";
  };
  const auto deep = long_rav(300);
  const auto elsewhere = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *";
  const reason cases[] = {
      // Moves and tokens.
      {"1. e4 -- 2. d4 *", "move-null"},
      {"1. e4 e5 2. Ke3 *", "move-illegal"},
      {"1. e4 (1. d4 Ke3) *", "move-illegal"},
      {"1. e4 e5 2. Qh5 Ke7 3. Qxe5# d6 *", "move-after-game-end"},
      {"1. e4 Sf6 *", "san-piece-foreign"},
      {"1. Nd2 Nf6 2. Nf3 *", "move-illegal"},
      {"1. e4 e5 2. Nf3 Nf6 3. Nc3 Nc6 4. Nd2 *", "move-illegal"},
      {"1. e4 foo e5 *", "movetext-unknown-symbol"},
      {"1. e4 @ e5 *", "token-unexpected-character"},
      {"1. e4 <x> e5 *", "token-angle-bracket"},
      {"1. e4 } e5 *", "comment-stray-close"},
      {"1. e4 ) e5 *", "rav-stray-close"},
      {"1. e4 \"x\" e5 *", "string-outside-tag-pair"},
      {"1. e4 $ e5 *", "nag-missing-digits"},
      {"1e4 e5 *", "move-number-glued"},
      {"1. e4 . e5 *", "movetext-stray-period"},
      {"1. e4 (=) e5 *", "draw-offer-mark"},
      {"1. ! e4 *", "suffix-without-move"},
      {"1. e4!!! *", "suffix-invalid"},
      {"1. e4! ? *", "suffix-repeated"},
      {"(1. d4) 1. e4 *", "rav-without-move"},
      {"1. e4 (1. d4 *) *", "termination-in-rav"},
      {"1. e4 * *", "termination-repeated"},
      {"1. e4 1-1", "termination-bad-form"},
      {"1. e{x}4 *", "comment-splits-token"},
      {"1. e4 \xE9 e5 *", "char-non-ascii-outside-text"},
      {"1. e4 {a\x01z} *", "char-control-forbidden"},
      {"1. e4\n %x\ne5 *", "escape-percent-not-column-1"},
      // Moves that were not checked.
      {"[Variant \"Crazyhouse\"]\n\n1. e4 *", "variant-unsupported"},
      {"[SetUp \"1\"]\n\n1. e4 *", "setup-without-fen"},
      {"[SetUp \"1\"]\n[FEN \"8/8\"]\n\n1. e4 *", "fen-tag-invalid"},
      {"[SetUp \"1\"]\n[FEN \"8/8\"]\n\n*", "fen-tag-invalid"},
      // Ends that are guessed.
      {"1. e4 (1. d4 *", "rav-unclosed"},
      {"1. e4 {a\n\n[Event \"x\"]\n\n1. d4 *} *", "comment-unsafe-line-start"},
      {deep, "limit-rav-depth"},
      // Tags.
      {"[Event \"a\"]\n[Event \"b\"]\n\n*", "tag-duplicate"},
      {"[Event \"a\tb\"]\n\n*", "string-tab"},
      {"[Event]\n\n*", "tag-missing-value"},
      {"[\"x\"]\n\n*", "tag-missing-name"},
      {"[Event \"?\"]\nSite \"?\"]\n\n*", "tag-missing-open-bracket"},
      {"[Round 1]\n\n*", "tag-value-not-string"},
      {"[Event \"a\" \"b\"]\n\n*", "tag-extra-token"},
      {"[Event \"a \"b\" c\"]\n\n*", "string-unescaped-quote"},
      {"[Event \"a]\n\n*", "string-unterminated"},
      {"[Event \"a\"]\n%x\n[Site \"b\"]\n\n*", "escape-line"},
      {"1. e4\n%x\ne5 *", "escape-line"},
      {"1. e4\n%x\ne5 *", "escape-in-archival", profile::archival},
      // Reduced export format.
      {elsewhere, "reduced-extra-tag", profile::reduced},
  };
  for (const auto& [game, rule, format] : cases) {
    BOOST_TEST_CONTEXT(game.substr(0, 60)) {
      const auto tags = game.starts_with('[') ? "" : roster + "\n";
      const auto text = fine + tags + std::string(game) + "\n\n" + fine;
      const auto formatted = format_database(text, writing(format));
      BOOST_TEST(formatted.text == text);
      const auto notes = notes_of(formatted, note_kind::passed_on);
      BOOST_TEST_REQUIRE(notes.size() == 1u);
      BOOST_TEST(notes[0].substr(notes[0].find(' ') + 1) == rule);
      BOOST_TEST(formatted.totals.passed_on == 1u);
      BOOST_TEST(formatted.totals.written == 2u);
    }
  }
}

BOOST_AUTO_TEST_CASE(what_may_be_taken_for_a_packed_file_does_not_come_to_begin_one) {
  using namespace std::string_view_literals;
  // UTF-16, ZIP, gzip, bzip2, xz, Zstandard and its frames to be skipped.
  for (const auto mark :
       {"\xFE\xFF"sv, "\xFF\xFE"sv, "PK\x03\x04"sv, "PK\x05\x06"sv, "\x1F\x8B\x08"sv, "BZh91A"sv,
        "\xFD"
        "7zXZ\0"sv,
        "\x28\xB5\x2F\xFD"sv, "\x50\x2A\x4D\x18"sv})
    for (const std::string before : {"\n", "\n\n", "\r\n \n", "\xEF\xBB\xBF"}) {
      BOOST_TEST_CONTEXT(mark.substr(0, 4) << " behind " << before.size()) {
        const auto text = before + std::string(mark) + "\n\n" + fine;
        const auto formatted = format_database(text, writing(profile::export_format));
        BOOST_TEST(formatted.text.starts_with("\n" + std::string(mark)));
        BOOST_TEST(tests::broken_promise(text, writing(profile::export_format)) == "");
      }
    }
  BOOST_TEST(format_database("\n\nabc\n\n" + fine).text == "abc\n\n" + fine);
}

BOOST_AUTO_TEST_CASE(what_may_become_utf_16_does_not_come_to_begin_a_file) {
  using namespace std::string_view_literals;
  const std::string texts[] = {"[\0E\0v\0e\0n\0t\0 \0\"\0x\0\"\0]\0 \0*\0"s,
                               "\0[\0E\0v\0e\0n\0t\0 \0\"\0x\0\"\0]\0 \0*"s,
                               "a\0b\0c\0\r\n\0d\0e\0f\0g\0h\0"s,
                               "a\0\xEF\xBB\xBF"
                               "b\0c\0d\0e\0f\0"s,
                               "a\0b\0  \r\n\r\nc\0d\0e\0f\0"s,
                               "a\0b\0 c\0d\0e\0f\0"s,
                               "1\0.\0 \0e\0004\0 \0e\0005\0 \0*\0"s,
                               "{\0x\0}\0 \0*\0 \0"s,
                               repeated("a\0"s, 130),
                               repeated("\0a"s, 130)};
  for (const auto& wide : texts)
    for (const auto before : {""sv, "\n"sv, "\r\n"sv, "\r"sv, "\n\n"sv, " "sv, "\n "sv, "\n  "sv,
                              "\t\n \t"sv, "\xEF\xBB\xBF"sv, "\xEF\xBB\xBF\n "sv})
      for (const auto* behind : {"", "\n", "\n\n1. e4 *\n"}) {
        const auto text = std::string(before) + wide + behind;
        if (text::is_utf16(text)) continue;
        for (const auto form : {profile::export_format, profile::archival, profile::reduced}) {
          BOOST_TEST_CONTEXT(fmt::format("{:?} {}", text, name_of(form))) {
            BOOST_TEST(!text::is_utf16(format_database(text, writing(form)).text));
            BOOST_TEST(tests::broken_promise(text, writing(form)) == "");
            BOOST_TEST(tests::broken_promise_of_force(text, writing(form)) == "");
          }
        }
      }
}

BOOST_AUTO_TEST_CASE(no_text_of_nuls_and_white_space_becomes_utf_16) {
  static constexpr std::string_view pieces[] = {"a", "1", "*", "{", "}", "(", "[", "]", "%", "e4"};
  static constexpr std::string_view whites[] = {" ", "\n", "\r\n", "\r", "\t", "\xEF\xBB\xBF"};
  tests::rng random;
  const auto any = [&](const auto& all) { return all[tests::below(random, std::size(all))]; };
  for (auto left = tests::trials(3000); left != 0; --left) {
    const bool is_long = tests::below(random, 4) == 0;
    std::string text(is_long ? any(whites) : "");
    for (auto count = is_long ? 260 : 4 + tests::below(random, 12); count != 0; --count) {
      if (tests::below(random, is_long ? 200 : 4) == 0) text += any(whites);
      if (tests::below(random, is_long ? 200 : 8) != 0) text += '\0';
      text += is_long ? "a" : any(pieces);
    }
    if (tests::below(random, 4) == 0) text = std::string(any(whites)) + "\xEF\xBB\xBF%" + text;
    if (is_long) text += "\n\n" + fine;
    if (text::is_utf16(text)) continue;
    const auto options =
        writing(tests::below(random, 2) == 0 ? profile::export_format : profile::archival);
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
      BOOST_TEST(!text::is_utf16(format_database(text, options).text));
      BOOST_TEST(tests::broken_promise(text, options) == "");
    }
  }
}

BOOST_AUTO_TEST_CASE(a_percent_sign_behind_a_byte_order_mark_does_not_come_to_begin_its_line) {
  for (const auto& [text, due] :
       {std::pair{" \n\xEF\xBB\xBF%%{(1-0"s, "\n\xEF\xBB\xBF%%{(1-0"s},
        {"\xEF\xBB\xBF\xEF\xBB\xBF%\0*1-0"s, "\n\xEF\xBB\xBF%\0*1-0\n\n"s},
        {"\n\xEF\xBB\xBF%\0{ 1. e4 e5 1-0\n\n"s + fine,
         "\n\xEF\xBB\xBF%\0{ 1. e4 e5 1-0\n\n"s + fine},
        {"\xEF\xBB\xBF%a\n\n" + fine, "%a\n\n" + fine},
        {"\xEF\xBB\xBF  %a\n\n" + fine, " %a\n\n" + fine}}) {
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
      BOOST_TEST(format_database(text).text == due);
      BOOST_TEST(tests::broken_promise(text, {}) == "");
    }
  }
}

BOOST_AUTO_TEST_CASE(no_text_becomes_a_packed_one_by_its_line_ends) {
  auto archive = "[Event \"" + std::string(165, '0') + "\"]\n[Site \"" + std::string(74, 'x') +
                 "ustar " + std::string(150, 'x') + "\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n" +
                 "[White \"" + std::string(60, 'x') + "\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n\n";
  BOOST_TEST_REQUIRE(archive.find("ustar") == 257U);
  archive.replace(148, 8, 8, ' ');  // the sum of a header, in which it counts as blanks
  const auto header = std::string_view(archive).substr(0, text::packed_mark_size);
  const auto sum = std::accumulate(header.begin(), header.end(), 0U);
  archive.replace(148, 8, fmt::format("{:08o}", sum));
  for (const auto& text : {"BZh\r\n1A\r\n\r\n1. e4 *\r\n"s, "\v\vBZh\r\n1A;"s, "\n" + archive})
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
      BOOST_TEST(!text::is_packed(format_database(text).text));
      BOOST_TEST(tests::broken_promise(text, {}) == "");
    }
}

BOOST_AUTO_TEST_CASE(a_long_tag_is_written_on_a_line_of_its_own) {
  const auto tag = "[Event \"" + std::string(90, 'x') + "\"]";
  const auto due = tag + roster.substr(roster.find('\n')) + "\n1. e4 *\n\n";
  const auto rest = " " + std::string(300, ' ') + "[Site \"?\"]\n\n1. e4 *\n";
  for (const auto& text : {tag + " 1. e4 *\n", tag + " 1. e4\n", tag + " 1. e4 " + tag + rest}) {
    BOOST_TEST(formatted_as(text).starts_with(due));
    BOOST_TEST(tests::broken_promise(text, writing(profile::export_format)) == "");
  }
}

BOOST_AUTO_TEST_CASE(marks_before_percent_signs_keep_the_promises) {
  static constexpr std::string_view pieces[] = {"\xEF\xBB\xBF", "\xEF\xBB\xBF", "%",  "%", "a",
                                                ";b\n",         "1. e4 *",      "{c}"};
  static constexpr std::string_view whites[] = {" ", "\v\v", "\n", "\r\n", "\n\n", "\t"};
  tests::rng random;
  const auto any = [&](const auto& all) { return all[tests::below(random, std::size(all))]; };
  for (auto left = tests::trials(3000); left != 0; --left) {
    std::string text;
    for (auto count = 1 + tests::below(random, 6); count != 0; --count) {
      for (auto blanks = tests::below(random, 3); blanks != 0; --blanks) text += any(whites);
      text += any(pieces);
    }
    const auto format = tests::below(random, 2) == 0 ? profile::export_format : profile::archival;
    const auto encoding = tests::below(random, 2) == 0 ? encoding::latin1 : encoding::utf8;
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
      BOOST_TEST(tests::broken_promise(text, writing(format, encoding)) == "");
      BOOST_TEST(tests::broken_promise_of_force(text, writing(format, encoding)) == "");
    }
  }
}

BOOST_AUTO_TEST_CASE(white_space_in_commands_of_any_form_stays_what_it_is) {
  BOOST_TEST(formatted_as(roster + "\n1. e4 {[%Z-\n]} e5 *\n\n").find("{[%Z- ]}") !=
             std::string::npos);
  BOOST_TEST(formatted_as(roster + "\n1. e4 {[%Z\n]} e5 *\n\n").find("{[%Z]}") !=
             std::string::npos);
  static constexpr std::string_view pieces[] = {"[%", "[%", "]", "]", "Z", "-",
                                                ",",  "\"", "a", "%", "["};
  static constexpr std::string_view whites[] = {" ", "\n", "\r\n", "\r", "\t", "\v", "\n\n", "  "};
  tests::rng random;
  const auto any = [&](const auto& all) { return all[tests::below(random, std::size(all))]; };
  for (auto left = tests::trials(3000); left != 0; --left) {
    std::string comment;
    for (auto count = 2 + tests::below(random, 9); count != 0; --count) {
      comment += any(pieces);
      if (tests::below(random, 3) == 0) comment += any(whites);
    }
    const auto text = roster + "\n1. e4 {" + comment + "} e5 *\n\n";
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text))
    BOOST_TEST(tests::broken_promise(text, writing(profile::export_format)) == "");
  }
}

BOOST_AUTO_TEST_CASE(a_value_of_control_characters_alone_is_an_empty_one) {
  using namespace std::string_view_literals;
  BOOST_TEST(formatted_as(roster + "[Section \"\x04\"]\n\n1. e4 e5 *\n\n") == fine);
  for (const auto controls : {"\x04"sv, "\0"sv, "\x01\x7F\0"sv})
    for (const auto* name : {"Section", "Event", "Date", "Result", "SetUp", "FEN", "WhiteElo",
                             "Termination", "EventDate", "PlyCount", "Opening", "Variant", "Foo"})
      for (const auto* other :
           {"", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n", "[SetUp \"1\"]\n"}) {
        const auto tag = fmt::format("[{} \"{}\"]\n", name, controls);
        for (const auto& text :
             {roster + tag + other + "\n1. e4 *\n\n", tag + other + "\n1. e4 *\n\n"})
          for (const auto format : {profile::export_format, profile::archival, profile::reduced})
            BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
              BOOST_TEST(tests::broken_promise(text, writing(format)) == "");
              BOOST_TEST(tests::broken_promise_of_force(text, writing(format)) == "");
            }
      }
}

BOOST_AUTO_TEST_CASE(a_tag_too_long_is_written_wherever_its_line_ends) {
  const auto tag = "[Event \"" + std::string(255, 'x') + "\"]";
  const auto due = tag + roster.substr(roster.find('\n')) + "\n1. e4 *\n\n";
  const auto two = tag + " [White \"" + std::string(255, 'x') + "\"] 1. e4 *";
  for (const auto* behind : {"", "\n", "\r", "\r\n", "\n\n", " [Site \"?\"] 1. d4 *\n",
                             " [Site \"?\"]\n[Date \"?\"]\n\n1. d4 *\n", " abc\n", " {a\n}\n"})
    BOOST_TEST_CONTEXT(fmt::format("{:?}", behind)) {
      for (const auto& text : {tag + " 1. e4 *" + behind, tag + " 1. e4" + behind, two + behind})
        BOOST_TEST(tests::broken_promise(text, writing(profile::export_format)) == "");
      BOOST_TEST(formatted_as(tag + " 1. e4 *" + behind).starts_with(due));
      BOOST_TEST(formatted_as(two + behind).starts_with(two));  // two such lines for one
    }
}

BOOST_AUTO_TEST_CASE(what_is_written_by_force_is_written_again) {
  for (const auto& text : {"a\0a a\n%\0b\0\n\n1. e4 e5 *\n"s, "a\0a\n%a\n%\0\n\n1. e4 e5 *\n"s,
                           "[SetUp \"x[Variant \"y\"]\n[SetUp \"1\"]\n\n1. f3 Na6 *\n"s})
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text))
  BOOST_TEST(tests::broken_promise_of_force(text, writing(profile::export_format)) == "");
}

BOOST_AUTO_TEST_CASE(escape_lines_are_written_by_force_as_they_are_written_again) {
  const auto forced = [](std::string_view text) {
    auto options = writing(profile::reduced);
    options.is_forced = true;
    return format_database(text, options);
  };
  BOOST_TEST(forced("%\n[FEN\n%").text == "%\n%\n\n");
  BOOST_TEST(forced(fine + "%a\n\n[FEN\n\n1. e4 *\n\n%b\n%c\n").text == fine + "%a\n%b\n%c\n\n");
  const auto long_line = forced(fine + "%" + std::string(260, 'x') + "\r");
  BOOST_TEST(long_line.text == fine);
  BOOST_TEST(listed(long_line, note_kind::left_out) == "11:1 line-too-long");
  for (const auto& text :
       {"%\n[FEN\n%"s, "%a\n\n[FEN\n\n1. e4 *\n\n%b\n%c\n"s,
        "*\n%" + std::string(260, 'x') + "\r\"", "%" + std::string(260, 'x') + "\r"})
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text))
  BOOST_TEST(tests::broken_promise_of_force(text, writing(profile::reduced)) == "");
}

BOOST_AUTO_TEST_CASE(text_that_tags_behind_it_would_change_is_passed_on_with_what_follows) {
  for (const auto* text : {"d2\n\n[\n\ne4", "1e4\n\n[\n\n%\n1.e4", "({\n\n\n%}[A \"\"]\n\n*",
                           "({\n\n\n%}\n\n1. e4 *", "({\n\n%}\n%a\n\n1. e4 *"})
    BOOST_TEST_CONTEXT(fmt::format("{:?}", text)) {
      for (const auto format : {profile::export_format, profile::archival, profile::reduced})
        BOOST_TEST(tests::broken_promise(text, writing(format)) == "");
      BOOST_TEST(format_database(text).text == text + "\n\n"s);
    }
  for (const auto* before : {"[\n\n", "foo [\n\n", "foo ; bar [\n\n", "foo {\n%a}\n\n"})
    BOOST_TEST(formatted_as(before + roster + "\n1. e4 e5 *") == before + fine);
  for (const auto* before : {"foo [\n\n", "foo ; bar [\n\n", "foo {\n%a}\n\n"})
    BOOST_TEST(formatted_as("*\n\n"s + before + "1. e4 e5 *").ends_with(before + fine));
}

BOOST_AUTO_TEST_CASE(what_goes_on_with_the_text_before_it_is_passed_on_with_that) {
  const auto nameless = "[\"\"\"]1-0\"]"s;
  BOOST_TEST(formatted_as(nameless) == nameless + "\n\n");
  BOOST_TEST(formatted_as("*\xEF\xBB\xBF\n[\n\no").ends_with("*\n\n\xEF\xBB\xBF\n[\n\no\n\n"));
  const auto comment = "[R \"\"]{\n%}1-0\n%\n1."s;
  const auto long_line = "%" + std::string(260, 'x') + "\r[F \"\"]\n\n1. e4 *";
  for (const auto format : {profile::export_format, profile::archival, profile::reduced})
    for (const auto& text : {nameless, "*\xEF\xBB\xBF\n[\n\no"s, comment, long_line})
      BOOST_TEST_CONTEXT(fmt::format("{:?}", text))
  BOOST_TEST(tests::broken_promise(text, writing(format)) == "");
  BOOST_TEST(listed(format_database(long_line)) == "1:1 line-too-long");
}

BOOST_AUTO_TEST_CASE(a_nul_in_the_first_game_leaves_no_line_before_it) {
  const auto text = "\xEF\xBB\xBF" + roster + "[A\0B \"x\"]\n[Time \"00:00:00\"]\n\n1. e4"s;
  BOOST_TEST(format_database(text).text.starts_with("[Event"));
}

BOOST_AUTO_TEST_CASE(a_symbol_without_end_is_no_tag_name) {
  const auto name = std::string(256, 'a');
  const auto formatted = format_database(fine + "[" + name + " \"x\"]\n\n*\n\n");
  BOOST_TEST(listed(formatted) == "11:1 symbol-too-long");
}

BOOST_AUTO_TEST_CASE(what_reduced_export_format_leaves_out_need_not_be_written) {
  const auto formatted = format_database(
      roster + "\n1. e4 {a\x01z} (1. d4 --) (1. foo!!!) e5 *\n\n", writing(profile::reduced));
  BOOST_TEST(formatted.text == fine);
  BOOST_TEST(listed(formatted) == "");
  BOOST_TEST(formatted.reduced.comments == 1u);
  BOOST_TEST(formatted.reduced.variations == 2u);
}

BOOST_AUTO_TEST_CASE(what_is_certain_is_written_though_it_is_wrong) {
  const std::string_view kept[] = {
      "[White-Elo \"1\"]\n",
      "[Date \"yesterday\"]\n",
      "[WhiteElo \"?\"]\n",
      "[Result \"0-1\"]\n",
  };
  for (const auto tag : kept) {
    const auto formatted = format_database(std::string(tag) + "\n*\n");
    BOOST_TEST(formatted.text.find(tag) != std::string::npos);
    BOOST_TEST(listed(formatted) == "", tag);
    BOOST_TEST(notes_of(formatted, note_kind::remaining).size() == 1u, tag);
  }
  const auto believed = format_database(
      "[Event \"a\\b\"]\n[Site \"c\"\n[White \"d\x01"
      "e\"]\n[Black , \"f\"]\n\n1. e4 *\n");
  BOOST_TEST(listed(believed) == "");
  BOOST_TEST(believed.text.starts_with("[Event \"a\\\\b\"]\n[Site \"c\"]\n"));
  BOOST_TEST(believed.text.find("[White \"de\"]\n[Black \"f\"]\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_game_is_passed_on_from_the_start_of_its_line_to_its_last_token) {
  struct passing {
    std::string_view given;
    std::string_view due;
  };
  const auto game = roster + "\n1. e4 -- *"s;
  const passing cases[] = {
      {"1. e4 -- *", "1. e4 -- *\n\n"},
      {"\n\n  \t1. e4 -- *  \n\n\n", "  \t1. e4 -- *\n\n"},
      {"1. e4\r\n--\r*\r\n", "1. e4\n--\n*\n\n"},
      {"1. e4 -- * 1. d4 -- *", "1. e4 -- *\n\n1. d4 -- *\n\n"},
      {"1. e4 -- *\n 1. d4 -- *", "1. e4 -- *\n\n 1. d4 -- *\n\n"},
      {"1. e4 -- * {x} 1. d4 -- *", "1. e4 -- *\n\n{x}\n\n1. d4 -- *\n\n"},
      {"1. e4 -- * % x", "1. e4 -- * % x\n\n"},
      {"1. e4 * % x\nNf3 *", "1. e4 * % x\nNf3 *\n\n"},
      {"1. e4 -- * %\n1. d4 -- *", "1. e4 -- * %\n\n1. d4 -- *\n\n"},
      {"1. e4 -- ; x ", "1. e4 -- ; x \n\n"},
      {"\xEF\xBB\xBF 1. e4 -- *", "1. e4 -- *\n\n"},
  };
  for (const auto& [given, due] : cases) {
    BOOST_TEST(formatted_as(given) == due);
    BOOST_TEST(formatted_as(due) == due);
  }
}

BOOST_AUTO_TEST_CASE(what_belongs_to_no_game_is_a_block_of_its_own) {
  const auto comments = format_database("{a}\n\n ;b\n{c}" + fine + "{d} {e}\n\n\n" + fine + "; f");
  BOOST_TEST(comments.text == "{a}\n\n ;b\n{c}\n\n" + fine + "{d} {e}\n\n" + fine + "; f\n\n");
  BOOST_TEST(listed(comments) ==
             "1:1 comment-outside-game, 14:1 comment-outside-game, 27:1 comment-outside-game");
  const auto prose = format_database("Dear reader,\nhere are\n\ngames:\n" + fine + "Yours, x\n");
  BOOST_TEST(prose.text == "Dear reader,\nhere are\n\ngames:\n\n" + fine + "Yours, x\n\n");
  BOOST_TEST(notes_of(prose, note_kind::passed_on).size() == 2u);
  BOOST_TEST(prose.totals.written == 2u - 1u);
}

BOOST_AUTO_TEST_CASE(escape_lines_between_games_are_no_fault_of_export_format) {
  const auto text = "%a\n\n" + fine + "%b\n%c\n\n" + fine + "%d\n";
  const auto formatted = format_database(text);
  BOOST_TEST(formatted.text == "%a\n\n" + fine + "%b\n%c\n\n" + fine + "%d\n\n");
  BOOST_TEST(listed(formatted) == "");
  BOOST_TEST(formatted.totals.notes == 0u);
  const auto archival = format_database(text, writing(profile::archival));
  BOOST_TEST(archival.text == formatted.text);
  BOOST_TEST(listed(archival) ==
             "1:1 escape-in-archival, 13:1 escape-in-archival, 26:1 escape-in-archival");
  const auto mixed = format_database("%a\n{x}\n%b\n" + fine);
  BOOST_TEST(mixed.text == "%a\n{x}\n%b\n\n" + fine);
  BOOST_TEST(listed(mixed) == "2:1 comment-outside-game");
}

BOOST_AUTO_TEST_CASE(behind_a_comment_without_end_all_is_passed_on) {
  const auto rest = "{open 1... e5 *\r\n\r\n[Event \"b\"]\r\n\r\n1.d4 ; note\r\nd5 *\r\n \r\n"s;
  const auto formatted = format_database(fine + "1.e4 " + rest);
  BOOST_TEST(formatted.text == fine + "1.e4 " + tests::with_line_feeds(rest));
  BOOST_TEST(listed(formatted) == "11:6 comment-unterminated");
  BOOST_TEST(formatted_as("{x} {open").ends_with("{x} {open"));
  BOOST_TEST(formatted_as("[Event \"a\"] {open") == "[Event \"a\"] {open");
  auto options = writing(profile::export_format);
  options.reading.limits.comment_size = 20;
  const auto closed = "1.e4 {" + std::string(30, 'x') + "} e5 *\n\n[Event \"b\"]\n\n1.d4 *\n"s;
  const auto cut = format_database(closed, options);
  BOOST_TEST(cut.text == closed);
  BOOST_TEST(listed(cut) == "1:6 limit-token-size");
  options.reading.limits = {.rav_depth = 1};
  const auto deep = "1.e4 (1.d4 (1.c4 {)) *\n\n[Event \"b\"]\n\n1.d4 *\n"s;
  BOOST_TEST(format_database(deep, options).text == deep);
}

BOOST_AUTO_TEST_CASE(what_is_no_pgn_is_not_written) {
  for (const auto text : {"<html><body>no</body></html>"sv, "\xFF\xFE[\0E\0"sv}) {
    const auto formatted = format_database(text);
    BOOST_TEST(formatted.text == "");
    BOOST_TEST(notes_of(formatted, note_kind::refused).size() == 1u);
    BOOST_TEST(formatted.totals.is_refused);
    BOOST_TEST(!formatted.totals.is_changed);
    BOOST_TEST(formatted.totals.notes == 1u);
  }
  for (const auto text : {""sv, "\n \n"sv, "\xEF\xBB\xBF"sv}) {
    const auto formatted = format_database(text);
    BOOST_TEST(formatted.text == "");
    BOOST_TEST(formatted.notes.empty());
    BOOST_TEST(formatted.totals.is_changed == !text.empty());
  }
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_is_dropped) {
  const auto mark = "\xEF\xBB\xBF"s;
  BOOST_TEST(formatted_as(mark + fine) == fine);
  BOOST_TEST(formatted_as(mark + fine + mark + fine + mark) == fine + fine);
  BOOST_TEST(formatted_as(mark + "%x\n" + fine) == "%x\n\n" + fine);
  BOOST_TEST(formatted_as(roster + "\n1. e4 " + mark + "e5 *") == fine);
}

BOOST_AUTO_TEST_CASE(errors_that_remain_are_told_with_their_places) {
  const auto formatted =
      format_database("[Date \"1992-8-31\"]\n[Event \"\"]\n[Round \"Final\"]\n\n1. e4 1-0\n");
  BOOST_TEST(listed(formatted, note_kind::remaining) == "1:8 date-format, 3:9 round-format");
  BOOST_TEST(formatted.totals.notes == 2u);
  const auto mismatch = format_database("[Result \"1-0\"]\n\n1. e4 0-1\n");
  BOOST_TEST(mismatch.text.ends_with("[Result \"1-0\"]\n\n1. e4 0-1\n\n"));
  BOOST_TEST(listed(mismatch, note_kind::remaining) == "3:7 result-tag-mismatch");
  auto options = writing(profile::export_format);
  options.is_forced = true;
  BOOST_TEST(listed(format_database("[Result \"1-0\"]\n\n1. e4 0-1\n", options),
                    note_kind::remaining) == "3:7 result-tag-mismatch");
  // Only the first place of a file is an error, but each game is checked by itself.
  const auto utf8 = writing(profile::export_format, encoding::utf8);
  BOOST_TEST(listed(format_database("[Event \"\xE9\"]\n\n*\n", utf8), note_kind::remaining) ==
             "1:9 encoding-utf8-invalid");
}

BOOST_AUTO_TEST_CASE(what_a_missing_marker_has_hidden_is_told) {
  const auto formatted = format_database("[Result \"0-1\"]\n\n1. e4 f6 2. d4 g5 3. Qh5#\n");
  BOOST_TEST(formatted.text.ends_with("[Result \"0-1\"]\n\n1. e4 f6 2. d4 g5 3. Qh5# *\n\n"));
  BOOST_TEST(listed(formatted) == "");
  BOOST_TEST(listed(formatted, note_kind::remaining).ends_with("result-tag-mismatch"));
}

BOOST_AUTO_TEST_CASE(no_game_is_written_that_would_have_a_finding_more) {
  const reason cases[] = {
      {"1. e4 ; a { b\n*", "comment-open-brace-inside"},
      {"[Event \"?\"]\n{[%clk 0:01:00]}\n[Site \"?\"]\n\n1. e4 *", "command-before-move"},
  };
  for (const auto& [game, rule, format] : cases) {
    const auto formatted = format_database(game, writing(format));
    BOOST_TEST(formatted.text == std::string(game) + "\n\n");
    BOOST_TEST(listed(formatted).ends_with(rule), listed(formatted));
  }
}

BOOST_AUTO_TEST_CASE(by_force_what_can_be_written_is_written_and_the_rest_is_told) {
  auto options = writing(profile::export_format);
  options.is_forced = true;
  struct forcing {
    std::string_view given;
    std::string_view due;
    std::string_view told;
  };
  const forcing cases[] = {
      {"1. e4 e5 2. Ke3 Nf6 *", "1. e4 e5 *", "9:13 move-illegal"},
      {"1. e4 @ e5 *", "1. e4 e5 *", "9:7 token-unexpected-character"},
      {"1. e4 e5 * {x}\n%y", "1. e4 e5 *\n\n%y", "9:12 comment-outside-game"},
      {"1. e4 e5 * foo", "1. e4 e5 *", "9:12 text-outside-game"},
      {"1. e4 {x\n", "1. e4 {x} *", "9:7 comment-unterminated"},
  };
  for (const auto& [given, due, told] : cases) {
    const auto formatted = format_database(roster + "\n" + std::string(given), options);
    BOOST_TEST(formatted.text == roster + "\n" + std::string(due) + "\n\n");
    BOOST_TEST(listed(formatted, note_kind::left_out) == told);
    BOOST_TEST(listed(formatted) == "");
    BOOST_TEST(formatted.totals.notes == 0u);
  }
  options.reading.format = profile::reduced;
  const auto elsewhere = format_database(
      "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *", options);
  BOOST_TEST(elsewhere.text == "");
  BOOST_TEST(elsewhere.totals.written == 0u);
  options.reading.format = profile::archival;
  BOOST_TEST(format_database("%x\n" + fine, options).text == fine);
}

BOOST_AUTO_TEST_CASE(blocks_are_given_as_they_are_read) {
  std::vector<std::string> blocks;
  const auto text = "%a\n" + fine + "1. e4 -- *\n{b}\n\n\n";
  const auto totals = format_text(text, writing(profile::export_format), [&](const auto& block) {
    const auto* kind = block.kind == block_kind::game      ? "game"
                       : block.kind == block_kind::outside ? "outside"
                                                           : "rest";
    blocks.push_back(fmt::format("{}{}{} {}->{}", kind, block.is_passed_on ? "!" : "",
                                 block.is_continued ? "+" : "", block.source.size(),
                                 block.text.size()));
  });
  const std::vector<std::string> due = {
      "outside! 2->2", "outside!+ 0->2", fmt::format("game {0}->{1}", fine.size() + 1, fine.size()),
      "game! 11->12",  "outside! 3->3",  "outside!+ 0->2",
      "outside 3->0"};
  BOOST_TEST(blocks == due, boost::test_tools::per_element());
  BOOST_TEST(totals.written == 1u);
  BOOST_TEST(totals.passed_on == 1u);
  BOOST_TEST(totals.read.games == 2u);
  BOOST_TEST(totals.is_changed);
}

namespace {

/// So many bytes of a game without end.
class endless_game : public std::streambuf {
 public:
  explicit endless_game(std::uint64_t size) : left_(size) {}
  std::uint64_t left() const { return left_; }

 protected:
  int_type underflow() override {
    if (left_ == 0) return traits_type::eof();
    for (char& c : piece_) c = "Nf3 Nf6 Ng1 Ng8\n"[static_cast<std::size_t>(&c - piece_) % 16];
    const auto size = std::min<std::uint64_t>(left_, sizeof piece_);
    left_ -= size;
    setg(piece_, piece_, piece_ + size);
    return traits_type::to_int_type(piece_[0]);
  }

 private:
  std::uint64_t left_;
  char piece_[4096];
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_beyond_its_limit_streams_through) {
  constexpr std::uint64_t size = 4 << 20;
  endless_game bytes(size);
  std::istream in(&bytes);
  auto options = writing(profile::export_format);
  options.reading.limits.game_size = 64 << 10;
  options.reading.window_size = 16 << 10;
  std::uint64_t passed = 0;
  std::size_t largest = 0;
  std::uint64_t left_at_first = 0;
  const auto totals = format_stream(in, options, [&](const formatted_block& block) {
    if (passed == 0) left_at_first = bytes.left();
    passed += block.text.size();
    largest = std::max(largest, block.text.size());
  });
  BOOST_TEST(passed == size + 1);  // its own line end is the first of the two
  BOOST_TEST(largest < 512u << 10);
  BOOST_TEST(left_at_first > size / 2);
  BOOST_TEST(totals.passed_on == 1u);
  BOOST_TEST(totals.notes == 1u);
}

BOOST_AUTO_TEST_CASE(white_space_is_held_for_nobody) {
  const auto text = "1. e4 -- *" + std::string(3 << 20, '\n') + "  1. d4 -- *" +
                    std::string(3 << 20, ' ') + "{x}";
  std::istringstream in(text);
  format_options options;
  options.reading.window_size = 4096;
  std::string result;
  std::size_t largest = 0;
  const auto totals = format_stream(in, options, [&](const formatted_block& block) {
    result += block.text;
    largest = std::max(largest, block.source.size());
  });
  BOOST_TEST(result == "1. e4 -- *\n\n  1. d4 -- *\n\n{x}\n\n");
  BOOST_TEST(formatted_as(text) == result);
  BOOST_TEST(totals.is_changed);
}

BOOST_AUTO_TEST_CASE(blanks_before_a_token_are_kept_up_to_a_limit) {
  for (const auto count : {0u, 1u, 80u, 64u << 10, (64u << 10) + 1, 200'000u}) {
    const auto blanks = std::string(count, ' ');
    const auto text = fine + blanks + "1. e4 -- *\n\n";
    const auto due = fine + (count > 64u << 10 ? "" : blanks) + "1. e4 -- *\n\n";
    BOOST_TEST((formatted_as(text) == due), count);
    BOOST_TEST(tests::broken_promise_of_windows(text, writing(profile::export_format), 1000) == "");
    std::istringstream in(text);
    format_options options;
    options.reading.window_size = 100;
    std::string result;
    format_stream(in, options, [&](const formatted_block& block) { result += block.text; });
    BOOST_TEST((result == due), count);
  }
}

BOOST_AUTO_TEST_CASE(a_file_is_formatted_as_its_text) {
  BOOST_CHECK_THROW(format_file("/nowhere/at/all.pgn", {}, [](const formatted_block&) {}),
                    std::system_error);
}

BOOST_AUTO_TEST_SUITE_END()
