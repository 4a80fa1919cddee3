#include "cli/options/output_option.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "cli/io/descriptor.hpp"
#include "cli/io/errors.hpp"

namespace strictpgn::cli {

void add_output(verb_arguments& verb, std::string& file) {
  verb.add_option("--output,-o", file, "write to this file instead of stdout");
}

void redirect_stdout(const std::string& file, const std::vector<input>& inputs) {
  if (file.empty()) return;
  for (const auto& one : inputs) {
    std::error_code ignored;
    if (!one.is_stdin() && std::filesystem::equivalent(one.argument, file, ignored))
      throw usage_error(fmt::format("--output: `{}` is also read", file));
  }
  const descriptor opened(::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666));
  if (!opened.is_open() || ::dup2(opened.number(), STDOUT_FILENO) < 0)
    throw usage_error(
        fmt::format("--output: `{}`: {}", file, std::generic_category().message(errno)));
}

}  // namespace strictpgn::cli
