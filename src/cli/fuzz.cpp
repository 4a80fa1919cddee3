#include "cli/fuzz.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cli/choice.hpp"
#include "cli/find_folder.hpp"
#include "cli/known_finds.hpp"
#include "cli/output.hpp"
#include "cli/passing_folder.hpp"
#include "cli/read_text.hpp"
#include "cli/status_line.hpp"
#include "cli/terminal.hpp"
#include "cli/trouble.hpp"
#include "duel/adapter_target.hpp"
#include "duel/campaign.hpp"
#include "duel/command_target.hpp"
#include "duel/manner.hpp"
#include "duel/page.hpp"
#include "generate/generator.hpp"
#include "report/quantity.hpp"

namespace strictpgn::cli {
namespace {

constexpr choice<profile> formats[] = {{"import", profile::import_format},
                                       {"export", profile::export_format},
                                       {"archival", profile::archival},
                                       {"reduced", profile::reduced}};

constexpr choice<encoding> encodings[] = {{"latin1", encoding::latin1}, {"utf8", encoding::utf8}};

constexpr choice<duel::kind> kinds[] = {{"all", duel::kind::all},
                                        {"sound", duel::kind::sound},
                                        {"broken", duel::kind::broken},
                                        {"mutated", duel::kind::mutated}};

/// The options of the verb as given.
struct fuzz_options {
  std::vector<std::string> files;
  std::string target;
  bool is_adapter = false;
  std::string folder;
  std::uint64_t seed = 1;
  std::uint64_t count = 0;
  double seconds = 0;
  unsigned jobs = std::max(1U, std::thread::hardware_concurrency());
  std::string texts = "all";
  std::string format = "import";
  std::string encoding = "latin1";
  int plies = 60;
  std::vector<std::string> rejects_when;
  std::vector<std::string> crashes_when;
  std::string games_from;
  std::string plies_from;
  double timeout = 10;
  duel::bounds within;
  std::vector<std::string> ignored;
  std::string known;
  int patience = 3;
  double reduction = 30;
};

std::chrono::milliseconds milliseconds(double seconds) {
  return std::chrono::milliseconds(static_cast<long long>(seconds * 1000));
}

// ---- what was asked for -------------------------------------------------------------------------

duel::sign sign_of(const char* option, const std::string& text) {
  try {
    return duel::sign(text);
  } catch (const duel::bad_sign& trouble) {
    throw usage_error(fmt::format("{}: {}", option, trouble.what()));
  }
}

duel::manner manner_of(const fuzz_options& asked) {
  duel::manner made;
  for (const auto& each : asked.rejects_when)
    made.rejects_when.push_back(sign_of("--rejects-when", each));
  if (asked.rejects_when.empty()) made.rejects_when.emplace_back("status");
  for (const auto& each : asked.crashes_when)
    made.crashes_when.push_back(sign_of("--crashes-when", each));
  if (!asked.games_from.empty()) made.games_from = sign_of("--games-from", asked.games_from);
  if (!asked.plies_from.empty()) made.plies_from = sign_of("--plies-from", asked.plies_from);
  return made;
}

generate::request request_of(const fuzz_options& asked) {
  generate::request made;
  made.format = parse_choice("--profile", asked.format, formats);
  made.encoding = parse_choice("--encoding", asked.encoding, encodings);
  made.plies = asked.plies;
  return made;
}

options judging_by(const generate::request& how) {
  options made;
  made.format = how.format;
  made.encoding = how.encoding;
  made.remedies = false;
  return made;
}

known_finds known_by(const fuzz_options& asked) {
  known_finds made;
  for (const auto& each : asked.ignored) made.ignore(each);
  if (!asked.known.empty()) made.read(asked.known);
  return made;
}

std::vector<std::string> texts_of(const fuzz_options& asked) {
  std::vector<std::string> texts;
  for (const auto& file : asked.files) {
    texts.push_back(read_text(file));
    if (texts.back().empty()) throw usage_error(fmt::format("`{}` is empty", file));
  }
  return texts;
}

/// What a folder of finds belongs to: all that decides which texts are made and how answers are
/// understood.
std::string run_of(const fuzz_options& asked) {
  return fmt::format(
      "--target {}{} --seed {} --texts {} --profile {} --encoding {} --plies {} --rejects-when "
      "[{}] "
      "--crashes-when [{}] --games-from [{}] --plies-from [{}] [{}]",
      asked.target, asked.is_adapter ? " --adapter" : "", asked.seed, asked.texts, asked.format,
      asked.encoding, asked.plies, fmt::join(asked.rejects_when, " "),
      fmt::join(asked.crashes_when, " "), asked.games_from, asked.plies_from,
      fmt::join(asked.files, " "));
}

// ---- the run ------------------------------------------------------------------------------------

std::atomic<bool> is_stopped = false;

void stop(int) { is_stopped = true; }

constexpr std::string_view sound_game =
    "[Event \"Fool\"]\n[Site \"London ENG\"]\n[Date \"1901.02.03\"]\n[Round \"1\"]\n"
    "[White \"White, A.\"]\n[Black \"Black, B.\"]\n[Result \"0-1\"]\n\n"
    "1. f3 e5 2. g4 Qh4# 0-1\n";

/// Valid, though not what one is used to.
constexpr std::string_view poor_games[] = {
    "1. f3 e5 2. g4 Qh4# 0-1\n", "[Event \"Fool\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    "1. f3 e5 2. g4 Qh4# 0-1", "f3 e5 g4 Qh4# 0-1\n",
    "[Event \"Fool\"]\n[Site \"London ENG\"]\n[Date \"1901.02.03\"]\n[Round \"1\"]\n"
    "[White \"White, A.\"]\n[Black \"Black, B.\"]\n[Result \"*\"]\n\n*\n"};

constexpr std::string_view no_game =
    "[Event \"Fool\n[Site London ENG]\n\n1. f3 e5 2. Qxh9 (((( { Qh4# 0-1\n";

/// Asks so many texts between two looks at the finds.
constexpr std::uint64_t round_size = 32;

class fuzzing {
 public:
  explicit fuzzing(const fuzz_options& asked)
      : asked_(asked),
        manner_(manner_of(asked)),
        known_(known_by(asked)),
        how_(request_of(asked)),
        texts_(how_, parse_choice("--texts", asked.texts, kinds), texts_of(asked)),
        strategy_{.how = judging_by(how_),
                  .ignored = known_.rules,
                  .known = known_.clusters,
                  .jobs = asked.jobs,
                  .patience = asked.patience,
                  .longest_reduction = milliseconds(asked.reduction)},
        finds_(asked.folder, run_of(asked), {asked.target, asked.is_adapter, strategy_.how},
               known_.clusters),
        known_so_far_(finds_.load(asked.seed)),
        line_(is_stderr_terminal()) {
    if (asked.seconds > 0) strategy_.end = duel::clock::now() + milliseconds(asked.seconds);
  }

  exit_status run() {
    std::signal(SIGINT, stop);
    std::signal(SIGTERM, stop);
    try {
      try_target(*recruit(0));
      fight();
    } catch (const duel::stopped&) {
    }
    line_.clear();
    finds_.save(known_so_far_);
    return report();
  }

 private:
  std::unique_ptr<duel::target> recruit(unsigned worker) const {
    auto within = asked_.within;
    within.time = milliseconds(asked_.timeout);
    if (asked_.is_adapter)
      return std::make_unique<duel::adapter_target>(asked_.target, asked_.format, within,
                                                    is_stopped);
    const auto folder = scratch_.path() / std::to_string(worker);
    std::filesystem::create_directories(folder);
    return std::make_unique<duel::command_target>(asked_.target, manner_, within, folder,
                                                  is_stopped);
  }

  /// A target that refuses everything, or nothing, tells nothing.
  void try_target(duel::target& of) {
    const auto found = of.ask(sound_game);
    if (!found.accepts)
      throw usage_error(
          fmt::format("--target does not accept a plain game ({}{}{}); see --rejects-when",
                      found.how == duel::ending::hung ? "no answer within the time" : found.status,
                      found.message.empty() ? "" : ": ", found.message));
    if (of.ask(no_game).accepts)
      complain("--target accepts what is no game at all; see --rejects-when");
    for (const auto text : poor_games)
      if (of.ask(text).accepts) strategy_.indifferent |= duel::judge(text, strategy_.how).found;
  }

  void fight() {
    duel::campaign all(
        strategy_, texts_, known_so_far_, [this](unsigned worker) { return recruit(worker); },
        [this](const auto& which, const auto& shown) { finds_.publish(which, shown); });
    const auto last = known_so_far_.texts + asked_.count;
    while (!is_over(last)) {
      if (!known_so_far_.pending.empty())
        all.reduce_some();
      else
        all.meet(static_cast<std::size_t>(
            asked_.count == 0 ? round_size : std::min(round_size, last - known_so_far_.texts)));
      finds_.save(known_so_far_);
      if (line_.is_due()) line_.show(words_so_far());
    }
  }

  bool is_over(std::uint64_t last) const {
    if (strategy_.end && duel::clock::now() >= *strategy_.end) return true;
    return asked_.count != 0 && known_so_far_.texts >= last && known_so_far_.pending.empty();
  }

  std::string words_so_far() const {
    auto made = fmt::format("{}, {}", report::in_words(known_so_far_.texts, "text"),
                            report::in_words(known_so_far_.clusters.size(), "cluster"));
    for (std::size_t at = 0; at != duel::outcome_count; ++at)
      if (known_so_far_.by_outcome[at] != 0)
        made += fmt::format(", {} {}", known_so_far_.by_outcome[at],
                            name_of(static_cast<duel::outcome>(at)));
    if (!known_so_far_.pending.empty())
      made += fmt::format(", {} to be reduced", known_so_far_.pending.size());
    return made;
  }

  exit_status report() const {
    output out;
    std::size_t shown = 0;
    for (const auto& [name, each] : known_so_far_.clusters) {
      if (known_.clusters.contains(name)) continue;
      ++shown;
      out.text() += for_stdout(fmt::format("{}: {} ({})\n",
                                           (finds_.folder_of(name) / duel::example_file).string(),
                                           words_for(each), report::in_words(each.bytes, "byte")));
    }
    out.text() += words_so_far() + '\n';
    out.flush();
    for (const auto& name : known_.clusters)
      if (!known_so_far_.clusters.contains(name))
        complain(fmt::format("--known: `{}` was not met", name));
    return shown == 0 ? no_errors : errors_found;
  }

  const fuzz_options& asked_;
  duel::manner manner_;
  known_finds known_;
  generate::request how_;
  duel::material texts_;
  duel::strategy strategy_;
  passing_folder scratch_;
  find_folder finds_;
  duel::ledger known_so_far_;
  status_line line_;
};

exit_status run(const fuzz_options& asked) {
  if (asked.count == 0 && asked.seconds == 0)
    throw usage_error("say when to end: --count or --seconds");
  try {
    return fuzzing(asked).run();
  } catch (const generate::no_such_text& trouble) {
    throw usage_error(trouble.what());
  }
}

void add_target_options(CLI::App& verb, fuzz_options& asked) {
  verb.add_option("--target", asked.target,
                  "the command under test, run by the shell; {} stands for a file with the text, "
                  "which comes by stdin where there is none")
      ->required();
  verb.add_flag("--adapter", asked.is_adapter,
                "the command stays, and answers lines of JSON (fuzz/DIFFERENTIAL.md)");
  verb.add_option(
      "--rejects-when", asked.rejects_when,
      "how it says no (repeatable): status (not 0), stdout or stderr (has text), or one "
      "of them with a regular expression that a line of it contains, as "
      "stderr:^Error [status]");
  verb.add_option("--crashes-when", asked.crashes_when,
                  "what is a crash (repeatable), likewise, beside signals and sanitizers");
  verb.add_option("--games-from", asked.games_from,
                  "how it says how many games it has read, as 'stdout:([0-9]+) games'");
  verb.add_option("--plies-from", asked.plies_from, "likewise, moves of mainlines");
  verb.add_option("--timeout", asked.timeout, "seconds for one text")
      ->check(CLI::Range(0.001, 86'400.0))
      ->capture_default_str();
  verb.add_option("--memory", asked.within.memory,
                  "bytes of data (setrlimit), K, M or G behind them; 0 for all, as sanitizers need "
                  "[2G]")
      ->transform(CLI::AsSizeValue(false));
  verb.add_option("--output", asked.within.output, "bytes of stdout and stderr for one text [16M]")
      ->transform(CLI::AsSizeValue(false));
}

void add_run_options(CLI::App& verb, fuzz_options& asked) {
  verb.add_option("FILE", asked.files, "PGN files to make mutants of, instead of generated games");
  verb.add_option("--out", asked.folder,
                  "the folder for the finds; a run that is there already is gone on with")
      ->required();
  verb.add_option("--seed", asked.seed, "the same seed asks about the same texts")
      ->capture_default_str();
  verb.add_option("--count", asked.count, "texts to ask about");
  verb.add_option("--seconds", asked.seconds, "ends then, or at Ctrl-C, and can be gone on with")
      ->check(CLI::Range(0.1, 31'536'000.0));
  verb.add_option("--jobs", asked.jobs, "targets at work at once")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  verb.add_option("--texts", asked.texts, "all, sound, broken (in one way) or mutated")
      ->capture_default_str();
  verb.add_option("--profile", asked.format, "import, export, archival or reduced: what is valid")
      ->capture_default_str();
  verb.add_option("--encoding", asked.encoding, "latin1 or utf8")->capture_default_str();
  verb.add_option("--plies", asked.plies, "moves of a mainline, at most")
      ->check(CLI::Range(20, 10'000))
      ->capture_default_str();
}

void add_find_options(CLI::App& verb, fuzz_options& asked) {
  verb.add_option("--ignore", asked.ignored,
                  "a rule (repeatable); texts that break it may be accepted or refused");
  verb.add_option("--known", asked.known,
                  "a file of rules and clusters to be left out, one to a line, # and the reason "
                  "behind it");
  verb.add_option("--patience", asked.patience,
                  "finds of one cause are reduced until so many brought no new cluster")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  verb.add_option("--reduce-seconds", asked.reduction, "for the reduction of one find")
      ->check(CLI::Range(0.1, 86'400.0))
      ->capture_default_str();
}

}  // namespace

void add_fuzz(CLI::App& program, exit_status& status) {
  auto& verb = *program.add_subcommand("fuzz", "compare another program's answers with ours");
  const auto asked = std::make_shared<fuzz_options>();
  add_target_options(verb, *asked);
  add_run_options(verb, *asked);
  add_find_options(verb, *asked);
  verb.callback([asked, &status] { status = run(*asked); });
}

}  // namespace strictpgn::cli
