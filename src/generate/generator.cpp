#include "generate/generator.hpp"

#include <utility>
#include <vector>

#include "generate/composition.hpp"
#include "generate/free_form.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::generate {

struct generator::state {
  explicit state(const request& how) : asked(how) {}

  std::string write_sound(dice& roll) {
    std::vector<plan> games;
    for (auto left = asked.games_per_file; left != 0; --left) games.push_back(compose(asked, roll));
    auto text = form.write(games, roll);
    if (asked.format == profile::import_format) return text;
    return write_database(text, {.format = asked.format, .encoding = asked.encoding, .remedies = false})
        .text;
  }

  request asked;
  free_form form;
};

generator::generator(const request& asked) : state_(std::make_unique<state>(asked)) {}
generator::~generator() = default;

generated generator::make(std::uint64_t seed) {
  dice roll(seed);
  return {state_->write_sound(roll), {}};
}

}  // namespace strictpgn::generate
