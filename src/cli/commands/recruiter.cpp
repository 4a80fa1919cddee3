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
recruiter::recruiter(const target_options& options, asked_program program)
    : program_(std::move(program)),
      patterns_(options.patterns()),
      within_(options.bounds()),
      one_game_(options.one_game) {}

std::unique_ptr<differential::target> recruiter::recruit(unsigned worker,
                                                         const differential::criteria& how) const {
  if (program_.is_adapter)
    return std::make_unique<differential::adapter_target>(program_.command, how, within_,
                                                          stop_flag());
  const auto folder = scratch_.path() / std::to_string(worker);
  std::filesystem::create_directories(folder);
  return std::make_unique<differential::command_target>(
      program_.command, patterns_, within_, one_game_, how.is_round_trip,
      folder / example_file(how.input), stop_flag());
}

void try_out(differential::target& target, const differential::criteria& how,
             const std::string& name) {
  const auto option = name.empty() ? "--target" : fmt::format("--target `{}`", name);
  const auto found = run_self_test(target, how);
  const auto& plain = found.plain;
  for (const std::string status : {"exit status 126", "exit status 127"})  // by the shell
    if (plain.status == status)
      throw usage_error(fmt::format("{} cannot be run: {}: {}", option, status,
                                    differential::telling_line(plain.err)));
  if (plain.how == differential::ending::declined)
    throw usage_error(fmt::format("{} does not claim to read {}", option, name_of(how.input)));
  if (!plain.accepts)
    throw usage_error(fmt::format(
        "{} does not accept a plain {} ({}{}{}); see --rejects-when", option, unit_of(how.input),
        plain.how == differential::ending::hung ? "no answer within the time" : plain.status,
        plain.message.empty() || plain.status.empty() ? "" : ": ", plain.message));
  for (const auto& each : found.misread) print_error(fmt::format("{} misreads {}", option, each));
  for (const auto& each : found.disowned) print_error(fmt::format("{} {}", option, each));
  if (!found.refuses_any_bad)
    print_error(fmt::format("{} refuses none of: {}; see --rejects-when", option,
                            fmt::join(found.bad, ", ")));
}

}  // namespace strictpgn::cli
