// The pure grammar reads the texts without deviations, and next to no others.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>

#include "spec/grammar_texts.hpp"
#include "spec/interpreter.hpp"
#include "spec/pure.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(grammar_pure)

namespace {

using namespace strictpgn::tests;
using strictpgn::rule;
using namespace strictpgn::spec;

/// Grows a grammar by hand.
struct builder {
  graph made;

  node_id add(node one) {
    made.nodes.push_back(std::move(one));
    return static_cast<node_id>(made.nodes.size() - 1);
  }
  node_id letter(char c) { return add({.what = op::literal, .text = {c}}); }
  node_id deviation() {
    return add(
        {.what = op::literal, .name = "deviation", .text = "!", .deviates = deviance::elsewhere});
  }
};

/// What is left of a production with these kids.
struct sample {
  op what;
  std::vector<bool> deviate;  ///< of the kids
  op expected;
  std::size_t kids;
};

/// Deviations that are preferred to what the standard alone would make of the same bytes.
const std::set<rule> preferred = {
    rule::epd_operation_missing_semicolon,  // `bm e4 id`: not three operands
    rule::command_unterminated_string,      // `[%a "b]`: not an operand that begins with a quote
};

bool deviates(const derivation& derivation) {
  return std::ranges::any_of(derivation, [](const derived& each) {
    return import_grammar()[each.production].is_deviation();
  });
}

/// The deviation that comes first in the text; null where there is none. From it on the two
/// grammars read different things, so that nothing is known of the others: in `bm 4 id";` the
/// string behind `id` is not closed, but to the pure grammar `id"` is an operand.
const node* first_deviation(const derivation& derivation) {
  for (const auto& each : derivation)
    if (const auto& what = import_grammar()[each.production];
        what.is_deviation() && what.deviates != deviance::recovery)
      return &what;
  return nullptr;
}

bool is_preferred(const node& deviation) {
  return deviation.broken && preferred.contains(*deviation.broken);
}

std::string fault_of(std::string_view entry, std::string_view text) {
  static interpreter import(import_grammar()), pure(pure_grammar());
  derivation result;
  import.begin(text);
  pure.begin(text);
  const bool fits_import = import.derive(import_grammar().find_entry(entry)->start, 0, result) &&
                           result.front().end == text.size();
  const bool is_pure = !deviates(result);
  const node* const first = first_deviation(result);
  const bool may_differ = first == nullptr || is_preferred(*first);
  const bool fits_pure = pure.derive(pure_grammar().find_entry(entry)->start, 0, result) &&
                         result.front().end == text.size();
  if (fits_import && is_pure && !fits_pure) return "the pure grammar refuses it";
  return fits_pure && !(fits_import && may_differ) ? "the pure grammar accepts it" : "";
}

std::string fault_of_fen(std::string_view text) { return fault_of("fen", text); }
std::string fault_of_epd(std::string_view text) { return fault_of("epd", text); }
std::string fault_of_comment(std::string_view text) { return fault_of("commands", text); }

}  // namespace

BOOST_AUTO_TEST_CASE(what_deviates_leaves_nothing_behind) {
  const sample samples[] = {
      {op::seq, {false, true}, op::failure, 0},   {op::seq, {false, false}, op::seq, 2},
      {op::sor, {false, true}, op::literal, 0},   {op::sor, {false, true, false}, op::sor, 2},
      {op::sor, {true, true}, op::failure, 0},    {op::star, {true}, op::success, 0},
      {op::opt, {true}, op::success, 0},          {op::rep_opt, {true}, op::success, 0},
      {op::plus, {true}, op::failure, 0},         {op::rep, {true}, op::failure, 0},
      {op::at, {true}, op::failure, 0},           {op::not_at, {true}, op::success, 0},
      {op::until, {true, false}, op::failure, 0}, {op::disable, {false}, op::literal, 0},
      {op::disable, {true}, op::failure, 0},
  };
  for (const auto& [what, deviate, expected, kids] : samples)
    BOOST_TEST_CONTEXT(name_of(what) << " of " << deviate.size()) {
      builder to;
      node start{.what = op::sor, .name = "start"}, other{.what = what, .name = "other"};
      char next = 'a';
      for (const bool deviates : deviate) {
        const auto id = deviates ? to.deviation() : to.letter(next++);
        other.kids.push_back(id);
      }
      start.kids = {to.add(other), to.letter('z')};
      to.made.entries = {{.name = "start", .title = "start", .start = to.add(start)}};
      const auto result = without_deviations(to.made);
      const auto left = result.find("other");
      const bool is_gone = expected == op::failure || expected == op::success;
      BOOST_TEST(left.has_value() != is_gone);
      if (!left) continue;
      BOOST_TEST((result[*left].what == expected));
      BOOST_TEST(result[*left].kids.size() == kids);
    }
}

BOOST_AUTO_TEST_CASE(nothing_in_the_pure_grammar_deviates) {
  for (const auto& each : pure_grammar().nodes) {
    BOOST_TEST(!each.is_deviation(), each.name);
    BOOST_TEST((each.what != op::failure && each.what != op::disable), each.name);
  }
}

BOOST_AUTO_TEST_CASE(every_production_of_the_pure_grammar_is_called) {
  const auto& pure = pure_grammar();
  std::vector<bool> is_called(pure.nodes.size());
  for (const auto& each : pure.nodes)
    for (const auto kid : each.kids) is_called[kid] = true;
  for (const auto& entry : pure.entries) {
    is_called[entry.start] = true;
    for (const auto other : entry.others) is_called[other] = true;
  }
  for (node_id id = 0; id != pure.nodes.size(); ++id) BOOST_TEST(is_called[id], pure[id].name);
}

BOOST_AUTO_TEST_CASE(an_entry_point_of_deviations_alone_has_no_pure_form) {
  builder to;
  to.made.entries = {{.name = "start", .title = "start", .start = to.deviation()}};
  BOOST_CHECK_THROW(without_deviations(to.made), std::invalid_argument);
}

BOOST_AUTO_TEST_CASE(any_texts_are_read_by_both_or_deviate) {
  try_texts(60'000, record_soup, fault_of_epd);
  try_texts(60'000, command_soup, fault_of_comment);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_pure_files)

using namespace grammar_pure;

BOOST_AUTO_TEST_CASE(texts_are_read_by_both_or_deviate) {
  for (const auto& line : sample_records()) {
    BOOST_TEST(fault_of_fen(line) == "", shown_bytes(line));
    BOOST_TEST(fault_of_epd(line) == "", shown_bytes(line));
  }
  for (const auto& comment : sample_comments())
    BOOST_TEST(fault_of_comment(comment) == "", shown_bytes(comment));
}

BOOST_AUTO_TEST_CASE(damaged_texts_are_read_by_both_or_deviate) {
  try_texts(60'000, damaged_record, fault_of_fen);
  try_texts(60'000, damaged_record, fault_of_epd);
}

BOOST_AUTO_TEST_SUITE_END()
