#include "fix/passes.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "fix/joint_trial.hpp"
#include "fix/stretches.hpp"
#include "rules/fixes.hpp"

namespace strictpgn::fix {

namespace {

bool is_wanted(const diagnostic& found, const fix_options& chosen) {
  return found.level >= chosen.least && is_among(found.fix, chosen.most);
}

/// What one pass did.
struct outcome {
  stretches made;                  ///< of the text that was read
  std::uint64_t fixed = 0;         ///< findings whose fix was carried out
  std::string line_ends;           ///< what the line ends have yet to become; empty: they stay
  std::uint64_t of_line_ends = 0;  ///< findings that this will put right
  bool has_more = false;           ///< another pass might put right more
};

/// What one pass is there for.
enum class purpose : std::uint8_t {
  edits,      ///< fixes are carried out, but for those of line ends
  line_ends,  ///< only those
  look        ///< whether there are more to carry out
};

/// One pass over a text.
class pass {
 public:
  pass(const options& options, const fix_options& chosen, purpose purpose, const warnings& careful,
       edited_copy& copy, audit* judge)
      : options_(options),
        chosen_(chosen),
        purpose_(purpose),
        careful_(careful),
        copy_(copy),
        judge_(judge) {}

  outcome go(const drafts::steps& newest) {
    newest([this](const told_step& step) { take(step); });
    if (done_.fixed != 0 || copy_.converts_line_ends()) copy_.finish();  // else nobody needs it
    return std::move(done_);
  }

 private:
  void take(const told_step& step) {
    copy_.carry_out();
    if (judge_ != nullptr) judge_->add(step.unit.value_or(begin_), step.said);
    stretch now;
    now.old_begin = begin_;
    now.begin = copy_.place_of(begin_);
    now.level = careful_.between(begin_, step.end);
    const auto fixes = fixes_of(step, now.level);
    if (purpose_ == purpose::look) {
      done_.has_more |= !fixes.empty();
      return go_on(step, now);
    }
    for (const auto* const found : fixes) {
      if (!copy_.take(found->fix)) continue;
      if (!found->fix.is_safe) now.may_change |= rules::fix_row_of(found->id).changes;
      now.is_changed = true;
      ++done_.fixed;
    }
    go_on(step, now);
  }

  void go_on(const told_step& step, const stretch& now) {
    done_.made.add(now, step.said);
    begin_ = step.end;
  }

  wanted fixes_of(const told_step& step, caution level) {
    wanted all;
    for (const auto& found : step.findings) {
      if (!is_wanted(found, chosen_)) continue;
      if (found.fix.line_ends.empty()) {
        all.push_back(&found);
      } else {
        done_.line_ends = found.fix.line_ends;
        ++done_.of_line_ends;
      }
    }
    if (level == caution::refusal || purpose_ == purpose::line_ends) return {};
    const bool is_held = step.source.offset <= begin_;
    if (all.empty() || level == caution::none) return all;
    if (!is_held) return {};
    auto chosen = joint_trial(step.source, {begin_, step.end}, options_).chosen_from(all);
    if (level == caution::half)
      chosen.erase(chosen.begin(), chosen.end() - static_cast<std::ptrdiff_t>(chosen.size() / 2));
    return chosen;
  }

  const options& options_;
  const fix_options& chosen_;
  purpose purpose_;
  const warnings& careful_;
  edited_copy& copy_;
  audit* judge_;
  outcome done_;
  std::uint64_t begin_ = 0;  // of the next step
};

/// A text that must still prove itself.
struct candidate {
  stretches made;       ///< of the text that stands
  std::uint64_t fixed;  ///< findings that are gone
  bool has_new_line_ends;
  warnings careful;  ///< where caution is needed in the candidate
};

/// Reading after reading.
class work {
 public:
  work(drafts& text, const options& options, const fix_options& chosen)
      : text_(text), options_(options), chosen_(chosen) {}

  repaired run() {
    while (read_on()) {
    }
    return done_;
  }

 private:
  /// Reads the newest text, which shows whether it may stand, and makes another. False when nothing
  /// is left to do.
  bool read_on() {
    const auto line_ends = std::exchange(line_ends_, {});
    std::vector<std::size_t> failures;
    outcome done;
    text_.read(line_ends, [&](const drafts::steps& newest, edited_copy& copy) {
      std::optional<audit> judge;
      if (next_) judge.emplace(next_->made);
      const auto purpose = !line_ends.empty()         ? purpose::line_ends
                           : passes_ < chosen_.passes ? purpose::edits
                                                      : purpose::look;
      pass one(options_, chosen_, purpose, next_ ? next_->careful : careful_, copy,
               judge ? &*judge : nullptr);
      done = one.go(newest);
      if (judge) failures = judge->failures();
    });
    if (!failures.empty()) return go_back(failures);
    if (next_) keep();
    done_.has_more = done.has_more;
    return try_out(std::move(done), !line_ends.empty());
  }

  void keep() {
    text_.keep();
    done_.fixed += next_->fixed;
    careful_ = std::move(next_->careful);
    next_.reset();
    attempts_ = 0;
  }

  /// The copy that was made of the text that stands becomes the next, if anything is new in it.
  bool try_out(outcome done, bool has_new_line_ends) {
    if (!has_new_line_ends && may_convert_) line_ends_ = done.line_ends;
    if (has_new_line_ends) may_convert_ = false;  // once is enough
    const auto fixed = has_new_line_ends ? done.of_line_ends : done.fixed;
    if (fixed == 0) return has_new_line_ends || !line_ends_.empty();
    if (!has_new_line_ends) ++passes_;
    next_ = {std::move(done.made), fixed, has_new_line_ends, {}};
    if (!has_new_line_ends)  // which may be what was missing
      for (const auto& one : next_->made.all())
        if (one.level != caution::none) next_->careful.set(one.begin, caution::trial);
    text_.advance();
    return true;
  }

  /// The text that stands is read again, with more caution where that was missed. False where there
  /// is no telling.
  bool go_back(const std::vector<std::size_t>& failures) {
    text_.go_back();
    const auto failed = std::exchange(next_, {});
    if (failed->has_new_line_ends) return true;
    --passes_;
    return ++attempts_ <= most_attempts && is_warned(failed->made.all(), failures);
  }

  /// Fixes that only fail together with others of the file, or in its course, are given up: at
  /// first only those of the first of several stretches in succession, of which the others may be
  /// consequences. After some attempts all that fail are given up, untried.
  bool is_warned(const std::vector<stretch>& all, const std::vector<std::size_t>& failures) {
    bool is_any = false;
    for (std::size_t n = 0; n != failures.size(); ++n) {
      const auto near = causes_of(all, failures[n]);
      const auto is_untried = [this](const stretch* one) {
        return one->level == caution::none && attempts_ <= patient_attempts;
      };
      const bool is_new = std::ranges::any_of(near, is_untried);
      const bool follows = n != 0 && failures[n - 1] + 1 == failures[n];
      if (!is_new && follows && attempts_ < patient_attempts) continue;
      for (const auto* one : near) {
        if (is_new != is_untried(one)) continue;
        const bool is_last = attempts_ > patient_attempts || one->level == caution::half;
        careful_.set(one->old_begin, is_new    ? caution::trial
                                     : is_last ? caution::refusal
                                               : caution::half);
        is_any = true;
        if (!is_new) break;
      }
    }
    return is_any;
  }

  /// The stretches around the failed one, if they were changed, and itself, which has passed its
  /// own trial; if it was not changed, the nearest that were, behind and before it. What follows a
  /// game can matter to it as well as what precedes it.
  static std::vector<const stretch*> causes_of(const std::vector<stretch>& all,
                                               std::size_t failed) {
    const auto at = all.begin() + static_cast<std::ptrdiff_t>(failed);
    std::vector<const stretch*> near;
    if (at->is_changed) {
      if (at + 1 != all.end() && at[1].is_changed) near.push_back(&at[1]);
      if (at != all.begin() && at[-1].is_changed) near.push_back(&at[-1]);
      near.push_back(&*at);
      return near;
    }
    const auto behind = std::find_if(at, all.end(), [](const auto& s) { return s.is_changed; });
    if (behind != all.end()) near.push_back(&*behind);
    const auto before = std::find_if(std::make_reverse_iterator(at), all.rend(),
                                     [](const auto& s) { return s.is_changed; });
    if (before != all.rend()) near.push_back(&*before);
    return near;
  }

  static constexpr int patient_attempts = 4;
  static constexpr int most_attempts = 12;

  drafts& text_;
  const options& options_;
  const fix_options& chosen_;
  std::optional<candidate> next_;  // the newest text, unless that is the one that stands
  warnings careful_;
  std::string line_ends_;  // that the next copy is to have
  bool may_convert_ = true;
  std::uint32_t passes_ = 0;
  int attempts_ = 0;
  repaired done_;
};

}  // namespace

bool is_among(const suggested_fix& fix, applicability most) {
  return most == applicability::all || (most == applicability::safe && fix.is_safe);
}

repaired fix_all(drafts& text, const options& options, const fix_options& chosen) {
  return work(text, options, chosen).run();
}

}  // namespace strictpgn::fix
