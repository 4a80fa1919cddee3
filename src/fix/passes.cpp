#include "fix/passes.hpp"

#include <algorithm>
#include <utility>

#include "fix/trial.hpp"

namespace strictpgn::fix {

namespace {

bool is_wanted(const diagnostic& found, const fixing& which) {
  if (found.fix.empty() || found.level < which.least) return false;
  return which.most == fixability::all || (which.most == fixability::safe && found.fix.is_safe);
}

/// One pass over a text.
class pass {
 public:
  pass(const options& how, patch& copy, const fixing& which, const selection& chosen)
      : how_(how), copy_(copy), which_(which), chosen_(chosen) {}

  /// Takes the remedies of one step, which read on to byte `end`.
  void take(const reading& step, std::uint64_t end) {
    copy_.carry_out();
    add_errors(done_.errors, step.findings);
    for (const auto* const found : remedies_of(step, std::exchange(begin_, end), end)) take(*found);
  }

  outcome finish() {
    copy_.finish();
    return std::move(done_);
  }

 private:
  wanted remedies_of(const reading& step, std::uint64_t begin, std::uint64_t end) {
    wanted all;
    for (const auto& found : step.findings)
      if (is_wanted(found, which_) && chosen_.holds(done_.offered++)) all.push_back(&found);
    const bool is_held = step.source.offset <= begin;
    if (all.empty() || !is_held) return all;
    return trial(step.source, {begin, end}, how_).chosen_from(all);
  }

  void take(const diagnostic& found) {
    const auto& fix = found.fix;
    const bool is_done = !fix.line_ends.empty() && copy_.converts_line_ends();
    if (is_done || !copy_.take(fix)) return;
    if (fix.line_ends.empty()) {
      ++done_.fixed;
    } else {
      ++done_.of_line_ends;
      done_.line_ends = fix.line_ends;
    }
  }

  const options& how_;
  patch& copy_;
  const fixing& which_;
  const selection& chosen_;
  outcome done_;
  std::uint64_t begin_ = 0;  // of the next step
};

/// Finds the remedies of a pass that together bring no error: all where that is so, else as many as
/// can be found out by so many rewritings.
class settlement {
 public:
  settlement(const work& on, std::string line_ends) : on_(on), line_ends_(std::move(line_ends)) {}

  /// What was done in the end; the next text is then written.
  outcome reach() {
    if (try_out(selection::everything())) return last_;
    const bool may_convert = line_ends_.empty() || try_out({});
    if (!may_convert) line_ends_.clear();
    choose(0, last_.offered);
    if (!may_convert) best_.line_ends.clear();
    if (!stands_ && (is_any_ || has_converted())) on_.rewrite(line_ends_, kept_);
    return is_any_ ? best_ : outcome{};
  }

  /// Whether the line ends have become what they should.
  bool has_converted() const { return !line_ends_.empty(); }

 private:
  bool try_out(const selection& chosen) {
    ++tries_;
    last_ = on_.rewrite(line_ends_, chosen);
    const bool does_something = last_.fixed != 0 || !line_ends_.empty();
    stands_ = !does_something || is_no_worse(on_.judge(), last_.errors);
    return stands_;
  }

  /// Takes what can be taken of a range, beside what is kept already: all of it, or what can be
  /// taken of its halves.
  void choose(std::uint64_t first, std::uint64_t last) {
    if (first == last || tries_ >= most_tries) return;
    auto together = kept_;
    together.add(first, last);
    if (try_out(together)) {
      kept_ = std::move(together);
      best_ = last_;
      is_any_ = true;
    } else if (last - first > 1) {
      const auto middle = first + (last - first) / 2;
      choose(first, middle);
      choose(middle, last);
    }
  }

  static constexpr int most_tries = 64;

  const work& on_;
  std::string line_ends_;
  selection kept_;
  outcome last_;
  outcome best_;
  bool is_any_ = false;
  bool stands_ = false;
  int tries_ = 0;
};

}  // namespace

outcome fix_once(reader& games, const options& how, patch& copy, const fixing& which,
                 const selection& chosen) {
  pass one(how, copy, which, chosen);
  while (games.next()) one.take(games.current(), games.totals().bytes);
  return one.finish();
}

std::uint64_t fix_all(const work& on, const fixing& which) {
  std::uint64_t fixed = 0;
  outcome due;
  for (std::uint32_t count = 0; count < which.passes || !due.line_ends.empty(); ++count) {
    settlement agreed(on, due.line_ends);
    const auto done = agreed.reach();
    const bool has_done = done.fixed != 0 || agreed.has_converted();
    if (has_done) on.keep();
    fixed += done.fixed + (agreed.has_converted() ? due.of_line_ends : 0);
    if (!has_done && done.line_ends.empty()) break;
    due = done;
  }
  return fixed;
}

}  // namespace strictpgn::fix
