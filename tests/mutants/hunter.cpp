#include "mutants/hunter.hpp"

#include <algorithm>
#include <utility>

#include "mutants/search.hpp"

namespace strictpgn::mutants {

hunter::hunter(const mutant& one, const spec::graph& in)
    : one_(one), in_(in), other_(changed(in, one)), ours_(in), by_(other_), words_(words_of(in)) {}

bool hunter::catches(const grammar_text& text) {
  ++tried_;
  made_.of = text;
  ours_.begin(made_.of.text);
  ours_.derive(text.start, 0, made_.made);
  if (!tells_apart(by_, made_)) return false;
  caught_by_ = text;
  return true;
}

bool hunter::goes_near(const grammar_text& base) {
  const auto sample = sample_of(base, in_);
  return sample.tries(one_.at) && (search_near(base, sample.tried[one_.at]), true);
}

void hunter::search_near(const grammar_text& base, std::size_t place) {
  if (catches(base)) return;
  for (auto at = place; at <= std::min(place + 2, base.text.size()); ++at)
    for (auto& text : changes_at(base.text, at, words_))
      if (catches({base.start, std::move(text)})) return;
}

void hunter::try_all(spec::node_id start, std::string_view bytes, std::size_t length) {
  grammar_text text{start, {}};
  if (!caught_by_) try_longer(text, bytes, length);
}

void hunter::try_longer(grammar_text& text, std::string_view bytes, std::size_t length) {
  if (catches(text) || length == 0) return;
  for (const char byte : bytes) {
    text.text.push_back(byte);
    try_longer(text, bytes, length - 1);
    if (caught_by_) return;
    text.text.pop_back();
  }
}

}  // namespace strictpgn::mutants
