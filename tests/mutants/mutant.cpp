#include "mutants/mutant.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <cctype>
#include <string_view>
#include <utility>

#include "mutants/first_bytes.hpp"
#include "spec/byte_words.hpp"

namespace strictpgn::mutants {
namespace {

using namespace spec;

constexpr std::uint8_t last_byte = 255;

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

std::string in_ascii(std::string_view text) {
  std::string result;
  for (const char c : text) result += byte_in_words(static_cast<std::uint8_t>(c));
  return result;
}

std::bitset<256> bytes_of(const std::vector<byte_range>& ranges) {
  std::bitset<256> result;
  for (const auto& [first, last] : ranges)
    for (std::size_t byte = first; byte <= last; ++byte) result.set(byte);
  return result;
}

/// Goes through the productions of a grammar, with the place of each node in its own.
class maker {
 public:
  explicit maker(const graph& in) : in_(in), firsts_(in) {
    for (node_id id = 0; id != in.nodes.size(); ++id) {
      if (!in[id].is_named()) continue;
      production_ = id;
      go_through(id, "");
    }
  }

  std::vector<mutant> take() { return std::move(made_); }

 private:
  void go_through(node_id id, const std::string& path) {
    change(id, path);
    const auto& kids = in_[id].kids;
    for (std::size_t kid = 0; kid != kids.size(); ++kid)
      if (!in_[kids[kid]].is_named())
        go_through(kids[kid],
                   path.empty() ? fmt::format("{}", kid) : fmt::format("{}.{}", path, kid));
  }

  void change(node_id id, const std::string& path) {
    switch (in_[id].what) {
      case op::sor:
        drop_kids(id, path, "alternative");
        swap_alternatives(id, path);
        break;
      case op::seq:
        drop_kids(id, path, "element");
        break;
      case op::star:
        turn(id, path, op::plus);
        turn(id, path, op::opt, is_greedy(in_[id].kids[0]));
        break;
      case op::plus:
        turn(id, path, op::star, repeats_anyway(id));
        turn(id, path, op::seq);
        break;
      case op::opt:
        turn(id, path, op::seq);
        turn(id, path, op::star, is_greedy(in_[id].kids[0]));
        turn(id, path, op::success);
        break;
      case op::rep:
      case op::rep_opt:
        change_bounds(id, path);
        break;
      case op::at:
      case op::not_at:
        turn(id, path, op::success);
        break;
      case op::disable:
        turn(id, path, op::seq);
        break;
      case op::literal:
        fold(id, path);
        break;
      case op::byte_class:
        move_edges(id, path);
        break;
      default:
        break;
    }
  }

  void add(node_id id, node changed, std::string what, bool is_proved = false) {
    made_.push_back({id, production_, std::move(changed), std::move(what), is_proved});
  }

  std::string shown(node_id id) const {
    const auto& node = in_[id];
    if (node.is_named()) return fmt::format("`{}`", node.name);
    if (node.what == op::literal) return fmt::format("\"{}\"", in_ascii(node.text));
    if (node.what == op::byte_class) return class_in_words(node);
    if (node.what == op::seq) {
      std::string all;
      for (const auto kid : node.kids) all += (all.empty() ? "" : " ") + shown(kid);
      return fmt::format("({})", all);
    }
    return std::string(name_of(node.what));
  }

  void drop_kids(node_id id, const std::string& path, std::string_view what) {
    const auto& node = in_[id];
    for (std::size_t kid = 0; kid != node.kids.size(); ++kid) {
      auto changed = node;
      changed.kids.erase(changed.kids.begin() + static_cast<std::ptrdiff_t>(kid));
      if (changed.kids.empty()) continue;
      add(id, std::move(changed),
          fmt::format("drop {}{}{} {}", what, path.empty() ? " " : " " + path + ".", kid,
                      shown(node.kids[kid])));
    }
  }

  void swap_alternatives(node_id id, const std::string& path) {
    const auto& node = in_[id];
    for (std::size_t kid = 1; kid < node.kids.size(); ++kid) {
      auto changed = node;
      std::swap(changed.kids[kid - 1], changed.kids[kid]);
      const bool is_proved = firsts_.exclude_each_other(node.kids[kid - 1], node.kids[kid]);
      add(id, std::move(changed),
          fmt::format("swap{}{} {}, {}", path.empty() ? " " : " " + path + ".", kid - 1,
                      shown(node.kids[kid - 1]), shown(node.kids[kid])),
          is_proved);
    }
  }

  /// Whether the operator around it repeats it, or lets it be missing, anyway.
  bool repeats_anyway(node_id id) const {
    return std::ranges::any_of(in_.nodes, [&](const node& around) {
      return (around.what == op::star || around.what == op::opt) && !around.kids.empty() &&
             around.kids[0] == id && !in_[id].is_named();
    });
  }

  /// Whether what the node reads is never followed by more of it: it has taken all there is.
  bool is_greedy(node_id id) const {
    const auto& node = in_[id];
    if (node.what == op::plus) return true;
    return node.what == op::seq && node.kids.size() == 1 && is_greedy(node.kids[0]);
  }

  void turn(node_id id, const std::string& path, op into, bool is_proved = false) {
    auto changed = in_[id];
    changed.what = into;
    if (into == op::success) changed.kids.clear();
    add(id, std::move(changed),
        fmt::format("{} to {}{} of {}", name_of(in_[id].what), name_of(into),
                    path.empty() ? "" : " " + path, shown(in_[id].kids[0])),
        is_proved);
  }

  void change_bounds(node_id id, const std::string& path) {
    const auto& node = in_[id];
    const bool is_exact = node.what == op::rep;
    for (const auto hi : {node.hi - 1, node.hi + 1}) {
      auto changed = node;
      changed.hi = hi;
      if (is_exact) changed.lo = hi;
      add(id, std::move(changed),
          fmt::format("{} times{} not {} of {}", hi, path.empty() ? "" : " " + path, node.hi,
                      shown(node.kids[0])));
    }
  }

  void fold(node_id id, const std::string& path) {
    const auto& node = in_[id];
    if (std::ranges::none_of(node.text, is_letter)) return;
    auto changed = node;
    changed.folds_case = !node.folds_case;
    add(id, std::move(changed),
        fmt::format("{}{} {}", node.folds_case ? "case counts" : "case is folded",
                    path.empty() ? "" : " " + path, shown(id)));
  }

  /// What is the same class is not made.
  void add_class(node_id id, const std::string& path, std::vector<byte_range> ranges,
                 std::string_view what, std::uint8_t byte) {
    if (bytes_of(ranges) == bytes_of(in_[id].ranges)) return;
    auto changed = in_[id];
    changed.ranges = std::move(ranges);
    add(id, std::move(changed),
        fmt::format("{} {:02X}{}", what, byte, path.empty() ? "" : " " + path));
  }

  void move_edges(node_id id, const std::string& path) {
    const auto& ranges = in_[id].ranges;
    for (std::size_t at = 0; at != ranges.size(); ++at) {
      const auto with = [&](byte_range changed) {
        auto result = ranges;
        result[at] = changed;
        return result;
      };
      const auto [first, last] = ranges[at];
      if (first != 0)
        add_class(id, path, with({static_cast<std::uint8_t>(first - 1), last}), "class takes",
                  static_cast<std::uint8_t>(first - 1));
      if (last != last_byte)
        add_class(id, path, with({first, static_cast<std::uint8_t>(last + 1)}), "class takes",
                  static_cast<std::uint8_t>(last + 1));
      if (first == last) {
        auto fewer = ranges;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        add_class(id, path, std::move(fewer), "class without", first);
        continue;
      }
      add_class(id, path, with({static_cast<std::uint8_t>(first + 1), last}), "class without",
                first);
      add_class(id, path, with({first, static_cast<std::uint8_t>(last - 1)}), "class without",
                last);
    }
  }

  const graph& in_;
  beginnings firsts_;
  node_id production_ = 0;
  std::vector<mutant> made_;
};

}  // namespace

std::string mutant::name(const graph& in) const {
  return fmt::format("{}: {}", in[production].name, what);
}

std::vector<mutant> all_mutants(const graph& in) { return maker(in).take(); }

}  // namespace strictpgn::mutants
