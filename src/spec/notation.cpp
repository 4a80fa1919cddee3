#include "spec/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace strictpgn::spec {
namespace {

bool fits_on_a_line(const std::vector<block>& parts, std::size_t width) {
  std::size_t used = 0;
  for (const auto& each : parts) {
    if (!each.is_one_line() || (each.ends_in_comment && &each != &parts.back())) return false;
    used += each.width() + 3;
  }
  return used <= width;
}

}  // namespace

block notation::right_side(const node& production, std::string_view sign, std::size_t width) const {
  if (production.what == op::sor) return choice(production, sign, width).text;
  const auto whole = operation(production, width - sign.size());
  block shown = whole.reads ? block() : block(nothing());
  append_beside(shown, whole.text, width - sign.size());
  block result;
  append_below(result, sign, shown);
  return result;
}

notation::part notation::expression(node_id id, std::size_t width) const {
  const auto& node = graph_[id];
  return node.is_named() ? part{reference(node)} : operation(node, width);
}

notation::part notation::operation(const node& node, std::size_t width) const {
  switch (node.what) {
    case op::seq:
      return sequence(node, width);
    case op::sor:
      return choice(node, "", width);
    case op::star:
    case op::plus:
    case op::opt:
    case op::rep:
    case op::rep_opt:
    case op::until:
      return repetition(node, width);
    case op::at:
    case op::not_at:
    case op::eof:
    case op::failure:
      return look_ahead(node, width);
    case op::disable:
      return expression(node.kids[0], width);
    case op::literal:
      return literal(node);
    case op::byte_class:
      return byte_class(node, width);
    case op::any:
      return {any()};
    case op::success:
      break;
  }
  return {nothing()};
}

notation::part notation::element(node_id id, std::size_t width) const {
  auto inner = expression(id, width);
  return inner.holds == hold::element && inner.reads ? inner : enclosed(id, "( ", ")", width);
}

notation::part notation::enclosed(node_id id, std::string_view open, std::string_view close,
                                  std::size_t width) const {
  const auto left = width - open.size();
  auto inner = expression(id, left);
  block result;
  if (graph_[id].what == op::sor && !graph_[id].is_named() &&
      (!inner.text.is_one_line() || inner.text.ends_in_comment))
    result = choice(graph_[id], open, width).text;
  else
    append_below(result, open, inner.text);
  append_beside(result, block(std::string(close)), width);
  return {std::move(result)};
}

std::string notation::in_one_line(node_id id) const {
  const auto result = expression(id, std::numeric_limits<std::size_t>::max() / 2);
  std::string line;
  for (const auto& each : result.text.lines) line += (line.empty() ? "" : " ") + each;
  return line;
}

/// A sequence that reads nothing shows that it does.
notation::part notation::sequence(const node& node, std::size_t width) const {
  std::vector<part> parts;
  for (const auto kid : node.kids) {
    auto next = expression(kid, width);
    if (node.kids.size() == 1) return next;
    parts.push_back(next.holds == hold::choice ? element(kid, width) : std::move(next));
  }
  block result;
  const bool reads = std::ranges::any_of(parts, &part::reads);
  for (const auto& each : parts) append_beside(result, each.text, width);
  return {std::move(result), hold::sequence, reads};
}

notation::part notation::choice(const node& node, std::string_view sign, std::size_t width) const {
  std::vector<block> parts;
  const auto left = width - stroke().size();
  for (const auto kid : node.kids) {
    auto next = expression(kid, left);
    block shown = next.reads ? block() : block(nothing());
    append_beside(shown, next.text, left);
    parts.push_back(std::move(shown));
  }
  const bool is_enclosed = sign == "( " || sign == "[ ";
  const bool is_open = !(is_enclosed && parts.back().ends_in_comment);
  if (is_open && fits_on_a_line(parts, width - sign.size())) {
    std::string line(sign);
    for (const auto& each : parts)
      line += (&each == &parts.front() ? "" : fmt::format(" {}", stroke())) + each.lines[0];
    return {block(std::move(line), parts.back().ends_in_comment), hold::choice};
  }
  block result;
  const auto before =
      std::string(sign.size() < stroke().size() ? 0 : sign.size() - stroke().size(), ' ');
  for (const auto& each : parts) {
    const bool is_first = &each == &parts.front();
    const auto first = sign.empty() ? std::string(stroke().size(), ' ') : std::string(sign);
    append_below(result, is_first ? first : before + std::string(stroke()), each);
  }
  return {std::move(result), hold::choice};
}

std::vector<byte_range> ranges_held(const node& byte_class) {
  std::vector<bool> is_held(256, byte_class.is_negated);
  for (const auto& [first, last] : byte_class.ranges)
    for (std::size_t byte = first; byte <= last; ++byte) is_held[byte] = !byte_class.is_negated;
  std::vector<byte_range> held;
  for (std::size_t byte = 0; byte != 256; ++byte) {
    if (!is_held[byte]) continue;
    const auto first = static_cast<std::uint8_t>(byte);
    while (byte != 255 && is_held[byte + 1]) ++byte;
    held.push_back({first, static_cast<std::uint8_t>(byte)});
  }
  return held;
}

}  // namespace strictpgn::spec
