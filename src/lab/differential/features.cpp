#include "lab/differential/features.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "lab/differential/poor_texts.hpp"
#include "lab/differential/record_situations.hpp"
#include "lab/differential/spellings.hpp"
#include "lab/generate/situations.hpp"
#include "lab/reduce/plainer_records.hpp"
#include "spec/graph.hpp"
#include "spec/interpreter.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view notable[] = {"brace_comment",     "rest_of_line_comment",
                                        "escape_line",       "plain_tag_pair",
                                        "quoted_pair",       "standard_san",
                                        "castling_move",     "promotion",
                                        "move_number",       "nag",
                                        "suffix_annotation", "rav",
                                        "null_move",         "bare_number",
                                        "black_to_move",     "target_square",
                                        "white_castling",    "black_castling",
                                        "white_rook_file",   "black_rook_file"};

/// What can go from a text as a whole.
constexpr std::string_view droppable[] = {
    "brace_comment", "rest_of_line_comment", "escape_line", "plain_tag_pair", "nag",
    "rav",           "suffix_annotation"};

// ---- productions --------------------------------------------------------------------------------

spec::derivation derive(std::string_view text, input_kind input) {
  thread_local spec::interpreter reader(spec::import_grammar());
  spec::derivation result;
  reader.begin(text);
  reader.derive(reader.of().find_entry(entry_of(input))->start, 0, result);
  return result;
}

/// Of a whole text of games, or of a record that begins there in the text.
void add_productions(std::string_view text, input_kind input, std::uint64_t begin, features& to) {
  const auto& grammar = spec::import_grammar();
  std::vector<std::vector<span>> places(grammar.nodes.size());
  for (const auto& each : derive(text, input))
    places[each.production].push_back({begin + each.begin, begin + each.end});
  for (spec::node_id id = 0; id != places.size(); ++id) {
    if (places[id].empty() || !grammar[id].is_named()) continue;
    auto& all = to[std::string(grammar[id].name)];
    all.insert(all.end(), places[id].begin(), places[id].end());
  }
}

// ---- rules and situations -----------------------------------------------------------------------

/// A move of a mainline, with its number.
struct mainline_move {
  span where;
  const ply* played;
};

std::vector<mainline_move> mainline_of(const game& what, const replayed& board) {
  std::vector<mainline_move> result;
  int depth = 0;
  std::size_t next = 0;
  for (std::uint32_t at = 0; at != what.elements.size(); ++at) {
    const auto& each = what.elements[at];
    if (each.kind == element_kind::variation_begin) ++depth;
    if (each.kind == element_kind::variation_end) --depth;
    while (next != board.plies.size() && board.plies[next].element < at) ++next;
    if (next == board.plies.size() || board.plies[next].element != at || depth != 0) continue;
    const auto where = what.span_of(each);
    result.push_back({{where.begin - each.lead, where.end}, &board.plies[next]});
  }
  return result;
}

void add_situations(const game& what, const replayed& board, features& to) {
  if (!board.start) return;
  auto now = *board.start;
  std::uint32_t expected = 1;
  for (const auto& [where, played] : mainline_of(what, board)) {
    if (played->number != expected++) return;  // a move that could not be played stands before it
    for (std::size_t at = 0; at != generate::situation_count; ++at) {
      const auto each = static_cast<generate::situation>(at);
      if (is_met(each, now, played->played)) to[std::string(name_of(each))].push_back(where);
    }
    now.play(played->played);
  }
}

void add_records(std::string_view text, const criteria& criteria, features& to) {
  auto in = records_of(text, criteria);
  while (in.next()) {
    const auto& step = in.current();
    for (const auto& each : step.findings) to[std::string(name_of(each.id))].push_back(each.where);
    if (step.number == 0) continue;
    for (const auto& each : situations_of(step)) to[each.name].push_back(each.where);
    add_productions(step.text, criteria.input, step.offset, to);
  }
}

void add_readings(std::string_view text, const criteria& criteria, features& to) {
  auto in = reader::text(text, criteria);
  while (in.next()) {
    for (const auto& each : in.current().findings)
      to[std::string(name_of(each.id))].push_back(each.where);
    if (in.current().game != nullptr) add_situations(*in.current().game, *in.current().replay, to);
  }
}

// ---- signatures ---------------------------------------------------------------------------------

std::set<std::string, std::less<>> rules_of_plain_texts(const criteria& criteria) {
  std::set<std::string, std::less<>> result;
  for (const auto text : poor_texts(criteria.input)) {
    features all;
    if (criteria.is_of_records())
      add_records(text, criteria, all);
    else
      add_readings(text, criteria, all);
    for (const auto& [name, places] : all) result.insert(name);
  }
  return result;
}

bool is_notable_production(std::string_view name) {
  if (std::ranges::find(notable, name) != std::end(notable)) return true;
  const auto id = spec::import_grammar().find(name);
  return id && spec::import_grammar()[*id].is_deviation();
}

bool is_production(std::string_view name) { return spec::import_grammar().find(name).has_value(); }

bool is_start_position(std::string_view text, span where) {
  const auto tag_pair = text.substr(where.begin, where.end - where.begin);
  return tag_pair.starts_with("[SetUp") || tag_pair.starts_with("[FEN");
}

// ---- texts without ------------------------------------------------------------------------------

/// The text with a space in place of each stretch.
std::string with_spaces(std::string_view text, std::vector<span> places) {
  std::ranges::sort(places, {}, &span::begin);
  std::string result;
  std::uint64_t from = 0;
  for (const auto& each : places) {
    if (each.begin < from) continue;
    result += text.substr(from, each.begin - from);
    if (each.begin != each.end) result += ' ';
    from = each.end;
  }
  return result += text.substr(from);
}

/// Each place grown to the smallest thing around it that can go as a whole.
std::vector<span> grown(const features& all, std::vector<span> places) {
  for (auto& place : places) {
    const auto inner = place;
    bool is_grown = false;
    for (const auto name : droppable) {
      const auto found = all.find(std::string(name));
      if (found == all.end()) continue;
      for (const auto& each : found->second) {
        if (each.begin > inner.begin || each.end < inner.end) continue;
        if (is_grown && each.end - each.begin >= place.end - place.begin) continue;
        place = each;
        is_grown = true;
      }
    }
  }
  return places;
}

/// From the move at each place, or before it, to the end of its mainline.
std::vector<span> rests_of_games(std::string_view text, const criteria& criteria,
                                 const std::vector<span>& places) {
  std::vector<span> result;
  auto in = reader::text(text, criteria);
  while (in.next()) {
    if (in.current().game == nullptr) continue;
    const auto& game = *in.current().game;
    const auto end = game.marker_span().begin;
    std::optional<std::uint64_t> begin;
    for (const auto& place : places) {
      if (place.begin < game.offset || place.begin >= end) continue;
      for (const auto& [where, played] : mainline_of(game, *in.current().replay))
        if (where.begin <= place.begin) begin = where.begin;
      break;
    }
    if (begin) result.push_back({*begin, end});
  }
  return result;
}

/// Texts in which those places may be gone.
std::vector<std::string> candidates_without(std::string_view text, const features& all,
                                            const std::vector<span>& places,
                                            const criteria& criteria) {
  std::vector<std::string> result;
  if (criteria.is_of_records()) {
    const auto record = text.substr(0, text.find('\n'));
    for (const auto& each : generate::plainer_records(record))
      result.push_back(each + std::string(text.substr(record.size())));
    return result;
  }
  for (const auto& taken : {places, grown(all, places), rests_of_games(text, criteria, places)})
    result.push_back(with_spaces(text, taken));
  return result;
}

}  // namespace

features features_of(std::string_view text, const criteria& criteria) {
  features result;
  if (criteria.is_of_records()) {
    add_records(text, criteria, result);
    return result;
  }
  add_productions(text, criteria.input, 0, result);
  for (const auto& each : spellings_of(text, result)) result[each.name].push_back(each.where);
  add_readings(text, criteria, result);
  return result;
}

bool has_feature(std::string_view text, const std::string& feature, const criteria& criteria) {
  const auto production = spec::import_grammar().find(feature);
  if (!production || criteria.is_of_records()) return features_of(text, criteria).contains(feature);
  const auto derivation = derive(text, criteria.input);
  return std::ranges::find(derivation, *production, &spec::derived::production) != derivation.end();
}

std::span<const std::string_view> notable_productions() { return notable; }

std::vector<std::string> signature_of(std::string_view text, const criteria& criteria) {
  const auto plain = rules_of_plain_texts(criteria);
  std::vector<std::string> result;
  for (const auto& [name, places] : features_of(text, criteria)) {
    if (is_production(name) ? !is_notable_production(name) : plain.contains(name)) continue;
    const auto is_start = [&](span where) { return is_start_position(text, where); };
    if (!std::ranges::all_of(places, is_start)) result.push_back(name);
  }
  return result;
}

bool has_all(const features& in, const std::vector<std::string>& signature) {
  return std::ranges::all_of(signature, [&](const auto& each) { return in.contains(each); });
}

std::optional<std::string> without(std::string_view text, const std::string& feature,
                                   const criteria& criteria,
                                   const std::function<bool(std::string_view)>& suits) {
  const auto all = features_of(text, criteria);
  const auto found = all.find(feature);
  if (found == all.end()) return std::nullopt;
  for (auto& candidate : candidates_without(text, all, found->second, criteria))
    if (candidate != text && !has_feature(candidate, feature, criteria) && suits(candidate))
      return std::move(candidate);
  return std::nullopt;
}

}  // namespace strictpgn::differential
