// A reading that several threads work for.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/io/job_pool.hpp"
#include "fix/account_course.hpp"
#include "format/block_course.hpp"
#include "lab/coverage/coverage_course.hpp"
#include "read/finding_course.hpp"
#include "read/piece.hpp"

namespace strictpgn::cli {

/// Tells what a course through the whole input would tell, in the same order. The input is cut
/// where games seem to begin, and its parts are read at the same time. What was read of a part
/// counts if the reading of the part before has come to that very place and in the same state; else
/// that reading goes on through it.
template <typename Course>
class parallel_reader {
 public:
  using read_function = std::function<std::size_t(char*, std::size_t)>;
  using kept = typename Course::kept;
  using setting = typename Course::setting;
  using totals_type = typename Course::totals_type;

  /// About `part_size` bytes are read at a time by each of the jobs; as many parts again wait.
  parallel_reader(read_function source, const setting& setting, job_pool& pool,
                  std::size_t part_size);
  parallel_reader(const parallel_reader&) = delete;
  parallel_reader& operator=(const parallel_reader&) = delete;
  ~parallel_reader();

  /// Reads to the end, and calls `take` with each thing that is told. Throws what `source` throws.
  /// After an interrupt the end comes with that of the part that is told then.
  void read(const std::function<void(const kept&)>& take);
  /// All that was read; before the end, about as much.
  const totals_type& totals() const { return totals_; }

 private:
  /// A part of the input that is read, or was.
  struct part {
    std::shared_ptr<const std::string> text;
    std::uint64_t offset = 0;  // of the text
    std::optional<read::boundary> from;
    std::uint64_t stop = 0;
    std::future<read::piece<Course>> result;

    std::uint64_t begin() const { return from ? from->offset : 0; }
    std::uint64_t end() const { return offset + text->size(); }
  };

  void start_parts();
  bool start_part();
  std::optional<read::boundary> cut();
  std::size_t read_source(char* to, std::size_t size);
  bool hold(std::size_t size);
  void begin_front();
  void tell_kept();
  void finish_front();
  void go_on_alone(const std::optional<read::boundary>& from);
  void tell_alone();
  void count_alone();
  void end_alone();
  bool is_taken_over(const read::boundary& at);
  std::size_t bytes_at(std::uint64_t offset, char* to, std::size_t size);
  read::boundary numbered(read::boundary at) const;

  read_function source_;
  setting setting_;
  job_pool& pool_;
  std::size_t part_size_;

  std::string held_;            // read, and not yet part of a part; some of it is of the last one
  std::uint64_t offset_ = 0;    // of that
  bool is_complete_ = false;    // the input ends behind it
  std::exception_ptr failure_;  // or cannot be read any further
  std::optional<read::boundary>
      next_from_;         // where the next part begins; nothing: at the beginning
  read::boundary known_;  // how lines and bytes have looked so far
  std::deque<part> parts_;
  bool is_cutting_ = true;
  std::shared_ptr<std::atomic<bool>> is_cancelled_ = std::make_shared<std::atomic<bool>>(false);

  std::optional<read::piece<Course>> front_;  // what was read of the first part
  std::uint64_t lines_before_ = 0;            // of its first line
  std::uint64_t games_before_ = 0;

  std::optional<Course> alone_;
  std::uint64_t alone_end_ = 0;  // what it has been given so far ends there
  totals_type alone_before_;

  bool has_ended_ = false;
  bool ends_soon_ = false;
  std::function<void(const kept&)> take_;
  totals_type totals_;
};

extern template class parallel_reader<read::finding_course>;
extern template class parallel_reader<fix::account_course>;
extern template class parallel_reader<format::block_course>;
extern template class parallel_reader<spec::coverage_course>;

}  // namespace strictpgn::cli
