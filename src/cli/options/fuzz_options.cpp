#include "cli/options/fuzz_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>
#include <utility>

#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "cli/options/reading_names.hpp"
#include "cli/options/record_options.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<differential::kind> text_kinds[] = {{"all", differential::kind::all},
                                                          {"sound", differential::kind::sound},
                                                          {"broken", differential::kind::broken},
                                                          {"mutated", differential::kind::mutated}};

constexpr enum_option<differential::input_kind> of(differential::input_kind input) {
  return {name_of(input), input};
}

constexpr enum_option<differential::input_kind> input_kinds[] = {of(differential::input_kind::pgn),
                                                                 of(differential::input_kind::fen),
                                                                 of(differential::input_kind::epd)};

void add_records(const std::string& text, const differential::criteria& how,
                 std::vector<std::string>& to) {
  auto in = differential::records_of(text, how);
  while (in.next())
    if (in.current().number != 0) to.emplace_back(in.current().text);
}

void add_run_options(verb_arguments& verb, fuzz_options& options) {
  verb.add_option("FILE", options.files, "files to make mutants of, instead of generated texts");
  verb.add_option("--out,-o FOLDER", options.folder,
                  "the folder for the finds; a run that is there already is gone on with");
  verb.add_option("--seed N", options.seed, "the same seed asks about the same texts")
      .takes(whole_number(0, UINT64_MAX))
      .shows_default();
  verb.add_option("--count N", options.count, "texts to ask about")
      .takes(whole_number(1, UINT64_MAX));
  verb.add_option("--seconds SECONDS", options.seconds,
                  "ends then, or at Ctrl-C, and can be gone on with")
      .takes(decimal_number(0.1, 31'536'000));
  verb.add_option("--jobs N", options.jobs, "targets at work at once")
      .takes(whole_number(1, 1024))
      .shows_default();
  verb.add_option("--texts KIND", options.texts, "all, sound, broken (in one way) or mutated")
      .shows_default();
  verb.add_option("--profile PROFILE", options.format,
                  "import, export, archival or reduced: what is valid")
      .shows_default();
  verb.add_option("--encoding ENCODING", options.encoding, "latin1 or utf8").shows_default();
  verb.add_option("--input FORMAT", options.input, "texts are pgn, fen or epd").shows_default();
  add_dialect(verb, options.dialect);
  verb.add_flag("--round-trip", options.is_round_trip,
                "what it writes of the games (a command to stdout) is held against export format, "
                "and read again by it and by us");
  verb.add_option("--plies N", options.plies, "moves of a mainline, at most")
      .takes(whole_number(20, 10'000))
      .shows_default();
}

void add_find_options(verb_arguments& verb, fuzz_options& options) {
  verb.add_option("--ignore RULE", options.ignored,
                  "a rule (repeatable); texts that break it may be accepted or refused");
  verb.add_option("--known FILE", options.known,
                  "a file of rules and clusters to be left out, one to a line, # and the reason "
                  "behind it");
  verb.add_option(
      "--only OUTCOMES", options.only,
      "the outcomes to be told of, with commas between them: crash, hang, flood, "
      "accepts-invalid, rejects-valid, writes-invalid, silent-loss, invention, difference "
      "[all]");
  verb.add_option("--patience N", options.patience,
                  "finds that look like one of a cluster are reduced until so many brought no new "
                  "one")
      .takes(whole_number(1, 1'000'000))
      .shows_default();
  verb.add_option("--reduce-seconds SECONDS", options.reduction, "for the reduction of one find")
      .takes(decimal_number(0.1, 86'400))
      .shows_default();
}

}  // namespace

void fuzz_options::add_to(verb_arguments& verb) {
  verb.add_option("--target TARGET", target, target_help);
  verb.add_option("--target-version VERSION", version,
                  "the version of a command, for the reports; adapters say it themselves");
  asking.add_to(verb);
  add_run_options(verb, *this);
  add_find_options(verb, *this);
}

void fuzz_options::check() const {
  if (target.empty()) throw usage_error("--target is required");
  if (folder.empty()) throw usage_error("--out is required");
  if (count == 0 && seconds == 0) throw usage_error("say when to end: --count or --seconds");
  asking.check_signs({{asking.program_of(target)}});
}

std::set<differential::outcome> fuzz_options::outcomes() const {
  std::set<differential::outcome> result;
  for (const auto& list : only) {
    std::istringstream words(list);
    for (std::string word; std::getline(words, word, ',');) {
      const auto found = differential::outcome_named(word);
      if (!found) throw usage_error(fmt::format("--only: there is no outcome `{}`", word));
      result.insert(*found);
    }
  }
  return result;
}

generate::request fuzz_options::request() const {
  generate::request result;
  result.format = parse_enum_option("--profile", format, strict_profiles);
  result.encoding = parse_enum_option("--encoding", encoding, encodings);
  result.plies = plies;
  return result;
}

differential::criteria fuzz_options::criteria() const {
  const auto made = request();
  differential::criteria result;
  result.format = made.format;
  result.encoding = made.encoding;
  result.fixes = false;
  result.input = parse_enum_option("--input", input, input_kinds);
  result.dialect = parse_dialect("--dialect", dialect);
  result.is_round_trip = is_round_trip;
  if (!result.is_of_records() && result.dialect != fen_dialect::fen)
    throw usage_error("--dialect is for fen and epd");
  if (is_round_trip && result.is_of_records()) throw usage_error("--round-trip is for pgn");
  return result;
}

differential::kind fuzz_options::kind() const {
  return parse_enum_option("--texts", texts, text_kinds);
}

known_clusters fuzz_options::known_ones() const {
  known_clusters result;
  for (const auto& each : ignored) result.ignore(each);
  if (!known.empty()) result.read(known);
  return result;
}

std::vector<std::string> fuzz_options::read_files() const {
  const auto how = criteria();
  std::vector<std::string> read;
  for (const auto& file : files) {
    auto text = read_text(file);
    if (text.empty()) throw usage_error(fmt::format("`{}` is empty", file));
    if (how.is_of_records())
      add_records(text, how, read);
    else
      read.push_back(std::move(text));
  }
  return read;
}

std::string fuzz_options::run() const {
  const auto kind = is_round_trip    ? " --round-trip"
                    : input == "pgn" ? ""
                                     : fmt::format(" --input {} --dialect {}", input, dialect);
  return fmt::format(
      "--target {}{}{}{} --seed {} --texts {} --profile {} --encoding {} --plies {} "
      "--rejects-when [{}] --crashes-when [{}] --games-from [{}] --plies-from [{}] [{}]",
      target, asking.is_adapter ? " --adapter" : "", asking.one_game ? " --one-game" : "", kind,
      seed, texts, format, encoding, plies, fmt::join(asking.rejects_when, " "),
      fmt::join(asking.crashes_when, " "), asking.games_from, asking.plies_from,
      fmt::join(files, " "));
}

}  // namespace strictpgn::cli
