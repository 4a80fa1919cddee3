#include "lab/differential/text_source.hpp"

#include "lab/differential/record_texts.hpp"
#include "lab/generate/generator.hpp"

namespace strictpgn::differential {
namespace {

generate::request with_games(generate::request request, int games) {
  request.games_per_file = games;
  return request;
}

generate::request with_violations(generate::request request) {
  request.violates_any = true;
  return request;
}

class source_of_games : public text_source {
 public:
  explicit source_of_games(const generate::request& request)
      : single_(with_games(request, 1)),
        triple_(with_games(request, 3)),
        broken_(with_violations(with_games(request, 1))),
        rules_(broken_.rules()) {}

  std::string sound(std::uint64_t seed, bool is_single) override {
    return (is_single ? single_ : triple_).make(seed).text;
  }
  std::string around(std::uint64_t seed, generate::situation what) override {
    return single_.make(seed, what).text;
  }
  std::string broken(std::uint64_t seed, rule broken) override {
    return broken_.make(seed, broken).text;
  }
  std::string broken_anyhow(std::uint64_t seed) override { return broken_.make(seed).text; }
  const std::vector<rule>& rules() const override { return rules_; }

 private:
  generate::generator single_, triple_, broken_;
  std::vector<rule> rules_;
};

class source_of_records : public text_source {
 public:
  explicit source_of_records(const criteria& criteria) : texts_(criteria) {}

  std::string sound(std::uint64_t seed, bool) override { return texts_.make_sound(seed); }
  std::string around(std::uint64_t seed, generate::situation) override {
    return texts_.make_sound(seed);
  }
  std::string broken(std::uint64_t seed, rule broken) override {
    return texts_.make_broken(seed, broken);
  }
  std::string broken_anyhow(std::uint64_t seed) override {
    return broken(seed, rules()[seed / 2 % rules().size()]);
  }
  const std::vector<rule>& rules() const override { return texts_.rules(); }

 private:
  record_texts texts_;
};

}  // namespace

std::unique_ptr<text_source> make_text_source(const generate::request& request,
                                              const criteria& criteria) {
  if (criteria.is_of_records()) return std::make_unique<source_of_records>(criteria);
  return std::make_unique<source_of_games>(request);
}

}  // namespace strictpgn::differential
