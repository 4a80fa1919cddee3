#include "cli/options/arguments.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <span>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/help_page.hpp"
#include "cli/options/suggest.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::size_t widest_page = 100;

std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const auto* option : verb.get_options()) {
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> verb_names(const CLI::App& program) {
  std::vector<std::string> names;
  for (const auto* verb : program.get_subcommands({})) names.push_back(verb->get_name());
  return names;
}

/// The verb that is chosen, or the program.
const CLI::App& chosen_in(const CLI::App& program) {
  const auto chosen = program.get_subcommands();
  return chosen.empty() ? program : chosen_in(*chosen.front());
}

/// An argument that neither the program nor the chosen verb knows.
std::string words_for_unknown(const CLI::App& program, const std::string& argument) {
  const auto& verb = chosen_in(program);
  if (argument.starts_with('-')) {
    const auto name = argument.substr(0, argument.find('='));
    return fmt::format("no option `{}`{}", name,
                       did_you_mean(suggestion_for(name, option_names(verb))));
  }
  if (&verb != &program) return fmt::format("`{}` is one argument too many", argument);
  std::error_code ignored;
  const auto meant = std::filesystem::exists(argument, ignored)
                         ? "check " + argument
                         : suggestion_for(argument, verb_names(program));
  return fmt::format("no verb `{}`{}", argument,
                     meant.empty() ? "; see strictpgn --help" : did_you_mean("strictpgn " + meant));
}

std::string what_to_do(const CLI::App& program) {
  return fmt::format("say what to do: {}; see strictpgn --help",
                     fmt::join(verb_names(program), ", "));
}

constexpr const char* some_text = "some text";
constexpr const char* is_empty = "the value is empty";

/// A variable of a script that is not set is no value.
CLI::Validator not_empty() {
  const auto look = [](std::string& value) { return std::string(value.empty() ? is_empty : ""); };
  return CLI::Validator(look, "").name(some_text);
}

/// Of `--name=` the library would take the next word for the value.
void refuse_empty_values(std::span<char* const> words) {
  for (const std::string_view word : words) {
    if (word == "--") return;
    if (word.starts_with("--") && word.find('=') == word.size() - 1)
      throw usage_error(fmt::format("{}: {}", word.substr(0, word.size() - 1), is_empty));
  }
}

/// Too many values of an option, or none.
std::string words_for_mismatch(std::string_view told) {
  const auto name = told.substr(0, told.find(": "));
  if (told.ends_with(" missing")) return fmt::format("{} needs a value", name);
  if (told.find(": At Most 1 required") != told.npos)
    return fmt::format("{} is given more than once", name);
  return std::string(told);
}

std::string words_for(const CLI::App& program, const CLI::ParseError& error) {
  const auto unknown = program.remaining(true);
  if (!unknown.empty()) return words_for_unknown(program, unknown.front());
  const bool is_mismatch = dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr;
  return is_mismatch ? words_for_mismatch(error.what()) : error.what();
}

}  // namespace

// ---- argument -----------------------------------------------------------------------------------

argument argument::is_required() const {
  of_->required();
  return *this;
}

argument argument::shows_default() const {
  of_->capture_default_str();
  return *this;
}

argument argument::takes_one_value() const {
  of_->allow_extra_args(false);
  return *this;
}

argument argument::takes(const number_reading& reading) const {
  of_->transform(CLI::Validator(reading, ""));
  return *this;
}

argument argument::takes_size() const {
  of_->transform(CLI::Validator(CLI::AsSizeValue(false)).description(""));
  return *this;
}

argument argument::takes_stdout() const {
  of_->get_validator(some_text)->active(false);  // `-` becomes one
  const auto read = [](std::string& file) {
    if (file.empty()) return std::string(is_empty);
    if (file == "-") file.clear();
    return std::string();  // nothing is wrong
  };
  of_->transform(CLI::Validator(read, ""));
  return *this;
}

argument argument::is_hidden() const {
  of_->group("");
  return *this;
}

argument argument::excludes(const argument& other) const {
  of_->excludes(other.of_);
  return *this;
}

argument argument::needs(const argument& other) const {
  of_->needs(other.of_);
  return *this;
}

// ---- verb_arguments -----------------------------------------------------------------------------

namespace {

/// Made with its names alone, and called as what stands behind them.
template <typename Make>
argument named(const std::string& name, const Make& make) {
  const auto end = std::min(name.find(' '), name.size());
  CLI::Option& option = *make(name.substr(0, end));
  option.type_name(end == name.size() ? "" : name.substr(end + 1));
  return argument(option);
}

}  // namespace

template <typename Value>
argument verb_arguments::add_option(const std::string& name, Value& value,
                                    const std::string& about) {
  return named(name, [&](const std::string& names) {
    auto* const option = of_->add_option(names, value, about);
    if (!option->get_positional()) option->transform(not_empty());
    return option;
  });
}

template <typename Value>
argument verb_arguments::add_flag(const std::string& name, Value& value, const std::string& about) {
  return named(name, [&](const std::string& names) { return of_->add_flag(names, value, about); });
}

template argument verb_arguments::add_option(const std::string&, std::string&, const std::string&);
template argument verb_arguments::add_option(const std::string&, std::vector<std::string>&,
                                             const std::string&);
template argument verb_arguments::add_option(const std::string&, int&, const std::string&);
template argument verb_arguments::add_option(const std::string&, unsigned&, const std::string&);
template argument verb_arguments::add_option(const std::string&, std::uint64_t&,
                                             const std::string&);
template argument verb_arguments::add_option(const std::string&, std::optional<std::uint64_t>&,
                                             const std::string&);
template argument verb_arguments::add_option(const std::string&, std::vector<std::uint64_t>&,
                                             const std::string&);
template argument verb_arguments::add_option(const std::string&, double&, const std::string&);
template argument verb_arguments::add_flag(const std::string&, bool&, const std::string&);
template argument verb_arguments::add_flag(const std::string&, std::string&, const std::string&);

void verb_arguments::takes(const std::function<void(verb_arguments&)>& add_options) {
  of_->preparse_callback([verb = *this, add_options, is_done = false](std::size_t) mutable {
    if (!std::exchange(is_done, true)) add_options(verb);
  });
}

void verb_arguments::then(const std::function<void()>& run) {
  of_->callback([of = of_, run] {
    if (!of->get_subcommands().empty()) return;
    for (const auto* option : of->get_parent()->get_options())
      if (option->count() != 0)
        throw usage_error(fmt::format("`{}` stands before `{}`: it belongs behind it",
                                      option->get_name(), of->get_name()));
    run();
  });
}

verb_arguments verb_arguments::add_verb(const std::string& name, const std::string& about) {
  of_->require_subcommand(0, 1);
  return verb_arguments(*of_->add_subcommand(name, about));
}

// ---- command_line -------------------------------------------------------------------------------

command_line::command_line(const std::string& about, const std::string& version,
                           const std::string& exit_status)
    : of_(std::make_unique<CLI::App>(about, "strictpgn")), exit_status_(exit_status) {
  of_->set_help_flag("--help,-h", "print this help");
  of_->set_version_flag("--version,-V", version, "print the version");
  of_->formatter_fn([](const CLI::App* of, const std::string& name, CLI::AppFormatMode) {
    return help_page(*of, name, std::min(terminal_width(), widest_page));
  });
  of_->require_subcommand(0, 1);
}

command_line::~command_line() = default;

verb_arguments command_line::add_verb(const std::string& name, const std::string& about) {
  return verb_arguments(*of_->add_subcommand(name, about));
}

/// `help VERB` is what `VERB --help` is.
void command_line::parse_help(const std::vector<std::string>& words) {
  const CLI::App* verb = of_.get();
  for (const auto& word : words) {
    const auto inner =
        verb->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; });
    if (inner.empty() && verb == of_.get()) throw usage_error(words_for_unknown(*of_, word));
    if (inner.empty()) throw usage_error(fmt::format("`{}` is one argument too many", word));
    verb = inner.front();
  }
  std::vector<std::string> asked{"--help"};  // CLI11 takes words from the end
  asked.insert(asked.end(), words.rbegin(), words.rend());
  of_->parse(asked);
}

/// A verb makes its options when it is named, and so do those that belong to it.
void command_line::make_all_options(const std::vector<std::string>& words) {
  try {
    parse_help(words);
  } catch (const CLI::Success&) {  // which is what asking for help comes to
  }
  const CLI::App* verb = of_.get();
  for (const auto& word : words) verb = verb->get_subcommand(word);
  for (const auto& inner : verb_names(*verb)) {
    auto all = words;
    all.push_back(inner);
    make_all_options(all);
  }
}

std::optional<std::string> command_line::run(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "help" && std::string_view(argv[2]) == "--man") {
    make_all_options({});
    return manual_page(*of_, exit_status_);
  }
  // Not earlier: verbs would have it from the program.
  of_->footer("Exit status: " + exit_status_ + "\n`strictpgn help VERB` tells what a verb takes.");
  refuse_empty_values({argv, static_cast<std::size_t>(argc)});
  try {
    if (argc > 1 && std::string_view(argv[1]) == "help")
      parse_help({argv + 2, argv + argc});
    else
      of_->parse(argc, argv);
  } catch (const CLI::Success& wanted) {
    std::ostringstream text;
    of_->exit(wanted, text);
    auto page = text.str();
    page.erase(page.find_last_not_of('\n') + 1);
    return page + '\n';
  } catch (const CLI::ParseError& error) {
    throw usage_error(words_for(*of_, error));
  }
  if (of_->get_subcommands().empty()) throw usage_error(what_to_do(*of_));
  return std::nullopt;
}

}  // namespace strictpgn::cli
