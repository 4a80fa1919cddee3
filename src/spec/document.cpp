#include "spec/document.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "spec/abnf.hpp"
#include "spec/pure.hpp"
#include "spec/specification.hpp"
#include "text/ascii.hpp"

namespace strictpgn::spec {

const std::string_view document_introduction =
    "The grammar of PGN, FEN, EPD and of commands in comments, as strictpgn reads them. It is made "
    "from the rules that the parser runs, so that it describes a parser that exists. The first "
    "chapters are the standard alone; the last one holds the deviations, the spellings that occur "
    "in real files and that a reader recognises, each with the rule it breaks.";

namespace {

struct plan {
  std::vector<std::string_view> standard;  ///< entry points
  std::string_view import, title, anchor, introduction;
};

const plan plans[] = {
    {{"standard"},
     "database",
     "PGN",
     "pgn",
     "Portable Game Notation: a database of games, as section 18 of the standard has it and by its "
     "names, then characters, tokens and moves."},
    {{"values"},
     "values",
     "Values of tags",
     "values",
     "The text between the quotes of a tag, unescaped, from end to end."},
    {{"plain-fen", "x-fen", "shredder-fen"},
     "fen",
     "FEN",
     "fen",
     "Forsyth-Edwards Notation: a position in six fields."},
    {{"epd"},
     "epd",
     "EPD",
     "epd",
     "Extended Position Description: the first four fields of FEN, then operations."},
    {{"commands"},
     "commands",
     "Commands in comments",
     "commands",
     "The text of a comment, without its delimiters, and the operands of commands."},
};

class writer {
 public:
  std::vector<chapter> made() {
    std::vector<chapter> all;
    for (const auto& each : plans) all.push_back(standard(each));
    all.push_back(
        {.title = "Deviations",
         .anchor = "deviations",
         .introduction =
             "What real files have and the standard has not, and the productions by which "
             "PGN is read with it. The productions above refer to these where they say "
             "what is read with deviations."});
    for (const auto& each : plans) append_deviations(each, all.back());
    return all;
  }

 private:
  chapter standard(const plan& plan) {
    chapter result{plan.title, plan.anchor, plan.introduction};
    append(pure_grammar(), plan.standard, result);
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
    auto place = to.groups.end();
    if (place != to.groups.begin() && !std::prev(place)->head) --place;
    if (head || place == to.groups.end()) {
      to.groups.insert(place, std::move(result));
      return;
    }
    auto& known = place->productions;
    known.insert(known.end(), result.productions.begin(), result.productions.end());
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
