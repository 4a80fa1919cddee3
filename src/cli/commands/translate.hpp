// Inputs whose piece letters are translated before anything else is done with them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cli/io/held_input.hpp"
#include "cli/io/temp_file.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/piece_letters.hpp"

namespace strictpgn::cli {

/// How an input is to be translated.
struct translation {
  const piece_language* from = nullptr;  ///< null: not at all
  bool is_quiet = false;                 ///< does not say which games stay as they are
};

/// A text with English letters.
struct translated_input {
  std::unique_ptr<temp_file> text;  ///< null: it is as it was
  std::uint64_t games = 0;          ///< translated
};

/// Translates a text from the language that is not null; it waits in `to` then. What stays as it is
/// is said on stderr, under that name.
translated_input translate(const read_at& source, const std::string& name, const options& options,
                           const translation& how, std::unique_ptr<temp_file> to);

}  // namespace strictpgn::cli
