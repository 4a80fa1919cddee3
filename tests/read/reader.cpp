// The reader as its users meet it: every way in, options, limits, totals, places, failures.
#include "strictpgn/reader.hpp"

#include <unistd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "damaged_stream.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(readers)

namespace {

using namespace strictpgn;
namespace files = std::filesystem;
using names = std::vector<std::string>;

std::string roster(std::string_view event) {
  return "[Event \"" + std::string(event) +
         "\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
         "[Black \"?\"]\n[Result \"*\"]\n\n";
}

/// A clean game, one with an illegal move, one with a variation; a comment outside any game.
const std::string& three_games() {
  static const auto text = roster("first") + "1. e4 e5 *\n\n" +          //
                           roster("second") + "1. d4 d5 2. Ke3 *\n\n" +  //
                           roster("third") +
                           "1. c4 (1. Nf3 d5) c5 *\n\n"  //
                           "{the end}\n";
  return text;
}

/// What a reader has to say, a line for each game and each finding.
names transcript(reader in) {
  names lines;
  while (in.next()) {
    const auto& step = in.current();
    if (step.game != nullptr) {
      const auto* event = step.game->find_tag("Event");
      lines.push_back("game " + (event == nullptr ? "" : step.game->value_of(*event)) + ", " +
                      std::to_string(step.replay->mainline_plies) + " plies");
    }
    for (const auto& found : step.findings) lines.emplace_back(name_of(found.id));
  }
  return lines;
}

names transcript(std::string_view text, const options& options = {}) {
  return transcript(reader::text(text, options));
}

const names three_games_transcript = {"game first, 2 plies", "game second, 2 plies", "move-illegal",
                                      "game third, 2 plies", "comment-outside-game"};

/// A file that is gone after the test.
class temporary_file {
 public:
  explicit temporary_file(std::string_view bytes) {
    std::ofstream(place_, std::ios::binary) << bytes;
  }
  temporary_file(const temporary_file&) = delete;
  temporary_file& operator=(const temporary_file&) = delete;
  ~temporary_file() { files::remove(place_); }

  const files::path& place() const { return place_; }

 private:
  files::path place_ =
      files::temp_directory_path() / ("strictpgn-reader-" + std::to_string(getpid()) + ".pgn");
};

/// A stream that breaks after its first bytes.
class broken_buffer : public std::streambuf {
 public:
  explicit broken_buffer(std::string text) : text_(std::move(text)) {
    setg(text_.data(), text_.data(), text_.data() + text_.size());
  }

 protected:
  int_type underflow() override { throw std::runtime_error("broken"); }

 private:
  std::string text_;
};

void read_to_the_end(reader& in) {
  while (in.next()) {
  }
}

std::vector<severity> levels_of(const checked& read, rule id) {
  std::vector<severity> levels;
  for (const auto& found : read.diagnostics)
    if (found.id == id) levels.push_back(found.level);
  return levels;
}

bool has(const checked& read, rule id) { return !levels_of(read, id).empty(); }

std::error_condition failure_of_opening(const files::path& file) {
  try {
    auto in = reader::file(file);
  } catch (const std::system_error& failure) {
    return failure.code().default_error_condition();
  }
  return {};
}

/// What the ways in take.
template <typename Text>
concept is_taken_for_a_text = requires(Text&& text) {
  reader::text(std::forward<Text>(text));
};
template <typename Name>
concept is_taken_for_a_file = requires(Name&& name) {
  reader::file(std::forward<Name>(name));
};

options with_limits(const limits& bounds) {
  options options;
  options.limits = bounds;
  return options;
}

}  // namespace

// ---- the ways in --------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_text_is_read_game_by_game) {
  BOOST_TEST(transcript(three_games()) == three_games_transcript, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_stream_gives_what_the_text_gives) {
  for (const std::size_t window : {0, 1, 10, 1 << 20}) {
    options options;
    options.window_size = window;
    std::istringstream stream(three_games());
    BOOST_TEST(transcript(reader::stream(stream, options)) == three_games_transcript,
               boost::test_tools::per_element());
  }
}

/// Games of very unequal size.
std::string uneven_games() {
  std::string all;
  for (int number = 0; number != 40; ++number) {
    all += roster("?");
    for (int move = 1; move <= (number % 6 == 5 ? 300 : number % 3); ++move)
      all += std::to_string(move) + (move % 2 == 1 ? ". Nf3 Nf6 " : ". Ng1 Ng8 ") +
             (move % 50 == 0 ? "{ words }\n" : "");
    all += number % 4 == 0 ? "Ke5 *\n\n" : "*\n\n";
  }
  return all;
}

BOOST_AUTO_TEST_CASE(windows_of_any_size_give_what_the_text_gives) {
  const auto text = uneven_games();
  const auto whole = transcript(text);
  for (std::size_t window = 100; window < 12'000; window += 289) {
    options options;
    options.window_size = window;
    std::istringstream stream(text);
    BOOST_TEST_CONTEXT(window)
    BOOST_TEST(transcript(reader::stream(stream, options)) == whole,
               boost::test_tools::per_element());
  }
}

/// How many games are told before reading fails.
std::size_t games_before_damage(const std::string& bytes, std::size_t window) {
  options options;
  options.window_size = window;
  strictpgn::tests::damaged_stream stream(bytes);
  auto in = reader::stream(stream, options);
  std::size_t games = 0;
  try {
    while (in.next()) games += in.current().game != nullptr;
  } catch (const std::ios_base::failure&) {
    return games;
  }
  BOOST_ERROR("nothing has failed");
  return games;
}

BOOST_AUTO_TEST_CASE(all_games_before_damage_are_told_whatever_is_read_at_once) {
  const auto games_of_all_sizes = uneven_games();
  std::string text;
  while (text.size() < 100'000) text += games_of_all_sizes;
  // More is looked at first than the shorter ones hold.
  for (std::size_t size = 977; size < text.size(); size += 977) {
    const auto bytes = text.substr(0, size);
    const auto games = games_before_damage(bytes, 1 << 20);
    BOOST_TEST(games + 2 > strictpgn::check_database(bytes).games.size());
    for (const std::size_t window : {300, 1000, 3000, 9000, 20'000})
      BOOST_TEST(games_before_damage(bytes, window) == games, size << " bytes, window " << window);
  }
}

/// Also where that is all there is, or nothing.
BOOST_AUTO_TEST_CASE(damage_is_told_behind_what_no_reading_begins_with) {
  for (const auto* beginning : {"", "\xEF\xBB\xBF", "\xFF\xFE[", "\xFF\xFEx", "1. e4 "}) {
    strictpgn::tests::damaged_stream games(beginning);
    auto in = reader::stream(games);
    BOOST_CHECK_THROW(while (in.next()) continue, std::ios_base::failure);
    strictpgn::tests::damaged_stream lines(beginning);
    auto records = strictpgn::record_reader::stream(lines, strictpgn::record_format::fen);
    BOOST_CHECK_THROW(while (records.next()) continue, std::ios_base::failure);
  }
}

BOOST_AUTO_TEST_CASE(a_file_gives_what_the_text_gives) {
  const temporary_file file(three_games());
  BOOST_TEST(transcript(reader::file(file.place())) == three_games_transcript,
             boost::test_tools::per_element());
}

// `reader in(argv[1])` would check the name of the file instead of the file.
BOOST_AUTO_TEST_CASE(a_string_is_never_left_to_be_a_text_or_the_name_of_a_file) {
  static_assert(!std::is_constructible_v<reader, char*>);
  static_assert(!std::is_constructible_v<reader, const char*>);
  static_assert(!std::is_constructible_v<reader, std::string_view>);
  static_assert(!std::is_constructible_v<reader, std::string&>);
  static_assert(!std::is_constructible_v<reader, std::istream&>);
  static_assert(!std::is_constructible_v<reader, files::path>);
  const temporary_file file(three_games());
  const std::string name = file.place().string();
  BOOST_TEST(transcript(reader::file(name.c_str())) == three_games_transcript,
             boost::test_tools::per_element());
  BOOST_TEST(transcript(reader::text(name.c_str())) == transcript(name),
             boost::test_tools::per_element());
  BOOST_TEST(transcript(name) != three_games_transcript);
}

BOOST_AUTO_TEST_CASE(a_text_that_would_be_gone_at_once_is_refused) {
  static_assert(is_taken_for_a_text<std::string&> && is_taken_for_a_text<const std::string&>);
  static_assert(is_taken_for_a_text<const char*> && is_taken_for_a_text<const char(&)[8]>);
  static_assert(is_taken_for_a_text<std::string_view>);
  static_assert(!is_taken_for_a_text<std::string> && !is_taken_for_a_text<const std::string>);
  static_assert(!is_taken_for_a_text<files::path> && !is_taken_for_a_text<std::istream&>);
  static_assert(is_taken_for_a_file<std::string> && is_taken_for_a_file<files::path>);
  static_assert(!is_taken_for_a_file<std::istream&>);
  BOOST_TEST(transcript(reader::text("1. e4 *")) == transcript("1. e4 *"),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_stream_is_read_from_where_it_stands) {
  std::istringstream stream("a line of something else\n" + roster("only") + "1. e4 *\n\n");
  std::string line;
  std::getline(stream, line);
  BOOST_TEST(transcript(reader::stream(stream)) == names{"game only, 1 plies"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_moved_reader_goes_on_where_it_was) {
  auto first = reader::text(three_games());
  BOOST_REQUIRE(first.next());
  reader second = std::move(first);
  BOOST_TEST(second.current().game->find_tag("Event") != nullptr);
  BOOST_TEST(second.totals().games == 1u);
  BOOST_REQUIRE(second.next());
  BOOST_TEST(second.current().game->value_of(second.current().game->tags[0]) == "second");
  auto third = reader::text("");
  third = std::move(second);
  read_to_the_end(third);
  BOOST_TEST(third.totals().games == 3u);
}

BOOST_AUTO_TEST_CASE(after_the_end_there_is_nothing_more) {
  auto in = reader::text(three_games());
  read_to_the_end(in);
  BOOST_TEST(!in.next());
  BOOST_TEST(!in.next());
  BOOST_TEST(in.totals().games == 3u);
}

BOOST_AUTO_TEST_CASE(an_input_without_games_is_no_failure) {
  BOOST_TEST(transcript("") == names{"file-empty"}, boost::test_tools::per_element());
  BOOST_TEST(transcript(" \n\n") == names{}, boost::test_tools::per_element());
  BOOST_TEST(transcript("% private\n") == names{"escape-line"}, boost::test_tools::per_element());
}

// ---- failures -----------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_opened_throws) {
  const auto nowhere = files::temp_directory_path() / "strictpgn-no-such-file.pgn";
  BOOST_TEST((failure_of_opening(nowhere) == std::errc::no_such_file_or_directory));
  BOOST_TEST((failure_of_opening(files::temp_directory_path()) == std::errc::is_a_directory));
}

BOOST_AUTO_TEST_CASE(the_failure_names_the_file) {
  const auto nowhere = files::temp_directory_path() / "strictpgn-no-such-file.pgn";
  const auto names_file = [](const std::system_error& failure) {
    return std::string_view(failure.what()).find("strictpgn-no-such-file") != std::string::npos;
  };
  BOOST_CHECK_EXCEPTION(reader::file(nowhere), std::system_error, names_file);
}

BOOST_AUTO_TEST_CASE(a_stream_that_goes_bad_throws) {
  broken_buffer buffer(three_games());
  std::istream stream(&buffer);
  auto in = reader::stream(stream);
  BOOST_CHECK_THROW(read_to_the_end(in), std::ios_base::failure);
}

// ---- what is known of a finding -----------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_finding_in_a_game_names_the_game_the_ply_and_the_position) {
  const auto read = check_database(three_games());
  BOOST_REQUIRE(read.diagnostics.size() == 2u);
  const auto& illegal = read.diagnostics[0];
  BOOST_TEST(illegal.game == 2u);
  BOOST_TEST(illegal.ply == 3u);
  BOOST_TEST(illegal.fen == "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2");
  BOOST_TEST(three_games().substr(illegal.where.begin, illegal.where.size()) == "Ke3");
}

BOOST_AUTO_TEST_CASE(a_finding_outside_games_names_none) {
  const auto read = check_database(three_games());
  const auto& outside = read.diagnostics.back();
  BOOST_TEST((outside.id == rule::comment_outside_game));
  BOOST_TEST(outside.game == 0u);
  BOOST_TEST(outside.ply == 0u);
  BOOST_TEST(outside.fen.empty());
}

BOOST_AUTO_TEST_CASE(a_finding_is_located_in_the_text_at_hand) {
  const auto many = roster("long") + "1. e4 e5 *\n\n";  // 11 lines
  std::string text;
  for (int i = 0; i < 5000; ++i) text += many;
  text += roster("last") + "1. e4\ne5 2. Ke3 *\n\n";
  for (const std::size_t window : {50, 5000}) {
    options options;
    options.window_size = window;
    std::istringstream stream(text);
    auto in = reader::stream(stream, options);
    int findings = 0;
    while (in.next()) {
      for (const auto& found : in.current().findings) {
        const auto [line, column] = locate(in.current().source, found.where.begin);
        BOOST_TEST(line == 5000 * 10 + 10);
        BOOST_TEST(column == 7);
        BOOST_TEST(line_at(in.current().source, found.where.begin) == "e5 2. Ke3 *");
        ++findings;
      }
    }
    BOOST_TEST(findings == 1);
  }
}

BOOST_AUTO_TEST_CASE(the_text_at_hand_holds_the_game_and_its_findings) {
  std::istringstream stream(three_games());
  auto in = reader::stream(stream);
  while (in.next()) {
    const auto* game = in.current().game;
    const auto& source = in.current().source;
    const auto end = source.offset + source.text.size();
    for (const auto& found : in.current().findings) {
      BOOST_TEST(source.offset <= found.where.begin);
      BOOST_TEST(found.where.end <= end);
    }
    if (game == nullptr) continue;
    BOOST_TEST(source.offset <= game->offset);
    BOOST_TEST(source.text.substr(game->offset - source.offset, game->text.size()) == game->text);
  }
}

// ---- options ------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_severity_that_is_set_goes_before_that_of_the_profile) {
  options options;
  options.levels = {{rule::move_illegal, severity::warning}};
  const auto milder = check_database(three_games(), options);
  BOOST_TEST((levels_of(milder, rule::move_illegal) == std::vector{severity::warning}));
  BOOST_TEST(milder.totals.errors == 0u);
  BOOST_TEST(milder.totals.games_with_errors == 0u);

  options.levels.emplace_back(rule::move_illegal, severity::off);  // a later one wins
  BOOST_TEST(!has(check_database(three_games(), options), rule::move_illegal));

  options.levels = {{rule::tag_unknown_name, severity::error}};  // off in every profile
  const auto unknown = roster("?").insert(0, "[Sponsor \"x\"]\n") + "1. e4 *\n\n";
  BOOST_TEST(!has(check_database(unknown), rule::tag_unknown_name));
  BOOST_TEST((levels_of(check_database(unknown, options), rule::tag_unknown_name) ==
              std::vector{severity::error}));
}

BOOST_AUTO_TEST_CASE(the_profile_decides_how_grave_a_finding_is) {
  const auto text = roster("?") + "1. e4 e5 2. Ngf3 *\n\n";  // one letter too many
  const std::pair<profile, severity> cases[] = {{profile::import_format, severity::warning},
                                                {profile::export_format, severity::error},
                                                {profile::archival, severity::error},
                                                {profile::reduced, severity::error}};
  for (const auto& [format, level] : cases) {
    options options;
    options.format = format;
    BOOST_TEST((levels_of(check_database(text, options), rule::san_overdisambiguated) ==
                std::vector{level}),
               name_of(format));
  }
}

BOOST_AUTO_TEST_CASE(the_encoding_decides_what_a_byte_is) {
  const auto text = roster("caf\xC3\xA9") + "1. e4 *\n\n";
  options options;
  BOOST_TEST(has(check_database(text, options), rule::encoding_utf8_suspected));
  options.encoding = encoding::utf8;
  BOOST_TEST(check_database(text, options).diagnostics.empty());
}

BOOST_AUTO_TEST_CASE(positions_are_recorded_when_asked_for) {
  const auto text = roster("?") + "1. e4 (1. d4) e5 *\n\n";
  options options;
  options.record_fens = true;
  auto in = reader::text(text, options);
  BOOST_REQUIRE(in.next());
  const auto& replay = *in.current().replay;
  const names expected = {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                          "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1",
                          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"};
  BOOST_TEST(replay.start_fen == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  BOOST_TEST(replay.fens == expected, boost::test_tools::per_element());
  BOOST_TEST(replay.mainline_plies == 2u);

  auto plain = reader::text(text);
  BOOST_REQUIRE(plain.next());
  BOOST_TEST(plain.current().replay->fens.empty());
  BOOST_TEST(plain.current().replay->start_fen.empty());
}

// ---- limits -------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(a_limit_that_is_reached_is_reported_and_the_next_game_is_read) {
  struct limited {
    std::string_view movetext;  ///< too much of something
    std::string_view within;    ///< just not too much
    limits bounds;
    rule expected;
  };
  const limited cases[] = {
      {"1. e4 (1. d4 (1. c4)) *",
       "1. e4 (1. d4) (1. c4) *",
       {.rav_depth = 1},
       rule::limit_rav_depth},
      {"1. e4 {123456789} *", "1. e4 {12345678} *", {.comment_size = 10}, rule::limit_token_size},
      {"1. e4 ;1234567890\n*", "1. e4 ;12345678\n*", {.comment_size = 10}, rule::limit_token_size},
      {"1. e4 abcdefghijklmnopqrstu *",
       "1. e4 abcdefghijklmnopqrst *",
       {.token_size = 20},
       rule::limit_token_size},
      {"1. e4 $1 $3 *", "1. e4 $1 *", {.game_elements = 9}, rule::limit_game_size},
      {"1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
       "1. e4 e5 *",
       {.game_size = roster("?").size() + 20},
       rule::limit_game_size},
  };
  for (const auto& [movetext, within, bounds, expected] : cases) {
    BOOST_TEST_CONTEXT(movetext) {
      const auto next = "\n\n" + roster("?") + "*\n\n";
      const auto too_much = roster("?") + std::string(movetext) + next;
      const auto beyond = check_database(too_much, with_limits(bounds));
      BOOST_TEST((levels_of(beyond, expected) == std::vector{severity::error}));
      BOOST_TEST(beyond.totals.games == 2u);
      BOOST_TEST(beyond.totals.games_with_errors == 1u);
      const auto enough = roster("?") + std::string(within) + next;
      BOOST_TEST(!has(check_database(enough, with_limits(bounds)), expected));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_game_as_large_as_the_limit_is_not_larger) {
  const auto game = roster("?") + "1. e4 e5 *";
  const auto text = game + "\n\n" + game + "\n\n";
  const auto fits = check_database(text, with_limits({.game_size = game.size()}));
  BOOST_TEST(!has(fits, rule::limit_game_size));
  BOOST_TEST(fits.totals.games == 2u);
  const auto exceeds = check_database(text, with_limits({.game_size = game.size() - 1}));
  BOOST_TEST(exceeds.totals.by_rule[rule::limit_game_size] == 2u);
  BOOST_TEST(exceeds.totals.games == 2u);
}

BOOST_AUTO_TEST_CASE(limits_hold_for_streams_too) {
  std::string text;
  for (int i = 0; i < 3; ++i)
    text += roster("?") + "1. e4 {" + std::string(100'000, ' ') + "} *\n\n";
  options options = with_limits({.game_size = 2000});
  options.window_size = 100;
  std::istringstream stream(text);
  auto in = reader::stream(stream, options);
  read_to_the_end(in);
  BOOST_TEST(in.totals().games == 3u);
  BOOST_TEST(in.totals().by_rule[rule::limit_game_size] == 3u);
  BOOST_TEST(in.totals().bytes == text.size());
}

BOOST_AUTO_TEST_CASE(findings_beyond_the_limit_are_counted_but_not_kept) {
  const auto game = roster("?") + "1. e4 $0 e5 $0 2. Nf3 $0 *\n\n";
  std::string many_games;
  for (int i = 0; i < 50; ++i) many_games += game;
  std::string long_game = roster("?") + "1. e4 ";
  for (int i = 0; i < 150; ++i) long_game += "$0 ";
  long_game += "*\n\n";
  options options = with_limits({.diagnostics = 10});
  options.levels = {{rule::nag_repeated, severity::off}, {rule::line_too_long, severity::off}};
  for (const auto& text : {many_games, long_game}) {
    const auto read = check_database(text, options);
    BOOST_TEST(read.diagnostics.size() <= 11u);
    BOOST_TEST(has(read, rule::limit_diagnostics));
    BOOST_TEST(read.totals.by_rule[rule::nag_null] == 150u);
    BOOST_TEST(read.totals.warnings >= 150u);
  }
}

BOOST_AUTO_TEST_CASE(a_reader_that_goes_game_by_game_keeps_nothing_and_drops_nothing) {
  std::string text;
  for (int i = 0; i < 50; ++i) text += roster("?") + "1. e4 $0 *\n\n";
  auto in = reader::text(text, with_limits({.diagnostics = 10}));
  std::size_t findings = 0;
  while (in.next()) findings += in.current().findings.size();
  BOOST_TEST(findings == 50u);
}

// ---- totals -------------------------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(totals_grow_with_each_step) {
  auto in = reader::text(three_games());
  std::uint64_t games = 0;
  std::uint64_t bytes = 0;
  while (in.next()) {
    games += in.current().game != nullptr;
    BOOST_TEST(in.totals().games == games);
    BOOST_TEST(in.totals().bytes >= bytes);
    bytes = in.totals().bytes;
  }
  BOOST_TEST(bytes == three_games().size());
}

BOOST_AUTO_TEST_CASE(totals_count_games_plies_and_findings) {
  const auto totals = check_database(three_games()).totals;
  BOOST_TEST(totals.games == 3u);
  BOOST_TEST(totals.games_with_errors == 1u);
  BOOST_TEST(totals.plies == 6u);  // variations are not counted
  BOOST_TEST(totals.errors == 1u);
  BOOST_TEST(totals.warnings == 1u);
  BOOST_TEST(totals.infos == 0u);
  BOOST_TEST(totals.bytes == three_games().size());
  BOOST_TEST(totals.by_rule[rule::move_illegal] == 1u);
  BOOST_TEST(totals.by_rule[rule::comment_outside_game] == 1u);
}

// ---- a whole text at once -----------------------------------------------------------------------

BOOST_AUTO_TEST_CASE(checking_a_whole_text_gives_all_games_and_findings) {
  const auto read = check_database(three_games());
  BOOST_TEST(read.games.size() == 3u);
  BOOST_TEST(read.games[2].value_of(read.games[2].tags[0]) == "third");
  for (const auto& game : read.games) {
    BOOST_TEST(game.text.data() == three_games().data() + game.offset);
    BOOST_TEST((game.marker == termination::unknown));
  }
}

BOOST_AUTO_TEST_CASE(parsing_a_whole_text_finds_faults_of_syntax_only) {
  const auto text = three_games() + roster("fourth") + "1. e4 e4 (1. d4 *\n\n";
  const auto read = parse_database(text);
  BOOST_TEST(read.games.size() == 4u);
  names found;
  for (const auto& one : read.diagnostics) found.emplace_back(name_of(one.id));
  const names expected = {"comment-outside-game", "rav-unclosed"};
  BOOST_TEST(found == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(what_was_played_is_forgotten_with_its_game) {
  const std::string text =
      "[SetUp \"1\"]\n[FEN \"k7/8/8/8/8/6pp/r7/7K b - - 0 9\"]\n\n"
      "9... Ra1# (9... Ka7 10. Kh8) 0-1\n\n"
      "[SetUp \"1\"]\n\n1. e4 e5 *\n";
  options options;
  options.record_fens = true;
  auto in = reader::text(text, options);
  BOOST_REQUIRE(in.next());
  const auto& mate = *in.current().replay;
  BOOST_TEST((mate.first_side == color::black && mate.first_number == 9U));
  BOOST_TEST((mate.start && !mate.start_fen.empty() && mate.fens.size() == 2U));
  BOOST_TEST((mate.mainline_plies == 1U && mate.unplayed.size() == 1U));
  BOOST_TEST((mate.decided == termination::black_wins));
  BOOST_REQUIRE(in.next());
  const auto& nothing = *in.current().replay;  // where this game begins, nobody knows
  BOOST_TEST((nothing.first_side == color::white && nothing.first_number == 1U));
  BOOST_TEST((!nothing.start && nothing.start_fen.empty() && nothing.fens.empty()));
  BOOST_TEST((nothing.mainline_plies == 0U && nothing.unplayed.empty()));
  BOOST_TEST((nothing.decided == termination::none && nothing.plies.empty()));
}

BOOST_AUTO_TEST_SUITE_END()
