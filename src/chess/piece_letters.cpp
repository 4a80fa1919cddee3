#include "strictpgn/piece_letters.hpp"

#include <algorithm>

namespace strictpgn {

std::span<const piece_language> piece_languages() {
  static constexpr piece_language all[] = {
      {"cs", "Czech", "PJSVDK"},   {"da", "Danish", "BSLTDK"},     {"de", "German", "BSLTDK"},
      {"es", "Spanish", "PCATDR"}, {"et", "Estonian", "PROVLK"},   {"fi", "Finnish", "PRLTDK"},
      {"fr", "French", "PCFTDR"},  {"hu", "Hungarian", "GHFBVK"},  {"is", "Icelandic", "PRBHDK"},
      {"it", "Italian", "PCATDR"}, {"nl", "Dutch", "OPLTDK"},      {"no", "Norwegian", "BSLTDK"},
      {"pl", "Polish", "PSGWHK"},  {"pt", "Portuguese", "PCBTDR"}, {"ro", "Romanian", "PCNTDR"},
      {"sv", "Swedish", "BSLTDK"},
  };
  return all;
}

const piece_language* find_piece_language(std::string_view code) {
  const auto all = piece_languages();
  const auto found = std::ranges::find(all, code, &piece_language::code);
  return found == all.end() ? nullptr : &*found;
}

char in_english(const piece_language& from, char letter) {
  const auto piece = from.letters.find(letter);
  return piece == from.letters.npos ? letter : english_piece_letters[piece];
}

}  // namespace strictpgn
