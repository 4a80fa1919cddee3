#include <optional>
#include <string>
#include <utility>

#include "fix/passes.hpp"

namespace strictpgn {

namespace {

class drafts_in_memory : public fix::drafts {
 public:
  drafts_in_memory(std::string_view text, const options& options)
      : standing_(text), options_(options) {}

  void read(const std::string& line_ends, const use& pass) override {
    copy_.clear();
    const std::string_view text = newest_ ? *newest_ : standing_;
    fix::edited_copy to_copy(
        fix::edited_copy::reading(text), [&](std::string_view piece) { copy_ += piece; },
        line_ends);
    pass([&](const auto& take) { read_all(text, take); }, to_copy);
  }
  void advance() override { newest_ = std::exchange(copy_, {}); }
  void keep() override {
    standing_ = std::move(*newest_);
    newest_.reset();
  }
  void go_back() override { newest_.reset(); }

  std::string take() { return std::move(standing_); }

 private:
  void read_all(std::string_view text, const std::function<void(const fix::told_step&)>& take) {
    auto games = reader::text(text, options_);
    while (games.next()) take({games.current(), games.totals().bytes});
  }

  std::string standing_;
  std::optional<std::string> newest_;
  std::string copy_;
  const options& options_;
};

}  // namespace

fixed_text apply_fixes(std::string_view text, const options& options, const fix_options& chosen) {
  const auto how = options.telling_all();
  drafts_in_memory result(text, how);
  const auto done = fix::fix_all(result, how, chosen);
  return {result.take(), done.fixed, done.has_more};
}

}  // namespace strictpgn
