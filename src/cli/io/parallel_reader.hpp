// A reader that several threads work for.
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
#include "read/piece.hpp"
#include "read/session.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::cli {

/// Finds what `reader` finds, in the same order. The input is cut where games seem to begin, and
/// its parts are read at the same time. What was read of a part counts if the reading of the part
/// before has come to that very place and in the same state; else that reading goes on through it.
class parallel_reader {
 public:
  using read_function = std::function<std::size_t(char*, std::size_t)>;

  /// About `part_size` bytes are read at a time by each of the jobs; as many parts again wait.
  parallel_reader(read_function source, const options& options, job_pool& pool,
                  std::size_t part_size);
  parallel_reader(const parallel_reader&) = delete;
  parallel_reader& operator=(const parallel_reader&) = delete;
  ~parallel_reader();

  /// Goes on to the next step that has findings; false at the end. Throws what `source` throws.
  bool next();
  const reading& current() const { return now_; }
  /// The end comes with that of the part that is told now, to which the totals then reach.
  void end_soon() { ends_soon_ = true; }
  /// All that was read, once `next` has said that it is at the end; before, about as much.
  const summary& totals() const { return totals_; }

 private:
  /// A part of the input that is read, or was.
  struct part {
    std::shared_ptr<const std::string> text;
    std::uint64_t offset = 0;  // of the text
    std::optional<read::boundary> from;
    std::uint64_t stop = 0;
    std::future<read::piece> result;

    std::uint64_t begin() const { return from ? from->offset : 0; }
    std::uint64_t end() const { return offset + text->size(); }
  };

  void start_parts();
  bool start_part();
  std::optional<read::boundary> cut();
  std::size_t read_source(char* to, std::size_t size);
  bool hold(std::size_t size);
  void begin_front();
  bool tell_kept();
  void finish_front();
  void go_on_alone(const std::optional<read::boundary>& from);
  bool tell_alone();
  void count_alone();
  void end_alone();
  bool is_taken_over(const read::boundary& at);
  std::size_t bytes_at(std::uint64_t offset, char* to, std::size_t size);
  read::boundary numbered(read::boundary at) const;

  read_function source_;
  options options_;
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

  std::optional<read::piece> front_;  // what was read of the first part
  std::size_t next_step_ = 0;
  std::uint64_t lines_before_ = 0;  // of its first line
  std::uint64_t games_before_ = 0;

  std::optional<read::session> alone_;
  std::uint64_t alone_end_ = 0;  // what it has been given so far ends there
  summary alone_before_;

  bool has_ended_ = false;
  bool ends_soon_ = false;
  reading now_;
  std::vector<diagnostic> findings_;
  summary totals_;
};

}  // namespace strictpgn::cli
