#include "lab/differential/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "lab/differential/initial_position.hpp"
#include "rules/files/rows.hpp"
#include "rules/records.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::pair<std::string_view, std::string_view> roster[] = {
    {"Event", "Casual game"}, {"Site", "London ENG"},    {"Date", "2024.01.31"},
    {"Round", "1"},           {"White", "White, Wanda"}, {"Black", "Black, Bob"}};

// ---- fragments of the catalogue -----------------------------------------------------------------

/// The bytes of a fragment, whose C escapes are \n \r \t \v \\ and \x with two digits.
std::string bytes_of(std::string_view fragment) {
  constexpr std::string_view letters = "nrtv\\", meanings = "\n\r\t\v\\";
  std::string result;
  for (std::size_t at = 0; at < fragment.size(); ++at) {
    if (fragment[at] != '\\') {
      result += fragment[at];
    } else if (fragment[++at] == 'x') {
      result += static_cast<char>(std::stoi(std::string(fragment.substr(at + 1, 2)), nullptr, 16));
      at += 2;
    } else {
      result += meanings[letters.find(fragment[at])];
    }
  }
  return result;
}

bool has_tag(std::string_view text, std::string_view name) {
  return text.find('[' + std::string(name) + " \"") != text.npos;
}

/// The lines of the roster that the text does not have.
std::string missing_roster(std::string_view text, std::string_view result) {
  std::string lines;
  for (const auto& [name, value] : roster)
    if (!has_tag(text, name)) lines += fmt::format("[{} \"{}\"]\n", name, value);
  if (!has_tag(text, "Result")) lines += fmt::format("[Result \"{}\"]\n", result);
  return lines;
}

// ---- plainer texts ------------------------------------------------------------------------------

/// What the first game of a text says last.
std::string result_in(std::string_view text) {
  const auto read = parse_database(text);
  if (read.games.empty() || read.games.front().marker == termination::none) return "*";
  return std::string(text_of(read.games.front().marker));
}

std::string with_line_end(std::string text) {
  if (!text.ends_with('\n')) text += '\n';
  return text;
}

/// In export format, which says the same.
std::string exported(const std::string& text, criteria criteria) {
  criteria.format = profile::export_format;
  return write_database(text, criteria).text;
}

/// With a blank between the name of each tag pair and its value.
std::string with_blanks_in_tags(const std::string& text) {
  std::string result;
  std::size_t done = 0;
  const auto read = parse_database(text);
  for (const auto& game : read.games)
    for (const auto& tag : game.tags)
      if (tag.name_end + 1 == tag.value_begin) {
        const auto quote = game.offset + tag.name_end;
        result.append(text, done, quote - done).append(1, ' ');
        done = quote;
      }
  return result.append(text, done);
}

std::size_t begin_of_movetext(std::string_view text) {
  const auto read = parse_database(text);
  if (read.games.empty()) return 0;
  const auto& first = read.games.front();
  return first.tags.empty() ? first.offset : first.span_of(first.tags.back()).end;
}

bool has_moves(std::string_view text) { return check_database(text).totals.plies != 0; }

/// With the line ends of the text.
std::string lines_as_in(const std::string& text, std::string lines) {
  const bool has_returns = text.find('\r') != text.npos;
  if (!has_returns || text.find('\n') != text.npos) return lines;
  std::ranges::replace(lines, '\n', '\r');
  return lines;
}

/// Between tag pairs and movetext, or before the movetext.
std::string with_roster(const std::string& text) {
  const auto middle = begin_of_movetext(text);
  const auto lines = missing_roster(text, result_in(text));
  if (middle == 0) return lines_as_in(text, lines + '\n') + text;
  const auto movetext = std::min(text.find_first_not_of(" \n\r", middle), text.size());
  return text.substr(0, middle) + lines_as_in(text, '\n' + lines + '\n') + text.substr(movetext);
}

std::string with_roster_before(const std::string& text) {
  return lines_as_in(text, missing_roster(text, result_in(text))) + text;
}

std::string with_moves(const std::string& text) {
  const auto middle = begin_of_movetext(text);
  return text.substr(0, middle) + (middle == 0 ? "" : "\n\n") + "1. e4 e5 2. Nf3 Nc6 " +
         text.substr(middle);
}

// ---- records ------------------------------------------------------------------------------------

/// The fields of the initial position, one after the other: placement and castling rights together
/// first, as one needs the other.
std::string plain_record(std::string text, const std::function<bool(std::string_view)>& holds) {
  constexpr std::string_view initial[] = {
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "w", "KQkq", "-", "0", "1"};
  const auto turn_to = [&](std::string candidate) {
    if (candidate == text || !holds(candidate)) return false;
    text = std::move(candidate);
    return true;
  };
  const auto with_fields = [&](std::initializer_list<std::size_t> numbers) {
    auto result = text;
    for (const auto number : numbers) {
      std::size_t begin = 0;
      for (auto left = number; left != 0 && begin != result.npos; --left)
        begin = result.find(' ', begin + 1);
      if (begin == result.npos) return text;
      begin += number == 0 ? 0 : 1;
      const auto end = std::min(result.find_first_of(" ;\n", begin), result.size());
      result.replace(begin, end - begin, initial[number]);
    }
    return result;
  };
  const bool has_operations = text.find(';') != text.npos;
  turn_to(with_line_end(text));
  if (!turn_to(with_fields({0, 2}))) turn_to(with_fields({0}));
  for (std::size_t number = 1; number != (has_operations ? 4U : 6U); ++number)
    turn_to(with_fields({number}));
  return text;
}

}  // namespace

std::string catalogue_example(rule broken, const criteria& criteria) {
  const auto& row = info(broken);
  const bool is_fen = rules::is_about_fen(broken), is_epd = rules::is_about_epd(broken);
  const bool is_of_kind = criteria.input == input_kind::pgn   ? !is_fen && !is_epd
                          : criteria.input == input_kind::fen ? is_fen
                                                              : is_epd;
  if (!is_of_kind || rules::is_in<rows::files_rules>(broken)) return {};
  if (criteria.is_of_records()) return with_line_end(bytes_of(row.wrong));
  auto text = bytes_of(row.wrong);
  if (has_tag(text, "Event")) return with_line_end(std::move(text));
  const bool has_tags_only = text.starts_with('[') && !text.ends_with('*');
  if (has_tags_only) text = with_line_end(std::move(text)) + "\n1. e4 e5 *";
  return with_line_end(missing_roster(text, "*") + (text.starts_with('[') ? "" : "\n") + text);
}

std::string made_plain(std::string text, const criteria& criteria, std::optional<rule> broken,
                       const std::function<bool(std::string_view)>& holds) {
  if (criteria.is_of_records()) return plain_record(std::move(text), holds);
  const auto turn_to = [&](std::string candidate) {
    if (candidate != text && holds(candidate)) text = std::move(candidate);
  };
  if (!broken) turn_to(exported(text, criteria));
  turn_to(with_blanks_in_tags(text));
  for (auto& each : from_initial_position(text)) turn_to(std::move(each));
  turn_to(with_line_end(text));
  if (!has_moves(text)) turn_to(with_moves(text));
  turn_to(with_roster_before(text));
  turn_to(with_roster(text));
  return text;
}

}  // namespace strictpgn::differential
