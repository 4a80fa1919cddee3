// strictpgn_semantic_mutants: how much of what follows from the text of a game the conformance
// cases hold: replay, SAN, FEN, tags, export. Each change of one thing in the sources of
// sources.txt must be answered otherwise by some case, or be listed with a reason.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

#include "checkout.hpp"
#include "mutants/semantic/gate.hpp"
#include "mutants/semantic/mutation_run.hpp"
#include "mutants/semantic/text_cases.hpp"

std::string strictpgn::tests::in_checkout(const std::string& path) {
  return std::string(STRICTPGN_SOURCE_DIR) + '/' + path;
}

namespace {

using namespace strictpgn::mutants;

mutation_run run_all_on_cases() {
  mutation_run done(strictpgn::tests::all_cases());
  done.run(done.all_mutants());
  return done;
}

/// Prints which of the mutants that the cases leave are killed by texts of a folder, and by which.
void try_texts(const std::string& folder) {
  mutation_run texts(text_cases(folder));
  const auto left = left_after(run_all_on_cases());
  texts.run(left);
  std::size_t killed = 0;
  for (const auto number : left)
    if (texts.fate_of(number) == mutation_run::fate::killed) {
      ++killed;
      fmt::print("{}: {}\n", texts.killer_of(number).folder.string(), texts.name_of(number));
    }
  fmt::print("{} mutants are left by the cases; these texts kill {} of them\n", left.size(),
             killed);
}

}  // namespace

int main(int count, char** words) {
  try {
    if (count == 1) return judge(run_all_on_cases()) ? 0 : 1;
    if (count != 3 || std::string_view(words[1]) != "--try")
      throw std::invalid_argument("takes nothing, or --try FOLDER");
    try_texts(words[2]);
    return 0;
  } catch (const std::exception& failure) {
    fmt::print(stderr, "strictpgn_semantic_mutants: {}\n", failure.what());
    return 2;
  }
}
