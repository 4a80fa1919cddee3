#include "mutants/semantic/mutation_run.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <utility>

#include "mutants/semantic/schemata.hpp"

namespace strictpgn::mutants {

namespace {

std::vector<std::string> names_of_mutants() {
  std::ifstream in(STRICTPGN_MUTANTS);
  std::vector<std::string> names;
  for (std::string line; std::getline(in, line);) names.push_back(line);
  if (names.empty()) throw std::runtime_error("no mutants in " STRICTPGN_MUTANTS);
  return names;
}

/// A mutant may loop, eat memory and die.
void limit_this_process() {
  constexpr rlimit seconds = {5, 5};
  constexpr rlimit bytes = {rlim_t{2} << 30U, rlim_t{2} << 30U};
  constexpr rlimit none = {0, 0};
  setrlimit(RLIMIT_CPU, &seconds);
  setrlimit(RLIMIT_AS, &bytes);
  setrlimit(RLIMIT_CORE, &none);
}

}  // namespace

mutation_run::mutation_run(std::vector<tests::conformance_case> cases)
    : cases_(std::move(cases)),
      names_(names_of_mutants()),
      plain_(plain_answers(cases_)),
      reached_by_(names_.size() + 1),
      fates_(names_.size() + 1, fate::unreached),
      last_tried_(names_.size() + 1) {
  find_who_reaches();
}

void mutation_run::find_who_reaches() {
  for (std::size_t at = 0; at != plain_.size(); ++at)
    for (const auto number : plain_[at].reached) reached_by_.at(number).push_back(at);
  for (auto& cases : reached_by_) {
    // What one case alone came by may have been worked out for all of them, and kept.
    if (cases.size() == 1) {
      cases.resize(cases_.size());
      std::iota(cases.begin(), cases.end(), std::size_t{0});
    }
    std::ranges::stable_sort(cases, {}, [&](std::size_t at) { return plain_[at].reached.size(); });
  }
}

std::vector<unsigned> mutation_run::all_mutants() const {
  std::vector<unsigned> numbers(names_.size());
  std::iota(numbers.begin(), numbers.end(), 1U);
  return numbers;
}

void mutation_run::run(const std::vector<unsigned>& numbers) {
  const auto most_jobs = std::max(1U, std::thread::hardware_concurrency());
  auto next = numbers.begin();
  std::map<pid_t, unsigned> running;
  while (next != numbers.end() || !running.empty()) {
    while (next != numbers.end() && running.size() < most_jobs) {
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

/// The process that tries a mutant: it ends with 0 when all cases are answered as without it.
pid_t mutation_run::start(unsigned number) const {
  const auto child = fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child == 0) _exit(is_seen(number) ? 1 : 0);
  return child;
}

bool mutation_run::is_seen(unsigned number) const {
  limit_this_process();
  if (std::freopen("/dev/null", "w", stderr) == nullptr) return true;
  schemata::tried = number;
  try {
    for (const auto at : reached_by_[number]) {
      last_tried_[number] = at;  // now: it may be the end of this process
      if (answer_to(cases_[at]) != plain_[at].text) return true;
    }
    return false;
  } catch (const std::exception&) {
    return true;
  }
}

}  // namespace strictpgn::mutants
