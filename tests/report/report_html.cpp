// The page: what is on it, and that nothing of an input becomes markup.
#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "report/html/board.hpp"
#include "report/html/markup.hpp"
#include "report/html/page.hpp"
#include "report/report_run.hpp"
#include "sha256.hpp"

BOOST_AUTO_TEST_SUITE(report_html)

using namespace strictpgn;

std::string page_of(std::string_view text, report::html_options shown = {},
                    const options& options = {}) {
  return tests::report_of<report::html_renderer>(text, options, shown);
}

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

std::string game(const std::string& white, const std::string& movetext) {
  return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"" + white +
         "\"]\n[Black \"?\"]\n[Result \"*\"]\n\n" + movetext + " *\n\n";
}

/// The tags of a page as `<name>` or `</name>`, with those of empty elements left out.
std::vector<std::string> tags_of(const std::string& page) {
  static const std::set<std::string> empty{"!DOCTYPE", "!",    "meta", "input", "use",
                                           "rect",     "line", "path", "circle"};
  std::vector<std::string> tags;
  const std::regex tag("<(/?)([A-Za-z!][A-Za-z0-9]*)[^<>]*>");
  for (std::sregex_iterator it(page.begin(), page.end(), tag), end; it != end; ++it)
    if (!empty.contains((*it)[2])) tags.push_back((*it)[1].str() + (*it)[2].str());
  return tags;
}

std::string without_script_and_style(const std::string& page) {
  static const std::regex raw("<(script|style)>[^]*?</\\1>");
  return std::regex_replace(page, raw, "");
}

/// Whether every element that begins ends, in the right order.
bool is_balanced(const std::string& page) {
  std::vector<std::string> open;
  for (const auto& tag : tags_of(without_script_and_style(page))) {
    if (tag[0] != '/') {
      open.push_back(tag);
    } else if (open.empty() || open.back() != tag.substr(1)) {
      BOOST_TEST_MESSAGE("ends where it is not open: " << tag);
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

BOOST_AUTO_TEST_CASE(what_has_a_meaning_in_html_is_escaped) {
  BOOST_TEST(report::html::escaped("<a href='x' b=\"y\">&") ==
             "&lt;a href=&#39;x&#39; b=&quot;y&quot;&gt;&amp;");
  BOOST_TEST(report::html::text_of("caf\xE9\x1B<", encoding::latin1) == "caf\xC3\xA9\\x1B&lt;");
  BOOST_TEST(report::html::sentence_of("`<b>` is `a` ` b") ==
             "<code>&lt;b&gt;</code> is <code>a</code> ` b");
}

BOOST_AUTO_TEST_CASE(a_finding_stands_in_its_game_with_its_rule_explained) {
  const auto page = page_of(game("Adams", "1. e4 e5 2. Ke3"));
  BOOST_TEST(count_of(page, "<h2>games.pgn</h2>") == 1U);
  BOOST_TEST(count_of(page, "<h3>Game 1: <bdi>Adams</bdi> - <bdi>?</bdi>, *</h3>") == 1U);
  BOOST_TEST(count_of(page, "data-rule=\"move-illegal\" data-level=\"error\"") == 1U);
  BOOST_TEST(count_of(page, "<mark>Ke3</mark> *") == 1U);
  BOOST_TEST(count_of(page, "href=\"#rule-move-illegal\"") == 2U);
  BOOST_TEST(count_of(page, "id=\"rule-move-illegal\"") == 1U);
  BOOST_TEST(count_of(page, "<svg viewBox") == 1U);
  BOOST_TEST(is_balanced(page));
}

BOOST_AUTO_TEST_CASE(every_link_leads_to_a_place_on_the_page_and_no_id_comes_twice) {
  const auto page = page_of(game("A", "1. e4 Ke6 $300") + game("B", "1. d4 0-0 (1. e5"));
  std::set<std::string> ids;
  const std::regex id(" id=\"([^\"]*)\"");
  for (std::sregex_iterator it(page.begin(), page.end(), id), end; it != end; ++it)
    BOOST_TEST(ids.insert((*it)[1]).second, (*it)[1].str());
  const std::regex link("href=\"#([^\"]*)\"");
  for (std::sregex_iterator it(page.begin(), page.end(), link), end; it != end; ++it)
    BOOST_TEST(ids.contains((*it)[1]), (*it)[1].str());
}

BOOST_AUTO_TEST_CASE(nothing_is_fetched) {
  const auto page = page_of(game("A", "1. e4 Ke6"));
  BOOST_TEST(count_of(page, "default-src 'none'") == 1U);
  for (const auto* part : {" src=", "@import", "url(http", "<link", "<img", "<iframe", "fetch("})
    BOOST_TEST(count_of(page, part) == 0U, part);
  static const std::regex elsewhere("href=\"[^#]");
  BOOST_TEST(!std::regex_search(page, elsewhere));
}

BOOST_AUTO_TEST_CASE(the_hashes_of_this_test_are_those_of_the_standard) {
  BOOST_TEST(tests::base64(tests::sha256("abc")) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
  BOOST_TEST(tests::base64(tests::sha256("")) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
}

/// What gets into the page all the same is not run: only these have a hash in its policy.
BOOST_AUTO_TEST_CASE(no_other_script_or_style_is_run) {
  const auto page = page_of(game("A", "1. e4 Ke6 2. 0-0 Nf6 $300") + "[Event \"x\"]\n");
  static const std::regex policy("Content-Security-Policy\" content=\"([^\"]*)\"");
  std::smatch found;
  BOOST_REQUIRE(std::regex_search(page, found, policy));
  static const std::regex raw("<(script|style)>([^]*?)</\\1>");
  std::string allowed = "default-src 'none'; ";
  std::vector<std::string> hashes;
  for (std::sregex_iterator it(page.begin(), page.end(), raw), end; it != end; ++it)
    allowed +=
        (*it)[1].str() + "-src 'sha256-" + tests::base64(tests::sha256((*it)[2].str())) + "'; ";
  BOOST_TEST(found[1].str() == allowed + "base-uri 'none'; form-action 'none'");
  for (const std::string element : {"script", "style"})
    BOOST_TEST(count_of(page, "<" + element) == 1U, element);
  static const std::regex attribute("<[^<>]* (style|on[a-z]+)=");
  BOOST_TEST(!std::regex_search(without_script_and_style(page), attribute));
  BOOST_TEST(count_of(page, "javascript:") == 0U);
}

BOOST_AUTO_TEST_CASE(what_would_change_is_shown) {
  const auto all_games = game("?", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 `<$0") +
                         game("?", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7") +
                         "[Site \"x\"]\n\n*\n";
  const auto page = page_of(all_games);
  BOOST_TEST(count_of(page,
                      "<p>Fix (<code>--fix</code>): <code>1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. "
                      "<del>0-0</del><ins>O-O</ins> `&lt;$0 *</code></p>") == 1U);
  BOOST_TEST(count_of(page, "<code>1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7<ins>#</ins> *</code>") ==
             1U);
  BOOST_TEST(count_of(page,
                      "<p>Fix (<code>--fix=all</code>): <code>[Site &quot;x&quot;]<ins>\\n"
                      "[Date &quot;????.??.??&quot;]</ins></code></p>") == 1U);
  BOOST_TEST(is_balanced(page));
}

BOOST_AUTO_TEST_CASE(a_long_fix_is_shown_in_part) {
  std::string movetext = "1. e4 e5";
  for (int number = 2; number != 40; ++number)
    movetext += " " + std::to_string(number + 3) + (number % 2 == 0 ? ". Nf3 Nc6" : ". Ng1 Nb8");
  const auto page = page_of(game("?", movetext));
  BOOST_TEST(count_of(page, "<del>5</del><ins>2</ins>") == 1U);
  BOOST_TEST(count_of(page, ", and 33 more</p>") == 1U);
  BOOST_TEST(is_balanced(page));
}

BOOST_AUTO_TEST_CASE(nothing_of_an_input_becomes_markup) {
  const std::string attack =
      "</code></h3><script>alert(1)</script><img src=x onerror='a()'>&lt;`<b>`";
  const std::string tag = "</h3><script>alert(2)</script>' onload='b()";
  const auto text = game(tag, "1. e4 " + attack + " {" + attack + " 2. Ke3 (" + attack + ")") +
                    "[Foo<script>\"x\"]\n[FEN \"<script>alert(3)</script>\"]\n[Event \"" + tag +
                    "\"]\n\n1. <i>x</i> \"" + attack + "\" Nf3<u> *\n" + attack;
  report::html_options shown;
  std::string out;
  report::html_renderer to(out, shown);
  report::run_summary all;
  for (const auto encoding : {encoding::latin1, encoding::utf8}) {
    options reading;
    reading.encoding = encoding;
    tests::report_file(to, text, reading, all, "</title><script>alert(4)</script>\"'.pgn");
  }
  to.note_unread("<script>alert(5)</script>", "`<script>alert(6)</script>` is no file");
  to.end(all);
  const auto page = without_script_and_style(out);
  BOOST_TEST(count_of(out, "<script>") == 1U);
  for (const auto* part : {"<script", "<img", "<b>", "<i>", "<u>"})
    BOOST_TEST(count_of(page, part) == 0U, part);
  BOOST_TEST(count_of(page, "alert(") > 10U);
  static const std::regex handler("<[^<>]* on[a-z]+=");
  BOOST_TEST(!std::regex_search(page, handler));
  BOOST_TEST(is_balanced(out));
}

BOOST_AUTO_TEST_CASE(any_two_bytes_leave_the_page_in_order) {
  for (int first = 0; first < 256; first += 3) {
    std::string text = "[White \"";
    for (int second = 0; second < 256; ++second)
      text += {static_cast<char>(first), static_cast<char>(second)};
    text += "\"]\n\n1. e4 Ke6 *\n";
    BOOST_REQUIRE(is_balanced(page_of(text)));
  }
}

BOOST_AUTO_TEST_CASE(places_without_width_and_over_lines_are_marked) {
  const auto missing = page_of("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n*\n");
  BOOST_TEST(count_of(missing, "<mark class=\"gap\"></mark>") >= 1U);
  const auto over_lines = page_of(game("?", "1. e4 {one\ntwo\nthree"));
  BOOST_TEST(is_balanced(over_lines));
}

BOOST_AUTO_TEST_CASE(what_does_not_fit_is_said) {
  std::string text;
  for (int i = 0; i < 60; ++i) text += game("?", "1. e4 Ke6");
  const auto capped = page_of(text);
  BOOST_TEST(count_of(capped, "<article class=\"finding") == 50U);
  BOOST_TEST(count_of(capped, "50 findings on this page; 10 more are only counted.") == 1U);
  BOOST_TEST(count_of(capped, "10 more findings in this file not on this page: 10 of ") == 1U);
  BOOST_TEST(count_of(capped, "<td>60</td>") == 1U);
  const auto whole = page_of(text, {.repeats = 0});
  BOOST_TEST(count_of(whole, "<article class=\"finding") == 60U);
  BOOST_TEST(count_of(whole, "only counted") == 0U);
  const auto small = page_of(text, {.repeats = 0, .size = 20'000});
  const auto shown = count_of(small, "<article class=\"finding");
  BOOST_TEST(shown > 1U);
  BOOST_TEST(shown < 20U);
  BOOST_TEST(count_of(small, std::to_string(60 - shown) + " more are only counted.") == 1U);
}

BOOST_AUTO_TEST_CASE(what_is_milder_than_asked_is_only_counted) {
  const auto text = game("?", "1. e4 {}");
  const auto page = page_of(text);
  BOOST_TEST(count_of(page, "<article class=\"finding") == 0U);
  BOOST_TEST(count_of(page, "value=\"info\"") == 0U);
  BOOST_TEST(count_of(page, "<td>1</td>") == 1U);
  const auto all = page_of(text, {.shown = severity::info});
  BOOST_TEST(count_of(all, "<article class=\"finding info\"") == 1U);
  BOOST_TEST(count_of(all, "value=\"info\" checked") == 1U);
}

BOOST_AUTO_TEST_CASE(a_file_without_findings_is_named) {
  const auto page = page_of(game("?", "1. e4"));
  BOOST_TEST(
      count_of(page, "<h2>Without errors and warnings</h2>\n<ul>\n<li>games.pgn: 1 game</li>") ==
      1U);
  BOOST_TEST(count_of(page, "<article") == 0U);
  BOOST_TEST(is_balanced(page));
}

BOOST_AUTO_TEST_CASE(a_board_shows_pieces_squares_and_legal_candidates) {
  const auto svg =
      report::html::board_svg("4k3/8/8/8/8/8/8/N3K2N w - - 0 1", "Nf3", {"Nb3", "Nf2", "Nh3"});
  BOOST_TEST(count_of(svg, "aria-label=\"White: Na1 Ke1 Nh1. Black: Ke8.\"") == 1U);
  BOOST_TEST(count_of(svg, "<use href=\"#N\"") == 2U);
  BOOST_TEST(count_of(svg, "class=\"black\"") == 1U);
  BOOST_TEST(count_of(svg, "<rect class=\"named\" x=\"222\" y=\"206\"") == 1U);
  BOOST_TEST(count_of(svg, "class=\"legal\"") == 2U);
  BOOST_TEST(count_of(svg, "<line class=\"legal\" x1=\"40\" y1=\"304\" x2=\"80\" y2=\"224\"/>") ==
             1U);
  BOOST_TEST(report::html::board_svg("8/8 w - - 0 1", "", {}).empty());
  BOOST_TEST(report::html::board_svg("<script>", "", {}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
