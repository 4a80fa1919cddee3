#include "cli/commands/check_fix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/io/errors.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/parallel_reader.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/shell_command.hpp"
#include "report/text/unified_diff.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t piece_size = 64 << 10;

/// Cuts a text before every so many of its lines that begin a game, so that a diff compares games
/// with themselves and memory stays bounded.
class sections {
 public:
  explicit sections(const read_at& from) : from_(from) {}

  /// Empty at the end.
  std::string next() {
    std::size_t end = 0;
    for (int count = 0; count < games; ++count) {
      end = find_start(end);
      if (end == std::string::npos) return std::exchange(held_, {});
    }
    auto piece = held_.substr(0, end);
    held_.erase(0, end);
    return piece;
  }

 private:
  static constexpr int games = 100;
  static constexpr std::string_view start = "\n[Event ";

  std::size_t find_start(std::size_t from) {
    for (;;) {
      const auto at = held_.find(start, from);
      if (at != std::string::npos) return at + 1;
      from = held_.size() - std::min(held_.size(), start.size() - 1);
      if (!extend()) return std::string::npos;
    }
  }

  bool extend() {
    const auto old_size = held_.size();
    held_.resize(old_size + piece_size);
    const auto size = from_(next_, held_.data() + old_size, piece_size);
    held_.resize(old_size + size);
    next_ += size;
    return size != 0;
  }

  const read_at& from_;
  std::uint64_t next_ = 0;
  std::string held_;
};

std::string command_to_stdout(const input& file, const repair_options& chosen) {
  const auto& pieces = chosen.pieces;
  return fmt::format("strictpgn check --fix{}{} - < {} > new.pgn",
                     chosen.fixes.most == applicability::all ? "=all" : "",
                     pieces.from == nullptr ? "" : fmt::format(" --pieces {}", pieces.from->code),
                     shell_argument(file.argument));
}

}  // namespace

repair::repair(const input& file, const options& options, const repair_options& chosen, workers& by)
    : file_(file),
      options_(options),
      by_(by),
      is_diff_(chosen.is_diff),
      shows_progress_(chosen.shows_progress) {
  open_original(chosen);
  try {
    reading_from(file_, [&] { put_right(chosen); });
    if (changed_ && replaced_) replaced_->check();
  } catch (const unwritable_file& failure) {
    refusal_ = failure.what();
    now_ = original_.bytes();
    changed_.reset();
    fixed_ = {};
    translated_ = 0;
  }
}

void repair::open_original(const repair_options& chosen) {
  if (replaces()) {
    require_regular_file(file_);
    replaced_.emplace(file_.argument, command_to_stdout(file_, chosen));
  }
  original_ = held_input(file_);
  now_ = original_.bytes();
}

std::unique_ptr<temp_file> repair::next_text() const {
  return std::make_unique<temp_file>(replaces() ? temp_folders_beside(file_.argument)
                                                : temp_folders());
}

/// Reads the files of a repair; the drafts are temporary files.
class repair::file_drafts : public fix::drafts {
 public:
  explicit file_drafts(repair& repair) : repair_(repair) {}

  void read(const std::string& line_ends, const use& pass) override {
    const read_at from = newest_ ? bytes_of(*newest_) : repair_.now_;
    const auto size = newest_            ? newest_->size()
                      : repair_.changed_ ? repair_.changed_->size()
                                         : repair_.original_.size();
    copy_ = repair_.next_text();
    fix::edited_copy to_copy(
        from_the_start(from), [&](std::string_view text) { copy_->append(text); }, line_ends);
    pass([&](const auto& take) { repair_.each_step(from, size, take); }, to_copy);
  }
  void advance() override { newest_ = std::move(copy_); }
  void keep() override {
    repair_.now_ = bytes_of(*newest_);
    repair_.changed_ = std::move(newest_);
  }
  void go_back() override { newest_.reset(); }

 private:
  repair& repair_;
  std::unique_ptr<temp_file> newest_;
  std::unique_ptr<temp_file> copy_;
};

void repair::translate_letters(const translation& how) {
  auto translated = translate(now_, file_.name, options_, how, next_text());
  translated_ = translated.games;
  if (!translated.text) return;
  changed_ = std::move(translated.text);
  now_ = bytes_of(*changed_);
}

void repair::put_right(const repair_options& chosen) {
  if (chosen.pieces.from != nullptr) translate_letters(chosen.pieces);
  file_drafts drafts(*this);
  fixed_ = fix::fix_all(drafts, options_, chosen.fixes);
}

void repair::each_step(const read_at& text, std::uint64_t size,
                       const std::function<void(const fix::told_step&)>& take) {
  progress bar(shows_progress_, file_.name, size);
  const auto go_on = [&](const summary& so_far) {
    if (is_interrupted()) throw interruption();
    bar.update(so_far);
  };
  if (!by_.share(options_, size))
    return read_from(text, options_, [&](reader& games) {
      for (; games.next(); go_on(games.totals())) take({games.current(), games.totals().bytes});
    });
  parallel_reader<fix::account_course> steps(from_the_start(text), options_, by_.pool(),
                                             by_.part_size());
  steps.read([&](const fix::told_step& step) {
    take(step);
    go_on(steps.totals());
  });
  go_on(steps.totals());
}

void repair::deliver(output& out) {
  if (!refusal_.empty()) throw unwritable_file(refusal_);
  if (is_diff_) return append_diff(out);
  if (file_.is_stdin()) return (changed_ ? *changed_ : original_.copy()).copy_to(out);
  if (changed_) replaced_->replace(*changed_);
}

void repair::append_diff(output& out) {
  if (!changed_) return;
  sections before(original_.bytes());
  sections after(now_);
  std::string text;
  report::unified_diff lines(text, file_.name);
  const auto pass_on = [&] {
    out.text() += for_stdout(std::exchange(text, {}), options_.encoding);
  };
  for (;;) {
    const auto old_text = before.next();
    const auto new_text = after.next();
    if (old_text.empty() && new_text.empty()) break;
    lines.add(old_text, new_text);
    pass_on();
    if (out.is_full()) out.flush();
  }
  lines.finish();
  pass_on();
}

}  // namespace strictpgn::cli
