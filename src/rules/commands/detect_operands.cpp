// The operands of the commands that the supplement and practice know (SUP 4, D99, D101).
#include <algorithm>

#include "rules/commands/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using operand_test = bool (*)(std::string_view);
using operand_list = std::vector<command_operand>;

bool is_unquoted(const command_operand& operand, operand_test test) {
  return !operand.is_quoted && test(operand.text);
}

void clock_time(const command_at& command, findings& out) {
  const auto& operands = command.is.operands;
  if (operands.size() == 1 && is_unquoted(operands[0], parse::is_clock_time)) return;
  const auto is_one = [&](operand_test test) {
    return operands.size() == 1 && is_unquoted(operands[0], test);
  };
  if (is_one(parse::is_clock_time_with_fraction))
    out.add(rule::command_time_fraction, command.where, command.text);
  else
    out.add(rule::command_time_format, command.where, command.text,
            is_one(parse::is_server_time) ? info_in_modern() : usual);
}

void mechanical_time(const command_at& command, findings& out) {
  const auto& operands = command.is.operands;
  if (operands.size() != 1 || !is_unquoted(operands[0], parse::is_mechanical_time))
    out.add(rule::command_mct_format, command.where, command.text);
}

void evaluation(const command_at& command, findings& out) {
  const auto& operands = command.is.operands;
  const bool fits = operands.size() <= 2 && is_unquoted(operands[0], parse::is_evaluation) &&
                    (operands.size() == 1 || is_unquoted(operands[1], parse::is_search_depth));
  if (!fits) out.add(rule::command_eval_format, command.where, command.text);
}

template <operand_test Test>
void drawing(const command_at& command, findings& out) {
  const bool fits = std::ranges::all_of(
      command.is.operands, [](const command_operand& each) { return is_unquoted(each, Test); });
  if (!fits) out.add(rule::command_csl_cal_format, command.where, command.text);
}

constexpr known_command known_commands[] = {
    {"clk", 1, clock_time},
    {"egt", 2, clock_time},
    {"emt", 4, clock_time},
    {"mct", 8, mechanical_time},
    {"eval", 0, evaluation},
    {"csl", 0, drawing<parse::is_colored_square>},
    {"cal", 0, drawing<parse::is_colored_arrow>},
};

/// Whether the operands are those that were meant: what is missing or empty has been told.
bool has_whole_operands(const parse::read_command& is) {
  return !is.operands.empty() && !is.has(rule::command_empty_operand) &&
         !is.has(rule::command_unterminated_string);
}

}  // namespace

const known_command* find_command(std::string_view name) {
  const auto* const found = std::ranges::find(known_commands, name, &known_command::name);
  return found == std::end(known_commands) ? nullptr : found;
}

std::uint8_t time_bit_of(parse::plain_command name) {
  using enum parse::plain_command;
  switch (name) {
    case clk:
      return 1;
    case egt:
      return 2;
    case emt:
      return 4;
    case mct:
      return 8;
    default:
      return 0;
  }
}

bool is_time_command(std::string_view name) {
  const auto* const found = find_command(name);
  return found != nullptr && found->time_bit != 0;
}

void check_operands(const command_at& command, const known_command* known, findings& out) {
  if (known == nullptr)
    out.add(rule::command_unknown, command.where, command.text);
  else if (has_whole_operands(command.is))
    known->judge(command, out);
}

}  // namespace strictpgn::rules
