#include "spec/document.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "spec/abnf.hpp"
#include "spec/pure.hpp"
#include "spec/specification.hpp"
#include "text/ascii.hpp"

namespace strictpgn::spec {

namespace {

struct plan {
  std::vector<std::string_view> standard;  ///< entry points
  std::string_view import, anchor;
};

std::vector<plan> plans() {
  return {
      {{"standard"}, "database", "pgn"}, {{"export"}, "export", "export"},
      {{"values"}, "values", "values"},  {{"plain-fen", "x-fen", "shredder-fen"}, "fen", "fen"},
      {{"epd"}, "epd", "epd"},           {{"commands"}, "commands", "commands"},
  };
}

constexpr comparison section_18[] = {
    {"pgn_database", "PGN-game PGN-database / empty",
     "A repetition for the recursion. White space, commentary and escape lines (5, 6, 7), which "
     "the "
     "section leaves aside, are written out as gap, and the text must end."},
    {"pgn_game", "tag-section movetext-section", "None."},
    {"tag_section", "tag-pair tag-section / empty",
     "A repetition for the recursion. As there, tag pairs without movetext between them are one "
     "section."},
    {"tag_pair", "[ tag-name tag-value ]", "The gaps between tokens are written out (7, 8.1)."},
    {"tag_name", "identifier",
     "The section does not say what an identifier is: by 8.1 letters, digits and underscores, by 7 "
     "a letter or digit first."},
    {"tag_value", "string", "By 7 and 4.1. That it has at most 255 characters is counted later."},
    {"movetext_section", "element-sequence game-termination", "None."},
    {"element_sequence", "element element-sequence / recursive-variation element-sequence / empty",
     "A repetition for the recursion, and gaps."},
    {"element", "move-number-indication / SAN-move / numeric-annotation-glyph", "None."},
    {"move_number_indication", "",
     "By 8.2.2 and 8.2.2.1: digits, then any number of periods, with white space before them if "
     "need be, but no comment. Whether the number is right is seen on the board."},
    {"san_move", "",
     "By 8.2.3, with the suffix of 8.2.3.8. Whether there is such a move is seen on the board."},
    {"numeric_annotation_glyph", "", "By 7 and 8.2.4: the values 0 to 255, which zeros may lead."},
    {"recursive_variation", "( element-sequence )",
     "Gaps. As there it may be empty: that a move is in it (8.2.5) is seen later."},
    {"game_termination", "1-0 / 0-1 / 1/2-1/2 / *",
     "All but the asterisk end where their symbol does (7)."},
};

constexpr comparison fen_fields[] = {
    {"full_placement", "", "By 16.1.3.1: eight ranks of eight squares, no number beside another."},
    {"white_to_move", "", "By 16.1.3.2."},
    {"black_to_move", "", "By 16.1.3.2."},
    {"castling_availability", "",
     "By 16.1.3.3: the letters in their order. Whether the rights can be used is seen on the "
     "board."},
    {"target_of_white", "", "By 16.1.3.4: on the sixth rank where White is to move."},
    {"target_of_black", "", "By 16.1.3.4: on the third rank where Black is to move."},
    {"halfmove_clock", "", "By 16.1.3.5, no zeros in front."},
    {"fullmove_number", "", "By 16.1.3.6: positive, no zeros in front."},
};

class writer {
 public:
  std::vector<chapter> made() {
    std::vector<chapter> all;
    const auto planned = plans();
    all.reserve(planned.size() + 1);
    for (const auto& each : planned) all.push_back(standard(each));
    all.push_back({"deviations"});
    for (const auto& each : planned) append_deviations(each, all.back());
    return all;
  }

 private:
  chapter standard(const plan& plan) {
    chapter result{plan.anchor};
    append(pure_grammar(), plan.standard, result);
    if (plan.anchor == "pgn") result.comparisons = section_18;
    if (plan.anchor == "fen") result.comparisons = fen_fields;
    return result;
  }

  void append_deviations(const plan& plan, chapter& to) {
    append(import_grammar(), {plan.import}, to);
  }

  /// The productions that no chapter has yet.
  void append(const graph& in, const std::vector<std::string_view>& entries, chapter& to) {
    std::vector<node_id> starts;
    for (const auto name : entries) {
      const auto& entry = *in.find_entry(name);
      starts.push_back(entry.start);
      starts.insert(starts.end(), entry.others.begin(), entry.others.end());
    }
    const auto needed = specify(in, starts);
    for (const auto& group : needed.groups) append(in, group.head, group.productions, to);
    append(in, nullptr, needed.only_looked_for, to);
  }

  /// What is only looked for stands together at the end.
  void append(const graph& in, const heading* head, const std::vector<node_id>& productions,
              chapter& to) {
    described_group result{head};
    for (const auto id : productions)
      if (seen_.insert(in[id].name).second) result.productions.push_back(described(in, id));
    if (result.productions.empty()) return;
    const auto known = std::ranges::find(to.groups, head, &described_group::head);
    if (known != to.groups.end()) {
      auto& all = known->productions;
      all.insert(all.end(), result.productions.begin(), result.productions.end());
      return;
    }
    auto place = to.groups.end();
    const bool ends_in_looks = place != to.groups.begin() && !std::prev(place)->head;
    to.groups.insert(ends_in_looks ? std::prev(place) : place, std::move(result));
  }

  static described_production described(const graph& in, node_id id) {
    described_production result{in[id].name, &margin_of(in[id]), &in, id};
    const auto whole = import_grammar().find(result.name);
    if (&in == &pure_grammar() && whole && abnf_rule(in, id) != abnf_rule(import_grammar(), *whole))
      result.with_deviations = whole;
    return result;
  }

  std::set<std::string_view> seen_;
};

}  // namespace

const std::vector<chapter>& chapters() {
  static const auto all = writer().made();
  return all;
}

std::string decision_link(std::string_view number) {
  std::string anchor(number);
  std::ranges::transform(anchor, anchor.begin(), text::lower);
  return "../conformance/decisions.md#" + anchor;
}

std::vector<std::string_view> numbers_in(std::string_view decisions) {
  constexpr std::string_view separator = ", ";
  std::vector<std::string_view> numbers;
  while (!decisions.empty()) {
    numbers.push_back(decisions.substr(0, decisions.find(separator)));
    decisions.remove_prefix(std::min(numbers.back().size() + separator.size(), decisions.size()));
  }
  return numbers;
}

std::string title_of(const described_group& group) {
  if (!group.head) return "Looked for, but never read";
  const bool has_deviation = std::ranges::any_of(
      group.productions, [](const auto& each) { return (*each.in)[each.id].is_deviation(); });
  return shown_title(*group.head, has_deviation);
}

}  // namespace strictpgn::spec
