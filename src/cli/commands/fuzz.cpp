#include "cli/commands/fuzz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <thread>

#include "cli/commands/fuzz_replay.hpp"
#include "cli/commands/recruiter.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/output_dir.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/fuzz_options.hpp"
#include "lab/differential/campaign.hpp"
#include "lab/differential/page.hpp"
#include "lab/differential/poor_texts.hpp"
#include "lab/differential/self_test.hpp"
#include "lab/differential/title.hpp"
#include "lab/generate/generator.hpp"
#include "report/plural.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {
namespace {

// ---- the run ------------------------------------------------------------------------------------

/// Asks so many texts between two looks at the finds.
constexpr std::uint64_t round_size = 16;

class fuzzing {
 public:
  explicit fuzzing(const fuzz_options& options)
      : options_(options),
        known_(options.known_ones()),
        programs_(options.asking, options.asking.program_of(options.target)),
        criteria_(options.criteria()),
        texts_(options.request(), criteria_, options.kind(), options.read_files()),
        strategy_{.how = criteria_,
                  .ignored = known_.rules,
                  .known = known_.clusters,
                  .jobs = options.jobs,
                  .patience = options.patience,
                  .only = options.outcomes(),
                  .longest_reduction = milliseconds(options.reduction)},
        finds_(options.folder, options.run(), page_setting(), programs_.program().tool,
               known_.clusters),
        known_so_far_(finds_.load(options.seed)),
        line_(is_stderr_terminal()) {
    if (options.seconds > 0)
      strategy_.end = differential::clock::now() + milliseconds(options.seconds);
  }

  exit_status run() {
    stop_at_signals();
    try {
      return run_to_its_end();
    } catch (const differential::stopped&) {
      return interrupted;
    }
  }

 private:
  exit_status run_to_its_end() {
    bool is_stopped = false;
    bool is_gone = false;
    try {
      learn_indifference(*recruit(0));
      fight();
    } catch (const differential::stopped&) {
      is_stopped = true;
    } catch (const differential::vanished&) {
      is_gone = true;
    }
    line_.clear();
    finds_.save(known_so_far_);
    const auto found = report();
    if (is_gone) complain_of_absence();
    return is_stopped && has_end() ? interrupted : found;
  }

  differential::page_setting page_setting() const {
    const auto& program = programs_.program();
    const auto& version = program.version.empty() ? options_.version : program.version;
    return {program.name,       program.command, version,
            program.is_adapter, strategy_.how,   program.tool.has_value()};
  }

  std::unique_ptr<differential::target> recruit(unsigned worker) const {
    return programs_.recruit(worker, strategy_.how);
  }

  /// Of what the target takes no notice in a plain game, such as missing tags.
  void learn_indifference(differential::target& target) {
    programs_.try_out(target, strategy_.how);
    finds_.set_version(target.version());
    for (const auto text : differential::poor_texts(strategy_.how.input))
      if (target.ask(text).accepts)
        strategy_.indifferent |= differential::judge(text, strategy_.how).found;
  }

  /// The self-test says how it is seen, if it still is.
  [[noreturn]] void complain_of_absence() const {
    const auto target = recruit(0);
    if (!ask_plain_text(*target, strategy_.how).accepts) programs_.try_out(*target, strategy_.how);
    throw usage_error(
        fmt::format("--target did not accept a plain {} in between", unit_of(criteria_.input)));
  }

  void fight() {
    differential::campaign all(
        strategy_, texts_, known_so_far_, [this](unsigned worker) { return recruit(worker); },
        [this](const auto& which, const auto& shown) { finds_.publish(which, shown); },
        [this](const auto& name) { finds_.withdraw(name); });
    first_ = known_so_far_.texts;
    const auto last = first_ + options_.count;
    while (!is_over(last)) {
      if (!known_so_far_.pending.empty())
        all.reduce_some();
      else
        all.run(round_before(last));
      finds_.save(known_so_far_);
      if (line_.is_due()) line_.show(words_so_far() + pace(last));
    }
  }

  /// Rounds end where they would in a run without an end, so that such a one has the same finds.
  std::size_t round_before(std::uint64_t last) const {
    const auto size = round_size - known_so_far_.texts % round_size;
    return static_cast<std::size_t>(
        options_.count == 0 ? size : std::min(size, last - known_so_far_.texts));
  }

  /// Otherwise Ctrl-C is what ends it.
  bool has_end() const { return strategy_.end || options_.count != 0; }

  bool is_over(std::uint64_t last) const {
    if (strategy_.end && differential::clock::now() >= *strategy_.end) return true;
    return options_.count != 0 && known_so_far_.texts >= last && known_so_far_.pending.empty();
  }

  std::string words_so_far() const {
    auto result = fmt::format("{}, {}", report::in_words(known_so_far_.texts, "text"),
                              report::in_words(known_so_far_.clusters.size(), "cluster"));
    for (std::size_t at = 0; at != differential::outcome_count; ++at)
      if (known_so_far_.by_outcome[at] != 0)
        result += fmt::format(", {} {}", known_so_far_.by_outcome[at],
                              name_of(static_cast<differential::outcome>(at)));
    if (!known_so_far_.pending.empty())
      result += fmt::format(", {} to be reduced", known_so_far_.pending.size());
    return result;
  }

  /// ", 12 texts/s, 0:31 left"; `last` is the number of texts at the end, if they are counted.
  std::string pace(std::uint64_t last) const {
    const auto rate = static_cast<double>(known_so_far_.texts - first_) / line_.elapsed();
    auto left = UINT64_MAX;
    if (strategy_.end) {
      const auto time =
          std::chrono::ceil<std::chrono::seconds>(*strategy_.end - differential::clock::now());
      left = static_cast<std::uint64_t>(std::max<std::int64_t>(0, time.count()));
    }
    if (options_.count != 0 && rate > 0)
      left = std::min(
          left, static_cast<std::uint64_t>(static_cast<double>(last - known_so_far_.texts) / rate));
    return fmt::format(", {:.0f} texts/s{}", rate, left == UINT64_MAX ? "" : time_left(left));
  }

  /// "; 2 of the clusters known": so many are not shown.
  std::string known_words(std::size_t shown) const {
    const auto left_out = known_so_far_.clusters.size() - shown;
    return left_out == 0 ? "" : fmt::format("; {} of the clusters known", left_out);
  }

  exit_status report() const {
    output out;
    const auto shown = differential::worst_first(known_so_far_, known_.clusters);
    for (const auto* each : shown) {
      const auto file =
          (finds_.folder_of(each->name) / differential::example_file(criteria_.input)).string();
      const auto line = fmt::format("{}: {}{}", file, is_strictness(*each) ? "strictness: " : "",
                                    title_of(*each));
      out.text() += report::escape_for_display(line, encoding::utf8) + '\n';
    }
    out.text() += words_so_far() + known_words(shown.size()) + '\n';
    out.flush();
    for (const auto& name : known_.clusters)
      if (!known_so_far_.clusters.contains(name))
        print_error(fmt::format("--known: `{}` was not met", name));
    return shown.empty() && known_so_far_.pending.empty() ? no_errors : errors_found;
  }

  const fuzz_options& options_;
  known_clusters known_;
  recruiter programs_;
  differential::criteria criteria_;
  differential::test_cases texts_;
  differential::strategy strategy_;
  output_dir finds_;
  differential::campaign_state known_so_far_;
  status_line line_;
  std::uint64_t first_ = 0;  // texts that runs before this one have asked about
};

exit_status run(const fuzz_options& options) {
  options.check();
  try {
    return fuzzing(options).run();
  } catch (const generate::no_such_text& error) {
    throw usage_error(error.what());
  }
}

}  // namespace

void add_fuzz(command_line& program, exit_status& status) {
  auto fuzz = program.add_verb("fuzz", "compare another program's answers with ours");
  fuzz.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<fuzz_options>();
    options->jobs = std::max(1U, std::thread::hardware_concurrency());
    options->add_to(verb);
    verb.then([options, &status] { status = run(*options); });
  });
  add_fuzz_replay(fuzz, status);
}

}  // namespace strictpgn::cli
