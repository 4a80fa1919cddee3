#include "strictpgn/reader.hpp"

#include <algorithm>
#include <fstream>
#include <istream>
#include <optional>
#include <system_error>

#include "check/bytes.hpp"
#include "check/detectors.hpp"
#include "check/expectations.hpp"
#include "check/first_look.hpp"
#include "check/lines.hpp"
#include "check/settle.hpp"
#include "check/start.hpp"
#include "parse/parse_unit.hpp"
#include "parse/starts_section.hpp"
#include "source/window.hpp"

namespace strictpgn {

namespace {

using parse::step;

/// How much text before a unit is kept to show its line with.
constexpr std::uint64_t longest_excerpt = 1 << 20;

source::window::read_function read_from(std::istream& in) {
  return [&in](char* to, std::size_t size) {
    in.read(to, static_cast<std::streamsize>(size));
    if (in.bad()) throw std::ios_base::failure("the stream cannot be read");
    return static_cast<std::size_t>(in.gcount());
  };
}

std::unique_ptr<std::ifstream> open(const std::filesystem::path& file) {
  if (std::filesystem::is_directory(file))
    throw std::system_error(std::make_error_code(std::errc::is_a_directory), file.string());
  errno = 0;
  auto in = std::make_unique<std::ifstream>(file, std::ios::binary);
  if (!*in)
    throw std::system_error(errno != 0 ? errno : EIO, std::generic_category(), file.string());
  return in;
}

}  // namespace

/// Parse, replay, check: one unit of the input after the other.
struct reader::state {
  state(std::string_view text, const options& asked) : how(asked), input(text) {}
  state(source::window::read_function read, const options& asked)
      : how(asked), input(std::move(read), std::max<std::size_t>(asked.window_size, 1)) {}
  state(std::unique_ptr<std::ifstream> opened, const options& asked)
      : state(read_from(*opened), asked) {
    file = std::move(opened);
  }

  bool next();

  options how;
  bool syntax_only = false;
  reading now;
  summary totals;

 private:
  bool look_first();
  bool read_unit();
  bool fill();
  void give_up_game(const char* end);
  void skip_to_section();
  void watch_lines(std::string_view text, std::size_t tokens);
  void judge(step which, const char* end);
  void check_game(check::subject& in);
  void publish(bool is_game);
  void publish_unit(bool is_game);
  bool end_input();
  bool is_at_end() const { return cursor == input.end() && input.is_complete(); }
  source_window shown() const;

  /// A line of the input: where it begins, and its number.
  struct line_mark {
    std::uint64_t begin = 0;
    std::uint64_t number = 1;
  };
  line_mark current_line() const { return {lines.line_begin(), lines.line_number()}; }

  std::unique_ptr<std::ifstream> file;
  source::window input;
  const char* cursor = nullptr;
  check::severities levels{how};
  check::findings found{levels, how.limits.diagnostics};
  check::line_watch lines{how};
  parse::builder made{how.limits};
  replay::result board;
  std::vector<check::known_pair> tags;
  step next_step = step::start;
  std::uint64_t last_token_end = 0;
  line_mark shown_from;  // where the text shown with the current unit begins: the line of the last
                         // token before it
  line_mark last_line;   // the line of the unit's own last token
  bool has_started = false;
  bool has_ended = false;
  bool follows_a_game = false;
  bool skips_to_section = false;
  bool has_odd_bytes = false;
};

bool reader::state::next() {
  now = {};
  if (!has_started) {
    has_started = true;
    cursor = input.begin();
    if (!look_first()) return true;
  }
  while (!has_ended) {
    if (skips_to_section) skip_to_section();
    if (is_at_end() && next_step == step::unit) return end_input();
    if (read_unit()) return true;
  }
  return false;
}

/// Is it PGN at all? False when one finding says all there is to say.
bool reader::state::look_first() {
  constexpr std::size_t enough = 64 << 10;
  while (!input.is_complete() && static_cast<std::size_t>(input.end() - input.begin()) < enough)
    fill();
  const std::string_view beginning(
      input.begin(),
      std::min<std::size_t>(enough, static_cast<std::size_t>(input.end() - input.begin())));
  const bool is_all = beginning.size() == static_cast<std::size_t>(input.end() - input.begin()) &&
                      input.is_complete();
  if (check::look_first(beginning, is_all, found)) return true;
  has_ended = true;
  totals.bytes = beginning.size();
  publish(false);
  return false;
}

bool reader::state::fill() {
  const auto at = input.offset_of(cursor);
  const auto nearest = at - std::min(at, longest_excerpt);
  const auto keep =
      std::clamp(last_line.begin, std::max(nearest, input.offset_of(input.begin())), at);
  input.extend(input.place_of(keep));
  cursor = input.place_of(at);
  made.no_close_after = made.no_close_before = nullptr;
  return !input.is_complete();
}

/// Reads one unit; true when there is something to report about it.
bool reader::state::read_unit() {
  const auto most = how.limits.game_size;
  found.clear();
  shown_from = last_line;
  for (;;) {
    const auto left = static_cast<std::uint64_t>(input.end() - cursor);
    const char* end = cursor + std::min(left, most);
    parse::window_input in(cursor, end);
    const auto gap = std::min<std::uint64_t>(input.offset_of(cursor) - last_token_end, 1 << 30);
    made.begin(cursor, static_cast<std::int32_t>(gap));
    const bool fits = parse::parse_step(next_step, in, made);
    if (in.met_end() && end != input.end()) {
      give_up_game(end);
      return true;
    }
    if (in.met_end() && !input.is_complete()) {
      fill();
      continue;
    }
    const auto which = next_step;
    next_step = next_step == step::start ? step::opening : step::unit;
    if (!fits) return false;
    judge(which, in.current());
    return now.game != nullptr || now.outside != nullptr || !now.findings.empty();
  }
}

/// A game beyond the limit on size: what was read of it is delivered, and reading resumes at the
/// next tag section.
void reader::state::give_up_game(const char* end) {
  made.finish();
  auto& unit = made.result();
  unit.offset = input.offset_of(cursor);
  unit.deviations.clear();
  board.clear();
  const std::string_view whole(cursor, static_cast<std::size_t>(end - cursor));
  watch_lines(whole, whole.size());
  found.add(rule::limit_game_size, {unit.offset, unit.offset + 1});
  cursor = end;
  next_step = step::unit;
  skips_to_section = true;
  follows_a_game |= made.has_game();
  publish_unit(made.has_game());
}

/// Passes over text without keeping it, up to the next empty line before a tag pair.
void reader::state::skip_to_section() {
  skips_to_section = false;
  found.clear();
  for (;;) {
    const std::string_view rest(cursor, static_cast<std::size_t>(input.end() - cursor));
    const auto section = parse::find_next_section(rest);
    const auto passed =
        std::min(section, input.is_complete() ? rest.size() : parse::end_of_last_word(rest));
    watch_lines(rest.substr(0, passed), passed);
    cursor += passed;
    last_token_end = input.offset_of(cursor);
    if (section < rest.size() || input.is_complete()) break;
    fill();
  }
  // A unit begins at a token, not at the empty line before it.
  const std::string_view rest(cursor, static_cast<std::size_t>(input.end() - cursor));
  const auto blanks = std::min(rest.find_first_not_of(" \t\v\r\n"), rest.size());
  watch_lines(rest.substr(0, blanks), blanks);
  cursor += blanks;
}

/// Follows the lines of a unit: first those of its tokens, then the white space after them.
void reader::state::watch_lines(std::string_view text, std::size_t tokens) {
  const auto& unit = made.result();
  const auto offset = input.offset_of(text.data());
  lines.look(text.substr(0, tokens), offset, unit, found);
  has_odd_bytes = lines.saw_odd_bytes();
  if (tokens != 0) last_line = current_line();
  lines.look(text.substr(tokens), offset + tokens, unit, found);
  has_odd_bytes |= lines.saw_odd_bytes();
}

void reader::state::judge(step which, const char* end) {
  made.finish();
  auto& unit = made.result();
  unit.offset = input.offset_of(cursor);
  if (!unit.text.empty()) last_token_end = unit.offset + unit.text.size();
  const std::string_view whole(cursor, static_cast<std::size_t>(end - cursor));
  const std::string_view rest(cursor, static_cast<std::size_t>(input.end() - cursor));
  watch_lines(whole, unit.text.size());
  cursor = end;

  check::look_up_tags(unit, tags);
  check::subject in{unit, board, how, tags, check::features_of(unit)};
  in.names = check::names_of(tags);
  in.is_last = is_at_end();
  if (in.is_last) lines.end(found);  // the last line belongs to the last game
  in.is_game = made.has_game() && !check::is_only_broken_tag(in);
  in.follows_a_game = follows_a_game;
  if (has_odd_bytes) check::check_bytes(in, whole, unit.offset, found);
  board.clear();
  check_game(in);
  found.settle();
  if (!unit.deviations.empty())
    check::add_expectations(which, rest, unit.offset, how.limits, found);
  follows_a_game |= in.is_game;
  publish_unit(in.is_game);
}

void reader::state::check_game(check::subject& in) {
  if (in.is_game && !syntax_only) {
    const auto start = check::find_start(in.what, found);
    replay::replay_game(in.what, start.at, how.record_fens, board);
  }
  check::settle_deviations(in, found);
  if (syntax_only) return;
  for (const auto& chapter : check::chapters())
    for (const auto& detector : chapter)
      if (found.wants(detector.id)) detector.run(in, found);
}

/// Shows the unit that was read, with its findings.
void reader::state::publish_unit(bool is_game) {
  const auto& unit = made.result();
  publish(is_game);
  if (is_game) {
    now.game = &unit;
    now.replay = &board.played;
  } else if (!unit.elements.empty() || !unit.tags.empty()) {
    now.outside = &unit;
  }
}

/// Counts the findings and shows them, in text order.
void reader::state::publish(bool is_game) {
  found.settle();
  auto& all = found.all();
  if (is_game) ++totals.games;
  found.count(totals);
  const bool has_error = found.worst() == severity::error;
  if (is_game && has_error) ++totals.games_with_errors;
  if (is_game) totals.plies += board.played.mainline_plies;
  if (is_game)
    for (auto& d : all) d.game = totals.games;
  totals.bytes = std::max(totals.bytes, input.offset_of(cursor));
  now.findings = all;
  now.source = shown();
}

bool reader::state::end_input() {
  has_ended = true;
  found.clear();
  lines.end(found);
  publish(false);
  return !now.findings.empty();
}

source_window reader::state::shown() const {
  const auto held = input.offset_of(input.begin());
  const auto from = std::max(shown_from.begin, held);
  const char* begin = input.place_of(from);
  return {{begin, static_cast<std::size_t>(input.end() - begin)},
          from,
          shown_from.number,
          from - shown_from.begin + 1};
}

// ---- the public face
// -------------------------------------------------------------------------------------------------

reader::reader(std::string_view text, const options& how)
    : state_(std::make_unique<state>(text, how)) {}
reader::reader(std::istream& in, const options& how)
    : state_(std::make_unique<state>(read_from(in), how)) {}
reader::reader(const std::filesystem::path& file, const options& how)
    : state_(std::make_unique<state>(open(file), how)) {}
reader::reader(reader&&) noexcept = default;
reader& reader::operator=(reader&&) noexcept = default;
reader::~reader() = default;

bool reader::next() { return state_->next(); }
const reading& reader::current() const { return state_->now; }
const summary& reader::totals() const { return state_->totals; }

namespace {

/// Keeps games and findings of a text that outlives them.
template <typename Kept>
void keep(const reading& read, std::uint64_t limit, Kept& kept) {
  if (read.game != nullptr) kept.games.push_back(*read.game);
  for (const auto& d : read.findings) {
    if (kept.diagnostics.size() < limit) {
      kept.diagnostics.push_back(d);
    } else if (kept.diagnostics.empty() || kept.diagnostics.back().id != rule::limit_diagnostics) {
      auto& told = kept.diagnostics.emplace_back();
      told.id = rule::limit_diagnostics;
      told.level = severity::info;
      told.where = d.where;
      told.message = "more findings than the limit: the rest is counted, not kept";
      return;
    } else {
      return;
    }
  }
}

}  // namespace

checked check_database(std::string_view text, const options& how) {
  checked result;
  reader in(text, how);
  while (in.next()) keep(in.current(), how.limits.diagnostics, result);
  result.totals = in.totals();
  return result;
}

parsed parse_database(std::string_view text, const options& how) {
  parsed result;
  reader::state in(text, how);
  in.syntax_only = true;
  while (in.next()) keep(in.now, how.limits.diagnostics, result);
  return result;
}

}  // namespace strictpgn
