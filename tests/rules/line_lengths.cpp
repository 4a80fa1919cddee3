// Lines that are too long, beside what a look at each line by itself finds (PGN 4.3).
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "random.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(line_lengths)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

using finding = std::tuple<std::uint64_t, std::uint64_t, rule>;

/// Games of tag pairs and a comment, in lines of any length.
class text_of_lines {
 public:
  text_of_lines(rng& random, std::string_view ends) : random_(random), ends_(ends) {
    for (auto games = 1 + below(random_, 3); games != 0; --games) {
      for (auto left = below(random_, 12); left != 0; --left) add("[A", length(), "\"]");
      add("", 0, "");
      add("{", length(), "");
      for (auto left = below(random_, 12); left != 0; --left) add("", length(), "");
      add("", length(), "} *");
      add("", 0, "");
    }
  }

  const std::string& text() const { return text_; }
  const std::vector<finding>& due() const { return due_; }

 private:
  /// Mostly near to where something changes.
  std::size_t length() {
    constexpr std::size_t near[] = {0, 14, 62, 76, 126, 252};
    return below(random_, 8) == 0 ? below(random_, 700)
                                  : near[below(random_, std::size(near))] + below(random_, 8);
  }

  void add(std::string_view begin, std::size_t length, std::string_view end) {
    std::string line(begin);
    if (begin == "[A") line += std::to_string(++tags_) + " \"";
    line += std::string(length, 'x');
    line += end;
    const auto at = text_.size();
    if (line.size() > 254)
      due_.emplace_back(at + 254, at + line.size(), rule::line_too_long);
    else if (line.size() > 79)
      due_.emplace_back(at + 79, at + line.size(), rule::line_80_or_more);
    text_ += line;
    const auto kind = ends_[below(random_, ends_.size())];
    text_ += kind == '2' ? "\r\n" : kind == '1' ? "\r" : "\n";
  }

  rng& random_;
  std::string_view ends_;
  std::size_t tags_ = 0;
  std::string text_;
  std::vector<finding> due_;
};

std::vector<finding> found_in(std::string_view text) {
  std::vector<finding> found;
  for (const auto& d : check_database(text).diagnostics)
    if (d.id == rule::line_too_long || d.id == rule::line_80_or_more)
      found.emplace_back(d.where.begin, d.where.end, d.id);
  return found;
}

}  // namespace

/// LF, all kinds, CR alone, CR LF alone.
BOOST_AUTO_TEST_CASE(each_line_that_is_too_long_is_told_and_no_other) {
  rng random;
  for (auto left = trials(2'000); left != 0; --left)
    for (const std::string_view ends : {"n", "n12", "1", "2"}) {
      const text_of_lines lines(random, ends);
      BOOST_TEST((found_in(lines.text()) == lines.due()), lines.text());
    }
}

BOOST_AUTO_TEST_SUITE_END()
