#include "cli/reader_options.hpp"

#include <charconv>
#include <limits>
#include <optional>

#include "cli/choice.hpp"

namespace strictpgn::cli {
namespace {

constexpr choice<profile> profiles[] = {{"import", profile::import_format},
                                        {"export", profile::export_format},
                                        {"archival", profile::archival},
                                        {"reduced", profile::reduced},
                                        {"modern", profile::modern}};

constexpr choice<encoding> encodings[] = {{"latin1", encoding::latin1}, {"utf8", encoding::utf8}};

constexpr choice<severity> levels[] = {{"error", severity::error},
                                       {"warning", severity::warning},
                                       {"info", severity::info},
                                       {"off", severity::off}};

constexpr choice<std::uint64_t limits::*> sizes[] = {{"comment-size", &limits::comment_size},
                                                     {"token-size", &limits::token_size},
                                                     {"game-size", &limits::game_size},
                                                     {"game-elements", &limits::game_elements},
                                                     {"diagnostics", &limits::diagnostics},
                                                     {"compared-games", &limits::compared_games},
                                                     {"rav-depth", nullptr}};

constexpr std::uint64_t greatest_game_size = 1 << 30;

struct assignment {
  std::string_view name;
  std::string_view value;
};

assignment split(std::string_view option, std::string_view text, std::string_view form) {
  const auto equals = text.find('=');
  if (equals != std::string_view::npos) return {text.substr(0, equals), text.substr(equals + 1)};
  throw usage_error(fmt::format("{}: `{}` is not of the form {}", option, text, form));
}

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
  if (which == nullptr) return std::numeric_limits<std::uint32_t>::max();
  if (which == &limits::game_size) return greatest_game_size;
  return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace

std::pair<rule, severity> parse_rule_level(std::string_view text) {
  const auto [name, level] = split("--rule", text, "NAME=error|warning|info|off");
  const auto id = find_rule(name);
  if (id) return {*id, parse_choice("--rule", level, levels)};
  throw usage_error(
      fmt::format("--rule: no rule `{}`{}", name, did_you_mean(nearest_rule_name(name))));
}

void set_limit(limits& all, std::string_view text) {
  const auto [name, value] = split("--limit", text, "NAME=VALUE");
  const auto which = parse_choice("--limit", name, sizes);
  const auto size = parse_size(value);
  if (!size || *size == 0 || *size > greatest(which)) {
    throw usage_error(
        fmt::format("--limit: {} cannot be `{}`; give a number from 1 to {}, or with "
                    "K, M or G behind it",
                    name, value, greatest(which)));
  }
  if (which == nullptr) {
    all.rav_depth = static_cast<std::uint32_t>(*size);
  } else {
    all.*which = *size;
  }
}

void reader_options::add_to(CLI::App& verb) {
  verb.add_option("--profile", format, "import, export, archival, reduced or modern")
      ->capture_default_str();
  verb.add_option("--encoding", encoding,
                  "latin1 or utf8 [utf8 for the profile modern, else latin1]");
  verb.add_option("--rule", rules, "NAME=error|warning|info|off: judge a rule so (repeatable)")
      ->allow_extra_args(false);
  verb.add_option("--limit", limits,
                  "NAME=VALUE (repeatable): rav-depth, comment-size, token-size, game-size, "
                  "game-elements, diagnostics, compared-games; sizes may end in K, M or G")
      ->allow_extra_args(false);
}

options reader_options::parse() const {
  options how;
  how.format = parse_choice("--profile", format, profiles);
  how.encoding = encoding.empty() ? usual_encoding(how.format)
                                  : parse_choice("--encoding", encoding, encodings);
  for (const auto& text : rules) how.levels.push_back(parse_rule_level(text));
  for (const auto& text : limits) set_limit(how.limits, text);
  return how;
}

}  // namespace strictpgn::cli
