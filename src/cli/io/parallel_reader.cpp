#include "cli/io/parallel_reader.hpp"

#include <algorithm>
#include <utility>

#include "cli/io/interrupt.hpp"
#include "report/run_summary.hpp"

namespace strictpgn::cli {
namespace {

/// How much text behind a part is there to be looked at, if it is that long.
constexpr std::size_t look_ahead = 16 << 10;

/// Where a part is as long as so many, it is left to one thread.
constexpr std::size_t longest_in_parts = 4;

/// What is kept of a part in memory.
constexpr std::size_t most_findings = 5000;

void add(summary& all, const summary& more) {
  report::add(all, more);
  all.bytes = std::max(all.bytes, more.bytes);
}

}  // namespace

parallel_reader::parallel_reader(read_function source, const options& options, job_pool& pool,
                                 std::size_t part_size)
    : source_(std::move(source)), options_(options), pool_(pool), part_size_(part_size) {
  hold(part_size_);
  known_.lines = read::first_lines(held_);
}

parallel_reader::~parallel_reader() { *is_cancelled_ = true; }

bool parallel_reader::next() {
  now_ = {};
  while (!has_ended_) {
    ends_soon_ |= is_interrupted();
    if (alone_ ? tell_alone() : tell_kept()) return true;
  }
  return false;
}

// ---- parts --------------------------------------------------------------------------------------

void parallel_reader::start_parts() {
  while (is_cutting_ && parts_.size() < 2 * pool_.jobs() + 1 && start_part()) continue;
}

/// Gives nothing at the end, and where the source fails: what was read before counts first.
std::size_t parallel_reader::read_source(char* to, std::size_t size) try {
  if (failure_ || is_complete_) return 0;
  const auto count = source_(to, size);
  is_complete_ = count == 0;
  return count;
} catch (...) {
  failure_ = std::current_exception();
  return 0;
}

/// Reads on until so many bytes are held; false where there are no more.
bool parallel_reader::hold(std::size_t size) {
  while (held_.size() < size) {
    const auto before = held_.size();
    held_.resize(size);
    const auto more = read_source(held_.data() + before, size - before);
    held_.resize(before + more);
    if (more == 0) break;
  }
  return held_.size() >= size;
}

/// Where the part behind the next one begins; nothing where no place for it is in sight.
std::optional<read::boundary> parallel_reader::cut() {
  const auto begin = (next_from_ ? next_from_->offset : 0) - offset_;
  for (std::size_t parts = 1; parts <= longest_in_parts; ++parts) {
    const auto wanted = begin + (parts + 1) * part_size_ + look_ahead;
    const bool is_all = !hold(wanted);
    const read::text_part text{held_, offset_, is_complete_};
    if (const auto found = read::find_game(text, offset_ + begin + part_size_, known_)) {
      const auto end = static_cast<std::size_t>(found->offset - offset_);
      hold(end + look_ahead);
      return found;
    }
    if (is_all) break;
  }
  return std::nullopt;
}

bool parallel_reader::start_part() {
  const auto behind = cut();
  if (!behind && !is_complete_) {
    is_cutting_ = false;
    return false;
  }
  part next;
  next.from = next_from_;
  next.offset = offset_;
  next.stop = behind ? behind->offset : UINT64_MAX;
  const auto size =
      behind ? std::min<std::size_t>(
                   held_.size(), static_cast<std::size_t>(behind->offset - offset_) + look_ahead)
             : held_.size();
  next.text = std::make_shared<const std::string>(held_, 0, size);
  const bool is_last = is_complete_ && size == held_.size();
  auto work = std::make_shared<std::packaged_task<read::piece()>>(
      [text = next.text, offset = offset_, is_last, from = next.from, stop = next.stop,
       how = options_, is_cancelled = is_cancelled_] {
        if (*is_cancelled) return read::piece{};
        return read::read_piece({*text, offset, is_last}, from, {stop, most_findings}, how);
      });
  next.result = work->get_future();
  pool_.start([work] { (*work)(); });
  parts_.push_back(std::move(next));
  if (!behind) return is_cutting_ = false;
  held_.erase(0, static_cast<std::size_t>(behind->held - offset_));
  offset_ = behind->held;
  next_from_ = behind;
  return true;
}

// ---- what was read of the first of them ---------------------------------------------------------

void parallel_reader::begin_front() {
  front_ = parts_.front().result.get();
  next_step_ = 0;
  const auto& from = parts_.front().from;
  lines_before_ = from ? known_.last_line.number - from->last_line.number : 0;
  games_before_ = totals_.games;
}

read::boundary parallel_reader::numbered(read::boundary at) const {
  at.last_line.number += lines_before_;
  at.lines.number += lines_before_;
  return at;
}

bool parallel_reader::tell_kept() {
  start_parts();
  if (parts_.empty()) {
    go_on_alone(next_from_);
    return false;
  }
  if (!front_) begin_front();
  if (next_step_ == front_->steps.size()) {
    finish_front();
    return false;
  }
  auto& step = front_->steps[next_step_++];
  for (auto& found : step.findings)
    if (found.game != 0) found.game += games_before_;
  now_.findings = step.findings;
  now_.more_findings = step.more_findings;
  now_.game = step.game ? &*step.game : nullptr;
  now_.source = step.source;
  now_.source.first_line += lines_before_;
  return true;
}

/// The next part follows, if this one has led to its beginning.
void parallel_reader::finish_front() {
  add(totals_, front_->totals);
  has_ended_ = front_->has_ended || ends_soon_;
  const auto stands = front_->to;
  front_.reset();
  if (has_ended_) return;
  if (!stands) return go_on_alone(std::nullopt);
  const auto at = numbered(*stands);
  if (parts_.size() == 1) {
    parts_.front().result = {};
    return go_on_alone(at);
  }
  if (parts_[1].begin() == at.offset && reads_on_alike(at, *parts_[1].from)) {
    known_ = at;
    parts_.pop_front();
    return;
  }
  go_on_alone(at);
}

// ---- what is not read in parts ------------------------------------------------------------------

/// The bytes from that place of the input on.
std::size_t parallel_reader::bytes_at(std::uint64_t offset, char* to, std::size_t size) {
  const auto copy = [&](const std::string& text, std::uint64_t begin) {
    const auto at = static_cast<std::size_t>(offset - begin);
    return text.copy(to, size, at);
  };
  for (const auto& one : parts_)
    if (one.offset <= offset && offset < one.end()) return copy(*one.text, one.offset);
  const auto is_held = [&] { return offset >= offset_ && offset < offset_ + held_.size(); };
  if (is_held()) return copy(held_, offset_);
  // Parts that wait go on from what is held; a game that is longer than all of them passes them.
  if (parts_.size() > 1 && offset < next_from_->offset + longest_in_parts * part_size_) {
    hold(held_.size() + size);
    if (is_held()) return copy(held_, offset_);
  }
  while (parts_.size() > 1) parts_.pop_back();
  const auto count = read_source(to, size);
  if (failure_) std::rethrow_exception(failure_);
  if (count == 0) return 0;
  offset_ = offset + count;  // what is held ends there, and is nothing
  held_.clear();
  return count;
}

void parallel_reader::go_on_alone(const std::optional<read::boundary>& from) {
  alone_end_ = from ? from->held : 0;
  const auto read = [this](char* to, std::size_t size) {
    const auto count = bytes_at(alone_end_, to, size);
    alone_end_ += count;
    return count;
  };
  auto how = options_;
  how.window_size = std::min(how.window_size, part_size_ + look_ahead);
  if (from)
    alone_.emplace(read, how, *from);
  else
    alone_.emplace(read, how);
  alone_before_ = totals_;
  games_before_ = totals_.games;
  const bool has_next = parts_.size() > 1;
  alone_->stop_at(has_next ? parts_[1].begin()
                           : (from ? from->offset : 0) + longest_in_parts * part_size_);
}

bool parallel_reader::tell_alone() try {
  while (!ends_soon_ && alone_->next()) {
    if (alone_->now().findings.empty() && alone_->now().more_findings.empty()) continue;
    now_ = alone_->now();
    if (games_before_ != 0) {
      findings_.assign(now_.findings.begin(), now_.findings.end());
      for (auto& found : findings_)
        if (found.game != 0) found.game += games_before_;
      now_.findings = findings_;
    }
    return true;
  }
  end_alone();
  return false;
} catch (...) {  // the input cannot be read any further
  count_alone();
  throw;
}

void parallel_reader::count_alone() {
  totals_ = alone_before_;
  add(totals_, alone_->totals());
}

/// It has come to its end, or to a place from which parts may be read again.
void parallel_reader::end_alone() {
  count_alone();
  has_ended_ = alone_->has_ended() || ends_soon_;
  if (has_ended_) return;
  const auto at = alone_->stands();
  if (is_taken_over(at)) {
    known_ = at;
    alone_.reset();
    return;
  }
  if (parts_.size() > 1) {
    alone_->stop_at(parts_[1].begin());
    return;
  }
  // What it holds of the text, and what it was not given yet, is held from now on.
  const auto& window = alone_->input();
  const auto held = static_cast<std::size_t>(at.held - window.offset_of(window.begin()));
  std::string text(window.begin() + held, window.end());
  for (char more[4096]; alone_end_ < offset_ + held_.size();) {
    const auto count = bytes_at(alone_end_, more, sizeof more);
    text.append(more, count);
    alone_end_ += count;
  }
  held_ = std::move(text);
  offset_ = at.held;
  parts_.clear();
  next_from_ = known_ = at;
  is_cutting_ = true;
  alone_.reset();
}

/// Whether a part follows that was read from here; those that were not are left. The first one is
/// always that which the reading came from.
bool parallel_reader::is_taken_over(const read::boundary& at) {
  while (parts_.size() > 1 && parts_[1].begin() <= at.offset) {
    const bool is_here = parts_[1].begin() == at.offset && reads_on_alike(at, *parts_[1].from);
    parts_.pop_front();
    if (is_here) return true;
  }
  return false;
}

}  // namespace strictpgn::cli
