// strictpgn_semantic_mutants: how much of what follows from the text of a game the conformance
// cases hold: replay, SAN, FEN, tags, export. Each change of one thing in the sources of
// sources.txt must be answered otherwise by some case, or be listed with a reason.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <numeric>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "checkout.hpp"
#include "mutants/equivalents.hpp"
#include "mutants/semantic/answers.hpp"
#include "mutants/semantic/schemata.hpp"

std::string strictpgn::tests::in_checkout(const std::string& path) {
  return std::string(STRICTPGN_SOURCE_DIR) + '/' + path;
}

namespace {

using namespace strictpgn;
using namespace strictpgn::mutants;
using tests::conformance_case;

enum class fate : std::uint8_t {
  killed,
  survived,
  unreached,  ///< no case comes by it
};

std::vector<std::string> names_of_mutants() {
  std::ifstream in(STRICTPGN_MUTANTS);
  std::vector<std::string> names;
  for (std::string line; std::getline(in, line);) names.push_back(line);
  if (names.empty()) throw std::runtime_error("no mutants in " STRICTPGN_MUTANTS);
  return names;
}

/// All mutants against all cases.
class contest {
 public:
  explicit contest(unsigned jobs)
      : jobs_(jobs), names_(names_of_mutants()), plain_(plain_answers(cases_)) {
    reached_by_.resize(names_.size() + 1);
    for (std::size_t at = 0; at != plain_.size(); ++at)
      for (const auto number : plain_[at].reached) reached_by_.at(number).push_back(at);
    fates_.assign(names_.size() + 1, fate::unreached);
    // What one case alone came by may have been worked out for all of them, and kept.
    for (auto& cases : reached_by_)
      if (cases.size() == 1) {
        cases.resize(cases_.size());
        std::iota(cases.begin(), cases.end(), std::size_t{0});
      }
    for (auto& cases : reached_by_)  // the small ones are quick
      std::ranges::sort(cases, {}, [&](std::size_t at) { return plain_[at].reached.size(); });
  }

  void fight() {
    std::size_t next = 1;
    std::map<pid_t, unsigned> running;
    while (next <= names_.size() || !running.empty()) {
      while (next <= names_.size() && running.size() < jobs_) {
        if (const auto number = static_cast<unsigned>(next++); !reached_by_[number].empty())
          running[start(number)] = number;
      }
      if (running.empty()) continue;
      int status = 0;
      const auto ended = running.find(wait(&status));
      if (ended == running.end()) continue;
      fates_[ended->second] = status == 0 ? fate::survived : fate::killed;
      running.erase(ended);
    }
  }

  bool is_won() const {
    auto listed = read_equivalents(tests::in_checkout("tests/mutants/semantic/equivalent.txt"));
    std::map<std::string, score> scores;
    bool holds = true;
    for (std::size_t number = 1; number <= names_.size(); ++number) {
      const auto& name = names_[number - 1];
      const bool is_killed = fates_[number] == fate::killed;
      const bool is_listed = listed.erase(name) != 0;
      auto& of = scores[source_of(name)];
      ++of.all;
      of.killed += is_killed;
      of.listed += is_listed;
      if (is_killed != is_listed) continue;
      if (is_listed || complete_.contains(source_of(name))) holds = false;
      fmt::print("{}: {}\n",
                 is_listed                           ? "listed, but killed"
                 : fates_[number] == fate::unreached ? "no case comes by it"
                                                     : "left",
                 name);
    }
    for (const auto& [name, reason] : listed) {
      holds = false;
      fmt::print("listed, but there is no such mutant: {}\n", name);
    }
    const double percent = print(scores);
    if (percent < least_percent_)
      fmt::print("of those at least {:.2f} % were killed before\n", least_percent_);
    return holds && percent >= least_percent_;
  }

 private:
  struct score {
    std::size_t all = 0, killed = 0, listed = 0;
  };

  static std::string source_of(const std::string& name) { return name.substr(0, name.find(':')); }

  /// The sources of which none may be left: those with an exclamation mark.
  static std::set<std::string> read_complete_sources() {
    std::ifstream in(tests::in_checkout("tests/mutants/semantic/sources.txt"));
    std::set<std::string> found;
    for (std::string line; std::getline(in, line);)
      if (line.starts_with("! ")) found.insert(line.substr(2));
    if (found.empty()) throw std::runtime_error("no source is to be held as a whole");
    return found;
  }

  /// What is killed of the other sources, in percent.
  double print(const std::map<std::string, score>& scores) const {
    score sum, others;
    const auto line = [](std::string_view name, const score& of) {
      fmt::print("{}: {} mutants, {} killed, {} listed, {} left\n", name, of.all, of.killed,
                 of.listed, of.all - std::min(of.all, of.killed + of.listed));
    };
    for (const auto& [name, of] : scores) {
      line(name, of);
      sum.all += of.all;
      sum.killed += of.killed;
      sum.listed += of.listed;
      if (complete_.contains(name)) continue;
      others.all += of.all - of.listed;
      others.killed += of.killed;
    }
    line("all sources", sum);
    const double percent = others.all == 0 ? 100
                                           : 100.0 * static_cast<double>(others.killed) /
                                                 static_cast<double>(others.all);
    fmt::print("of the sources without a mark: {:.2f} %\n", percent);
    return percent;
  }

  /// The process that tries a mutant: it ends with 0 when all cases are answered as without it.
  pid_t start(unsigned number) const {
    const auto child = fork();
    if (child < 0) throw std::runtime_error("no process");
    if (child == 0) _exit(is_seen(number) ? 1 : 0);
    return child;
  }

  bool is_seen(unsigned number) const {
    constexpr rlimit seconds = {5, 5};
    constexpr rlimit bytes = {rlim_t{2} << 30U, rlim_t{2} << 30U};
    setrlimit(RLIMIT_CPU, &seconds);
    setrlimit(RLIMIT_AS, &bytes);
    constexpr rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (std::freopen("/dev/null", "w", stderr) == nullptr) return true;
    schemata::tried = number;
    try {
      return std::ranges::any_of(reached_by_[number], [&](std::size_t at) {
        return answer_to(cases_[at]) != plain_[at].text;
      });
    } catch (const std::exception&) {
      return true;
    }
  }

  unsigned jobs_;
  std::set<std::string> complete_ = read_complete_sources();
  double least_percent_ =
      read_least_percent(tests::in_checkout("tests/mutants/semantic/least_percent.txt"));
  std::vector<std::string> names_;
  const std::vector<conformance_case>& cases_ = tests::all_cases();
  std::vector<plain_answer> plain_;
  std::vector<std::vector<std::size_t>> reached_by_;  // by number: cases
  std::vector<fate> fates_;                           // by number
};

}  // namespace

int main() {
  try {
    contest all(std::max(1U, std::thread::hardware_concurrency()));
    all.fight();
    return all.is_won() ? 0 : 1;
  } catch (const std::exception& failure) {
    fmt::print(stderr, "strictpgn_semantic_mutants: {}\n", failure.what());
    return 2;
  }
}
