#include "mutants/samples.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string_view>

#include "conformance/conformance_case.hpp"

namespace strictpgn::mutants {
namespace {

using namespace spec;

constexpr std::size_t longest_text = 3000;
constexpr std::size_t longest_word = 24;

/// The stretches of a text between some characters.
std::vector<std::string> parts_of(const std::string& text, std::string_view between) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find_first_of(between, at), text.size());
    if (end != at) parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return parts;
}

/// The texts between one character and another.
std::vector<std::string> texts_between(const std::string& text, char open, char close) {
  std::vector<std::string> found;
  for (auto at = text.find(open); at != text.npos; at = text.find(open, at + 1)) {
    const auto end = text.find(close, at + 1);
    if (end == text.npos) break;
    found.push_back(text.substr(at + 1, end - at - 1));
  }
  return found;
}

class collector {
 public:
  explicit collector(const graph& in) : in_(in) {}

  /// By the start of that kind and by what is read beside it.
  void add(std::string_view kind, const std::string& text) {
    const auto* const entry = in_.find_entry(kind);
    if (entry == nullptr) return;
    found_.insert({entry->start, text});
    for (const auto other : entry->others) found_.insert({other, text});
  }

  void add_game_text(const std::string& text) {
    add("database", text);
    add("standard", text);
    add("export", text);
    for (const auto& comment : texts_between(text, '{', '}')) add("commands", comment);
    for (const auto& word : parts_of(text, " \t\n\r,")) {
      if (word.size() > longest_word) continue;
      add("san", word);
      add("commands", word);
    }
    for (const auto& value : texts_between(text, '"', '"')) add_value(value);
  }

  void add_records(std::string_view kind, const std::string& text) {
    for (const auto& record : parts_of(text, "\n\r")) {
      add(kind, record);
      add_value(record);
    }
  }

  std::vector<grammar_text> take() const {
    std::vector<grammar_text> all(found_.begin(), found_.end());
    std::ranges::stable_sort(all, {}, [](const grammar_text& one) { return one.text.size(); });
    return all;
  }

 private:
  /// Values of tags are read by whatever is no kind of file.
  void add_value(const std::string& value) {
    for (const auto& entry : in_.entries)
      if (entry.name != "database" && entry.name != "standard" && entry.name != "commands" &&
          entry.name != "export")
        add(entry.name, value);
  }

  const graph& in_;
  std::set<grammar_text> found_;
};

/// Characters up to 255 stand for bytes.
std::string bytes_of_characters(const std::string& utf8) {
  std::string bytes;
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    const auto lead = static_cast<std::uint8_t>(utf8[at]);
    if (lead < 0x80) {
      bytes += utf8[at];
      continue;
    }
    if (lead > 0xC3 || at + 1 == utf8.size()) throw std::runtime_error("a character is no byte");
    bytes += static_cast<char>(((lead & 3) << 6) | (static_cast<std::uint8_t>(utf8[++at]) & 0x3F));
  }
  return bytes;
}

std::string characters_of_bytes(const std::string& bytes) {
  std::string utf8;
  for (const char c : bytes) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (byte < 0x80) {
      utf8 += c;
      continue;
    }
    utf8 += static_cast<char>(0xC0 | (byte >> 6));
    utf8 += static_cast<char>(0x80 | (byte & 0x3F));
  }
  return utf8;
}

}  // namespace

std::vector<grammar_text> texts_of_cases(const graph& in) {
  collector all(in);
  for (const auto& one : tests::all_cases()) {
    if (one.input.size() > longest_text) continue;
    const auto format = one.format();
    if (!format)
      all.add_game_text(one.input);
    else
      all.add_records(*format == record_format::fen ? "fen" : "epd", one.input);
  }
  return all.take();
}

std::vector<grammar_text> read_texts(const std::string& file, const graph& in) {
  std::ifstream from(file, std::ios::binary);
  std::vector<grammar_text> texts;
  for (std::string line; std::getline(from, line);) {
    const auto blank = line.find(' ');
    const auto start = in.find(line.substr(0, blank));
    if (!start || blank == line.npos) throw std::runtime_error("no such production: " + line);
    const auto text = nlohmann::json::parse(line.substr(blank + 1)).get<std::string>();
    texts.push_back({*start, bytes_of_characters(text)});
  }
  return texts;
}

void write_texts(const std::string& file, const std::vector<grammar_text>& texts, const graph& in) {
  std::ofstream to(file, std::ios::binary);
  for (const auto& [start, text] : texts)
    to << in[start].name << ' ' << nlohmann::json(characters_of_bytes(text)).dump(-1, ' ', true)
       << '\n';
  to.flush();
  if (!to) throw std::runtime_error("cannot be written: " + file);
}

grammar_sample sample_of(grammar_text text, const graph& in) {
  grammar_sample result{.of = std::move(text), .made = {}, .tried = {}};
  static thread_local interpreter by(in);
  static thread_local std::vector<std::size_t> tried;
  by.watch(&tried);
  by.begin(result.of.text);
  by.derive(result.of.start, 0, result.made);
  result.tried.assign(tried.begin(), tried.end());
  return result;
}

}  // namespace strictpgn::mutants
