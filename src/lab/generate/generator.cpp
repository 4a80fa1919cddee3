#include "lab/generate/generator.hpp"

#include <algorithm>
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

bool suits(const violation& which, const request& asked) {
  if (which.is_alone && asked.games_per_file != 1) return false;
  return which.home == asked.format && which.only_in.value_or(asked.encoding) == asked.encoding;
}

std::string why_not(const violation& which, const request& asked) {
  const auto name = std::string(name_of(which.broken));
  if (which.home != asked.format)
    return name + " is made under the profile " + std::string(name_of(which.home)) +
           "; add --profile " + std::string(name_of(which.home));
  if (which.is_alone && asked.games_per_file != 1)
    return name + " is made in files of one game; leave --games-per-file at 1";
  const auto* encoding = which.only_in == encoding::utf8 ? "utf8" : "latin1";
  return name + " is made in the encoding " + encoding + "; add --encoding " + encoding;
}

/// The ways that are wanted.
std::vector<const violation*> violations_for(const request& asked) {
  std::vector<const violation*> found;
  const violation* other = nullptr;
  for (const auto& each : all_violations()) {
    if (!asked.violates_any && each.broken != asked.violated) continue;
    other = &each;
    if (suits(each, asked)) found.push_back(&each);
  }
  if (!found.empty()) return found;
  if (other != nullptr) throw no_such_text(why_not(*other, asked));
  for (const auto& [id, why] : unmade_rules())
    if (id == asked.violated)
      throw no_such_text(std::string(name_of(id)) + " cannot be generated: " + std::string(why));
  throw no_such_text("no rule can be violated under the profile " +
                     std::string(name_of(asked.format)));
}

void append(drawn& to, drawn&& more) {
  const auto base = to.text.size();
  if (more.marked) to.marked = {base + more.marked->begin, base + more.marked->end};
  to.text += more.text;
}

}  // namespace

struct generator::state {
  explicit state(const request& how) : asked(how), grammar(spec::import_grammar()) {
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
    auto text = form.write(games, random);
    if (asked.format == profile::import_format) return text;
    options how;
    how.format = asked.format;
    how.encoding = asked.encoding;
    how.fixes = false;
    return write_database(text, how).text;
  }

  generated write_broken(rng& random) {
    const auto& which = *violations[random.below(violations.size())];
    for (auto left = most_tries; left != 0; --left) {
      auto chance = random.split();
      if (auto made = try_violation(which, chance)) return std::move(*made);
    }
    throw no_such_text("no game found that gives occasion to " +
                       std::string(name_of(which.broken)));
  }

  std::optional<generated> try_violation(const violation& which, rng& random) {
    const auto spoiled =
        static_cast<int>(random.below(static_cast<std::size_t>(asked.games_per_file)));
    drawn whole;
    mutable_game::change finish;
    for (int at = 0; at != asked.games_per_file; ++at) {
      const seat where{at == 0, at + 1 == asked.games_per_file};
      mutable_game on(compose_plainly(asked, random), asked, where, grammar, random);
      if (at == spoiled && !which.make(on)) return std::nullopt;
      append(whole, draw(on.sheet, asked.encoding));
      if (at == spoiled) finish = on.finish;
    }
    if (finish && !finish(whole)) return std::nullopt;
    return generated{whole.text, {which.broken, *whole.marked}};
  }

  request asked;
  free_form form;
  walker grammar;
  std::vector<const violation*> violations;
};

generator::generator(const request& asked) : state_(std::make_unique<state>(asked)) {}
generator::~generator() = default;

generated generator::make(std::uint64_t seed) {
  rng random(seed);
  if (state_->violations.empty()) return {state_->write_sound(random), {}};
  return state_->write_broken(random);
}

}  // namespace strictpgn::generate
