// A JSON object that is written member by member, without being built before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace strictpgn::report {

/// Appends a text, which is UTF-8, as `append_json` does.
void append_json_text(std::string& out, std::string_view text);

/// Writes into a string as long as it lives; the right brace is written at its end.
class json_object {
 public:
  explicit json_object(std::string& out) : out_(out) { out_ += '{'; }
  json_object(const json_object&) = delete;
  json_object& operator=(const json_object&) = delete;
  ~json_object() { out_ += '}'; }

  void text(std::string_view name, std::string_view value);
  void number(std::string_view name, std::uint64_t value);
  void boolean(std::string_view name, bool value);

  /// An array of what `write(item)` appends for each of the items.
  template <typename Items, typename Function>
  void list(std::string_view name, const Items& items, Function&& write) {
    begin_member(name);
    out_ += '[';
    bool has_items = false;
    for (const auto& item : items) {
      if (std::exchange(has_items, true)) out_ += ',';
      write(item);
    }
    out_ += ']';
  }

  /// Its value is to be appended next.
  void begin_member(std::string_view name);

 private:
  std::string& out_;
  bool has_members_ = false;
};

}  // namespace strictpgn::report
