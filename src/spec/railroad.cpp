#include "spec/railroad.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "spec/abnf.hpp"
#include "spec/byte_words.hpp"
#include "spec/markup.hpp"
#include "spec/specification.hpp"
#include "spec/styles.hpp"

namespace strictpgn::spec {

namespace {

constexpr int character_width = 8;
constexpr int small_character_width = 7;
constexpr int box_height = 24;
constexpr int line_height = 14;
constexpr int padding = 10;
constexpr int gap = 10;     // between boxes side by side
constexpr int row_gap = 8;  // between ways one below the other
constexpr int radius = 8;

/// Characters of UTF-8 text.
int length_of(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// A part of a diagram: entered on the left and left on the right, both on its line.
class shape {
 public:
  shape(int wide, int above, int below) : width(wide), up(above), down(below) {}
  virtual ~shape() = default;
  /// Appends the elements, the line beginning at that place.
  virtual void draw(std::string& out, int x, int y) const = 0;

  const int width, up, down;  ///< how far it reaches above and below its line
};

using shape_pointer = std::unique_ptr<shape>;

void draw_line(std::string& out, int x, int y, int length) {
  if (length != 0) out += fmt::format("<path d=\"M{} {}h{}\"/>", x, y, length);
}

/// A text in a box.
class box : public shape {
 public:
  box(std::string_view kind, std::string text, std::string link)
      : shape(length_of(text) * character_width + 2 * padding, box_height / 2, box_height / 2),
        kind_(kind),
        text_(std::move(text)),
        link_(std::move(link)) {}

  void draw(std::string& out, int x, int y) const override {
    const int corner = kind_ == "terminal" ? box_height / 2 : 2;
    if (!link_.empty()) out += fmt::format("<a href=\"{}\">", escaped(link_));
    out += fmt::format(
        "<g class=\"{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>"
        "<text x=\"{}\" y=\"{}\">{}</text></g>",
        kind_, x, y - box_height / 2, width, box_height, corner, x + width / 2, y + 4,
        escaped(text_));
    if (!link_.empty()) out += "</a>";
  }

 private:
  std::string kind_, text_, link_;
};

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (!lines.back().empty() && lines.back().size() + 1 + end > width) lines.emplace_back();
    lines.back().append(lines.back().empty() ? "" : " ").append(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

int longest(const std::vector<std::string>& lines) {
  int most = 0;
  for (const auto& line : lines) most = std::max(most, length_of(line));
  return most;
}

/// What must follow, or must not: a note on the line, which goes on below it.
class look : public shape {
 public:
  explicit look(std::vector<std::string> lines)
      : shape(longest(lines) * small_character_width + 2 * padding,
              static_cast<int>(lines.size()) * line_height / 2 + 5,
              static_cast<int>(lines.size()) * line_height / 2 + 5),
        lines_(std::move(lines)) {}

  void draw(std::string& out, int x, int y) const override {
    out += fmt::format(
        "<g class=\"look\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>", x,
        y - up, width, up + down);
    for (std::size_t at = 0; at != lines_.size(); ++at)
      out += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>", x + width / 2,
                         y - up + 5 + static_cast<int>(at) * line_height + 11, escaped(lines_[at]));
    out += "</g>";
  }

 private:
  std::vector<std::string> lines_;
};

class plain_line : public shape {
 public:
  plain_line() : shape(gap, 0, 0) {}
  void draw(std::string& out, int x, int y) const override { draw_line(out, x, y, width); }
};

using shapes = std::vector<shape_pointer>;

template <typename Measure>
int most_of(const shapes& parts, Measure measure) {
  int most = 0;
  for (const auto& part : parts) most = std::max(most, measure(*part));
  return most;
}

int width_in_row(const shapes& parts) {
  int width = gap * (static_cast<int>(parts.size()) - 1);
  for (const auto& part : parts) width += part->width;
  return width;
}

class row : public shape {
 public:
  explicit row(shapes parts)
      : shape(width_in_row(parts), most_of(parts, [](const shape& each) { return each.up; }),
              most_of(parts, [](const shape& each) { return each.down; })),
        parts_(std::move(parts)) {}

  void draw(std::string& out, int x, int y) const override {
    for (const auto& part : parts_) {
      if (part != parts_.front()) draw_line(out, x - gap, y, gap);
      part->draw(out, x, y);
      x += part->width + gap;
    }
  }

 private:
  shapes parts_;
};

/// From the lowest point of a way to the line of the next one; the second needs room for its arcs.
int way_gap(const shape& next, bool is_second) {
  return std::max(row_gap + next.up, is_second ? 2 * radius : 0);
}

int depth_of(const shapes& ways) {
  int depth = ways[0]->down;
  for (std::size_t at = 1; at != ways.size(); ++at)
    depth += way_gap(*ways[at], at == 1) + ways[at]->down;
  return depth;
}

/// Ways one below the other, the first on the line.
class fork : public shape {
 public:
  explicit fork(shapes ways)
      : shape(most_of(ways, [](const shape& each) { return each.width; }) + 4 * radius, ways[0]->up,
              depth_of(ways)),
        ways_(std::move(ways)) {}

  void draw(std::string& out, int x, int y) const override {
    const int inner = width - 4 * radius;
    int at = y;
    for (const auto& way : ways_) {
      const bool is_first = way == ways_.front();
      if (!is_first) at += way_gap(*way, way == ways_[1]);
      const int left = x + 2 * radius;
      if (is_first) {
        draw_line(out, x, y, 2 * radius);
        draw_line(out, left + inner, y, 2 * radius);
      } else {
        const int drop = at - y - 2 * radius;
        out += fmt::format("<path d=\"M{0} {1}a{2} {2} 0 0 1 {2} {2}v{3}a{2} {2} 0 0 0 {2} {2}\"/>",
                           x, y, radius, drop);
        out +=
            fmt::format("<path d=\"M{0} {1}a{2} {2} 0 0 0 {2} -{2}v-{3}a{2} {2} 0 0 1 {2} -{2}\"/>",
                        left + inner, at, radius, drop);
      }
      way->draw(out, left, at);
      draw_line(out, left + way->width, at, inner - way->width);
      at += way->down;
    }
  }

 private:
  shapes ways_;
};

/// A part that may be passed by, above it.
class detour : public shape {
 public:
  explicit detour(shape_pointer part)
      : shape(part->width + 4 * radius, std::max(part->up + row_gap, 2 * radius), part->down),
        part_(std::move(part)) {}

  void draw(std::string& out, int x, int y) const override {
    const int rise = up - 2 * radius;
    out += fmt::format(
        "<path d=\"M{0} {1}a{2} {2} 0 0 0 {2} -{2}v-{3}a{2} {2} 0 0 1 {2} -{2}h{4}"
        "a{2} {2} 0 0 1 {2} {2}v{3}a{2} {2} 0 0 0 {2} {2}\"/>",
        x, y, radius, rise, part_->width);
    draw_line(out, x, y, 2 * radius);
    part_->draw(out, x + 2 * radius, y);
    draw_line(out, x + width - 2 * radius, y, 2 * radius);
  }

 private:
  shape_pointer part_;
};

/// A part with a way back below it, and how often that may be taken.
class loop : public shape {
 public:
  loop(shape_pointer part, std::string count)
      : shape(std::max(part->width, length_of(count) * small_character_width) + 2 * radius,
              part->up, std::max(part->down + row_gap, 2 * radius) + (count.empty() ? 2 : 16)),
        part_(std::move(part)),
        count_(std::move(count)) {}

  void draw(std::string& out, int x, int y) const override {
    const int drop = down - (count_.empty() ? 2 : 16) - 2 * radius;
    const int inner = width - 2 * radius;
    out += fmt::format(
        "<path d=\"M{0} {1}a{2} {2} 0 0 1 {2} {2}v{3}a{2} {2} 0 0 1 -{2} {2}h-{4}"
        "a{2} {2} 0 0 1 -{2} -{2}v-{3}a{2} {2} 0 0 1 {2} -{2}\"/>",
        x + radius + inner, y, radius, drop, inner);
    draw_line(out, x, y, radius);
    part_->draw(out, x + radius, y);
    draw_line(out, x + radius + part_->width, y, inner - part_->width + radius);
    if (!count_.empty())
      out += fmt::format("<text class=\"count\" x=\"{}\" y=\"{}\">{}</text>", x + width / 2,
                         y + down - 2, escaped(count_));
  }

 private:
  shape_pointer part_;
  std::string count_;
};

// ---- from nodes to shapes -----------------------------------------------------------------------

class draftsman {
 public:
  draftsman(const graph& graph, const production_link& to) : graph_(graph), link_(to) {}

  /// The inside of a node, be it a production or not.
  shape_pointer inside(const node& node) const {
    switch (node.what) {
      case op::seq:
        return std::make_unique<row>(all(node.kids));
      case op::sor:
        return std::make_unique<fork>(all(node.kids));
      case op::star:
        return std::make_unique<detour>(std::make_unique<loop>(shown(node.kids[0]), ""));
      case op::plus:
        return std::make_unique<loop>(shown(node.kids[0]), "");
      case op::opt:
        return std::make_unique<detour>(shown(node.kids[0]));
      case op::rep:
        return std::make_unique<loop>(shown(node.kids[0]), fmt::format("{} times", node.lo));
      case op::rep_opt:
        return std::make_unique<detour>(
            std::make_unique<loop>(shown(node.kids[0]), fmt::format("at most {} times", node.hi)));
      case op::until:
        return until(node);
      case op::at:
      case op::not_at:
      case op::eof:
      case op::failure:
        return std::make_unique<look>(wrapped(look_ahead_words(graph_, node), 36));
      case op::disable:
        return shown(node.kids[0]);
      case op::literal:
        return std::make_unique<box>("terminal", spelled(node.text), "");
      case op::byte_class:
        return std::make_unique<box>(
            "terminal",
            (node.ranges.size() > 1 && !node.is_negated ? "one of " : "") + class_in_words(node),
            "");
      case op::any:
        return std::make_unique<box>("terminal", "any byte", "");
      case op::success:
        break;
    }
    return std::make_unique<plain_line>();
  }

 private:
  shape_pointer shown(node_id id) const {
    const auto& node = graph_[id];
    if (!node.is_named()) return inside(node);
    return std::make_unique<box>(node.is_deviation() ? "deviation" : "production",
                                 shown_name(node.name), link_(node.name));
  }

  shapes all(const std::vector<node_id>& kids) const {
    shapes result;
    for (const auto kid : kids) result.push_back(shown(kid));
    return result;
  }

  shape_pointer until(const node& node) const {
    shapes parts;
    parts.push_back(node.kids.size() == 1 ? std::make_unique<box>("terminal", "any byte", "")
                                          : shown(node.kids[1]));
    shapes whole;
    whole.push_back(std::make_unique<detour>(std::make_unique<loop>(std::move(parts[0]), "")));
    whole.push_back(shown(node.kids[0]));
    return std::make_unique<row>(std::move(whole));
  }

  /// Bytes that leave no ink stand in words.
  static std::string spelled(std::string_view text) {
    const bool is_ascii =
        std::ranges::all_of(text, [](char c) { return is_printing(static_cast<std::uint8_t>(c)); });
    if (is_ascii) return std::string(text);
    std::string words = text.size() == 1 ? "" : "bytes";
    for (const char c : text)
      words += (words.empty() ? "" : " ") + byte_in_words(static_cast<std::uint8_t>(c));
    return words;
  }

  const graph& graph_;
  const production_link& link_;
};

constexpr int margin_width = 14;

/// The line with a bar at either end.
void draw_track(std::string& out, const shape& whole, int x, int y) {
  const auto bar = [&](int at) { out += fmt::format("<path d=\"M{} {}v16\"/>", at, y - 8); };
  bar(x);
  draw_line(out, x, y, gap);
  whole.draw(out, x + gap, y);
  draw_line(out, x + gap + whole.width, y, gap);
  bar(x + 2 * gap + whole.width);
}

std::string svg(int width, int height, std::string_view label, std::string_view inside) {
  return fmt::format(
      "<svg class=\"railroad\" xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
      "viewBox=\"0 0 {0} {1}\" role=\"img\" aria-label=\"{2}\">{3}</svg>\n",
      width, height, escaped(label), inside);
}

}  // namespace

std::string railroad_diagram(const graph& graph, node_id production, const production_link& to) {
  const auto whole = draftsman(graph, to).inside(graph[production]);
  const int above = std::max(whole->up, 9) + 2;
  const int below = std::max(whole->down, 9) + 2;
  std::string inside;
  draw_track(inside, *whole, 2, above);
  return svg(whole->width + 2 * gap + 4, above + below,
             fmt::format("railroad diagram of {}", shown_name(graph[production].name)), inside);
}

std::string railroad_file(const graph& graph, const std::vector<node_id>& productions,
                          const production_link& to) {
  std::string inside = fmt::format("\n<style>\n{}</style>\n", railroad_css);
  int width = 0, y = margin_width;
  for (const auto id : productions) {
    const auto name = shown_name(graph[id].name);
    const auto whole = draftsman(graph, to).inside(graph[id]);
    inside += fmt::format("<g id=\"{0}\"><text class=\"name\" x=\"{1}\" y=\"{2}\">{0}</text>", name,
                          margin_width, y + 12);
    y += 22 + std::max(whole->up, 9);
    draw_track(inside, *whole, margin_width, y);
    inside += "</g>\n";
    y += std::max(whole->down, 9) + 20;
    width = std::max({width, whole->width + 2 * gap, length_of(name) * character_width});
  }
  return svg(width + 2 * margin_width, y, "railroad diagrams", inside);
}

}  // namespace strictpgn::spec
