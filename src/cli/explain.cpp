#include "cli/explain.hpp"

#include <fmt/format.h>

#include <memory>

#include "cli/output.hpp"
#include "cli/terminal.hpp"
#include "cli/trouble.hpp"
#include "report/explain.hpp"

namespace strictpgn::cli {
namespace {

struct explain_options {
  std::string rule;
  std::string color = "auto";
};

rule parse_rule(std::string_view name) {
  const auto id = find_rule(name);
  if (id) return *id;
  throw usage_error(fmt::format("no rule `{}`{}", name, did_you_mean(nearest_rule_name(name))));
}

exit_status run(const explain_options& asked) {
  const report::look how{report::style(is_colored(asked.color)), terminal_width()};
  output out;
  if (asked.rule.empty()) {
    report::render_rule_list(out.text(), how);
  } else {
    report::render_explanation(out.text(), parse_rule(asked.rule), how);
  }
  out.flush();
  return no_errors;
}

}  // namespace

void add_explain(CLI::App& program, exit_status& status) {
  auto& verb = *program.add_subcommand("explain", "say what a rule means; without RULE, list them");
  const auto asked = std::make_shared<explain_options>();
  verb.add_option("RULE", asked->rule, "a name such as san-castling-zero");
  verb.add_option("--color", asked->color, "auto, always or never")->capture_default_str();
  verb.callback([asked, &status] { status = run(*asked); });
}

}  // namespace strictpgn::cli
