// Commands in comments: what they hold for a user of the library, and what is found about them.
#include "strictpgn/commands.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(commands)

namespace {

using namespace strictpgn;
using names = std::vector<std::string>;

/// "name(operand|operand)", quoted operands in quotes.
names shown(std::string_view text) {
  names lines;
  for (const auto& one : commands_of(text)) {
    std::string line(one.name);
    for (const auto& operand : one.operands) {
      line += line.size() == one.name.size() ? "(" : "|";
      line += operand.is_quoted ? "'" + std::string(operand.text) + "'" : std::string(operand.text);
    }
    lines.push_back(line + (one.operands.empty() ? "" : ")"));
  }
  return lines;
}

struct comment_with_commands {
  std::string_view text;
  names commands;
};

const std::string in_time_control =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n[TimeControl \"300\"]\n\n";

/// "rule text" for each finding about a command, the text being that at its place.
names findings_in(std::string_view movetext) {
  options options;
  options.levels = {{rule::command_unknown, severity::info}};
  const auto text = in_time_control + std::string(movetext) + " *\n\n";
  names lines;
  for (const auto& found : check_database(text, options).diagnostics)
    if (info(found.id).group == 11)
      lines.push_back(std::string(name_of(found.id)) + " " +
                      text.substr(found.where.begin, found.where.size()));
  return lines;
}

struct judged {
  std::string_view movetext;
  names findings;
};

void check_all(const std::vector<judged>& cases) {
  for (const auto& [movetext, findings] : cases) BOOST_TEST_CONTEXT(movetext) {
      BOOST_TEST(findings_in(movetext) == findings, boost::test_tools::per_element());
    }
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_comment_gives_its_commands) {
  const comment_with_commands cases[] = {
      {"", {}},
      {"White is toast", {}},
      {"[clk 1:05:23] 50% [ %x]", {}},
      {"Optional leading comments [%clk 1:05:23] optional trailing comments", {"clk(1:05:23)"}},
      {"[%clk 0:00:07][%eval -6.05] White is toast", {"clk(0:00:07)", "eval(-6.05)"}},
      {"[%command 1:45:12,Nf6,\"very interesting, but wrong\"]",
       {"command(1:45:12|Nf6|'very interesting, but wrong')"}},
      {"[%command \"very tense start to the \ngame\",4r1k1/8/8/8/8/8/8/4K3 w - - 0 1,e4,d4]",
       {"command('very tense start to the game'|4r1k1/8/8/8/8/8/8/4K3 w - - 0 1|e4|d4)"}},
      {"[%c]", {"c"}},
      {"[%c  x]", {"c(x)"}},
      {"[%c a,,b]", {"c(a||b)"}},
      {"[%c \"x] [%d y]", {"c('x')", "d(y)"}},
      {"[%c \"\"]", {"c('')"}},
      {"[% clk 1] [%d x] [%clk 0:01:00", {"d(x)"}},
  };
  for (const auto& [text, expected] : cases) BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(shown(text) == expected, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(a_line_end_in_a_command_is_read_as_one_blank_or_as_nothing) {
  const comment_with_commands cases[] = {
      {"[%clk\n0:01:00]", {"clk(0:01:00)"}},
      {"[%clk\r\n0:01:00]", {"clk(0:01:00)"}},
      {"[%clk\r0:01:00]", {"clk(0:01:00)"}},
      {"[%clk \t\n \v0:01:00]", {"clk(0:01:00)"}},
      {"[%clk 0:01:00\n]", {"clk(0:01:00)"}},
      {"[%clk 0:01:00 \n\n ]", {"clk(0:01:00)"}},
      {"[%clk 0:01:00 ]", {"clk(0:01:00 )"}},  // a blank alone is part of the operand
      {"[%cal Ga1a2,\nGb1b2,\r\n Gc1c2]", {"cal(Ga1a2|Gb1b2|Gc1c2)"}},
      {"[%cal Ga1a2\n,Gb1b2 \n, Gc1c2]", {"cal(Ga1a2|Gb1b2| Gc1c2)"}},
      {"[%c \"a\"\n,\n\n\"b\" \n]", {"c('a'|'b')"}},
      {"[%c two \n words]", {"c(two words)"}},
      {"[%c two\n\nwords]", {"c(two  words)"}},
      {"[%c two \r\n \n words]", {"c(two  words)"}},
      {"[%c  two  blanks]", {"c(two  blanks)"}},
      {"[%c \"\na \n b\n\"]", {"c(' a b ')"}},
      {"[%c \"a\nb\n]", {"c('a b')"}},
      {"[%c\n,b]", {"c(|b)"}},
      {"[%c a,\n,b]", {"c(a||b)"}},
      {"[%c\n]", {"c"}},
  };
  for (const auto& [text, expected] : cases) BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(shown(text) == expected, boost::test_tools::per_element());
    }
}

BOOST_AUTO_TEST_CASE(a_folded_operand_knows_the_bytes_it_was_read_from) {
  const std::string text = "[%c\n\"a\nb\"\n,\nc \n d\n]";
  const auto all = commands_of(text);
  BOOST_REQUIRE(all.size() == 1U);
  const auto bytes_of = [&](const command_operand& one) {
    return text.substr(one.where.begin, one.where.size());
  };
  BOOST_REQUIRE(all[0].operands.size() == 2U);
  BOOST_TEST(bytes_of(all[0].operands[0]) == "\"a\nb\"");
  BOOST_TEST(bytes_of(all[0].operands[1]) == "c \n d");
}

BOOST_AUTO_TEST_CASE(in_export_format_no_line_ends_inside_a_command) {
  const auto count_under = [](profile format, std::string_view comment) {
    options options;
    options.format = format;
    const auto text = in_time_control + "1. e4 {" + std::string(comment) + "} *\n\n";
    const auto read = check_database(text, options);
    return std::ranges::count(read.diagnostics, rule::command_missing_space, &diagnostic::id);
  };
  for (const auto comment : {"[%clk\n0:01:00]", "[%cal Ga1a2,\nGb1b2]", "[%c two\nwords]",
                             "[%clk 0:01:00\n]", "[%c \"a\nb\"]"}) {
    for (const auto format : {profile::export_format, profile::archival})
      BOOST_TEST(count_under(format, comment) == 1, name_of(format) << comment);
    for (const auto format : {profile::import_format, profile::reduced, profile::modern})
      BOOST_TEST(count_under(format, comment) == 0, name_of(format) << comment);
  }
  BOOST_TEST(count_under(profile::export_format, "[%clk\n\n0:01:00]") == 1, "not twice");
  BOOST_TEST(count_under(profile::export_format, "a line\nends [%clk 0:01:00] and\nends") == 0);
}

BOOST_AUTO_TEST_CASE(what_servers_write_for_a_time_is_an_info_under_modern) {
  const auto level_of = [](std::string_view command) {
    const auto text = in_time_control + "1. e4 {" + std::string(command) + "} *\n\n";
    const auto read = check_database(text);
    const auto found =
        std::ranges::find(read.diagnostics, rule::command_time_format, &diagnostic::id);
    BOOST_REQUIRE((found != read.diagnostics.end()));
    BOOST_TEST((found->level == severity::warning));
    return found->in_modern;
  };
  for (const auto mild : {"[%emt 1.234]", "[%emt 12.5]", "[%clk 1:38.47]", "[%clk 01:38.4]",
                          "[%emt 0:0:4]", "[%emt 0:00:4]", "[%emt 0:4:04]"})
    BOOST_TEST((level_of(mild) == severity::info), mild);
  for (const auto grave :
       {"[%clk 5:00]", "[%clk 300]", "[%clk 0:60:00]", "[%clk 0:0:60]", "[%emt 1.]", "[%emt .5]",
        "[%clk 0:0:4.5]", "[%clk 1:78.47]", "[%clk 1.5,2]", "[%emt \"1.5\"]", "[%emt 0:\n00:05]"})
    BOOST_TEST((level_of(grave) == severity::warning), grave);
}

BOOST_AUTO_TEST_CASE(a_command_knows_its_place_in_the_input) {
  const auto text = in_time_control + "1. e4 {ok [%c \"a\",b]} *\n\n";
  auto in = reader::text(text);
  BOOST_REQUIRE(in.next());
  const auto& game = *in.current().game;
  const auto all = commands_of(game, game.elements.at(1));
  BOOST_REQUIRE(all.size() == 1U);
  const auto bytes_at = [&](span where) { return text.substr(where.begin, where.size()); };
  BOOST_TEST(bytes_at(all[0].where) == "[%c \"a\",b]");
  BOOST_TEST(bytes_at(all[0].operands.at(0).where) == "\"a\"");
  BOOST_TEST(bytes_at(all[0].operands.at(1).where) == "b");
  BOOST_TEST(commands_of(game, game.elements.at(0)).empty());
}

BOOST_AUTO_TEST_CASE(the_structure_is_that_of_the_supplement) {
  check_all({
      {"1. e4 {[%clk 0:01:00]}", {}},
      {"1. e4 {[%clk 0:01:00}", {"command-unterminated [%"}},
      {"1. e4 {[%c x] [%", {}},  // the comment never ends
      {"1. e4 {[%c \"x}", {"command-unterminated [%"}},
      {"1. e4 {[% clk 0:01:00] [%]}", {"command-bad-name [% clk 0:01:00]", "command-bad-name [%]"}},
      {"1. e4 {[%clk:0:01:00]}", {"command-bad-name [%clk:0:01:00]"}},
      {"1. e4 {[%clk]}", {"command-missing-space [%clk]"}},
      {"1. e4 {[%clk ]}", {"command-missing-space [%clk ]"}},
      {"1. e4 {[%clk  0:01:00]}", {"command-missing-space [%clk  0:01:00]"}},
      {"1. e4 {[%clk\n0:01:00]}", {}},
      {"1. e4 {[%clk\n\n0:01:00]}",
       {"command-missing-space [%clk\n\n0:01:00]"}},  // two line ends are two blanks
      {"1. e4 {[%clk\n]}", {"command-missing-space [%clk\n]"}},
      {"1. e4 {[%emt 0:\n00:05]}", {"command-time-format [%emt 0:\n00:05]"}},
      {"1. e4 {[%csl Gd4,\n]}", {"command-empty-operand "}},
      {"1. e4 {[%eval \"0.25]}", {"command-unterminated-string \"0.25"}},
      {"1. e4 {[%csl Gd4,,Ge5]}", {"command-empty-operand "}},
      {"1. e4 ; [%clk 0:01:00]\n", {"command-in-line-comment [%clk 0:01:00]"}},
      {"1. e4 {[%clock 0:01:00]}", {"command-unknown [%clock 0:01:00]"}},
  });
}

BOOST_AUTO_TEST_CASE(operands_are_judged_by_the_name) {
  check_all({
      {"1. e4 {[%egt 123:59:59] [%emt 0:00:00] [%mct 07:10:42]}", {}},
      {"1. e4 {[%clk 1:5]}", {"command-time-format [%clk 1:5]"}},
      {"1. e4 {[%clk 0:60:00]}", {"command-time-format [%clk 0:60:00]"}},
      {"1. e4 {[%clk 0:01:00,0:02:00]}", {"command-time-format [%clk 0:01:00,0:02:00]"}},
      {"1. e4 {[%clk \"0:01:00\"]}", {"command-time-format [%clk \"0:01:00\"]"}},
      {"1. e4 {[%clk  1:5]}",
       {"command-missing-space [%clk  1:5]", "command-time-format [%clk  1:5]"}},
      {"1. e4 {[%clk 0:02:59.9]}", {"command-time-fraction [%clk 0:02:59.9]"}},
      {"1. e4 {[%mct 7:10:42]}", {"command-mct-format [%mct 7:10:42]"}},
      {"1. e4 {[%mct 07:10:42.5]}", {"command-mct-format [%mct 07:10:42.5]"}},
      {"1. e4 {[%eval 0.25,20] [%eval #-3] [%eval -6.05]}", {}},
      {"1. e4 {[%eval 23,12]}", {"command-eval-format [%eval 23,12]"}},
      {"1. e4 {[%eval 0.25,x]}", {"command-eval-format [%eval 0.25,x]"}},
      {"1. e4 {[%csl Gd4,Re5] [%cal Ge2e4]}", {}},
      {"1. e4 {[%csl Xz9]}", {"command-csl-cal-format [%csl Xz9]"}},
      {"1. e4 {[%cal Ge2]}", {"command-csl-cal-format [%cal Ge2]"}},
  });
}

BOOST_AUTO_TEST_CASE(a_time_belongs_to_the_move_before_it_in_its_sequence) {
  check_all({
      {"{[%csl Gd4]} 1. e4", {}},
      {"{[%clk 0:01:00]} 1. e4", {"command-before-move [%clk 0:01:00]"}},
      {"1. e4 ({[%clk 0:01:00]} 1. d4 {[%clk 0:01:00]}) {[%clk 0:01:00]}",
       {"command-before-move [%clk 0:01:00]"}},
      {"1. e4 {[%clk 0:01:00] [%emt 0:00:01]} e5 {[%clk 0:01:00]}", {}},
      {"1. e4 {[%clk 0:01:00]} (1. d4 {[%clk 0:01:01]}) {[%clk 0:01:02]}",
       {"command-repeated [%clk 0:01:02]"}},
      {"1. e4 {[%eval 0.1] [%eval 0.2]}", {}},
  });
}

BOOST_AUTO_TEST_SUITE_END()
