// The verb convert: moves and positions that other programs read.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#ifdef STRICTPGN_PROGRAM

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "lab/generate/generator.hpp"
#include "random.hpp"
#include "rules/catalogue.hpp"
#include "rules/fen/rows_position.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/uci.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_convert)

using namespace strictpgn;
using strictpgn::tests::workbench;

namespace {

const auto tags = workbench::roster("*");
const auto opening = tags + "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *\n\n";
const auto set_up =
    std::string("[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 4 60\"]\n") + "1. a8=Q Kg6 *\n\n";
const auto shuffled =
    std::string("[Variant \"Chess960\"]\n[SetUp \"1\"]\n") +
    "[FEN \"1r1k1r2/pppppppp/8/8/8/8/PPPPPPPP/1R1K1R2 w KQkq - 0 1\"]\n1. O-O O-O-O *\n\n";
const auto broken = tags + "1. e4 e5 2. Ke3 Nf6 *\n\n";

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// A move that was played, as the walk has it.
struct played_move {
  position before;
  position after;
  std::optional<move> played;
};

/// What is written of a game.
enum class extent {
  mainline,
  lines,     ///< variations too, but those to a move that was not played
  all_moves  ///< that were played
};

/// The moves that can be reached, with what stands around them.
std::vector<played_move> walked(const game_view& game, extent wanted) {
  std::vector<played_move> all;
  auto moves = wanted == extent::mainline ? game.walk_mainline() : game.walk();
  for (const auto& [node, before, after] : moves) {
    if (after != nullptr)
      all.push_back({*before, *after, node.played()});
    else if (wanted != extent::all_moves)
      moves.leave_line();
  }
  return all;
}

/// The positions that a line of UCI leads to, in its order.
std::vector<position> positions_of(const std::string& line) {
  struct open_line {
    position before;
    position now;
  };
  std::vector<position> all;
  std::istringstream in(line);
  auto start = position::initial();
  std::string word;
  if (line.starts_with("fen ")) {
    const auto record = line.substr(4, line.find(" moves") - 4);
    const auto read = parse_fen(record, fen_dialect::xfen);
    BOOST_REQUIRE(read.playable);
    start = *read.playable;
    while (word != "moves") in >> word;
  }
  std::vector<open_line> open{{start, start}};
  while (in >> word) {
    if (word.starts_with('(')) {
      open.push_back({open.back().before, open.back().before});
      word.erase(0, 1);
    }
    const auto closed = std::min(word.find(')'), word.size());
    auto& now = open.back();
    now.before = now.now;
    const auto found = parse_uci(now.before, word.substr(0, closed));
    BOOST_REQUIRE((found || found.state == move_state::passed));
    if (found.state == move_state::passed)
      now.now.pass();
    else
      now.now.play(found.played);
    all.push_back(now.now);
    BOOST_REQUIRE(word.size() - closed < open.size());
    open.resize(open.size() - (word.size() - closed), open.front());
  }
  return all;
}

/// The files of one run, and what the walk finds in each of their games.
class conversions {
 public:
  conversions(const std::vector<std::string>& texts, bool has_variations)
      : options_(has_variations ? " --variations" : "") {
    for (std::size_t at = 0; at < texts.size(); ++at) {
      const auto name = std::to_string(at) + ".pgn";
      bench_.write(name, texts[at]);
      names_ += ' ' + name;
      for (const auto& game : read_text(texts[at])) {
        lines_.push_back(walked(game, has_variations ? extent::lines : extent::mainline));
        games_.push_back(walked(game, has_variations ? extent::all_moves : extent::mainline));
      }
    }
  }

  std::size_t check() {
    check_uci();
    check_fen();
    check_epd();
    std::size_t moves = 0;
    for (const auto& game : games_) moves += game.size();
    return moves;
  }

 private:
  std::string run(const std::string& to) {
    return bench_.run("convert --no-config --to " + to + options_ + names_).out;
  }

  void check_uci() {
    const auto lines = lines_of(run("uci"));
    BOOST_REQUIRE(lines.size() == lines_.size());
    for (std::size_t at = 0; at < lines.size(); ++at) BOOST_TEST_CONTEXT(lines[at]) {
        const auto positions = positions_of(lines[at]);
        BOOST_REQUIRE(positions.size() == lines_[at].size());
        for (std::size_t ply = 0; ply < positions.size(); ++ply)
          BOOST_TEST((positions[ply] == lines_[at][ply].after));
      }
  }

  void check_fen() {
    const auto text = run("fen --dialect xfen");
    const auto lines = lines_of(text);
    std::size_t next = 0;
    for (const auto& game : games_)
      for (const auto& [before, after, played] : game) {
        BOOST_REQUIRE(next < lines.size());
        BOOST_TEST(lines[next++] ==
                   write_fen(after, fen_dialect::xfen, en_passant_style::pseudo_legal));
      }
    BOOST_TEST(next == lines.size());
    check_clean(text, record_format::fen);
  }

  /// The records with a move are the walk; the others are the ends of lines.
  void check_epd() {
    const auto text = run("epd --dialect xfen");
    std::vector<std::pair<position, std::optional<move>>> records;
    auto in = record_reader::text(text, record_format::epd, fen_dialect::xfen);
    while (in.next()) {
      if (in.current().number == 0) continue;
      BOOST_REQUIRE(in.current().playable);
      BOOST_REQUIRE(in.current().epd);
      const auto* const supplied = in.current().epd->find("sm");
      records.emplace_back(*in.current().playable,
                           supplied == nullptr ? std::nullopt : supplied->operands[0].played);
    }
    std::size_t next = 0;
    for (const auto& game : games_)
      for (const auto& [before, after, played] : game) {
        if (!played) continue;
        while (next != records.size() && !records[next].second) ++next;
        BOOST_REQUIRE(next != records.size());
        BOOST_TEST((records[next].second == played));
        BOOST_TEST(write_fen(records[next++].first) ==
                   write_fen(before, fen_dialect::fen, en_passant_style::pseudo_legal));
      }
    check_clean(text, record_format::epd);
  }

  /// What is told of a position is none of the record's faults: games may begin from odd ones, and
  /// be drawn long since.
  static void check_clean(const std::string& text, record_format format) {
    auto in = record_reader::text(text, format, fen_dialect::xfen);
    while (in.next())
      for (const auto& found : in.current().findings)
        BOOST_TEST(
            (rules::is_in<rows::fen_position_rules>(found.id) || found.id == rule::epd_hmvc_ep),
            name_of(found.id));
  }

  workbench bench_;
  std::string options_;
  std::string names_;
  std::vector<std::vector<played_move>> lines_;
  std::vector<std::vector<played_move>> games_;
};

std::size_t check_all(const std::vector<std::string>& texts) {
  return conversions(texts, false).check() + conversions(texts, true).check();
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_moves_of_a_game_are_a_line, workbench) {
  write("games.pgn", opening + tags + "*\n\n" + tags + "1. d4 *\n");
  const auto ran = run("convert --to uci games.pgn");
  BOOST_TEST(ran.status == 0);
  BOOST_TEST(ran.err == "");
  BOOST_TEST(ran.out == "e2e4 e7e5 g1f3\n\nd2d4\n");
  BOOST_TEST(run("convert --to san games.pgn").out == "e4 e5 Nf3\n\nd4\n");
  BOOST_TEST(run("convert --to uci", "cat games.pgn |").out == ran.out);
  BOOST_TEST(run("convert --to uci - games.pgn", "cat games.pgn |").out == ran.out + ran.out);
  BOOST_TEST(run("convert --to uci --game 3 games.pgn").out == "d2d4\n");
  BOOST_TEST(run("convert --to uci --game 3 --game 1 games.pgn").out == "e2e4 e7e5 g1f3\nd2d4\n");
}

BOOST_FIXTURE_TEST_CASE(variations_stand_in_parentheses, workbench) {
  write("games.pgn", opening);
  BOOST_TEST(run("convert --to uci --variations games.pgn").out ==
             "e2e4 e7e5 (c7c5 g1f3 (c2c3 d7d5) d7d6) g1f3\n");
  BOOST_TEST(run("convert --to san --variations games.pgn").out ==
             "e4 e5 (c5 Nf3 (c3 d5) d6) Nf3\n");
  write("ends.pgn", tags + "1. e4 (1. d4 d5 (1... f5)) *\n");
  BOOST_TEST(run("convert --to san --variations ends.pgn").out == "e4 (d4 d5 (f5))\n");
}

BOOST_FIXTURE_TEST_CASE(other_positions_to_begin_from_are_said, workbench) {
  write("games.pgn", set_up);
  BOOST_TEST(run("convert --to uci games.pgn").out ==
             "fen 8/P6k/8/8/8/8/8/K7 w - - 4 60 moves a7a8q h7g6\n");
  BOOST_TEST(run("convert --to san games.pgn").out ==
             "fen 8/P6k/8/8/8/8/8/K7 w - - 4 60 moves a8=Q Kg6\n");
}

BOOST_FIXTURE_TEST_CASE(castling_is_that_of_the_game, workbench) {
  write("usual.pgn", tags + "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. O-O O-O *\n");
  BOOST_TEST(run("convert --to uci usual.pgn").out == "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1g1 e8g8\n");
  write("shuffled.pgn", shuffled);
  BOOST_TEST(run("convert --to uci shuffled.pgn").out ==
             "fen 1r1k1r2/pppppppp/8/8/8/8/PPPPPPPP/1R1K1R2 w KQkq - 0 1 moves d1f1 d8b8\n");
  const std::string array =
      "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN "
      "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n";
  write("declared.pgn", array + "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O *\n");
  BOOST_TEST(run("convert --to uci declared.pgn").out ==
             "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1h1 e8h8\n");
}

BOOST_FIXTURE_TEST_CASE(fen_is_the_position_after_each_move, workbench) {
  write("games.pgn", tags + "1. e4 c5 *\n");
  BOOST_TEST(run("convert --to fen games.pgn").out ==
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n"
             "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2\n");
  const std::string without =
      "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
      "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n";
  BOOST_TEST(run("convert --to fen --dialect xfen games.pgn").out == without);
  BOOST_TEST(run("convert --to fen --ep legal games.pgn").out == without);
}

BOOST_FIXTURE_TEST_CASE(epd_is_the_position_before_each_move_and_the_last, workbench) {
  write("games.pgn", tags + "1. e4 (1. d4) *\n");
  BOOST_TEST(run("convert --to epd --variations games.pgn").out ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"game 1, ply 0\"; sm e4;\n"
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 id \"game 1, ply 1\";\n"
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "
             "id \"game 1, variation 1, ply 0\"; sm d4;\n"
             "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 "
             "id \"game 1, variation 1, ply 1\";\n");
  write("empty.pgn", tags + "*\n");
  BOOST_TEST(run("convert --to epd empty.pgn").out ==
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"game 1, ply 0\";\n");
}

BOOST_FIXTURE_TEST_CASE(of_several_files_the_ids_tell_which, workbench) {
  const auto ids = [](const std::string& text) {
    std::vector<std::string> found;
    for (const auto& line : lines_of(text)) {
      const auto begin = line.find("id \"") + 4;
      found.push_back(line.substr(begin, line.find('"', begin) - begin));
      BOOST_TEST(parse_epd(line).findings.empty(), line);
    }
    return found;
  };
  write("a.pgn", tags + "*\n\n" + tags + "1. e4 (1. d4) *\n");
  write("b\"%\xC3\xA9.pgn", tags + "*\n");
  const std::vector<std::string> due = {"a.pgn, game 1, ply 0",
                                        "a.pgn, game 2, ply 0",
                                        "a.pgn, game 2, ply 1",
                                        "a.pgn, game 2, variation 1, ply 0",
                                        "a.pgn, game 2, variation 1, ply 1",
                                        "b%22%25%C3%A9.pgn, game 1, ply 0"};
  BOOST_TEST((ids(run("convert --to epd --variations a.pgn b*.pgn").out) == due));
  BOOST_TEST(
      (ids(run("convert --to epd b*.pgn").out) == std::vector<std::string>{"game 1, ply 0"}));
  BOOST_TEST(run("convert --to uci a.pgn b*.pgn").out == "\ne2e4\n\n");
  const std::string most(160, 'c');  // and not all that is longer
  write(std::string(200, 'c'), tags + "*\n");
  BOOST_TEST(
      (ids(run("convert --to epd b*.pgn c*").out).back() == "..." + most + ", game 1, ply 0"));
}

BOOST_FIXTURE_TEST_CASE(what_plain_fen_cannot_say_is_left_out_and_said, workbench) {
  write("games.pgn", shuffled);
  const auto ran = run("convert --to fen games.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == "2kr1r2/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 w - - 2 2\n");
  BOOST_TEST(ran.err ==
             "games.pgn:1:1: positions of game 1 are not converted: plain FEN cannot say which "
             "rooks may castle; --dialect xfen can\n");
  BOOST_TEST(run("convert --to fen --dialect shredder games.pgn").status == 0);
}

BOOST_FIXTURE_TEST_CASE(what_can_be_played_is_written, workbench) {
  write("games.pgn", broken + opening);
  const auto ran = run("convert --to uci games.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == "e2e4 e7e5\ne2e4 e7e5 g1f3\n");
  BOOST_TEST(ran.err ==
             "games.pgn:9:13: game 1 is converted up to here: `Ke3` is not a legal move: no white "
             "king can go to e3 (move-illegal)\n");
  BOOST_TEST(lines_of(run("convert --to epd --game 1 games.pgn").out).size() == 3U);
  write(".strictpgn.toml", "profile = \"archival\"\n[rules]\nmove-illegal = \"off\"\n");
  BOOST_TEST(run("convert --to uci games.pgn").err == ran.err);
  write("other.pgn", "[Variant \"Atomic\"]\n\n1. e4 *\n\n" + opening);
  BOOST_TEST(run("convert --to uci other.pgn").out == "\ne2e4 e7e5 g1f3\n");
  BOOST_TEST(run("convert --to uci other.pgn").err ==
             "other.pgn:1:1: game 1 is not converted: the moves of variant `Atomic` cannot be "
             "checked (variant-unsupported)\n");
}

BOOST_FIXTURE_TEST_CASE(a_variation_that_cannot_begin_has_no_positions, workbench) {
  write("games.pgn", tags + "1. e4 (1. Ke2) 1... e5 *\n");
  const auto ran = run("convert --to epd --variations games.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == run("convert --to epd games.pgn").out);
}

BOOST_FIXTURE_TEST_CASE(variations_that_stop_leave_their_line_alone, workbench) {
  write("games.pgn", tags + "1. e4 e5 (1... Ke4 2. d4) (1... c5 2. Kd4 (2. Nf3)) 2. d4 *\n");
  const auto ran = run("convert --to san --variations games.pgn");
  BOOST_TEST(ran.out == "e4 e5 (c5) d4\n");
  BOOST_TEST(lines_of(ran.err).size() == 2U);
  BOOST_TEST(run("convert --to san games.pgn").err == "");
}

BOOST_FIXTURE_TEST_CASE(records_say_what_replaces_a_move_that_cannot_be_played, workbench) {
  write("games.pgn", tags + "1. e4 e5 (1... c5) 2. Nd4 (2. d4 d5) *\n");
  const auto ran = run("convert --to epd --variations games.pgn");
  const auto all = lines_of(ran.out);
  const std::vector<std::string> due = {"game 1, ply 0",
                                        "game 1, ply 1",
                                        "game 1, variation 1, ply 1",
                                        "game 1, variation 1, ply 2",
                                        "game 1, ply 2",
                                        "game 1, variation 2, ply 2",
                                        "game 1, variation 2, ply 3",
                                        "game 1, variation 2, ply 4"};
  BOOST_TEST(all.size() == due.size());
  for (std::size_t at = 0; at < std::min(all.size(), due.size()); ++at)
    BOOST_TEST(all[at].find("id \"" + due[at] + '"') != all[at].npos, all[at]);
  BOOST_TEST(run("convert --to uci --variations games.pgn")
                 .err.find(", without the variations to this move: ") != std::string::npos);
  write("doubt.pgn", tags + "1. e4 zz 2. Nf3 *\n");
  BOOST_TEST(run("convert --to san doubt.pgn").err ==
             "doubt.pgn:9:13: game 1 is converted up to here: what stands before it may have been "
             "a move\n");
  write("stray.pgn", tags + "1. e4 ((1. d4)) e5 *\n");
  const auto stray = run("convert --to san --variations stray.pgn");
  BOOST_TEST(stray.out == "e4 e5\n");
  BOOST_TEST(stray.err ==
             "stray.pgn:9:12: a variation of game 1 is not converted: it replaces no move\n");
  const auto none = run("convert --to san --game 9 games.pgn");
  BOOST_TEST(none.status == 2);
  BOOST_TEST(none.err == "strictpgn: --game: there is no game 9\n");
}

BOOST_FIXTURE_TEST_CASE(what_may_hide_moves_is_said, workbench) {
  write("games.pgn", tags + "1. e4 (1. d4 d5 2. c4 *\n\n" + tags + "1. e4 {and so 1... e5 *\n");
  const auto ran = run("convert --to san games.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == "e4\ne4\n");
  BOOST_TEST(ran.err.find("games.pgn:9:7: moves may be missing: ") == 0U);
  BOOST_TEST(ran.err.find("games.pgn:19:7: moves may be missing: ") != ran.err.npos);
}

BOOST_FIXTURE_TEST_CASE(a_clock_that_is_too_large_goes_on_from_the_greatest, workbench) {
  write("large.pgn",
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1\"]\n\n1. Kd1 *\n");
  const auto ran = run("convert --to fen large.pgn");
  BOOST_TEST(ran.status == 1);
  BOOST_TEST(ran.out == "4k3/8/8/8/8/8/8/3K4 b - - 2147483647 1\n");
  BOOST_TEST(ran.err ==
             "large.pgn:2:33: the counter goes on from 2147483647: the number `99999999999` does "
             "not fit into 31 bits (fen-integer-too-large)\n");
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_done_is_said_in_a_line, workbench) {
  write("games.pgn", opening);
  const struct {
    std::string arguments;
    std::string err;
  } cases[] = {
      {"convert games.pgn", "strictpgn: --to is required\n"},
      {"convert --to pgn games.pgn", "strictpgn: --to: `pgn` is none of uci, san, fen, epd\n"},
      {"convert --to fen --dialect f games.pgn",
       "strictpgn: --dialect: `f` is none of fen, xfen, shredder\n"},
      {"convert --to fen --ep f games.pgn",
       "strictpgn: --ep: `f` is none of standard, xfen, legal\n"},
      {"convert --to fen none.pgn", "strictpgn: no such file: `none.pgn`\n"},
  };
  for (const auto& [arguments, err] : cases) {
    const auto ran = run(arguments);
    BOOST_TEST(ran.status == 2, arguments);
    BOOST_TEST(ran.out == "", arguments);
    BOOST_TEST(ran.err == err, arguments);
  }
  BOOST_TEST(run("convert --to uci none.pgn games.pgn").out == "e2e4 e7e5 g1f3\n");
}

BOOST_AUTO_TEST_CASE(what_is_written_leads_to_the_positions_of_the_walk) {
  std::vector<std::string> texts;
  for (const auto& one : tests::all_cases())
    if (!one.format() && one.input.size() < 20'000) texts.push_back(one.input);
  BOOST_TEST(check_all(texts) > 5000U);
  texts.clear();
  generate::request request;
  request.plies = 80;
  generate::generator from(request);
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(60); ++seed)
    texts.push_back(from.make(seed).text);
  BOOST_TEST(check_all(texts) > 30 * tests::trials(60));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(program_convert_files)

BOOST_AUTO_TEST_CASE(any_files_lead_to_the_positions_of_the_walk) {
  std::vector<std::string> texts;
  for (const auto& [name, text] : strictpgn::tests::samples({".pgn"}))
    if (text.size() < 200'000) texts.push_back(text);
  BOOST_TEST(program_convert::check_all(texts) > 0U);
}

BOOST_AUTO_TEST_SUITE_END()

#endif
