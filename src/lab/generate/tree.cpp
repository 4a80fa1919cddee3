#include "lab/generate/tree.hpp"

namespace strictpgn::generate {

tree::tree(std::string_view text, spec::interpreter& by, std::string_view kind) : text_(text) {
  by.begin(text);
  by.derive(by.of().find_entry(kind)->start, 0, entries_);
  parents_.resize(entries_.size());
  for (std::size_t entry = 0; entry != entries_.size(); ++entry)
    for (auto kid = entry + 1; kid < entries_[entry].next; kid = entries_[kid].next)
      parents_[kid] = entry;
}

std::vector<std::size_t> tree::kids(std::size_t entry) const {
  std::vector<std::size_t> found;
  for (auto kid = entry + 1; kid < next(entry); kid = next(kid))
    if (!is_empty(kid)) found.push_back(kid);
  return found;
}

std::string tree::with(std::size_t begin, std::size_t end, std::string_view other) const {
  std::string result(text_.substr(0, begin));
  result += other;
  result += text_.substr(end);
  return result;
}

}  // namespace strictpgn::generate
