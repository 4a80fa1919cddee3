#include "rules/commands/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// Follows the sequences of moves, for what a comment refers to: the move before it (SUP 4.1).
class move_before {
 public:
  void pass(const element& e) {
    using enum element_kind;
    if (e.kind == variation_begin)
      sequences_.emplace_back();
    else if (e.kind == variation_end && sequences_.size() > 1)
      sequences_.pop_back();
    else if (e.kind == move || e.kind == null_move || e.kind == unreadable_move ||
             e.kind == unknown_symbol)
      sequences_.back() = {.has_move = true, .times = 0};
  }

  bool is_there() const { return sequences_.back().has_move; }

  /// Whether that move has had such a time command before; now it has.
  bool had(std::uint8_t time_bit) {
    auto& times = sequences_.back().times;
    const bool is_repeated = (times & time_bit) != 0;
    times |= time_bit;
    return is_repeated;
  }

 private:
  struct sequence {
    bool has_move = false;
    std::uint8_t times = 0;
  };
  std::vector<sequence> sequences_{1};
};

void report_structure(const command_at& command, std::uint64_t offset, findings& out) {
  for (const auto& [id, where] : command.is.deviations)
    out.add(id, {offset + where.begin, offset + where.end}, command.text);
}

/// Whoever wraps comments may break a line at a blank of a command, and import reads on. A writer
/// does not, and in export format the one space is a space (D131).
void check_line_ends(const command_at& command, profile format, findings& out) {
  const bool is_written = format == profile::export_format || format == profile::archival;
  if (!is_written || command.text.find_first_of("\r\n") == command.text.npos) return;
  if (command.is.has(rule::command_missing_space) || command.is.has(rule::command_unterminated))
    return;
  out.say(rule::command_missing_space, command.where,
          fmt::format("the command `{}` goes on after a line end", quoted(command.text)));
}

/// A time command and the move it belongs to. Outside a game there is none to miss, and the place
/// of a comment in the tag section is a finding of its own.
void check_place(const command_at& command, std::uint8_t time_bit, move_before& played,
                 findings& out) {
  if (time_bit == 0) return;
  if (!played.is_there())
    out.add(rule::command_before_move, command.where, command.text);
  else if (played.had(time_bit))
    out.add(rule::command_repeated, command.where, command.text);
}

/// A comment that never ends has been reported; what its last command lacks only follows from that.
bool is_whole_comment(const element& e) {
  return e.kind == element_kind::line_comment ||
         (e.kind == element_kind::comment && (e.flags & element_flag::is_unclosed) == 0);
}

}  // namespace

void check_commands(const check_context& in, findings& out) {
  if (!in.has.comments) return;
  move_before played;
  parse::read_command found;
  for (std::size_t at = 0; at < in.what.elements.size(); ++at) {
    const auto& e = in.what.elements[at];
    played.pass(e);
    if (!is_whole_comment(e)) continue;
    const auto text = in.what.content_of(e);
    const auto offset = in.what.span_of(e).begin + 1;
    for (std::size_t from = 0; parse::next_command(text, from, found);) {
      const span where{offset + found.where.begin, offset + found.where.end};
      const command_at command{found, text.substr(found.where.begin, found.where.size()), where};
      if (e.kind == element_kind::line_comment)
        out.add(rule::command_in_line_comment, where, command.text);
      report_structure(command, offset, out);
      check_line_ends(command, in.how.format, out);
      if (found.name.empty()) continue;
      const auto* const known = find_command(found.name);
      check_operands(command, known, out);
      if (known != nullptr && in.is_game && at >= in.what.first_in_movetext)
        check_place(command, known->time_bit, played, out);
    }
  }
}

std::span<const rule> command_rules() {
  static constexpr rule found_here[] = {
      rule::command_in_line_comment, rule::command_time_format, rule::command_mct_format,
      rule::command_before_move,     rule::command_repeated,    rule::command_eval_format,
      rule::command_csl_cal_format,  rule::command_unknown,
  };
  return found_here;
}

}  // namespace strictpgn::rules
