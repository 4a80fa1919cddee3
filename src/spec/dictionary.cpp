#include "spec/dictionary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "spec/byte_words.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::spec {
namespace {

constexpr std::size_t longest_word = 32;

/// The bytes between quotes.
std::string entry_of(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (c == '"' || c == '\\')
      text += {'\\', c};
    else if (is_printing(byte) || c == ' ')
      text += c;
    else
      text += fmt::format("\\x{:02X}", byte);
  }
  return text;
}

/// A fragment of the catalogue between quotes: it has escapes already, of which fuzzers know two.
std::string quoted_fragment(std::string_view fragment) {
  constexpr std::string_view letters = "nrtv", meanings = "\n\r\t\v";
  std::string text;
  for (std::size_t at = 0; at != fragment.size(); ++at) {
    if (fragment[at] != '\\') {
      text += entry_of(fragment.substr(at, 1));
      continue;
    }
    const auto letter = letters.find(fragment[++at]);
    text += letter == letters.npos ? std::string{'\\', fragment[at]}
                                   : entry_of(meanings.substr(letter, 1));
  }
  return text;
}

/// Labels of entries have no other sign.
std::string label_of(std::string_view rule_name) {
  std::string label(rule_name);
  std::ranges::replace(label, '-', '_');
  return label;
}

}  // namespace

std::string dictionary_text(const graph& graph) {
  std::string text = "# The literals of the grammar.\n";
  std::set<std::string> known;
  for (const auto& each : graph.nodes)
    if (each.what == op::literal && known.insert(each.text).second)
      text += fmt::format("literal=\"{}\"\n", entry_of(each.text));
  text += "\n# What breaks a rule of the catalogue.\n";
  for (const auto& about : catalogue())
    if (!about.wrong.empty() && about.wrong.size() <= longest_word &&
        known.insert(std::string(about.wrong)).second)
      text += fmt::format("{}=\"{}\"\n", label_of(about.name), quoted_fragment(about.wrong));
  return text;
}

}  // namespace strictpgn::spec
