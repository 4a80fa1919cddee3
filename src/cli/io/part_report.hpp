// What was found in a part of a file, to be merged with the other parts.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

#include "cli/io/output.hpp"
#include "read/finding_course.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/severity.hpp"

namespace strictpgn::cli {

/// Which part of a file was read, and how it was to be judged.
struct part_header {
  std::string file;
  std::uint64_t file_size = 0;
  std::uint64_t begin = 0;  ///< the games that begin in these bytes of the file
  std::uint64_t end = 0;
  std::uint64_t from = 0;       ///< where the first of them does; without any, where the next does
  std::uint64_t from_line = 1;  ///< what its lines are counted from
  options how;
  severity fail_on = severity::error;
  bool is_utf8_in_modern = true;
};

/// How the reading of the part ended.
struct part_end {
  bool joins = false;    ///< just where the next part begins, and in the state in which that begins
  std::uint64_t to = 0;  ///< there
  std::uint64_t to_line = 1;
  summary totals;
};

/// Writes one, as items of MessagePack.
class part_writer {
 public:
  part_writer(output& out, const part_header& header);

  void add(const reading& step);
  void finish(const part_end& end);

 private:
  output& out_;
  std::uint64_t window_ = UINT64_MAX;  // where the text shown with the last step begins ...
  std::size_t known_ = 0;              // ... and how much of it has been written
};

/// Reads one. Throws `unreadable_input` for what is none, or is cut off.
class part_report {
 public:
  explicit part_report(const std::string& name);

  const std::string& name() const { return name_; }
  const part_header& header() const { return header_; }
  /// The steps that have findings; nothing at the end, which is known from then on.
  std::optional<reading> next();
  const part_end& end() const { return end_; }

 private:
  std::string name_;
  std::ifstream in_;
  part_header header_;
  part_end end_;
  read::kept_step step_;
  std::string text_;
};

}  // namespace strictpgn::cli
