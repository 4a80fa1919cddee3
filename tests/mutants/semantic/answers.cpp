#include "mutants/semantic/answers.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

#include "conformance/conformance_answer.hpp"
#include "mutants/semantic/schemata.hpp"

namespace strictpgn::schemata {

unsigned tried = 0;

namespace {

std::vector<bool>& noted() {
  static std::vector<bool> numbers;
  return numbers;
}

}  // namespace

void note(unsigned number) {
  if (noted().size() <= number) noted().resize(number + 1);
  noted()[number] = true;
}

}  // namespace strictpgn::schemata

namespace strictpgn::mutants {

namespace {

using tests::conformance_case;

/// The answers, and what was come by, as one JSON text.
std::string work_out(const std::vector<conformance_case>& cases) {
  auto all = nlohmann::json::array();
  for (const auto& one : cases) {
    auto& noted = schemata::noted();
    noted.assign(noted.size(), false);
    auto text = answer_to(one);
    auto reached = nlohmann::json::array();
    for (std::size_t number = 0; number != noted.size(); ++number)
      if (noted[number]) reached.push_back(number);
    all.push_back({std::move(text), std::move(reached)});
  }
  return all.dump(-1, ' ', true);
}

std::string read_all(int descriptor) {
  std::string text;
  char bytes[65536];
  for (ssize_t count = 0; (count = read(descriptor, bytes, sizeof bytes)) > 0;)
    text.append(bytes, static_cast<std::size_t>(count));
  return text;
}

void write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const auto count = write(descriptor, text.data(), text.size());
    if (count <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

}  // namespace

std::string answer_to(const conformance_case& one) {
  std::string text;
  for (const auto level : tests::verdict_levels) text += tests::answered_verdict(one, level);
  text += tests::answered_diagnostics(one).dump(-1, ' ', true);
  if (one.tree) text += tests::answered_tree(one).dump(-1, ' ', true);
  if (one.written) text += tests::answered_export(one);
  return text;
}

std::vector<plain_answer> plain_answers(const std::vector<conformance_case>& cases) {
  int ends[2] = {};
  if (pipe(ends) != 0) throw std::runtime_error("no pipe");
  const auto child = fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child == 0) {
    close(ends[0]);
    write_all(ends[1], work_out(cases));
    _exit(0);
  }
  close(ends[1]);
  const auto text = read_all(ends[0]);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0) throw std::runtime_error("the library without a mutant has crashed");
  std::vector<plain_answer> answers;
  for (const auto& each : nlohmann::json::parse(text))
    answers.push_back({each[0].get<std::string>(), each[1].get<std::vector<unsigned>>()});
  return answers;
}

}  // namespace strictpgn::mutants
