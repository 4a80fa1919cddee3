#include "cli/commands/mutate.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/read_text.hpp"
#include "cli/io/terminal.hpp"
#include "lab/mutate/mutator.hpp"

namespace strictpgn::cli {
namespace {

/// The options of the verb as given.
struct mutate_options {
  std::vector<std::string> files;
  std::uint64_t seed = 1;
  int count = 1;
  std::string folder;
};

std::vector<std::string> texts_of(const mutate_options& options) {
  std::vector<std::string> texts;
  for (const auto& file : options.files) {
    texts.push_back(read_text(file));
    if (texts.back().empty()) throw usage_error(fmt::format("`{}` is empty", file));
  }
  return texts;
}

exit_status run(const mutate_options& options) {
  if (options.folder.empty() && options.count != 1)
    throw usage_error("--count: stdout is one file; name a folder with --out");
  generate::mutator from(texts_of(options));
  if (options.folder.empty()) {
    output out;
    out.text() = for_stdout(from.make(options.seed).text);
    out.flush();
    return no_errors;
  }
  const std::filesystem::path folder(options.folder);
  for (int at = 0; at != options.count; ++at) {
    const auto seed = options.seed + static_cast<std::uint64_t>(at);
    const auto result = from.make(seed);
    write_file(folder / fmt::format("{:06}-{}.pgn", seed, result.label), result.text);
  }
  return no_errors;
}

}  // namespace

void add_mutate(command_line& program, exit_status& status) {
  auto mutate = program.add_verb("mutate", "change games at the nodes of the grammar");
  mutate.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<mutate_options>();
    verb.add_option("FILE", options->files, "PGN files; parts of one get into another")
        .is_required();
    verb.add_option("--seed N", options->seed, "the same seed makes the same bytes on any machine")
        .takes(whole_number(0, UINT64_MAX))
        .shows_default();
    verb.add_option("--count N", options->count, "texts, each changed in one place")
        .takes(whole_number(1, 1'000'000'000))
        .shows_default();
    verb.add_option("--out,-o FOLDER", options->folder,
                    "write files into this folder instead of stdout, named after seed and change: "
                    "000007-drop@plain_tag_pair.pgn");
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
