// Marks stand below what they mark: in any text, at any width, and for what is missing right where
// it belongs.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "random.hpp"
#include "report/github/github.hpp"
#include "report/html/page.hpp"
#include "report/json/json.hpp"
#include "report/sarif/sarif.hpp"
#include "report/text/crop.hpp"
#include "report/text/escape_for_display.hpp"
#include "report/text/excerpt.hpp"
#include "report/text/text.hpp"
#include "sanitized.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_carets)

namespace {

using namespace strictpgn;

/// A line of text as columns of a terminal: each character with the marks on it, and nothing behind
/// the first column of a wide one.
std::vector<std::string> columns_of(std::string_view line) {
  std::vector<std::string> columns;
  for (const auto& one : report::cells_of(line, encoding::utf8)) {
    if (one.width == 0 && !columns.empty()) {
      columns.back() += one.text;
    } else {
      columns.push_back(one.text);
      columns.resize(columns.size() + std::max<std::size_t>(one.width, 1) - 1);
    }
  }
  return columns;
}

std::string joined(const std::vector<std::string>& columns, std::size_t begin, std::size_t end) {
  std::string text;
  for (auto at = begin; at < std::min(end, columns.size()); ++at) text += columns[at];
  return text;
}

/// What is shown of the bytes up to their first line end, tabs as blanks.
std::string shown(std::string_view bytes, encoding encoding) {
  std::string text;
  for (std::string_view rest = bytes.substr(0, bytes.find_first_of("\r\n")); !rest.empty();) {
    const auto next =
        rest.front() == '\t' ? report::cell{"    ", 4, 1} : report::first_cell(rest, encoding);
    text += next.text;
    rest.remove_prefix(next.bytes);
  }
  return text;
}

/// A place may begin with marks on the character before it.
std::string_view without_marks(std::string_view text) {
  while (!text.empty()) {
    const auto first = report::first_cell(text, encoding::utf8);
    if (first.width != 0) break;
    text.remove_prefix(first.bytes);
  }
  return text;
}

/// Reads an excerpt as a person does: marks below the line before them.
class look {
 public:
  look(const std::string& name, const diagnostic& found, report::render_context& where,
       std::size_t width)
      : name_(name), where_(where), width_(width) {
    const auto marks = report::marks_of(found, where.lines.window());
    for (const auto& one : report::segments_of(marks, where)) due_.push_back(one);
    std::string out;
    report::render_excerpt(out, marks, where, {.width = width});
    margin_ = report::margin_of(marks, where) + 3;
    std::istringstream lines(out);
    for (std::string line; std::getline(lines, line);) take(line);
    BOOST_TEST(due_.empty(), name_);
  }

 private:
  void take(const std::string& line) {
    if (line == report::cut_sign) return;
    if (line.find_first_not_of(' ') < line.find('|')) return take_line(line);
    const auto begin = line.find_first_of("^-", margin_);
    if (begin == line.npos) return;
    const auto end = std::min(line.find_first_not_of(line[begin], begin), line.size());
    take_mark(begin - margin_, end - margin_);
  }

  void take_line(const std::string& line) {
    const auto columns = columns_of(line);
    BOOST_TEST(columns.size() <= std::max(width_, margin_ + 40), name_ << ": " << line);
    number_ = std::stoull(line);
    line_.clear();
    if (columns.size() > margin_)
      line_.assign(columns.begin() + static_cast<std::ptrdiff_t>(margin_), columns.end());
  }

  /// A place without width is shown as one mark, at the end of a line just behind it. All others
  /// lie below what they mark.
  void take_mark(std::size_t begin, std::size_t end) {
    BOOST_REQUIRE(!due_.empty());
    const auto& window = where_.lines.window();
    const auto is_here = [&](const report::segment& s) { return s.line == number_; };
    const auto due = std::ranges::find_if(due_, is_here);
    BOOST_REQUIRE(due != due_.end());
    const auto bytes = window.text.substr(due->begin, due->end - due->begin);
    const auto marked = joined(line_, begin, end);
    BOOST_TEST(begin <= line_.size(), name_ << ' ' << width_);
    if (bytes.empty()) {
      BOOST_TEST(end - begin == 1U, name_ << ' ' << width_);
      const auto next = shown(window.text.substr(due->begin), where_.encoding);
      BOOST_TEST((next.empty() ? begin == line_.size() : next.starts_with(marked.substr(0, 1))),
                 name_ << ' ' << width_ << ": " << marked << ", not " << next);
    } else {
      BOOST_TEST(end <= line_.size(), name_ << ' ' << width_);
      const auto all = shown(bytes, where_.encoding);
      const auto expected = without_marks(all);
      BOOST_TEST((expected.empty() || expected.starts_with(marked)), name_ << ": " << marked);
    }
    due_.erase(due);
  }

  const std::string& name_;
  report::render_context& where_;
  std::size_t width_;
  std::size_t margin_ = 0;
  std::vector<report::segment> due_;
  std::uint64_t number_ = 0;
  std::vector<std::string> line_;
};

constexpr std::size_t widths[] = {1, 20, 43, 44, 45, 46, 47, 60, 80, 100, 200, 1000};

void look_at(const std::string& name, std::string_view text) {
  for (const auto how_encoded : {encoding::latin1, encoding::utf8}) {
    options options;
    options.encoding = how_encoded;
    options.fixes = false;
    auto games = reader::text(text, options);
    while (games.next()) {
      const auto& step = games.current();
      report::render_context where{name, how_encoded, text::line_index(step.source)};
      std::size_t left = 30;
      for (const auto& found : step.findings) {
        if (left-- == 0) break;
        if (!report::is_inside(found.where, step.source)) continue;
        for (const auto width : widths) look(name, found, where, width);
      }
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(in_conformance_inputs) {
  for (const auto& one : tests::some_cases())
    if (!one.format()) look_at(one.name(), one.input);
}

BOOST_AUTO_TEST_CASE(in_generated_and_mutated_texts) {
  std::vector<std::string> texts;
  for (auto seed = tests::seed(); seed != tests::seed() + 100; ++seed) {
    generate::request request;
    request.violates_any = true;
    texts.push_back(generate::generator(request).make(seed).text);
    look_at(texts.back(), texts.back());
  }
  generate::mutator from(texts);
  for (auto seed = tests::seed(); seed != tests::seed() + 300; ++seed) {
    const auto result = from.make(seed).text;
    look_at(result, result);
  }
}

/// Lines of any length, with characters of any width before, in and behind the place.
BOOST_AUTO_TEST_CASE(among_characters_of_any_width) {
  const std::string_view fillers[] = {"x",
                                      "\t",
                                      "\x01",
                                      "\xE9",
                                      "\xC3\xA9",
                                      "\xE4\xB8\xAD",
                                      "\xE2\x80\xAE",
                                      "\xF0\x9F\x98\x80",
                                      "a ",
                                      "\xE0\xA4\xBF",
                                      "\xD7\x91\xD6\xB4",
                                      "\xE2\x9A\xA1"};
  const std::size_t step = tests::is_sanitized ? 3 : 1;
  std::size_t pair = 0;
  for (const auto before : fillers) {
    for (const auto behind : fillers) {
      if (pair++ % step != 0) continue;
      for (const std::size_t count : {0, 1, 10, 39, 40, 41, 70, 150}) {
        std::string text = "1. e4 {";
        for (std::size_t at = 0; at != count; ++at) text += before;
        text += "} e5 2. Ke" + std::string(behind) + "3 {";
        for (std::size_t at = 0; at != count; ++at) text += behind;
        text += "\n} Nf3 *\n";
        look_at(text, text);
      }
    }
  }
}

/// The second one may lie just where the line is cut that shows the first.
BOOST_AUTO_TEST_CASE(at_two_places_of_one_line) {
  std::string text;
  for (int number = 100; number != 160; ++number) text += std::to_string(number) + ' ';
  report::render_context where{"", encoding::latin1, text::line_index({.text = text})};
  for (const std::uint64_t first : {0, 7, 90, 179}) {
    for (std::uint64_t second = 0; second != text.size(); ++second) {
      diagnostic found;
      found.where = {first, first + 1};
      found.related = {{{second, second + 1}, "here"}};
      for (const auto width : {44, 60, 100})
        look("two places", found, where, static_cast<std::size_t>(width));
    }
  }
}

// ---- what is missing ----------------------------------------------------------------------------

/// The report of one finding at that place of a text.
template <typename Renderer, typename... Arguments>
std::string report_at(std::string_view text, span place, Arguments... arguments) {
  std::string out;
  Renderer to(out, arguments...);
  report::render_context where{"a.pgn", encoding::latin1, text::line_index({.text = text})};
  diagnostic found;
  found.id = rule::tag_missing_open_bracket;
  found.where = place;
  to.begin_file("a.pgn");
  to.begin_step({});
  to.append(found, where);
  to.end_file({});
  to.end({});
  return out;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// What should open something is missing just before it, be it the first of its line; what should
/// close something just behind it, be it the last (D147).
BOOST_AUTO_TEST_CASE(what_is_missing_is_shown_on_its_line_in_every_form) {
  struct row {
    std::string_view text;
    std::uint64_t place;
    int line;
    int column;
    std::string_view shown;   // in the excerpt, with its mark
    std::string_view marked;  // on the page
  };
  const row rows[] = {
      {"[A \"1\"]\nB \"2\"]\n", 8, 2, 1, "2 | B \"2\"]\n  | ^\n",
       "<mark class=\"gap\"></mark>B &quot;2"},
      {"[A \"1\"]\r\nB \"2\"]\r\n", 9, 2, 1, "2 | B \"2\"]\n  | ^\n",
       "<mark class=\"gap\"></mark>B &quot;2"},
      {"[A \"1\"]\rB \"2\"]\r", 8, 2, 1, "2 | B \"2\"]\n  | ^\n",
       "<mark class=\"gap\"></mark>B &quot;2"},
      {"[A \"1\"\n[B \"2\"]\n", 6, 1, 7, "1 | [A \"1\"\n  |       ^\n",
       "1&quot;<mark class=\"gap\"></mark>\n"},
      {"[A \"1\"\r\n[B \"2\"]\r\n", 6, 1, 7, "1 | [A \"1\"\n  |       ^\n",
       "1&quot;<mark class=\"gap\"></mark>\n"},
      {"\n\ne4", 2, 3, 1, "3 | e4\n  | ^\n", "<mark class=\"gap\"></mark>e4"},
      {"e4\n", 0, 1, 1, "1 | e4\n  | ^\n", "<mark class=\"gap\"></mark>e4"},
      {"e4", 2, 1, 3, "1 | e4\n  |   ^\n", "e4<mark class=\"gap\"></mark>"},
      {"e4\n", 3, 2, 1, "2 |\n  | ^\n", "2  </span><mark class=\"gap\"></mark>"},
      {"", 0, 1, 1, "1 |\n  | ^\n", "1  </span><mark class=\"gap\"></mark>"},
  };
  for (const auto& [text, place, line, column, shown_there, marked] : rows) {
    BOOST_TEST_CONTEXT(text << " at " << place) {
      const span where{place, place};
      const auto json = report_at<report::json_renderer>(text, where);
      BOOST_TEST(
          has(json, fmt::format(R"("line":{0},"column":{1},"end_line":{0},"end_column":{1},)", line,
                                column)));
      const auto sarif = report_at<report::sarif_renderer>(text, where, options{});
      BOOST_TEST(has(
          sarif, fmt::format(R"("startLine":{0},"startColumn":{1},"endLine":{0},"endColumn":{1},)",
                             line, column)));
      const auto github = report_at<report::github_renderer>(text, where, report::text_options{});
      BOOST_TEST(
          has(github, fmt::format("line={0},endLine={0},col={1},endColumn={1},", line, column)));
      const auto full = report_at<report::text_renderer>(text, where, report::text_options{});
      BOOST_TEST(has(full, fmt::format("a.pgn:{}:{}\n", line, column)));
      BOOST_TEST(has(full, std::string(shown_there)));
      report::text_options in_short;
      in_short.is_concise = true;
      const auto concise = report_at<report::text_renderer>(text, where, in_short);
      BOOST_TEST(has(concise, fmt::format("a.pgn:{}:{}: error: ", line, column)));
      const auto page = report_at<report::html_renderer>(text, where, report::html_options{});
      BOOST_TEST(has(page, fmt::format("line {}, column {}</span>", line, column)));
      BOOST_TEST(has(page, std::string(marked)));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
