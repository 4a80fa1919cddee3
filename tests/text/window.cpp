// The part of an input that is held: what stays where it is, and what is read.
#include "text/window.hpp"

#include <boost/test/unit_test.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

BOOST_AUTO_TEST_SUITE(window)

namespace {

using strictpgn::text::window;

/// Gives so many bytes each time, and fails where it is told to.
window::read_function bytes_of(std::string_view text, std::size_t at_once,
                               std::size_t damaged_at = std::string_view::npos) {
  return [=, at = std::size_t{0}](char* to, std::size_t size) mutable {
    if (at >= damaged_at) throw std::runtime_error("damaged");
    const auto more = text.substr(at, std::min(size, at_once));
    more.copy(to, more.size());
    at += more.size();
    return more.size();
  };
}

std::string_view shown(const window& in) {
  return {in.begin(), static_cast<std::size_t>(in.end() - in.begin())};
}

}  // namespace

BOOST_AUTO_TEST_CASE(held_text_stays_until_more_is_wanted) {
  const std::string text = "abcdef";
  window in({text, bytes_of("ghi", 2)}, 4, 100);
  BOOST_TEST((in.begin() == text.data()));
  BOOST_TEST(shown(in) == "abcdef");
  BOOST_TEST(in.offset_of(in.end()) == 106);
  BOOST_TEST(!in.is_complete());
  BOOST_TEST(!in.may_read_ahead());

  std::string forgotten;
  in.on_forget([&](std::string_view bytes) { forgotten += bytes; });
  const auto* keep = in.extend(in.begin() + 4);
  BOOST_TEST((keep == in.begin()));
  BOOST_TEST(shown(in) == "efgh");
  BOOST_TEST(in.offset_of(keep) == 104);
  BOOST_TEST((in.place_of(107) == keep + 3));
  BOOST_TEST(in.may_read_ahead());
  in.extend(in.end());
  BOOST_TEST(shown(in) == "i");
  in.extend(in.begin());
  BOOST_TEST(in.is_complete());
  BOOST_TEST(shown(in) == "i");
  BOOST_TEST(in.offset_of(in.begin()) == 108);
  BOOST_TEST(forgotten == "abcdefgh");
  BOOST_TEST(text == "abcdef");
}

BOOST_AUTO_TEST_CASE(what_is_forgotten_is_shown_still) {
  std::string text;
  while (text.size() < 20'000) text += std::to_string(text.size());
  window in(bytes_of(text, text.size()), 10);
  std::string forgotten;
  in.on_forget([&](std::string_view bytes) {
    BOOST_TEST((bytes.data() == in.begin()));
    BOOST_TEST(in.offset_of(bytes.data()) == forgotten.size());
    BOOST_TEST(in.offset_of(in.end()) >= forgotten.size() + bytes.size());
    forgotten += bytes;
  });
  // What is allocated between leaves a buffer no room to grow where it is.
  std::vector<std::unique_ptr<char[]>> between;
  while (!in.is_complete()) {
    in.extend(in.begin() == in.end() ? in.begin() : in.begin() + 1);
    for (std::size_t size = 8; size <= 64u << 10; size *= 2)
      between.push_back(std::make_unique<char[]>(size));
  }
  BOOST_TEST((forgotten + std::string(shown(in)) == text));
}

BOOST_AUTO_TEST_CASE(held_text_is_shown_after_a_failure) {
  const std::string text(100, 'h');
  window in({text, bytes_of("more", 4)}, 10);
  bool fails = true;
  in.on_forget([&](std::string_view) {
    if (std::exchange(fails, false)) throw std::runtime_error("not taken");
  });
  BOOST_CHECK_THROW(in.extend(in.begin() + 90), std::runtime_error);
  BOOST_TEST(shown(in) == text);
  in.extend(in.begin());
  BOOST_TEST(shown(in) == text + "more");
}

BOOST_AUTO_TEST_CASE(what_fails_ahead_is_told_when_it_is_needed) {
  window in(bytes_of("abcdefgh", 6, 6), 6);
  in.extend(in.begin());
  BOOST_TEST(shown(in) == "abcdef");
  BOOST_TEST(!in.read_ahead(in.begin() + 4));
  BOOST_TEST(shown(in) == "ef");
  BOOST_TEST(in.offset_of(in.begin()) == 4);
  BOOST_TEST(!in.read_ahead(in.begin()));  // and not again
  BOOST_TEST(shown(in) == "ef");
  BOOST_CHECK_THROW(in.extend(in.begin()), std::runtime_error);
  BOOST_TEST(shown(in) == "ef");
}

BOOST_AUTO_TEST_CASE(what_is_read_ahead_is_told) {
  window in(bytes_of("abcdefgh", 6), 6);
  BOOST_TEST(in.read_ahead(in.begin()));
  BOOST_TEST(shown(in) == "abcdef");
  BOOST_TEST(in.read_ahead(in.begin() + 4));
  BOOST_TEST(shown(in) == "efgh");
  BOOST_TEST(!in.read_ahead(in.begin()));
  BOOST_TEST(in.is_complete());
  BOOST_TEST(shown(in) == "efgh");
}

BOOST_AUTO_TEST_CASE(so_much_is_read_ahead_as_can_be_had) {
  for (const std::size_t damaged_at : {std::string_view::npos, std::size_t{6}}) {
    const std::string_view due = damaged_at == 6 ? "abcdef" : "abcdefgh";
    for (std::size_t size = 0; size != 12; ++size) {
      window in(bytes_of("abcdefgh", 2, damaged_at), 3);
      BOOST_TEST((in.read_ahead(in.begin(), size) == in.begin()));
      BOOST_TEST(shown(in) == due.substr(0, (size + 1) / 2 * 2));
      BOOST_TEST((in.read_ahead(in.begin(), 12) == in.begin()));
      BOOST_TEST(shown(in) == due);
      if (damaged_at == 6) BOOST_CHECK_THROW(in.extend(in.begin()), std::runtime_error);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_window_that_fails_shows_what_it_held) {
  window in(bytes_of("abcdefgh", 6, 6), 6, 10);
  in.extend(in.begin());
  BOOST_CHECK_THROW(in.extend(in.begin() + 2), std::runtime_error);
  BOOST_TEST(shown(in) == "cdef");
  BOOST_TEST(in.offset_of(in.begin()) == 12);
}

BOOST_AUTO_TEST_SUITE_END()
