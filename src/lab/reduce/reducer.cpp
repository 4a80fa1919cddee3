#include "lab/reduce/reducer.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "lab/reduce/plainer_records.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

using namespace spec;

std::uint64_t hash_of(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325;  // FNV-1a
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return hash;
}

// ---- the shortest sentences ---------------------------------------------------------------------

/// The shortest sentence of each node, as long as nothing is looked at; nothing for one that is not
/// known yet.
class shortest_sentences {
 public:
  explicit shortest_sentences(const graph& graph) : graph_(graph), found_(graph.nodes.size()) {
    for (bool is_better = true; is_better;) {
      is_better = false;
      for (node_id id = 0; id != graph.nodes.size(); ++id) is_better |= improve(id);
    }
  }

  const std::vector<std::optional<std::string>>& found() const { return found_; }

 private:
  bool improve(node_id id) {
    auto result = make(graph_[id]);
    if (!result || (found_[id] && found_[id]->size() <= result->size())) return false;
    found_[id] = std::move(result);
    return true;
  }

  std::optional<std::string> make(const node& node) const {
    switch (node.what) {
      case op::seq:
        return all_of(node);
      case op::sor:
        return least_of(node);
      case op::plus:
      case op::disable:
      case op::until:
        return found_[node.kids[0]];
      case op::rep:
        return times(node.kids[0], node.lo);
      case op::literal:
        return node.text;
      case op::byte_class:
      case op::any:
        return std::string(1, byte_of(node));
      case op::failure:
        return std::nullopt;
      default:
        return "";
    }
  }

  std::optional<std::string> all_of(const node& node) const {
    std::string text;
    for (const auto kid : node.kids) {
      if (!found_[kid]) return std::nullopt;
      text += *found_[kid];
    }
    return text;
  }

  std::optional<std::string> least_of(const node& node) const {
    std::optional<std::string> least;
    for (const auto kid : node.kids)
      if (found_[kid] && (!least || found_[kid]->size() < least->size())) least = found_[kid];
    return least;
  }

  std::optional<std::string> times(node_id kid, std::uint32_t count) const {
    if (!found_[kid]) return std::nullopt;
    std::string text;
    for (; count != 0; --count) text += *found_[kid];
    return text;
  }

  static char byte_of(const node& node) {
    if (node.what == op::any) return 'a';
    if (!node.is_negated) return static_cast<char>(node.ranges[0].first);
    for (char c = 'a';; ++c) {
      const auto byte = static_cast<std::uint8_t>(c);
      const auto is_in = [byte](const byte_range& range) {
        return byte >= range.first && byte <= range.last;
      };
      if (std::ranges::none_of(node.ranges, is_in)) return c;
    }
  }

  const graph& graph_;
  std::vector<std::optional<std::string>> found_;
};

// ---- games on the board -------------------------------------------------------------------------

/// Where the moves of a mainline stand, and the position after each.
struct mainline_move {
  std::size_t begin;
  std::size_t end;
  std::string fen;
};

/// A game that can be cut.
struct cuttable {
  std::size_t begin;  ///< of the text of the game
  std::size_t end_of_tags;
  std::size_t begin_of_moves;
  std::vector<span> start_tags;  ///< SetUp and FEN
  std::vector<mainline_move> moves;
};

cuttable cuttable_of(const game& what, const replayed& board) {
  cuttable result{};
  result.begin = result.end_of_tags = what.offset;
  for (const auto& tag : what.tags) {
    const auto name = what.name_of(tag);
    if (name == "SetUp" || name == "FEN") result.start_tags.push_back(what.span_of(tag));
    result.end_of_tags = what.span_of(tag).end;
  }
  std::size_t depth = 0, next = 0;
  for (std::uint32_t at = what.first_in_movetext; at != what.elements.size(); ++at) {
    const auto& each = what.elements[at];
    if (each.kind == element_kind::variation_begin) ++depth;
    if (each.kind == element_kind::variation_end) --depth;
    while (next != board.plies.size() && board.plies[next].element < at) ++next;
    const bool is_played = next != board.plies.size() && board.plies[next].element == at;
    if (!is_played || depth != 0) continue;
    const auto where = what.span_of(each);
    result.moves.push_back({where.begin - each.lead, where.end, board.fens[next]});
  }
  if (!result.moves.empty()) result.begin_of_moves = result.moves[0].begin;
  return result;
}

std::vector<cuttable> cuttable_games(std::string_view text) {
  options options;
  options.record_fens = true;
  options.fixes = false;
  std::vector<cuttable> found;
  auto in = reader::text(text, options);
  while (in.next())
    if (in.current().game != nullptr && in.current().replay->is_playable)
      found.push_back(cuttable_of(*in.current().game, *in.current().replay));
  return found;
}

std::uint64_t illegal_moves(std::string_view text) {
  options options;
  options.fixes = false;
  const auto& found = check_database(text, options).totals.by_rule;
  return found[rule::move_illegal] + found[rule::san_ambiguous];
}

/// The game begins where so many of its moves are played.
std::string without_beginning(std::string_view text, const cuttable& of, std::size_t moves) {
  std::string result(text.substr(0, of.begin));
  auto from = of.begin;
  for (const auto& tag : of.start_tags) {
    result += text.substr(from, tag.begin - from);
    from = tag.end;
  }
  result += text.substr(from, of.end_of_tags - from);
  result += "\n[SetUp \"1\"]\n[FEN \"" + of.moves[moves - 1].fen + "\"]\n\n";
  result += text.substr(of.moves[moves - 1].end);
  return result;
}

}  // namespace

reducer::reducer(judge is_interesting, std::string_view kind)
    : is_interesting_(std::move(is_interesting)), kind_(kind), reader_(import_grammar()) {
  const shortest_sentences known(import_grammar());
  for (const auto& each : known.found())
    shortest_.push_back(each.value_or(std::string(1 << 10, ' ')));
}

std::string reducer::reduce(std::string text) {
  text_ = std::move(text);
  for (std::size_t before = text_.size() + 1; text_.size() < before;) {
    before = text_.size();
    simplify_record();
    drop_repetitions();
    cut_beginnings();
    drop_moves();
    hoist();
    shorten();
    shrink_tokens();
    drop_bytes();
  }
  return text_;
}

/// Keeps the candidate when it is smaller and interesting.
bool reducer::try_text(std::string candidate) {
  return candidate.size() < text_.size() && try_plainer(std::move(candidate));
}

/// Keeps the candidate, which is not longer, when it is interesting.
bool reducer::try_plainer(std::string candidate) {
  if (!tried_.insert(hash_of(candidate)).second || !is_interesting_(candidate)) return false;
  text_ = std::move(candidate);
  parsed_ = nullptr;
  return true;
}

// ---- the tree -----------------------------------------------------------------------------------

std::shared_ptr<const reducer::parsed> reducer::current() {
  if (parsed_ == nullptr) parsed_ = std::make_shared<const parsed>(text_, reader_, kind_);
  return parsed_;
}

void reducer::drop_repetitions() {
  for (std::size_t entry = 0; entry < current()->in.size(); ++entry) drop_among(entry);
}

/// Drops halves of the kids, then quarters, down to single ones.
void reducer::drop_among(std::size_t parent) {
  auto kids = current()->in.kids(parent);
  for (auto chunk = kids.size(); chunk != 0; chunk /= 2) {
    for (std::size_t at = 0; at < kids.size();) {
      const auto last = std::min(at + chunk, kids.size()) - 1;
      const auto now = current();
      if (!try_text(now->in.with(now->in.begin(kids[at]), now->in.end(kids[last]), ""))) {
        at += chunk;
        continue;
      }
      if (parent >= current()->in.size()) return;
      kids = current()->in.kids(parent);
    }
  }
}

void reducer::hoist() {
  for (std::size_t entry = 0; entry < current()->in.size();)
    if (!hoist_into(entry)) ++entry;
}

bool reducer::hoist_into(std::size_t entry) {
  const auto now = current();
  const auto& in = now->in;
  for (auto inner = entry + 1; inner < in.next(entry); ++inner)
    if (in.production(inner) == in.production(entry) &&
        try_text(in.with(in.begin(entry), in.end(entry), in.text_of(inner))))
      return true;
  return false;
}

void reducer::shorten() {
  for (std::size_t entry = 0; entry < current()->in.size(); ++entry) {
    const auto now = current();
    const auto& in = now->in;
    try_text(in.with(in.begin(entry), in.end(entry), shortest_[in.production(entry)]));
  }
}

void reducer::shrink_tokens() {
  for (std::size_t entry = 0; entry < current()->in.size();) {
    const auto now = current();
    const bool is_smaller =
        now->in.is_leaf(entry) && shrink_token(now->in.begin(entry), now->in.end(entry));
    if (!is_smaller) ++entry;
  }
}

bool reducer::shrink_token(std::size_t begin, std::size_t end) {
  for (auto chunk = (end - begin) / 2; chunk != 0; chunk /= 2)
    for (auto at = begin; at + chunk <= end; at += chunk)
      if (try_text(text_.substr(0, at) + text_.substr(at + chunk))) return true;
  return false;
}

/// What is left of a text need not be grammatical; a long one would take too many tries.
void reducer::drop_bytes() {
  constexpr std::size_t longest = 100;
  if (text_.size() > longest) return;
  for (std::size_t at = 0; at < text_.size();)
    if (!try_text(text_.substr(0, at) + text_.substr(at + 1))) ++at;
}

// ---- the board ----------------------------------------------------------------------------------

void reducer::cut_beginnings() {
  if (kind_ != "database") return;
  for (std::size_t game = 0; game < cuttable_games(text_).size();)
    if (!cut_beginning(game)) ++game;
}

bool reducer::cut_beginning(std::size_t game) {
  const auto all = cuttable_games(text_);
  const auto& moves = all[game].moves;
  for (auto cut = moves.size(); cut != 0; cut /= 2)
    if (try_text(without_beginning(text_, all[game], cut))) return true;
  return false;
}

void reducer::drop_moves() {
  if (kind_ != "database") return;
  while (drop_some_moves()) {
  }
}

/// No text is tried twice, and each says less than the one before it, so this comes to an end.
void reducer::simplify_record() {
  if (kind_ == "database") return;
  const auto is_plainer = [&] {
    return std::ranges::any_of(plainer_records(text_),
                               [&](auto& each) { return try_plainer(std::move(each)); });
  };
  while (is_plainer()) {
  }
}

/// Takes moves out of the middle of a game when all the others can still be played.
bool reducer::drop_some_moves() {
  const auto before = illegal_moves(text_);
  for (const auto& game : cuttable_games(text_)) {
    const auto& moves = game.moves;
    for (auto chunk = moves.size() / 2 & ~std::size_t{1}; chunk >= 2;
         chunk = chunk / 2 & ~std::size_t{1})
      for (std::size_t at = 0; at + chunk <= moves.size(); ++at) {
        auto candidate = text_.substr(0, moves[at].begin) + text_.substr(moves[at + chunk - 1].end);
        if (illegal_moves(candidate) <= before && try_text(std::move(candidate))) return true;
      }
  }
  return false;
}

}  // namespace strictpgn::generate
