#include "parse/commands.hpp"

#include <algorithm>
#include <string>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

#include "grammar/commands.hpp"
#include "parse/command_recognizer.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::parse {
namespace {

namespace g = strictpgn::grammar;

using text_input = tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy>;

constexpr std::string_view newlines = "\r\n";

/// Each line end with the blanks around it as one blank (D131).
std::string unfolded(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const auto word = text.substr(0, std::min(text.find_first_of(text::white_space), text.size()));
    text.remove_prefix(word.size());
    const auto gap =
        text.substr(0, std::min(text.find_first_not_of(text::white_space), text.size()));
    text.remove_prefix(gap.size());
    const auto lines = text::count_line_ends(gap);
    result += word;
    result += lines == 0 ? std::string(gap) : std::string(lines, ' ');
  }
  return result;
}

/// Without line ends at the end, and the blanks beside them: they are nothing there (D131).
std::string_view without_last_newlines(std::string_view text) {
  const auto end = text.find_last_not_of(text::white_space) + 1;
  return text.find_first_of(newlines, end) == text.npos ? text : text.substr(0, end);
}

/// A command while it is read.
struct command_builder {
  std::string_view text;
  read_command& made;

  span span_of(std::string_view part) const {
    const auto begin = static_cast<std::uint64_t>(part.data() - text.data());
    return {begin, begin + part.size()};
  }

  void begin() {
    made.name = {};
    made.operands.clear();
    made.deviations.clear();
  }

  void add(std::string_view operand, std::string_view inside) {
    const bool is_folded = inside.find_first_of(newlines) != inside.npos;
    made.operands.push_back({is_folded ? unfolded(inside) : std::string(inside),
                             operand.starts_with('"') && inside.data() != operand.data(),
                             span_of(operand)});
  }
};

template <typename Rule>
struct action {};

template <>
struct action<g::command_open> {
  static void apply0(command_builder& to) { to.begin(); }
};

template <>
struct action<g::command_name> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    to.made.name = in.string_view();
  }
};

template <>
struct action<g::plain_command_operand> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    to.add(in.string_view(), in.string_view());
  }
};

template <>
struct action<g::quoted_operand> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    to.add(in.string_view(), in.string_view().substr(1, in.size() - 2));
  }
};

/// A deviation is noted at the text it has read.
struct note {
  template <typename Input>
  static void apply(const Input& in, command_builder& to, rule id) {
    to.made.deviations.push_back({id, to.span_of(in.string_view())});
  }
};

template <>
struct action<g::unterminated_operand> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    note::apply(in, to, g::unterminated_operand::id);
    to.add(in.string_view(), without_last_newlines(in.string_view().substr(1)));
  }
};

template <>
struct action<g::empty_operand> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    note::apply(in, to, g::empty_operand::id);
    to.add(in.string_view(), in.string_view());
  }
};

/// Its place is that of the whole command, which is known when it has been read.
template <typename Deviation>
struct about_command {
  static void apply0(command_builder& to) { to.made.deviations.push_back({Deviation::id, {}}); }
};

template <>
struct action<g::wrong_space> : about_command<g::wrong_space> {};
template <>
struct action<g::no_operands> : about_command<g::no_operands> {};

template <>
struct action<g::misnamed_command> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    to.begin();
    note::apply(in, to, g::misnamed_command::id);
  }
};

/// What is never closed is shown where it opens (D121).
template <>
struct action<g::open_command> {
  template <typename Input>
  static void apply(const Input& in, command_builder& to) {
    to.begin();
    const auto begin = to.span_of(in.string_view()).begin;
    to.made.deviations.push_back({g::open_command::id, {begin, begin + 2}});
  }
};

template <typename Rule>
bool is_all(std::string_view text) {
  text_input in(text.data(), text.size(), "");
  return tao::pegtl::parse<tao::pegtl::seq<Rule, tao::pegtl::eof>>(in);
}

void move_by(span& where, std::uint64_t offset) {
  where.begin += offset;
  where.end += offset;
}

}  // namespace

bool read_command::has(rule deviation) const {
  return std::ranges::find(deviations, deviation, &command_deviation::id) != deviations.end();
}

bool next_command(std::string_view comment_text, std::size_t& from, read_command& found) {
  from = find_command(comment_text, from);
  if (from == comment_text.size()) return false;
  command_builder to{comment_text, found};
  text_input in(comment_text.data() + from, comment_text.data() + comment_text.size(), "");
  tao::pegtl::parse<g::any_command, action>(in, to);
  const auto end = static_cast<std::size_t>(in.current() - comment_text.data());
  found.where = {from, end};
  for (auto& deviation : found.deviations)
    if (deviation.id == rule::command_missing_space) deviation.where = found.where;
  from = end;
  return true;
}

bool is_clock_time(std::string_view operand) { return is_all<g::clock_time>(operand); }
bool is_clock_time_with_fraction(std::string_view operand) {
  return is_all<g::lenient_time>(operand) && !is_clock_time(operand);
}
bool is_mechanical_time(std::string_view operand) { return is_all<g::mechanical_time>(operand); }
bool is_fractional_clock_time(std::string_view operand) {
  return is_all<g::fractional_clock_time>(operand);
}
bool is_server_time(std::string_view operand) { return is_all<g::server_time>(operand); }
bool is_evaluation(std::string_view operand) { return is_all<g::evaluation>(operand); }
bool is_search_depth(std::string_view operand) { return is_all<g::search_depth>(operand); }
bool is_colored_square(std::string_view operand) { return is_all<g::colored_square>(operand); }
bool is_colored_arrow(std::string_view operand) { return is_all<g::colored_arrow>(operand); }

}  // namespace strictpgn::parse

namespace strictpgn {

std::vector<command> commands_of(std::string_view comment_text) {
  std::vector<command> commands;
  parse::read_command found;
  for (std::size_t at = 0; parse::next_command(comment_text, at, found);)
    if (!found.name.empty()) commands.push_back(found);
  return commands;
}

std::vector<command> commands_of(const game& game, const element& comment) {
  const bool is_comment =
      comment.kind == element_kind::comment || comment.kind == element_kind::line_comment;
  if (!is_comment) return {};
  auto commands = commands_of(game.content_of(comment));
  const auto offset = game.span_of(comment).begin + 1;
  for (auto& one : commands) {
    parse::move_by(one.where, offset);
    for (auto& operand : one.operands) parse::move_by(operand.where, offset);
  }
  return commands;
}

}  // namespace strictpgn
