// Mutants keep to their labels, and the reducer keeps what is interesting and little else.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>

#include "lab/generate/generator.hpp"
#include "lab/generate/tree.hpp"
#include "lab/mutate/mutator.hpp"
#include "lab/reduce/reducer.hpp"
#include "random.hpp"
#include "spec/interpreter.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(generate_mutants)

namespace {

using namespace strictpgn;
using namespace strictpgn::generate;

std::vector<std::string> some_texts() {
  generator from({});
  std::vector<std::string> texts;
  for (std::uint64_t more = 0; more != 20; ++more)
    texts.push_back(from.make(tests::seed() + more).text);
  return texts;
}

bool breaks(std::string_view text, rule broken) {
  return check_database(text).totals.by_rule[broken] != 0;
}

std::string reduced(std::string text, rule broken) {
  return reducer([broken](std::string_view tried) { return breaks(tried, broken); })
      .reduce(std::move(text));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_label_names_an_operator_and_a_production) {
  const auto& grammar = spec::import_grammar();
  mutator from(some_texts());
  std::set<std::string> operators;
  for (std::uint64_t more = 0; more != 2000; ++more) {
    const auto label = from.make(tests::seed() + more).label;
    const auto at = label.find('@');
    BOOST_REQUIRE(at != label.npos);
    operators.insert(label.substr(0, at));
    BOOST_TEST(grammar.find(label.substr(at + 1)).has_value(), label);
  }
  const std::set<std::string> all{"drop",   "duplicate", "swap",  "replace",
                                  "splice", "insert",    "splat", "truncate"};
  BOOST_TEST((operators == all));
}

BOOST_AUTO_TEST_CASE(most_mutants_differ_from_what_they_were) {
  const auto texts = some_texts();
  mutator from(texts);
  int same = 0;
  for (std::uint64_t more = 0; more != 2000; ++more) {
    const auto result = from.make(tests::seed() + more);
    BOOST_REQUIRE(result.source < texts.size());
    if (result.text == texts[result.source]) ++same;
  }
  BOOST_TEST(same < 400);
}

BOOST_AUTO_TEST_CASE(the_same_seed_makes_the_same_mutant) {
  mutator one(some_texts()), other(some_texts());
  for (std::uint64_t seed = 50; seed != 0; --seed) other.make(seed);
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const auto a = one.make(seed), b = other.make(seed);
    BOOST_TEST(a.text == b.text);
    BOOST_TEST(a.label == b.label);
  }
}

BOOST_AUTO_TEST_CASE(a_tree_knows_its_kids) {
  spec::interpreter reader(spec::import_grammar());
  const tree all("1. e4 *\n", reader);
  BOOST_TEST(all.text_of(0) == "1. e4 *\n");
  for (std::size_t entry = 0; entry != all.size(); ++entry)
    for (const auto kid : all.kids(entry)) {
      BOOST_TEST(all.parent(kid) == entry);
      BOOST_TEST(all.begin(kid) >= all.begin(entry));
      BOOST_TEST(all.end(kid) <= all.end(entry));
    }
}

BOOST_AUTO_TEST_CASE(what_is_left_is_interesting_and_small) {
  struct goal {
    rule broken;
    std::size_t most;  // bytes
  };
  const goal goals[] = {{rule::nag_missing_digits, 8},  {rule::tag_missing_value, 8},
                        {rule::comment_stray_close, 8}, {rule::rav_empty, 12},
                        {rule::move_illegal, 60},       {rule::san_castling_zero, 90},
                        {rule::fen_king_count, 60},     {rule::termination_in_rav, 24}};
  for (const auto& [broken, most] : goals) {
    request request;
    request.violated = broken;
    request.games_per_file = 2;
    const auto text = generator(request).make(1).text;
    const auto left = reduced(text, broken);
    BOOST_TEST(breaks(left, broken), name_of(broken));
    BOOST_TEST(left.size() <= most, name_of(broken) << ": " << left);
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_asked_twice) {
  request request;
  request.violated = rule::nag_null;
  std::set<std::string, std::less<>> seen;
  reducer all([&](std::string_view tried) {
    BOOST_TEST(seen.emplace(tried).second);
    return breaks(tried, rule::nag_null);
  });
  all.reduce(generator(request).make(3).text);
  BOOST_TEST(seen.size() == all.asked());
}

BOOST_AUTO_TEST_SUITE_END()
