#include "write/comment_words.hpp"

#include <algorithm>
#include <string>

#include "parse/starts_section.hpp"

namespace strictpgn::write {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (auto at = text.begin();;) {
    at = std::find_if_not(at, text.end(), is_space);
    if (at == text.end()) return words;
    const auto end = std::find_if(at, text.end(), is_space);
    words.emplace_back(&*at, static_cast<std::size_t>(end - at));
    at = end;
  }
}

bool must_not_open_line(const std::vector<std::string_view>& words, std::size_t which) {
  const auto word = words[which];
  if (word.starts_with('%')) return true;
  if (!word.starts_with('[')) return false;
  std::string beginning(word);  // a bracket, a name and a quote are three words at most
  for (auto next = which + 1; next < words.size() && next < which + 3; ++next)
    beginning.append(" ").append(words[next]);
  return parse::starts_tag_pair(beginning);
}

}  // namespace strictpgn::write
