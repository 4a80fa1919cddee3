// Inputs made to bring a reader down: each is read in a process of its own, with an eye on the
// clock and on its memory.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <csignal>
#include <cstdint>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "repeated.hpp"
#include "sanitized.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(pathological_inputs)

namespace {

using namespace strictpgn;
using tests::is_sanitized;
using tests::repeated;

// ---- a reading in a process of its own ----------------------------------------------------------

constexpr rlim_t most_seconds = 10;
constexpr long most_mebibytes = is_sanitized ? 1024 : 256;

/// What is told of a summary, in a form that can be sent as it is.
struct sent_totals {
  std::uint64_t games = 0;
  std::uint64_t plies = 0;
  std::array<std::uint64_t, rule_count> by_rule{};

  sent_totals() = default;
  explicit sent_totals(const summary& summary) : games(summary.games), plies(summary.plies) {
    std::ranges::copy(summary.by_rule, by_rule.begin());
  }

  std::uint64_t count_of(rule id) const { return by_rule[static_cast<std::size_t>(id)]; }
};
static_assert(std::is_trivially_copyable_v<sent_totals>);

struct outcome {
  std::optional<sent_totals> totals;  ///< nothing when the process died
  double seconds = 0;                 ///< of the processor
  long mebibytes = 0;                 ///< at most in memory
};

/// Signals end the process, as they do without a test framework; so does reading for too long.
void become_mortal() {
  for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL, SIGALRM})
    std::signal(signal, SIG_DFL);
  const rlimit limit{most_seconds, most_seconds};
  ::setrlimit(RLIMIT_CPU, &limit);
}

template <typename Work>
[[noreturn]] void work_and_tell(int channel, const Work& work) {
  become_mortal();
  try {
    const sent_totals totals(work());
    const bool is_told = ::write(channel, &totals, sizeof totals) == sizeof totals;
    ::_exit(is_told ? 0 : 1);
  } catch (...) {
    ::_exit(1);
  }
}

std::optional<sent_totals> told(int channel) {
  sent_totals totals;
  const bool is_told = ::read(channel, &totals, sizeof totals) == sizeof totals;
  return is_told ? std::optional(totals) : std::nullopt;
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// Does the work, which gives a summary, in a process of its own.
template <typename Work>
outcome outcome_of(const Work& work) {
  int channel[2];
  BOOST_REQUIRE(::pipe(channel) == 0);
  const auto child = ::fork();
  BOOST_REQUIRE(child >= 0);
  if (child == 0) work_and_tell(channel[1], work);
  ::close(channel[1]);
  outcome found;
  found.totals = told(channel[0]);
  ::close(channel[0]);
  rusage used{};
  ::wait4(child, nullptr, 0, &used);
  found.seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
  found.mebibytes = used.ru_maxrss / 1024;
  return found;
}

summary read_all(reader in) {
  while (in.next()) {
  }
  return in.totals();
}

// ---- the inputs ---------------------------------------------------------------------------------

/// Tag pairs with different names.
std::string many_tags(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += fmt::format("[Tag{} \"{}\"]\n", i, i);
  return all;
}

std::string long_game(int plies) {
  constexpr std::string_view round[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
  std::string moves;
  for (int i = 0; i < plies; ++i) {
    if (i % 2 == 0) moves += fmt::format("{}. ", i / 2 + 1);
    moves += round[i % 4];
    moves += i % 8 == 7 ? '\n' : ' ';
  }
  return moves;
}

/// Each move in small letters, as `nf3`.
std::string lower(std::string moves) {
  std::ranges::replace(moves, 'N', 'n');
  return moves;
}

/// A variation after each move of a long game.
std::string with_variations(const std::string& moves) {
  std::istringstream words(moves);
  std::string all;
  for (std::string word; words >> word;) {
    all += word + ' ';
    if (word.ends_with('.')) continue;
    if (word == "Nf3" || word == "Ng1") all += "(h4) ";
    if (word == "Nf6" || word == "Ng8") all += "(h5) ";
  }
  return all;
}

std::string different_nags(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += fmt::format("${} ", i);
  return all;
}

constexpr std::string_view roster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
    "[Black \"?\"]\n[Result \"*\"]\n";

/// A game with this movetext.
std::string game_with(const std::string& movetext) {
  return std::string(roster) + "\n" + movetext + "\n\n";
}

std::string after_e4(const std::string& movetext) { return game_with("1. e4 " + movetext); }

/// A game that starts from this FEN record.
std::string game_from(const std::string& record) {
  return fmt::format("{}[SetUp \"1\"]\n[FEN \"{}\"]\n\n*\n\n", roster, record);
}

struct hostile_input {
  std::string_view name;
  std::string (*text)();
  rule expected;                         ///< a rule that fires
  std::optional<std::uint64_t> games{};  ///< how many there are, if not one
  std::optional<rule> in_utf8{};         ///< one that fires where it is read in UTF-8, if it is
};

// Under sanitizers all is a tenth as large, and so are the limits.
constexpr int thousand = is_sanitized ? 100 : 1000;
constexpr int million = 1000 * thousand;

// clang-format off
const hostile_input inputs[] = {
    {"100,000 open parentheses", [] { return after_e4(repeated("(", 100 * thousand)); }, rule::limit_rav_depth},
    {"100,000 nested RAVs", [] { return after_e4(repeated("(1. d4 ", 100 * thousand) + repeated(")", 100 * thousand) + " *"); }, rule::limit_rav_depth},
    {"256 unclosed RAVs and 4 MB of blanks", [] { return after_e4(repeated("(1. d4 ", 256) + repeated(" ", 4 * million)); }, rule::rav_unclosed},
    {"256 unclosed RAVs and 4 MB of newlines", [] { return after_e4(repeated("(1. d4 ", 256) + repeated("\n", 4 * million)); }, rule::rav_unclosed},
    {"256 unclosed RAVs and 1 MB of moves", [] { return after_e4(repeated("(1. d4 ", 256) + repeated("d5 ", million / 3)); }, rule::rav_unclosed},
    {"50,000 sibling RAVs", [] { return after_e4(repeated("(1. d4) ", 50 * thousand) + "*"); }, rule::rav_same_first_move},
    {"200,000 empty RAVs", [] { return after_e4(repeated("() ", 200 * thousand) + "*"); }, rule::rav_empty},
    {"1,000,000 closing parentheses", [] { return after_e4(repeated(")", million) + "*"); }, rule::rav_stray_close},
    {"1,000,000 left braces", [] { return after_e4(repeated("{", million)); }, rule::comment_unterminated},
    {"1,000,000 right braces", [] { return after_e4(repeated("}", million) + "*"); }, rule::comment_stray_close},
    {"a comment of 10 MB", [] { return after_e4("{" + repeated("x", 10 * million) + "} *"); }, rule::line_too_long},
    {"a comment of 20 MB", [] { return after_e4("{" + repeated("a line\n", 3 * million) + "} *"); }, rule::limit_token_size},
    {"200,000 empty comments", [] { return after_e4(repeated("{}", 200 * thousand) + "*"); }, rule::comment_empty},
    {"20,000 games, each with an unclosed comment", [] { return repeated(after_e4("{ and"), 20 * thousand); }, rule::comment_unterminated, 20 * thousand},
    {"100,000 unclosed comments before tag pairs", [] { return repeated("\n\n[A \"{\"]{\n", 100 * thousand); }, rule::comment_unterminated, {}},
    {"4 MB of empty lines in a comment without end", [] { return after_e4("{" + repeated("\n", 4 * million)); }, rule::comment_unterminated},
    {"a tag value of 10 MB", [] { return std::string(roster) + "[Annotator \"" + repeated("x", 10 * million) + "\"]\n\n1. e4 *\n\n"; }, rule::limit_token_size},
    {"a tag value of 5 MB of backslashes", [] { return std::string(roster) + "[Annotator \"" + repeated("\\", 5 * million) + "\"]\n\n1. e4 *\n\n"; }, rule::limit_token_size},
    {"100,000 tags", [] { return std::string(roster) + many_tags(100 * thousand) + "\n1. e4 *\n\n"; }, rule::tag_unknown_name},
    {"100,000 times the same tag", [] { return std::string(roster) + repeated("[White \"?\"]\n", 100 * thousand) + "\n1. e4 *\n\n"; }, rule::tag_duplicate},
    {"1 MB of left brackets", [] { return std::string(roster) + repeated("[", million) + "\n\n1. e4 *\n\n"; }, rule::tag_missing_name},
    {"1 MB of left brackets in movetext", [] { return after_e4(repeated("[", million) + "*"); }, rule::movetext_unexpected_token},
    {"1 MB of lines with a left bracket", [] { return after_e4(repeated("[\n", million / 2) + "*"); }, rule::movetext_unexpected_token},
    {"1 MB of right brackets", [] { return after_e4(repeated("]", million) + "*"); }, rule::movetext_unexpected_token},
    {"100,000 tag pairs without end", [] { return std::string(roster) + repeated("[A \"", 100 * thousand) + "\n\n1. e4 *\n\n"; }, rule::string_unescaped_quote},
    {"100,000 lines of tag pairs without value and end", [] { return std::string(roster) + repeated("[A\n", 100 * thousand) + "\n1. e4 *\n\n"; }, rule::tag_missing_value},
    {"100,000 lines of tag pairs without end", [] { return std::string(roster) + repeated("[A \"\n", 100 * thousand) + "\n1. e4 *\n\n"; }, rule::string_unterminated},
    {"a token of 5 MB", [] { return after_e4(repeated("x", 5 * million) + " *"); }, rule::limit_token_size},
    {"a number of 5 MB", [] { return after_e4(repeated("1", 5 * million) + ". e5 *"); }, rule::limit_token_size},
    {"a NAG of 5 MB", [] { return after_e4("$" + repeated("1", 5 * million) + " *"); }, rule::limit_token_size},
    {"1,000,000 NAGs", [] { return after_e4(repeated("$1 ", million) + "*"); }, rule::nag_repeated},
    {"2,000,000 NAGs", [] { return after_e4(repeated("$1 ", 2 * million) + "*"); }, rule::limit_game_size},
    {"1 MB of dollar signs", [] { return after_e4(repeated("$", million) + "*"); }, rule::nag_missing_digits},
    {"1 MB of move numbers", [] { return after_e4(repeated("1. ", million / 3) + "*"); }, rule::move_number_repeated},
    {"1 MB of periods", [] { return after_e4(repeated(".", million) + "*"); }, rule::movetext_stray_period},
    {"1 MB of detached periods", [] { return after_e4(repeated(". ", million / 2) + "*"); }, rule::movetext_stray_period},
    {"1 MB of exclamation marks", [] { return after_e4(repeated("! ", million / 2) + "*"); }, rule::suffix_repeated},
    {"1 MB of asterisks", [] { return after_e4(repeated("*", million)); }, rule::termination_repeated},
    {"100,000 comments inside moves", [] { return after_e4(repeated("e{x}4 ", 100 * thousand) + "*"); }, rule::comment_splits_token},
    {"100,000 comments inside numbers", [] { return after_e4(repeated("2{x}. ", 100 * thousand) + "*"); }, rule::comment_inside_construct},
    {"100,000 comments inside markers", [] { return repeated("e4 1-{x}0\n", 100 * thousand); }, rule::comment_splits_token, {}},
    {"60,000 different NAGs", [] { return after_e4(different_nags(60 * thousand) + "*"); }, rule::nag_out_of_range},
    {"1,000,000 NAGs of 60,000 kinds", [] { return after_e4(repeated(different_nags(60 * thousand), 17) + "*"); }, rule::nag_repeated},
    {"100,000 pawns promoted by a hyphen and a slash", [] { return after_e4(repeated("e7-e8/Q ", 100 * thousand) + "*"); }, rule::san_long_algebraic},
    {"a castling of 60 KB", [] { return after_e4(repeated("O-", 30 * thousand) + "O *"); }, rule::symbol_too_long},
    {"a FEN of 60,000 digits", [] { return game_from(repeated("1", 60 * thousand) + " w - - 0 1"); }, rule::fen_rank_count},
    {"a FEN of 30,000 ranks", [] { return game_from(repeated("8/", 30 * thousand) + "8 w - - 0 1"); }, rule::fen_rank_count},
    {"a FEN of 60,000 blanks", [] { return game_from("4k3/8/8/8/8/8/4P3/4K3 w" + repeated(" ", 60 * thousand) + "- - 0 1"); }, rule::fen_field_separator},
    {"a FEN of 30,000 fields", [] { return game_from(repeated("- ", 30 * thousand)); }, rule::fen_field_count},
    {"a FEN of 60,000 castling letters", [] { return game_from("r3k2r/8/8/8/8/8/8/R3K2R w " + repeated("KQkq", 15 * thousand) + " - 0 1"); }, rule::fen_castling_syntax},
    {"a FEN with a clock of 60,000 digits", [] { return game_from("4k3/8/8/8/8/8/4P3/4K3 w - - " + repeated("9", 60 * thousand) + " 1"); }, rule::fen_integer_too_large},
    {"60,000 colons in a tag value", [] { return std::string(roster) + "[White \"" + repeated(":", 60 * thousand) + "\"]\n\n1. e4 *\n\n"; }, rule::tag_value_empty_item},
    {"1 MB of words after the marker", [] { return after_e4("* " + repeated("word ", million / 5)); }, rule::text_outside_game},
    {"1 MB of lines of words after the marker", [] { return after_e4("* " + repeated("word\n", million / 5)); }, rule::text_outside_game},
    {"100,000 comments after the marker", [] { return after_e4("* " + repeated("{and} ", 100 * thousand)); }, rule::comment_outside_game},
    {"100,000 tag sections without movetext", [] { return repeated("[Event \"?\"]\n\n", 100 * thousand); }, rule::tag_without_movetext, 100 * thousand},
    {"1 MB of slashes and dashes", [] { return after_e4(repeated("1/2 - ", million / 6)); }, rule::termination_bad_form, {}},
    {"1 MB of angle brackets", [] { return after_e4(repeated("<", million) + "*"); }, rule::token_angle_bracket},
    {"1 MB of null moves", [] { return after_e4(repeated("-- ", million / 3) + "*"); }, rule::move_null},
    {"more null moves than a game may have elements", [] { return after_e4(repeated("-- ", tests::tenth_if_sanitized(1 << 21)) + "*"); }, rule::limit_game_size},
    {"1 MB of the same move", [] { return after_e4(repeated("e5 ", million / 3) + "*"); }, rule::move_illegal},
    {"1 MB of words", [] { return after_e4(repeated("word ", million / 5) + "*"); }, rule::movetext_unknown_symbol},
    {"5 MB of quotes", [] { return after_e4(repeated("\"", 5 * million) + "\n*"); }, rule::limit_token_size},
    {"1 MB of empty strings", [] { return after_e4(repeated("\"\" ", million / 3) + "\n*"); }, rule::string_outside_tag_pair},
    {"1 MB of empty strings after a tag name", [] { return std::string(roster) + "[A " + repeated("\"\" ", million / 3) + "]\n\n1. e4 *\n\n"; }, rule::string_unescaped_quote},
    {"4 MB of newlines in movetext", [] { return after_e4(repeated("\n", 4 * million) + "*"); }, rule::movetext_blank_line},
    {"4 MB of CR in movetext", [] { return after_e4(repeated("\r", 4 * million) + "*"); }, rule::newline_mixed},
    {"4 MB of newlines between tags", [] { return std::string(roster) + repeated("\n", 4 * million) + "[Board \"1\"]\n\n*\n\n"; }, rule::movetext_empty},
    {"4 MB of empty escape lines", [] { return after_e4(repeated("\n%", 2 * million) + "\n*"); }, rule::escape_line},
    {"4 MB of escape lines and empty lines", [] { return after_e4(repeated("\n%\n", 4 * million / 3) + "\n*"); }, rule::escape_line},
    {"1 MB of periods behind a number, with empty lines between", [] { return after_e4("2" + repeated("\n\n.", million / 3) + " e5 *"); }, rule::move_number_split_periods},
    {"1 MB of periods behind a number, with escape lines between", [] { return after_e4("2" + repeated("\n%\n.", million / 4) + "\ne5 *"); }, rule::move_number_split_periods},
    {"1 MB of percent signs", [] { return after_e4(repeated("% ", million / 2) + "*"); }, rule::escape_percent_not_column_1},
    {"1 MB of NUL", [] { return after_e4(std::string(million, '\0') + "*"); }, rule::char_nul},
    {"1 MB of NULs apart", [] { return after_e4(repeated(std::string_view("\0 ", 2), million / 2) + "*"); }, rule::char_nul},
    {"1 MB of bytes beyond ASCII", [] { return after_e4(repeated("\x80", million) + "*"); }, rule::char_c1_control, 1, rule::limit_token_size},
    {"1 MB of bytes that continue no character, and letters", [] { return after_e4("{" + repeated("\x80", million) + repeated("a", 100) + "} *"); }, rule::char_c1_control, 1, rule::encoding_utf8_invalid},
    {"1 MB of byte order marks", [] { return after_e4(repeated("\xEF\xBB\xBF", million / 3) + "*"); }, rule::encoding_bom, 1, rule::encoding_bom},
    {"10,000 plies", [] { return game_with("00" + long_game(10 * thousand) + "*"); }, rule::move_number_leading_zero},
    {"1,000,000 plies", [] { return game_with("00" + long_game(million) + "*"); }, rule::move_number_leading_zero},
    {"100,000 plies in lower case", [] { return game_with(lower(long_game(100 * thousand)) + "*"); }, rule::san_piece_lowercase},
    {"50,000 plies, each with a RAV", [] { return game_with(with_variations(long_game(50 * thousand)) + "*"); }, rule::line_too_long},
    {"100,000 tiny games", [] { return repeated("[Event \"?\"]\n\n1. e4 *\n\n", 100 * thousand); }, rule::str_tag_missing, 100 * thousand},
    {"300,000 markers on lines of their own", [] { return repeated("*\n\n", 300 * thousand); }, rule::tag_section_missing, {}},
};
// clang-format on

/// Rules that are off but for these tests.
options all_said() {
  options options;
  options.levels = {{rule::tag_unknown_name, severity::info},
                    {rule::move_after_forced_draw, severity::info}};
  options.limits.comment_size = tests::tenth_if_sanitized(options.limits.comment_size);
  options.limits.game_elements = tests::tenth_if_sanitized(options.limits.game_elements);
  return options;
}

outcome read_from_memory(const hostile_input& input) {
  return outcome_of([&] {
    const auto text = input.text();
    return read_all(reader::text(text, all_said()));
  });
}

outcome read_from_stream(const hostile_input& input, encoding encoding = encoding::latin1) {
  return outcome_of([&] {
    auto options = all_said();
    options.encoding = encoding;
    options.window_size = 4096;
    options.format = profile::export_format;
    std::istringstream stream(input.text());
    return read_all(reader::stream(stream, options));
  });
}

/// A stream that says the same text over and over, and holds it once; before and after it others.
class repeating_buffer : public std::streambuf {
 public:
  repeating_buffer(std::string text, int times, std::string before = "", std::string after = "")
      : before_(std::move(before)),
        text_(std::move(text)),
        after_(std::move(after)),
        times_(times) {}

 protected:
  int_type underflow() override {
    if (!std::exchange(is_begun_, true) && !before_.empty()) return show(before_);
    if (times_-- > 0) return show(text_);
    if (!std::exchange(is_ended_, true) && !after_.empty()) return show(after_);
    return traits_type::eof();
  }

 private:
  int_type show(std::string& text) {
    setg(text.data(), text.data(), text.data() + text.size());
    return traits_type::to_int_type(text.front());
  }

  std::string before_;
  std::string text_;
  std::string after_;
  int times_;
  bool is_begun_ = false;
  bool is_ended_ = false;
};

/// Reads games of 80 plies from a stream that has about a megabyte of them, so many times.
outcome read_long_stream(int times) {
  return outcome_of([=] {
    repeating_buffer buffer(repeated(game_with(long_game(80) + "*"), 2 * thousand), times);
    std::istream stream(&buffer);
    return read_all(reader::stream(stream));
  });
}

void check_outcome(const hostile_input& input, rule expected, const outcome& found) {
  BOOST_TEST_MESSAGE(
      fmt::format("{:6.2f} s {:5} MiB  {}", found.seconds, found.mebibytes, input.name));
  BOOST_TEST_CONTEXT(input.name) {
    BOOST_TEST(found.totals.has_value(), "the process died after " << found.seconds << " s");
    if (!found.totals) return;
    BOOST_TEST(found.totals->count_of(expected) > 0, name_of(expected) << " is not reported");
    if (input.games) BOOST_TEST(found.totals->games == *input.games);
    BOOST_TEST(found.mebibytes <= most_mebibytes);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(none_of_them_brings_a_reader_of_texts_down) {
  for (const auto& input : inputs) check_outcome(input, input.expected, read_from_memory(input));
}

BOOST_AUTO_TEST_CASE(words_that_fill_lines_by_themselves_do_not_bring_a_writer_down) {
  const auto long_word = std::string(100, 'w');
  for (const auto& between : {std::string(" "), std::string("} {")}) {
    const auto found = outcome_of([&] {
      const auto words_between = repeated(long_word + between, 80 * thousand);
      return format_database(game_with("1. e4 {" + words_between + "} *")).totals.read;
    });
    BOOST_TEST(found.totals.has_value(), "the process died after " << found.seconds << " s");
    BOOST_TEST(found.mebibytes <= most_mebibytes);
  }
}

/// Each has a finding that is kept, which takes memory as the limit allows.
BOOST_AUTO_TEST_CASE(damaged_tag_pairs_do_not_bring_a_writer_down) {
  const auto found = outcome_of([] {
    format_options how;
    how.reading.limits.diagnostics = million;
    const auto pairs = repeated("[A\n", 300 * thousand);
    return format_database(pairs + "\n1. e4 *\n", how).totals.read;
  });
  BOOST_TEST_REQUIRE(found.totals.has_value(), "the process died after " << found.seconds << " s");
  BOOST_TEST(found.totals->count_of(rule::tag_missing_value) == 300u * thousand);
}

BOOST_AUTO_TEST_CASE(none_of_them_brings_a_reader_of_streams_down) {
  for (const auto& input : inputs) {
    check_outcome(input, input.expected, read_from_stream(input));
    if (input.in_utf8)
      check_outcome(input, *input.in_utf8, read_from_stream(input, encoding::utf8));
  }
}

BOOST_AUTO_TEST_CASE(a_long_stream_needs_no_more_memory_than_a_short_one) {
  const auto brief = read_long_stream(4);
  const auto lengthy = read_long_stream(60);
  BOOST_TEST_REQUIRE((brief.totals && lengthy.totals));
  BOOST_TEST(lengthy.totals->games == 60u * 2 * thousand);
  BOOST_TEST(lengthy.totals->plies == 60u * 2 * thousand * 80);
  BOOST_TEST(lengthy.mebibytes <= brief.mebibytes + (is_sanitized ? 16 : 2));
  if (!is_sanitized) BOOST_TEST(lengthy.mebibytes <= 32);
}

/// Sanitizers keep much beside.
BOOST_AUTO_TEST_CASE(long_lines_that_are_passed_over_are_not_kept) {
  const auto needed = [](int times) {
    return outcome_of([=] {
      repeating_buffer buffer(repeated(repeated(" ", 80) + "\n", 12 * thousand), times);
      std::istream stream(&buffer);
      return read_all(reader::stream(stream));
    });
  };
  const auto few = needed(10);  // as many findings as are kept
  const auto many = needed(60);
  BOOST_TEST_REQUIRE((few.totals && many.totals));
  BOOST_TEST(many.mebibytes <= few.mebibytes + (is_sanitized ? 64 : 2));
}

/// The README says so of the largest game. Sanitizers keep much beside.
BOOST_AUTO_TEST_CASE(comments_and_tags_take_at_most_six_times_their_bytes) {
  constexpr std::size_t most = is_sanitized ? 60 : 6;
  struct large_game {
    std::string_view name;
    std::string before;
    std::string part;
    std::string after;
  };
  const auto head = std::string(roster);
  const large_game games[] = {
      {"a comment of short lines", head + "\n1. e4 ",
       "{" + repeated("a line\n", 140 * thousand) + "}", "*"},
      {"a comment of short words", head + "\n1. e4 ",
       "{" + repeated("a b c d e\n", 90 * thousand) + "}", "*"},
      {"tags", head, repeated("[Note \"" + repeated("x", 80) + "\"]\n", 11 * thousand), "\n*\n"},
  };
  for (const auto format : {profile::import_format, profile::export_format}) {
    for (const auto& one : games) {
      options options;
      options.format = format;
      options.fixes = false;
      const auto needed = [&](int times) {
        return outcome_of([&, times] {
          repeating_buffer buffer(one.part, times, one.before, one.after);
          std::istream stream(&buffer);
          return read_all(reader::stream(stream, options));
        });
      };
      const auto few = needed(4);
      const auto many = needed(36);
      BOOST_TEST_REQUIRE((few.totals && many.totals), one.name);
      BOOST_TEST(many.totals->games == 1U);
      const auto more = static_cast<std::uint64_t>(many.mebibytes - few.mebibytes) << 20;
      BOOST_TEST(more <= most * 32 * one.part.size(), one.name << " under " << name_of(format));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
