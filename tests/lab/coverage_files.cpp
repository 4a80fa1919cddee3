// Any texts, in pieces of any size: what they reach of the grammar is counted once.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files.hpp"
#include "lab/coverage/coverage.hpp"
#include "lab/coverage/coverage_course.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(coverage_files)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// Games of many kinds, some of them several to a text, and what becomes of them.
std::vector<std::string> games_and_mutants() {
  std::vector<std::string> texts;
  std::string joined;
  for (const auto& one : samples({".pgn"}, some_bytes)) {
    texts.push_back(one.text);
    if (joined.size() < 20'000) joined += one.text;
  }
  texts.push_back(joined);
  generate::mutator from(texts);
  for (auto next = seed(); next != seed() + trials(40); ++next)
    texts.push_back(from.make(next).text);
  return texts;
}

/// Gives so many bytes at most at a time, from there on.
text::window::read_function bytes_of(std::string_view text, std::size_t from) {
  return [text, at = from](char* to, std::size_t size) mutable {
    const auto count = text.substr(at).copy(to, size);
    at += count;
    return count;
  };
}

spec::coverage_course course_over(std::string_view text, std::size_t window_size,
                                  const std::optional<read::boundary>& from = {}) {
  return {bytes_of(text, from ? from->held : 0), {}, window_size, from, [](spec::counted_step) {}};
}

/// Read in one piece.
spec::coverage reached_by_whole(std::string_view text) {
  auto games = course_over(text, text.size() + 1);
  while (games.next()) continue;
  BOOST_TEST(games.totals().bytes == text.size());
  return games.totals().reached;
}

spec::coverage reached_by_window(std::string_view text, std::size_t size) {
  auto games = course_over(text, size);
  while (games.next()) continue;
  return games.totals().reached;
}

/// Each part is read up to the first game that begins in the next one.
spec::coverage reached_by_parts(std::string_view text, std::size_t count) {
  spec::coverage all;
  std::optional<read::boundary> from;
  for (std::size_t part = 1; part <= count; ++part) {
    auto games = course_over(text, 4096, from);
    if (part != count) games.stop_at(text.size() * part / count);
    while (games.next()) continue;
    all.add(games.totals().reached);
    from = games.stands();
  }
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(texts_are_counted_alike_through_any_window) {
  for (const auto& text : games_and_mutants()) {
    const auto whole = reached_by_whole(text);
    for (const std::size_t size : {1, 1000})
      BOOST_TEST((reached_by_window(text, size) == whole), size << ": " << text.substr(0, 2000));
  }
}

BOOST_AUTO_TEST_CASE(the_counts_of_parts_add_up) {
  for (const auto& text : games_and_mutants()) {
    const auto whole = reached_by_whole(text);
    for (const std::size_t count : {2, 3, 7})
      BOOST_TEST((reached_by_parts(text, count) == whole), count << ": " << text.substr(0, 2000));
  }
}

BOOST_AUTO_TEST_SUITE_END()
