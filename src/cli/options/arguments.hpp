// What verbs take from the command line: their options, flags and files.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/number.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): a library of others
class App;
class Option;
}  // namespace CLI

namespace strictpgn::cli {

/// Something that a verb takes, about which more can be said.
class argument {
 public:
  explicit argument(CLI::Option& option) : of_(&option) {}

  /// Cannot be left out.
  argument is_required() const;
  /// Help tells the value that it has when it is not given.
  argument shows_default() const;
  /// Of an option that may be repeated: one value each time.
  argument takes_one_value() const;
  /// The value is a number as `reading` wants it.
  argument takes(const number_reading& reading) const;
  /// The value is a number of bytes, with K, M or G behind it.
  argument takes_size() const;
  /// The value is a file to write; `-` means stdout and is given as an empty name.
  argument takes_stdout() const;
  /// Help does not show it: an old name.
  argument is_hidden() const;
  /// Is not given together with that one.
  argument excludes(const argument& other) const;
  /// Is not given without that one.
  argument needs(const argument& other) const;

 private:
  CLI::Option* of_;
};

/// All that a verb takes.
class verb_arguments {
 public:
  explicit verb_arguments(CLI::App& app) : of_(&app) {}

  /// What adds its options is called when the command line names the verb: to make those of all
  /// verbs costs more than many a run.
  void takes(const std::function<void(verb_arguments&)>& add_options);
  /// An option such as `--format FORMAT`, with what help calls its value, or what stands alone,
  /// such as `FILE`. What is given goes into `value`, which must outlive the command line: a text,
  /// a number, or several of them.
  template <typename Value>
  argument add_option(const std::string& name, Value& value, const std::string& about);
  /// `--diff`, for a bool; or `--fix{safe} HOW`, a text with the value that it has when none is
  /// given.
  template <typename Value>
  argument add_flag(const std::string& name, Value& value, const std::string& about);
  /// What is done when the verb is chosen, and none that belongs to it, once all values are there.
  void then(const std::function<void()>& run);
  /// A verb that belongs to this one: `fuzz replay`. All its options stand behind its own name.
  verb_arguments add_verb(const std::string& name, const std::string& about);

 private:
  CLI::App* of_;
};

/// The command line of the program.
class command_line {
 public:
  /// `exit_status` says what the numbers mean.
  command_line(const std::string& about, const std::string& version,
               const std::string& exit_status);
  ~command_line();

  verb_arguments add_verb(const std::string& name, const std::string& about);

  /// Runs the verb that is chosen. Gives the text that is to be printed instead when help or the
  /// version is asked for. Throws `usage_error` for what it does not understand.
  std::optional<std::string> run(int argc, char** argv);

 private:
  void parse_help(const std::vector<std::string>& words);
  void make_all_options(const std::vector<std::string>& words);

  std::unique_ptr<CLI::App> of_;
  std::string exit_status_;
};

}  // namespace strictpgn::cli
