// The catalogue says something about every rule, and says it well.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cctype>
#include <cstddef>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>

#include "fragment.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(the_catalogue)

namespace {

using strictpgn::catalogue;
using strictpgn::find_rule;
using strictpgn::info;
using strictpgn::name_of;
using strictpgn::nearest_rule_name;
using strictpgn::profile;
using strictpgn::rule;
using strictpgn::rule_info;
using strictpgn::severity;
using strictpgn::tests::bytes_of_fragment;

bool is_printable_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

bool is_kebab_case(std::string_view name) {
  return std::regex_match(name.begin(), name.end(), std::regex("[a-z0-9]+(-[a-z0-9]+)*"));
}

/// Lower case, a digit, a quoted text, or an abbreviation such as FEN.
bool starts_in_the_middle_of_a_sentence(std::string_view message) {
  const auto is_upper = [&](std::size_t i) { return std::isupper(message.at(i)) != 0; };
  return !is_upper(0) || is_upper(1);
}

severity level_under(const rule_info& about, profile profile) {
  return about.levels[static_cast<std::size_t>(profile)];
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_i_describes_rule_i) {
  for (std::size_t i = 0; i < catalogue().size(); ++i) {
    BOOST_TEST((catalogue()[i].id == static_cast<rule>(i)));
    BOOST_TEST(&info(static_cast<rule>(i)) == &catalogue()[i]);
  }
}

BOOST_AUTO_TEST_CASE(every_text_is_there_and_printable) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      for (const auto text : {about.name, about.section, about.summary, about.message,
                              about.explanation, about.help}) {
        BOOST_TEST(!text.empty());
        BOOST_TEST(is_printable_ascii(text));
      }
      BOOST_TEST(is_printable_ascii(about.decisions));
      BOOST_TEST(about.wrong.empty() == (about.id == rule::file_empty));
      BOOST_TEST(!about.right.empty());
      for (const auto fragment : {about.wrong, about.right})
        BOOST_TEST(is_printable_ascii(fragment));
    }
  }
}

BOOST_AUTO_TEST_CASE(names_are_kebab_case_and_unique) {
  std::set<std::string_view> names;
  for (const auto& about : catalogue()) {
    BOOST_TEST(is_kebab_case(about.name), about.name);
    BOOST_TEST(names.insert(about.name).second, about.name);
    BOOST_TEST(name_of(about.id) == about.name);
  }
}

BOOST_AUTO_TEST_CASE(sentences_end_with_a_period_and_messages_do_not) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      for (const auto text : {about.summary, about.explanation, about.help})
        BOOST_TEST(text.ends_with('.'), text);
      BOOST_TEST(!about.message.ends_with('.'), about.message);
      BOOST_TEST(starts_in_the_middle_of_a_sentence(about.message), about.message);
    }
  }
}

BOOST_AUTO_TEST_CASE(no_two_rules_share_a_text) {
  std::map<std::string_view, std::string_view> owners;
  for (const auto& about : catalogue())
    for (const auto text : {about.summary, about.message, about.explanation}) {
      const auto [owner, is_new] = owners.try_emplace(text, about.name);
      BOOST_TEST(is_new, about.name << " says the same as " << owner->second << ": " << text);
    }
}

BOOST_AUTO_TEST_CASE(a_message_names_the_offending_text_at_most_once) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      std::string message(about.message);
      if (const auto place = message.find("{}"); place != message.npos) message.erase(place, 2);
      for (const auto braces : {"{}", "{{", "}}"})
        BOOST_TEST(message.find(braces) == message.npos, message);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_brace_stands_in_a_message_as_it_is) {
  struct {
    std::string_view text;
    rule id;
    std::string_view message;
  } constexpr cases[] = {
      {"1. e4 {a {b} *\n", rule::comment_open_brace_inside,
       "a `{` stands inside a brace comment, where it has no meaning"},
      {"1. e4 } *\n", rule::comment_stray_close, "this `}` closes no comment"},
  };
  for (const auto& c : cases) {
    BOOST_TEST_CONTEXT(c.text) {
      const auto found = strictpgn::check_database(c.text).diagnostics;
      const auto one = std::ranges::find(found, c.id, &strictpgn::diagnostic::id);
      BOOST_REQUIRE(one != found.end());
      BOOST_TEST(one->message == c.message);
    }
  }
}

BOOST_AUTO_TEST_CASE(wrong_and_right_are_different_bytes) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      std::string wrong;
      std::string right;
      BOOST_REQUIRE_NO_THROW(wrong = bytes_of_fragment(about.wrong));
      BOOST_REQUIRE_NO_THROW(right = bytes_of_fragment(about.right));
      BOOST_TEST(wrong != right);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_fragment_stands_for_bytes) {
  using namespace std::string_literals;
  BOOST_TEST(bytes_of_fragment("1. e4\\x00 e5") == "1. e4\0 e5"s);
  BOOST_TEST(bytes_of_fragment("\\xEF\\xBB\\xBFe4") ==
             "\xEF\xBB\xBF"
             "e4");
  BOOST_TEST(bytes_of_fragment("\\r\\n\\t\\v\\\\") == "\r\n\t\v\\");
  for (const auto* const bad : {"\\", "\\q", "\\'", "\\x", "\\x4", "\\xG0", "\\x-1"})
    BOOST_CHECK_THROW(bytes_of_fragment(bad), std::invalid_argument);
}

BOOST_AUTO_TEST_CASE(a_rule_is_found_by_its_exact_name_only) {
  for (const auto& about : catalogue()) BOOST_TEST((find_rule(about.name) == about.id));
  for (const auto* const stranger : {"", "a", "zzz", "san-castling", "san-castling-zeros",
                                     "san_castling_zero", "SAN-CASTLING-ZERO", " char-nul"})
    BOOST_TEST(!find_rule(stranger), stranger);
}

BOOST_AUTO_TEST_CASE(a_mistyped_name_leads_to_the_nearest_rule) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"san-castling-zeros", "san-castling-zero"},
      {"san-castling-zero", "san-castling-zero"},
      {"san_castling_zero", "san-castling-zero"},
      {"tag-duplicates", "tag-duplicate"},
      {"result-mismatch", "result-tag-mismatch"},
      {"mov-illegal", "move-illegal"},
      {"char-null", "char-nul"},
      {"", ""},
      {"x", ""},
      {"pawn", ""},
      {"no-such-thing-at-all", ""},
  };
  for (const auto& [typed, nearest] : cases)
    BOOST_TEST(nearest_rule_name(typed) == nearest,
               typed << " leads to " << nearest_rule_name(typed));
  BOOST_TEST(nearest_rule_name(std::string(100'000, 'a')).empty());
}

BOOST_AUTO_TEST_CASE(groups_ascend_and_have_titles) {
  BOOST_TEST(std::ranges::is_sorted(catalogue(), {}, &rule_info::group));
  std::set<std::string_view> titles;
  for (int group = 1; group <= 19; ++group) {
    BOOST_TEST(std::ranges::count(catalogue(), group, &rule_info::group) > 0);
    BOOST_TEST(!strictpgn::group_title(group).empty());
    BOOST_TEST(titles.insert(strictpgn::group_title(group)).second);
  }
  for (const int group : {-1, 0, 20}) BOOST_TEST(strictpgn::group_title(group).empty());
}

BOOST_AUTO_TEST_CASE(reduced_format_adds_its_four_rules) {
  for (const auto& about : catalogue())
    if (about.group == 17)
      BOOST_TEST((level_under(about, profile::reduced) == severity::error), about.name);
}

// A finding about the movetext takes the place of `line-80-or-more` in export, and one about
// archives that of `escape-line` there. Reduced export format is silent about tags that it must not
// have at all (D108).
BOOST_AUTO_TEST_CASE(what_a_profile_asks_is_asked_by_those_that_are_built_on_it) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      const auto on_import = level_under(about, profile::import_format);
      const auto on_export = level_under(about, profile::export_format);
      BOOST_TEST((on_export >= on_import || about.id == rule::line_80_or_more));
      BOOST_TEST(
          (level_under(about, profile::archival) >= on_export || about.id == rule::escape_line));
      const auto on_reduced = level_under(about, profile::reduced);
      BOOST_TEST((on_reduced >= on_export || on_reduced == severity::off));
      BOOST_TEST((level_under(about, profile::modern) <= on_import));
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
