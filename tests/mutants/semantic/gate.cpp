#include "mutants/semantic/gate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "checkout.hpp"
#include "mutants/equivalents.hpp"

namespace strictpgn::mutants {

namespace {

using fate = mutation_run::fate;

struct score {
  std::size_t all = 0, killed = 0, listed = 0;

  score& operator+=(const score& other) {
    all += other.all;
    killed += other.killed;
    listed += other.listed;
    return *this;
  }

  std::size_t left() const { return all - std::min(all, killed + listed); }

  double percent() const {
    const auto mortal = all - listed;
    return mortal == 0 ? 100 : 100.0 * static_cast<double>(killed) / static_cast<double>(mortal);
  }
};

using scores_by_source = std::map<std::string, score>;

std::string in_folder(const char* name) {
  return tests::in_checkout(std::string("tests/mutants/semantic/") + name);
}

std::map<std::string, std::string> listed_mutants() {
  return read_equivalents(in_folder("equivalent.txt"));
}

/// The sources of which none may be left: those with an exclamation mark.
std::set<std::string> complete_sources() {
  std::ifstream in(in_folder("sources.txt"));
  std::set<std::string> found;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("! ")) found.insert(line.substr(2));
  if (found.empty()) throw std::runtime_error("no source is to be held as a whole");
  return found;
}

std::string source_of(const std::string& name) { return name.substr(0, name.find(':')); }

std::string_view what_is_wrong(fate what, bool is_listed) {
  if (is_listed) return "listed, but killed";
  return what == fate::unreached ? "no case comes by it" : "left";
}

void print(std::string_view name, const score& of) {
  fmt::print("{}: {} mutants, {} killed, {} listed, {} left\n", name, of.all, of.killed, of.listed,
             of.left());
}

/// Prints all of them, and gives that of the sources without a mark.
score print(const scores_by_source& scores, const std::set<std::string>& complete) {
  score sum, others;
  for (const auto& [name, of] : scores) {
    print(name, of);
    sum += of;
    if (!complete.contains(name)) others += of;
  }
  print("all sources", sum);
  return others;
}

}  // namespace

std::vector<unsigned> left_after(const mutation_run& done) {
  const auto listed = listed_mutants();
  auto numbers = done.all_mutants();
  std::erase_if(numbers, [&](unsigned number) {
    return done.fate_of(number) == fate::killed || listed.contains(done.name_of(number));
  });
  return numbers;
}

bool judge(const mutation_run& done) {
  auto listed = listed_mutants();
  const auto complete = complete_sources();
  const auto least = read_least_percent(in_folder("least_percent.txt"));
  scores_by_source scores;
  bool holds = true;
  for (const auto number : done.all_mutants()) {
    const auto& name = done.name_of(number);
    const bool is_killed = done.fate_of(number) == fate::killed;
    const bool is_listed = listed.erase(name) != 0;
    scores[source_of(name)] += {1, is_killed ? 1U : 0U, is_listed ? 1U : 0U};
    if (is_killed != is_listed) continue;
    if (is_listed || complete.contains(source_of(name))) holds = false;
    fmt::print("{}: {}\n", what_is_wrong(done.fate_of(number), is_listed), name);
  }
  for (const auto& [name, reason] : listed) {
    holds = false;
    fmt::print("listed, but there is no such mutant: {}\n", name);
  }
  const auto others = print(scores, complete);
  if (others.all == 0) return holds;
  fmt::print("of the sources without a mark: {:.2f} %\n", others.percent());
  if (others.percent() < least)
    fmt::print("of those at least {:.2f} % were killed before\n", least);
  return holds && others.percent() >= least;
}

}  // namespace strictpgn::mutants
