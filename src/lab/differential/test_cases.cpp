#include "lab/differential/test_cases.hpp"

#include <utility>

#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"

namespace strictpgn::differential {
namespace {

/// So many seeds in a row share the games that their mutants are made of.
constexpr std::uint64_t brood = 256;
constexpr std::uint64_t parents = 8;

generate::request with_games(generate::request request, int games) {
  request.games_per_file = games;
  return request;
}

generate::request with_violations(generate::request request) {
  request.violates_any = true;
  return request;
}

/// Of four in a row one is sound, two are broken, one is mutated.
kind kind_of(std::uint64_t seed, kind wanted) {
  constexpr kind usual[] = {kind::sound, kind::broken, kind::mutated, kind::broken};
  return wanted == kind::all ? usual[seed % 4] : wanted;
}

}  // namespace

struct test_cases::state {
  state(const generate::request& request, kind wanted, std::vector<std::string> all)
      : which(wanted),
        files(std::move(all)),
        single(with_games(request, 1)),
        triple(with_games(request, 3)),
        broken(with_violations(with_games(request, 1))) {}

  test_case make_broken(std::uint64_t seed) {
    auto result = broken.make(seed);
    return {std::move(result.text), "broken: " + std::string(name_of(*result.about.broken)),
            result.about.broken};
  }

  test_case make_sound(std::uint64_t seed) {
    auto& from = seed / 4 % 2 == 0 ? single : triple;
    return {from.make(seed).text, "sound"};
  }

  test_case make_mutated(std::uint64_t seed) {
    if (mutants == nullptr || (files.empty() && made_for != seed / brood)) breed(seed / brood);
    auto result = mutants->make(seed);
    return {std::move(result.text), "mutated: " + result.label};
  }

  void breed(std::uint64_t number) {
    auto texts = files;
    for (std::uint64_t at = 0; files.empty() && at != parents; ++at)
      texts.push_back(at % 2 == 0 ? make_sound(number * brood + at).text
                                  : make_broken(number * brood + at).text);
    std::erase(texts, "");
    mutants = std::make_unique<generate::mutator>(std::move(texts));
    made_for = number;
  }

  kind which;
  std::vector<std::string> files;
  generate::generator single, triple, broken;
  std::unique_ptr<generate::mutator> mutants;
  std::uint64_t made_for = 0;
};

test_cases::test_cases(const generate::request& request, kind kind, std::vector<std::string> files)
    : state_(std::make_unique<state>(request, kind, std::move(files))) {}
test_cases::~test_cases() = default;

test_case test_cases::make(std::uint64_t seed) {
  switch (kind_of(seed, state_->which)) {
    case kind::sound:
      return state_->make_sound(seed);
    case kind::broken:
      return state_->make_broken(seed);
    default:
      return state_->make_mutated(seed);
  }
}

}  // namespace strictpgn::differential
