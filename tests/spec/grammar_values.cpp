// The values of tags and positions: the grammar and the rules of the catalogue say the same of
// them.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/grammar_agreement.hpp"
#include "spec/grammar_texts.hpp"
#include "spec/interpreter.hpp"
#include "spec/pure.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(grammar_values)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::spec;
using strictpgn::fen_dialect;
using strictpgn::rule;
using rules = std::set<rule>;

/// A tag, how its value is read, and characters to try as a value in any order.
struct value_kind {
  std::string_view tag, production, alphabet;
  std::vector<std::string_view> values;  ///< longer ones
};

// clang-format off
const value_kind kinds[] = {
    {"Date", "date_tag", "", {"1992.08.31", "????.??.??", "199?.08.31", "1992.1?.3?", "1992.13.01", "1992.00.00", "1992.08.32", "1992-08-31", "1992.08.3", "1992.08.311", "", "?"}},
    {"EventDate", "event_date_tag", "", {"1992.08.31", "?", "????.??.??", "1992", "199?.??.??", "1992.99.01"}},
    {"UTCDate", "utc_date_tag", "", {"1992.08.31", "1992.8.31", "1992.0?.31", "1992.08.00"}},
    {"Round", "round_tag", "?-1.a ", {"4.1.2", "10.11"}},
    {"Result", "result_tag", "10-/*2", {"1/2-1/2", "1/2-1/2 ", "won"}},
    {"Board", "board_tag", "10-a", {}},
    {"White", "player_tag", "a: ?", {"Tal, Mikhail N.:Fine, R.", "http://a"}},
    {"WhiteElo", "elo_tag", "1-?:+", {"2700:2710", "2700::-", "n/a"}},
    {"WhiteUSCF", "uscf_tag", "1-?:+", {}},
    {"WhiteTitle", "title_tag", "GM-:W", {"WGM:IM:-", "WCM", "WFM:FM", "CM", "BOT"}},
    {"WhiteType", "type_tag", "h:", {"human", "program", "human:program", "human::", "Human", "humans"}},
    {"ECO", "eco_tag", "A0/F9", {"E99/05", "B90/055", "b90"}},
    {"Mode", "mode_tag", "OTBPCMI", {"ICS", "OTB ", "EM"}},
    {"Termination", "termination_tag", "", {"abandoned", "adjudication", "death", "emergency", "normal", "rules infraction", "time forfeit", "unterminated", "Normal", "won", "normal "}},
    {"SetUp", "setup_tag", "01a ", {}},
    {"PlyCount", "plycount_tag", "10-a", {}},
    {"Time", "time_tag", "", {"00:00:00", "23:59:59", "24:00:00", "??:??:??", "12:??:30", "1?:00:00", "23:59:60", "12:60:00", "9:30:00", "12.30.00"}},
    {"UTCTime", "utc_time_tag", "", {"23:59:60", "23:59:59", "??:??:??", "22:59:60", "23:59:61"}},
    {"TimeControl", "timecontrol_tag", "01/+*:?-", {"40/9000", "4500+60", "40/7200:20/3600:900+30", "40/5400+30", "40/0+0", "00+00", "180+0", "0/300:0+1", "G/30"}},
    {"Clock", "running_clock_tag", "", {"W/1:07:00", "B/0:00:00", "N/10:59:59", "w/1:07:00", "W/1:7:00", "1:07:00", "W/1:60:00"}},
    {"WhiteClock", "clock_tag", "", {"1:07:00", "01:07:00", "1:07", "0:01:38.473", "-1:07:00"}},
};
// clang-format on

/// What else a value is told for, which no grammar can say.
const rules computed = {rule::date_impossible};

void add_broken(node_id id, std::set<node_id>& seen, rules& to) {
  if (!seen.insert(id).second) return;
  const auto& node = import_grammar()[id];
  if (node.broken) to.insert(*node.broken);
  for (const auto kid : node.kids) add_broken(kid, seen, to);
}

/// The rules that the grammar knows about a value.
rules rules_of(const value_kind& kind) {
  std::set<node_id> seen;
  rules known;
  add_broken(import_grammar().find(kind.production).value(), seen, known);
  return known;
}

rules broken_by_grammar(const value_kind& kind, std::string_view value) {
  static interpreter by(import_grammar());
  derivation result;
  by.begin(value);
  by.derive(import_grammar().find(kind.production).value(), 0, result);
  BOOST_TEST((!result.empty() && result.front().end == value.size()), shown_bytes(value));
  rules broken;
  for (const auto& each : deviations_of(import_grammar(), result))
    if (const auto& id = import_grammar()[each.production].broken) broken.insert(*id);
  return broken;
}

rules broken_by_check(const value_kind& kind, std::string_view value, const rules& known) {
  const auto text = "[" + std::string(kind.tag) + " \"" + std::string(value) + "\"]\n*\n";
  rules broken;
  for (const auto& each : strictpgn::check_database(text).diagnostics)
    if (known.contains(each.id)) broken.insert(each.id);
  return broken;
}

std::string shown(const rules& all) {
  std::string names;
  for (const auto id : all) names += std::string(name_of(id)) + ' ';
  return names;
}

/// A value without the form of its tag has that finding alone in the grammar.
void hold(const value_kind& kind, std::string_view value) {
  const auto known = rules_of(kind);
  const auto by_grammar = broken_by_grammar(kind, value);
  auto by_check = broken_by_check(kind, value, known);
  const bool is_shapeless = by_grammar.size() == 1 && by_check.contains(*by_grammar.begin()) &&
                            !by_grammar.contains(rule::tag_value_empty_item);
  if (is_shapeless) by_check.erase(rule::tag_value_empty_item);
  for (const auto id : computed)
    if (!by_grammar.contains(id)) by_check.erase(id);
  BOOST_TEST((by_grammar == by_check), kind.tag << " `" << shown_bytes(value) << "`: grammar "
                                                << shown(by_grammar) << "check "
                                                << shown(by_check));
}

/// All texts of these characters up to that length.
std::vector<std::string> texts_of(std::string_view alphabet, std::size_t longest) {
  std::vector<std::string> all{""};
  for (std::size_t from = 0; longest != 0; --longest) {
    const auto end = all.size();
    for (; from != end; ++from)
      for (const char c : alphabet) all.push_back(all[from] + c);
  }
  return all;
}

bool takes(std::string_view production, std::string_view text) {
  static interpreter by(import_grammar());
  derivation result;
  by.begin(text);
  return by.derive(import_grammar().find(production).value(), 0, result) &&
         result.front().end == text.size();
}

struct notation {
  std::string_view production;
  fen_dialect dialect;
};

constexpr notation notations[] = {{"fen_value", fen_dialect::fen},
                                  {"xfen_value", fen_dialect::xfen},
                                  {"shredder_value", fen_dialect::shredder}};

/// About the notation of a position, and not about where the pieces stand or how large a number is.
bool is_about_notation(rule id) {
  return id != rule::fen_integer_too_large && id != rule::fen_file_suffix &&
         (info(id).group == 12 || id == rule::fen_dialect_castling);
}

/// Who asks for Shredder-FEN is given X-FEN as well (D90).
bool is_allowed(const notation& by, std::string_view record) {
  return takes(by.production, record) ||
         (by.dialect == fen_dialect::shredder && takes("xfen_value", record));
}

/// That no side has three rooks to castle with is told, if at all, by where the pieces stand.
bool has_three_rights_of_a_side(std::string_view record) {
  static const std::regex three("[^ ]* [wb] [A-Za-z]*([A-Z]{3}|[a-z]{3})[A-Za-z]* .*");
  return std::regex_match(record.begin(), record.end(), three);
}

/// That no rook is named twice, by its file or by what stands outermost, is counted by no
/// production.
bool names_a_rook_twice(std::string_view record, rule found) {
  static const std::regex twice(
      "[^ ]* [wb] [A-Za-z]*(([A-Ha-h])\\2|K[A-H]|[A-H]Q|k[a-h]|[a-h]q)[A-Za-z]* .*");
  return found == rule::fen_castling_duplicate &&
         std::regex_match(record.begin(), record.end(), twice);
}

std::string fault_of_notations(std::string_view record) {
  for (const auto& each : notations) {
    const auto read = strictpgn::parse_fen(record, each.dialect);
    const auto found =
        std::ranges::find_if(read.findings, is_about_notation, &strictpgn::diagnostic::id);
    const bool is_right = found == read.findings.end();
    if (is_right && has_three_rights_of_a_side(record)) continue;
    if (!is_right && names_a_rook_twice(record, found->id)) continue;
    if (is_allowed(each, record) != is_right)
      return std::string(each.production) + (is_right ? " refuses it" : " takes it, but for ") +
             std::string(is_right ? "" : name_of(found->id));
  }
  return {};
}

std::string damaged_value(rng& random) {
  const auto& kind = kinds[below(random, std::size(kinds))];
  auto text =
      std::string(kind.values.empty() ? "12" : kind.values[below(random, kind.values.size())]);
  for (auto left = below(random, 3); left != 0 && !text.empty(); --left)
    text[below(random, text.size())] = "0123?.:/-+*aW"[below(random, 13)];
  return text;
}

// clang-format off
constexpr std::string_view pieces_of_positions[] = {
    "8/8/8/8/8/8/8/8", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "k7/8/8/8/8/8/8/K7", "44/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/7",
    "k7/8/8/8/8/8/8/K8", "p1p1p1p1/8/8/8/8/8/8/1p6", "w", "b", "-", "KQkq", "HAha", "Qk", "kK", "Hk", "KK", "HGFa", "e3", "e6", "e4", "0", "1", "00", "01", "42"};
// clang-format on

/// Six fields, each of which may be any.
std::string position_soup(rng& random) {
  constexpr std::string_view usual[] = {"k7/8/8/8/8/8/8/K7", "w", "-", "-", "0", "1"};
  std::string text;
  for (const auto field : usual) {
    if (!text.empty()) text += below(random, 30) == 0 ? "  " : " ";
    text += below(random, 4) != 0
                ? field
                : pieces_of_positions[below(random, std::size(pieces_of_positions))];
  }
  return text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_value_breaks_the_rules_that_its_grammar_names) {
  for (const auto& kind : kinds) {
    for (const auto value : kind.values) hold(kind, value);
    for (const auto& value : texts_of(kind.alphabet, is_sanitized ? 2 : 4)) hold(kind, value);
  }
}

BOOST_AUTO_TEST_CASE(each_deviation_of_a_value_is_met) {
  for (const auto& kind : kinds) {
    rules met;
    for (const auto value : kind.values) met.merge(broken_by_grammar(kind, value));
    for (const auto& value : texts_of(kind.alphabet, 2)) met.merge(broken_by_grammar(kind, value));
    auto known = rules_of(kind);
    BOOST_TEST((met == known), kind.tag << ": " << shown(met) << "of " << shown(known));
  }
}

BOOST_AUTO_TEST_CASE(damaged_values_break_the_rules_that_their_grammars_name) {
  rng random;
  for (auto left = trials(10'000); left != 0; --left) {
    const auto value = damaged_value(random);
    for (const auto& kind : kinds) hold(kind, value);
  }
}

BOOST_AUTO_TEST_CASE(a_rank_covers_eight_squares_and_no_digit_follows_another) {
  const auto is_digit = [](char c) { return c != 'p'; };
  for (const auto& [alphabet, longest] :
       {std::pair("p12345678", 4), std::pair("p12", 8), std::pair("p17", 5), std::pair("pp", 9)})
    for (const auto& text : texts_of(alphabet, static_cast<std::size_t>(longest))) {
      int squares = 0;
      bool follows = false;
      for (std::size_t at = 0; at != text.size(); ++at) {
        squares += is_digit(text[at]) ? text[at] - '0' : 1;
        follows |= at != 0 && is_digit(text[at]) && is_digit(text[at - 1]);
      }
      BOOST_TEST(takes("squares_8", text) == (squares == 8 && !follows), text);
    }
}

BOOST_AUTO_TEST_CASE(a_position_is_right_by_its_grammar_where_no_rule_about_notation_is_broken) {
  try_texts(20'000, position_soup, fault_of_notations);
}

BOOST_AUTO_TEST_CASE(interpreter_and_parser_derive_the_same_values_and_positions) {
  using namespace derivations;
  for (const auto& kind : kinds)
    for (const auto value : kind.values) BOOST_TEST(fault_of_value(value) == "", value);
  try_texts(3'000, damaged_value, fault_of_value);
  try_texts(5'000, position_soup, fault_of_position);
  try_texts(10'000, token_soup, fault_of_standard);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_values_files)

using namespace grammar_values;

BOOST_AUTO_TEST_CASE(records_are_right_by_their_grammar_where_no_rule_about_notation_is_broken) {
  for (const auto& record : sample_records())
    BOOST_TEST(fault_of_notations(record) == "", shown_bytes(record));
  try_texts(20'000, damaged_record, fault_of_notations);
}

BOOST_AUTO_TEST_SUITE_END()
