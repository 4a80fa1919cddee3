// What must hold for every text: what is written holds the same games, and is written again as it
// is.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "conformance_case.hpp"
#include "corpus.hpp"
#include "strictpgn/write.hpp"

namespace {

using namespace strictpgn;
namespace files = std::filesystem;

struct sample {
  std::string name;
  std::string text;
};

/// Real files, and the inputs of the conformance cases, which are not well-behaved.
std::vector<sample> all_samples() {
  std::vector<sample> all;
  for (const auto& file : tests::corpus_files({".pgn"}))
    all.push_back({file.filename().string(), tests::bytes_of_file(file)});
  for (const auto& one : tests::all_cases()) all.push_back({one.name(), one.input});
  return all;
}

// ---- what a game says, however it is written ----------------------------------------------------

bool stands_for_move(const element& e) {
  return e.kind == element_kind::move || e.kind == element_kind::null_move ||
         e.kind == element_kind::unreadable_move;
}

std::string words_of(std::string_view text) {
  std::string words;
  for (const char c : text) {
    const bool is_space = c == ' ' || (c >= '\t' && c <= '\r' && c != '\f');
    if (!is_space)
      words += c;
    else if (!words.empty() && words.back() != ' ')
      words += ' ';
  }
  if (words.ends_with(' ')) words.pop_back();
  return words;
}

/// A game as a story: the moves by their squares, each with its glyphs, comments and variations.
class story {
 public:
  story(const game& what, const replayed& board) : what_(what) {
    for (const auto& ply : board.plies) moves_[ply.element] = ply.played;
  }

  std::string tell() {
    std::string text;
    for (const auto& [name, value] : tags()) text += fmt::format("{}={}|", name, value);
    text += tell_from(0, what_.elements.size());
    return text + std::string(text_of(what_.marker));
  }

 private:
  std::map<std::string, std::string> tags() const {
    std::map<std::string, std::string> all = {{"Event", "?"},
                                              {"Site", "?"},
                                              {"Date", "????.??.??"},
                                              {"Round", "?"},
                                              {"White", "?"},
                                              {"Black", "?"},
                                              {"Result", std::string(text_of(what_.marker))}};
    for (const auto& tag : what_.tags) all[std::string(what_.name_of(tag))] = what_.value_of(tag);
    return all;
  }

  std::string tell_from(std::size_t at, std::size_t end) {
    std::string text;
    std::vector<int> nags;
    std::string comments;
    std::string variations;
    const auto end_move = [&] {
      std::ranges::sort(nags);
      for (const int nag : nags) text += fmt::format("${}", nag);
      text += comments + variations;
      nags.clear();
      comments.clear();
      variations.clear();
    };
    for (; at < end; ++at) {
      const auto& e = what_.elements[at];
      if (stands_for_move(e)) {
        end_move();
        const auto& played = moves_.at(static_cast<std::uint32_t>(at));
        text += fmt::format(" {}{}{}", to_string(played.origin), to_string(played.destination),
                            static_cast<int>(played.promotion));
        if (e.suffix != suffix::none) nags.push_back(static_cast<int>(e.suffix));
      } else if (e.kind == element_kind::nag) {
        nags.push_back(e.number);
      } else if (e.kind == element_kind::comment || e.kind == element_kind::line_comment) {
        comments += '{' + words_of(what_.content_of(e)) + '}';
      } else if (e.kind == element_kind::variation_begin && holds_move(at)) {
        variations += '(' + tell_from(at + 1, e.data) + ')';
        at = e.data;
      }
    }
    end_move();
    return text;
  }

  bool holds_move(std::size_t begin) const {
    const auto& all = what_.elements;
    return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(begin),
                       all.begin() + all[begin].data, stands_for_move);
  }

  const game& what_;
  std::map<std::uint32_t, move> moves_;
};

/// The stories of the games; those of which something cannot be written are left out.
std::vector<std::string> stories_of(std::string_view text, std::size_t& lossy) {
  std::vector<std::string> all;
  reader in(text);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    if (write_pgn(in.current()).omissions.empty())
      all.push_back(story(*in.current().game, *in.current().replay).tell());
    else
      ++lossy;
  }
  return all;
}

/// What is written of those games.
std::string faithful_text(std::string_view text) {
  std::string all;
  reader in(text);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    const auto made = write_pgn(in.current());
    if (made.omissions.empty()) all += made.text;
  }
  return all;
}

// ---- what the writer answers for ----------------------------------------------------------------

/// Rules on the way things are written, not on what is said: whatever is written keeps them.
bool is_about_writing(rule id) {
  const auto& about = info(id);
  // Values and words stay as they are, and so do repeated glyphs and what a text is too long for.
  constexpr rule kept[] = {rule::line_too_long,
                           rule::line_80_or_more,
                           rule::comment_open_brace_inside,
                           rule::comment_empty,
                           rule::string_too_long,
                           rule::symbol_too_long,
                           rule::nag_out_of_range,
                           rule::nag_reserved,
                           rule::nag_null,
                           rule::nag_before_move,
                           rule::nag_repeated,
                           rule::rav_same_first_move,
                           rule::movetext_empty,
                           rule::result_tag_mismatch,
                           rule::move_after_game_end,
                           rule::comment_unsafe_line_start};
  const bool is_of_form = (about.group >= 2 && about.group <= 4) || about.group == 8 ||
                          about.group == 9 || about.group == 16 || about.group == 17;
  return is_of_form && std::ranges::find(kept, id) == std::end(kept);
}

/// Whether nothing was found that could stand in the bytes: values may be wrong.
bool is_clean(const checked& read) {
  return std::ranges::none_of(read.diagnostics, [](const diagnostic& found) {
    return info(found.id).group <= 6 || is_about_writing(found.id) ||
           found.id == rule::setup_without_fen ||  // nobody knows the position, so no move is kept
           info(found.id).after == recovery::give_up || info(found.id).after == recovery::drop;
  });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(write_corpora)

BOOST_AUTO_TEST_CASE(what_is_written_is_written_again_as_it_is) {
  for (const auto& one : all_samples()) {
    for (const auto format : {profile::export_format, profile::reduced}) {
      options how;
      how.format = format;
      const auto first = write_database(one.text, how);
      const auto second = write_database(first.text, how);
      BOOST_TEST((second.text == first.text), one.name << " under " << name_of(format));
      BOOST_TEST(second.omissions.empty(), one.name << " under " << name_of(format));
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_written_holds_the_same_games) {
  std::size_t games = 0;
  std::size_t lossy = 0;
  for (const auto& one : all_samples()) {
    std::size_t lossy_again = 0;
    const auto told = stories_of(one.text, lossy);
    const auto told_again = stories_of(faithful_text(one.text), lossy_again);
    BOOST_TEST((told == told_again), one.name);
    BOOST_TEST(lossy_again == 0u, one.name);
    games += told.size();
  }
  BOOST_TEST_MESSAGE(games << " games, and " << lossy << " that cannot be written without loss");
  BOOST_TEST(games > 500u);
}

BOOST_AUTO_TEST_CASE(what_is_written_has_no_fault_of_layout_or_spelling) {
  for (const auto& one : all_samples()) {
    for (const auto format : {profile::export_format, profile::archival, profile::reduced}) {
      options how;
      how.format = format;
      for (const auto& found : check_database(write_database(one.text, how).text, how).diagnostics)
        BOOST_TEST(!is_about_writing(found.id),
                   one.name << " under " << name_of(format) << ": " << name_of(found.id));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_findings_on_layout_do_not_depend_on_the_window) {
  for (const auto& one : all_samples()) {
    if (one.text.size() > 20'000) continue;
    options how;
    how.format = profile::export_format;
    how.window_size = 7;
    std::istringstream stream(one.text);
    reader by_pieces(stream, how);
    std::vector<diagnostic> found;
    while (by_pieces.next())
      for (const auto& finding : by_pieces.current().findings) found.push_back(finding);
    BOOST_TEST((found == check_database(one.text, how).diagnostics), one.name);
  }
}

BOOST_AUTO_TEST_CASE(a_text_without_findings_comes_back_byte_for_byte) {
  std::size_t clean = 0;
  for (const auto& one : all_samples()) {
    for (const auto format : {profile::export_format, profile::archival, profile::reduced}) {
      options how;
      how.format = format;
      if (!is_clean(check_database(one.text, how))) continue;
      ++clean;
      const auto made = write_database(one.text, how);
      BOOST_TEST((made.text == one.text), one.name << " under " << name_of(format));
      BOOST_TEST(made.omissions.empty(), one.name << " under " << name_of(format));
    }
  }
  BOOST_TEST_MESSAGE(clean << " texts without findings");
  BOOST_TEST(clean > 100u);
}

BOOST_AUTO_TEST_SUITE_END()
