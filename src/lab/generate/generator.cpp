#include "lab/generate/generator.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "lab/generate/composition.hpp"
#include "lab/generate/free_form.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::generate {
namespace {

/// So many games are tried for one that gives occasion to a violation.
constexpr int most_tries = 20'000;

/// Games that violate a rule need some moves to do it with.
constexpr int least_plies = 20;

bool suits(const violation& violation, const request& request) {
  if (violation.is_alone && request.games_per_file != 1) return false;
  return violation.home == request.format &&
         violation.only_in.value_or(request.encoding) == request.encoding;
}

std::string why_not(const violation& violation, const request& request) {
  const auto name = std::string(name_of(violation.broken));
  if (violation.home != request.format)
    return name + " is made under the profile " + std::string(name_of(violation.home)) +
           "; add --profile " + std::string(name_of(violation.home));
  if (violation.is_alone && request.games_per_file != 1)
    return name + " is made in files of one game; leave --games-per-file at 1";
  const auto* encoding = violation.only_in == encoding::utf8 ? "utf8" : "latin1";
  return name + " is made in the encoding " + encoding + "; add --encoding " + encoding;
}

/// The ways that are wanted.
std::vector<const violation*> violations_for(const request& request) {
  std::vector<const violation*> found;
  const violation* other = nullptr;
  for (const auto& each : all_violations()) {
    if (!request.violates_any && each.broken != request.violated) continue;
    other = &each;
    if (suits(each, request)) found.push_back(&each);
  }
  if (!found.empty()) return found;
  if (other != nullptr) throw no_such_text(why_not(*other, request));
  for (const auto& [id, why] : unmade_rules())
    if (id == request.violated)
      throw no_such_text(std::string(name_of(id)) + " cannot be generated: " + std::string(why));
  throw no_such_text("no rule can be violated under the profile " +
                     std::string(name_of(request.format)));
}

void append(drawn& to, drawn&& more) {
  const auto base = to.text.size();
  if (more.marked) to.marked = {base + more.marked->begin, base + more.marked->end};
  to.text += more.text;
}

}  // namespace

struct generator::state {
  explicit state(const request& request) : asked(request), grammar(spec::import_grammar()) {
    if (asked.violated || asked.violates_any) violations = violations_for(asked);
    if (!violations.empty() && asked.chess960)
      throw no_such_text("--chess960 is for games without a violation");
    if (!violations.empty() && asked.plies < least_plies)
      throw no_such_text("--plies: games with a violation need " + std::to_string(least_plies));
  }

  std::string write_sound(rng& random) {
    std::vector<game_model> games;
    for (auto left = asked.games_per_file; left != 0; --left)
      games.push_back(compose(asked, random));
    return write_sound(games, random);
  }

  std::string write_sound(const std::vector<game_model>& games, rng& random) {
    auto text = form.write(games, random);
    if (asked.format == profile::import_format) return text;
    options options;
    options.format = asked.format;
    options.encoding = asked.encoding;
    options.fixes = false;
    return write_database(text, options).text;
  }

  generated write_broken(rng& random) {
    return write_broken(*violations[random.below(violations.size())], random);
  }

  /// In one of the ways to violate the rule.
  generated write_broken(rule violated, rng& random) {
    std::vector<const violation*> ways;
    std::ranges::copy_if(violations, std::back_inserter(ways),
                         [&](const auto* each) { return each->broken == violated; });
    return write_broken(*random.pick(ways), random);
  }

  generated write_broken(const violation& violation, rng& random) {
    for (auto left = most_tries; left != 0; --left) {
      auto chance = random.split();
      if (auto result = try_violation(violation, chance)) return std::move(*result);
    }
    throw no_such_text("no game found that gives occasion to " +
                       std::string(name_of(violation.broken)));
  }

  std::optional<generated> try_violation(const violation& violation, rng& random) {
    const auto spoiled =
        static_cast<int>(random.below(static_cast<std::size_t>(asked.games_per_file)));
    drawn whole;
    mutable_game::change finish;
    for (int at = 0; at != asked.games_per_file; ++at) {
      const seat where{at == 0, at + 1 == asked.games_per_file};
      mutable_game on(compose_plainly(asked, random), asked, where, grammar, random);
      if (at == spoiled && !violation.make(on)) return std::nullopt;
      append(whole, draw(on.sheet, asked.encoding));
      if (at == spoiled) finish = on.finish;
    }
    if (finish && !finish(whole)) return std::nullopt;
    return generated{whole.text, {violation.broken, *whole.marked}};
  }

  request asked;
  free_form form;
  walker grammar;
  std::vector<const violation*> violations;
};

generator::generator(const request& request) : state_(std::make_unique<state>(request)) {}
generator::~generator() = default;

generated generator::make(std::uint64_t seed) {
  rng random(seed);
  if (state_->violations.empty()) return {state_->write_sound(random), {}};
  return state_->write_broken(random);
}

generated generator::make(std::uint64_t seed, rule violated) {
  rng random(seed);
  return state_->write_broken(violated, random);
}

generated generator::make(std::uint64_t seed, situation met) {
  rng random(seed);
  return {state_->write_sound({compose_around(met, state_->asked, random)}, random), {}};
}

std::vector<rule> generator::rules() const {
  std::vector<rule> result;
  for (const auto* each : state_->violations)
    if (std::ranges::count(result, each->broken) == 0) result.push_back(each->broken);
  return result;
}

}  // namespace strictpgn::generate
