#include "cli/commands/merge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/part_report.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/report_options.hpp"
#include "report/run_summary.hpp"
#include "strictpgn/file_name.hpp"

namespace strictpgn::cli {
namespace {

struct merge_options {
  std::vector<std::string> reports;
  std::string output;
  report_options report;
};

/// A report of which the end is known.
struct known_part {
  std::string name;
  part_header header;
  part_end end;
};

/// The parts of one file, in its order.
using parts_of_file = std::vector<known_part>;

known_part look_through(const std::string& name) {
  part_report report(name);
  while (report.next()) continue;
  return {name, report.header(), report.end()};
}

bool is_judged_alike(const part_header& one, const part_header& other) {
  const auto& how = one.how;
  const auto& as = other.how;
  return how.format == as.format && how.encoding == as.encoding && how.levels == as.levels &&
         how.limits.game_size == as.limits.game_size &&
         how.limits.rav_depth == as.limits.rav_depth &&
         how.limits.comment_size == as.limits.comment_size &&
         how.limits.token_size == as.limits.token_size &&
         how.limits.game_elements == as.limits.game_elements &&
         how.limits.diagnostics == as.limits.diagnostics && one.fail_on == other.fail_on &&
         one.file_size == other.file_size;
}

/// Where two of them do not join, what to do is said.
void require_joined(const known_part& one, const known_part& next) {
  const auto& file = one.header.file;
  if (!is_judged_alike(one.header, next.header))
    throw usage_error(fmt::format(
        "`{}` and `{}` do not belong together: `{}` was another file, or judged otherwise",
        one.name, next.name, file));
  if (one.header.end != next.header.begin)
    throw usage_error(fmt::format("`{}` ends at byte {} of `{}`, and `{}` begins at byte {}",
                                  one.name, one.header.end, file, next.name, next.header.begin));
  if (!one.end.joins || one.end.to != next.header.from)
    throw usage_error(fmt::format(
        "`{}` and `{}` cannot be told apart at byte {} of `{}`: check both as one, with --range "
        "{}:{}",
        one.name, next.name, next.header.from, file, one.header.begin, next.header.end));
}

void require_whole(const parts_of_file& parts) {
  const auto& first = parts.front();
  const auto& last = parts.back();
  if (first.header.begin != 0)
    throw usage_error(fmt::format("the part of `{}` before byte {} is missing", first.header.file,
                                  first.header.begin));
  for (std::size_t at = 1; at < parts.size(); ++at) require_joined(parts[at - 1], parts[at]);
  if (last.header.end != last.header.file_size)
    throw usage_error(fmt::format("the part of `{}` from byte {} on is missing", last.header.file,
                                  last.header.end));
}

/// By files, in the order in which they are named first.
std::vector<parts_of_file> files_of(const std::vector<std::string>& names) {
  std::vector<parts_of_file> files;
  for (const auto& name : names) {
    auto part = look_through(name);
    const auto is_same = [&](const auto& parts) {
      return parts.front().header.file == part.header.file;
    };
    auto at = std::ranges::find_if(files, is_same);
    if (at == files.end()) at = files.insert(files.end(), parts_of_file());
    at->push_back(std::move(part));
  }
  for (auto& parts : files) {
    std::ranges::sort(parts, {}, [](const known_part& one) { return one.header.begin; });
    require_whole(parts);
  }
  return files;
}

/// Renders what was found as `check` does in one run.
class merging {
 public:
  explicit merging(const merge_options& options)
      : files_(files_of(options.reports)),
        has_output_(redirected(options)),
        report_(options.report.make_renderer(out_.text(), first().how)) {
    all_.format = first().how.format;
    for (const auto& parts : files_)
      if (const auto other = parts.front().header.how.format; other != all_.format)
        all_.other_formats.insert(other);
  }

  exit_status run() {
    for (const auto& parts : files_) merge(parts);
    report_->end(all_);
    out_.flush();
    return fails_ ? errors_found : no_errors;
  }

 private:
  static bool redirected(const merge_options& options) {
    std::vector<input> inputs;
    for (const auto& name : options.reports) inputs.push_back({name, name});
    redirect_stdout(options.output, inputs);
    return !options.output.empty();
  }

  const part_header& first() const { return files_.front().front().header; }

  void merge(const parts_of_file& parts) {
    const auto& header = parts.front().header;
    const auto before = all_.totals;
    report_->begin_file(header.file);
    where_ = {.file = header.file, .encoding = header.how.encoding, .format = header.how.format};
    summary totals;
    auto errors_in_modern = check_name(header);
    std::uint64_t line = 1;
    for (const auto& part : parts) {
      const auto lines_before = line - part.header.from_line;
      append(part, part.header.from == 0 ? 0 : lines_before, totals.games);
      report::add(totals, part.end.totals);
      totals.bytes = std::max(totals.bytes, part.end.totals.bytes);
      line = part.end.to_line + (part.header.from == 0 ? 0 : lines_before);
    }
    report::add(all_.totals, totals);
    const bool has_errors = all_.totals.errors != before.errors;
    errors_in_modern += totals.errors_in_modern;
    if (header.how.format == profile::import_format && header.is_utf8_in_modern)
      report::add_errors(all_, all_.totals.errors - before.errors, errors_in_modern);
    fails_ |= has_errors ||
              (header.fail_on == severity::warning && all_.totals.warnings != before.warnings);
    all_.totals.bytes += totals.bytes;
    ++all_.files;
    report_->end_file(totals);
    out_.flush();
  }

  std::uint64_t check_name(const part_header& header) {
    const auto found = check_file_name(header.file, file_content::games, header.how);
    if (!found) return 0;
    reading step;
    step.findings = {&*found, 1};
    report::add(all_.totals, step);
    append(step);
    return found->in_modern == severity::error;
  }

  void append(const known_part& part, std::uint64_t lines_before, std::uint64_t games_before) {
    part_report report(part.name);
    while (auto step = report.next()) {
      std::vector<diagnostic> findings(step->findings.begin(), step->findings.end());
      for (auto& found : findings)
        if (found.game != 0) found.game += games_before;
      step->findings = findings;
      step->source.first_line += lines_before;
      append(*step);
    }
  }

  void append(const reading& step) {
    report::append_step(*report_, step, where_, [&] {
      if (out_.is_full()) out_.flush();
    });
  }

  std::vector<parts_of_file> files_;
  bool has_output_;  // before anybody asks what stdout is
  bool fails_ = false;
  report::run_summary all_;
  output out_;
  report::render_context where_;
  std::unique_ptr<report::renderer> report_;
};

}  // namespace

void add_merge(command_line& program, exit_status& status) {
  auto merge = program.add_verb("merge", "make one report of those of check --part");
  merge.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<merge_options>();
    verb.add_option("REPORT", options->reports,
                    "reports of all parts of a file, or of several files")
        .is_required();
    options->report.add_to(verb);
    add_output(verb, options->output);
    verb.then([options, &status] { status = merging(*options).run(); });
  });
}

}  // namespace strictpgn::cli
