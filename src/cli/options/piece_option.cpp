#include "cli/options/piece_option.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "cli/io/errors.hpp"

namespace strictpgn::cli {
namespace {

std::string all_codes() {
  std::vector<std::string_view> codes{english};
  for (const auto& language : piece_languages()) codes.push_back(language.code);
  std::ranges::sort(codes);
  return fmt::format("{}", fmt::join(codes, ", "));
}

}  // namespace

argument add_pieces(verb_arguments& verb, std::string& code) {
  return verb
      .add_option("--pieces LANGUAGE", code,
                  fmt::format("the language of the piece letters, which are translated before "
                              "anything else: {}",
                              all_codes()))
      .shows_default();
}

const piece_language* parse_pieces(const std::string& code) {
  if (code == english) return nullptr;
  if (const auto* const found = find_piece_language(code)) return found;
  throw usage_error(fmt::format("--pieces: `{}` is none of {}", code, all_codes()));
}

}  // namespace strictpgn::cli
