#include "lab/reduce/candidate_queue.hpp"

#include <utility>

namespace strictpgn::generate {

candidate_queue::candidate_queue(std::vector<judge> judges) {
  for (auto& each : judges) {
    workers_.push_back(std::make_unique<worker>());
    workers_.back()->is_interesting = std::move(each);
  }
  if (workers_.size() == 1) return;
  try {
    for (const auto& each : workers_)
      each->thread = std::thread([this, self = each.get()] { work(*self); });
  } catch (...) {
    dismiss();
    throw;
  }
}

candidate_queue::~candidate_queue() { dismiss(); }

void candidate_queue::dismiss() {
  {
    const std::lock_guard holding(lock_);
    is_over_ = true;
    next_.reset();
    for (const auto& each : workers_) each->is_in_vain = true;
  }
  changed_.notify_all();
  for (const auto& each : workers_)
    if (each->thread.joinable()) each->thread.join();
}

bool candidate_queue::offer(std::string text, candidate::place next) {
  std::unique_lock holding(lock_);
  changed_.wait(holding, [this] { return !next_ || first_; });
  if (first_) return true;
  next_ = {std::move(text), next, ++offered_};
  if (workers_.size() == 1)
    judge_next(*workers_.front(), holding);
  else
    changed_.notify_all();
  return first_.has_value();
}

std::optional<candidate> candidate_queue::first() {
  std::unique_lock holding(lock_);
  changed_.wait(holding, [this] { return !next_ && busy_ == 0; });
  offered_ = 0;
  auto made = std::exchange(first_, std::nullopt);
  if (!made) return std::nullopt;
  if (made->error) std::rethrow_exception(made->error);
  return std::move(made->what);
}

void candidate_queue::work(worker& self) {
  std::unique_lock holding(lock_);
  for (;;) {
    changed_.wait(holding, [this] { return is_over_ || next_; });
    if (is_over_) return;
    judge_next(self, holding);
  }
}

/// The lock is open while it judges.
void candidate_queue::judge_next(worker& self, std::unique_lock<std::mutex>& holding) {
  auto mine = *std::exchange(next_, std::nullopt);
  self.number = mine.number;
  self.is_in_vain = false;
  ++busy_;
  changed_.notify_all();
  holding.unlock();
  bool is_kept = false;
  std::exception_ptr error;
  try {
    is_kept = self.is_interesting(mine.text, self.is_in_vain);
  } catch (...) {
    error = std::current_exception();
  }
  holding.lock();
  --busy_;
  if (is_kept || error) decide({std::move(mine), error});
  changed_.notify_all();
}

/// One before it may still decide otherwise.
void candidate_queue::decide(decision&& made) {
  if (first_ && first_->what.number < made.what.number) return;
  give_up_behind(made.what.number);
  first_ = std::move(made);
}

void candidate_queue::give_up_behind(std::size_t number) {
  next_.reset();
  for (const auto& each : workers_)
    if (each->number > number) each->is_in_vain = true;
}

}  // namespace strictpgn::generate
