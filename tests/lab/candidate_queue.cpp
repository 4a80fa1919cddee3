// Of texts that are judged several at a time the first counts that one judge alone would have kept,
// or have thrown at.
#include "lab/reduce/candidate_queue.hpp"

#include <atomic>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "random.hpp"

BOOST_AUTO_TEST_SUITE(candidate_queues)

namespace {

using strictpgn::generate::candidate_queue;
using strictpgn::generate::judge;

/// A text says how it is judged and after how many tenths of a millisecond: "keep 3", "drop 0",
/// "throw 7".
bool judge_slowly(std::string_view text, const std::atomic<bool>& is_in_vain) {
  const auto space = text.find(' ');
  for (int left = std::stoi(std::string(text.substr(space))); left > 0 && !is_in_vain; --left)
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  if (text.starts_with("throw")) throw std::runtime_error(std::string(text));
  return text.starts_with("keep");
}

std::string outcome_of(candidate_queue& queue, const std::vector<std::string>& texts) {
  for (const auto& text : texts)
    if (queue.offer(text, {})) break;
  try {
    const auto kept = queue.first();
    return kept ? kept->text + " as number " + std::to_string(kept->number) : "none";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

std::string expected_of(const std::vector<std::string>& texts) {
  for (std::size_t at = 0; at != texts.size(); ++at) {
    if (texts[at].starts_with("throw")) return texts[at];
    if (texts[at].starts_with("keep")) return texts[at] + " as number " + std::to_string(at + 1);
  }
  return "none";
}

void hold(std::size_t judges, const std::vector<std::vector<std::string>>& rounds) {
  candidate_queue queue(std::vector<judge>(judges, judge_slowly));
  for (const auto& texts : rounds) BOOST_TEST(outcome_of(queue, texts) == expected_of(texts));
}

}  // namespace

BOOST_AUTO_TEST_CASE(whoever_is_done_first_the_first_that_is_kept_or_thrown_at_counts) {
  const std::vector<std::vector<std::string>> rounds = {
      {},
      {"drop 0", "drop 0"},
      {"keep 20", "keep 0"},
      {"keep 20", "throw 0"},
      {"throw 20", "keep 0"},
      {"throw 20 first", "throw 0 second"},
      {"drop 20", "throw 0", "keep 0"},
      {"drop 1", "drop 9", "keep 5", "drop 0"},
      {"keep 0"},
  };
  for (const std::size_t judges : {1, 2, 3, 8}) hold(judges, rounds);
}

BOOST_AUTO_TEST_CASE(any_texts_in_any_order_are_decided_as_by_one_judge) {
  std::mt19937 random(strictpgn::tests::seed());
  const std::string kinds[] = {"drop", "drop", "drop", "drop", "keep", "throw"};
  std::vector<std::vector<std::string>> rounds(strictpgn::tests::trials(100));
  for (auto& texts : rounds)
    for (auto count = random() % 12; count != 0; --count)
      texts.push_back(kinds[random() % 6] + " " + std::to_string(random() % 10));
  for (const std::size_t judges : {2, 4}) hold(judges, rounds);
}

BOOST_AUTO_TEST_SUITE_END()
