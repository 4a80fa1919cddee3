// What a text was and what it becomes, as a unified diff.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace strictpgn::report {

/// Writes a unified diff with three lines of context, as `patch` reads it. The two texts come in
/// pieces that correspond, so that memory is bounded by the largest piece and the longest run of
/// changes. Lines are ended by LF alone and are written byte for byte.
class unified_diff {
 public:
  /// Appends to `out`, which must outlive this. The name stands in the two lines at the top.
  unified_diff(std::string& out, std::string_view name);

  /// The next piece of the text, and what it becomes.
  void add(std::string_view before, std::string_view after);
  /// Both texts end here.
  void finish();

  bool has_changes() const { return has_changes_; }

 private:
  void compare(std::string_view before, std::string_view after);
  void keep(std::string_view line);
  void change(char sign, std::string_view line);
  void open_hunk();
  void close_hunk();
  void put(char sign, std::string_view line);

  std::string& out_;
  std::string name_;
  std::string before_;  // what is not compared yet: up to a line end in both texts
  std::string after_;
  std::deque<std::string> context_;  // the last equal lines, not yet written
  std::string hunk_;
  std::uint64_t lines_before_ = 0;  // read so far
  std::uint64_t lines_after_ = 0;
  std::uint64_t hunk_before_ = 0;  // where the hunk begins, and how many lines it has
  std::uint64_t hunk_after_ = 0;
  std::uint64_t size_before_ = 0;
  std::uint64_t size_after_ = 0;
  bool is_open_ = false;
  bool has_changes_ = false;
};

/// The whole diff of two texts; empty when they are equal.
std::string diff_of(std::string_view before, std::string_view after, std::string_view name);

}  // namespace strictpgn::report
