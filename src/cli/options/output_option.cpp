#include "cli/options/output_option.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/file_identity.hpp"
#include "cli/io/output.hpp"
#include "cli/io/output_file.hpp"

namespace strictpgn::cli {
namespace {

/// There is one stdout, and so there is one file in its place.
std::optional<output_file> in_place_of_stdout;

/// What the file is that stdout will replace, and what it must not be.
struct output_identity {
  std::string name;
  std::optional<file_identity> replaced;
  std::vector<file_identity> kept;

  void keep(const std::optional<file_identity>& one) {
    if (!one) return;
    kept.push_back(*one);
    if (one == replaced) refuse();
  }
  void replace(const std::string& file) {
    name = file;
    replaced = identity_of_file(file);
    if (replaced && std::ranges::count(kept, *replaced) != 0) refuse();
  }
  [[noreturn]] void refuse() const {
    throw usage_error(fmt::format("--output: `{}` is also read", name));
  }
} its_identity;

}  // namespace

argument add_output(verb_arguments& verb, std::string& file) {
  return verb
      .add_option("--output,-o FILE", file, "write to this file instead of stdout; - is stdout")
      .takes_stdout();
}

void redirect_stdout(const std::string& file, const std::vector<input>& inputs) {
  if (file.empty()) return;
  its_identity.replace(file);
  for (const auto& one : inputs) its_identity.keep(identity_of(one));
  in_place_of_stdout.emplace(file);
  output::name_stdout(file);
}

void keep_from_output(const std::string& file) { its_identity.keep(identity_of_file(file)); }

bool is_kept_from_output(const std::string& file) {
  const auto found = identity_of_file(file);
  return found && std::ranges::count(its_identity.kept, *found) != 0;
}

void finish_output(exit_status status) {
  if (!in_place_of_stdout || status == interrupted) return;
  if (status == could_not_run && in_place_of_stdout->is_empty()) return;
  in_place_of_stdout->finish();
}

}  // namespace strictpgn::cli
