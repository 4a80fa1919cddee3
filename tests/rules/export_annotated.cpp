// Moves with comments, NAGs and suffixes behind them: before which the number is missing or one too
// many (PGN 8.2.2.2), and which comments have spaces beside their braces.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "random.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(export_annotated)

namespace {

using namespace strictpgn;

using places = std::vector<std::uint64_t>;

/// Where something is to be said of games, by what it is about.
struct due_findings {
  places missing, missing_after_nag, superfluous, padded;

  friend bool operator==(const due_findings&, const due_findings&) = default;
};

/// Games in which knights go out and home.
class writer {
 public:
  explicit writer(tests::rng& random) : random_(random) {}

  void add_game() {
    text_ += tests::unknown_roster + '\n';
    line_begin_ = text_.size();
    is_broken_ = tests::below(random_, 2) == 0;
    before_ = {.is_interrupted = true};
    const auto plies = tests::below(random_, 120);
    for (std::size_t ply = 0; ply != plies; ++ply) add_move(ply);
    add("*");
    text_ += "\n\n";
  }

  const std::string& text() const { return text_; }
  const due_findings& due() const { return due_; }

 private:
  /// What stands between a move and the one before it.
  struct between {
    bool is_interrupted = false;
    bool has_nag = false;
    bool has_suffix = false;
  };

  bool happens(std::size_t once_in) { return tests::below(random_, once_in) == 0; }

  void add_move(std::size_t ply) {
    const std::string moves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    const bool is_white = ply % 2 == 0;
    const bool is_due = is_white || before_.is_interrupted;
    const bool is_allowed = is_due || before_.has_nag || before_.has_suffix;
    if (happens(20)) add_escape_line();
    const bool has_number = is_due != happens(12);
    if (has_number) {
      const auto number = add(fmt::format("{}{}", ply / 2 + 1, is_white ? "." : "..."));
      if (!is_allowed) due_.superfluous.push_back(number);
    }
    const bool has_suffix = happens(20);
    const auto move = add(moves[ply % 4] + (has_suffix ? "!" : ""));
    if (!has_number && is_due) due_.missing.push_back(move);
    if (!has_number && !is_due && before_.has_nag) due_.missing_after_nag.push_back(move);
    before_ = {.has_suffix = has_suffix};
    if (happens(12)) {
      add("$14");
      before_.has_nag = true;
    }
    // Stretches of moves that have a comment each, and of some that have none.
    is_annotating_ = is_annotating_ != happens(10);
    if (is_annotating_) add_comments();
    if (ply % 4 == 0 && happens(6)) add_variation(ply / 2 + 1);
  }

  /// Of two moves and one that cannot be played, of which nothing is said here.
  void add_variation(std::size_t number) {
    add(fmt::format("({}.", number));
    add("Nc3");
    const bool is_annotated = happens(2);
    if (is_annotated) add("{word}");
    const auto of_black = add(fmt::format("{}...", number));
    if (!is_annotated) due_.superfluous.push_back(of_black);
    add("Nc6");
    add("{word}");
    add(fmt::format("{}.", number + 1));
    add("Ke5)");
    before_.is_interrupted = true;
  }

  void add_comments() {
    constexpr std::string_view contents[] = {" [%clk 0:01:00] ", " [%clk 0:01:00]",
                                             "[%clk 0:01:00] ",  "[%clk 0:01:00]",
                                             " [%eval 0.17] ",   "[%eval -0.3] [%clk 0:00:09]",
                                             " word ",           "word"};
    do {
      const auto content = contents[tests::below(random_, std::size(contents))];
      const auto comment = add(fmt::format("{{{}}}", content));
      if (content.starts_with(' ') || content.ends_with(' ')) due_.padded.push_back(comment);
      before_.is_interrupted = true;
    } while (happens(15));
  }

  /// As if it were not there.
  void add_escape_line() {
    text_ += "\n% escaped\n";
    line_begin_ = text_.size();
  }

  /// Gives where it stands.
  std::uint64_t add(std::string_view token) {
    if (text_.size() != line_begin_) {
      const bool is_full = text_.size() - line_begin_ + 1 + token.size() > 79;
      text_ += is_broken_ && is_full ? '\n' : ' ';
      if (text_.back() == '\n') line_begin_ = text_.size();
    }
    text_ += token;
    return text_.size() - token.size();
  }

  tests::rng& random_;
  std::string text_;
  std::size_t line_begin_ = 0;
  bool is_broken_ = false;  // into lines; else one line is all
  bool is_annotating_ = false;
  between before_;
  due_findings due_;
};

due_findings found_in(std::string_view text) {
  options how;
  how.format = profile::export_format;
  due_findings found;
  for (const auto& one : check_database(text, how).diagnostics) {
    if (one.id == rule::export_move_number_missing) found.missing.push_back(one.where.begin);
    if (one.id == rule::export_move_number_missing_after_nag)
      found.missing_after_nag.push_back(one.where.begin);
    if (one.id == rule::export_move_number_superfluous)
      found.superfluous.push_back(one.where.begin);
    if (one.id == rule::export_comment_spacing) found.padded.push_back(one.where.begin);
  }
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(numbers_and_spaces_are_judged_by_what_stands_before_them) {
  tests::rng random;
  due_findings all;
  const auto count = [](places& to, const places& more) {
    to.insert(to.end(), more.begin(), more.end());
  };
  for (auto trial = tests::trials(300); trial != 0; --trial) {
    writer games(random);
    for (auto game = 1 + tests::below(random, 3); game != 0; --game) games.add_game();
    BOOST_TEST((found_in(games.text()) == games.due()), games.text());
    count(all.missing, games.due().missing);
    count(all.missing_after_nag, games.due().missing_after_nag);
    count(all.superfluous, games.due().superfluous);
    count(all.padded, games.due().padded);
  }
  for (const auto* each : {&all.missing, &all.missing_after_nag, &all.superfluous, &all.padded})
    BOOST_TEST(each->size() > tests::trials(300) / 2);
}

/// A number counts over a variation behind it; under `reduced`, what stands in variations goes.
BOOST_AUTO_TEST_CASE(numbers_are_judged_across_and_in_variations) {
  struct {
    std::string_view movetext;
    profile format;
    std::uint64_t missing, superfluous;
  } constexpr table[] = {
      {"1. e4 1... (1. d4) e5 *", profile::export_format, 0, 0},
      {"1. e4 (1. d4) e5 *", profile::export_format, 1, 0},
      {"1. e4 e5 (1... c5 Nf3) 2. Nf3 *", profile::export_format, 1, 0},
      {"1. e4 e5 (1... c5 Nf3) 2. Nf3 *", profile::reduced, 0, 0},
      {"1. e4 e5 (1... c5 2. Nf3) Nf3 *", profile::reduced, 1, 0},
      {"1. e4 e5 (1... c5) (1... c6 (1... d6) 2. d4) Nf3 *", profile::reduced, 1, 0},
      {"1. e4 (1. d4 1... d5) 1... e5 *", profile::export_format, 0, 1},
      {"1. e4 (1. d4 1... d5) 1... e5 *", profile::reduced, 0, 0},
      {"1. e4 e5 (1... c5) 2. Nf3 2... Nc6 *", profile::reduced, 0, 1},
      {"1. e4 {a comment} e5 *", profile::reduced, 0, 0},
      {"1. e4 ({a comment}) e5 *", profile::reduced, 0, 0},
  };
  for (const auto& [movetext, format, missing, superfluous] : table) {
    options how;
    how.format = format;
    const auto text = fmt::format("[Event \"?\"]\n\n{}\n", movetext);
    const auto found = check_database(text, how).totals.by_rule;
    BOOST_TEST(found[rule::export_move_number_missing] == missing, movetext);
    BOOST_TEST(found[rule::export_move_number_superfluous] == superfluous, movetext);
  }
}

/// However few are told, and however few are kept.
BOOST_AUTO_TEST_CASE(comments_that_are_only_counted_are_all_counted) {
  tests::rng random;
  for (auto trial = tests::trials(100); trial != 0; --trial) {
    writer games(random);
    for (int game = 0; game != 4; ++game) games.add_game();
    options how;
    how.format = profile::export_format;
    how.limits.diagnostics = 1 + tests::below(random, 60);
    const auto all = check_database(games.text(), how).totals;
    BOOST_TEST(all.by_rule[rule::export_comment_spacing] == games.due().padded.size());
    how.told_of_each_rule = tests::below(random, 4);
    const auto counted = check_database(games.text(), how).totals;
    for (const auto& row : catalogue())
      BOOST_TEST(counted.by_rule[row.id] == all.by_rule[row.id], row.name << games.text());
  }
}

BOOST_AUTO_TEST_SUITE_END()
