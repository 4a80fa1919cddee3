#include "mutants/semantic/gate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
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
};

using scores_by_source = std::map<std::string, score>;

std::string in_folder(const char* name) {
  return tests::in_checkout(std::string("tests/mutants/semantic/") + name);
}

std::map<std::string, std::string> listed_mutants() {
  return read_equivalents(in_folder("equivalent.txt"));
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

/// Prints all of them.
void print(const scores_by_source& scores) {
  score sum;
  for (const auto& [name, of] : scores) {
    print(name, of);
    sum += of;
  }
  print("all sources", sum);
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
  scores_by_source scores;
  bool holds = true;
  for (const auto number : done.all_mutants()) {
    const auto& name = done.name_of(number);
    const bool is_killed = done.fate_of(number) == fate::killed;
    const bool is_listed = listed.erase(name) != 0;
    scores[source_of(name)] += {1, is_killed ? 1U : 0U, is_listed ? 1U : 0U};
    if (is_killed != is_listed) continue;
    holds = false;
    fmt::print("{}: {}\n", what_is_wrong(done.fate_of(number), is_listed), name);
  }
  for (const auto& [name, reason] : listed) {
    holds = false;
    fmt::print("listed, but there is no such mutant: {}\n", name);
  }
  print(scores);
  return holds && !scores.empty();
}

}  // namespace strictpgn::mutants
