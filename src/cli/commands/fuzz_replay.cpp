#include "cli/commands/fuzz_replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "cli/commands/recruiter.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/recorded_finds.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/target_options.hpp"
#include "lab/differential/replay.hpp"
#include "report/plural.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {
namespace {

enum class replay_format { text, json };
constexpr enum_option<replay_format> formats[] = {{"text", replay_format::text},
                                                  {"json", replay_format::json}};

/// The options of the verb as given.
struct replay_options {
  std::string folder;
  std::vector<std::string> targets;
  target_options asking;
  std::string format = "text";

  void add_to(verb_arguments& verb) {
    verb.add_option("FOLDER", folder, "that a run of fuzz has written, or the folder of one find")
        .is_required();
    verb.add_option("--target TARGET", targets, std::string(target_help) + " (repeatable)")
        .is_required()
        .takes_one_value();
    asking.add_to(verb);
    verb.add_option("--format FORMAT", format, "text (a table in Markdown) or json")
        .shows_default();
  }
};

/// Asks one program about finds. It is told how each of them was judged.
class replayer {
 public:
  replayer(const target_options& options, asked_program program)
      : programs_(options, std::move(program)), name_(programs_.program().name) {}

  differential::replayed replay(const differential::recorded_find& find) {
    return differential::replay(find, target_for(find.how));
  }

  /// Once it was asked: "kokopu 4.13.4".
  const std::string& name() const { return name_; }

 private:
  differential::target& target_for(const differential::criteria& how) {
    auto& target = targets_[{how.format, how.encoding, how.input, how.dialect, how.is_round_trip}];
    if (target == nullptr) {
      target = programs_.recruit(static_cast<unsigned>(targets_.size()), how);
      programs_.try_out(*target, how, true);
      if (!target->name().empty()) name_ = target->name() + ' ' + target->version();
    }
    return *target;
  }

  recruiter programs_;
  using key = std::tuple<profile, encoding, differential::input_kind, fen_dialect, bool>;
  std::map<key, std::unique_ptr<differential::target>> targets_;
  std::string name_;
};

differential::replayed_target replay_all(const std::vector<differential::recorded_find>& finds,
                                         const replay_options& options, asked_program program) {
  replayer one(options.asking, std::move(program));
  status_line line(is_stderr_terminal());
  differential::replayed_target result;
  for (const auto& find : finds) {
    if (line.is_due())
      line.show(fmt::format("{}: {} of {}", report::escape_for_display(one.name(), encoding::utf8),
                            result.finds.size(), report::in_words(finds.size(), "find")));
    result.finds.push_back(one.replay(find));
  }
  result.name = one.name();
  return result;
}

bool has_failures(const differential::replayed_target& target) {
  return std::ranges::any_of(target.finds, [](const auto& each) {
    return each.what == differential::fate::still_there || each.what == differential::fate::changed;
  });
}

exit_status run(const replay_options& options) {
  const auto format = parse_enum_option("--format", options.format, formats);
  const auto finds = recorded_finds(options.folder);
  std::vector<asked_program> programs;
  for (const auto& each : options.targets) programs.push_back(options.asking.program_of(each));
  options.asking.check_signs(programs);
  stop_at_signals();
  std::vector<differential::replayed_target> targets;
  try {
    for (auto& each : programs) targets.push_back(replay_all(finds, options, std::move(each)));
  } catch (const differential::stopped&) {
    print_error("interrupted before all finds were asked about");
    return interrupted;
  }
  output out;
  out.text() = format == replay_format::json ? differential::render_replay_json(finds, targets)
                                             : differential::render_replay(finds, targets);
  out.flush();
  return std::ranges::any_of(targets, has_failures) ? errors_found : no_errors;
}

}  // namespace

void add_fuzz_replay(verb_arguments& fuzz, exit_status& status) {
  auto replay = fuzz.add_verb("replay", "ask about the finds of an earlier run again");
  replay.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<replay_options>();
    options->add_to(verb);
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
