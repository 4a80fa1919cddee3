// The umbrella header: it has every header, and its examples do what they say.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "checkout.hpp"
#include "files.hpp"
#include "strictpgn/strictpgn.hpp"

BOOST_AUTO_TEST_SUITE(manual)

BOOST_AUTO_TEST_CASE(the_header_of_the_library_has_all_headers) {
  const auto folder = std::filesystem::path(strictpgn::tests::in_checkout("include/strictpgn"));
  const auto all = strictpgn::tests::bytes_of_file(folder / "strictpgn.hpp");
  std::size_t headers = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const auto name = entry.path().filename().string();
    if (name == "strictpgn.hpp") continue;
    BOOST_TEST(all.find("#include \"strictpgn/" + name + "\"\n") != all.npos, name);
    ++headers;
  }
  BOOST_TEST(headers > 30);
}

BOOST_AUTO_TEST_CASE(the_examples_of_the_manual_do_what_they_say) {
  std::ostringstream out;
  const std::string text = "[White \"Tal\"]\n\n1. e4 nf6 2. Ke3 *\n";
  for (const auto& game : strictpgn::read_text(text)) {
    out << game.tag("White").value_or("?") << '\n';
    for (auto [node, before, after] : game.walk())
      if (after) out << node.fullmove() << node.san() << ' ' << write_fen(*after) << '\n';
  }
  for (const auto& found : strictpgn::check_database(text).diagnostics)
    if (found.level == strictpgn::severity::error) out << name_of(found.id) << '\n';
  for (const auto& found : strictpgn::check_database(text).diagnostics)
    if (found.level == strictpgn::severity::error) {
      const auto picture = render_text(found, text);
      const auto line = picture.find("3 |");
      out << picture.substr(line, picture.find("  | 8") - line);
    }
  auto position = strictpgn::position::initial();
  for (const auto* const typed : {"e4", "Nbd7"})
    if (auto found = strictpgn::resolve(position, typed))
      position.play(found.played);
    else
      out << found.findings.front().message << '\n';
  out << strictpgn::find_nag(14)->meaning << '\n';
  auto game = strictpgn::game_tree::initial();
  auto e4 = game.add_move(strictpgn::node_id::root, "e4");
  game.add_variation(*e4, {"d4", "d5"});
  const auto written = write_pgn(game).text;
  out << written.substr(written.find("\n\n") + 2);
  BOOST_TEST(out.str() ==
             "Tal\n"
             "1e4 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n"
             "1Nf6 rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2\n"
             "move-illegal\n"
             "3 | 1. e4 nf6 2. Ke3 *\n"
             "  |              ^^^\n"
             "  |\n"
             "`Nbd7` is not a legal move: a piece of its own side stands on d7\n"
             "White stands slightly better\n"
             "1. e4 (1. d4 d5) *\n\n");
}

BOOST_AUTO_TEST_CASE(different_games_are_read_and_one_is_looked_at_by_several_threads) {
  const auto text = strictpgn::tests::bytes_of_file(
      strictpgn::tests::in_checkout("tests/games/lichess-study.pgn"));
  const auto said = [&](const strictpgn::tree& moves) {
    std::string all;
    for (const auto& [node, before, after] : moves.walk()) all += node.san();
    return all;
  };
  auto in = strictpgn::reader::text(text);
  BOOST_REQUIRE(in.next());
  const strictpgn::tree shared(in.current());
  const auto due = said(shared);
  std::vector<std::string> found(4);
  std::vector<std::size_t> games(4);
  std::vector<std::thread> threads;
  for (std::size_t at = 0; at < found.size(); ++at)
    threads.emplace_back([&, at] {
      found[at] = said(shared);
      for (const auto& game : strictpgn::read_text(text)) {
        auto copied = strictpgn::game_tree::from_view(game);
        games[at] += copied ? write_pgn(*copied).text.size() : 1;
      }
    });
  for (auto& one : threads) one.join();
  for (std::size_t at = 0; at < found.size(); ++at) {
    BOOST_TEST(found[at] == due);
    BOOST_TEST(games[at] == games[0]);
  }
  BOOST_TEST(games[0] > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
