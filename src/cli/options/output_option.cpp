#include "cli/options/output_option.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <system_error>

#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/output_file.hpp"

namespace strictpgn::cli {
namespace {

/// There is one stdout, and so there is one file in its place.
std::optional<output_file> in_place_of_stdout;

}  // namespace

argument add_output(verb_arguments& verb, std::string& file) {
  return verb.add_option("--output,-o", file, "write to this file instead of stdout");
}

void redirect_stdout(const std::string& file, const std::vector<input>& inputs) {
  if (file.empty()) return;
  for (const auto& one : inputs) {
    std::error_code ignored;
    if (!one.is_stdin() && std::filesystem::equivalent(one.argument, file, ignored))
      throw usage_error(fmt::format("--output: `{}` is also read", file));
  }
  in_place_of_stdout.emplace(file);
  output::name_stdout(file);
}

void finish_output(exit_status status) {
  if (!in_place_of_stdout || status == interrupted) return;
  if (status == could_not_run && in_place_of_stdout->is_empty()) return;
  in_place_of_stdout->finish();
}

}  // namespace strictpgn::cli
