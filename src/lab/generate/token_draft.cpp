#include "lab/generate/token_draft.hpp"

#include <utility>

#include "strictpgn/setup.hpp"
#include "text/code_point.hpp"
#include "write/comment_text.hpp"
#include "write/line_filler.hpp"

namespace strictpgn::generate {
namespace {

/// Turns sequences of moves into tokens.
class token_writer {
 public:
  explicit token_writer(std::vector<token>& to) : to_(to) {}

  void write(const line& all) {
    needs_number_ = true;
    for (const auto& each : all.before) write_remark(each);
    for (const auto& each : all.moves) write_move(each, &each == &all.moves.back());
  }

  void put(token_kind kind, std::string text, const played_move* move = nullptr) {
    token result{.kind = kind, .text = std::move(text), .move = move, .depth = depth_};
    if (std::exchange(is_glued_, false)) result.gap = "";
    to_.push_back(std::move(result));
  }

 private:
  void write_move(const played_move& move, bool is_last) {
    const bool is_white = move.before.side_to_move() == color::white;
    if (is_white || needs_number_)
      put(token_kind::number,
          std::to_string(move.before.fullmove_number()) + (is_white ? "." : "..."), &move);
    put(token_kind::move, move.san, &move);
    to_.back().is_last = is_last;
    needs_number_ = false;
    if (move.mark != suffix::none) write_nag(static_cast<int>(move.mark));
    for (const auto nag : move.nags) write_nag(nag);
    for (const auto& each : move.comments) write_remark(each);
    for (const auto& each : move.variations) write_variation(each);
  }

  void write_nag(int number) {
    put(token_kind::nag, '$' + std::to_string(number));
    needs_number_ = true;
  }

  void write_remark(const comment& comment) {
    std::string brace = "{";
    write::for_each_unit(write::one_line(comment.text), [&](const write::comment_unit& unit) {
      put(token_kind::comment,
          std::exchange(brace, "") + std::string(unit.text) + (unit.is_last ? "}" : ""));
    });
    needs_number_ = true;
  }

  void write_variation(const line& line) {
    ++depth_;
    put(token_kind::open, "(");
    is_glued_ = true;
    write(line);
    is_glued_ = true;
    put(token_kind::close, ")");
    --depth_;
    needs_number_ = true;
  }

  std::vector<token>& to_;
  bool needs_number_ = true;
  bool is_glued_ = false;
  int depth_ = 0;
};

/// Puts tokens on lines.
class layout {
 public:
  layout(drawn& out, encoding encoding) : out_(out), encoding_(encoding) {}

  /// A token with those glued to it.
  void put(const std::vector<token>& all, std::size_t begin, std::size_t end) {
    std::size_t columns = 0;
    for (auto at = begin; at != end; ++at)
      columns += text::count_characters(all[at].text, encoding_);
    put_gap(all[begin].gap, columns);
    column_ += columns;
    for (auto at = begin; at != end; ++at) put_text(all[at].text, all[at].marked);
  }

  void put_text(std::string_view text, const std::optional<mark>& marked) {
    const auto base = out_.text.size();
    if (marked) out_.marked = {base + marked->begin, base + marked->end};
    out_.text += text;
  }

 private:
  void put_gap(const std::optional<std::string>& gap, std::size_t columns) {
    if (gap) {
      out_.text += *gap;
      const auto line = gap->rfind('\n');
      column_ = line == gap->npos ? column_ + gap->size() : gap->size() - line - 1;
    } else if (column_ != 0 && column_ + 1 + columns > write::most_columns) {
      out_.text += '\n';
      column_ = 0;
    } else if (column_ != 0) {
      out_.text += ' ';
      ++column_;
    }
  }

  drawn& out_;
  encoding encoding_;
  std::size_t column_ = 0;
};

}  // namespace

std::string tag_text(std::string_view name, std::string_view value) {
  auto text = '[' + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  return text + "\"]";
}

token_draft token_draft_of(const game_model& game) {
  token_draft result;
  for (const auto& each : game.tags)
    result.tags.push_back({.name = each.name, .text = tag_text(each.name, each.value)});
  token_writer to(result.tokens);
  to.write(game.mainline);
  to.put(token_kind::marker, std::string(text_of(game.result)));
  return result;
}

drawn draw(const token_draft& sheet, encoding encoding) {
  drawn result;
  layout lines(result, encoding);
  for (const auto& each : sheet.tags) {
    lines.put_text(each.text, each.marked);
    result.text += each.end;
  }
  result.text += sheet.between;
  const auto& all = sheet.tokens;
  for (std::size_t begin = 0; begin != all.size();) {
    auto end = begin + 1;
    while (end != all.size() && all[end].gap == "") ++end;
    lines.put(all, begin, end);
    begin = end;
  }
  result.text += sheet.tail;
  return result;
}

}  // namespace strictpgn::generate
