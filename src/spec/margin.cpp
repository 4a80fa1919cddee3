#include "spec/margin.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "spec/header_files.hpp"

namespace strictpgn::spec {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// How long the reference at the start of a text is: a section such as `8.2.3` or a decision such
/// as `D23`; 0 where there is none.
std::size_t reference_size(std::string_view text) {
  std::size_t end = text.starts_with('D') ? 1 : 0;
  if (end == text.size() || !is_digit(text[end])) return 0;
  while (end != text.size() && (is_digit(text[end]) || text[end] == '.')) ++end;
  return text[end - 1] == '.' ? end - 1 : end;
}

void append(std::string& list, std::string_view item) {
  list.append(list.empty() ? "" : ", ").append(item);
}

/// What a comment in the margin says.
struct note {
  std::string source, sections, decisions, note;
};

/// Takes the references that lead: `8.1, 8.2`, `D23, D24`.
void take_references(std::string_view& text, note& to) {
  for (auto size = reference_size(text); size != 0; size = reference_size(text)) {
    append(text.starts_with('D') ? to.decisions : to.sections, text.substr(0, size));
    text.remove_prefix(size);
    if (!text.starts_with(", ")) break;
    text.remove_prefix(2);
  }
}

/// Takes the decision that ends a remark: `a pair first. D23`, `in brackets: D74`.
void take_last_decision(std::string_view& text, note& to) {
  const auto at = text.rfind(" D");
  if (at == text.npos || at == 0 || reference_size(text.substr(at + 1)) != text.size() - at - 1)
    return;
  append(to.decisions, text.substr(at + 1));
  text = text.substr(0, text[at - 1] == ':' || text[at - 1] == '.' ? at - 1 : at);
}

note note_in(std::string_view comment) {
  note result;
  for (const auto source : {"PGN ", "FEN ", "EPD ", "SUP "})
    if (comment.starts_with(source)) {
      result.source = comment.substr(0, 3);
      comment.remove_prefix(4);
    }
  take_references(comment, result);
  if (comment.starts_with(": ")) comment.remove_prefix(2);
  take_last_decision(comment, result);
  result.note = comment;
  return result;
}

/// The document whose sections a file names, as its first lines say: `PGN`, `FEN`, `EPD` or `SUP`.
std::string_view source_of(std::string_view text) {
  const auto head = text.substr(0, text.find("#pragma"));
  auto first = head.npos;
  std::string_view found;
  for (const std::string_view source : {"(PGN ", "(FEN ", "(EPD ", "SUP "}) {
    const auto at = head.find(source);
    if (at >= first) continue;
    first = at;
    found = source.substr(source.starts_with('(') ? 1 : 0, 3);
  }
  return found;
}

/// Goes through the lines of a file.
class margin_reader {
 public:
  margin_reader(std::string_view file, std::string_view text, margins& to)
      : file_(file), source_(source_of(text)), to_(to) {}

  void read(std::string_view line) {
    if (line.starts_with("// ") && !line.starts_with("// clang-format"))
      read_comment(line.substr(3));
    else if (line.starts_with("struct "))
      read_production(line.substr(7));
    else
      comment_.clear();
  }

 private:
  /// A comment with a section or a rule of dashes is a heading; any other is about the production
  /// below it.
  void read_comment(std::string_view text) {
    const auto margin_at = text.find(" // ");
    append_line(trimmed(text.substr(0, margin_at)));
    const bool is_ruled = comment_.starts_with("----");
    if (!is_ruled && margin_at == text.npos) return;
    begin_group(is_ruled, margin_at == text.npos ? "" : text.substr(margin_at + 4));
    comment_.clear();
  }

  void append_line(std::string_view text) {
    if (!comment_.empty()) comment_ += ' ';
    comment_ += text;
  }

  void begin_group(bool is_ruled, std::string_view in_margin) {
    std::string_view text = comment_;
    if (is_ruled) text = trimmed(text.substr(4, text.find("----", 4) - 4));
    const auto end = std::min(text.find(". "), text.size());
    const auto said = note_in(trimmed(in_margin));
    auto& result = to_.headings.emplace_back();
    result.text = text.substr(0, end);
    if (result.text[0] >= 'a') result.text[0] = static_cast<char>(result.text[0] - 'a' + 'A');
    result.note = end == text.size() ? "" : text.substr(end + 2);
    result.section = with_source(said);
    result.decisions = said.decisions;
    result.file = file_;
  }

  /// `NAME : RULE {};  // MARGIN`, or `NAME;  // MARGIN` of one that is defined below.
  void read_production(std::string_view line) {
    const auto name = line.substr(0, line.find_first_of(" ;:<"));
    const auto end_of_rule = line.find(line.find('{') == line.npos ? ";" : "{};");
    const auto margin_at = line.find("// ", std::min(end_of_rule, line.size()));
    auto said = note_in(margin_at == line.npos ? "" : trimmed(line.substr(margin_at + 3)));
    if (!comment_.empty()) said.note = comment_;
    comment_.clear();
    if (line.find('{') == line.npos)
      declared_[name] = said;
    else
      add(name, merged(said, declared_[name]));
  }

  static note merged(note defined, const note& declared) {
    if (defined.sections.empty()) {
      defined.source = declared.source;
      defined.sections = declared.sections;
    }
    if (defined.decisions.empty()) defined.decisions = declared.decisions;
    if (defined.note.empty()) defined.note = declared.note;
    return defined;
  }

  void add(std::string_view name, note said) {
    constexpr std::string_view ordered = "ordered";
    if (to_.headings.empty() || to_.headings.back().file != file_)
      to_.headings.push_back({.text = "General", .file = file_});
    const bool is_ordered = said.note.starts_with(ordered);
    if (is_ordered) said.note.erase(0, std::min(ordered.size() + 2, said.note.size()));
    const auto section = with_source(said);
    to_.productions.push_back({name, to_.headings.size() - 1,
                               section.empty() ? to_.headings.back().section : section,
                               said.decisions, said.note, is_ordered});
  }

  /// The document is that of the file unless the margin names another.
  std::string with_source(const note& said) const {
    if (said.sections.empty()) return "";
    return (said.source.empty() ? std::string(source_) : said.source) + ' ' + said.sections;
  }

  std::string_view file_, source_;
  margins& to_;
  std::string comment_;
  std::map<std::string_view, note> declared_;
};

}  // namespace

std::string shown_title(const heading& heading, bool has_deviation) {
  constexpr std::string_view deviations = "Deviations: ";
  if (has_deviation || !heading.text.starts_with(deviations)) return heading.text;
  auto title = heading.text.substr(deviations.size());
  title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

const margin* margins::find(std::string_view production) const {
  const auto found = std::ranges::find(productions, production, &margin::name);
  return found == productions.end() ? nullptr : &*found;
}

void read_margins(std::string_view file_name, std::string_view text, margins& to) {
  margin_reader reader(file_name, text, to);
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    reader.read(text.substr(at, end - at));
    at = end + 1;
  }
}

const margins& grammar_margins() {
  static const margins all = [] {
    margins read;
    for (const auto& file : header_files()) read_margins(file.name, file.text, read);
    return read;
  }();
  return all;
}

}  // namespace strictpgn::spec
