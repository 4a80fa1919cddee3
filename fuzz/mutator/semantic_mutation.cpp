#include "semantic_mutation.hpp"

#include <string_view>

namespace strictpgn::fuzz {
namespace {

using generate::changer;
using generate::rng;
using spec::import_grammar;

std::string sentence_of(std::string_view production, changer& by, rng& random) {
  return by.sentence(import_grammar().find(production).value(), random);
}

std::string without_sign(std::string_view san) {
  while (san.ends_with('+') || san.ends_with('#')) san.remove_suffix(1);
  return std::string(san);
}

std::string other_sign(std::string_view san, changer&, rng& random) {
  return without_sign(san) + random.pick({"", "+", "#"});
}

std::string other_move(std::string_view, changer& by, rng& random) {
  return sentence_of("standard_san", by, random);
}

/// Before the first move there is nothing that it could replace.
std::string variation_before(std::string_view san, changer&, rng&) {
  return "(" + std::string(san) + ") " + std::string(san);
}

/// The same move again, which is none.
std::string same_variation(std::string_view san, changer&, rng&) {
  return std::string(san) + " (" + std::string(san) + ")";
}

std::string move_twice(std::string_view san, changer&, rng&) {
  return std::string(san) + " " + std::string(san);
}

std::string other_number(std::string_view, changer&, rng& random) {
  const auto number = std::to_string(random.below(300));
  return number + random.pick({".", "..."});
}

std::string other_marker(std::string_view, changer&, rng& random) {
  return random.pick({"1-0", "0-1", "1/2-1/2", "*"});
}

struct semantic_mutation {
  std::string_view name;
  std::string_view production;
  std::string (*tell)(std::string_view truth, changer& by, rng& random);
};

constexpr semantic_mutation all_semantic_mutations[] = {
    {"other_sign", "standard_san", other_sign},
    {"other_move", "standard_san", other_move},
    {"variation_before", "standard_san", variation_before},
    {"same_variation", "standard_san", same_variation},
    {"move_twice", "standard_san", move_twice},
    {"other_number", "move_number", other_number},
    {"other_marker", "game_termination", other_marker}};

}  // namespace

std::optional<changed> mutate_meaning(const stretch& in, changer& by, rng& random) {
  const auto& [name, production, tell] = random.pick(all_semantic_mutations);
  const auto id = import_grammar().find(production).value();
  if (!in.has(id)) return std::nullopt;
  const auto& tree = in.tree();
  const auto entry = in.any(id, random);
  const auto text = tell(tree.text_of(entry), by, random);
  return changed{tree.with(tree.begin(entry), tree.end(entry), text),
                 std::string(name) + '@' + std::string(production)};
}

}  // namespace strictpgn::fuzz
