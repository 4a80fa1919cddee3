#include "cli/options/target_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/io/errors.hpp"

namespace strictpgn::cli {
namespace {

differential::output_pattern pattern_of(const char* option, const std::string& text) {
  try {
    return differential::output_pattern(text);
  } catch (const differential::bad_pattern& error) {
    throw usage_error(fmt::format("{}: {}", option, error.what()));
  }
}

differential::output_pattern number_pattern_of(const char* option, const std::string& text) {
  auto result = pattern_of(option, text);
  const bool has_pattern = text.find(':') + 1 != text.size();  // behind the stream
  if (!result.may_hold_number() || !has_pattern)
    throw usage_error(fmt::format(
        "{}: `{}`: a number stands in a line of stdout or stderr, as 'stdout:([0-9]+) games'",
        option, text));
  return result;
}

}  // namespace

void target_options::add_to(verb_arguments& verb) {
  verb.add_flag("--adapter", is_adapter,
                "the command stays, and answers lines of JSON (conformance/adapters/README.md)");
  verb.add_option("--adapters FOLDER", adapters, "the folder of tools.json").shows_default();
  verb.add_flag("--one-game", one_game,
                "the program reads one game: it is not asked about texts with more");
  verb.add_option(
      "--rejects-when SIGN", rejects_when,
      "how it says no (repeatable): status (not 0), stdout or stderr (has text), or one "
      "of them with a regular expression that a line of it contains, as "
      "stderr:^Error [status]");
  verb.add_option("--crashes-when SIGN", crashes_when,
                  "what is a crash (repeatable), likewise, beside signals and sanitizers");
  verb.add_option("--games-from PATTERN", games_from,
                  "how it says how many games it has read, as 'stdout:([0-9]+) games'");
  verb.add_option("--plies-from PATTERN", plies_from, "likewise, moves of mainlines");
  verb.add_option("--timeout SECONDS", timeout, "for one text")
      .takes(decimal_number(0.001, 86'400))
      .shows_default();
  verb.add_option("--memory SIZE", within.memory,
                  "bytes of data (ulimit -d), K, M or G behind them; 0 for all, as sanitizers need "
                  "[2G]")
      .takes_size();
  verb.add_option("--output SIZE", within.output, "bytes of stdout and stderr for one text [16M]")
      .takes_size();
}

asked_program target_options::program_of(const std::string& target) const {
  if (!is_adapter)
    if (auto tool = find_adapter_tool(target, adapters))
      return {tool->name, tool->version, tool->shell_command(), true, tool};
  return {target, "", target, is_adapter};
}

differential::target_patterns target_options::patterns() const {
  differential::target_patterns result;
  for (const auto& each : rejects_when)
    result.rejects_when.push_back(pattern_of("--rejects-when", each));
  if (rejects_when.empty()) result.rejects_when.emplace_back("status");
  for (const auto& each : crashes_when)
    result.crashes_when.push_back(pattern_of("--crashes-when", each));
  if (!games_from.empty()) result.games_from = number_pattern_of("--games-from", games_from);
  if (!plies_from.empty()) result.plies_from = number_pattern_of("--plies-from", plies_from);
  return result;
}

void target_options::check_signs(std::span<const asked_program> programs) const {
  if (!std::ranges::all_of(programs, &asked_program::is_adapter)) return;
  const std::pair<const char*, bool> signs[] = {{"--rejects-when", !rejects_when.empty()},
                                                {"--crashes-when", !crashes_when.empty()},
                                                {"--games-from", !games_from.empty()},
                                                {"--plies-from", !plies_from.empty()}};
  for (const auto& [option, is_given] : signs)
    if (is_given)
      throw usage_error(fmt::format(
          "{} is for commands: an adapter says itself what it makes of a text", option));
}

differential::bounds target_options::bounds() const {
  if (within.output == 0) throw usage_error("--output: no answer has 0 bytes");
  auto result = within;
  result.time = milliseconds(timeout);
  return result;
}

std::chrono::milliseconds milliseconds(double seconds) {
  return std::chrono::milliseconds(static_cast<long long>(seconds * 1000));
}

}  // namespace strictpgn::cli
