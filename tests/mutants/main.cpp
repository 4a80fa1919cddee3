// strictpgn_mutants: how much of the grammar the conformance cases and a corpus of small texts
// hold. Each change of one thing in the grammar must be seen by one of them, or be proved or listed
// to change nothing.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "checkout.hpp"
#include "mutants/corpus.hpp"
#include "mutants/deep.hpp"
#include "mutants/each.hpp"
#include "mutants/equivalents.hpp"
#include "mutants/gate.hpp"
#include "mutants/search.hpp"
#include "spec/grammar_bytes.hpp"

std::string strictpgn::tests::in_checkout(const std::string& path) {
  return std::string(STRICTPGN_SOURCE_DIR) + '/' + path;
}

namespace {

using namespace strictpgn;
using namespace strictpgn::mutants;

struct arguments {
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  bool is_growing = false;
  bool is_deep = false;
};

arguments parse(int count, char** words) {
  arguments given;
  for (int at = 1; at < count; ++at) {
    const std::string_view word = words[at];
    if (word == "--grow")
      given.is_growing = true;
    else if (word == "--deep")
      given.is_deep = true;
    else if (word == "--jobs" && at + 1 < count)
      given.jobs = static_cast<unsigned>(std::max(1UL, std::stoul(words[++at])));
    else
      throw std::invalid_argument("known are --grow, --deep and --jobs N, and not " +
                                  std::string(word));
  }
  return given;
}

/// All mutants against all texts.
class contest {
 public:
  explicit contest(unsigned jobs)
      : jobs_(jobs),
        in_(spec::import_grammar()),
        all_(all_mutants(in_)),
        fates_(all_.size()),
        of_cases_(in_) {
    for (auto& text : texts_of_cases(in_)) of_cases_.add(sample_of(std::move(text), in_));
    for (std::size_t at = 0; at != all_.size(); ++at)
      if (all_[at].is_proved) fates_[at] = fate::proved;
    fight(of_cases_);
  }

  void add_corpus() {
    trial corpus(in_);
    for (auto& text : read_texts(texts_file(), in_)) corpus.add(sample_of(std::move(text), in_));
    fight(corpus);
  }

  /// Writes the corpus anew, with what kills more of those that the cases leave.
  void grow() {
    std::vector<mutant> left;
    for (std::size_t at = 0; at != all_.size(); ++at)
      if (fates_[at] == fate::open) left.push_back(all_[at]);
    const auto before = read_texts(texts_file(), in_);
    trial known = of_cases_;
    for (const auto& text : before) known.add(sample_of(text, in_));
    std::set<grammar_text> texts(before.begin(), before.end());
    std::mutex guard;
    for_each_index(left.size(), jobs_, [&](std::size_t at) {
      if (known.killer_of(left[at])) return;
      const auto text = text_against(left[at], known, in_);
      if (!text) return;
      const std::lock_guard hold(guard);
      texts.insert(*text);
    });
    write_texts(texts_file(), fewest_texts({texts.begin(), texts.end()}, left, jobs_, in_), in_);
  }

  /// Tries the listed mutants by many more texts; false where one of them changes something.
  bool holds_deeply() const {
    const auto listed = read_equivalents(tests::in_checkout("tests/mutants/equivalent.txt"));
    trial known = of_cases_;
    for (const auto& text : read_texts(texts_file(), in_)) known.add(sample_of(text, in_));
    std::mutex guard;
    bool holds = true;
    for_each_index(all_.size(), jobs_, [&](std::size_t at) {
      if (!listed.contains(all_[at].name(in_))) return;
      const auto done = search_deeply(all_[at], known, in_);
      const std::lock_guard hold(guard);
      holds &= !done.caught_by;
      print(all_[at], done);
    });
    return holds;
  }

  bool is_won() const {
    return judge(all_, fates_, read_equivalents(tests::in_checkout("tests/mutants/equivalent.txt")),
                 read_least_percent(tests::in_checkout("tests/mutants/least_percent.txt")), in_);
  }

 private:
  void print(const mutant& one, const deep_search& done) const {
    fmt::print(
        "{}: {} neighbours, {} texts of up to {} bytes out of {}: {}\n", one.name(in_),
        done.neighbours, done.short_texts, done.length, done.bytes.size(),
        done.caught_by ? "KILLED by " + tests::shown_bytes(done.caught_by->text) : "nothing");
    std::fflush(stdout);
  }

  static std::string texts_file() { return tests::in_checkout("tests/mutants/texts.txt"); }

  void fight(const trial& against) {
    for_each_index(all_.size(), jobs_, [&](std::size_t at) {
      if (fates_[at] == fate::open && against.killer_of(all_[at])) fates_[at] = fate::killed;
    });
  }

  unsigned jobs_;
  const spec::graph& in_;
  std::vector<mutant> all_;
  std::vector<fate> fates_;
  trial of_cases_;
};

}  // namespace

int main(int count, char** words) {
  try {
    const auto given = parse(count, words);
    contest all(given.jobs);
    if (given.is_growing) all.grow();
    all.add_corpus();
    if (given.is_deep) return all.holds_deeply() ? 0 : 1;
    return all.is_won() ? 0 : 1;
  } catch (const std::exception& failure) {
    fmt::print(stderr, "strictpgn_mutants: {}\n", failure.what());
    return 2;
  }
}
