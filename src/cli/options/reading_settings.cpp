#include "cli/options/reading_settings.hpp"

#include <charconv>
#include <limits>
#include <optional>

#include "cli/options/reading_names.hpp"
#include "cli/options/unknown_rule.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<profile> profiles[] = {{"import", profile::import_format},
                                             {"export", profile::export_format},
                                             {"archival", profile::archival},
                                             {"reduced", profile::reduced},
                                             {"modern", profile::modern}};

constexpr enum_option<severity> levels[] = {{"error", severity::error},
                                            {"warning", severity::warning},
                                            {"info", severity::info},
                                            {"off", severity::off}};

constexpr enum_option<severity> failing_levels[] = {{"warning", severity::warning},
                                                    {"error", severity::error}};

constexpr enum_option<std::uint64_t limits::*> sizes[] = {
    {"comment-size", &limits::comment_size},
    {"token-size", &limits::token_size},
    {"game-size", &limits::game_size},
    {"game-elements", &limits::game_elements},
    {"diagnostics", &limits::diagnostics},
    {"compared-games", &limits::compared_games},
    {"rav-depth", nullptr}};

std::uint64_t unit_of(char suffix) {
  switch (suffix) {
    case 'K':
      return 1 << 10;
    case 'M':
      return 1 << 20;
    case 'G':
      return 1 << 30;
    default:
      return 0;
  }
}

std::optional<std::uint64_t> parse_size(std::string_view text) {
  std::uint64_t unit = 1;
  if (!text.empty() && unit_of(text.back()) != 0) {
    unit = unit_of(text.back());
    text.remove_suffix(1);
  }
  std::uint64_t number = 0;
  const auto [rest, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || rest != text.data() + text.size()) return std::nullopt;
  if (number > std::numeric_limits<std::uint64_t>::max() / unit) return std::nullopt;
  return number * unit;
}

std::uint64_t greatest(std::uint64_t limits::*which) {
  if (which == nullptr) return greatest_rav_depth;
  const bool is_size =
      which == &limits::comment_size || which == &limits::token_size || which == &limits::game_size;
  return is_size ? greatest_size : greatest_count;
}

}  // namespace

profile parse_profile(std::string_view option, std::string_view text) {
  return parse_enum_option(option, text, profiles);
}

encoding parse_encoding(std::string_view option, std::string_view text) {
  return parse_enum_option(option, text, encodings);
}

severity parse_level(std::string_view option, std::string_view text) {
  return parse_enum_option(option, text, levels);
}

severity parse_failing_level(std::string_view option, std::string_view text) {
  return parse_enum_option(option, text, failing_levels);
}

rule parse_rule(std::string_view option, std::string_view name) {
  if (const auto id = find_rule(name)) return *id;
  throw usage_error(fmt::format("{}: {}", option, no_rule(name)));
}

limit_setting parse_limit(std::string_view option, std::string_view name, std::string_view value) {
  const auto which = parse_enum_option(option, name, sizes);
  const auto size = parse_size(value);
  if (size && *size != 0 && *size <= greatest(which)) return {which, *size};
  throw usage_error(
      fmt::format("{}: {} cannot be `{}`; give a number from 1 to {}, or with K, M or G behind it",
                  option, name, value, greatest(which)));
}

void limit_setting::put_into(limits& all) const {
  if (which == nullptr)
    all.rav_depth = static_cast<std::uint32_t>(value);
  else
    all.*which = value;
}

void reading_settings::put(const reading_settings& over) {
  if (over.format) format = over.format;
  if (over.encoding) encoding = over.encoding;
  levels.insert(levels.end(), over.levels.begin(), over.levels.end());
  limits.insert(limits.end(), over.limits.begin(), over.limits.end());
}

options reading_settings::to_options() const {
  options options;
  options.format = format.value_or(options.format);
  options.encoding = encoding.value_or(usual_encoding(options.format));
  options.levels = levels;
  for (const auto& one : limits) one.put_into(options.limits);
  return options;
}

}  // namespace strictpgn::cli
