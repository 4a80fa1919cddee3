#include "lab/generate/free_form.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "lab/generate/walker.hpp"

namespace strictpgn::generate {
namespace {

enum class item_kind : std::uint8_t { move, nag, comment, open, close, marker };

/// What is to be said next.
struct item {
  item_kind kind = item_kind::marker;
  std::string text;
  suffix mark = suffix::none;
  std::uint32_t number = 0;  ///< of a move
  bool is_white = false;
  bool to_line_end = false;  ///< a comment
};

void add_line(const line& from, std::vector<item>& to);

void add_comments(const std::vector<comment>& from, std::vector<item>& to) {
  for (const auto& each : from)
    to.push_back({.kind = item_kind::comment, .text = each.text, .to_line_end = each.to_line_end});
}

void add_move(const played_move& move, std::vector<item>& to) {
  to.push_back({.kind = item_kind::move,
                .text = move.san,
                .mark = move.mark,
                .number = move.before.fullmove_number(),
                .is_white = move.before.side_to_move() == color::white});
  for (const auto nag : move.nags)
    to.push_back({.kind = item_kind::nag, .text = '$' + std::to_string(nag)});
  add_comments(move.comments, to);
  for (const auto& each : move.variations) {
    to.push_back({.kind = item_kind::open, .text = "("});
    add_line(each, to);
    to.push_back({.kind = item_kind::close, .text = ")"});
  }
}

void add_line(const line& from, std::vector<item>& to) {
  add_comments(from.before, to);
  for (const auto& each : from.moves) add_move(each, to);
}

bool is_symbol(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         std::string_view("_+#=:-/").find(c) != std::string_view::npos;
}

std::string escaped(std::string_view value) {
  std::string text;
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

/// How wildly a text is written.
struct free_style {
  std::string newline = "\n";
  std::size_t width = 79;     ///< lines are not longer, where a line can end
  std::size_t wildness = 0;   ///< in 64 places so many are not as everybody writes them
  bool numbers_each = false;  ///< each move has its number
  bool numbers_none = false;
};

free_style any_free_style(rng& random) {
  free_style result;
  if (random.chance(1, 2)) return result;
  constexpr std::string_view newlines[] = {"\n", "\n", "\r\n", "\r"};
  result.newline = random.pick(newlines);
  result.width = static_cast<std::size_t>(random.from(20, 250));
  result.wildness = random.pick({0, 1, 4, 16, 32});
  result.numbers_each = random.chance(1, 4);
  result.numbers_none = random.chance(1, 6);
  return result;
}

enum class place : std::uint8_t { between_games, tags, movetext };

}  // namespace

struct free_form::state {
  state() : walk(spec::import_grammar()) {
    hook_games();
    hook_tags();
    hook_space();
    hook_movetext();
    hook_moves();
    hook_markers();
  }

  std::string write(const std::vector<game_model>& all, rng& with) {
    games = &all;
    random = &with;
    how = any_free_style(with);
    text.clear();
    game = 0;
    where = place::between_games;
    newlines_due = 0;
    walk.write("database", text, with);
    return std::move(text);
  }

  bool is_wild() { return random->chance(how.wildness, 64); }

  // ---- games ------------------------------------------------------------------------------------

  const game_model& current() const { return (*games)[game]; }

  void begin_game() {
    tags_written = 0;
    wants_interlude = false;
    items.clear();
    add_line(current().mainline, items);
    items.push_back({.kind = item_kind::marker, .text = std::string(text_of(current().result))});
    next = 0;
    turn_to_item();
    where = current().tags.empty() ? place::movetext : place::tags;
    newlines_due = 0;
  }

  void end_game() {
    ++game;
    where = place::between_games;
    newlines_due = 2;
  }

  void hook_games() {
    walk.on_guard("opening_unit", [] { return false; });
    walk.on_guard("unit", [this] { return game < games->size(); });
    walk.on_more("database", [] { return true; });
    walk.on_guard("outside_game", [] { return false; });
    walk.on_guard("tagged_game", [this] { return !current().tags.empty(); });
    walk.on_guard("untagged_game", [this] { return current().tags.empty(); });
    walk.on_scope(
        "game_text", [this] { begin_game(); }, [this] { end_game(); });
  }

  // ---- tag pairs --------------------------------------------------------------------------------

  const tag& current_tag() const { return current().tags[tags_written]; }
  bool has_tag() const { return tags_written < current().tags.size(); }

  void end_tag() {
    ++tags_written;
    newlines_due = has_tag() ? 1 : 2;
    wants_interlude = has_tag() && how.wildness != 0 && random->chance(1, 64);
    if (!has_tag()) where = place::movetext;
  }

  void hook_tags() {
    walk.on_guard("plain_tag_pair", [this] { return has_tag(); });
    walk.on_guard("lenient_tag_pair", [] { return false; });
    walk.on_guard("unopened_tag_pair", [] { return false; });
    walk.on_guard("interlude", [this] { return wants_interlude; });
    walk.on_more("interlude", [] { return false; });
    walk.on_scope(
        "comment_in_tag_section", [] {}, [this] { wants_interlude = false; });
    walk.allow("comment_in_tag_section");
    walk.on_more("tag_pairs", [] { return true; });
    walk.on_scope(
        "plain_tag_pair", [this] { is_name_written = false; }, [this] { end_tag(); });
    walk.on_text("tag_name", [this] {
      text += current_tag().name;
      is_name_written = true;
    });
    walk.on_text("string_data", [this] {
      text += escaped(current_tag().value);
      is_name_written = false;
    });
    walk.on_more("tag_space", [this] {
      const bool is_due = is_name_written && text.back() != ' ';
      return is_due ? !is_wild() : is_wild() && random->chance(1, 4);
    });
  }

  // ---- white space ------------------------------------------------------------------------------

  std::size_t column() const {
    const auto is_line_end = [](char c) { return c == '\n' || c == '\r'; };
    return static_cast<std::size_t>(std::find_if(text.rbegin(), text.rend(), is_line_end) -
                                    text.rbegin());
  }

  bool is_at_line_start() const {
    return text.empty() || text.back() == '\n' || text.back() == '\r';
  }

  /// Bytes up to where the next line end can be.
  std::size_t next_width() const {
    if (where == place::tags) return current_tag().name.size() + 2 * current_tag().value.size() + 9;
    if (where == place::between_games || next == items.size()) return 1;
    const auto& due = items[next];
    return std::min(due.text.find('\n'), due.text.size()) + 12;
  }

  bool is_line_full() const {
    return column() > 1 && column() + next_width() > std::min<std::size_t>(how.width, 240);
  }

  /// Whether what comes next could not be told from what was written last.
  bool is_gap_due() const {
    if (where != place::movetext || next == items.size() || text.empty()) return false;
    const auto first = wants_number() ? '1' : items[next].text[0];
    const bool is_token =
        items[next].kind == item_kind::move || items[next].kind == item_kind::marker;
    if (text.back() == ' ' || text.back() == '\t' || text.back() == '\v') return false;
    return is_token && first != '*' && is_symbol(text.back());
  }

  bool is_space_due() const {
    if (is_line_end_due || newlines_due > 0 || is_gap_due()) return true;
    if (is_line_full()) return true;
    return how.wildness == 0 && !is_at_line_start() && is_space_usual();
  }

  /// What everybody separates by a space.
  bool is_space_usual() const {
    if (where != place::movetext || next == items.size()) return false;
    if (text.back() == '(' || text.back() == ' ' || is_number_written) return false;
    return items[next].kind != item_kind::close;
  }

  bool goes_on() {
    if (is_space_due()) return true;
    return is_wild() && column() < 200;
  }

  bool wants_line_end() const { return is_line_end_due || newlines_due > 0 || is_line_full(); }

  void hook_space() {
    for (const auto* each : {"white_space", "space_between", "section_space", "movetext_space"})
      walk.on_more(each, [this] { return goes_on(); });
    for (const auto* each : {"lines", "movetext_lines"}) walk.on_guard(each, [] { return false; });
    walk.on_guard("blank", [this] { return !wants_line_end(); });
    walk.on_guard("line_end", [this] { return wants_line_end() || how.wildness != 0; });
    walk.on_weight("line_end", 2);
    walk.on_guard("newline", [this] { return how.wildness != 0; });
    walk.on_weight("newline", 2);
    walk.on_text("blank", [this] { text += is_wild() ? random->pick({'\t', '\v', ' '}) : ' '; });
    walk.on_text("newline", [this] {
      text += how.newline;
      is_line_end_due = false;
      newlines_due = std::max(0, newlines_due - 1);
    });
    walk.on_more("line_start", [this] {
      return is_at_line_start() && how.wildness != 0 && random->chance(1, 64);
    });
    walk.on_text("escape_line", [this] {
      text += '%';
      text += random->pick({"", " private data", "\x01\x02 {", "[Event \"?\"]", " ; ) 1-0"});
      is_line_end_due = true;
    });
  }

  // ---- movetext ---------------------------------------------------------------------------------

  bool is_due(item_kind kind) const { return next < items.size() && items[next].kind == kind; }

  void advance() {
    ++next;
    turn_to_item();
  }

  void turn_to_item() {
    is_number_written = false;
    is_number_wanted = false;
    if (!is_due(item_kind::move)) return;
    const bool is_first = next == 0 || items[next - 1].kind != item_kind::move;
    is_number_wanted = !how.numbers_none && (how.numbers_each || items[next].is_white || is_first);
    if (is_wild()) is_number_wanted = !is_number_wanted;
  }

  bool wants_number() const {
    return is_number_wanted && !is_number_written && is_due(item_kind::move);
  }

  void write_number(bool has_periods) {
    text += std::to_string(items[next].number);
    if (has_periods) text += items[next].is_white ? "." : "...";
    if (has_periods && is_wild()) text += random->pick({".", "..", "..."});
    is_number_written = true;
  }

  void hook_movetext() {
    for (const auto* each : {"movetext", "bare_movetext", "rav"})
      walk.on_more(each, [] { return true; });
    walk.on_guard("movetext", [] { return true; });
    walk.on_more("repeated_markers", [] { return false; });
    walk.on_guard("mainline_element", [this] { return !is_due(item_kind::marker); });
    walk.on_guard("rav_element", [this] { return !is_due(item_kind::close); });
    walk.on_guard("termination_in_rav", [] { return false; });
    walk.on_guard("move_number", [this] { return wants_number(); });
    walk.on_guard("bare_number", [this] { return wants_number() && how.wildness != 0; });
    walk.on_text("move_number", [this] { write_number(true); });
    walk.on_text("bare_number", [this] { write_number(false); });
    walk.on_weight("bare_number", 2);
    walk.allow("split_periods");
    walk.on_more("after_number",
                 [this] { return is_number_written && is_wild() && random->chance(1, 8); });
    walk.on_guard("nag", [this] { return is_due(item_kind::nag); });
    walk.on_text("nag", [this] {
      text += items[next].text;
      advance();
    });
    walk.on_guard("rav", [this] { return is_due(item_kind::open); });
    walk.on_scope(
        "rav_open", [] {}, [this] { advance(); });
    walk.on_scope(
        "rav_close", [] {}, [this] { advance(); });
    hook_comments();
  }

  void hook_comments() {
    walk.on_guard("comment_element",
                  [this] { return is_due(item_kind::comment) && !items[next].to_line_end; });
    walk.on_guard("rest_of_line_comment", [this] {
      return where == place::movetext && is_due(item_kind::comment) && items[next].to_line_end;
    });
    walk.on_text("comment_data", [this] {
      if (where == place::tags) {
        text += "between tag pairs";
        return;
      }
      write_comment(items[next].text);
      advance();
    });
    walk.on_text("rest_of_line_comment", [this] {
      text += ';' + items[next].text;
      is_line_end_due = true;
      advance();
    });
  }

  /// Its lines are broken where they would become too long.
  void write_comment(std::string_view comment) {
    for (const char c : comment) {
      if (c == '\n' || (c == ' ' && column() > how.width))
        text += how.newline;
      else
        text += c;
    }
  }

  // ---- moves ------------------------------------------------------------------------------------

  void hook_moves() {
    const auto is_move_due = [this] { return is_due(item_kind::move) && !wants_number(); };
    walk.on_guard("standard_move", is_move_due);
    walk.on_text("standard_san", [this] {
      text += items[next].text;
      mark = items[next].mark;
      is_mark_detached = mark != suffix::none && is_wild();
      advance();
    });
    walk.on_guard("any_suffix", [this] { return mark != suffix::none && !is_mark_detached; });
    walk.on_weight("any_suffix", 1 << 20);
    walk.on_guard("later_suffix", [this] { return mark != suffix::none; });
    walk.on_more("after_move", [this] { return mark != suffix::none; });
    walk.on_more("repeated_suffixes", [] { return false; });
    walk.allow("suffix_detached");
    for (const auto* each : {"suffix_annotation", "suffix_detached"})
      walk.on_text(each, [this] { text += text_of(std::exchange(mark, suffix::none)); });
    walk.on_guard("deviant_move", [] { return false; });
    walk.on_guard("stray_token", [] { return false; });
  }

  // ---- markers ----------------------------------------------------------------------------------

  void hook_markers() {
    walk.on_guard("white_wins", [this] { return current().result == termination::white_wins; });
    walk.on_guard("black_wins", [this] { return current().result == termination::black_wins; });
    walk.on_guard("drawn_game", [this] { return current().result == termination::draw; });
    walk.on_guard("no_result", [this] { return current().result == termination::unknown; });
    walk.on_guard("last_marker", [this] { return is_due(item_kind::marker); });
    walk.on_guard("termination_repeated", [] { return false; });
    walk.on_scope(
        "last_marker", [] {}, [this] { ++next; });
  }

  walker walk;
  const std::vector<game_model>* games = nullptr;
  rng* random = nullptr;
  free_style how;
  std::string text;
  std::size_t game = 0;
  place where = place::between_games;
  std::size_t tags_written = 0;
  bool is_name_written = false;
  bool wants_interlude = false;
  std::vector<item> items;
  std::size_t next = 0;  // in `items`
  int newlines_due = 0;
  bool is_line_end_due = false;  // an escape line or `;` comment is open
  bool is_number_written = false;
  bool is_number_wanted = false;
  suffix mark = suffix::none;  // of the last move, not written yet
  bool is_mark_detached = false;
};

free_form::free_form() : state_(std::make_unique<state>()) {}
free_form::~free_form() = default;

std::string free_form::write(const std::vector<game_model>& games, rng& random) {
  return state_->write(games, random);
}

}  // namespace strictpgn::generate
