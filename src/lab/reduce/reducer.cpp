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

/// The same texts are judged by all, whatever becomes of the answers.
judge without_end(std::function<bool(std::string_view)> is_interesting) {
  return [is_interesting = std::move(is_interesting)](std::string_view text, const auto&) {
    return is_interesting(text);
  };
}

}  // namespace

reducer::reducer(std::function<bool(std::string_view)> is_interesting, std::string_view kind)
    : reducer(std::vector<judge>{without_end(std::move(is_interesting))}, kind) {}

reducer::reducer(std::vector<judge> judges, std::string_view kind)
    : candidates_(std::move(judges)), kind_(kind), reader_(import_grammar()) {
  const shortest_sentences known(import_grammar());
  for (const auto& each : known.found())
    shortest_.push_back(each.value_or(std::string(1 << 10, ' ')));
}

std::string reducer::reduce(std::string text) {
  text_ = std::move(text);
  parsed_ = nullptr;
  for (std::size_t before = text_.size() + 1; text_.size() < before;) {
    before = text_.size();
    for (const auto offer_all :
         {&reducer::offer_simpler_records, &reducer::offer_fewer_repetitions,
          &reducer::offer_later_beginnings, &reducer::offer_fewer_moves, &reducer::offer_inner,
          &reducer::offer_shortest, &reducer::offer_smaller_tokens, &reducer::offer_fewer_bytes})
      go_over(offer_all);
  }
  return text_;
}

/// Goes on from where a candidate was kept, until none is.
void reducer::go_over(pass offer_all) {
  for (std::optional<candidate::place> from{std::in_place}; from;) {
    (this->*offer_all)(*from);
    from = take_first();
  }
}

/// Makes the first candidate that is kept the text. It is as if those behind it had not been tried.
std::optional<candidate::place> reducer::take_first() {
  auto kept = candidates_.first();
  for (auto count = kept ? kept->number : offered_.size(); count < offered_.size(); ++count)
    tried_.erase(offered_[count]);
  offered_.clear();
  if (!kept) return std::nullopt;
  text_ = std::move(kept->text);
  parsed_ = nullptr;
  return kept->next;
}

/// Has a candidate tried if it is smaller. True when no others are needed.
bool reducer::offer(std::string text, candidate::place next) {
  return text.size() < text_.size() && offer_plainer(std::move(text), next);
}

/// Likewise one that is not longer.
bool reducer::offer_plainer(std::string text, candidate::place next) {
  before_each_();
  const auto hash = hash_of(text);
  if (!tried_.insert(hash).second) return false;
  offered_.push_back(hash);
  return candidates_.offer(std::move(text), next);
}

// ---- the tree -----------------------------------------------------------------------------------

const tree& reducer::current() {
  if (parsed_ == nullptr) parsed_ = std::make_unique<const tree>(text_, reader_, kind_);
  return *parsed_;
}

/// Without halves of the kids of each entry, then quarters, down to single ones.
void reducer::offer_fewer_repetitions(candidate::place from) {
  const auto& in = current();
  for (auto [entry, chunk, at] = from; entry < in.size(); ++entry, chunk = at = 0) {
    const auto kids = in.kids(entry);
    if (chunk == 0) chunk = kids.size();
    for (; chunk != 0; chunk /= 2, at = 0)
      for (; at < kids.size(); at += chunk) {
        const auto last = std::min(at + chunk, kids.size()) - 1;
        if (offer(in.with(in.begin(kids[at]), in.end(kids[last]), ""), {entry, chunk, at})) return;
      }
  }
}

/// With an entry inside one of the same production in its place.
void reducer::offer_inner(candidate::place from) {
  const auto& in = current();
  for (auto entry = from.entry; entry < in.size(); ++entry)
    for (auto inner = entry + 1; inner < in.next(entry); ++inner)
      if (in.production(inner) == in.production(entry) &&
          offer(in.with(in.begin(entry), in.end(entry), in.text_of(inner)), {entry}))
        return;
}

void reducer::offer_shortest(candidate::place from) {
  const auto& in = current();
  for (auto entry = from.entry; entry < in.size(); ++entry)
    if (offer(in.with(in.begin(entry), in.end(entry), shortest_[in.production(entry)]),
              {entry + 1}))
      return;
}

void reducer::offer_smaller_tokens(candidate::place from) {
  const auto& in = current();
  for (auto entry = from.entry; entry < in.size(); ++entry) {
    if (!in.is_leaf(entry)) continue;
    const auto begin = in.begin(entry), end = in.end(entry);
    for (auto chunk = (end - begin) / 2; chunk != 0; chunk /= 2)
      for (auto at = begin; at + chunk <= end; at += chunk)
        if (offer(in.with(at, at + chunk, ""), {entry})) return;
  }
}

/// What is left of a text need not be grammatical; a long one would take too many tries.
void reducer::offer_fewer_bytes(candidate::place from) {
  constexpr std::size_t longest = 100;
  if (text_.size() > longest) return;
  for (auto at = from.at; at < text_.size(); ++at)
    if (offer(text_.substr(0, at) + text_.substr(at + 1), {0, 0, at})) return;
}

// ---- the board ----------------------------------------------------------------------------------

void reducer::offer_later_beginnings(candidate::place from) {
  if (kind_ != "database") return;
  const auto all = cuttable_games(text_);
  for (auto game = from.entry; game < all.size(); ++game)
    for (auto cut = all[game].moves.size(); cut != 0; cut /= 2)
      if (offer(without_beginning(text_, all[game], cut), {game})) return;
}

/// Without moves from the middle of a game, when all the others can still be played.
void reducer::offer_fewer_moves(candidate::place) {
  if (kind_ != "database") return;
  const auto before = illegal_moves(text_);
  for (const auto& game : cuttable_games(text_)) {
    const auto& moves = game.moves;
    for (auto chunk = moves.size() / 2 & ~std::size_t{1}; chunk >= 2;
         chunk = chunk / 2 & ~std::size_t{1})
      for (std::size_t at = 0; at + chunk <= moves.size(); ++at) {
        before_each_();
        auto text = text_.substr(0, moves[at].begin) + text_.substr(moves[at + chunk - 1].end);
        if (illegal_moves(text) <= before && offer(std::move(text), {})) return;
      }
  }
}

/// No text is tried twice, and each says less than the one before it, so this comes to an end.
void reducer::offer_simpler_records(candidate::place) {
  if (kind_ == "database") return;
  for (auto& each : plainer_records(text_))
    if (offer_plainer(std::move(each), {})) return;
}

}  // namespace strictpgn::generate
