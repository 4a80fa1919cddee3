// What `./dev case` is asked to do.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::tests {

/// The words behind `./dev case new`, say: those that are no option, and the options.
struct case_request {
  std::vector<std::string> words;
  std::map<std::string, std::string> values;  ///< of options that have one, by name: "--area"
  std::set<std::string> flags;

  std::string value_or(const std::string& name, const std::string& usual) const {
    const auto found = values.find(name);
    return found == values.end() ? usual : found->second;
  }
};

/// What a verb of the tool takes.
struct case_verb {
  std::string_view name;
  std::vector<std::string> valued;
  std::vector<std::string> flags;
  std::size_t fewest_words = 0;
  std::size_t most_words = 0;
  int (*run)(const case_request&) = nullptr;
};

/// The words of the command line behind a verb. Throws std::invalid_argument where it takes none
/// such.
inline case_request read_request(const case_verb& verb, std::span<const std::string> arguments) {
  const auto fail = [&](const std::string& what) {
    throw std::invalid_argument(std::string(verb.name) + " " + what);
  };
  case_request request;
  for (std::size_t at = 0; at < arguments.size(); ++at) {
    const auto& word = arguments[at];
    if (!word.starts_with("--")) {
      request.words.push_back(word);
    } else if (std::ranges::count(verb.flags, word) > 0) {
      request.flags.insert(word);
    } else if (std::ranges::count(verb.valued, word) == 0) {
      fail("knows no " + word);
    } else if (++at == arguments.size()) {
      fail("wants a value behind " + word);
    } else {
      request.values[word] = arguments[at];
    }
  }
  if (request.words.size() < verb.fewest_words) fail("wants more: see ./dev case help");
  if (request.words.size() > verb.most_words)
    fail("does not know what to do with " + request.words.back());
  return request;
}

}  // namespace strictpgn::tests
