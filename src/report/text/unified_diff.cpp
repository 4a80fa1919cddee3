#include "report/text/unified_diff.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "report/render_context.hpp"

namespace strictpgn::report {

namespace {

constexpr std::size_t context = 3;

/// The differences that are searched for the shortest way; beyond them all lines of a piece change.
constexpr int most_differences = 1000;

using lines = std::vector<std::string_view>;

/// The lines of a text, each with its LF; the last one may have none.
lines lines_of(std::string_view text) {
  lines all;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size() - 1) + 1;
    all.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return all;
}

/// One line of the way from one text to the other.
struct step {
  char sign;  // ' ' kept, '-' removed, '+' added
  std::string_view line;
};

/// The shortest way from one list of lines to another: E. W. Myers, An O(ND) difference algorithm
/// (1986). For each number of differences it keeps how far each diagonal x - y gets.
class shortest_way {
 public:
  shortest_way(const lines& before, const lines& after) : before_(before), after_(after) {}

  /// Empty when there are too many differences.
  std::vector<step> find() {
    for (int count = 0; count <= most_differences; ++count) {
      reached_.emplace_back(2 * static_cast<std::size_t>(count) + 1);
      for (int diagonal = -count; diagonal <= count; diagonal += 2)
        if (advance(count, diagonal)) return walk_back(count, diagonal);
    }
    return {};
  }

 private:
  int& reached(int count, int diagonal) {
    const int place = diagonal + count;
    return reached_[static_cast<std::size_t>(count)][static_cast<std::size_t>(place)];
  }
  int sizes(const lines& all) const { return static_cast<int>(all.size()); }

  /// Whether the diagonal is best entered from above: by an added line.
  bool comes_by_addition(int count, int diagonal) {
    if (diagonal == -count) return true;
    if (diagonal == count) return false;
    return reached(count - 1, diagonal - 1) < reached(count - 1, diagonal + 1);
  }

  bool advance(int count, int diagonal) {
    int x = 0;
    if (count > 0)
      x = comes_by_addition(count, diagonal) ? reached(count - 1, diagonal + 1)
                                             : reached(count - 1, diagonal - 1) + 1;
    while (x < sizes(before_) && x - diagonal < sizes(after_) && x >= diagonal &&
           before_[static_cast<std::size_t>(x)] == after_[static_cast<std::size_t>(x - diagonal)])
      ++x;
    reached(count, diagonal) = x;
    return x >= sizes(before_) && x - diagonal >= sizes(after_);
  }

  std::vector<step> walk_back(int count, int diagonal) {
    std::vector<step> way;
    auto x = sizes(before_);
    for (; count > 0; --count) {
      const bool is_addition = comes_by_addition(count, diagonal);
      const int from_diagonal = is_addition ? diagonal + 1 : diagonal - 1;
      const int from = reached(count - 1, from_diagonal);
      const int entry = is_addition ? from : from + 1;
      while (x > entry) way.push_back({' ', before_[static_cast<std::size_t>(--x)]});
      if (is_addition)
        way.push_back({'+', after_[static_cast<std::size_t>(x - diagonal - 1)]});
      else
        way.push_back({'-', before_[static_cast<std::size_t>(--x)]});
      diagonal = from_diagonal;
    }
    while (x > 0) way.push_back({' ', before_[static_cast<std::size_t>(--x)]});
    std::reverse(way.begin(), way.end());
    return way;
  }

  const lines& before_;
  const lines& after_;
  std::vector<std::vector<int>> reached_;
};

std::vector<step> replace_all(const lines& before, const lines& after) {
  std::vector<step> way;
  for (const auto line : before) way.push_back({'-', line});
  for (const auto line : after) way.push_back({'+', line});
  return way;
}

std::vector<step> find_way(const lines& before, const lines& after) {
  if (before.empty() || after.empty()) return replace_all(before, after);
  const auto way = shortest_way(before, after).find();
  return way.empty() ? replace_all(before, after) : way;
}

/// "3,7"; a single line needs no count, and no lines are those after the one before.
std::string range(std::uint64_t begin, std::uint64_t size) {
  if (size == 1) return fmt::format("{}", begin);
  return fmt::format("{},{}", size == 0 ? begin - 1 : begin, size);
}

}  // namespace

unified_diff::unified_diff(std::string& out, std::string_view name)
    : out_(out), name_(shown_name(name)) {}

/// Compares up to the last line end that both texts have reached together.
void unified_diff::add(std::string_view before, std::string_view after) {
  before_ += before;
  after_ += after;
  const auto is_whole = [](const std::string& text) { return text.empty() || text.back() == '\n'; };
  if (!is_whole(before_) || !is_whole(after_)) return;
  compare(before_, after_);
  before_.clear();
  after_.clear();
}

void unified_diff::finish() {
  compare(before_, after_);
  before_.clear();
  after_.clear();
  if (is_open_) close_hunk();
}

void unified_diff::compare(std::string_view before, std::string_view after) {
  auto old_lines = lines_of(before);
  auto new_lines = lines_of(after);
  const auto parting =
      std::mismatch(old_lines.begin(), old_lines.end(), new_lines.begin(), new_lines.end());
  const auto meeting =
      std::mismatch(old_lines.rbegin(), std::make_reverse_iterator(parting.first),
                    new_lines.rbegin(), std::make_reverse_iterator(parting.second));
  std::for_each(old_lines.begin(), parting.first, [this](auto line) { keep(line); });
  const auto way =
      find_way({parting.first, meeting.first.base()}, {parting.second, meeting.second.base()});
  for (const auto& [sign, line] : way) sign == ' ' ? keep(line) : change(sign, line);
  std::for_each(meeting.first.base(), old_lines.end(), [this](auto line) { keep(line); });
}

void unified_diff::keep(std::string_view line) {
  ++lines_before_;
  ++lines_after_;
  context_.emplace_back(line);
  if (is_open_ && context_.size() > 2 * context) close_hunk();
  if (!is_open_ && context_.size() > context) context_.pop_front();
}

void unified_diff::change(char sign, std::string_view line) {
  if (!is_open_) open_hunk();
  for (const auto& kept : context_) put(' ', kept);
  context_.clear();
  put(sign, line);
  ++(sign == '-' ? lines_before_ : lines_after_);
}

void unified_diff::open_hunk() {
  if (!has_changes_) out_ += fmt::format("--- {0}\n+++ {0}\n", name_);
  is_open_ = has_changes_ = true;
  hunk_before_ = lines_before_ - context_.size() + 1;
  hunk_after_ = lines_after_ - context_.size() + 1;
  size_before_ = size_after_ = 0;
}

/// Ends the hunk with the lines of context after it; what is more may lead to the next one.
void unified_diff::close_hunk() {
  for (auto left = context; left > 0 && !context_.empty(); --left) {
    put(' ', context_.front());
    context_.pop_front();
  }
  out_ += fmt::format("@@ -{} +{} @@\n", range(hunk_before_, size_before_),
                      range(hunk_after_, size_after_));
  out_ += hunk_;
  hunk_.clear();
  is_open_ = false;
}

void unified_diff::put(char sign, std::string_view line) {
  if (sign != '+') ++size_before_;
  if (sign != '-') ++size_after_;
  hunk_ += sign;
  hunk_ += line;
  if (!line.ends_with('\n')) hunk_ += "\n\\ No newline at end of file\n";
}

std::string diff_of(std::string_view before, std::string_view after, std::string_view name) {
  std::string out;
  unified_diff result(out, name);
  result.add(before, after);
  result.finish();
  return out;
}

}  // namespace strictpgn::report
