// What the commands in comments mean: values with units.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "strictpgn/commands.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(command_values)

namespace {

using namespace strictpgn;
using std::chrono::milliseconds;
using strictpgn::tests::rng;
using enum drawing_color;

std::optional<command_value> read(std::string_view comment) {
  const auto all = commands_of(comment);
  BOOST_REQUIRE(all.size() == 1U);
  return value_of(all.front());
}

std::string digits(unsigned long long number, std::size_t least) {
  auto text = std::to_string(number);
  return std::string(text.size() < least ? least - text.size() : 0, '0') + text;
}

// ---- values as a program would write them -------------------------------------------------------

std::string time_text(milliseconds time, std::size_t hour_digits) {
  const auto all = static_cast<unsigned long long>(time.count());
  auto text = digits(all / 3'600'000, hour_digits) + ':' + digits(all / 60'000 % 60, 2) + ':' +
              digits(all / 1000 % 60, 2);
  return all % 1000 == 0 ? text : text + '.' + digits(all % 1000, 3);
}

std::string text_of(const clock_time& value) {
  return (value.is_mechanical ? "mct " : "clk ") +
         time_text(value.time, value.is_mechanical ? 2 : 1);
}

std::string text_of(const elapsed_time& value) {
  return (value.is_of_game ? "egt " : "emt ") + time_text(value.time, 1);
}

std::string text_of(const evaluation& value) {
  std::string text = "eval ";
  if (const auto* mate = std::get_if<mate_distance>(&value.score)) {
    text +=
        std::string("#") + (mate->winner == color::black ? "-" : "") + std::to_string(mate->moves);
  } else {
    const long long pawns = std::get<centipawns>(value.score).value;
    const auto size = static_cast<unsigned long long>(pawns < 0 ? -pawns : pawns);
    text += (pawns < 0 ? "-" : "") + digits(size / 100, 1) + '.' + digits(size % 100, 2);
  }
  return value.depth ? text + ',' + std::to_string(*value.depth) : text;
}

char letter_of(drawing_color color) { return "GRYB"[static_cast<int>(color)]; }

std::string text_of(const highlights& value) {
  std::string text;
  for (const auto& one : value.squares)
    text +=
        (text.empty() ? "csl " : ",") + std::string(1, letter_of(one.color)) + to_string(one.where);
  for (const auto& one : value.arrows)
    text += (text.empty() ? "cal " : ",") + std::string(1, letter_of(one.color)) +
            to_string(one.origin) + to_string(one.destination);
  return text;
}

std::string text_of(const training_question& value) {
  auto text = "tqu \"" + value.language + "\",\"" + value.question + "\",\"" + value.hints[0] +
              "\",\"" + value.hints[1] + '"';
  for (const auto& one : value.answers)
    text += ",\"" + one.move + "\",\"" + one.feedback + "\"," + std::to_string(one.points);
  return text;
}

std::string comment_of(const command_value& value) {
  return "[%" + std::visit([](const auto& one) { return text_of(one); }, value) + "]";
}

// ---- values by chance ---------------------------------------------------------------------------

square any_square(rng& random) { return static_cast<square>(random() % 64); }
drawing_color any_color(rng& random) { return static_cast<drawing_color>(random() % 4); }

command_value any_time(rng& random) {
  const milliseconds time(random() % 1'000'000'000);
  const bool is_odd = random() % 2 == 1;
  if (random() % 2 == 1) return elapsed_time{time, is_odd};
  const milliseconds on_the_face(random() % 86'400 * 1000);
  return is_odd ? clock_time{on_the_face, true} : clock_time{time, false};
}

command_value any_evaluation(rng& random) {
  evaluation result;
  if (random() % 2 == 1)
    result.score = mate_distance{random() % 2 == 1 ? color::white : color::black,
                                 static_cast<std::uint32_t>(random() % 50)};
  else
    result.score = centipawns{static_cast<std::int32_t>(random() % 4000) - 2000};
  if (random() % 2 == 1) result.depth = static_cast<std::uint32_t>(random() % 100);
  return result;
}

command_value any_highlights(rng& random) {
  highlights result;
  const bool are_arrows = random() % 2 == 1;
  for (auto count = 1 + random() % 4; count > 0; --count) {
    if (are_arrows)
      result.arrows.push_back({any_color(random), any_square(random), any_square(random)});
    else
      result.squares.push_back({any_color(random), any_square(random)});
  }
  return result;
}

std::string any_words(rng& random) {
  std::string text;
  for (auto count = random() % 8; count > 0; --count) text += "aB, ]?"[random() % 6];
  return text;
}

command_value any_question(rng& random) {
  training_question result{"En", any_words(random), {any_words(random), any_words(random)}, {}};
  for (auto count = 1 + random() % 3; count > 0; --count)
    result.answers.push_back({to_string(any_square(random)) + to_string(any_square(random)),
                              any_words(random), static_cast<std::uint32_t>(random() % 20)});
  return result;
}

/// Whether a rule has a finding about the operands of the command that does not go away under
/// modern.
bool is_faulted(std::string_view command) {
  const auto text = "1. e4 {" + std::string(command) + "} *";
  const auto found = check_database(text).diagnostics;
  return std::ranges::any_of(found, [](const diagnostic& one) {
    const bool is_server_time =
        one.id == rule::command_time_format && one.in_modern == severity::info;
    return (one.id == rule::command_time_format && !is_server_time) ||
           one.id == rule::command_mct_format || one.id == rule::command_eval_format ||
           one.id == rule::command_csl_cal_format;
  });
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_command_has_the_value_that_it_says) {
  using namespace std::chrono_literals;
  const struct {
    std::string_view comment;
    command_value value;
  } cases[] = {
      {"[%clk 1:05:23]", clock_time{3'923'000ms}},
      {"[%clk 0:00:00]", clock_time{0ms}},
      {"[%clk 123:59:59]", clock_time{446'399'000ms}},
      {"[%clk 0:02:59.9]", clock_time{179'900ms}},
      {"[%clk 0:02:59.9996]", clock_time{180'000ms}},
      {"[%clk 1:38.47]", clock_time{98'470ms}},
      {"[%clk\n0:01:00]", clock_time{60'000ms}},
      {"[%clk  0:01:00]", clock_time{60'000ms}},  // one blank too many is not about the time
      {"[%mct 17:10:42]", clock_time{61'842'000ms, true}},
      {"[%emt 0:05:42]", elapsed_time{342'000ms}},
      {"[%emt 1.234]", elapsed_time{1'234ms}},
      {"[%emt 12.5]", elapsed_time{12'500ms}},
      {"[%emt 0:0:4]", elapsed_time{4'000ms}},
      {"[%egt 1:25:42]", elapsed_time{5'142'000ms, true}},
      {"[%eval 0.25]", evaluation{centipawns{25}, {}}},
      {"[%eval +12.3]", evaluation{centipawns{1230}, {}}},
      {"[%eval -6.05,20]", evaluation{centipawns{-605}, 20}},
      {"[%eval -0.125]", evaluation{centipawns{-13}, {}}},
      {"[%eval 21474836.47]", evaluation{centipawns{2'147'483'647}, {}}},
      {"[%eval #3]", evaluation{mate_distance{color::white, 3}, {}}},
      {"[%eval #-12,30]", evaluation{mate_distance{color::black, 12}, 30}},
      {"[%csl Gd4,Re5]", highlights{{{green, square::d4}, {red, square::e5}}, {}}},
      {"[%csl Ya1,Bh8]", highlights{{{yellow, square::a1}, {blue, square::h8}}, {}}},
      {"[%cal Ge2e4]", highlights{{}, {{green, square::e2, square::e4}}}},
      {R"([%tqu "En","White to move","","a hint","h5f7","yes",10,"d1d5","",3])",
       training_question{
           "En", "White to move", {"", "a hint"}, {{"h5f7", "yes", 10}, {"d1d5", "", 3}}}},
  };
  for (const auto& [comment, value] : cases) BOOST_TEST_CONTEXT(comment) {
      const auto found = read(comment);
      BOOST_REQUIRE(found.has_value());
      BOOST_TEST((*found == value));
    }
}

BOOST_AUTO_TEST_CASE(operands_that_mean_none_give_no_value) {
  for (const auto comment : {"[%clk]",
                             "[%clk 5:00]",
                             "[%clk 300]",
                             "[%clk 0:60:00]",
                             "[%clk 0:01:00,0:02:00]",
                             "[%clk \"0:01:00\"]",
                             "[%clk 0:01:00 ]",
                             "[%clk 4294967296:00:00]",
                             "[%emt 1.]",
                             "[%mct 7:10:42]",
                             "[%mct 07:10:42.5]",
                             "[%eval]",
                             "[%eval 23]",
                             "[%eval x]",
                             "[%eval \"0.25\"]",
                             "[%eval 0.25,x]",
                             "[%eval 0.25,1,2]",
                             "[%eval 21474836.48]",
                             "[%eval 4294967296.0]",
                             "[%eval #4294967296]",
                             "[%eval 0.25,4294967296]",
                             "[%csl]",
                             "[%csl d4]",
                             "[%csl Gd4,,Ge5]",
                             "[%csl Gd4,Xe5]",
                             "[%csl Ge2e4]",
                             "[%csl \"Gd4\"]",
                             "[%cal Ge2]",
                             "[%tqu \"En\",\"?\",\"\",\"\"]",
                             "[%tqu \"En\",\"?\",\"\",\"\",\"e2e4\",\"\"]",
                             "[%tqu \"En\",\"?\",\"\",\"\",\"e2e4\",\"\",x]",
                             "[%CLK 0:01:00]",
                             "[%clock 0:01:00]",
                             "[%c x]"})
    BOOST_TEST(!read(comment).has_value(), comment);
}

BOOST_AUTO_TEST_CASE(every_value_is_read_back_from_its_text) {
  using maker = command_value (*)(rng&);
  const maker makers[] = {any_time, any_evaluation, any_highlights, any_question};
  rng random;
  for (auto trial = tests::trials(2'000); trial != 0; --trial)
    for (const auto make : makers) {
      const auto value = make(random);
      const auto comment = comment_of(value);
      const auto found = read(comment);
      BOOST_TEST((found && *found == value), comment);
    }
}

/// Both go by the same productions.
BOOST_AUTO_TEST_CASE(what_has_a_value_has_no_finding_about_its_operands) {
  const std::string_view operands[] = {
      "0:01:00", "10:00:00",    "0:0:4",    "5:00",      "300",      "1.5",         "0:01:00.5",
      "1:38.47", "07:10:42",    "7:10:42",  "07:60:00",  "0.25",     "-6.05",       "+1.0,20",
      "#3",      "#-3",         "#",        "0.25,x",    "0.25,1,2", "Gd4",         "Gd4,Re5",
      "Ge2e4",   "Ge2e4,Ra1h8", "Gi9",      "Gd4,Ge2e4", "x",        "\"0:01:00\"", "0:01:00 ",
      "0:60:00", "\"Gd4\"",     "\"0.25\"", "1,2",       ".5",       "0:1:60"};
  for (const auto* name : {"clk", "egt", "emt", "mct", "eval", "csl", "cal"})
    for (const auto operand : operands) {
      const auto command = "[%" + std::string(name) + ' ' + std::string(operand) + ']';
      BOOST_TEST(read(command).has_value() == !is_faulted(command), command);
    }
}

/// A text one character away from a good one has no value, or one that can be written plainly.
BOOST_AUTO_TEST_CASE(other_spellings_of_a_value_are_read_as_the_plain_one) {
  const std::string letters = "0123456789:.,#+-GRYBabh8\" ";
  using maker = command_value (*)(rng&);
  const maker makers[] = {any_time, any_evaluation, any_highlights};
  rng random;
  int with_value = 0;
  int without_value = 0;
  for (auto trial = tests::trials(10'000); trial != 0; --trial) {
    auto comment = comment_of(makers[random() % 3](random));
    comment.at(6 + random() % (comment.size() - 7)) = letters[random() % letters.size()];
    const auto all = commands_of(comment);
    const auto value = all.size() == 1 ? value_of(all[0]) : std::nullopt;
    ++(value ? with_value : without_value);
    if (value) BOOST_TEST((read(comment_of(*value)) == value), comment);
  }
  BOOST_TEST(with_value > without_value / 10);
  BOOST_TEST(without_value > with_value / 10);
}

BOOST_AUTO_TEST_SUITE_END()
