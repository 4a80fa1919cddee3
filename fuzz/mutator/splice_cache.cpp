#include "splice_cache.hpp"

#include <algorithm>
#include <iterator>

namespace strictpgn::fuzz {

splice_cache::splice_cache(std::size_t most_texts, std::size_t most_bytes)
    : most_texts_(most_texts), most_bytes_(most_bytes), reader_(spec::import_grammar()) {}

const parsed_text& splice_cache::of(std::string_view text) {
  const auto known = std::ranges::find(texts_, text, &parsed_text::text);
  if (known != texts_.end()) {
    texts_.splice(texts_.begin(), texts_, known);
    return texts_.front();
  }
  texts_.emplace_front(text, reader_);
  bytes_ += text.size();
  while (texts_.size() > 1 && (texts_.size() > most_texts_ || bytes_ > most_bytes_)) {
    bytes_ -= texts_.back().text().size();
    texts_.pop_back();
  }
  return texts_.front();
}

void splice_cache::clear() {
  texts_.clear();
  bytes_ = 0;
}

std::string_view splice_cache::any(spec::node_id production, generate::rng& random) const {
  if (texts_.empty()) return {};
  auto text = std::next(texts_.begin(), static_cast<std::ptrdiff_t>(random.below(texts_.size())));
  for (auto left = texts_.size(); left != 0; --left) {
    if (const auto* from = text->any_with(production, random))
      return from->tree().text_of(from->any(production, random));
    if (++text == texts_.end()) text = texts_.begin();
  }
  return {};
}

}  // namespace strictpgn::fuzz
