// `format --sort`: the order of section 12, and nothing lost on the way to it.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "format/format_promises.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "told_game.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_sort)

using namespace strictpgn;
using strictpgn::tests::workbench;
namespace fs = std::filesystem;

namespace {

/// A game as it is written.
std::string game(const std::string& date, const std::string& white = "?",
                 const std::string& movetext = "1. e4 *") {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"" + date + "\"]\n[Round \"?\"]\n[White \"" + white +
         "\"]\n[Black \"?\"]\n[Result \"*\"]\n\n" + movetext + "\n\n";
}

const auto early = game("1851.06.21");
const auto late = game("2001.01.31");
const auto broken = game("1972.07.11", "?", "1. e4 Ke3 *");

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::ranges::sort(lines);
  return lines;
}

/// What the games say, in any order.
std::vector<std::string> tales_of(const std::string& text) {
  std::vector<std::string> tales;
  for (const auto& one : tests::told_games(text, {})) {
    std::string tale = one.movetext + one.marker;
    for (const auto& comment : one.comments) tale += comment + '\n';
    for (const auto& [name, value] : one.tags) tale += name + value;
    tales.push_back(tale);
  }
  std::ranges::sort(tales);
  return tales;
}

/// Whether any game could not be moved: behind a comment without end, without tags, or with tags
/// alone.
bool has_fixed_games(const std::string& text) {
  bool result = false;
  format_text(text, {}, [&](const formatted_block& block) {
    const auto games = parse_database(block.text).games;
    const bool has_tags = !games.empty() && !games[0].tags.empty() && !games[0].tags[0].is_damaged;
    const bool is_fixed_game = block.kind == block_kind::game && !has_tags;
    const bool has_tags_alone = block.is_passed_on && block.text.find('[') != block.text.npos &&
                                (games.empty() || games.back().marker == termination::none);
    result |= block.kind == block_kind::rest || is_fixed_game || has_tags_alone;
  });
  return result;
}

/// Findings about the order.
std::uint64_t disorder_of(const std::string& text) {
  options options;
  options.levels = {{rule::collation_order, severity::warning}};
  return check_database(text, options).totals.by_rule[rule::collation_order];
}

/// The rules that find more in one text than in another.
std::string gained_findings(const std::string& before, const std::string& after) {
  const auto old = check_database(before).totals.by_rule,
             now = check_database(after).totals.by_rule;
  std::string names;
  for (std::size_t at = 0; at < rule_count; ++at)
    if (now[rule(at)] > old[rule(at)]) names += std::string(name_of(rule(at))) + " ";
  return names;
}

/// Sorts all texts in one run, each by itself, and holds the results against what `format` makes of
/// them. Gives how many were not in order.
int check_promises(const std::vector<std::string>& texts) {
  const workbench bench;
  const auto name = [](std::size_t at) { return std::to_string(at) + ".pgn"; };
  for (std::size_t at = 0; at < texts.size(); ++at) bench.write(name(at), texts[at]);
  bench.run("format --quiet --no-config --sort --in-place *.pgn");
  int moved = 0;
  std::vector<std::string> sorted;
  for (std::size_t at = 0; at < texts.size(); ++at) BOOST_TEST_CONTEXT(texts[at]) {
      sorted.push_back(bench.read(name(at)));
      const auto formatted = format_database(texts[at]);
      if (formatted.totals.is_refused) continue;
      const auto& usual = formatted.text;
      moved += sorted.back() == usual ? 0 : 1;
      BOOST_TEST((lines_of(sorted.back()) == lines_of(usual)), sorted.back());
      BOOST_TEST((tales_of(sorted.back()) == tales_of(usual)), sorted.back());
      BOOST_TEST(gained_findings(usual, sorted.back()) == "", sorted.back());
      if (!has_fixed_games(texts[at])) BOOST_TEST(disorder_of(sorted.back()) == 0U, sorted.back());
    }
  bench.run("format --quiet --no-config --sort --in-place *.pgn");
  for (std::size_t at = 0; at < texts.size(); ++at)
    BOOST_TEST((bench.read(name(at)) == sorted[at]), sorted[at] << "then\n"
                                                                << bench.read(name(at)));
  return moved;
}

/// Some of the texts one behind the other.
std::string joined(const std::vector<std::string>& texts, tests::rng& random) {
  std::string text;
  for (auto count = 2 + tests::below(random, 5); count != 0; --count)
    text += texts[tests::below(random, texts.size())] + "\n\n";
  return text;
}

/// Those that are read as text, and not as an archive or as UTF-16.
std::vector<std::string> small_cases() {
  std::vector<std::string> texts;
  for (const auto& one : tests::all_cases())
    if (!one.format() && one.input.size() < 3000 && !format_database(one.input).totals.is_refused &&
        !one.input.starts_with("PK\3\4"))
      texts.push_back(one.input);
  return texts;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(games_come_in_the_order_of_section_12, workbench) {
  write("games.pgn", late + early);
  const auto ran = run("format --sort games.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.err == "");
  BOOST_TEST(ran.out == early + late);
  BOOST_TEST(run("format --sort", "cat games.pgn |").out == early + late);
  BOOST_TEST(read("games.pgn") == late + early);
}

BOOST_FIXTURE_TEST_CASE(tags_without_movetext_stay_before_what_they_stood_before, workbench) {
  const std::string texts[] = {
      "[Event \"E1\"]\n[Date \"2001.01.01\"]\n\n1. e4 *\n\n"
      "[Event \"E2\"]\n[Date \"2000.01.01\"]\n[Ro\n\n%esc\n",
      "[White \"a\"]\n[Event \"E1\"]\n[Date \"2001.01.01\"]\n\n1. e4 e4 *\n\n"
      "[Event \"E2\"]\n[Event \"E3\"]\n[Date \"2000.01.01\"]\n\n"
      "[Event \"E4\"]\n\n1. e4 *\n",
      "[Event \"E1\"]\n[Date \"2001.01.01\"]\n\n1. e4 *\n\n"
      "[Event \"E2\"]\n[Date \"2000.01.01\"]\n[Ro",
  };
  for (const auto& text : texts) {
    write("games.pgn", text);
    run("format --quiet --sort --in-place games.pgn");
    const auto once = read("games.pgn");
    BOOST_TEST(check_database(once).totals.games == check_database(text).totals.games, once);
    run("format --quiet --sort --in-place games.pgn");
    BOOST_TEST(read("games.pgn") == once);
  }
}

BOOST_FIXTURE_TEST_CASE(games_with_equal_tags_are_sorted_by_their_movetext, workbench) {
  const std::string opening = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 ";
  const auto a = game("1999.??.??", "?", opening + "7. Bb3 d6 *");
  const auto b = game("1999.??.??", "?", opening + "7. Bb3 O-O *");
  const auto c = game("1999.??.??", "?", "1. f4 *");
  write("games.pgn", c + a + b + a);
  BOOST_TEST(run("format --sort games.pgn").out == b + a + a + c);
}

BOOST_FIXTURE_TEST_CASE(several_files_are_sorted_together_on_stdout, workbench) {
  write("a.pgn", late + broken);
  write("b.pgn", early);
  const auto ran = run("format --sort --quiet a.pgn b.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == early + broken + late);
}

BOOST_FIXTURE_TEST_CASE(files_in_place_are_sorted_each_by_itself, workbench) {
  write("a.pgn", late + early);
  write("b.pgn", early + late);
  BOOST_TEST(run("format --sort --check a.pgn b.pgn").out == "a.pgn\n");
  BOOST_TEST(run("format --sort --in-place a.pgn b.pgn").status == 0);
  BOOST_TEST(read("a.pgn") == early + late);
  BOOST_TEST(read("b.pgn") == early + late);
  BOOST_TEST(run("format --sort --check a.pgn b.pgn").status == 0);
}

BOOST_FIXTURE_TEST_CASE(other_text_goes_with_the_game_that_it_stands_before, workbench) {
  const std::string head = "% of the late one\n\n", note = "{of the broken one}\n\n",
                    words = "and more\n\n", tail = "{that is all}\n\n";
  write("a.pgn", head + late + note + words + broken + early + tail);
  write("b.pgn", note + early);
  BOOST_TEST(run("format --sort --quiet a.pgn b.pgn").out ==
             early + tail + note + early + note + words + broken + head + late);
  const std::string bare = "1. e4 Ke3 *\n\n";
  write("a.pgn", late + note + bare + head + early);
  BOOST_TEST(run("format --sort --quiet a.pgn").out == head + early + late + note + bare);
  write("a.pgn", "\xEF\xBB\xBF" + late + head + early);
  BOOST_TEST(run("format --sort --quiet a.pgn").out == head + early + late);
}

/// `split` gives the same text to the same game.
BOOST_FIXTURE_TEST_CASE(other_text_goes_where_it_goes_when_games_are_split, workbench) {
  const std::string head = "% of the late one\n\n", note = "{of the broken one}\n\n",
                    tail = "% that is all\n";
  write("games.pgn", head + late + note + broken + early + tail);
  run("split --clean clean.pgn --faulty faulty.pgn games.pgn");
  BOOST_TEST(read("clean.pgn") == head + late + early + tail);
  BOOST_TEST(read("faulty.pgn") == note + broken);
}

/// A comment behind a game without end would be one of its own.
BOOST_FIXTURE_TEST_CASE(a_game_without_end_takes_in_no_other_text, workbench) {
  const auto open = game("1900.01.01", "?", "1. e4 Ke3");
  const std::string note = "{of the late one}\n\n";
  write("games.pgn", early + note + late + open);
  BOOST_TEST(run("format --sort --quiet games.pgn").out == early + note + open + late);
  write("games.pgn", open + early + note + late);
  BOOST_TEST(run("format --sort --quiet games.pgn").out == early + note + open + late);
  const auto last = game("2020.01.01", "?", "1. e4 Ke3");
  write("games.pgn", last + early + late + note + broken);
  BOOST_TEST(run("format --sort --quiet games.pgn").out == early + note + broken + late + last);
}

BOOST_FIXTURE_TEST_CASE(games_without_certain_tags_stay_behind_theirs, workbench) {
  const std::string bare = "1. e4 Ke3 *\n\n";
  const auto damaged = "[White ?]\n" + game("1800.01.01");
  const auto inside = "[Event \"?\"]\n[Site ?]\n" + game("1800.01.01").substr(23);
  write("games.pgn", late + bare + early + damaged + inside);
  BOOST_TEST(run("format --sort --quiet games.pgn").out == early + damaged + inside + late + bare);
}

BOOST_FIXTURE_TEST_CASE(behind_a_comment_without_end_there_is_nothing, workbench) {
  const auto open = game("1900.01.01", "?", "1. e4 {and so");
  for (const auto& end : {open, open.substr(0, open.size() - 2)}) {
    write("a.pgn", late + end);
    write("b.pgn", early);
    BOOST_TEST(run("format --sort --quiet a.pgn b.pgn").out == early + late + end);
  }
}

BOOST_FIXTURE_TEST_CASE(escape_lines_behind_a_game_without_end_stay_at_the_end, workbench) {
  const auto open = game("1900.01.01", "?", "1. e4 Ke4");
  write("a.pgn", late + open + "% x\n");
  BOOST_TEST(run("format --sort --quiet a.pgn").out == late + open + "% x\n\n");
}

BOOST_FIXTURE_TEST_CASE(large_files_wait_on_disk, workbench) {
  std::string text, sorted;
  for (int at = 0; at < 20'000; ++at) {
    text += game("????.??.??", std::to_string(100'000 + (at * 7919) % 20'000));
    sorted += game("????.??.??", std::to_string(100'000 + at));
  }
  write("games.pgn", text);
  BOOST_TEST((run("format --sort games.pgn").out == sorted));
}

BOOST_FIXTURE_TEST_CASE(a_diff_of_sorted_games_is_refused, workbench) {
  write("games.pgn", late + early);
  const auto ran = run("format --sort --diff games.pgn");
  BOOST_TEST(ran.status == 2);
  BOOST_TEST(ran.err == "strictpgn: --diff excludes --sort\n");
  BOOST_TEST(ran.out == "");
}

BOOST_AUTO_TEST_CASE(nothing_is_lost_and_sorting_again_changes_nothing) {
  const auto cases = small_cases();
  check_promises(cases);
  std::vector<std::string> texts;
  tests::rng random;
  for (auto count = tests::trials(300); count != 0; --count) texts.push_back(joined(cases, random));
  BOOST_TEST(check_promises(texts) * 20 > int(tests::trials(300)));
}

/// What has no room to wait in is not written in part, and not waited for.
BOOST_FIXTURE_TEST_CASE(where_there_is_no_room_nothing_is_sorted, workbench) {
  std::string games;
  for (int number = 0; number < 30'000; ++number) games += late + early;
  write("a.pgn", games);
  write("b.pgn", early);
  for (const std::string options : {"", "-o new.pgn "}) BOOST_TEST_CONTEXT(options) {
      const auto found = run("format --sort " + options + "b.pgn a.pgn b.pgn",
                             "ulimit -f 1500; timeout -s KILL 60");
      BOOST_TEST(found.status == 2);
      BOOST_TEST(found.out == "");
      BOOST_TEST(found.err.find("File too large") != found.err.npos);
      BOOST_TEST(std::ranges::count(found.err, '\n') == 1);
      BOOST_TEST(!fs::exists(folder() / "new.pgn"));
    }
}

BOOST_AUTO_TEST_CASE(the_same_of_generated_and_damaged_files) {
  generate::request request;
  request.plies = 20;
  request.games_per_file = 8;
  generate::generator from(request);
  std::vector<std::string> texts;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(40); ++seed)
    texts.push_back(from.make(seed).text);
  BOOST_TEST(check_promises(texts) * 4 > int(tests::trials(40)));
  generate::mutator damage(texts);
  std::vector<std::string> mutants;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(100); ++seed)
    mutants.push_back(damage.make(seed).text);
  BOOST_TEST(check_promises(mutants) * 4 > int(tests::trials(100)));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(program_sort_files)

BOOST_AUTO_TEST_CASE(any_files_are_sorted_without_a_loss) {
  std::vector<std::string> texts;
  for (const auto& [name, text] : strictpgn::tests::samples({".pgn"}))
    if (text.size() < 500'000) texts.push_back(text);
  program_sort::check_promises(texts);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
