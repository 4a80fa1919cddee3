#include "mutants/deep.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

#include "mutants/hunter.hpp"
#include "mutants/search.hpp"
#include "random.hpp"

namespace strictpgn::mutants {

using namespace spec;

namespace {

constexpr std::uint64_t neighbours = 50'000;
constexpr std::size_t most_classes_of_four = 64;

/// The nodes of a production and of all that it calls.
std::vector<const node*> nodes_below(node_id production, const graph& in) {
  std::set<node_id> seen{production};
  std::vector<const node*> found;
  std::vector<node_id> open{production};
  while (!open.empty()) {
    const auto& now = in[open.back()];
    open.pop_back();
    found.push_back(&now);
    for (const auto kid : now.kids)
      if (seen.insert(kid).second) open.push_back(kid);
  }
  return found;
}

/// Two bytes are of one class if no node tells one from the other.
class byte_classes {
 public:
  void tell(const node& what) {
    for (const auto [first, last] : what.ranges)
      part([from = first, to = last](int byte) { return byte >= from && byte <= to; });
    for (const char letter : what.text)
      part([=](int byte) { return byte == static_cast<std::uint8_t>(letter); });
    if (what.folds_case)
      for (const char letter : what.text)
        part([=](int byte) { return byte == (static_cast<std::uint8_t>(letter) ^ 0x20); });
  }

  /// The first of each class.
  std::string firsts() const {
    std::set<std::size_t> seen;
    std::string bytes;
    for (int byte = 0; byte != 256; ++byte)
      if (seen.insert(of_[static_cast<std::size_t>(byte)]).second) bytes += static_cast<char>(byte);
    return bytes;
  }

 private:
  template <typename Predicate>
  void part(Predicate&& is_inside) {
    std::set<std::pair<std::size_t, bool>> known;
    for (int byte = 0; byte != 256; ++byte)
      known.insert({of_[static_cast<std::size_t>(byte)], is_inside(byte)});
    for (int byte = 0; byte != 256; ++byte) {
      auto& mine = of_[static_cast<std::size_t>(byte)];
      mine = static_cast<std::size_t>(
          std::distance(known.begin(), known.find({mine, is_inside(byte)})));
    }
  }

  std::array<std::size_t, 256> of_{};
};

std::string bytes_of_classes(const mutant& one, const graph& in) {
  byte_classes classes;
  for (const auto* each : nodes_below(one.production, in)) classes.tell(*each);
  classes.tell(one.changed);
  return classes.firsts();
}

/// Texts that come to the changed node.
std::vector<grammar_text> bases_for(const mutant& one, const trial& known) {
  auto bases = parts_read_by(one.production, known);
  for (const auto index : known.that_try(one.at)) bases.push_back(known.samples()[index].of);
  return bases;
}

/// A byte or a word is put in or there, or a stretch is dropped, doubled or the end.
void change(std::string& text, std::size_t at, const std::vector<std::string>& words,
            tests::rng& random) {
  const auto size = 1 + tests::below(random, 12);
  const auto put = tests::below(random, 2) == 0
                       ? std::string(1, static_cast<char>(tests::below(random, 256)))
                       : words[tests::below(random, words.size())];
  switch (tests::below(random, 6)) {
    case 0:
      text.insert(at, put);
      break;
    case 1:
      text.replace(at, 1, put);
      break;
    case 2:
      text.replace(at, put.size(), put);
      break;
    case 3:
      text.erase(at, size);
      break;
    case 4:
      text.insert(at, text.substr(at, size));
      break;
    default:
      text.resize(std::min(text.size(), at + size));
      break;
  }
}

/// A text with one to three changes, each not far from where the node was tried.
grammar_text neighbour_of(grammar_text base, std::size_t place,
                          const std::vector<std::string>& words, tests::rng& random) {
  for (auto left = 1 + tests::below(random, 3); left != 0; --left)
    change(base.text, std::min(place + tests::below(random, 4), base.text.size()), words, random);
  return base;
}

}  // namespace

deep_search search_deeply(const mutant& one, const trial& known, const graph& in) {
  deep_search done;
  hunter hunt(one, in);
  tests::rng random;
  const auto words = words_of(in);
  const auto bases = bases_for(one, known);
  while (!bases.empty() && hunt.tried() < neighbours && !hunt.caught_by()) {
    const auto& base = bases[tests::below(random, bases.size())];
    const auto tried = sample_of(base, in).tried[one.at];
    const auto place = tried == grammar_sample::never ? 0 : tried;
    hunt.catches(neighbour_of(base, place, words, random));
  }
  done.neighbours = hunt.tried();
  done.bytes = bytes_of_classes(one, in);
  done.length = done.bytes.size() > most_classes_of_four ? 3 : 4;
  hunt.try_all(one.production, done.bytes, done.length);
  done.short_texts = hunt.tried() - done.neighbours;
  done.caught_by = hunt.caught_by();
  return done;
}

}  // namespace strictpgn::mutants
