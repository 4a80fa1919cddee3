// Mutants keep to their labels, and the reducer keeps what is interesting and little else.
#include <algorithm>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "lab/generate/generator.hpp"
#include "lab/generate/rng.hpp"
#include "lab/generate/tree.hpp"
#include "lab/mutate/mutator.hpp"
#include "lab/reduce/candidate_queue.hpp"
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

namespace {

/// What judges have been seen to do.
struct watch {
  std::atomic<int> at_work = 0;
  std::atomic<int> most = 0;

  void begin() {
    const int now = ++at_work;
    for (int before = most; before < now && !most.compare_exchange_weak(before, now);) {
    }
  }
};

/// Judges that now and then take much longer than others, by chance.
std::vector<judge> slow_judges(std::size_t count, watch& seen,
                               const std::function<bool(std::string_view)>& is_interesting) {
  std::vector<judge> all;
  for (std::size_t number = 0; number != count; ++number)
    all.emplace_back([&, by = rng(number)](std::string_view text, const auto&) mutable {
      seen.begin();
      std::this_thread::sleep_for(std::chrono::microseconds(by.chance(1, 4) ? 2'000 : 20));
      --seen.at_work;
      return is_interesting(text);
    });
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(several_judges_leave_what_one_leaves) {
  struct row {
    const char* title;
    std::uint64_t seed;
    std::function<bool(std::string_view)> is_interesting;
  };
  const auto has = [](std::string_view part) {
    return [part](std::string_view text) { return text.find(part) != text.npos; };
  };
  const row rows[] = {
      {"a byte", 1, has("4")},
      {"a move", 2, has("O-O")},
      {"not every number of bytes", 3,
       [](std::string_view text) { return text.size() % 5 != 2 && text.size() > 30; }},
      {"any text with a digit that its length ends with", 4,
       [](std::string_view text) {
         return text.find(static_cast<char>('0' + text.size() % 10)) != text.npos;
       }},
      {"a violation", 5, [](std::string_view text) { return breaks(text, rule::nag_null); }},
  };
  int most = 0;
  for (const auto& [title, seed, is_interesting] : rows) {
    request request;
    request.violated = rule::nag_null;
    request.plies = 20;
    const auto text = generator(request).make(seed).text;
    reducer alone(is_interesting);
    const auto expected = alone.reduce(text);
    for (const std::size_t count : {2, 5}) {
      watch seen;
      reducer together(slow_judges(count, seen, is_interesting));
      BOOST_TEST(together.reduce(text) == expected, title << ", " << count);
      BOOST_TEST(together.asked() == alone.asked(), title << ", " << count);
      BOOST_TEST(seen.most <= static_cast<int>(count), title << ", " << count);
      most = std::max(most, seen.most.load());
    }
  }
  BOOST_TEST(most > 2);
}

BOOST_AUTO_TEST_CASE(a_candidate_behind_one_that_is_kept_is_given_up) {
  std::atomic<int> begun = 0, given_up = 0;
  const auto wait_until = [](const auto& holds) {
    while (!holds()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  };
  const judge judge_slowly = [&](std::string_view text, const std::atomic<bool>& is_in_vain) {
    if (text == "first") wait_until([&] { return begun == 2; });
    if (text == "second") wait_until([&] { return begun == 1; });
    if (text != "endless") return text == "first" || text == "second";
    begun = 1;
    wait_until([&] { return is_in_vain.load(); });
    begun = 2;
    ++given_up;
    return true;
  };
  candidate_queue all({judge_slowly, judge_slowly, judge_slowly, judge_slowly});
  for (int again = 0; again != 3; ++again) {
    begun = 0;  // nothing is judged here
    for (const auto* const text : {"no", "first", "second", "endless", "never", "never"})
      all.offer(text, {});
    const auto kept = all.first();
    BOOST_REQUIRE(kept.has_value());
    BOOST_TEST(kept->text == "first");
    BOOST_TEST(kept->number == 2U);
  }
  BOOST_TEST(given_up == 3);
  all.offer("no", {});
  BOOST_TEST(!all.first().has_value());
}

BOOST_AUTO_TEST_CASE(what_a_judge_throws_comes_out) {
  for (const std::size_t count : {1, 3}) {
    const judge failing = [](std::string_view text, const auto&) -> bool {
      throw std::runtime_error(std::string(text));
    };
    reducer by(std::vector<judge>(count, failing));
    BOOST_CHECK_THROW(by.reduce("1. e4 *"), std::runtime_error);
    BOOST_TEST(by.text() == "1. e4 *");
  }
}

BOOST_AUTO_TEST_SUITE_END()
