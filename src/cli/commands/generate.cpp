#include "cli/commands/generate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/reading_names.hpp"
#include "cli/options/unknown_rule.hpp"
#include "lab/generate/generator.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {
namespace {

enum class labels { none, json };
constexpr enum_option<labels> label_formats[] = {{"none", labels::none}, {"json", labels::json}};

/// The options of the verb as given.
struct generate_options {
  std::uint64_t seed = 1;
  int count = 1;
  int games_per_file = 0;  // 0: not said
  generate::request how;
  std::string format = "import";
  std::string encoding = "latin1";
  std::string violated = "none";
  std::string deviation;  // what the option was called before
  std::string folder;
  std::string labels = "none";
};

void set_violated(generate::request& request, const std::string& name) {
  request.violates_any = name == "any";
  if (name == "any" || name == "none") return;
  request.violated = find_rule(name);
  if (!request.violated) throw usage_error("--violate: " + no_rule(name));
}

/// What `check` says of a text with a known fault, under the profile that it was made for.
struct judgement {
  bool has_errors = false;
  severity level = severity::off;  ///< of the fault itself
  std::set<rule> also;             ///< other rules that have findings
};

judgement judge(const generate::generated& result, const generate::request& request) {
  options options;
  options.format = request.format;
  options.encoding = request.encoding;
  options.fixes = false;
  judgement found;
  for (const auto& one : check_database(result.text, options).diagnostics) {
    found.has_errors |= one.level == severity::error;
    if (one.id != *result.about.broken)
      found.also.insert(one.id);
    else if (one.where == result.about.where)
      found.level = one.level;
  }
  return found;
}

/// "{"file":"2.pgn","seed":2,"verdict":"valid","rule":"nag-null","severity":"info","span":[3,5]}",
/// and `also` where what is wrong brings other findings with it.
std::string label_of(const std::string& file, std::uint64_t seed, const generate::generated& result,
                     const generate::request& request) {
  nlohmann::ordered_json label{{"file", file}, {"seed", seed}, {"verdict", "valid"}};
  if (result.about.broken) {
    const auto found = judge(result, request);
    if (found.has_errors) label["verdict"] = "invalid";
    label["rule"] = name_of(*result.about.broken);
    label["severity"] = name_of(found.level);
    label["span"] = {result.about.where.begin, result.about.where.end};
    for (const auto id : found.also) label["also"].push_back(name_of(id));
  }
  return label.dump() + '\n';
}

/// A file is named after its seed, which makes it again.
std::string name_of_file(std::uint64_t seed) { return fmt::format("{:06}.pgn", seed); }

/// The seeds of a run, in a row.
struct seeds {
  std::uint64_t first = 0;
  std::uint64_t count = 0;

  bool has_file(const std::string& name) const {
    std::uint64_t seed = 0;
    std::from_chars(name.data(), name.data() + name.size(), seed);
    return seed - first < count && name == name_of_file(seed);
  }
};

/// Whether a line of a file of labels is about one of these files.
bool is_about(const std::string& line, const seeds& files) {
  const auto label = nlohmann::json::parse(line, nullptr, false);
  if (!label.is_object()) return false;
  const auto name = label.find("file");
  return name != label.end() && name->is_string() && files.has_file(*name);
}

/// The files of a folder that have been written get these labels, or none, in place of those they
/// had; the lines about others stay.
void renew_labels(const std::filesystem::path& folder, const seeds& written,
                  const std::string& labels) {
  const auto file = folder / "labels.jsonl";
  if (labels.empty() && !std::filesystem::is_regular_file(file)) return;
  const atomic_file target(file);
  std::string kept;
  bool has_changed = !labels.empty();
  if (std::filesystem::is_regular_file(file)) {  // to open a pipe means to wait
    std::ifstream in(file, std::ios::binary);
    for (std::string line; std::getline(in, line);) {
      if (is_about(line, written))
        has_changed = true;
      else
        kept += line + '\n';
    }
  }
  if (has_changed) target.replace(kept + labels);
}

class generating {
 public:
  explicit generating(generate_options& options) : options_(options) {
    auto& request = options.how;
    request.format = parse_enum_option("--profile", options.format, strict_profiles);
    request.encoding = parse_enum_option("--encoding", options.encoding, encodings);
    labels_ = parse_enum_option("--labels", options.labels, label_formats);
    take_old_word();
    set_violated(request, options.violated);
    if (options.folder.empty() && options.games_per_file != 0 &&
        options.games_per_file < options.count)
      throw usage_error("--games-per-file: stdout is one file; name a folder with --out");
    if (options.games_per_file == 0)
      options.games_per_file = options.folder.empty() ? options.count : 1;
  }

  exit_status run() {
    if (options_.folder.empty())
      write_to_stdout();
    else
      write_to_folder();
    return no_errors;
  }

 private:
  void take_old_word() {
    if (options_.deviation.empty()) return;
    if (options_.violated != generate_options().violated)
      throw usage_error("--deviation is the old name of --violate: give one of them");
    print_error("--deviation is now called --violate");
    options_.violated = options_.deviation;
  }

  /// A text without a fault is written game by game, so that it may be of any size.
  void write_to_stdout() {
    const bool is_sound = !options_.how.violated && !options_.how.violates_any;
    options_.how.games_per_file = is_sound ? 1 : options_.count;
    generate::generator from(options_.how);
    output out;
    generate::generated result;
    for (int at = 0; at != (is_sound ? options_.count : 1); ++at) {
      if (at != 0 && !out.text().ends_with('\n')) out.text() += '\n';
      result = from.make(options_.seed + static_cast<std::uint64_t>(at));
      out.text() += for_stdout(result.text);
      if (out.is_full()) flush(out);
    }
    out.flush();
    if (labels_ == labels::json) write_label(result);
  }

  /// All but the last byte, which tells whether the line has ended.
  static void flush(output& out) {
    const auto last = out.text().back();
    out.text().pop_back();
    out.flush();
    out.text() = last;
  }

  void write_label(const generate::generated& result) const {
    output err(output::stream::err);
    err.text() = label_of("-", options_.seed, result, options_.how);
    err.flush();
  }

  void write_to_folder() {
    const std::filesystem::path folder(options_.folder);
    std::string labels;
    auto seed = options_.seed;
    for (int left = options_.count; left > 0; left -= options_.games_per_file, ++seed) {
      options_.how.games_per_file = std::min(left, options_.games_per_file);
      if (!from_ || options_.how.games_per_file != made_for_) renew();
      const auto result = from_->make(seed);
      const auto name = name_of_file(seed);
      write_file(folder / name, result.text);
      if (labels_ == labels::json) labels += label_of(name, seed, result, options_.how);
    }
    renew_labels(folder, {options_.seed, seed - options_.seed}, labels);
  }

  void renew() {
    made_for_ = options_.how.games_per_file;
    from_ = std::make_unique<generate::generator>(options_.how);
  }

  generate_options& options_;
  labels labels_ = labels::none;
  int made_for_ = 0;
  std::unique_ptr<generate::generator> from_;
};

exit_status run(generate_options& options) {
  try {
    return generating(options).run();
  } catch (const generate::no_such_text& error) {
    throw usage_error(error.what());
  }
}

void add_options(verb_arguments& verb, generate_options& options) {
  verb.add_option("--seed N", options.seed, "the same seed makes the same bytes on any machine")
      .takes(whole_number(0, UINT64_MAX))
      .shows_default();
  verb.add_option("--count N", options.count, "games, all files together")
      .takes(whole_number(1, 1'000'000'000))
      .shows_default();
  verb.add_option("--games-per-file N", options.games_per_file, "games in each file of --out [1]")
      .takes(whole_number(1, 1'000'000));
  verb.add_option("--profile PROFILE", options.format, "import, export, archival or reduced")
      .shows_default();
  verb.add_option("--encoding ENCODING", options.encoding, "latin1 or utf8").shows_default();
  verb.add_option("--violate RULE", options.violated,
                  "a rule that one game of each file violates (with what follows from it); any; "
                  "or none")
      .shows_default();
  verb.add_option("--deviation NAME", options.deviation, "").is_hidden();
  verb.add_option("--plies N", options.how.plies, "moves of a mainline, at most")
      .takes(whole_number(0, 10'000))
      .shows_default();
  verb.add_option("--rav-depth N", options.how.rav_depth, "variations inside each other, at most")
      .takes(whole_number(0, 200))
      .shows_default();
  verb.add_flag("--chess960", options.how.chess960, "begin with arrays of Chess960");
  verb.add_option("--out,-o FOLDER", options.folder,
                  "write files into this folder instead of stdout");
  verb.add_option("--labels FORMAT", options.labels,
                  "none, or json: a line for each file with its verdict, rule and span, in "
                  "labels.jsonl or, without --out, on stderr")
      .shows_default();
}

}  // namespace

void add_generate(command_line& program, exit_status& status) {
  auto generate = program.add_verb("generate", "make games, sound ones or with a known fault");
  generate.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<generate_options>();
    add_options(verb, *options);
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
