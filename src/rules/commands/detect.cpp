#include "parse/command_recognizer.hpp"
#include "rules/commands/context.hpp"
#include "rules/elements.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// The moves that comments refer to: those before them in their sequences (SUP 4.1).
class move_before {
 public:
  /// Turns to the move of another comment, as `command_comment` names it. After a variation it may
  /// be one that had comments before.
  void turn_to(std::uint32_t move) {
    is_there_ = move != 0;
    if (!is_there_) return;
    while (!moves_.empty() && moves_.back().move > move) moves_.pop_back();
    if (moves_.empty() || moves_.back().move != move) moves_.push_back({move});
  }

  bool is_there() const { return is_there_; }

  /// Whether that move has had such a time command before; now it has.
  bool had(std::uint8_t time_bit) {
    auto& times = moves_.back().times;
    const bool is_repeated = (times & time_bit) != 0;
    times |= time_bit;
    return is_repeated;
  }

 private:
  struct timed_move {
    std::uint32_t move = 0;
    std::uint8_t times = 0;
  };
  std::vector<timed_move> moves_;
  bool is_there_ = false;
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

/// A comment that never ends has been reported; what its last command lacks only follows from that.
bool is_whole_comment(const element& e) {
  return e.kind == element_kind::line_comment ||
         (e.kind == element_kind::comment && (e.flags & element_flag::is_unclosed) == 0);
}

/// The commands of one comment.
class comment_check {
 public:
  comment_check(const check_context& in, const element& comment,
                const parse::command_comment& place, move_before& played, findings& out)
      : in_(in),
        out_(out),
        played_(played),
        text_(in.what.content_of(comment)),
        offset_(in.what.span_of(comment).begin + 1),
        is_line_comment_(comment.kind == element_kind::line_comment),
        has_place_(in.is_game && place.element >= in.what.first_in_movetext) {}

  void look(parse::read_command& found) {
    for (auto at = parse::find_command(text_, 0); at != text_.size();
         at = parse::find_command(text_, at)) {
      const auto plain = parse::recognize_command(text_.substr(at));
      if (plain.name == parse::plain_command::none || is_line_comment_) {
        if (!parse::next_command(text_, at, found)) return;
        judge(found);
      } else {
        judge_place(at, plain);
        at += plain.length;
      }
    }
  }

 private:
  void judge(const parse::read_command& found) {
    const span where{offset_ + found.where.begin, offset_ + found.where.end};
    const command_at command{found, text_.substr(found.where.begin, found.where.size()), where};
    if (is_line_comment_) out_.add(rule::command_in_line_comment, where, command.text);
    report_structure(command, offset_, out_);
    check_line_ends(command, in_.how.format, out_);
    if (found.name.empty()) return;
    const auto* const known = find_command(found.name);
    check_operands(command, known, out_);
    if (known != nullptr && has_place_) check_place(known->time_bit, where, command.text);
  }

  /// Of a command in its usual form only the place can be wrong.
  void judge_place(std::size_t at, const parse::recognized_command& command) {
    const auto time_bit = time_bit_of(command.name);
    const auto begin = offset_ + at;
    if (has_place_ && time_bit != 0)
      check_place(time_bit, {begin, begin + command.length}, text_.substr(at, command.length));
  }

  /// A time command and the move it belongs to. Outside a game there is none to miss, and the place
  /// of a comment in the tag section is a finding of its own.
  void check_place(std::uint8_t time_bit, span where, std::string_view text) {
    if (time_bit == 0) return;
    if (!played_.is_there())
      out_.add(rule::command_before_move, where, text);
    else if (played_.had(time_bit))
      out_.add(rule::command_repeated, where, text);
  }

  const check_context& in_;
  findings& out_;
  move_before& played_;
  std::string_view text_;
  std::uint64_t offset_;
  bool is_line_comment_;
  bool has_place_;
};

}  // namespace

void check_commands(const check_context& in, findings& out) {
  if (!in.has.likely_odd_commands) return;
  move_before played;
  parse::read_command found;
  for_each_command_comment(in, [&](const element& e, const parse::command_comment& place) {
    if (!is_whole_comment(e)) return;
    played.turn_to(place.after);
    comment_check(in, e, place, played, out).look(found);
  });
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
