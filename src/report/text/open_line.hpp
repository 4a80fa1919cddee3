// JSON piece by piece.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "report/json/json_text.hpp"

namespace strictpgn::report {

/// A line as it is being written: a game may have too many elements for one value in memory.
class open_line {
 public:
  explicit open_line(std::string& out) : out_(out) {}

  /// Begins the object of the line with these members.
  void begin_object(const json& members) {
    append_json(out_, members);
    out_.pop_back();
  }
  /// Adds members to the innermost object, which has some.
  void add(const json& members) {
    const auto brace = out_.size();
    append_json(out_, members);
    out_[brace] = ',';
    out_.pop_back();
  }
  void end_object() { out_ += '}'; }

  /// Begins a member that is an array.
  void begin_list(std::string_view name) { out_ += fmt::format(",\"{}\":[", name); }
  void add_item(const json& item) {
    separate();
    append_json(out_, item);
  }
  /// Begins an object in the innermost array.
  void begin_item(const json& members) {
    separate();
    begin_object(members);
  }
  /// Begins an array in the innermost array.
  void begin_item_list() {
    separate();
    out_ += '[';
  }
  void end_list() { out_ += ']'; }

 private:
  void separate() {
    if (out_.back() != '[') out_ += ',';
  }

  std::string& out_;
};

}  // namespace strictpgn::report
