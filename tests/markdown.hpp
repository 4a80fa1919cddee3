// Links and anchors of Markdown as GitHub shows it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"

namespace strictpgn::tests {

/// A document without its blocks of code.
class markdown {
 public:
  explicit markdown(const std::filesystem::path& file) : file_(file) {
    const auto text = bytes_of_file(file);
    bool is_code = false;
    for (std::size_t at = 0; at < text.size();) {
      const auto end = std::min(text.find('\n', at), text.size());
      const auto line = text.substr(at, end - at);
      at = end + 1;
      if (line.starts_with("```"))
        is_code = !is_code;
      else if (!is_code)
        read(line);
    }
  }

  const std::filesystem::path& file() const { return file_; }
  /// Where links lead, as they are written.
  const std::vector<std::string>& targets() const { return targets_; }
  /// Labels such as `D06` or, with the backquotes, a name of a rule, and where they lead.
  const std::map<std::string, std::string>& definitions() const { return definitions_; }
  /// The labels in brackets that the text uses so.
  const std::set<std::string>& labels() const { return labels_; }
  /// Whether a place of the document has that name.
  bool has_anchor(const std::string& name) const { return anchors_.contains(name); }

 private:
  void read(const std::string& line) {
    if (line.starts_with("> ")) return;  // quoted from elsewhere
    if (line.starts_with('#')) return add_heading(line.substr(line.find_first_not_of('#')));
    if (is_definition(line)) {
      const auto end_of_label = line.find(']');
      targets_.push_back(line.substr(end_of_label + 3));
      definitions_[line.substr(1, end_of_label - 1)] = targets_.back();
      return;
    }
    add_ids(line);
    add_targets(line);
    add_labels(line);
  }

  /// `[D06]: #d06`.
  static bool is_definition(const std::string& line) {
    const auto end_of_label = line.find(']');
    return line.starts_with('[') && end_of_label != line.npos &&
           line.compare(end_of_label, 3, "]: ") == 0 &&
           line.find(' ', end_of_label + 3) == line.npos;
  }

  /// The name that GitHub gives a heading; a second one of that name has a number behind it.
  void add_heading(const std::string& words) {
    std::string name;
    for (const char c : words.substr(std::min(words.find_first_not_of(' '), words.size()))) {
      const bool is_digit = c >= '0' && c <= '9';
      const bool is_upper = c >= 'A' && c <= 'Z';
      if (is_upper)
        name += static_cast<char>(c - 'A' + 'a');
      else if (c == ' ')
        name += '-';
      else if (is_digit || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80)
        name += c;
    }
    const auto times = seen_[name]++;
    anchors_.insert(times == 0 ? name : name + '-' + std::to_string(times));
  }

  void add_ids(const std::string& line) {
    constexpr std::string_view begin = "<a id=\"";
    for (auto at = line.find(begin); at != line.npos; at = line.find(begin, at + 1)) {
      const auto name = at + begin.size();
      anchors_.insert(line.substr(name, line.find('"', name) - name));
    }
  }

  void add_targets(const std::string& line) {
    const auto text = without_code(line);
    for (auto at = text.find("]("); at != text.npos; at = text.find("](", at + 1))
      targets_.push_back(text.substr(at + 2, text.find(')', at) - at - 2));
  }

  /// `[D06]`, or a whole span of code in brackets.
  void add_labels(const std::string& line) {
    for (auto at = line.find('['); at != line.npos; at = line.find('[', at + 1)) {
      const auto end = line.find(']', at);
      const bool is_in_code = std::count(line.begin(), line.begin() + at, '`') % 2 != 0;
      if (end == line.npos || is_in_code || line.substr(end, 2) == "](") continue;
      const auto label = line.substr(at + 1, end - at - 1);
      const bool is_code = label.size() > 2 && label.front() == '`' && label.back() == '`' &&
                           label.find('`', 1) == label.size() - 1;
      const bool is_number = label.size() > 2 && label.front() == 'D' &&
                             label.find_first_not_of("0123456789", 1) == label.npos;
      if (is_code || is_number) labels_.insert(label);
    }
  }

  static std::string without_code(std::string line) {
    for (auto begin = line.find('`'); begin != line.npos; begin = line.find('`', begin)) {
      const auto end = line.find('`', begin + 1);
      if (end == line.npos) break;
      line.erase(begin, end - begin + 1);
    }
    return line;
  }

  std::filesystem::path file_;
  std::vector<std::string> targets_;
  std::map<std::string, std::string> definitions_;
  std::set<std::string> labels_;
  std::set<std::string> anchors_;
  std::map<std::string, int> seen_;
};

/// The document of that file, read once.
inline const markdown& markdown_at(const std::filesystem::path& file) {
  static std::map<std::filesystem::path, markdown> documents;
  return documents.try_emplace(file, file).first->second;
}

}  // namespace strictpgn::tests
