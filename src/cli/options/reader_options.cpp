#include "cli/options/reader_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/io/errors.hpp"
#include "cli/options/glob.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::cli {
namespace {

struct assignment {
  std::string_view name;
  std::string_view value;
};

assignment split(std::string_view option, std::string_view text, std::string_view form) {
  const auto equals = text.find('=');
  if (equals != std::string_view::npos) return {text.substr(0, equals), text.substr(equals + 1)};
  throw usage_error(fmt::format("{}: `{}` is not of the form {}", option, text, form));
}

limit_setting parse_limit_option(std::string_view text) {
  const auto [name, value] = split("--limit", text, "NAME=VALUE");
  return parse_limit("--limit", name, value);
}

bool is_meant(const rule_info& about, std::string_view text) {
  return fits_glob(text, about.name) || text == std::to_string(about.group);
}

bool is_among(const rule_info& about, const std::vector<std::string>& texts) {
  return std::ranges::any_of(texts, [&](const auto& text) { return is_meant(about, text); });
}

/// What means no rule is a mistake.
void require_rules(std::string_view option, const std::string& text) {
  const auto all = catalogue();
  if (std::ranges::any_of(all, [&](const auto& about) { return is_meant(about, text); })) return;
  static_cast<void>(parse_rule(option, text));
}

}  // namespace

void set_limit(limits& all, std::string_view text) { parse_limit_option(text).put_into(all); }

void reader_options::add_to(verb_arguments& verb) {
  verb.add_option("--profile PROFILE", format,
                  "import, export, archival, reduced or modern [import]");
  verb.add_option("--encoding ENCODING", encoding,
                  "latin1 or utf8 [utf8 for the profile modern, else latin1]");
  verb.add_option("--rule NAME=LEVEL", rules,
                  "judge a rule so: error, warning, info or off (repeatable)")
      .takes_one_value();
  verb.add_option(
          "--select RULE", selected,
          "only these rules: a name, a pattern such as san-*, or the number of a chapter as "
          "`explain` has it (repeatable)")
      .takes_one_value();
  verb.add_option("--ignore RULE", ignored, "all but these rules, likewise (repeatable)")
      .takes_one_value();
  verb.add_option("--limit NAME=VALUE", limits,
                  "a limit: rav-depth, comment-size, token-size, game-size, game-elements, "
                  "diagnostics, compared-games; sizes may end in K, M or G (repeatable)")
      .takes_one_value();
}

reading_settings reader_options::settings() const {
  reading_settings said;
  if (!format.empty()) said.format = parse_profile("--profile", format);
  if (!encoding.empty()) said.encoding = parse_encoding("--encoding", encoding);
  if (wants_collation)
    for (const auto id : {rule::collation_order, rule::collation_duplicate})
      said.levels.emplace_back(id, severity::warning);
  for (const auto& about : catalogue())
    if ((!selected.empty() && !is_among(about, selected)) || is_among(about, ignored))
      said.levels.emplace_back(about.id, severity::off);
  for (const auto& text : selected) require_rules("--select", text);
  for (const auto& text : ignored) require_rules("--ignore", text);
  for (const auto& text : rules) {
    const auto [name, level] = split("--rule", text, "NAME=error|warning|info|off");
    const auto id = parse_rule("--rule", name);
    said.levels.emplace_back(id, parse_level("--rule", level));
  }
  for (const auto& text : limits) said.limits.push_back(parse_limit_option(text));
  return said;
}

options reader_options::parse() const { return settings().to_options(); }

}  // namespace strictpgn::cli
