// A JSON object that is written member by member, without being built before.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "text/decimal.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {

/// Appends a text, which is UTF-8, as `append_json` does.
void append_json_text(std::string& out, std::string_view text);

/// Appends a text if it is of printable characters of ASCII alone that are written as they are;
/// false if not, and then nothing is appended.
bool append_plain_json_text(std::string& out, std::string_view text);

struct json_number;

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

  static constexpr std::size_t longest = 16;

  /// With its comma.
  constexpr std::string_view text() const { return {text_.data(), size_}; }
  /// A member of that name.
  json_number operator()(std::uint64_t value) const;

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

inline json_number member_name::operator()(std::uint64_t value) const { return {*this, value}; }

/// Members of an object, written into a string one behind the other.
class json_members {
 public:
  /// Others may stand there already.
  explicit json_members(std::string& out, bool has_members = false)
      : out_(out), has_members_(has_members) {}

  void text(const member_name& name, std::string_view value);
  /// Members in a row, each a `json_number`. They are put together before they are appended: a
  /// finding has many.
  template <std::same_as<json_number>... Numbers>
  void numbers(const Numbers&... all);
  void boolean(const member_name& name, bool value);

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

 protected:
  std::string& out_;

 private:
  std::size_t skipped_comma();

  bool has_members_;
};

template <std::same_as<json_number>... Numbers>
void json_members::numbers(const Numbers&... all) {
  constexpr auto most = member_name::longest + text::most_decimal_digits<std::uint64_t>;
  std::array<char, sizeof...(all) * most> written;
  auto* end = written.data();
  ((end = text::write_decimal(all.name.copy_to(end), all.value)), ...);
  out_.append(written.data() + skipped_comma(), end);
}

/// Writes into a string as long as it lives; the right brace is written at its end.
class json_object : public json_members {
 public:
  explicit json_object(std::string& out) : json_members(out) { out_ += '{'; }
  json_object(const json_object&) = delete;
  json_object& operator=(const json_object&) = delete;
  ~json_object() { out_ += '}'; }
};

}  // namespace strictpgn::report
