#include "cli/options/configuration.hpp"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <cstdint>
#include <fstream>
#include <iterator>

#include "cli/io/errors.hpp"
#include "cli/options/glob.hpp"
#include "cli/options/suggest.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

/// The path as a person would write it who stands in the working folder.
std::string shown_path(const fs::path& file) {
  std::error_code ignored;
  const auto shown = fs::proximate(file, ignored);
  return (shown.empty() || *shown.begin() == ".." ? file : shown).string();
}

/// Keys may be nested as deeply as a file is long, and the library that reads them recurs.
constexpr std::uintmax_t most_bytes = 32 << 10;

std::string text_of_file(const fs::path& file) {
  std::error_code ignored;
  std::ifstream in(file, std::ios::binary);
  if (!in || !fs::is_regular_file(file, ignored))
    throw usage_error(fmt::format("no such configuration file: `{}`", shown_path(file)));
  if (fs::file_size(file, ignored) > most_bytes)
    throw usage_error(fmt::format("the configuration file `{}` is longer than {} KiB",
                                  shown_path(file), most_bytes >> 10));
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Takes the tables of a file apart.
class configuration_reader {
 public:
  configuration_reader(std::string name, configuration& result)
      : name_(std::move(name)), result_(result) {}

  void read(const toml::table& all) {
    for (const auto& [key, value] : all) {
      if (read_common(key, value, result_.said)) continue;
      if (key.str() == "fail-on")
        result_.fail_on = parse_failing_level(place(key), text(key, value));
      else if (key.str() == "files")
        read_exceptions(key, value);
      else if (key.str() == "accepted")
        read_all_accepted(key, value);
      else
        refuse(key, {"profile", "encoding", "fail-on", "rules", "limits", "files", "accepted"});
    }
  }

 private:
  /// "FILE:LINE: KEY", as a complaint begins.
  std::string place(const toml::key& key) const {
    return fmt::format("{}:{}: {}", name_, key.source().begin.line, key.str());
  }

  [[noreturn]] void refuse(const toml::key& key, const std::vector<std::string>& known) const {
    throw usage_error(fmt::format("{}:{}: no key `{}`{}", name_, key.source().begin.line, key.str(),
                                  did_you_mean(suggestion_for(key.str(), known))));
  }

  [[noreturn]] void want(const toml::key& key, std::string_view what) const {
    throw usage_error(fmt::format("{} should be {}", place(key), what));
  }

  std::string text(const toml::key& key, const toml::node& value) const {
    if (const auto* found = value.as_string()) return found->get();
    want(key, "a text in quotes");
  }

  const toml::table& table(const toml::key& key, const toml::node& value) const {
    if (const auto* found = value.as_table()) return *found;
    want(key, fmt::format("a table: [{}]", key.str()));
  }

  /// A number, or a text for one with a unit.
  std::string size(const toml::key& key, const toml::node& value) const {
    if (const auto* number = value.as_integer()) return fmt::format("{}", number->get());
    return text(key, value);
  }

  /// What may stand at the top and in an exception.
  bool read_common(const toml::key& key, const toml::node& value, reading_settings& to) const {
    if (key.str() == "profile")
      to.format = parse_profile(place(key), text(key, value));
    else if (key.str() == "encoding")
      to.encoding = parse_encoding(place(key), text(key, value));
    else if (key.str() == "rules")
      read_rules(table(key, value), to);
    else if (key.str() == "limits")
      read_limits(table(key, value), to);
    else
      return false;
    return true;
  }

  void read_rules(const toml::table& rules, reading_settings& to) const {
    for (const auto& [key, value] : rules) {
      const auto where = fmt::format("{}:{}: rules", name_, key.source().begin.line);
      const auto id = parse_rule(where, key.str());
      to.levels.emplace_back(id, parse_level(place(key), text(key, value)));
    }
  }

  void read_limits(const toml::table& limits, reading_settings& to) const {
    for (const auto& [key, value] : limits) {
      const auto where = fmt::format("{}:{}: limits", name_, key.source().begin.line);
      to.limits.push_back(parse_limit(where, key.str(), size(key, value)));
    }
  }

  const toml::array& tables(const toml::key& key, const toml::node& value) const {
    const auto* const all = value.as_array();
    if (all == nullptr || !all->is_array_of_tables())
      want(key, fmt::format("tables: [[{}]]", key.str()));
    return *all;
  }

  void read_exceptions(const toml::key& key, const toml::node& value) {
    for (const auto& one : tables(key, value)) read_exception(key, *one.as_table());
  }

  void read_all_accepted(const toml::key& key, const toml::node& value) {
    for (const auto& one : tables(key, value)) read_accepted(*one.as_table());
  }

  void read_accepted(const toml::table& one) {
    auto& result = result_.accepted.emplace_back();
    result.place = fmt::format("{}:{}", name_, one.source().begin.line);
    bool has_rule = false;
    for (const auto& [key, value] : one) {
      if (key.str() == "match") {
        result.pattern = text(key, value);
      } else if (key.str() == "rule") {
        result.id = parse_rule(place(key), text(key, value));
        has_rule = true;
      } else if (key.str() == "message") {
        result.message = text(key, value);
      } else if (key.str() == "count") {
        result.count = count(key, value);
      } else if (key.str() == "reason") {
        text(key, value);  // for those who read the file
      } else {
        refuse(key, {"match", "rule", "message", "count", "reason"});
      }
    }
    if (result.pattern.empty() || !has_rule || result.message.empty())
      throw usage_error(
          fmt::format("{}: accepted needs `match`, `rule` and `message`, as a report "
                      "of check --format json has them",
                      result.place));
  }

  std::uint64_t count(const toml::key& key, const toml::node& value) const {
    const auto* const number = value.as_integer();
    if (number == nullptr || number->get() < 1) want(key, "a number from 1");
    return static_cast<std::uint64_t>(number->get());
  }

  void read_exception(const toml::key& files, const toml::table& one) {
    auto& result = result_.files.emplace_back();
    for (const auto& [key, value] : one) {
      if (read_common(key, value, result.said)) continue;
      if (key.str() != "match") refuse(key, {"match", "profile", "encoding", "rules", "limits"});
      result.pattern = text(key, value);
    }
    if (result.pattern.empty())
      throw usage_error(fmt::format("{}:{}: {} without `match`, which says what files are meant",
                                    name_, one.source().begin.line, files.str()));
  }

  std::string name_;
  configuration& result_;
};

}  // namespace

reading_settings configuration::about(const fs::path& file) const {
  auto all = said;
  for (const auto& [pattern, more] : files)
    if (fits(pattern, file)) all.put(more);
  return all;
}

std::vector<const accepted_finding*> configuration::accepted_in(const fs::path& file) const {
  std::vector<const accepted_finding*> found;
  for (const auto& one : accepted)
    if (fits(one.pattern, file)) found.push_back(&one);
  return found;
}

bool configuration::fits(const std::string& pattern, const fs::path& file) const {
  const bool is_of_name = pattern.find('/') == std::string::npos;
  return fits_glob(pattern, is_of_name ? file.filename().string()
                                       : file.lexically_relative(folder).generic_string());
}

configuration load_configuration(const fs::path& file) {
  const auto text = text_of_file(file);
  configuration result;
  result.folder = fs::absolute(file).lexically_normal().parent_path();
  try {
    configuration_reader(shown_path(file), result).read(toml::parse(text));
  } catch (const toml::parse_error& error) {
    throw usage_error(
        fmt::format("{}:{}: {}", shown_path(file), error.source().begin.line, error.description()));
  }
  return result;
}

std::optional<fs::path> find_configuration(fs::path folder) {
  for (;;) {
    std::error_code ignored;
    if (const auto file = folder / configuration_name; fs::is_regular_file(file, ignored))
      return file;
    if (!folder.has_relative_path()) return std::nullopt;
    folder = folder.parent_path();
  }
}

}  // namespace strictpgn::cli
