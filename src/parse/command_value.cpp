// What the operands of the known commands mean. Whether an operand has its form is said by the
// productions of the grammar; what is left here is arithmetic.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <limits>

#include "parse/commands.hpp"

namespace strictpgn {

namespace {

using operands = std::vector<command_operand>;
using text_test = bool (*)(std::string_view);

bool is_plain(const command_operand& operand, text_test test) {
  return !operand.is_quoted && test(operand.text);
}

/// Nothing for what is no number or too large.
std::optional<std::uint32_t> number_of(std::string_view digits) {
  std::uint32_t value = 0;
  const auto* const end = digits.data() + digits.size();
  const auto read = std::from_chars(digits.data(), end, value);
  if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
  return value;
}

/// A number with or without a fraction in units of 10 to the power of minus `places`, rounded:
/// 605 for "6.05" in hundredths.
std::optional<std::int64_t> scaled(std::string_view decimal, std::size_t places) {
  const auto point = std::min(decimal.find('.'), decimal.size());
  const auto whole = number_of(decimal.substr(0, point));
  if (!whole) return std::nullopt;
  std::int64_t value = *whole;
  const auto fraction = decimal.substr(std::min(point + 1, decimal.size()));
  for (std::size_t at = 0; at < places; ++at)
    value = 10 * value + (at < fraction.size() ? fraction[at] - '0' : 0);
  return fraction.size() > places && fraction[places] >= '5' ? value + 1 : value;
}

/// Of hours, minutes and seconds, those before the seconds possibly missing.
std::optional<std::chrono::milliseconds> duration_of(std::string_view time) {
  std::int64_t minutes = 0;
  for (auto colon = time.find(':'); colon != time.npos; colon = time.find(':')) {
    const auto field = number_of(time.substr(0, colon));
    if (!field) return std::nullopt;
    minutes = 60 * minutes + *field;
    time.remove_prefix(colon + 1);
  }
  const auto seconds = scaled(time, 3);
  if (!seconds) return std::nullopt;
  return std::chrono::minutes(minutes) + std::chrono::milliseconds(*seconds);
}

bool is_any_time(std::string_view text) {
  return parse::is_clock_time(text) || parse::is_server_time(text);
}

/// Of the one operand that there must be.
std::optional<std::chrono::milliseconds> one_time(const operands& in, text_test is_time) {
  if (in.size() != 1 || !is_plain(in[0], is_time)) return std::nullopt;
  return duration_of(in[0].text);
}

template <bool IsMechanical>
std::optional<command_value> clock(const operands& in) {
  const auto time = one_time(in, IsMechanical ? parse::is_mechanical_time : is_any_time);
  if (!time) return std::nullopt;
  return clock_time{*time, IsMechanical};
}

template <bool IsOfGame>
std::optional<command_value> elapsed(const operands& in) {
  const auto time = one_time(in, is_any_time);
  if (!time) return std::nullopt;
  return elapsed_time{*time, IsOfGame};
}

/// Takes the sign away; true for a minus.
bool take_sign(std::string_view& number) {
  const bool is_negative = number.starts_with('-');
  if (is_negative || number.starts_with('+')) number.remove_prefix(1);
  return is_negative;
}

std::optional<mate_distance> mate_of(std::string_view text) {
  text.remove_prefix(1);
  const auto winner = take_sign(text) ? color::black : color::white;
  const auto moves = number_of(text);
  if (!moves) return std::nullopt;
  return mate_distance{winner, *moves};
}

std::optional<centipawns> pawns_of(std::string_view text) {
  const bool is_negative = take_sign(text);
  const auto value = scaled(text, 2);
  if (!value || *value > std::numeric_limits<std::int32_t>::max()) return std::nullopt;
  return centipawns{static_cast<std::int32_t>(is_negative ? -*value : *value)};
}

std::optional<command_value> score(const operands& in) {
  const bool fits = !in.empty() && in.size() <= 2 && is_plain(in[0], parse::is_evaluation) &&
                    (in.size() == 1 || is_plain(in[1], parse::is_search_depth));
  if (!fits) return std::nullopt;
  evaluation result;
  if (in.size() == 2 && !(result.depth = number_of(in[1].text))) return std::nullopt;
  const auto set = [&](const auto& value) -> std::optional<command_value> {
    if (!value) return std::nullopt;
    result.score = *value;
    return result;
  };
  return in[0].text.starts_with('#') ? set(mate_of(in[0].text)) : set(pawns_of(in[0].text));
}

drawing_color color_of(std::string_view drawing) {
  return static_cast<drawing_color>(std::string_view("GRYB").find(drawing[0]));
}

square square_at(std::string_view drawing, std::size_t from) {
  return *parse_square(drawing.substr(from, 2));
}

bool are_all(const operands& in, text_test test) {
  return !in.empty() &&
         std::ranges::all_of(in, [=](const auto& each) { return is_plain(each, test); });
}

std::optional<command_value> squares(const operands& in) {
  if (!are_all(in, parse::is_colored_square)) return std::nullopt;
  highlights result;
  for (const auto& [text, is_quoted, where] : in)
    result.squares.push_back({color_of(text), square_at(text, 1)});
  return result;
}

std::optional<command_value> arrows(const operands& in) {
  if (!are_all(in, parse::is_colored_arrow)) return std::nullopt;
  highlights result;
  for (const auto& [text, is_quoted, where] : in)
    result.arrows.push_back({color_of(text), square_at(text, 1), square_at(text, 3)});
  return result;
}

/// Language, question and two hints; then move, feedback and points of each answer.
std::optional<command_value> question(const operands& in) {
  if (in.size() < 7 || in.size() % 3 != 1) return std::nullopt;
  training_question result{in[0].text, in[1].text, {in[2].text, in[3].text}, {}};
  for (std::size_t at = 4; at < in.size(); at += 3) {
    const auto points = number_of(in[at + 2].text);
    if (!points) return std::nullopt;
    result.answers.push_back({in[at].text, in[at + 1].text, *points});
  }
  return result;
}

struct known_value {
  std::string_view name;
  std::optional<command_value> (*read)(const operands&);
};

constexpr known_value known_values[] = {
    {"clk", clock<false>}, {"mct", clock<true>}, {"emt", elapsed<false>}, {"egt", elapsed<true>},
    {"eval", score},       {"csl", squares},     {"cal", arrows},         {"tqu", question},
};

}  // namespace

std::optional<command_value> value_of(const command& command) {
  const auto* const known = std::ranges::find(known_values, command.name, &known_value::name);
  return known == std::end(known_values) ? std::nullopt : known->read(command.operands);
}

}  // namespace strictpgn
