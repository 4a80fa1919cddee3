#include "cli/commands/view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/io/browser.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/settings.hpp"
#include "report/plural.hpp"
#include "report/run_summary.hpp"
#include "strictpgn/file_name.hpp"
#include "text/code_point.hpp"
#include "view/page.hpp"

namespace strictpgn::cli {
namespace {

namespace fs = std::filesystem;

/// A page holds its games in memory, and so does the browser.
constexpr std::uint64_t greatest_page = 64 << 20;

constexpr enum_option<severity> view_levels[] = {
    {"error", severity::error}, {"warning", severity::warning}, {"info", severity::info}};

/// The options of the verb as given.
struct view_options {
  std::string file = "-";
  std::string page;
  std::string games;
  std::string level = "warning";
  std::string stdin_name = "<stdin>";
  reader_options reading;
  configuration_options configuration;
};

/// Games of the input, counted from 1, both ends included.
struct game_range {
  std::uint64_t first = 1;
  std::uint64_t last = UINT64_MAX;
};

/// `7`, `1-10000` or `500-`.
game_range parse_games(std::string_view text) {
  if (text.empty()) return {};
  const auto complain = [&] {
    return usage_error(fmt::format("--games: `{}` is no range of games such as 1-10000", text));
  };
  const auto number = [&](std::string_view digits) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || value == 0)
      throw complain();
    return value;
  };
  const auto dash = text.find('-');
  game_range range;
  range.first = number(text.substr(0, dash));
  if (dash == text.npos)
    range.last = range.first;
  else if (dash + 1 < text.size())
    range.last = number(text.substr(dash + 1));
  if (range.last < range.first) throw complain();
  return range;
}

/// Whether bytes that come piece by piece are UTF-8, and not ASCII alone.
class utf8_watch {
 public:
  void take(std::string_view piece) {
    if (!is_valid_) return;
    rest_ += piece;
    std::size_t at = 0;
    constexpr std::size_t longest = 4;
    while (at < rest_.size() && is_valid_) {
      const auto found = text::first_code_point(std::string_view(rest_).substr(at), encoding::utf8);
      if (!found.is_valid && rest_.size() - at < longest) break;
      is_valid_ = found.is_valid;
      is_more_than_ascii_ |= found.length > 1;
      at += found.length;
    }
    rest_.erase(0, at);
  }

  bool is_utf8() const { return is_valid_ && is_more_than_ascii_ && rest_.empty(); }

 private:
  std::string rest_;
  bool is_valid_ = true;
  bool is_more_than_ascii_ = false;
};

/// One run over the input.
class viewer {
 public:
  explicit viewer(const view_options& given)
      : given_(given),
        range_(parse_games(given.games)),
        file_(input_named(given.file, given.stdin_name)),
        settings_(given.reading, given.configuration) {
    options_.file = file_.is_stdin() ? file_.name : fs::path(file_.name).filename().string();
    options_.reading = settings_.about(file_);
    options_.shown = parse_enum_option("--level", given.level, view_levels);
    if (writes_file()) redirect_stdout(given.page, {file_});
  }

  exit_status run() {
    with_only_text(file_, [&](const input& text) { read(text); });
    deliver();
    if (totals_.errors == 0) return no_errors;
    print_error(fmt::format("the page shows {}", report::in_words(totals_.errors, "error")));
    return errors_found;
  }

 private:
  bool writes_file() const { return !given_.page.empty() && given_.page != "-"; }

  void read(const input& text) {
    options_.reading = options_for(text, options_.reading);
    if (text.opened) hold(*text.opened);
    if (!settings_.says_encoding(file_) && is_utf8(text))
      options_.reading.encoding = encoding::utf8;
    view::page page(options_);
    with_games(text, [&](reader& games) {
      add_games(text, games, page);
      page.write(html_, totals_);
    });
  }

  /// What can be read once is read twice.
  void hold(byte_stream& in) {
    std::array<char, 64 << 10> piece;
    while (in.read(piece.data(), piece.size()) || in.gcount() != 0)
      held_.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad()) throw unreadable_input(fmt::format("`{}`: {}", file_.name, in.failure()));
  }

  bool is_utf8(const input& text) const {
    utf8_watch watch;
    if (text.opened)
      watch.take(held_);
    else
      each_piece(text, [&](std::string_view piece) { watch.take(piece); });
    return watch.is_utf8();
  }

  void with_games(const input& text, const std::function<void(reader&)>& use) {
    if (!text.opened) return with_reader(text, options_.reading, use);
    auto games = reader::text(held_, options_.reading);
    use(games);
  }

  void add_games(const input& text, reader& games, view::page& page) {
    add_file_name(text, page);
    progress bar(is_stderr_terminal(), file_.name, size_of(file_));
    while (games.totals().games < range_.last && games.next()) {
      const auto& step = games.current();
      const auto number = games.totals().games;
      bar.update(games.totals());
      if (range_.first > 1 && number < range_.first) continue;
      page.add(step, number);
      report::add(totals_, step);
      if (page.source_size() > greatest_page) refuse_size();
    }
    if (totals_.games == 0 && !given_.games.empty())
      throw usage_error(fmt::format("--games: `{}` has {} games, not `{}`", file_.name,
                                    games.totals().games, given_.games));
  }

  void add_file_name(const input& text, view::page& page) {
    if (text.is_stdin()) return;
    const auto found = check_file_name(text.text_name(), file_content::games, options_.reading);
    if (!found) return;
    reading step;
    step.findings = {&*found, 1};
    page.add(step, 0);
    report::add(totals_, step);
  }

  [[noreturn]] void refuse_size() const {
    throw usage_error(
        fmt::format("`{}` has more than {} MB of games to show; name some of them: --games {}-{}",
                    file_.name, greatest_page >> 20, range_.first,
                    range_.first + std::max<std::uint64_t>(totals_.games, 2) - 2));
  }

  void deliver() const {
    if (!given_.page.empty()) {
      output out;
      out.text() = html_;
      out.flush();
    } else {
      const auto page = write_temporary_page(html_);
      if (!open_in_browser(page))
        throw usage_error(
            fmt::format("nothing here opens pages; this one is in `{}`, and -o names another file",
                        page.string()));
      print_error(fmt::format("the page is in {}", page.string()));
    }
  }

  const view_options& given_;
  game_range range_;
  input file_;
  settings settings_;
  view::page_options options_;
  summary totals_;
  std::string held_;
  std::string html_;
};

}  // namespace

void add_view(command_line& program, exit_status& status) {
  auto view = program.add_verb("view", "make a page to play through games, with what is wrong");
  view.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<view_options>();
    verb.add_option("FILE", options->file, "a PGN file; - or none: stdin");
    verb.add_option("-o,--output FILE", options->page,
                    "the page to write, - for stdout; without it one is made and opened");
    verb.add_option("--games RANGE", options->games, "only these, such as 1-10000");
    verb.add_option("--level LEVEL", options->level,
                    "findings at least so grave: error, warning or info")
        .shows_default();
    options->reading.add_to(verb);
    options->configuration.add_to(verb);
    verb.add_option("--stdin-name NAME", options->stdin_name, "what the page calls stdin")
        .shows_default();
    verb.then([options, &status] { status = viewer(*options).run(); });
  });
}

}  // namespace strictpgn::cli
