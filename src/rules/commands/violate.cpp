// How the rules about commands in comments are violated on purpose (supplement of 2001, 3 and 4).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

/// A command in a comment just after a move, all of the command marked.
bool put_command(mutable_game& on, const std::string& before, const std::string& command,
                 const std::string& rest = "}") {
  auto* token = on.insert_after_move(before + command + rest);
  if (token == nullptr) return false;
  token->kind = token_kind::comment;
  token->marked = mark{before.size(), before.size() + command.size()};
  return true;
}

/// Clocks need a TimeControl tag.
bool put_clock(mutable_game& on, const std::string& before, const std::string& command,
               const std::string& rest = "}") {
  on.set_tag("TimeControl", "300").marked.reset();
  return put_command(on, before, command, rest);
}

bool bad_time(mutable_game& on) {
  const std::string name = on.random.pick({"clk", "emt", "egt"});
  const std::string time = on.random.pick({"1:5", "0:60:00", "0:00:60", "x", "1:00", "90"});
  return put_clock(on, "{", "[%" + name + ' ' + time + ']');
}

bool time_fraction(mutable_game& on) {
  auto time = on.sentence("clock_time");
  time += on.sentence("time_fraction");
  return put_clock(on, "{", "[%clk " + time + ']');
}

bool before_move(mutable_game& on) {
  on.set_tag("TimeControl", "300").marked.reset();
  on.insert(0, "{[%clk 0:05:00]}", token_kind::comment).marked = mark{1, 15};
  return true;
}

}  // namespace

std::vector<violation> commands_violations() {
  return {
      {rule::command_unterminated,
       [](mutable_game& on) { return put_command(on, "{", "[%", "clk 0:01:00}"); }},
      {rule::command_bad_name,
       [](mutable_game& on) {
         return put_command(on, "{", on.random.pick({"[% clk 0:01:00]", "[%-]", "[%]"}));
       }},
      {rule::command_missing_space,
       [](mutable_game& on) {
         return put_command(on, "{", on.random.pick({"[%foo]", "[%foo  1]", "[%foo\n\n1]"}));
       }},
      {rule::command_unterminated_string,
       [](mutable_game& on) { return put_command(on, "{[%c ", "\"x", "]}"); }},
      {rule::command_empty_operand,
       [](mutable_game& on) {
         return put_command(on, on.random.pick({"{[%c a,", "{[%c "}), "", ",b]}");
       }},
      {rule::command_in_line_comment,
       [](mutable_game& on) {
         const auto slot = on.find_slot(true);
         if (!slot) return false;
         on.insert(*slot, "; [%foo 1]", token_kind::comment).marked = mark{2, 10};
         on.sheet.tokens[*slot + 1].gap = "\n";
         return true;
       }},
      {rule::command_time_format, bad_time},
      {rule::command_time_fraction, time_fraction},
      {rule::command_mct_format,
       [](mutable_game& on) { return put_clock(on, "{", "[%mct 7:10:42]"); }},
      {rule::command_before_move, before_move},
      {rule::command_repeated,
       [](mutable_game& on) { return put_clock(on, "{[%clk 0:01:00] ", "[%clk 0:02:00]"); }},
      {rule::command_eval_format,
       [](mutable_game& on) {
         return put_command(on, "{", on.random.pick({"[%eval x]", "[%eval 1]", "[%eval +-1.0]"}));
       }},
      {rule::command_csl_cal_format,
       [](mutable_game& on) {
         return put_command(on, "{", on.random.pick({"[%csl Xz9]", "[%cal Ga1]", "[%csl Gi1]"}));
       }},
      {rule::command_unknown,
       [](mutable_game& on) { return put_command(on, "{", "[%foo " + on.words(1) + ']'); }},
  };
}

}  // namespace strictpgn::generate
