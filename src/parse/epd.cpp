#include "parse/epd.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>
#include <utility>

#include "grammar/epd.hpp"
#include "parse/fen_actions.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {
namespace {

/// The record while it is read.
struct epd_builder : fen_builder {
  std::vector<std::string_view> clocks;
  std::vector<epd_operation> operations;
  bool is_foreign = false;  // the operand being read has characters that it may not have

  void begin_operation(std::string_view text, std::string_view opcode) {
    operations.push_back({opcode, span_of(text), {}, span_of(text)});
  }

  void add_operand(std::string_view text, std::string_view content, bool is_string) {
    operations.back().operands.push_back({content, span_of(text), is_string});
    operations.back().where.end = span_of(text).end;
  }
};

/// The data of a string: up to its second quote, which ends it (decision D93).
std::string_view data_of(std::string_view string) {
  const auto data = string.substr(1);
  return data.substr(0, data.find('"'));
}

/// The fields are those of FEN.
template <typename Rule>
struct epd_action : fen_action<Rule> {};

template <>
struct epd_action<g::missing_position> {
  static void apply0(epd_builder& builder) {
    builder.report(rule::epd_field_count, {0, builder.fields.text.size()}, builder.fields.text);
  }
};

template <>
struct epd_action<g::short_target> : end_field<fen_field::en_passant_target> {};

template <>
struct epd_action<g::fen_clock> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    builder.clocks.push_back(in.string_view());
  }
};

template <>
struct epd_action<g::opcode> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    builder.begin_operation(in.string_view(), in.string_view());
  }
};

template <>
struct epd_action<g::bad_opcode> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    fen_action<g::bad_opcode>::apply(in, builder);
    builder.begin_operation(in.string_view(), {});
  }
};

template <>
struct epd_action<g::string_operand> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    builder.add_operand(in.string_view(), data_of(in.string_view()), true);
  }
};

template <>
struct epd_action<g::word_operand> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    builder.add_operand(in.string_view(), in.string_view(), false);
    builder.operations.back().operands.back().is_damaged = std::exchange(builder.is_foreign, false);
  }
};

template <>
struct epd_action<g::foreign_operand> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    fen_action<g::foreign_operand>::apply(in, builder);
    builder.is_foreign = true;
  }
};

/// What is no opcode is dropped; where there is nothing else, no operation is left to be ended.
template <>
struct epd_action<g::missing_semicolon> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    if (builder.operations.back().opcode.empty() && builder.operations.back().operands.empty())
      return;
    const auto where = builder.operations.back().where;
    builder.report(g::missing_semicolon::id, builder.span_of(in.string_view()),
                   builder.fields.text.substr(where.begin, where.size()));
  }
};

/// An operation with a string that never ends cannot be understood: it is none.
template <>
struct epd_action<g::broken_end> {
  static void apply0(epd_builder& builder) {
    auto& broken = builder.operations.back();
    broken.opcode = {};
    broken.operands.clear();
    broken.where.end = builder.fields.text.size();
  }
};

template <>
struct epd_action<g::semicolon> {
  template <typename Input>
  static void apply(const Input& in, epd_builder& builder) {
    if (!builder.operations.empty())
      builder.operations.back().where.end = builder.span_of(in.string_view()).end;
  }
};

}  // namespace

epd_fields parse_epd_fields(std::string_view text) {
  epd_builder builder;
  builder.fields.text = text;
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(text.data(), text.size(), "");
  tao::pegtl::parse<grammar::epd_record, epd_action>(in, builder);
  return {std::move(builder.fields), std::move(builder.clocks), std::move(builder.operations)};
}

}  // namespace strictpgn::parse
