// A finding about a move says which one it is: game, ply, and the position before it.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "files.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(move_places)

namespace {

using namespace strictpgn;

/// A move as it stands in the text, and where the game is before it.
struct move_place {
  span where;
  std::uint32_t ply = 0;
  std::string fen;
};

/// Goes through a game with the plies that were played at hand, and notes each move whose position
/// is known: also those that could not be played.
class walk {
 public:
  walk(const game& what, const replayed& played) : what_(what), played_(played) {
    line_.fen = line_.fen_before_last = played.start_fen;
    line_.is_followed = played.is_playable;
    for (std::size_t at = 0; at != played.plies.size(); ++at) plies_[played.plies[at].element] = at;
    for (auto at = what.first_in_movetext; at < what.elements.size(); ++at)
      pass(at, what.elements[at]);
  }

  const std::vector<move_place>& moves() const { return moves_; }

 private:
  struct sequence {
    std::string fen;
    std::string fen_before_last;
    std::uint32_t ply = 0;
    std::uint32_t ply_before_last = 0;
    bool is_followed = false;
    bool knows_before_last = false;
    bool is_certain = true;  // nothing was dropped that may have been a move
  };

  void pass(std::uint32_t at, const element& e) {
    switch (e.kind) {
      case element_kind::move:
        note(e);
        play(at);
        break;
      case element_kind::null_move:
        note(e);
        play_null_move();
        break;
      case element_kind::unreadable_move:
        note(e);
        lose_track();
        break;
      case element_kind::unknown_symbol:
        line_.is_certain = false;
        break;
      case element_kind::variation_begin:
        enter();
        break;
      case element_kind::variation_end:
        line_ = outer_.back();
        outer_.pop_back();
        break;
      default:
        break;
    }
  }

  void note(const element& e) {
    if (line_.is_followed && line_.is_certain)
      moves_.push_back({what_.span_of(e), line_.ply + 1, line_.fen});
  }

  void play(std::uint32_t at) {
    const auto found = plies_.find(at);
    if (found == plies_.end())
      lose_track();
    else
      go_on(played_.fens[found->second]);
  }

  void play_null_move() {
    if (!line_.is_followed) return lose_track();
    auto now = *parse_fen(line_.fen, fen_dialect::chess960).playable;
    if (now.is_check()) return lose_track();
    now.pass();
    go_on(write_fen(now.to_setup()));
  }

  void go_on(const std::string& fen) {
    line_.fen_before_last = std::exchange(line_.fen, fen);
    line_.ply_before_last = line_.ply++;
    line_.knows_before_last = true;
  }

  void lose_track() {
    line_.knows_before_last = std::exchange(line_.is_followed, false);
    line_.fen_before_last = line_.fen;
    line_.ply_before_last = line_.ply;
  }

  void enter() {
    outer_.push_back(line_);
    line_.is_followed = line_.knows_before_last;
    line_.fen = line_.fen_before_last;
    line_.ply = line_.ply_before_last;
    line_.knows_before_last = false;
  }

  const game& what_;
  const replayed& played_;
  std::map<std::uint32_t, std::size_t> plies_;
  sequence line_;
  std::vector<sequence> outer_;
  std::vector<move_place> moves_;
};

/// Whether a rule is about bytes, lines, white space or the parts of a game, which may stand, or be
/// missing, where a move stands.
bool is_about_other_things(const diagnostic& found) {
  const auto structure = {rule::tag_section_missing, rule::movetext_after_termination,
                          rule::termination_bad_form, rule::timecontrol_missing_with_clocks};
  if (std::ranges::find(structure, found.id) != structure.end()) return true;
  constexpr int bytes = 1, lines = 2, roster = 6, layout = 16, files = 18, limits = 19;
  const int group = info(found.id).group;
  return group == bytes || group == lines || group == roster || group == layout || group == files ||
         group == limits;
}

class finder {
 public:
  void look(const std::string& name, std::string_view text) {
    options options;
    options.record_fens = true;
    options.fixes = false;
    auto games = reader::text(text, options);
    while (games.next())
      if (games.current().game != nullptr) look(name, games.current(), games.totals().games);
  }

  std::size_t count() const { return count_; }

 private:
  void look(const std::string& name, const reading& step, std::uint64_t number) {
    const walk all(*step.game, *step.replay);
    for (const auto& found : step.findings) {
      BOOST_TEST(found.game == number, name);
      const auto is_before = [&](const move_place& m) { return m.where.end <= found.where.begin; };
      const auto at = std::ranges::partition_point(all.moves(), is_before);
      if (at == all.moves().end() || found.where.begin < at->where.begin) continue;
      if (is_about_other_things(found)) continue;
      ++count_;
      BOOST_TEST(found.ply == at->ply,
                 name << ": " << name_of(found.id) << ": " << found.ply << ", not " << at->ply);
      BOOST_TEST(found.fen == at->fen, name << ": " << name_of(found.id));
    }
  }

  std::size_t count_ = 0;
};

}  // namespace

BOOST_AUTO_TEST_CASE(of_conformance_inputs) {
  finder all;
  for (const auto& one : tests::all_cases())
    if (!one.format()) all.look(one.name(), one.input);
  BOOST_TEST(all.count() > 300U);
}

BOOST_AUTO_TEST_CASE(of_generated_and_mutated_texts) {
  finder all;
  std::vector<std::string> texts;
  for (auto seed = tests::seed(); seed != tests::seed() + 500; ++seed) {
    generate::request request;
    request.violates_any = true;
    texts.push_back(generate::generator(request).make(seed).text);
    all.look(texts.back(), texts.back());
  }
  generate::mutator from(texts);
  for (auto seed = tests::seed(); seed != tests::seed() + 2000; ++seed) {
    const auto result = from.make(seed).text;
    all.look(result, result);
  }
  BOOST_TEST(all.count() > 500U);
}

BOOST_AUTO_TEST_CASE(are_left_out_where_they_are_not_asked_for) {
  constexpr std::string_view text = "1. e4 (1. e4 e5) 1... e5 2. Ng1f3 Nc6+ *\n";
  const auto found_with = [&](bool move_places) {
    options options;
    options.move_places = move_places;
    return check_database(text, options).diagnostics;
  };
  const auto with = found_with(true);
  const auto without = found_with(false);
  BOOST_REQUIRE(with.size() == without.size());
  std::size_t placed = 0;
  for (std::size_t at = 0; at < with.size(); ++at) {
    BOOST_TEST((without[at].id == with[at].id));
    BOOST_TEST((without[at].where == with[at].where));
    BOOST_TEST((without[at].ply == 0 && without[at].fen.empty()));
    placed += with[at].ply != 0 ? 1U : 0U;
  }
  BOOST_TEST(placed == 3U);  // of the variation, and of both moves of Knights
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(move_places_files)

BOOST_AUTO_TEST_CASE(of_any_files) {
  move_places::finder all;
  for (const auto& one : strictpgn::tests::samples({".pgn"})) all.look(one.name, one.text);
}

BOOST_AUTO_TEST_SUITE_END()
