#include "cli/commands/split.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/file_identity.hpp"
#include "cli/io/held_input.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/temp_file.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/settings.hpp"
#include "report/plural.hpp"
#include "report/render_context.hpp"
#include "split/splitter.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr enum_option<split::finding_form> finding_forms[] = {
    {"escape", split::finding_form::escape}, {"comment", split::finding_form::comment}};

/// The options of the verb as given.
struct split_arguments {
  std::string file = "-";
  std::string clean;
  std::string faulty;
  std::string findings;  ///< empty: none
  std::string fail_on;   ///< empty: as configured
  std::string stdin_name = "<stdin>";
  reader_options reading;
  configuration_options configuration;
  bool is_quiet = false;
};

bool is_null_device(const struct stat& found) {
  struct stat null {};
  return S_ISCHR(found.st_mode) && ::stat("/dev/null", &null) == 0 && null.st_rdev == found.st_rdev;
}

/// What stdout writes to cannot be replaced: it would go on writing to what was there before.
bool is_open_as_stdout(const std::string& name) {
  const auto file = identity_of_file(name);
  return file && file == identity_of_open(STDOUT_FILENO);
}

/// Where a text goes: to a file, all at once, to stdout, or nowhere.
class destination {
 public:
  /// Throws `unwritable_file` for a file that cannot be written.
  explicit destination(const std::string& name) {
    if (name == "-") return;
    struct stat found {};
    const bool exists = ::stat(name.c_str(), &found) == 0;
    is_nowhere_ = exists && is_null_device(found);
    if (is_nowhere_) return;
    const bool is_file = S_ISREG(found.st_mode) || S_ISDIR(found.st_mode);
    if (exists && (!is_file || is_open_as_stdout(name)))
      throw unwritable_file(
          fmt::format("`{}` is {}; give - for one of the two, and send stdout there", name,
                      is_file ? "what stdout goes to" : "no regular file"));
    file_.emplace(name);
    file_->check_ahead();
    text_ =
        std::make_unique<temp_file>(temp_folders_beside(fs::absolute(name).parent_path() / "."));
  }

  void append(std::string_view text) {
    if (is_nowhere_) return;
    if (text_) return text_->append(text);
    out_.text() += text;
    if (out_.is_full()) out_.flush();
  }

  void deliver() {
    if (file_) return file_->replace(*text_);
    out_.flush();
  }

 private:
  std::optional<atomic_file> file_;
  std::unique_ptr<temp_file> text_;
  bool is_nowhere_ = false;
  output out_;
};

/// What a name of the command line stands for, to be compared.
struct identity {
  std::optional<file_identity> file;  // of what exists
  fs::path path;                      // of what does not

  friend bool operator==(const identity&, const identity&) = default;
};

/// `standard` stands for `-`. Of streams, only files count as what they are.
identity identity_of(const std::string& name, int standard) {
  const bool is_stream = name == "-";
  if (const auto file = is_stream ? identity_of_open(standard) : identity_of_file(name))
    return {file, {}};
  std::error_code ignored;
  if (is_stream) return {{}, standard == STDIN_FILENO ? "<stdin>/" : "<stdout>/"};
  return {{}, fs::weakly_canonical(fs::absolute(name, ignored), ignored)};
}

void require_three_texts(const split_arguments& given) {
  const auto clean = identity_of(given.clean, STDOUT_FILENO);
  const auto faulty = identity_of(given.faulty, STDOUT_FILENO);
  const auto from = identity_of(given.file, STDIN_FILENO);
  if (is_kept_from_output(given.clean)) throw usage_error("--clean names the configuration");
  if (is_kept_from_output(given.faulty)) throw usage_error("--faulty names the configuration");
  if (clean == faulty) throw usage_error("--clean and --faulty name the same file");
  if (clean == from) throw usage_error("--clean names the file that is read");
  if (faulty == from) throw usage_error("--faulty names the file that is read");
}

/// The run over the one input.
class splitting {
 public:
  explicit splitting(const split_arguments& given)
      : given_(given), file_(input_named(given.file, given.stdin_name)) {
    settings all(given.reading, given.configuration);
    reading_ = all.about(file_);
    reading_.fixes = false;
    how_.encoding = reading_.encoding;
    how_.format = reading_.format;
    how_.fails_on = all.fail_on(file_).value_or(severity::error);
    if (!given.fail_on.empty()) how_.fails_on = parse_failing_level("--fail-on", given.fail_on);
    if (!given.findings.empty())
      how_.findings = parse_enum_option("--findings", given.findings, finding_forms);
    require_three_texts(given);
  }

  exit_status run() {
    input text;
    held_input from;
    with_only_text(file_, [&](const input& only) {
      text = only;
      from = held_input(only);
    });
    file_ = text;
    return split(from);
  }

 private:
  exit_status split(const held_input& from) {
    destination clean(given_.clean);
    destination faulty(given_.faulty);
    split::splitter parts(how_, from.bytes(), [&](const split::piece& piece) {
      auto& to = piece.to == split::part::clean ? clean : faulty;
      to.append(piece.inserted);
      copy(from.bytes(), piece.where, to);
    });
    const auto totals = read(from, parts);
    clean.deliver();
    faulty.deliver();
    if (!given_.is_quiet) print_line(summary_of(parts.totals()));
    const bool has_warnings = how_.fails_on == severity::warning && totals.warnings != 0;
    return totals.errors != 0 || has_warnings ? errors_found : no_errors;
  }

  summary read(const held_input& from, split::splitter& parts) const {
    summary totals;
    reading_from(file_, [&] {
      progress bar(!given_.is_quiet && is_stderr_terminal(), file_.name, size_of(file_));
      read_from(from.bytes(), reading_, [&](reader& in) {
        while (in.next()) {
          parts.add(in.current());
          bar.update(in.totals());
        }
        totals = in.totals();
      });
      parts.finish(from.size());
      bar.clear();
    });
    return totals;
  }

  static void copy(const read_at& from, span where, destination& to) {
    std::array<char, 64 << 10> piece;
    while (!where.empty()) {
      const auto size =
          from(where.begin, piece.data(), std::min<std::uint64_t>(piece.size(), where.size()));
      if (size == 0) throw std::system_error(std::make_error_code(std::errc::io_error));
      to.append({piece.data(), size});
      where.begin += size;
    }
  }

  /// "games.pgn: 14 games, 3 clean, 11 faulty"
  std::string summary_of(const split::split_totals& totals) const {
    auto text = fmt::format("{}: {}, {} clean, {} faulty", report::shown_name(file_.name),
                            report::in_words(totals.clean + totals.faulty, "game"), totals.clean,
                            totals.faulty);
    if (totals.texts != 0)
      text += fmt::format("; {} outside games", report::in_words(totals.texts, "faulty text"));
    if (totals.line_ends != 0)
      text += fmt::format("; inserted: {}", report::in_words(totals.line_ends, "line end"));
    if (totals.blanks != 0)
      text += fmt::format("; inserted: {}", report::in_words(totals.blanks, "blank"));
    return text;
  }

  const split_arguments& given_;
  input file_;
  options reading_;
  split::split_options how_;
};

void add_options(verb_arguments& verb, split_arguments& options) {
  verb.add_option("FILE", options.file, "a PGN file; - or none: stdin");
  verb.add_option("--clean FILE", options.clean, "the file for games without errors; -: stdout")
      .is_required();
  verb.add_option("--faulty FILE", options.faulty, "the file for the others; -: stdout")
      .is_required();
  verb.add_option("--findings FORM", options.findings,
                  "write before each faulty game what is wrong with it: escape (lines with %, for "
                  "other programs too) or comment (in braces)");
  options.reading.add_to(verb);
  options.configuration.add_to(verb);
  verb.add_option("--fail-on LEVEL", options.fail_on,
                  "games are faulty, and the exit status is 1, on error, or on warning [error]");
  verb.add_option("--stdin-name NAME", options.stdin_name, "what messages call stdin")
      .shows_default();
  verb.add_flag("--quiet,-q", options.is_quiet, "no summary, no progress");
}

}  // namespace

void add_split(command_line& program, exit_status& status) {
  auto split = program.add_verb("split", "part games without errors from the others");
  split.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<split_arguments>();
    add_options(verb, *options);
    verb.then([options, &status] { status = splitting(*options).run(); });
  });
}

}  // namespace strictpgn::cli
