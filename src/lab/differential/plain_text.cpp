#include "lab/differential/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "lab/differential/initial_position.hpp"
#include "parse/epd_opcode.hpp"
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

/// What comes in at places of a text, in text order.
using insertions = std::vector<std::pair<std::size_t, std::string>>;

std::string with_inserted(const std::string& text, const insertions& all) {
  std::string result;
  std::size_t done = 0;
  for (const auto& [at, what] : all) {
    result.append(text, done, at - done).append(what);
    done = at;
  }
  return result.append(text, done);
}

bool has_white_before(const std::string& text, std::size_t at) {
  return at == 0 || std::string_view(" \t\v\n\r").find(text[at - 1]) != std::string_view::npos;
}

/// With a blank between the name of each tag pair and its value.
std::string with_blanks_in_tags(const std::string& text) {
  insertions all;
  const auto read = parse_database(text);
  for (const auto& game : read.games)
    for (const auto& tag : game.tags)
      if (tag.name_end + 1 == tag.value_begin) all.emplace_back(game.offset + tag.name_end, " ");
  return with_inserted(text, all);
}

/// With each tag pair on a line of its own, and a SetUp that means what a FEN beside it does.
std::string with_lines_of_tags(std::string text) {
  constexpr std::string_view empty_setup = "[SetUp \"\"]";
  if (const auto at = text.find(empty_setup); at != text.npos)
    text.replace(at, empty_setup.size(), "[SetUp \"1\"]");
  insertions all;
  const auto read = parse_database(text);
  for (const auto& game : read.games)
    for (std::size_t at = 1; at < game.tags.size(); ++at) {
      const auto end = game.span_of(game.tags[at - 1]).end;
      if (end == game.span_of(game.tags[at]).begin) all.emplace_back(end, "\n");
    }
  return with_inserted(text, all);
}

/// With a blank before each marker.
std::string with_markers_apart(const std::string& text) {
  insertions all;
  const auto read = parse_database(text);
  for (const auto& game : read.games)
    if (const auto where = game.marker_span();
        where.begin != where.end && !has_white_before(text, where.begin))
      all.emplace_back(where.begin, " ");
  return with_inserted(text, all);
}

bool stands_for_move(element_kind kind) {
  return kind == element_kind::move || kind == element_kind::null_move ||
         kind == element_kind::unreadable_move;
}

/// With numbers before White's moves of the mainlines, and before the first one.
std::string with_move_numbers(const std::string& text) {
  insertions all;
  auto in = reader::text(text);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    const auto& game = *in.current().game;
    auto side = in.current().replay->first_side;
    auto number = in.current().replay->first_number;
    int depth = 0;
    bool is_first = true, has_number = false;
    for (const auto& each : game.elements) {
      if (each.kind == element_kind::variation_begin) ++depth;
      if (each.kind == element_kind::variation_end) --depth;
      if (depth != 0) continue;
      if (stands_for_move(each.kind)) {
        if (each.lead == 0 && !has_number && (side == color::white || is_first))
          all.emplace_back(game.span_of(each).begin,
                           fmt::format("{}{} ", number, side == color::white ? "." : "..."));
        if (side == color::black) ++number;
        side = side == color::white ? color::black : color::white;
        is_first = has_number = false;
      }
      if (each.kind == element_kind::move_number) has_number = true;
    }
  }
  return with_inserted(text, all);
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
  const bool has_blank = text.compare(middle, 1, " ") == 0;
  return text.substr(0, middle) + (middle == 0 ? "" : "\n\n") + "1. e4 e5 2. Nf3 Nc6" +
         (has_blank ? "" : " ") + text.substr(middle);
}

// ---- records ------------------------------------------------------------------------------------

/// Where the opcodes of the first record stand.
std::vector<span> places_of_opcodes(std::string_view text) {
  std::vector<span> result;
  auto in = records_of(text, criteria({}, input_kind::epd));
  while (result.empty() && in.next())
    if (const auto& step = in.current(); step.epd != nullptr)
      for (const auto& each : step.epd->operations)
        result.push_back(
            {step.offset + each.opcode_where.begin, step.offset + each.opcode_where.end});
  return result;
}

/// With an opcode that says less in place of one: noop, unless it takes moves, and the first of c0
/// to c9 and v0 to v9.
std::vector<std::string> with_plainer_opcodes(const std::string& text, std::size_t number) {
  const auto places = places_of_opcodes(text);
  if (number >= places.size()) return {};
  const auto at = places[number].begin, size = places[number].end - at;
  const auto with = [&](std::string_view opcode) {
    return std::string(text).replace(at, size, opcode);
  };
  const auto* const listed = parse::find_opcode(text.substr(at, size));
  std::vector<std::string> result;
  if (listed == nullptr || listed->kind != parse::operand_kind::move)
    result.push_back(with("noop"));
  if (listed != nullptr) result.push_back(with(listed->name));
  return result;
}

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
  const auto operations = has_operations ? places_of_opcodes(text).size() : 0;
  for (std::size_t number = 0; number != operations; ++number)
    for (auto& each : with_plainer_opcodes(text, number))
      if (turn_to(std::move(each))) break;
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
  turn_to(with_lines_of_tags(text));
  for (auto& each : from_initial_position(text)) turn_to(std::move(each));
  turn_to(with_markers_apart(text));
  turn_to(with_move_numbers(text));
  turn_to(with_line_end(text));
  if (!has_moves(text)) turn_to(with_moves(text));
  turn_to(with_roster_before(text));
  turn_to(with_roster(text));
  return text;
}

}  // namespace strictpgn::differential
