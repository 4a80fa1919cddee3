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

/// How much is asked of the source at a time. A small piece is still in the cache of the processor
/// when it has been made ready for the bytes.
constexpr std::size_t most_at_once = 64 << 10;

/// How much of what is not read in parts is read at a time.
constexpr std::size_t longest_alone = 1 << 20;

/// What is kept of a part in memory.
constexpr std::size_t most_findings = 5000;

void add(summary& all, const summary& more) {
  report::add(all, more);
  all.bytes = std::max(all.bytes, more.bytes);
}

void add(format_totals& all, const format_totals& more) {
  add(all.read, more.read);
  all.written += more.written;
  all.passed_on += more.passed_on;
  all.notes += more.notes;
  all.is_changed |= more.is_changed;
  all.is_refused |= more.is_refused;
}

void add(spec::coverage_totals& all, const spec::coverage_totals& more) {
  all.reached.add(more.reached);
  all.games += more.games;
  all.bytes = std::max(all.bytes, more.bytes);
}

std::uint64_t games_of(const spec::coverage_totals& totals) { return totals.games; }
std::uint64_t games_of(const summary& totals) { return totals.games; }
std::uint64_t games_of(const format_totals& totals) { return totals.read.games; }

}  // namespace

template <typename Course>
parallel_reader<Course>::parallel_reader(read_function source, const setting& told, job_pool& pool,
                                         std::size_t part_size)
    : source_(std::move(source)), setting_(told), pool_(pool), part_size_(part_size) {
  hold(part_size_);
  known_.lines = read::first_lines(held_);
}

template <typename Course>
parallel_reader<Course>::~parallel_reader() {
  *is_cancelled_ = true;
}

template <typename Course>
void parallel_reader<Course>::read(const std::function<void(const kept&)>& take) {
  take_ = take;
  while (!has_ended_) {
    ends_soon_ |= is_interrupted();
    if (alone_)
      tell_alone();
    else
      tell_kept();
  }
}

// ---- parts --------------------------------------------------------------------------------------

template <typename Course>
void parallel_reader<Course>::start_parts() {
  while (is_cutting_ && parts_.size() < 2 * pool_.jobs() + 1 && start_part()) continue;
}

/// Gives nothing at the end, and where the source fails: what was read before counts first.
template <typename Course>
std::size_t parallel_reader<Course>::read_source(char* to, std::size_t size) try {
  if (failure_ || is_complete_) return 0;
  const auto count = source_(to, size);
  is_complete_ = count == 0;
  return count;
} catch (...) {
  failure_ = std::current_exception();
  return 0;
}

/// Reads on until so many bytes are held; false where there are no more.
template <typename Course>
bool parallel_reader<Course>::hold(std::size_t size) {
  if (held_.capacity() < size) held_.reserve(size + 2 * look_ahead);
  while (held_.size() < size) {
    const auto before = held_.size();
    const auto wanted = std::min(size - before, most_at_once);
    held_.resize(before + wanted);
    const auto more = read_source(held_.data() + before, wanted);
    held_.resize(before + more);
    if (more == 0) break;
  }
  return held_.size() >= size;
}

/// Where the part behind the next one begins; nothing where no place for it is in sight.
template <typename Course>
std::optional<read::boundary> parallel_reader<Course>::cut() {
  const auto begin = (next_from_ ? next_from_->offset : 0) - offset_;
  for (std::size_t parts = 1; parts <= longest_in_parts + 1; ++parts) {
    const bool is_all = !hold(begin + parts * part_size_ + 2 * look_ahead);
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

template <typename Course>
bool parallel_reader<Course>::start_part() {
  const auto behind = cut();
  if (!behind && !is_complete_) {
    is_cutting_ = false;
    return false;
  }
  part next;
  next.from = next_from_;
  next.offset = offset_;
  next.stop = behind ? behind->offset : UINT64_MAX;
  std::string rest;
  bool is_last = is_complete_;
  if (behind) {
    rest = held_.substr(static_cast<std::size_t>(behind->held - offset_));
    const auto size = static_cast<std::size_t>(behind->offset - offset_) + look_ahead;
    is_last &= size >= held_.size();
    held_.resize(std::min(size, held_.size()));
  }
  next.text = std::make_shared<const std::string>(std::move(held_));
  held_ = std::move(rest);
  auto work = std::make_shared<std::packaged_task<read::piece<Course>()>>(
      [text = next.text, offset = offset_, is_last, from = next.from, stop = next.stop,
       how = setting_, is_cancelled = is_cancelled_] {
        if (*is_cancelled) return read::piece<Course>{};
        return read::read_piece<Course>({*text, offset, is_last}, from, {stop, most_findings}, how);
      });
  next.result = work->get_future();
  pool_.start([work] { (*work)(); });
  parts_.push_back(std::move(next));
  if (!behind) {
    offset_ = parts_.back().end();
    return is_cutting_ = false;
  }
  offset_ = behind->held;
  next_from_ = behind;
  return true;
}

// ---- what was read of the first of them ---------------------------------------------------------

template <typename Course>
void parallel_reader<Course>::begin_front() {
  front_ = parts_.front().result.get();
  const auto& from = parts_.front().from;
  lines_before_ = from ? known_.last_line.number - from->last_line.number : 0;
  games_before_ = games_of(totals_);
}

template <typename Course>
read::boundary parallel_reader<Course>::numbered(read::boundary at) const {
  at.last_line.number += lines_before_;
  at.lines.number += lines_before_;
  return at;
}

template <typename Course>
void parallel_reader<Course>::tell_kept() {
  start_parts();
  if (parts_.empty()) return go_on_alone(next_from_);
  begin_front();
  for (auto& told : front_->told) {
    start_parts();
    ends_soon_ |= is_interrupted();
    told.renumber(games_before_, lines_before_);
    take_(told);
  }
  finish_front();
}

/// The next part follows, if this one has led to its beginning.
template <typename Course>
void parallel_reader<Course>::finish_front() {
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
  if (parts_[1].begin() == at.offset && Course::reads_on_alike(at, *parts_[1].from)) {
    known_ = at;
    parts_.pop_front();
    return;
  }
  go_on_alone(at);
}

// ---- what is not read in parts ------------------------------------------------------------------

/// The bytes from that place of the input on.
template <typename Course>
std::size_t parallel_reader<Course>::bytes_at(std::uint64_t offset, char* to, std::size_t size) {
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

template <typename Course>
void parallel_reader<Course>::go_on_alone(const std::optional<read::boundary>& from) {
  alone_end_ = from ? from->held : 0;
  const auto read = [this](char* to, std::size_t size) {
    const auto count = bytes_at(alone_end_, to, size);
    alone_end_ += count;
    return count;
  };
  alone_before_ = totals_;
  games_before_ = games_of(totals_);
  alone_.emplace(read, setting_, std::min(part_size_ + look_ahead, longest_alone), from,
                 [this](kept told) {
                   told.renumber(games_before_, 0);
                   take_(told);
                 });
  const bool has_next = parts_.size() > 1;
  alone_->stop_at(has_next ? parts_[1].begin()
                           : (from ? from->offset : 0) + longest_in_parts * part_size_);
}

template <typename Course>
void parallel_reader<Course>::tell_alone() try {
  while (!ends_soon_ && alone_->next()) ends_soon_ = is_interrupted();
  end_alone();
} catch (...) {  // the input cannot be read any further
  count_alone();
  throw;
}

template <typename Course>
void parallel_reader<Course>::count_alone() {
  totals_ = alone_before_;
  add(totals_, alone_->totals());
}

/// It has come to its end, or to a place from which parts may be read again.
template <typename Course>
void parallel_reader<Course>::end_alone() {
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
template <typename Course>
bool parallel_reader<Course>::is_taken_over(const read::boundary& at) {
  while (parts_.size() > 1 && parts_[1].begin() <= at.offset) {
    const auto& next = *parts_[1].from;
    const bool is_here = next.offset == at.offset && Course::reads_on_alike(at, next);
    parts_.pop_front();
    if (is_here) return true;
  }
  return false;
}

template class parallel_reader<read::finding_course>;
template class parallel_reader<fix::account_course>;
template class parallel_reader<format::block_course>;
template class parallel_reader<spec::coverage_course>;

}  // namespace strictpgn::cli
