#include "cli/commands/explain.hpp"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/unknown_rule.hpp"
#include "report/pages/explain.hpp"
#include "report/pages/nag.hpp"
#include "report/pages/rule_json.hpp"
#include "report/pages/rule_markdown.hpp"
#include "report/pages/rule_pages.hpp"
#include "strictpgn/nag.hpp"

namespace strictpgn::cli {
namespace {

struct explain_options {
  std::string topic;
  std::string format = "text";
  std::string color = "auto";
  std::string folder;
};

/// What is to be explained.
struct nag_number {
  unsigned value;
};
using topic = std::variant<std::monostate, rule, nag_number>;

/// Appends one rule or NAG, or all rules where there is neither.
using topic_writer = void (*)(std::string& out, const topic& about, const explain_options& options);

void render_text(std::string& out, const topic& about, const explain_options& options) {
  const report::look look{report::style(is_colored(options.color)), terminal_width()};
  if (const auto* id = std::get_if<rule>(&about)) return report::render_explanation(out, *id, look);
  if (const auto* nag = std::get_if<nag_number>(&about))
    return report::render_nag(out, nag->value, look);
  report::render_rule_list(out, look);
}

void render_markdown(std::string& out, const topic& about, const explain_options&) {
  if (const auto* id = std::get_if<rule>(&about)) {
    out += fmt::format("# {}\n\n{}", name_of(*id), report::rule_markdown(info(*id)));
    return;
  }
  if (const auto* nag = std::get_if<nag_number>(&about)) {
    out += report::nag_markdown(nag->value);
    return;
  }
  for (int group = 1; group <= catalogue().back().group; ++group)
    out += (group == 1 ? "" : "\n") + report::group_page(group);
}

void render_json(std::string& out, const topic& about, const explain_options&) {
  if (const auto* nag = std::get_if<nag_number>(&about))
    return report::render_nag_json(out, nag->value);
  const auto* id = std::get_if<rule>(&about);
  for (const auto& row : catalogue())
    if (id == nullptr || *id == row.id) report::render_rule_json(out, row);
}

constexpr enum_option<topic_writer> rule_formats[] = {
    {"text", render_text}, {"markdown", render_markdown}, {"json", render_json}};

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

nag_number parse_nag(std::string_view text) {
  const auto digits = text.substr(1);
  nag_number nag{greatest_nag + 1};
  if (is_number(digits)) std::from_chars(digits.data(), digits.data() + digits.size(), nag.value);
  if (nag.value <= greatest_nag) return nag;
  throw usage_error(fmt::format("`{}` is no NAG; they go from $0 to ${}", text, greatest_nag));
}

/// A number alone is refused: the shell makes 4 of $14, and that is another NAG.
topic parse_topic(std::string_view text) {
  if (text.empty()) return {};
  if (text.starts_with('$')) return parse_nag(text);
  if (const auto id = find_rule(text)) return *id;
  if (is_number(text))
    throw usage_error(
        fmt::format("no rule `{}`; a NAG has its sign and stands in quotes: '$14'", text));
  throw usage_error(no_rule(text));
}

void write_pages(const std::filesystem::path& folder) {
  for (const auto& page : report::rule_pages()) write_file(folder / page.name, page.text);
}

exit_status run(const explain_options& options) {
  const auto render = parse_enum_option("--format", options.format, rule_formats);
  if (!options.folder.empty()) {
    write_pages(options.folder);
    return no_errors;
  }
  output out;
  render(out.text(), parse_topic(options.topic), options);
  out.flush();
  return no_errors;
}

}  // namespace

void add_explain(command_line& program, exit_status& status) {
  auto explain =
      program.add_verb("explain", "say what a rule or a NAG means; without any, list the rules");
  explain.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<explain_options>();
    verb.add_option("RULE", options->topic,
                    "a name such as san-castling-zero, or a NAG such as '$14'");
    verb.add_option("--format FORMAT", options->format, "text, markdown or json").shows_default();
    verb.add_option("--pages FOLDER", options->folder,
                    "write all rules as Markdown pages into this folder");
    verb.add_option("--color WHEN", options->color, "auto, always or never").shows_default();
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
