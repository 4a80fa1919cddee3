#include "report/text/full.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/pages/section.hpp"
#include "report/text/board_text.hpp"
#include "report/text/escape_for_display.hpp"
#include "report/text/excerpt.hpp"
#include "report/text/fix_text.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::report {
namespace {

/// ", game 3, Black's move 4".
std::string game_and_move(const diagnostic& finding) {
  if (finding.game == 0) return {};
  const auto move = move_in_words(finding);
  return fmt::format(", game {}{}{}", finding.game, move.empty() ? "" : ", ", move);
}

class full {
 public:
  full(std::string& out, const diagnostic& finding, render_context& where, const look& look,
       explanation of_rule)
      : out_(out),
        finding_(finding),
        where_(where),
        look_(look),
        of_rule_(of_rule),
        marks_(marks_of(finding, where.lines.window())),
        margin_(margin_of(marks_, where)) {}

  void append() {
    append_headline();
    append_place();
    render_excerpt(out_, marks_, where_, look_);
    if (shows_board(finding_)) append_board();
    append_notes();
    out_ += '\n';
  }

 private:
  void append_headline() {
    const auto title = fmt::format("{}[{}]", name_of(finding_.level), name_of(finding_.id));
    out_ += look_.style.paint(tone_of(finding_.level), title) + ": ";
    out_ += look_.style.paint(tone::strong, shown(finding_.message)) + "\n";
  }

  void append_place() {
    const auto [line, column] = where_.lines.locate(finding_.where.begin);
    out_ += fmt::format("{:{}}{} {}:{}:{}{}\n", "", margin_, look_.style.paint(tone::faint, "-->"),
                        shown_name(where_.file), line, column, game_and_move(finding_));
  }

  void append_board() {
    const auto& window = where_.lines.window();
    if (!is_inside(finding_.where, window)) return;
    const auto token =
        window.text.substr(finding_.where.begin - window.offset, finding_.where.size());
    const auto lines = board_lines(finding_.fen, token);
    if (lines.empty()) return;
    append_line("|");
    for (const auto& line : lines) append_line("|", line);
    if (const auto side = side_to_move(finding_.fen); !side.empty()) {
      append_line("|", fmt::format("{} to move", side));
    }
  }

  void append_notes() {
    note_far_labels();
    if (!finding_.expected.empty()) note_list("expected", finding_.expected);
    if (!finding_.candidates.empty()) {
      note_list(shows_board(finding_) ? "legal here" : "write", finding_.candidates);
    }
    if (const auto fix = words_for(finding_.fix, where_); !fix.empty())
      notes_.push_back(fmt::format("fix: {}{}", fix, behind_fix()));
    if (of_rule_ == explanation::given) note_rule();
    if (!notes_.empty()) append_line("|");
    for (const auto& note : notes_) append_line("=", note);
  }

  std::string behind_fix() const {
    if (where_.is_left(finding_.fix)) return fmt::format(" ({})", where_.why_left());
    return finding_.fix.is_safe ? "" : " (--fix=all)";
  }

  /// Related places that the window does not reach.
  void note_far_labels() {
    const auto& window = where_.lines.window();
    for (const auto& other : finding_.related) {
      if (is_inside(other.where, window)) continue;
      notes_.push_back(fmt::format("{}, at byte {}", shown(other.text), other.where.begin));
    }
  }

  void note_list(std::string_view title, const std::vector<std::string>& items) {
    notes_.push_back(shown(fmt::format("{}: {}", title, fmt::join(items, ", "))));
  }

  void note_rule() {
    const auto& about = info(finding_.id);
    notes_.push_back(fmt::format("{}: {}", section_in_words(about.section), about.summary));
    if (!about.help.empty()) notes_.push_back(fmt::format("help: {}", about.help));
  }

  void append_line(std::string_view bar, std::string_view text = {}) {
    out_ += fmt::format("{:{}} {}", "", margin_, look_.style.paint(tone::faint, bar));
    out_ += text.empty() ? "\n" : fmt::format(" {}\n", text);
  }

  std::string shown(std::string_view text) const {
    return escape_within(longest_message, text, where_.encoding);
  }

  std::string& out_;
  const diagnostic& finding_;
  render_context& where_;
  const look& look_;
  explanation of_rule_;
  std::vector<mark> marks_;
  std::size_t margin_;
  std::vector<std::string> notes_;
};

}  // namespace

void render_full(std::string& out, const diagnostic& finding, render_context& where,
                 const look& look, explanation of_rule) {
  full(out, finding, where, look, of_rule).append();
}

}  // namespace strictpgn::report
