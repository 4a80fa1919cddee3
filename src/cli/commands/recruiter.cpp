#include "cli/commands/recruiter.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <utility>

#include "cli/io/errors.hpp"
#include "cli/io/interrupt.hpp"
#include "lab/differential/adapter_target.hpp"
#include "lab/differential/command_target.hpp"
#include "lab/differential/self_test.hpp"
#include "lab/differential/target_patterns.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::string_view not_found = "exit status 127", not_executable = "exit status 126";

/// The shell says so.
bool is_not_started(const differential::answer& plain) {
  return plain.status == not_found || plain.status == not_executable;
}

/// "exit status 1: Illegal e4"; messages of any length come to a line.
std::string reason(const differential::answer& plain) {
  auto said = differential::shortened(plain.message);
  const bool is_answer = plain.how == differential::ending::answered;
  if (is_answer && !plain.status.empty()) return differential::joined(plain.status, said);
  const bool says_why = is_answer || plain.how == differential::ending::crashed;
  return says_why && !said.empty() ? said : verdict_in_words(plain);
}

}  // namespace

recruiter::recruiter(const target_options& options, asked_program program)
    : program_(std::move(program)),
      tools_(std::filesystem::path(options.adapters) / "tools.json"),
      patterns_(options.patterns()),
      within_(options.bounds()),
      one_game_(options.one_game) {}

std::unique_ptr<differential::target> recruiter::recruit(unsigned worker,
                                                         const differential::criteria& how) const {
  if (program_.is_adapter)
    return std::make_unique<differential::adapter_target>(program_.command, how, within_,
                                                          stop_flag(), one_game_);
  const auto folder = scratch_.path() / std::to_string(worker);
  return std::make_unique<differential::command_target>(
      program_.command, patterns_, within_, one_game_, how.is_round_trip,
      folder / example_file(how.input), stop_flag());
}

std::string recruiter::advice(const differential::answer& plain) const {
  if (program_.tool)
    return fmt::format("; {} says how it is installed: {}", tools_.string(),
                       program_.tool->install);
  const bool may_be_a_name = program_.command.find_first_of(" /") == std::string::npos;
  if (plain.status == not_found && may_be_a_name)
    return fmt::format("; nor is it in `{}` (--adapters)", tools_.string());
  return program_.is_adapter || is_not_started(plain) ? "" : "; see --rejects-when";
}

void recruiter::try_out(differential::target& target, const differential::criteria& how,
                        bool is_one_of_many) const {
  const auto option =
      is_one_of_many ? fmt::format("--target `{}`", program_.name) : std::string("--target");
  const auto found = run_self_test(target, how);
  const auto& plain = found.plain;
  if (is_not_started(plain))
    throw usage_error(
        fmt::format("{} cannot be run: {}: {}{}", option, plain.status,
                    differential::shortened(std::string(differential::telling_line(plain.err))),
                    advice(plain)));
  if (plain.how == differential::ending::declined) {
    if (is_one_of_many) return;  // what it is not asked about is told of each find
    throw usage_error(fmt::format(
        "{} does not claim to read {}{}", option, name_of(how.input),
        plain.message.empty() ? "" : fmt::format(" ({})", differential::shortened(plain.message))));
  }
  if (!plain.accepts)
    throw usage_error(fmt::format("{} does not accept a plain {} ({}){}", option,
                                  unit_of(how.input), reason(plain), advice(plain)));
  for (const auto& each : found.misread) print_error(fmt::format("{} misreads {}", option, each));
  for (const auto& each : found.disowned) print_error(fmt::format("{} {}", option, each));
  if (!found.refuses_any_bad)
    print_error(fmt::format("{} refuses none of: {}{}", option, fmt::join(found.bad, ", "),
                            program_.is_adapter ? "" : "; see --rejects-when"));
}

}  // namespace strictpgn::cli
