#include "cli/options/fuzz_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "cli/options/reading_names.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<differential::kind> text_kinds[] = {{"all", differential::kind::all},
                                                          {"sound", differential::kind::sound},
                                                          {"broken", differential::kind::broken},
                                                          {"mutated", differential::kind::mutated}};

differential::output_pattern pattern_of(const char* option, const std::string& text) {
  try {
    return differential::output_pattern(text);
  } catch (const differential::bad_pattern& error) {
    throw usage_error(fmt::format("{}: {}", option, error.what()));
  }
}

void add_target_options(verb_arguments& verb, fuzz_options& asked) {
  verb.add_option("--target", asked.target,
                  "the command under test, run by the shell; {} stands for a file with the text, "
                  "which comes by stdin where there is none")
      .is_required();
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
      .takes(decimal_number(0.001, 86'400))
      .shows_default();
  verb.add_option("--memory", asked.within.memory,
                  "bytes of data (ulimit -d), K, M or G behind them; 0 for all, as sanitizers need "
                  "[2G]")
      .takes_size();
  verb.add_option("--output", asked.within.output, "bytes of stdout and stderr for one text [16M]")
      .takes_size();
}

void add_run_options(verb_arguments& verb, fuzz_options& asked) {
  verb.add_option("FILE", asked.files, "PGN files to make mutants of, instead of generated games");
  verb.add_option("--out", asked.folder,
                  "the folder for the finds; a run that is there already is gone on with")
      .is_required();
  verb.add_option("--seed", asked.seed, "the same seed asks about the same texts")
      .takes(whole_number(0, UINT64_MAX))
      .shows_default();
  verb.add_option("--count", asked.count, "texts to ask about").takes(whole_number(1, UINT64_MAX));
  verb.add_option("--seconds", asked.seconds, "ends then, or at Ctrl-C, and can be gone on with")
      .takes(decimal_number(0.1, 31'536'000));
  verb.add_option("--jobs", asked.jobs, "targets at work at once")
      .takes(whole_number(1, 1024))
      .shows_default();
  verb.add_option("--texts", asked.texts, "all, sound, broken (in one way) or mutated")
      .shows_default();
  verb.add_option("--profile", asked.format, "import, export, archival or reduced: what is valid")
      .shows_default();
  verb.add_option("--encoding", asked.encoding, "latin1 or utf8").shows_default();
  verb.add_option("--plies", asked.plies, "moves of a mainline, at most")
      .takes(whole_number(20, 10'000))
      .shows_default();
}

void add_find_options(verb_arguments& verb, fuzz_options& asked) {
  verb.add_option("--ignore", asked.ignored,
                  "a rule (repeatable); texts that break it may be accepted or refused");
  verb.add_option("--known", asked.known,
                  "a file of rules and clusters to be left out, one to a line, # and the reason "
                  "behind it");
  verb.add_option("--patience", asked.patience,
                  "finds of one cause are reduced until so many brought no new cluster")
      .takes(whole_number(1, 1'000'000))
      .shows_default();
  verb.add_option("--reduce-seconds", asked.reduction, "for the reduction of one find")
      .takes(decimal_number(0.1, 86'400))
      .shows_default();
}

}  // namespace

void fuzz_options::add_to(verb_arguments& verb) {
  add_target_options(verb, *this);
  add_run_options(verb, *this);
  add_find_options(verb, *this);
}

std::chrono::milliseconds milliseconds(double seconds) {
  return std::chrono::milliseconds(static_cast<long long>(seconds * 1000));
}

differential::target_patterns fuzz_options::target_patterns() const {
  differential::target_patterns made;
  for (const auto& each : rejects_when)
    made.rejects_when.push_back(pattern_of("--rejects-when", each));
  if (rejects_when.empty()) made.rejects_when.emplace_back("status");
  for (const auto& each : crashes_when)
    made.crashes_when.push_back(pattern_of("--crashes-when", each));
  if (!games_from.empty()) made.games_from = pattern_of("--games-from", games_from);
  if (!plies_from.empty()) made.plies_from = pattern_of("--plies-from", plies_from);
  return made;
}

generate::request fuzz_options::request() const {
  generate::request made;
  made.format = parse_enum_option("--profile", format, strict_profiles);
  made.encoding = parse_enum_option("--encoding", encoding, encodings);
  made.plies = plies;
  return made;
}

differential::kind fuzz_options::kind() const {
  return parse_enum_option("--texts", texts, text_kinds);
}

known_clusters fuzz_options::known_ones() const {
  known_clusters made;
  for (const auto& each : ignored) made.ignore(each);
  if (!known.empty()) made.read(known);
  return made;
}

differential::bounds fuzz_options::bounds() const {
  auto made = within;
  made.time = milliseconds(timeout);
  return made;
}

std::vector<std::string> fuzz_options::read_files() const {
  std::vector<std::string> read;
  for (const auto& file : files) {
    read.push_back(read_text(file));
    if (read.back().empty()) throw usage_error(fmt::format("`{}` is empty", file));
  }
  return read;
}

std::string fuzz_options::run() const {
  return fmt::format(
      "--target {}{} --seed {} --texts {} --profile {} --encoding {} --plies {} --rejects-when "
      "[{}] "
      "--crashes-when [{}] --games-from [{}] --plies-from [{}] [{}]",
      target, is_adapter ? " --adapter" : "", seed, texts, format, encoding, plies,
      fmt::join(rejects_when, " "), fmt::join(crashes_when, " "), games_from, plies_from,
      fmt::join(files, " "));
}

}  // namespace strictpgn::cli
