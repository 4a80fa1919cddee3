#include "cli/options/help_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace strictpgn::cli {
namespace {

/// Something that can be given, or a verb.
struct entry {
  std::vector<std::string> names;  // `-o`, `--output`; `FILE`; `check`
  std::string value;               // what stands behind them: ` FILE`
  std::string about;
};

std::vector<const CLI::Option*> options_of(const CLI::App& verb) {
  return verb.get_options([](const CLI::Option* each) { return !each->get_group().empty(); });
}

std::vector<std::string> names_of(const CLI::Option& option) {
  if (option.nonpositional()) {
    std::vector<std::string> names;
    for (const auto& name : option.get_snames()) names.push_back('-' + name);
    for (const auto& name : option.get_lnames()) names.push_back("--" + name);
    return names;
  }
  return {option.get_name(true) + (option.get_items_expected_max() > 1 ? "..." : "")};
}

std::string value_of(const CLI::Option& option) {
  const auto value = option.get_type_name();
  if (value.empty() || !option.nonpositional()) return {};
  const bool is_flag = option.get_items_expected_min() == 0;
  return is_flag ? fmt::format("[={}]", value) : ' ' + value;
}

/// The names of those options of a verb that are among others.
std::vector<std::string> names_among(const CLI::App& verb, const std::set<CLI::Option*>& others) {
  std::vector<std::string> names;
  for (const auto* option : options_of(verb))
    if (std::ranges::count(others, option) != 0) names.push_back(names_of(*option).back());
  return names;
}

/// Puts a remark behind a text, into the brackets there if it ends with some.
void add_remark(std::string& text, const std::string& remark) {
  if (text.ends_with(')')) {
    text.pop_back();
    text += fmt::format("; {})", remark);
  } else {
    text += fmt::format(" ({})", remark);
  }
}

std::string about(const CLI::App& verb, const CLI::Option& option) {
  auto text = option.get_description();
  if (const auto needed = names_among(verb, option.get_needs()); !needed.empty())
    add_remark(text, fmt::format("with {}", fmt::join(needed, ", ")));
  if (const auto others = names_among(verb, option.get_excludes()); !others.empty())
    add_remark(text, fmt::format("not with {}", fmt::join(others, ", ")));
  if (const auto usual = option.get_default_str(); !usual.empty())
    text += fmt::format(" [{}]", usual);
  return text;
}

std::vector<entry> entries_of(const CLI::App& verb, bool are_options) {
  std::vector<entry> entries;
  for (const auto* option : options_of(verb))
    if (option->nonpositional() == are_options)
      entries.push_back({names_of(*option), value_of(*option), about(verb, *option)});
  return entries;
}

std::vector<const CLI::App*> verbs_of(const CLI::App& program) {
  return program.get_subcommands({});
}

std::vector<entry> verb_entries_of(const CLI::App& program) {
  std::vector<entry> entries;
  for (const auto* verb : verbs_of(program))
    entries.push_back({{verb->get_name()}, {}, verb->get_description()});
  return entries;
}

/// What is typed, with brackets around what can be left out.
std::vector<std::string> usage_of(const CLI::App& verb, const std::string& name) {
  std::vector<std::string> usage;
  const bool has_verbs = !verbs_of(verb).empty();
  if (!has_verbs || !entries_of(verb, false).empty()) {
    auto words = name;
    for (const auto* option : options_of(verb))
      if (option->nonpositional() && option->get_required())
        words += fmt::format(" {}{}", names_of(*option).back(), value_of(*option));
    words += " [OPTION]...";
    for (const auto* option : options_of(verb))
      if (!option->nonpositional())
        words += option->get_required() ? ' ' + names_of(*option).front()
                                        : fmt::format(" [{}]", names_of(*option).front());
    usage.push_back(words);
  }
  if (has_verbs) usage.push_back(name + " VERB [OPTION]...");
  return usage;
}

// ---- help ---------------------------------------------------------------------------------------

constexpr std::size_t text_column = 28;

/// Goes on with words; each line ends before `width`, or behind one word, and the next one begins
/// with so many blanks.
void append_words(std::string& out, std::string line, const std::string& text, std::size_t blanks,
                  std::size_t width) {
  std::istringstream words(text);
  bool is_first = true;
  for (std::string word; words >> word; is_first = false) {
    if (!is_first && line.size() + 1 + word.size() > width) {
      out += line + '\n';
      line.assign(blanks, ' ');
    } else if (!is_first) {
      line += ' ';
    }
    line += word;
  }
  out += line + '\n';
}

/// Long names stand below each other, whether they have a short one or not.
std::string left_side(const entry& one) {
  const bool is_long_alone = one.names.size() == 1 && one.names.front().starts_with("--");
  return fmt::format("{}{}{}", is_long_alone ? "      " : "  ", fmt::join(one.names, ", "),
                     one.value);
}

void append_entries(std::string& out, std::string_view title, const std::vector<entry>& entries,
                    std::size_t width) {
  if (entries.empty()) return;
  out += fmt::format("\n{}:\n", title);
  for (const auto& one : entries) {
    auto line = left_side(one);
    if (line.size() + 2 > text_column) {
      out += line + '\n';
      line.clear();
    }
    line.resize(text_column, ' ');
    append_words(out, std::move(line), one.about, text_column, width);
  }
}

// ---- man ----------------------------------------------------------------------------------------

/// How a character is written that formatters would make another of; empty: as it is.
std::string_view name_in_roff(char c) {
  switch (c) {
    case '\\':
      return "\\e";
    case '-':
      return "\\-";
    case '\'':
      return "\\(aq";
    case '"':
      return "\\(dq";
    case '`':
      return "\\(ga";
    case '^':
      return "\\(ha";
    case '~':
      return "\\(ti";
    default:
      return {};
  }
}

/// Text that formatters take for nothing but text.
std::string in_roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const auto name = name_in_roff(c);
    if (name.empty())
      out += c;
    else
      out += name;
  }
  return out.starts_with('.') ? "\\&" + out : out;
}

void append_usage(std::string& out, const CLI::App& verb, const std::string& name) {
  std::vector<std::string> lines;
  for (const auto& usage : usage_of(verb, name)) lines.push_back(in_roff(usage) + '\n');
  out += fmt::format("{}", fmt::join(lines, ".br\n"));
}

void append_options(std::string& out, const std::vector<entry>& entries) {
  for (const auto& one : entries) {
    std::vector<std::string> names;
    for (const auto& name : one.names) names.push_back(fmt::format("\\fB{}\\fR", in_roff(name)));
    out += fmt::format(".TP\n{}\\fI{}\\fR\n{}\n", fmt::join(names, ", "), in_roff(one.value),
                       in_roff(one.about));
  }
}

void append_verb(std::string& out, const CLI::App& verb, const std::string& name) {
  out += fmt::format(".SS {}\n", in_roff(name));
  append_usage(out, verb, name);
  out += fmt::format(".PP\n{}\n", in_roff(verb.get_description()));
  append_options(out, entries_of(verb, false));
  append_options(out, entries_of(verb, true));
  for (const auto* inner : verbs_of(verb)) append_verb(out, *inner, name + ' ' + inner->get_name());
}

}  // namespace

std::string help_page(const CLI::App& of, const std::string& name, std::size_t width) {
  std::string page;
  append_words(page, {}, of.get_description(), 0, width);
  page += '\n';
  std::string before = "Usage: ";
  for (const auto& usage : usage_of(of, name)) {
    append_words(page, before, usage, before.size(), width);
    before.assign(before.size(), ' ');
  }
  append_entries(page, "Arguments", entries_of(of, false), width);
  append_entries(page, "Options", entries_of(of, true), width);
  append_entries(page, "Verbs", verb_entries_of(of), width);
  std::istringstream footer(of.get_footer());
  std::string_view apart = "\n";
  for (std::string line; std::getline(footer, line); apart = {})
    append_words(page += apart, {}, line, 0, width);
  return page;
}

std::string manual_page(const CLI::App& program, const std::string& exit_status) {
  const auto& name = program.get_name();
  auto page = fmt::format(
      ".TH STRICTPGN 1 \"\" \"{}\" \"User Commands\"\n"
      ".SH NAME\n{} \\- checks chess games in PGN strictly against the standard\n"
      ".SH SYNOPSIS\n",
      in_roff(program.version()), in_roff(name));
  append_usage(page, program, name);
  page += ".SH OPTIONS\n";
  append_options(page, entries_of(program, true));
  page += ".SH COMMANDS\n";
  for (const auto* verb : verbs_of(program))
    append_verb(page, *verb, name + ' ' + verb->get_name());
  page += fmt::format(
      ".SH EXIT STATUS\n{}\n"
      ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\n"
      "Where it is set, and not to nothing, \\fB\\-\\-color auto\\fR means never.\n"
      ".TP\n\\fBTERM\\fR\nThe same where it is dumb.\n"
      ".TP\n\\fBTMPDIR\\fR\nThe folder for temporary files, instead of /tmp. "
      "Those of a file that is replaced stand beside it.\n"
      ".SH FILES\n.TP\n\\fB.strictpgn.toml\\fR\n"
      "The configuration: the nearest from the folder of each file upward.\n",
      in_roff(exit_status));
  return page;
}

}  // namespace strictpgn::cli
