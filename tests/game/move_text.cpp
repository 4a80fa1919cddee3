// The text of a move by itself.
#include "strictpgn/move_text.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "game/positions.hpp"
#include "random.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/rule.hpp"

using namespace strictpgn;
using testing::position_of;

BOOST_AUTO_TEST_SUITE(move_text)

namespace {

std::string rules_of(const std::vector<diagnostic>& findings) {
  std::string text;
  for (const auto& found : findings)
    text += (text.empty() ? "" : " ") + std::string(name_of(found.id));
  return text;
}

std::string told(const san_reading& read) {
  if (read.is_null_move) return "null";
  if (!read.san) return "nothing";
  const auto& san = *read.san;
  if (san.castling != castling_side::none)
    return san.castling == castling_side::short_side ? "short" : "long";
  std::string text(1, san.any_piece ? '*' : letter_of(san.piece));
  if (san.origin_file >= 0) text += file_letter(san.origin_file);
  if (san.origin_rank >= 0) text += rank_digit(san.origin_rank);
  if (san.capture) text += 'x';
  text += to_string(san.destination);
  if (san.promotion != piece_type::none) text += letter_of(san.promotion);
  return text + std::string(text_of(read.suffix));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_text_says_its_parts_and_what_is_wrong_with_its_form) {
  struct reading_of {
    std::string_view text, parts, rules;
  };
  const reading_of all[] = {
      {"e4", "Pe4", ""},
      {"Nbd7", "Nbd7", ""},
      {"R1xa3+", "R1xa3", ""},
      {"exd8=N#", "Pexd8N", ""},
      {"O-O", "short", ""},
      {"O-O-O+", "long", ""},
      {"Qh4!?", "Qh4!?", ""},
      {"  e4\n", "Pe4", ""},
      {"nf3", "Nf3", "san-piece-lowercase"},
      {"0-0", "short", "san-castling-zero"},
      {"e2e4", "*e2e4", "san-long-algebraic"},
      {"e8(Q)", "Pe8Q", "san-promotion-bad-form"},
      {"Nf3 !", "Nf3!", "suffix-detached"},
      {"Nf3!!!", "Nf3", "suffix-invalid"},
      {"Nf3 ?!?", "Nf3", "suffix-invalid"},
      {"Nf3! !", "Nf3!", "suffix-repeated"},
      {"--", "null", "move-null"},
      {"Z0", "null", "move-null"},
      {"Sf6", "nothing", "san-piece-foreign"},
      {"e9", "nothing", "san-syntax"},
  };
  for (const auto& [text, parts, rules] : all) {
    const auto read = parse_san(text);
    BOOST_TEST(told(read) == parts, text);
    BOOST_TEST(rules_of(read.findings) == rules, text);
  }
}

BOOST_AUTO_TEST_CASE(what_is_not_one_move_is_an_error) {
  for (const std::string_view text : {"",
                                      " ",
                                      "e4 e5",
                                      "1. e4",
                                      "12.Nf3",
                                      "{comment}",
                                      "e4 {comment}",
                                      "$5",
                                      "e4 $5",
                                      "1-0",
                                      "*",
                                      "(e4)",
                                      "(",
                                      "hello",
                                      "[White \"x\"]",
                                      "e4 *",
                                      "e4\n\n[Event \"?\"]",
                                      "%",
                                      "; e4",
                                      "\xFF",
                                      "1",
                                      "..."}) {
    for (const auto& findings :
         {parse_san(text).findings, resolve(position::initial(), text).findings}) {
      const auto is_error = [](const diagnostic& d) { return d.level == severity::error; };
      BOOST_TEST(std::ranges::any_of(findings, is_error), "`" << text << '`');
      for (const auto& found : findings) BOOST_TEST(found.where.end <= text.size());
    }
    BOOST_TEST(!parse_san(text).san, "`" << text << '`');
    BOOST_TEST(!resolve(position::initial(), text), "`" << text << '`');
  }
}

BOOST_AUTO_TEST_CASE(places_count_from_the_start_of_the_text) {
  const auto read = parse_san("  nf3 ");
  BOOST_TEST_REQUIRE(read.findings.size() == 1);
  BOOST_TEST(bool(read.findings.front().where == span{2, 5}));
}

BOOST_AUTO_TEST_CASE(a_text_means_one_move_or_says_why_not) {
  struct meaning {
    std::string fen;
    std::string_view text;
    move_state state;
    illegal_reason reason;
    std::size_t candidates;
    std::string_view rules;
  };
  using enum move_state;
  const std::string usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const std::string knights = "k7/8/8/8/8/N3N3/8/N3N2K w - - 0 1";
  const meaning all[] = {
      {usual, "e4", played, {}, 0, ""},
      {usual, "nf3!", played, {}, 0, "san-piece-lowercase"},
      {usual, "Ng1f3", played, {}, 0, "san-overdisambiguated"},
      {usual, "e4+", played, {}, 0, "san-false-check"},
      {usual, "e5", illegal, illegal_reason::no_piece, 0, "move-illegal"},
      {usual, "Bb5", illegal, illegal_reason::blocked, 0, "move-illegal"},
      {usual, "O-O", illegal, illegal_reason::castling_blocked, 0, "move-illegal"},
      {usual, "--", passed, {}, 0, "move-null"},
      {usual, "e9", unreadable, {}, 0, "san-syntax"},
      {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "--", pass_in_check, {}, 0, "move-null"},
      {knights, "Nc2", ambiguous, {}, 4, "san-ambiguous"},
      {knights, "Nac2", ambiguous, {}, 2, "san-ambiguous"},
      {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", promotion_missing, {}, 4, "san-promotion-missing"},
      {"7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "Kh7", illegal, {}, 0, "move-after-game-end"},
  };
  for (const auto& one : all) {
    const auto read = resolve(position_of(one.fen), one.text);
    BOOST_TEST(bool(read.state == one.state), one.text);
    BOOST_TEST(bool(read) == (one.state == played), one.text);
    BOOST_TEST(read.candidates.size() == one.candidates, one.text);
    BOOST_TEST(rules_of(read.findings) == one.rules, one.text);
    if (one.reason != illegal_reason::none)
      BOOST_TEST(name_of(read.reason) == name_of(one.reason), one.text);
  }
}

BOOST_AUTO_TEST_CASE(findings_can_be_switched_off_and_told_under_a_profile) {
  options options;
  options.levels = {{rule::san_piece_lowercase, severity::off}};
  BOOST_TEST(parse_san("nf3", options).findings.empty());
  BOOST_TEST(resolve(position::initial(), "nf3", options).findings.empty());
  options = {};
  options.format = profile::export_format;
  BOOST_TEST(bool(parse_san("nf3", options).findings.front().level == severity::error));
}

BOOST_AUTO_TEST_CASE(the_san_of_every_legal_move_is_read_as_that_move) {
  std::size_t tried = 0;
  for (const auto& before : tests::all_positions())
    for (const auto legal : before.legal_moves()) {
      const auto read = resolve(before, write_san(before, legal));
      BOOST_TEST(bool(read.played == legal), write_san(before, legal));
      BOOST_TEST(read.findings.empty(), write_san(before, legal) << " in " << write_fen(before));
      ++tried;
    }
  BOOST_TEST(tried > 1000);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(move_text_files)

namespace {

/// The rules about the form of a move and its suffix, and about what it means on the board.
bool is_about_the_move(rule id) {
  constexpr int san_group = 9;
  return info(id).group == san_group || name_of(id).starts_with("suffix-");
}

std::vector<std::string> told(std::span<const diagnostic> findings) {
  std::vector<std::string> all;
  for (const auto& found : findings)
    if (is_about_the_move(found.id))
      all.push_back(std::string(name_of(found.id)) + ": " + found.message + " in " + found.fen);
  return all;
}

std::string listed(const std::vector<std::string>& all) {
  std::string text;
  for (const auto& one : all) text += '[' + one + ']';
  return text;
}

/// Whether the file knows more than the text of the move: a word before it that may have been a
/// move, the side that its number names, a mark apart from it.
bool knows_more(const game& what, const node& node, std::string_view source) {
  const auto is_dropped = [](const element& e) { return e.kind == element_kind::unknown_symbol; };
  const auto is_more = [&](const diagnostic& found) {
    return found.message.find("its number says") != found.message.npos ||
           found.where.end > node.where().begin + source.size();
  };
  return std::ranges::any_of(what.elements, is_dropped) ||
         std::ranges::any_of(node.findings(), is_more);
}

/// The move with its suffix, where nothing else stands between them.
std::string_view source_of(const game& what, const element& e) {
  const auto begin = what.span_of(e).begin;
  const auto end = e.suffix == suffix::none ? what.span_of(e).end : what.suffix_span_of(e).end;
  return what.text.substr(begin - what.offset, end - begin);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_typed_move_has_the_findings_that_it_has_in_a_file) {
  std::size_t tried = 0, wrong = 0;
  for (const auto& [name, text] : tests::samples({".pgn"}))
    for (const auto& game : read_text(text)) {
      auto walk = game.walk();
      for (const auto& [node, before, after] : walk) {
        const auto source = source_of(game.syntax(), node.syntax());
        const bool is_whole = source.find_first_of("{;%") == source.npos;
        if (knows_more(game.syntax(), node, source)) continue;
        if (before == nullptr || node.state() == move_state::doubtful || !is_whole) continue;
        const auto typed = resolve(*before, source);
        const auto typed_findings = told(typed.findings);
        BOOST_TEST(bool(typed.state == node.state()), name << ": " << source);
        BOOST_TEST(typed_findings == told(node.findings()),
                   name << ": " << source << ": " << listed(typed_findings) << " and in the file "
                        << listed(told(node.findings())));
        tried += 1;
        wrong += !typed.findings.empty();
      }
    }
  BOOST_TEST(tried > 1000);
  BOOST_TEST(wrong > 50);
}

BOOST_AUTO_TEST_CASE(any_text_means_a_move_or_has_a_finding) {
  tests::rng random;
  constexpr std::string_view alphabet = "abcdefghNBRQKOx12345678+#=-0!?.()[]{}; \n\xE2\x99\x98@\"%";
  const auto start = position::initial();
  std::size_t played = 0;
  for (std::uint64_t trial = 0; trial < tests::trials(20'000); ++trial) {
    std::string text;
    for (auto left = 1 + tests::below(random, 6); left != 0; --left)
      text += alphabet[tests::below(random, alphabet.size())];
    const auto read = resolve(start, text);
    BOOST_TEST((bool(read) || !read.findings.empty()), text);
    BOOST_TEST((!read || bool(parse_san(text).san)), text);
    for (const auto& found : read.findings) BOOST_TEST(found.where.end <= text.size(), text);
    if (read) BOOST_TEST(bool(resolve(start, write_san(start, read.played)).played == read.played));
    played += bool(read);
  }
  BOOST_TEST(played * 4'000 > tests::trials(20'000));
}

BOOST_AUTO_TEST_SUITE_END()
