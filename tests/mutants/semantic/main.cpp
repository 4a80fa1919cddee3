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
#include <filesystem>
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

using mutants_of_cases = std::map<std::size_t, std::vector<unsigned>>;

/// Mutants against cases.
class contest {
 public:
  explicit contest(const std::vector<conformance_case>& cases)
      : cases_(cases), names_(names_of_mutants()), plain_(plain_answers(cases_)) {
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

  const std::vector<std::string>& names() const { return names_; }

  std::vector<unsigned> all_mutants() const {
    std::vector<unsigned> numbers(names_.size());
    std::iota(numbers.begin(), numbers.end(), 1U);
    return numbers;
  }

  /// Those that are neither killed nor listed.
  std::vector<unsigned> left() const {
    const auto listed = read_equivalents(tests::in_checkout(equivalents_));
    auto numbers = all_mutants();
    std::erase_if(numbers, [&](unsigned number) {
      return fates_[number] == fate::killed || listed.contains(names_[number - 1]);
    });
    return numbers;
  }

  std::ptrdiff_t left_of(const std::vector<unsigned>& numbers) const {
    return std::ranges::count_if(numbers,
                                 [&](unsigned number) { return fates_[number] != fate::killed; });
  }

  void fight(const std::vector<unsigned>& numbers) {
    auto next = numbers.begin();
    std::map<pid_t, unsigned> running;
    while (next != numbers.end() || !running.empty()) {
      while (next != numbers.end() && running.size() < jobs_) {
        if (const auto number = *next++; !reached_by_[number].empty())
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

  /// Few cases that kill all of those that are killed, each with what it adds.
  mutants_of_cases fewest_killers(const std::vector<unsigned>& numbers) const {
    mutants_of_cases seen;
    for (const auto number : numbers) {
      if (fates_[number] != fate::killed) continue;
      constexpr int enough = 6;
      int found = 0;
      for (const auto at : reached_by_[number]) {
        if (!is_killed_in_process(number, at)) continue;
        seen[at].push_back(number);
        if (++found == enough) break;
      }
    }
    mutants_of_cases chosen;
    std::set<unsigned> done;
    for (;;) {
      std::vector<unsigned> best;
      std::size_t who = 0;
      for (const auto& [at, kills] : seen) {
        std::vector<unsigned> fresh;
        std::ranges::copy_if(kills, std::back_inserter(fresh),
                             [&](unsigned number) { return !done.contains(number); });
        if (fresh.size() > best.size()) best = fresh, who = at;
      }
      if (best.empty()) return chosen;
      done.insert(best.begin(), best.end());
      chosen[who] = std::move(best);
    }
  }

  bool is_won() const {
    auto listed = read_equivalents(tests::in_checkout(equivalents_));
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
    if (child == 0) _exit(is_seen(number, reached_by_[number]) ? 1 : 0);
    return child;
  }

  bool is_killed_in_process(unsigned number, std::size_t at) const {
    const auto child = fork();
    if (child < 0) throw std::runtime_error("no process");
    if (child == 0) _exit(is_seen(number, {at}) ? 1 : 0);
    int status = 0;
    waitpid(child, &status, 0);
    return status != 0;
  }

  bool is_seen(unsigned number, const std::vector<std::size_t>& by) const {
    constexpr rlimit seconds = {5, 5};
    constexpr rlimit bytes = {rlim_t{2} << 30U, rlim_t{2} << 30U};
    setrlimit(RLIMIT_CPU, &seconds);
    setrlimit(RLIMIT_AS, &bytes);
    constexpr rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    if (std::freopen("/dev/null", "w", stderr) == nullptr) return true;
    schemata::tried = number;
    try {
      return std::ranges::any_of(
          by, [&](std::size_t at) { return answer_to(cases_[at]) != plain_[at].text; });
    } catch (const std::exception&) {
      return true;
    }
  }

  static constexpr auto equivalents_ = "tests/mutants/semantic/equivalent.txt";

  const unsigned jobs_ = std::max(1U, std::thread::hardware_concurrency());
  std::set<std::string> complete_ = read_complete_sources();
  double least_percent_ =
      read_least_percent(tests::in_checkout("tests/mutants/semantic/least_percent.txt"));
  const std::vector<conformance_case>& cases_;
  std::vector<std::string> names_;
  std::vector<plain_answer> plain_;
  std::vector<std::vector<std::size_t>> reached_by_;  // by number: cases
  std::vector<fate> fates_;                           // by number
};

/// The games in the folders `import`, `export` and `reduced` of a folder, each file a case to be
/// read by that profile.
std::vector<conformance_case> texts_in(const std::filesystem::path& root) {
  std::vector<conformance_case> found;
  for (const std::string profile : {"import", "export", "reduced"})
    if (exists(root / profile))
      for (const auto& file : std::filesystem::directory_iterator(root / profile)) {
        conformance_case one{.folder = file.path()};
        one.about = {{"id", ""},
                     {"title", file.path().filename()},
                     {"input", "input.pgn"},
                     {"run", {{"profile", profile}, {"encoding", "latin1"}, {"dialect", "fen"}}}};
        one.input = tests::bytes_of_file(file.path());
        one.tree.emplace();  // compared, too
        found.push_back(std::move(one));
      }
  return found;
}

/// Prints which texts of a folder kill mutants that no case kills.
void try_texts(const std::filesystem::path& root) {
  contest known(tests::all_cases());
  known.fight(known.all_mutants());
  const auto left = known.left();
  const auto texts = texts_in(root);
  contest more(texts);
  more.fight(left);
  fmt::print("{} mutants are left for {} texts, and {} after them\n", left.size(), texts.size(),
             more.left_of(left));
  for (const auto& [at, killed] : more.fewest_killers(left)) {
    fmt::print("{}\n", texts[at].folder.string());
    for (const auto number : killed) fmt::print("  {}\n", more.names()[number - 1]);
  }
}

}  // namespace

int main(int count, char** arguments) {
  try {
    if (count == 3 && std::string_view(arguments[1]) == "--try") {
      try_texts(arguments[2]);
      return 0;
    }
    contest all(tests::all_cases());
    all.fight(all.all_mutants());
    return all.is_won() ? 0 : 1;
  } catch (const std::exception& failure) {
    fmt::print(stderr, "strictpgn_semantic_mutants: {}\n", failure.what());
    return 2;
  }
}
