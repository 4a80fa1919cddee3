// What looks at many bytes at a time finds what a loop over the bytes finds.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "parse/find_byte.hpp"
#include "random.hpp"
#include "rules/lines/line_scan.hpp"
#include "rules/tags/value_signs.hpp"
#include "text/count_lines.hpp"
#include "text/find_line_end.hpp"
#include "text/plain.hpp"
#include "text/plain_lines.hpp"
#include "write/comment_text.hpp"

BOOST_AUTO_TEST_SUITE(text_blocks)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// Of few kinds of bytes, and few of the odd ones.
std::string random_text(rng& random) {
  std::string text(below(random, 150), 'x');
  const auto rare = 1 + below(random, 60);
  for (char& c : text)
    if (below(random, rare) == 0) c = static_cast<char>(below(random, 256));
  return text;
}

bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool ends_string(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

}  // namespace

BOOST_AUTO_TEST_CASE(line_ends_and_odd_bytes) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) {
    const auto text = random_text(random);
    std::vector<std::size_t> due;
    std::vector<std::size_t> found;
    rules::scanned_bytes seen;
    for (std::size_t at = 0; at < text.size(); ++at) {
      const auto c = static_cast<unsigned char>(text[at]);
      if (c == '\n' || c == '\r') due.push_back(at);
      seen.has_high |= c >= 0x80;
      seen.has_control |= (c < 0x20 && c != '\n') || c == 0x7F;
    }
    const auto scanned = rules::scan_bytes(text, [&](const rules::line_ends& ends) {
      BOOST_TEST((ends.lf & ends.cr) == 0U);
      for (std::size_t at = 0; at != rules::line_ends::most_bytes; ++at) {
        if (((ends.lf | ends.cr) >> at & 1) == 0) continue;
        found.push_back(ends.begin + at);
        BOOST_TEST(text[found.back()] == ((ends.lf >> at & 1) != 0 ? '\n' : '\r'));
      }
    });
    BOOST_TEST(found == due, boost::test_tools::per_element());
    BOOST_TEST(scanned.has_high == seen.has_high);
    BOOST_TEST(scanned.has_control == seen.has_control);
    const auto from = below(random, text.size() + 1);
    const auto end = std::min(text.find_first_of("\r\n", from), text.size());
    BOOST_TEST(text::find_line_end(text, from) == end);
    const auto last = from == 0 ? text.npos : text.find_last_of("\r\n", from - 1);
    BOOST_TEST(text::line_begin(text, from) == (last == text.npos ? 0 : last + 1));
  }
}

/// Also between places that part a CR from its LF.
BOOST_AUTO_TEST_CASE(lines_that_end_between_two_places) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) {
    auto text = random_text(random);
    for (auto more = below(random, 8); more != 0 && !text.empty(); --more) {
      const auto at = below(random, text.size());
      text[at] = "\n\r"[below(random, 2)];
      if (at + 1 != text.size() && below(random, 2) == 0) text.replace(at, 2, "\r\n");
    }
    const auto from = below(random, text.size() + 1);
    const auto to = from + below(random, text.size() - from + 1);
    std::uint64_t ended = 0;
    std::size_t begin = from;
    for (auto at = from; at != to; ++at) {
      const bool is_pair = text[at] == '\r' && at + 1 != text.size() && text[at + 1] == '\n';
      if (is_pair || (text[at] != '\n' && text[at] != '\r')) continue;
      ++ended;
      begin = at + 1;
    }
    const auto found = text::count_lines(text, from, to);
    BOOST_TEST(found.ended == ended);
    BOOST_TEST(found.begin == begin);
  }
}

/// Each byte at each place of texts shorter than a block, and longer.
BOOST_AUTO_TEST_CASE(plain_text_of_any_size) {
  for (std::size_t size = 0; size != 36; ++size)
    for (std::size_t at = 0; at != size; ++at)
      for (int c = 0; c != 256; ++c) {
        std::string text(size, 'a');
        text[at] = static_cast<char>(c);
        const bool is_printed = c >= 0x20 && c < 0x7F;
        const bool is_plain = is_printed && c != '"' && c != '\\';
        BOOST_TEST(text::plain_length(text) == (is_printed ? size : at));
        BOOST_TEST((text::plain_length<'"', '\\'>(text)) == (is_plain ? size : at));
      }
}

BOOST_AUTO_TEST_CASE(plain_lines) {
  rng random;
  std::size_t plain = 0;
  for (auto left = trials(50'000); left != 0; --left) {
    std::string text(below(random, 300), 'x');
    for (auto at = below(random, 60); at < text.size(); at += 1 + below(random, 75))
      text[at] = '\n';
    if (!text.empty() && below(random, 8) != 0) text.back() = '\n';
    if (!text.empty() && below(random, 4) == 0)
      text[below(random, text.size())] = "\r\t\\\x1F\x7F\x80\xE4~ \""[below(random, 10)];
    std::size_t columns = 0;
    bool due = text.empty() || text.back() == '\n';
    for (const char c : text) {
      const bool is_high = static_cast<unsigned char>(c) >= 0x80;
      due &= c == '\n' || is_high || (c >= ' ' && c <= '~' && c != '\\');
      columns = c == '\n' ? 0 : columns + 1;
      due &= columns <= 70;
    }
    BOOST_TEST(text::are_plain_lines<70>(text) == due, text);
    plain += due ? 1 : 0;
  }
  BOOST_TEST(plain > 0u);
}

/// Each byte at each place of a block.
BOOST_AUTO_TEST_CASE(the_ends_of_names_and_strings_and_of_plain_text) {
  for (std::size_t at = 0; at != 40; ++at)
    for (int c = 0; c != 256; ++c) {
      std::string text(40, 'a');
      text[at] = static_cast<char>(c);
      const char* const begin = text.data();
      const char* const end = begin + text.size();
      BOOST_TEST(parse::find_name_end(begin, end) == std::find_if_not(begin, end, is_in_name));
      BOOST_TEST(parse::find_string_end(begin, end) == std::find_if(begin, end, ends_string));
      BOOST_TEST(parse::find_byte(text[at], begin, end) == std::find(begin, end, text[at]));
      BOOST_TEST(parse::find_comment_end(begin, end).close == std::find(begin, end, '}'));
      const bool is_printed = c >= 0x20 && c < 0x7F;
      BOOST_TEST(text::plain_length(text) == (is_printed ? text.size() : at));
      const bool is_plain = is_printed && c != '"' && c != '\\';
      BOOST_TEST((text::plain_length<'"', '\\'>(text)) == (is_plain ? text.size() : at));
    }
}

BOOST_AUTO_TEST_CASE(comments_of_prose) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) {
    std::string text(below(random, 50), below(random, 2) == 0 ? ' ' : 'x');
    for (auto more = below(random, 3); more != 0 && !text.empty(); --more)
      text[below(random, text.size())] = "{}[/%!\n\t "[below(random, 9)];
    const auto content = text.substr(0, text.find('}'));
    const bool has_ink = std::ranges::any_of(content, [](char c) { return c > ' '; });
    const auto found = parse::find_comment_end(text.data(), text.data() + text.size());
    BOOST_TEST(found.close - text.data() == static_cast<std::ptrdiff_t>(content.size()), text);
    BOOST_TEST(found.is_prose == (has_ink && content.find_first_of("{[/%") == content.npos), text);
  }
}

/// Words with one blank or line end between two, and nothing of which layout has more to say.
BOOST_AUTO_TEST_CASE(plain_prose) {
  const auto is_gap = [](char c) { return c == ' ' || c == '\n'; };
  const auto is_unplain = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n') || c == '[' || c == '%' || byte == 0x7F;
  };
  rng random;
  std::size_t plain = 0;
  for (auto left = trials(50'000); left != 0; --left) {
    std::string text(below(random, 70), 'x');
    for (auto more = below(random, 6); more != 0 && !text.empty(); --more)
      text[below(random, text.size())] = "  \n\n[%\t\x1F\x7F\xE4"[below(random, 10)];
    bool due = !text.empty() && !is_gap(text.front()) && !is_gap(text.back());
    for (std::size_t at = 0; at < text.size(); ++at)
      due &= !is_unplain(text[at]) && (at == 0 || !is_gap(text[at]) || !is_gap(text[at - 1]));
    BOOST_TEST(write::is_plain_prose(text) == due, text);
    plain += due ? 1 : 0;
  }
  BOOST_TEST(plain > 0u);
}

BOOST_AUTO_TEST_CASE(signs_in_values_of_tags) {
  using enum rules::value_sign;
  rng random;
  for (auto left = trials(5'000); left != 0; --left) {
    auto text = random_text(random);
    for (auto more = below(random, 5); more != 0 && !text.empty(); --more)
      text[below(random, text.size())] = ":,?"[below(random, 3)];
    std::string found(text.size(), ' ');
    rules::for_each_inner_sign(text, [&](rules::value_sign sign, std::size_t at) {
      found[at] = sign == colon ? ':' : sign == comma ? ',' : '?';
    });
    auto due = text;
    for (char& c : due)
      if (c != ':' && c != ',' && c != '?') c = ' ';
    BOOST_TEST(found == due);
  }
}

BOOST_AUTO_TEST_SUITE_END()
