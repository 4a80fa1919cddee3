#include "lab/differential/target_patterns.hpp"

#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <span>
#include <utility>

#include "text/ascii.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

bool is_blank(std::string_view text) { return text.find_first_not_of(blanks) == text.npos; }

/// The next line of a text, which it loses.
std::string_view take_line(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::string_view first_line_with_text(std::string_view text) {
  while (!text.empty())
    if (const auto line = take_line(text); !is_blank(line)) return line;
  return {};
}

struct signal_name {
  int number;
  std::string_view name;
};

/// The signals by which programs die of themselves.
constexpr signal_name deadly[] = {{SIGSEGV, "SIGSEGV"}, {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},
                                  {SIGFPE, "SIGFPE"},   {SIGILL, "SIGILL"},   {SIGTRAP, "SIGTRAP"},
                                  {SIGSYS, "SIGSYS"},   {SIGKILL, "SIGKILL"}};

const signal_name* find_deadly(int number) {
  const auto* const found = std::ranges::find(deadly, number, &signal_name::number);
  return found == std::end(deadly) ? nullptr : found;
}

/// The signal that a process died of; a shell between it and us says 128 and its number.
std::optional<std::string> deadly_signal(int wait_status) {
  if (WIFSIGNALED(wait_status)) return words_for_status(wait_status);
  const auto* const known = find_deadly(WEXITSTATUS(wait_status) - 128);
  if (known == nullptr) return std::nullopt;
  return std::string(known->name);
}

/// The line in which a sanitizer sums up.
std::string_view sanitizer_line(std::string_view err) {
  std::string_view found;
  while (!err.empty()) {
    const auto line = take_line(err);
    if (line.starts_with("SUMMARY: ")) return line;
    const bool is_report =
        line.find("Sanitizer: ") != line.npos || line.find(": runtime error: ") != line.npos;
    if (found.empty() && is_report) found = line;
  }
  return found;
}

std::optional<std::string> crash_in(int wait_status, const process_output& left,
                                    const target_patterns& by) {
  if (const auto line = sanitizer_line(left.err); !line.empty()) return std::string(line);
  if (const auto died = deadly_signal(wait_status)) return joined(*died, telling_line(left.err));
  for (const auto& each : by.crashes_when)
    if (const auto line = each.seen_in(left))
      return joined(words_for_status(wait_status), line->empty() ? telling_line(left.err) : *line);
  return std::nullopt;
}

std::optional<std::string> refusal_in(const process_output& left, const target_patterns& by) {
  for (const auto& each : by.rejects_when) {
    const auto line = each.seen_in(left);
    if (!line) continue;
    if (!line->empty()) return std::string(*line);
    const auto said = telling_line(left.err);
    return std::string(said.empty() ? telling_line(left.out) : said);
  }
  return std::nullopt;
}

}  // namespace

// ---- signs --------------------------------------------------------------------------------------

output_pattern::output_pattern(const std::string& text) {
  const auto colon = text.find(':');
  const auto name = text.substr(0, colon);
  if (name == "stdout")
    where_ = place::out;
  else if (name == "stderr")
    where_ = place::err;
  else if (name != "status")
    throw bad_pattern(fmt::format("`{}` begins with none of status, stdout, stderr", text));
  if (colon == text.npos) return;
  try {
    what_.emplace(text.substr(colon + 1), std::regex::ECMAScript | std::regex::optimize);
  } catch (const std::regex_error& error) {
    throw bad_pattern(
        fmt::format("`{}` is no regular expression: {}", text.substr(colon + 1), error.what()));
  }
}

std::optional<std::string_view> output_pattern::seen_in(const process_output& output) const {
  if (where_ == place::status) {
    const auto status = std::to_string(output.status);
    const bool is_seen = what_ ? std::regex_search(status, *what_) : output.status != 0;
    return is_seen ? std::optional<std::string_view>("") : std::nullopt;
  }
  auto text = text_in(output);
  if (!what_) {
    const auto line = telling_line(text);
    return line.empty() ? std::nullopt : std::optional(line);
  }
  while (!text.empty()) {
    const auto line = take_line(text).substr(0, longest_searched_line);
    if (std::regex_search(line.begin(), line.end(), *what_)) return line;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> output_pattern::number_in(const process_output& output) const {
  std::optional<std::uint64_t> found;
  if (!may_hold_number()) return found;
  for (auto text = text_in(output); !text.empty();) {
    const auto line = take_line(text).substr(0, longest_searched_line);
    std::match_results<std::string_view::const_iterator> match;
    if (!std::regex_search(line.begin(), line.end(), match, *what_)) continue;
    const auto digits = match[match.size() > 1 ? 1 : 0].str();
    std::uint64_t number = 0;
    const auto* const end = digits.data() + digits.size();
    if (std::from_chars(digits.data(), end, number).ptr == end && !digits.empty()) found = number;
  }
  return found;
}

// ---- answers ------------------------------------------------------------------------------------

std::string joined(std::string_view what, std::string_view details) {
  return is_blank(details) ? std::string(what) : fmt::format("{}: {}", what, details);
}

std::string shortened(std::string message) {
  constexpr std::size_t longest = 300;
  if (message.size() > longest) message.replace(longest, message.npos, " ...");
  return message;
}

std::string verdict_in_words(const answer& given) {
  switch (given.how) {
    case ending::answered:
      return given.accepts ? "accepted" : "refused";
    case ending::declined:
      return "declined";
    case ending::crashed:
      return "crashed";
    case ending::hung:
      return "no answer within the time";
    case ending::flooded:
      return "more output than is allowed";
  }
  return {};
}

answer understand(int wait_status, std::string out, std::string err, const target_patterns& by) {
  const process_output left{WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 0, out, err};
  answer result;
  result.status = words_for_status(wait_status);
  if (auto crash = crash_in(wait_status, left, by)) {
    result.how = ending::crashed;
    result.message = std::move(*crash);
  } else if (auto refusal = refusal_in(left, by)) {
    result.message = std::move(*refusal);
  } else {
    result.accepts = true;
    if (by.games_from) result.games = by.games_from->number_in(left);
    if (by.plies_from) result.plies = by.plies_from->number_in(left);
  }
  result.out = std::move(out);
  result.err = std::move(err);
  return result;
}

std::string words_for_status(int wait_status) {
  if (WIFEXITED(wait_status)) return fmt::format("exit status {}", WEXITSTATUS(wait_status));
  const auto* const known = find_deadly(WTERMSIG(wait_status));
  if (known == nullptr) return fmt::format("signal {}", WTERMSIG(wait_status));
  return std::string(known->name);
}

namespace {

/// The first line with one of the words, which are in lower case, from where it has text; empty
/// where there is none.
std::string_view line_with(std::span<const std::string_view> words, std::string_view text) {
  while (!text.empty()) {
    const auto line = take_line(text);
    std::string small(line.substr(0, longest_searched_line));
    std::ranges::transform(small, small.begin(), text::lower);
    const auto is_in = [&](std::string_view word) { return small.find(word) != small.npos; };
    if (std::ranges::any_of(words, is_in)) return line.substr(line.find_first_not_of(blanks));
  }
  return {};
}

}  // namespace

std::string_view telling_line(std::string_view text) {
  constexpr std::string_view of_uncaught_exception[] = {"  what():  "};
  constexpr std::string_view of_error[] = {"error", "exception", "fatal", "panic", "assert"};
  // A C library names a function; the shell says "Aborted" of all that abort.
  constexpr std::string_view of_abort[] = {"terminate", "(): ", "abort"};
  for (const auto& words :
       {std::span<const std::string_view>(of_uncaught_exception),
        std::span<const std::string_view>(of_error), std::span<const std::string_view>(of_abort)})
    if (const auto line = line_with(words, text); !line.empty()) return line;
  return first_line_with_text(text);
}

namespace {

bool is_quote(char c) { return c == '"' || c == '\'' || c == '`'; }

/// The next word, or a quotation from its first quote to its last; the text loses it.
std::string_view take_word(std::string_view& text) {
  auto end = std::min(text.find_first_of(blanks), text.size());
  if (is_quote(text.front()))
    if (const auto close = text.find(text.front(), 1); close != text.npos) end = close + 1;
  const auto word = text.substr(0, end);
  text.remove_prefix(end);
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return word;
}

/// A square, a place, a path, a name in any alphabet.
bool is_particular(char c) { return (c >= '0' && c <= '9') || c == '/' || c < ' ' || c > '~'; }

std::string_view normal_word(std::string_view word) {
  while (word.ends_with(',')) word.remove_suffix(1);
  if (word.size() > 1 && is_quote(word.front()) && word.back() == word.front()) return "\"\"";
  return std::ranges::any_of(word, is_particular) ? "#" : word;
}

}  // namespace

std::string normalised(std::string_view message) {
  constexpr std::size_t longest = 160;
  auto rest = message.substr(0, longest_searched_line);
  rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
  std::string result;
  std::string_view last;
  while (!rest.empty() && result.size() < longest) {
    const auto word = normal_word(take_word(rest));
    if (word.empty() || word == last) continue;  // lists become short
    if (!result.empty()) result += ' ';
    result += last = word;
  }
  return result.substr(0, longest);
}

}  // namespace strictpgn::differential
