#include "cli/commands/grammar.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/suggest.hpp"
#include "report/pages/rule_pages.hpp"
#include "spec/abnf.hpp"
#include "spec/derived_files.hpp"
#include "spec/page.hpp"
#include "spec/peg.hpp"
#include "spec/pure.hpp"
#include "spec/railroad.hpp"
#include "spec/specification.hpp"

namespace strictpgn::cli {
namespace {

using namespace spec;

struct grammar_options {
  std::string format = "abnf";
  std::string start;
  std::string folder;
  bool is_pure = false;  // said so, that is: it is the default
  bool with_deviations = false;
};

/// What is asked for: an entry point, or a production and all that it needs.
struct grammar_part {
  std::string title;
  specification of;
};

using grammar_writer = std::string (*)(const grammar_part& part);

std::string page_of_rule(rule id) { return "../conformance/rules/" + report::rule_page_place(id); }

std::string write_abnf(const grammar_part& part) { return abnf_text(part.of, {part.title, ""}); }
std::string write_peg(const grammar_part& part) { return peg_text(part.of, part.title); }

std::string write_railroad(const grammar_part& part) {
  auto shown = part.of.only_looked_for;
  for (auto group = part.of.groups.rbegin(); group != part.of.groups.rend(); ++group)
    shown.insert(shown.begin(), group->productions.begin(), group->productions.end());
  return railroad_file(*part.of.of, shown,
                       [](std::string_view production) { return '#' + shown_name(production); });
}

std::string write_html(const grammar_part&) { return html_page(page_of_rule); }
std::string write_markdown(const grammar_part&) { return markdown_page(page_of_rule); }

constexpr enum_option<grammar_writer> grammar_formats[] = {{"abnf", write_abnf},
                                                           {"peg", write_peg},
                                                           {"railroad", write_railroad},
                                                           {"html", write_html},
                                                           {"markdown", write_markdown}};

std::vector<std::string> names_in(const graph& in) {
  std::vector<std::string> names;
  for (const auto& entry : in.entries) names.emplace_back(entry.name);
  for (const auto& each : in.nodes)
    if (each.is_named()) names.push_back(shown_name(each.name));
  return names;
}

grammar_part part_named(const graph& in, const std::string& name, bool with_deviations) {
  if (const auto* entry = in.find_entry(name))
    return {std::string(entry->title), specify(in, *entry)};
  auto production = name;
  std::ranges::replace(production, '-', '_');
  if (const auto id = in.find(production))
    return {shown_name(production), specify(in, std::vector{*id})};
  const auto& whole = import_grammar();
  if (!with_deviations && (whole.find_entry(name) || whole.find(production)))
    throw usage_error(fmt::format("`{}` is there with deviations only: add --import", name));
  throw usage_error(
      fmt::format("no production `{}`{}", name, did_you_mean(suggestion_for(name, names_in(in)))));
}

exit_status run(const grammar_options& options) {
  const auto write = parse_enum_option("--format", options.format, grammar_formats);
  if (!options.folder.empty()) {
    for (const auto& file : derived_files(page_of_rule))
      write_file(std::filesystem::path(options.folder) / file.name, file.text);
    return no_errors;
  }
  const auto& in = options.with_deviations ? import_grammar() : pure_grammar();
  const std::string usual = options.with_deviations ? "database" : "standard";
  const auto& start = options.start.empty() ? usual : options.start;
  output out;
  out.text() = write(part_named(in, start, options.with_deviations));
  out.flush();
  return no_errors;
}

}  // namespace

void add_grammar(command_line& program, exit_status& status) {
  auto grammar = program.add_verb("grammar", "print the grammar: the formal specification");
  grammar.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<grammar_options>();
    const auto format =
        verb.add_option("--format FORMAT", options->format,
                        "abnf, peg or railroad (SVG) of a part; html or markdown: the whole page")
            .shows_default();
    const auto pure = verb.add_flag("--pure", options->is_pure, "the standard alone (the default)");
    const auto import = verb.add_flag("--import", options->with_deviations, "with all deviations");
    pure.excludes(import);
    const auto start = verb.add_option(
        "--start NAME", options->start,
        "standard (the default), database (with --import the default), "
        "export, san, values, plain-fen, x-fen, shredder-fen, fen, epd, commands or "
        "a production");
    verb.add_option("--out,-o FOLDER", options->folder,
                    "write all texts of the specification into this folder")
        .excludes(format)
        .excludes(pure)
        .excludes(import)
        .excludes(start);
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
