#include "strictpgn/records.hpp"

#include <algorithm>
#include <istream>
#include <string>
#include <utility>

#include "read/sniff.hpp"
#include "rules/epd/context.hpp"
#include "rules/fen/reading.hpp"
#include "rules/findings.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"
#include "text/file_kind.hpp"
#include "text/find_line_end.hpp"
#include "text/open.hpp"
#include "text/window.hpp"

namespace strictpgn {
namespace {

using text::byte_order_mark;

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\v\f") == std::string_view::npos;
}

void shift(diagnostic& found, std::uint64_t by) {
  const auto move = [by](span& where) { where = {where.begin + by, where.end + by}; };
  move(found.where);
  for (auto& other : found.related) move(other.where);
}

}  // namespace

/// Line after line: cut, read, check.
struct record_reader::state {
  state(std::string_view text, record_format kind, fen_dialect notation, const options& options)
      : how(options.within_range()), format(kind), dialect(notation), input_(text) {}
  state(text::window::read_function read, record_format kind, fen_dialect notation,
        const options& options)
      : how(options.within_range()),
        format(kind),
        dialect(notation),
        input_(std::move(read), how.window_size) {}
  state(std::unique_ptr<std::ifstream> opened, record_format kind, fen_dialect notation,
        const options& options)
      : state(text::read_from(*opened), kind, notation, options) {
    file_ = std::move(opened);
  }

  bool next();

  options how;
  record_format format;
  fen_dialect dialect;
  record_reading now;
  summary totals;

 private:
  /// A line without its end, and where the next one begins.
  struct line {
    const char* begin;
    const char* end;
    const char* after;
    std::string_view text() const { return {begin, static_cast<std::size_t>(end - begin)}; }
  };

  bool look_first();
  void pass_over_line();
  bool find_line(line& cut);
  void go_on(const line& passed);
  void read_record(const line& given);
  void give_up_line(const line& given);
  void publish(const line& given, bool is_record);
  std::string_view rest() const {
    return {cursor_, static_cast<std::size_t>(input_.end() - cursor_)};
  }
  void fill() { cursor_ = input_.extend(cursor_); }

  std::unique_ptr<std::ifstream> file_;
  text::window input_;
  const char* cursor_ = nullptr;
  std::uint64_t line_number_ = 1;
  rules::severities levels_{how};
  rules::findings found_{levels_, how};
  epd_record record_;
  bool has_started_ = false;
  bool has_ended_ = false;
  bool is_inside_line_ = false;  // of one that was given up
};

bool record_reader::state::next() {
  now = {};
  found_.clear();
  if (!std::exchange(has_started_, true) && look_first() &&
      !(now.findings.empty() && now.more_findings.empty()))
    return true;
  if (has_ended_) return false;
  line next{};
  pass_over_line();
  while (find_line(next)) {
    if (next.text().size() > how.limits.token_size) {
      give_up_line(next);
      return true;
    }
    if (is_blank(next.text())) {
      go_on(next);
      continue;
    }
    read_record(next);
    return true;
  }
  totals.bytes = input_.offset_of(cursor_);
  return false;
}

/// True when there is something to say before the first record, heard or not.
bool record_reader::state::look_first() {
  cursor_ = input_.read_ahead(input_.begin(), read::first_look_size);
  const line beginning{cursor_, cursor_ + std::min(rest().size(), read::first_look_size), cursor_};
  if (text::is_utf16(beginning.text())) {
    if (beginning.text().size() < read::first_look_size)
      cursor_ = input_.extend(cursor_);  // which tells why it was no more
    found_.add(rule::encoding_utf16, {0, 2});
    has_ended_ = true;
    totals.bytes = beginning.text().size();
  } else if (rest().starts_with(byte_order_mark)) {
    found_.add(rule::encoding_bom, {0, byte_order_mark.size()});
  }
  if (found_.is_empty()) return false;
  publish(beginning, false);
  cursor_ += has_ended_ ? 0 : byte_order_mark.size();
  return true;
}

/// The rest of a line that was given up.
void record_reader::state::pass_over_line() {
  while (is_inside_line_) {
    const auto end = text::find_line_end(rest(), 0);
    cursor_ += end;
    is_inside_line_ = rest().empty();
    if (!is_inside_line_) continue;
    if (input_.is_complete()) return;
    fill();
  }
}

/// The line at the cursor, or as much of it as the limit on its size lets us see.
bool record_reader::state::find_line(line& cut) {
  std::size_t seen = 0;
  for (;;) {
    const auto text = rest();
    const auto end = text::find_line_end(text, seen);
    const bool may_be_pair = end + 1 == text.size() && text[end] == '\r';
    const bool is_whole = end < text.size() && !(may_be_pair && !input_.is_complete());
    if (is_whole || input_.is_complete() || end > how.limits.token_size) {
      const bool is_pair = text.substr(end).starts_with("\r\n");
      const auto length = is_pair ? 2 : end < text.size() ? 1 : 0;
      cut = {cursor_, cursor_ + end, cursor_ + end + length};
      return !text.empty();
    }
    seen = end;
    fill();
  }
}

void record_reader::state::go_on(const line& passed) {
  cursor_ = passed.after;
  totals.bytes = std::max(totals.bytes, input_.offset_of(cursor_));
  if (passed.after != passed.end) ++line_number_;
}

void record_reader::state::read_record(const line& given) {
  const auto offset = input_.offset_of(given.begin);
  if (format == record_format::epd) {
    record_ = rules::read_epd(given.text(), dialect, how, found_);
    now.epd = &record_;
    now.given = record_.given;
    now.playable = record_.playable;
  } else {
    const auto read = rules::read_fen(given.text(), dialect);
    rules::add_faults(read.faults, found_);
    now.given = read.given;
    now.playable = read.playable;
  }
  for (auto& one : found_.all()) shift(one, offset);
  publish(given, true);
  go_on(given);
}

void record_reader::state::give_up_line(const line& given) {
  const auto offset = input_.offset_of(given.begin);
  found_.say(rule::limit_token_size, {offset, offset + 1},
             "the line has more than " + std::to_string(how.limits.token_size) +
                 " bytes and is passed over");
  publish(given, true);
  is_inside_line_ = given.after == given.end;
  go_on(given);
}

/// Counts the findings and shows them with the line they are about.
void record_reader::state::publish(const line& given, bool is_record) {
  found_.count(totals);
  found_.note_told();
  if (is_record) {
    now.number = ++totals.records;
    totals.records_with_errors += found_.worst() == severity::error;
  }
  now.text = given.text();
  now.offset = input_.offset_of(given.begin);
  now.findings = found_.all();
  now.more_findings = found_.only_counted();
  now.source = {now.text, now.offset, line_number_, 1};
}

// ---- the public face
// -------------------------------------------------------------------------------------------------

record_reader::record_reader(std::unique_ptr<state> begun) : state_(std::move(begun)) {}
record_reader record_reader::text(std::string_view text, record_format format, fen_dialect dialect,
                                  const options& options) {
  return record_reader(std::make_unique<state>(text, format, dialect, options));
}
record_reader record_reader::stream(std::istream& in, record_format format, fen_dialect dialect,
                                    const options& options) {
  return record_reader(std::make_unique<state>(text::read_from(in), format, dialect, options));
}
record_reader record_reader::file(const std::filesystem::path& name, record_format format,
                                  fen_dialect dialect, const options& options) {
  return record_reader(std::make_unique<state>(text::open(name), format, dialect, options));
}
record_reader::record_reader(record_reader&&) noexcept = default;
record_reader& record_reader::operator=(record_reader&&) noexcept = default;
record_reader::~record_reader() = default;

bool record_reader::next() { return state_->next(); }
const record_reading& record_reader::current() const { return state_->now; }
const summary& record_reader::totals() const { return state_->totals; }

std::optional<record_format> record_format_of(const std::filesystem::path& file) {
  auto suffix = file.extension().string();
  std::ranges::transform(suffix, suffix.begin(), text::lower);
  if (suffix == ".fen") return record_format::fen;
  if (suffix == ".epd") return record_format::epd;
  return std::nullopt;
}

checked_records check_records(std::string_view text, record_format format, fen_dialect dialect,
                              const options& options) {
  checked_records result;
  auto in = record_reader::text(text, format, dialect, options);
  while (in.next()) {
    for (const auto& found : in.current().findings)
      if (result.diagnostics.size() < options.limits.diagnostics)
        result.diagnostics.push_back(found);
  }
  result.totals = in.totals();
  return result;
}

}  // namespace strictpgn
