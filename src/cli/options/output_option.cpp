#include "cli/options/output_option.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/output_file.hpp"

namespace strictpgn::cli {
namespace {

/// There is one stdout, and so there is one file in its place.
std::optional<output_file> in_place_of_stdout;

/// A regular file, whatever names it has.
using identity = std::pair<::dev_t, ::ino_t>;

std::optional<identity> identity_of(const struct stat& found) {
  if (!S_ISREG(found.st_mode)) return std::nullopt;
  return identity(found.st_dev, found.st_ino);
}

std::optional<identity> identity_of(const std::string& file) {
  struct stat found {};
  return ::stat(file.c_str(), &found) == 0 ? identity_of(found) : std::nullopt;
}

std::optional<identity> identity_of(const input& one) {
  if (!one.is_stdin()) return identity_of(one.argument);
  struct stat found {};
  return ::fstat(STDIN_FILENO, &found) == 0 ? identity_of(found) : std::nullopt;
}

/// What the file is that stdout will replace, and what it must not be.
struct output_identity {
  std::string name;
  std::optional<identity> replaced;
  std::vector<identity> kept;

  void keep(const std::optional<identity>& one) {
    if (!one) return;
    kept.push_back(*one);
    if (one == replaced) refuse();
  }
  void replace(const std::string& file) {
    name = file;
    replaced = identity_of(file);
    if (replaced && std::ranges::count(kept, *replaced) != 0) refuse();
  }
  [[noreturn]] void refuse() const {
    throw usage_error(fmt::format("--output: `{}` is also read", name));
  }
} its_identity;

}  // namespace

argument add_output(verb_arguments& verb, std::string& file) {
  return verb.add_option("--output,-o", file, "write to this file instead of stdout");
}

void redirect_stdout(const std::string& file, const std::vector<input>& inputs) {
  if (file.empty()) return;
  its_identity.replace(file);
  for (const auto& one : inputs) its_identity.keep(identity_of(one));
  in_place_of_stdout.emplace(file);
  output::name_stdout(file);
}

void keep_from_output(const std::string& file) { its_identity.keep(identity_of(file)); }

bool is_kept_from_output(const std::string& file) {
  const auto found = identity_of(file);
  return found && std::ranges::count(its_identity.kept, *found) != 0;
}

void finish_output(exit_status status) {
  if (!in_place_of_stdout || status == interrupted) return;
  if (status == could_not_run && in_place_of_stdout->is_empty()) return;
  in_place_of_stdout->finish();
}

}  // namespace strictpgn::cli
