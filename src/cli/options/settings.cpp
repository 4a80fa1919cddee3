#include "cli/options/settings.hpp"

#include "cli/options/output_option.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

/// Where the input stands; stdin stands in the working folder.
fs::path path_of(const input& file) {
  const fs::path path(file.is_stdin() ? file.name : file.argument);
  std::error_code ignored;
  return fs::absolute(path, ignored).lexically_normal();
}

configuration load(const fs::path& file) {
  keep_from_output(file);
  return load_configuration(file);
}

options options_of(const reading_settings& all, const input& file) {
  auto result = all.to_options();
  if (!file.is_stdin()) result.file_name = file.text_name();
  return result;
}

}  // namespace

void configuration_options::add_to(verb_arguments& verb) {
  const auto name =
      verb.add_option("--config FILE", file,
                      "a configuration file, instead of the nearest .strictpgn.toml from the "
                      "folder of each file upward");
  verb.add_flag("--no-config", is_off, "look for no configuration file").excludes(name);
}

settings::settings(const reader_options& options, const configuration_options& where)
    : said_(options.settings()), is_off_(where.is_off) {
  if (!where.file.empty()) named_ = load(where.file);
}

options settings::about(const input& file) { return options_of(settings_of(file), file); }

options settings::about(const input& file, profile profile) {
  auto all = settings_of(file);
  all.format = profile;
  return options_of(all, file);
}

reading_settings settings::settings_of(const input& input) {
  const auto* const file = configuration_of(input);
  auto all = file == nullptr ? reading_settings{} : file->about(path_of(input));
  all.put(said_);
  return all;
}

bool settings::says_encoding(const input& input) { return settings_of(input).encoding.has_value(); }

std::optional<severity> settings::fail_on(const input& input) {
  const auto* const file = configuration_of(input);
  return file == nullptr ? std::nullopt : file->fail_on;
}

std::vector<const accepted_finding*> settings::accepted_in(const input& input) {
  const auto* const file = configuration_of(input);
  if (file == nullptr) return {};
  return file->accepted_in(path_of(input));
}

const configuration* settings::configuration_of(const input& input) {
  if (named_) return &*named_;
  if (is_off_) return nullptr;
  const auto folder = path_of(input).parent_path();
  const auto [at, is_new] = found_.try_emplace(folder);
  if (is_new)
    if (const auto file = find_configuration(folder)) at->second = load(*file);
  return at->second ? &*at->second : nullptr;
}

}  // namespace strictpgn::cli
