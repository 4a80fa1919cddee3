#include "mutants/search.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <utility>

#include "mutants/hunter.hpp"

namespace strictpgn::mutants {

using namespace spec;

namespace {

constexpr std::size_t longest = 400;  // of a text to start from
constexpr std::size_t most_whole = 4, most_parts = 30, most_alike = 3, most_collected = 4000;

std::string with_other_case(std::string text, std::size_t begin, std::size_t size) {
  for (auto at = begin; at < std::min(text.size(), begin + size); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (std::isalpha(c) != 0 && c < 0x80) text[at] = static_cast<char>(c ^ 0x20);
  }
  return text;
}

}  // namespace

std::vector<std::string> words_of(const graph& in) {
  std::set<std::string> words;
  for (const auto& node : in.nodes)
    if (node.what == op::literal) {
      words.insert(node.text);
      words.insert(with_other_case(node.text, 0, node.text.size()));
    }
  return {words.begin(), words.end()};
}

std::vector<std::string> changes_at(const std::string& text, std::size_t place,
                                    const std::vector<std::string>& words) {
  std::vector<std::string> made;
  const auto before = text.substr(0, place), behind = text.substr(place);
  const auto put = [&](const std::string& what) {
    made.push_back(before + what + behind);
    for (const auto size : {std::size_t{1}, what.size()})
      if (size <= behind.size()) made.push_back(before + what + behind.substr(size));
  };
  for (int byte = 0; byte < 256; ++byte) put(std::string(1, static_cast<char>(byte)));
  for (const auto& word : words) put(word);
  for (std::size_t size = 1; size <= std::min<std::size_t>(behind.size(), 12); ++size) {
    made.push_back(before + behind.substr(size));
    made.push_back(before + behind.substr(0, size) + behind);
    made.push_back(before + behind.substr(0, size));
    made.push_back(with_other_case(text, place, size));
  }
  made.push_back(before);
  return made;
}

std::vector<grammar_text> parts_read_by(node_id production, const trial& known) {
  constexpr std::size_t behind = 3;
  std::set<grammar_text> found;
  for (const auto index : known.that_try(production)) {
    const auto& [of, made, tried] = known.samples()[index];
    for (const auto& entry : made)
      if (entry.production == production && entry.end - entry.begin <= longest)
        for (const auto more : {std::size_t{0}, behind})
          found.insert({production, of.text.substr(entry.begin, entry.end - entry.begin + more)});
    if (tried[production] != grammar_sample::never)
      found.insert({production, of.text.substr(tried[production], 12)});
    if (found.size() >= most_collected) break;
  }
  std::vector<grammar_text> parts(found.begin(), found.end());
  std::ranges::stable_sort(parts, {}, [](const grammar_text& one) { return one.text.size(); });
  return parts;
}

/// Bytes at the edges of all classes that a production is made of, and those of its words.
std::string edges_of(node_id production, const graph& in) {
  std::set<char> edges;
  std::set<node_id> seen;
  std::vector<node_id> open{production};
  while (!open.empty()) {
    const auto& node = in[open.back()];
    const bool is_new = seen.insert(open.back()).second;
    open.pop_back();
    if (!is_new) continue;
    edges.insert(node.text.begin(), node.text.end());
    for (const auto [first, last] : node.ranges)
      for (const int byte : {first - 1, int{first}, int{last}, last + 1})
        if (byte >= 0 && byte < 256) edges.insert(static_cast<char>(byte));
    open.insert(open.end(), node.kids.begin(), node.kids.end());
  }
  return {edges.begin(), edges.end()};
}

/// Up to that length all texts of so many bytes can be tried.
std::size_t length_for(std::size_t bytes) {
  if (bytes <= 12) return 5;
  if (bytes <= 16) return 4;
  return bytes <= 36 ? 3 : 2;
}

std::optional<grammar_text> text_against(const mutant& one, const trial& known, const graph& in) {
  hunter hunt(one, in);
  // A few of each length, short ones first.
  const auto try_some = [&](const auto& texts, std::size_t most) {
    std::size_t length = 0, alike = 0;
    for (const auto& base : texts) {
      if (hunt.caught_by() || most == 0 || base.text.size() > longest) return;
      if (std::exchange(length, base.text.size()) != length) alike = 0;
      if (alike == most_alike || !hunt.goes_near(base)) continue;
      ++alike;
      --most;
    }
  };
  std::vector<grammar_text> whole;
  for (const auto index : known.that_try(one.at)) whole.push_back(known.samples()[index].of);
  try_some(whole, most_whole);
  if (!hunt.caught_by()) try_some(parts_read_by(one.production, known), most_parts);
  if (hunt.caught_by()) return hunt.caught_by();
  const auto edges = edges_of(one.production, in);
  hunt.try_all(one.production, edges, length_for(edges.size()));
  return hunt.caught_by();
}

}  // namespace strictpgn::mutants
