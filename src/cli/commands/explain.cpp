#include "cli/commands/explain.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "report/pages/explain.hpp"
#include "report/pages/rule_json.hpp"
#include "report/pages/rule_markdown.hpp"
#include "report/pages/rule_pages.hpp"

namespace strictpgn::cli {
namespace {

struct explain_options {
  std::string rule;
  std::string format = "text";
  std::string color = "auto";
  std::string folder;
};

/// Appends one rule, or all where there is none.
using rule_writer = void (*)(std::string& out, std::optional<rule> id,
                             const explain_options& options);

void render_text(std::string& out, std::optional<rule> id, const explain_options& options) {
  const report::look look{report::style(is_colored(options.color)), terminal_width()};
  if (id) return report::render_explanation(out, *id, look);
  report::render_rule_list(out, look);
}

void render_markdown(std::string& out, std::optional<rule> id, const explain_options&) {
  if (id) {
    out += fmt::format("# {}\n\n{}", name_of(*id), report::rule_markdown(info(*id)));
    return;
  }
  for (int group = 1; group <= catalogue().back().group; ++group)
    out += (group == 1 ? "" : "\n") + report::group_page(group);
}

void render_json(std::string& out, std::optional<rule> id, const explain_options&) {
  for (const auto& about : catalogue())
    if (!id || *id == about.id) report::render_rule_json(out, about);
}

constexpr enum_option<rule_writer> rule_formats[] = {
    {"text", render_text}, {"markdown", render_markdown}, {"json", render_json}};

std::optional<rule> parse_rule(std::string_view name) {
  if (name.empty()) return std::nullopt;
  const auto id = find_rule(name);
  if (id) return id;
  throw usage_error(fmt::format("no rule `{}`{}", name, did_you_mean(nearest_rule_name(name))));
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
  render(out.text(), parse_rule(options.rule), options);
  out.flush();
  return no_errors;
}

}  // namespace

void add_explain(command_line& program, exit_status& status) {
  auto verb = program.add_verb("explain", "say what a rule means; without RULE, list them");
  const auto options = std::make_shared<explain_options>();
  verb.add_option("RULE", options->rule, "a name such as san-castling-zero");
  verb.add_option("--format", options->format, "text, markdown or json").shows_default();
  verb.add_option("--pages", options->folder, "write all rules as Markdown pages into this folder");
  verb.add_option("--color", options->color, "auto, always or never").shows_default();
  verb.then([options, &status] { status = run(*options); });
}

}  // namespace strictpgn::cli
