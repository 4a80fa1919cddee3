// A JSON object that is written member by member, without being built before.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "text/plain.hpp"

namespace strictpgn::report {

/// Appends a text, which is UTF-8, as `append_json` does.
void append_json_text(std::string& out, std::string_view text);

/// Appends a text if it is of printable characters of ASCII alone that are written as they are;
/// false if not, and then nothing is appended.
bool append_plain_json_text(std::string& out, std::string_view text);

/// The name of a member as it is written: between quotation marks, a comma before it and a colon
/// behind it.
class member_name {
 public:
  template <std::size_t Size>
  consteval member_name(const char (&name)[Size]) {
    add(',');
    add('"');
    for (const char c : std::string_view(name)) {
      if (!text::is_plain<'"', '\\'>(c)) throw "a character that would have to be escaped";
      add(c);
    }
    add('"');
    add(':');
  }

  static constexpr std::size_t longest = 24;

  /// With its comma.
  constexpr std::string_view text() const { return {text_.data(), size_}; }
  /// Puts it into room for the longest, and gives its end.
  char* copy_to(char* room) const {
    std::memcpy(room, text_.data(), longest);
    return room + size_;
  }

 private:
  constexpr void add(char c) { text_.at(size_++) = c; }

  std::array<char, longest> text_{};
  std::size_t size_ = 0;
};

/// A member that is a number. The name outlives it.
struct json_number {
  const member_name& name;
  std::uint64_t value;
};

/// Writes into a string as long as it lives; the right brace is written at its end.
class json_object {
 public:
  explicit json_object(std::string& out) : out_(out) { out_ += '{'; }
  json_object(const json_object&) = delete;
  json_object& operator=(const json_object&) = delete;
  ~json_object() { out_ += '}'; }

  void text(const member_name& name, std::string_view value);
  /// Members in a row.
  template <std::size_t Count>
  void numbers(const json_number (&all)[Count]) {
    static_assert(Count <= most_numbers);
    append_numbers(all);
  }
  void boolean(const member_name& name, bool value);

  /// Members that `members_of` has written.
  void members(std::string_view written);

  /// An array of what `write(item)` appends for each of the items.
  template <typename Items, typename Function>
  void list(const member_name& name, const Items& items, Function&& write) {
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
  void begin_member(const member_name& name);

 private:
  static constexpr std::size_t most_numbers = 8;

  void append_numbers(std::span<const json_number> all);
  std::size_t skipped_comma();

  std::string& out_;
  bool has_members_ = false;
};

/// What `write(object)` adds to an object, written once for many objects.
template <typename Function>
std::string members_of(Function&& write) {
  std::string text;
  {
    json_object object(text);
    write(object);
  }
  return text.substr(1, text.size() - 2);
}

}  // namespace strictpgn::report
