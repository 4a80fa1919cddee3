#include "cli/commands/check_part.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/held_input.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/part_report.hpp"
#include "cli/io/terminal.hpp"
#include "read/session.hpp"

namespace strictpgn::cli {
namespace {

/// How much is looked through at once for the beginning of a game, and how much before it.
constexpr std::size_t stretch = 4 << 20;
constexpr std::size_t text_before = 128 << 10;

std::optional<std::pair<std::uint64_t, std::uint64_t>> parse_pair(std::string_view text,
                                                                  char between) {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  const char* const end = text.data() + text.size();
  const auto [middle, bad] = std::from_chars(text.data(), end, first);
  if (bad != std::errc{} || middle == end || *middle != between) return std::nullopt;
  const auto [rest, also_bad] = std::from_chars(middle + 1, end, second);
  if (also_bad != std::errc{} || rest != end) return std::nullopt;
  return std::pair(first, second);
}

/// The file as it was when it was opened.
class part_reader {
 public:
  part_reader(const checked_input& one, const wanted_part& part)
      : one_(one), text_(one.file), size_(text_.size()) {
    begin_ = part.number == 0 ? part.begin : share(part.number - 1, part.of);
    end_ = part.number == 0 ? part.end : share(part.number, part.of);
    if (end_ > size_)
      throw unreadable_input(
          fmt::format("`{}` has {} bytes, and no byte {}", one.file.name, size_, end_ - 1));
    std::string beginning(text_before, '\0');
    beginning.resize(text_.bytes()(0, beginning.data(), beginning.size()));
    before_.lines = read::first_lines(beginning);
  }

  bool read(output& out) {
    const auto from = begin_ == 0 ? std::nullopt : game_from(begin_);
    const auto next = end_ == size_ ? std::nullopt : game_from(end_);
    part_writer report(out, {.file = one_.file.name,
                             .file_size = size_,
                             .begin = begin_,
                             .end = end_,
                             .from = from          ? from->offset
                                     : begin_ == 0 ? 0
                                                   : size_,
                             .from_line = from ? from->last_line.number : 1,
                             .how = one_.how,
                             .fail_on = one_.fail_on,
                             .is_utf8_in_modern = one_.is_utf8_in_modern});
    part_end end{.joins = true, .to = size_, .to_line = 1, .totals = {}};
    if (from || begin_ == 0) end = read_games(from, next, report);
    report.finish(end);
    const auto& found = end.totals;
    return found.errors != 0 || (one_.fail_on == severity::warning && found.warnings != 0);
  }

 private:
  std::uint64_t share(std::uint64_t number, std::uint64_t of) const {
    return size_ / of * number + size_ % of * number / of;
  }

  /// Where the first game seems to begin from there on.
  std::optional<read::boundary> game_from(std::uint64_t at) {
    for (std::string text; at < size_; at += stretch) {
      if (is_interrupted()) throw interruption();
      const auto begin = at - std::min<std::uint64_t>(at, text_before);
      text.resize(static_cast<std::size_t>(at - begin) + stretch + text_before);
      text.resize(text_.bytes()(begin, text.data(), text.size()));
      const auto found = read::find_game({text, begin, begin + text.size() == size_}, at, before_);
      if (found) return found;
    }
    return std::nullopt;
  }

  part_end read_games(const std::optional<read::boundary>& from,
                      const std::optional<read::boundary>& next, part_writer& report) {
    const auto bytes = [this, at = from ? from->held : 0](char* to, std::size_t size) mutable {
      const auto count = text_.bytes()(at, to, size);
      at += count;
      return count;
    };
    read::session games(bytes, one_.how, from);
    if (next) games.stop_at(next->offset);
    while (games.next()) {
      if (is_interrupted()) throw interruption();
      const auto& step = games.now();
      if (step.findings.empty() && step.more_findings.empty()) continue;
      report.add(shown(step, games.stands()));
    }
    const auto at = games.stands();
    const bool joins = games.has_ended() || (next && reads_on_alike(at, *next));
    return {.joins = joins,
            .to = games.has_ended() ? size_ : at.offset,
            .to_line = at.last_line.number,
            .totals = games.totals()};
  }

  /// With no more text than may be shown: to the end of the line in which the unit ends.
  static reading shown(reading step, const read::boundary& at) {
    constexpr std::size_t most_behind = 4096;
    auto& text = step.source.text;
    const auto end = static_cast<std::size_t>(at.offset - step.source.offset);
    const auto line_end = text.find_first_of("\r\n", end);
    text = text.substr(
        0, std::min(line_end == text.npos ? text.npos : line_end + 1, end + most_behind));
    return step;
  }

  const checked_input& one_;
  held_input text_;
  std::uint64_t size_;
  std::uint64_t begin_ = 0;
  std::uint64_t end_ = 0;
  read::boundary before_;
};

/// What is asked of whole files, of several, or of what has no parts.
void refuse_more_than_a_part(const check_options& options, const wanted_part& part,
                             const std::vector<checked_input>& inputs) {
  const std::string name = part.number == 0 ? "--range" : "--part";
  const auto& one = inputs.front();
  if (inputs.size() != 1 || one.file.is_stdin())
    throw usage_error("--part and --range need one file");
  if (options.records.format_of(one.file)) throw usage_error(name + ": records have no parts");
  if (options.report.format != report_options().format)
    throw usage_error(name + ": `strictpgn merge` takes --format, when all parts are there");
  if (!one.accepted.empty())
    throw usage_error(
        fmt::format("{}: {}: findings are accepted in whole files "
                    "(--show-accepted, and there are none)",
                    name, one.accepted.front()->place));
  if (!read::is_divisible(one.how))
    throw usage_error(name + ": games cannot be compared with those of other parts (--collation)");
}

void require_plain_file(const checked_input& one) {
  require_text_at_rest(one.file);
  each_text(one.file, [&](const input& text) {
    if (text.is_packed)
      throw unreadable_input(fmt::format(
          "`{}` is packed, and only unpacked files are checked in parts", one.file.name));
  });
}

}  // namespace

std::optional<wanted_part> parse_part(std::string_view part, std::string_view range) {
  if (!part.empty()) {
    const auto found = parse_pair(part, '/');
    if (!found || found->first == 0 || found->first > found->second)
      throw usage_error(fmt::format("--part: `{}` is not of the form I/N, from 1/N to N/N", part));
    return wanted_part{.number = found->first, .of = found->second};
  }
  if (range.empty()) return std::nullopt;
  const auto found = parse_pair(range, ':');
  if (!found || found->first >= found->second)
    throw usage_error(
        fmt::format("--range: `{}` is not of the form BEGIN:END, two numbers of bytes", range));
  return wanted_part{.number = 0, .of = 1, .begin = found->first, .end = found->second};
}

exit_status check_part(const check_options& options, const wanted_part& part) {
  note_interrupts();
  settings all(options.reading, options.configuration);
  const auto inputs = options.inputs(all);
  options.redirect_output(inputs);
  refuse_more_than_a_part(options, part, inputs);
  const auto& one = inputs.front();
  require_plain_file(one);
  if (options.output.empty() && is_stdout_terminal())
    throw usage_error(
        "the report of a part is for `strictpgn merge`; --output names a file for it");
  output out;
  bool has_failed = false;
  try {
    reading_from(one.file, [&] { has_failed = part_reader(one, part).read(out); });
  } catch (const interruption&) {
    print_error("interrupted: the report is not whole");
    return interrupted;
  }
  out.flush();
  return has_failed ? errors_found : no_errors;
}

}  // namespace strictpgn::cli
