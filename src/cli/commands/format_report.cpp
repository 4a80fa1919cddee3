#include "cli/commands/format_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "report/plural.hpp"
#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {
namespace {

using namespace std::string_view_literals;

/// A hostile file may have any number of different empty tags.
constexpr std::size_t most_kinds = 100;

/// "3 comments, 1 NAG"; empty when nothing was left out.
std::string in_words(const reduction& reduced) {
  std::vector<std::string> parts;
  const auto add = [&](std::uint64_t count, std::string_view noun) {
    if (count != 0) parts.push_back(report::in_words(count, noun));
  };
  add(reduced.tags, "tag pair");
  add(reduced.comments, "comment");
  add(reduced.variations, "variation");
  add(reduced.nags, "NAG");
  return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace

format_report::format_report(std::string_view name, profile format, encoding encoding,
                             bool is_awaited)
    : lines_(is_awaited),
      name_(report::shown_name(name)),
      format_(format),
      encoding_(encoding),
      words_for_remaining_(fmt::format("written, but not {} format", strictpgn::name_of(format))) {}

void format_report::add(const formatted_block& block) {
  for (const auto& one : block.notes) {
    if (one.kind == note_kind::mended)
      count(one);
    else
      say(one);
  }
  reduced_ += block.reduced;
  if (block.kind == block_kind::game && !block.is_continued) count_game(block);
}

/// One of which nothing can be written is not written.
void format_report::count_game(const formatted_block& block) {
  if (block.is_passed_on)
    ++passed_on_;
  else if (!block.text.empty())
    ++written_;
}

std::string_view format_report::words_for(note_kind of) const {
  switch (of) {
    case note_kind::refused:
      return "nothing is written";
    case note_kind::left_out:
      return "left out";
    case note_kind::remaining:
      return words_for_remaining_;
    default:
      return "passed on as it is";
  }
}

void format_report::say(const format_note& one) {
  auto line = line_about(one.at);
  line.append(words_for(one.kind)).append(": "sv).append(shown(one.what));
  if (one.cause) line.append(" ("sv).append(strictpgn::name_of(*one.cause)) += ')';
  lines_.add(line);
}

void format_report::count(const format_note& one) {
  auto text = shown(one.what);
  if (mended_.size() >= most_kinds && !mended_.contains(text)) {
    ++more_mended_;
    return;
  }
  mended_.try_emplace(std::move(text), kind{one.at, 0}).first->second.count += 1;
}

void format_report::finish(const std::optional<format_totals>& totals) {
  const auto written = totals ? totals->written : written_;
  const auto passed_on = totals ? totals->passed_on : passed_on_;
  print_mended();
  if (const auto words = in_words(reduced_); !words.empty())
    lines_.add(fmt::format(
        "{}: left out, as {}: {}", name_,
        format_ == profile::reduced ? "reduced export format has none" : "it was asked for",
        words));
  if (passed_on != 0)
    lines_.add(fmt::format("{}: {} written, {} passed on; --force writes what can be written",
                           name_, report::in_words(written, "game"), passed_on));
  lines_.flush();
}

void format_report::print_mended() {
  std::vector<std::pair<std::string_view, kind>> all(mended_.begin(), mended_.end());
  std::ranges::stable_sort(all, {}, [](const auto& one) {
    return std::pair(one.second.first.line, one.second.first.column);
  });
  for (const auto& [what, one] : all) {
    auto line = line_about(one.first).append(what);
    if (one.count != 1) line += fmt::format(" ({} times, here first)", one.count);
    lines_.add(line);
  }
  if (more_mended_ != 0) lines_.add(fmt::format("{}: and {} more of this", name_, more_mended_));
}

/// The place, with room for what is said of it.
std::string format_report::line_about(place at) const {
  constexpr std::size_t room = 160;
  std::string line;
  line.reserve(name_.size() + room);
  line.append(name_) += ':';
  for (const auto number : {at.line, at.column}) {
    const fmt::format_int digits(number);
    line.append(digits.data(), digits.size()) += ':';
  }
  return line += ' ';
}

std::string format_report::shown(std::string_view text) const {
  return report::escape_within(report::longest_message, text, encoding_);
}

}  // namespace strictpgn::cli
