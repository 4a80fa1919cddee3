#include "lab/differential/test_cases.hpp"

#include <algorithm>
#include <utility>

#include "lab/differential/features.hpp"
#include "lab/differential/record_situations.hpp"
#include "lab/differential/text_source.hpp"
#include "lab/generate/rng.hpp"
#include "lab/generate/situations.hpp"
#include "lab/mutate/mutator.hpp"
#include "spec/graph.hpp"

namespace strictpgn::differential {
namespace {

/// So many seeds in a row share the games that their mutants are made of.
constexpr std::uint64_t brood = 256;
constexpr std::uint64_t parents = 8;

/// So many texts are made for one that has the production wanted.
constexpr std::uint64_t most_tries = 256;

/// Of four in a row one is sound, two are broken, one is mutated.
kind kind_of(std::uint64_t seed, kind wanted) {
  constexpr kind usual[] = {kind::sound, kind::broken, kind::mutated, kind::broken};
  return wanted == kind::all ? usual[seed % 4] : wanted;
}

/// Seeds of tries at one text, all far from those of other texts.
std::uint64_t try_seed(std::uint64_t seed, std::uint64_t tried) {
  return tried == 0 ? seed : generate::rng(seed + (tried << 40)).next();
}

/// What a broken text can be made for.
struct violation_goal {
  std::string name;  ///< the rule's, or of a production that only texts have that break it
  rule broken;
};

/// Which nodes of the grammar fit somewhere without a deviation: of a choice one does, of a
/// sequence all. Each is found once what it is made of is.
std::vector<bool> nodes_without_deviation(const spec::graph& in) {
  std::vector<bool> result(in.nodes.size());
  const auto is_known = [&](spec::node_id id) { return result[id]; };
  const auto fits = [&](const spec::node& node) {
    if (node.is_deviation()) return false;
    switch (node.what) {
      case spec::op::sor:
        return std::ranges::any_of(node.kids, is_known);
      case spec::op::seq:
      case spec::op::plus:
      case spec::op::rep:
      case spec::op::until:
      case spec::op::disable:
        return std::ranges::all_of(node.kids, is_known);
      case spec::op::failure:
        return false;
      default:
        return true;
    }
  };
  for (bool grows = true; grows;) {
    grows = false;
    for (spec::node_id id = 0; id != in.nodes.size(); ++id)
      if (!result[id] && fits(in[id])) result[id] = grows = true;
  }
  return result;
}

/// What is read inside a production, and not only looked at.
class reading {
 public:
  explicit reading(bool enters_deviations)
      : in_(spec::import_grammar()),
        may_enter_(enters_deviations ? std::vector<bool>(in_.nodes.size(), true)
                                     : nodes_without_deviation(in_)),
        is_reached_(in_.nodes.size()) {}

  /// Goes on from there.
  void enter(spec::node_id id) {
    const auto& node = in_[id];
    if (is_reached_[id] || !may_enter_[id]) return;
    is_reached_[id] = true;
    if (node.what == spec::op::at || node.what == spec::op::not_at) return;
    for (const auto kid : node.kids) enter(kid);
  }

  bool has(spec::node_id id) const { return is_reached_[id]; }

 private:
  const spec::graph& in_;
  std::vector<bool> may_enter_;
  std::vector<bool> is_reached_;
};

reading reading_of(input_kind input, bool enters_deviations) {
  reading result(enters_deviations);
  result.enter(spec::import_grammar().find_entry(entry_of(input))->start);
  return result;
}

bool is_unmade(std::string_view production) {
  const auto unmade = unmade_productions();
  return std::ranges::count(unmade, production, &unmade_production::name) != 0;
}

/// First the productions that are in texts only where a rule is broken, then the rules.
std::vector<violation_goal> violation_goals(const std::vector<rule>& rules, input_kind input) {
  const auto& grammar = spec::import_grammar();
  const auto all = reading_of(input, true), standard = reading_of(input, false);
  std::vector<violation_goal> result;
  for (spec::node_id id = 0; id != grammar.nodes.size(); ++id) {
    const auto& deviation = grammar[id];
    if (!all.has(id) || !deviation.broken || std::ranges::count(rules, *deviation.broken) == 0)
      continue;
    reading inside(true);
    inside.enter(id);
    for (spec::node_id other = 0; other != grammar.nodes.size(); ++other) {
      const std::string name(grammar[other].name);
      if (name.empty() || !inside.has(other) || standard.has(other) || is_unmade(name)) continue;
      if (other != id && grammar[other].broken) continue;
      if (std::ranges::count(result, name, &violation_goal::name) == 0)
        result.push_back({name, *deviation.broken});
    }
  }
  for (const auto each : rules) result.push_back({std::string(name_of(each)), each});
  return result;
}

/// The productions of texts that break no rule, and what records are about.
std::vector<std::string> sound_goals(const criteria& criteria) {
  const auto& grammar = spec::import_grammar();
  const auto standard = reading_of(criteria.input, false);
  std::vector<std::string> result;
  for (spec::node_id id = 0; id != grammar.nodes.size(); ++id)
    if (standard.has(id) && grammar[id].is_named() && !is_unmade(grammar[id].name))
      result.emplace_back(grammar[id].name);
  if (criteria.is_of_records())
    for (auto& each : situations_of_records(criteria.format_of_records()))
      result.push_back(std::move(each));
  return result;
}

/// Of games.
std::vector<std::string> situation_names(const criteria& criteria) {
  std::vector<std::string> result;
  const bool begins_anywhere = criteria.format != profile::reduced;
  if (criteria.is_of_records() || !begins_anywhere) return result;
  for (std::size_t at = 0; at != generate::situation_count; ++at)
    result.emplace_back(name_of(static_cast<generate::situation>(at)));
  return result;
}

std::uint64_t turns_of(const std::string& goal, const turns& by) {
  const auto found = by.met.find(goal);
  return found == by.met.end() ? 0 : found->second;
}

}  // namespace

struct test_cases::state {
  state(const generate::request& request, const criteria& criteria, kind wanted,
        std::vector<std::string> all)
      : which(wanted),
        files(std::move(all)),
        judging(criteria),
        from(make_text_source(request, criteria)),
        violations(violation_goals(from->rules(), criteria.input)),
        situations(situation_names(criteria)),
        productions(sound_goals(criteria)) {
    for (const auto& each : violations) goals.push_back(each.name);
    goals.insert(goals.end(), situations.begin(), situations.end());
    goals.insert(goals.end(), productions.begin(), productions.end());
  }

  // ---- broken texts -----------------------------------------------------------------------------

  const violation_goal& next_violation(std::uint64_t seed, const turns& by) const {
    const bool takes_known = seed / 2 % 4 == 0;
    const auto weight = [&](const violation_goal& goal) {
      const bool is_passed = !takes_known && by.known.contains(std::string(name_of(goal.broken)));
      return std::pair(is_passed, turns_of(goal.name, by));
    };
    return *std::ranges::min_element(violations, {}, weight);
  }

  test_case make_broken(std::uint64_t seed, const turns& by) {
    const auto& goal = next_violation(seed, by);
    std::string text;
    for (std::uint64_t tried = 0; tried != most_tries; ++tried) {
      text = from->broken(try_seed(seed, tried), goal.broken);
      if (goal.name == name_of(goal.broken) || has(text, goal.name)) break;
    }
    return {std::move(text), "broken: " + std::string(name_of(goal.broken)), goal.broken,
            goal.name};
  }

  bool has(const std::string& text, const std::string& feature) const {
    return has_feature(text, feature, judging);
  }

  // ---- sound texts ------------------------------------------------------------------------------

  /// The goal of which there were least.
  static std::string least_of(const std::vector<std::string>& all, const turns& by) {
    return *std::ranges::min_element(all, {}, [&](const auto& each) { return turns_of(each, by); });
  }

  /// In turn for a situation, for a production, and for nothing.
  test_case make_sound(std::uint64_t seed, const turns& by) {
    const auto turn = seed / 4 % 3;
    if (turn == 0 && !situations.empty()) return make_situation(seed, least_of(situations, by));
    if (turn == 1) return make_production(seed, least_of(productions, by));
    return make_any(seed);
  }

  test_case make_any(std::uint64_t seed) { return {from->sound(seed, seed / 4 % 2 == 0), "sound"}; }

  test_case make_situation(std::uint64_t seed, const std::string& name) {
    return {from->around(seed, *generate::situation_named(name)), "sound: " + name, {}, name};
  }

  test_case make_production(std::uint64_t seed, const std::string& name) {
    std::string text;
    for (std::uint64_t tried = 0; tried != most_tries; ++tried) {
      text = from->sound(try_seed(seed, tried), tried % 2 == 0);
      if (has(text, name)) break;
    }
    return {std::move(text), "sound: " + name, {}, name};
  }

  // ---- mutants ----------------------------------------------------------------------------------

  test_case make_mutated(std::uint64_t seed) {
    if (mutants == nullptr || (files.empty() && made_for != seed / brood)) breed(seed / brood);
    auto result = mutants->make(seed);
    return {std::move(result.text) + line_end(), "mutated: " + result.label};
  }

  void breed(std::uint64_t number) {
    auto texts = files;
    for (std::uint64_t at = 0; files.empty() && at != parents; ++at)
      texts.push_back(at % 2 == 0 ? make_any(number * brood + at).text
                                  : from->broken_anyhow(number * brood + at));
    for (auto& each : texts)
      if (judging.is_of_records() && each.ends_with('\n')) each.pop_back();
    std::erase(texts, "");
    mutants = std::make_unique<generate::mutator>(std::move(texts), entry_of(judging.input));
    made_for = number;
  }

  /// That of a record is none of its productions.
  const char* line_end() const { return judging.is_of_records() ? "\n" : ""; }

  kind which;
  std::vector<std::string> files;
  criteria judging;
  std::unique_ptr<text_source> from;
  std::vector<violation_goal> violations;
  std::vector<std::string> situations, productions, goals;
  std::unique_ptr<generate::mutator> mutants;
  std::uint64_t made_for = 0;
};

test_cases::test_cases(const generate::request& request, const criteria& criteria, kind kind,
                       std::vector<std::string> files)
    : state_(std::make_unique<state>(request, criteria, kind, std::move(files))) {}
test_cases::~test_cases() = default;

test_case test_cases::make(std::uint64_t seed, const turns& by) {
  switch (kind_of(seed, state_->which)) {
    case kind::sound:
      return state_->make_sound(seed, by);
    case kind::broken:
      return state_->make_broken(seed, by);
    default:
      return state_->make_mutated(seed);
  }
}

const std::vector<std::string>& test_cases::goals() const { return state_->goals; }

std::vector<unmade_production> unmade_productions() {
  return {
      {"annotated_game", "games of the generator do not begin with a comment or a NAG"},
      {"opening_unit", "is an annotated_game"},
      {"trailing_lines",
       "end movetext that has no marker, which is made for the rule that it breaks"},
      {"text_in_braces", "stands in words between games, which are made without braces"},
      {"text_behind_brace", "is a part of text_in_braces"},
      {"blank_run", "is a part of text_in_braces"},
      {"cross", "is beyond ASCII, of which wrong moves are made"},
      {"padded_zero", "breaks two rules at once"},
      {"xfen_castling", "is of one dialect, whose records have it without being asked for"},
      {"white_rights", "is a part of xfen_castling"},
      {"white_short_right", "is a part of xfen_castling"},
      {"white_long_right", "is a part of xfen_castling"},
      {"black_rights", "is a part of xfen_castling"},
      {"black_short_right", "is a part of xfen_castling"},
      {"black_long_right", "is a part of xfen_castling"},
  };
}

}  // namespace strictpgn::differential
