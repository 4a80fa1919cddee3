// Games written in any form that import format allows.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lab/generate/game_model.hpp"
#include "lab/generate/rng.hpp"

namespace strictpgn::generate {

/// Writes games by walking the grammar from its start: what is said comes from the plans, how it is
/// said from the productions. White space, move numbers, line ends and escapes fall by chance, in
/// some texts more wildly than in others, and so do the deviations that are no error on import.
class free_form {
 public:
  free_form();
  ~free_form();
  free_form(const free_form&) = delete;
  free_form& operator=(const free_form&) = delete;

  std::string write(const std::vector<game_model>& games, rng& random);

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::generate
