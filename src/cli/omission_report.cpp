#include "cli/omission_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>

#include "report/quantity.hpp"
#include "report/setting.hpp"
#include "report/visible.hpp"

namespace strictpgn::cli {
namespace {

constexpr std::size_t most_shown = 10;

void print_line(std::string_view line) {
  const auto text = fmt::format("{}\n", line);
  std::fwrite(text.data(), 1, text.size(), stderr);
}

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

void omission_report::add(const written& made, const reading& step) {
  for (const auto& lost : made.omissions)
    if (++size_ <= most_shown) describe(lost, step);
  reduced_.tags += made.reduced.tags;
  reduced_.comments += made.reduced.comments;
  reduced_.variations += made.reduced.variations;
  reduced_.nags += made.reduced.nags;
}

void omission_report::describe(const omission& lost, const reading& step) {
  const auto [line, column] = locate(step.source, lost.where.begin);
  auto text = fmt::format("{}:{}:{}: cannot be kept: {}", report::shown_name(name_), line, column,
                          report::visible_within(report::longest_message, lost.what, how_));
  if (lost.cause) text += fmt::format(" ({})", strictpgn::name_of(*lost.cause));
  shown_.push_back(std::move(text));
}

void omission_report::print() const {
  for (const auto& line : shown_) print_line(line);
  if (size_ > most_shown)
    print_line(fmt::format("{}: and {} more", report::shown_name(name_), size_ - most_shown));
  if (const auto words = in_words(reduced_); !words.empty())
    print_line(fmt::format("{}: left out, as reduced export format has none: {}",
                           report::shown_name(name_), words));
}

}  // namespace strictpgn::cli
