// What this reader answers to the input of a conformance case: findings, verdicts and games, in the
// form of the files of a case (conformance/README.md).
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::tests {

// ---- findings -----------------------------------------------------------------------------------

/// All findings about the input of a case, games or records.
inline std::vector<diagnostic> findings_of(const conformance_case& one, const options& options) {
  if (!one.format()) return check_database(one.input, options).diagnostics;
  const auto dialect = dialect_named(one.about.at("run").at("dialect"));
  return check_records(one.input, *one.format(), dialect, options).diagnostics;
}

/// The findings as in case.json.
inline nlohmann::ordered_json answered_diagnostics(const conformance_case& one) {
  auto list = nlohmann::ordered_json::array();
  for (const auto& found : findings_of(one, options_of(one)))
    list.push_back({{"rule", name_of(found.id)},
                    {"severity", name_of(found.level)},
                    {"begin", found.where.begin},
                    {"end", found.where.end}});
  return list;
}

// ---- verdicts -----------------------------------------------------------------------------------

/// The levels that a case has a verdict of.
inline constexpr profile verdict_levels[] = {profile::import_format, profile::export_format,
                                             profile::reduced};

/// The letter for what was found: `n` refused, `w` accepted with a warning, `y` accepted.
inline std::string verdict_letter(const std::vector<diagnostic>& findings) {
  auto worst = severity::off;
  for (const auto& found : findings) worst = std::max(worst, found.level);
  return worst == severity::error ? "n" : worst == severity::warning ? "w" : "y";
}

/// The verdict of a level as it is: `run.rules` does not count.
inline std::string answered_verdict(const conformance_case& one, profile level) {
  auto options = options_of(one);
  options.format = level;
  options.levels.clear();
  return verdict_letter(findings_of(one, options));
}

// ---- games --------------------------------------------------------------------------------------

inline std::string utf8_of(std::string_view bytes, encoding encoding) {
  if (encoding == encoding::utf8) return std::string(bytes);
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80) text += static_cast<char>(0xC0 | byte >> 6);
    text += byte < 0x80 ? c : static_cast<char>(0x80 | (byte & 0x3F));
  }
  return text;
}

/// Characters that PGN data may not hold are dropped from the value of a comment (decision D114).
inline std::string without_controls(std::string_view raw) {
  std::string value(raw);
  std::erase_if(value, [](char c) {
    return (c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\v' && c != '\r') || c == '\x7F';
  });
  return value;
}

/// A game in the canonical form of ast.json.
class canonical_game {
 public:
  using json = nlohmann::ordered_json;

  canonical_game(const game& what, const replayed& replay, encoding encoding)
      : game_(what), replay_(replay), encoding_(encoding) {}

  json form() {
    for (std::size_t at = game_.first_in_movetext; at < game_.elements.size(); ++at) add(at);
    while (open_.size() > 1) close_variation();
    json termination;  // null
    if (game_.marker != termination::none) termination = text_of(game_.marker);
    json start;  // null
    if (replay_.is_playable) start = replay_.start_fen;
    return {{"tags", tags()},
            {"start", start},
            {"movetext", open_.front()},
            {"termination", termination}};
  }

 private:
  std::string text(std::string_view bytes) const { return utf8_of(bytes, encoding_); }

  json tags() const {
    json all = json::array();
    for (const auto& tag : game_.tags)
      if (tag.name_begin != tag.name_end)
        all.push_back({text(game_.name_of(tag)), text(game_.value_of(tag))});
    return all;
  }

  void add(std::size_t at) {
    const auto& one = game_.elements[at];
    switch (one.kind) {
      case element_kind::move:
      case element_kind::null_move:
      case element_kind::unreadable_move:
        return open_.back().push_back(move_at(at));
      case element_kind::nag:
        return open_.back().push_back({{"nag", one.number}});
      case element_kind::comment:
        return open_.back().push_back({{"comment", text(without_controls(game_.content_of(one)))}});
      case element_kind::line_comment:
        return open_.back().push_back(
            {{"line_comment", text(without_controls(game_.content_of(one)))}});
      case element_kind::variation_begin:
        return open_.push_back(json::array());
      case element_kind::variation_end:
        return close_variation();
      default:
        return;  // numbers and escape lines are left out, and what is no element of movetext
    }
  }

  void close_variation() {
    json closed = {{"rav", std::move(open_.back())}};
    open_.pop_back();
    open_.back().push_back(std::move(closed));
  }

  json move_at(std::size_t at) {
    constexpr std::string_view suffixes[] = {"", "!", "?", "!!", "??", "!?", "?!"};
    const auto& one = game_.elements[at];
    json form = {{"san", text(game_.text_of(one))}};
    add_played(form, at);
    if (one.suffix != suffix::none) form["suffix"] = suffixes[static_cast<int>(one.suffix)];
    return form;
  }

  void add_played(json& form, std::size_t at) {
    const bool is_resolved = ply_ < replay_.plies.size() && replay_.plies[ply_].element == at;
    if (!is_resolved) return;
    const auto& fen = replay_.fens[ply_];
    const move played = replay_.plies[ply_++].played;
    form["origin"] = to_string(played.origin);
    form["destination"] = to_string(played.destination);
    if (played.promotion != piece_type::none)
      form["promotion"] = std::string(1, letter_of(played.promotion));
    form["fen"] = fen;
  }

  const game& game_;
  const replayed& replay_;
  encoding encoding_;
  std::vector<json> open_{json::array()};  // the movetext and the variations that are open in it
  std::size_t ply_ = 0;
};

/// The games of an input as in ast.json.
inline nlohmann::ordered_json answered_tree(const conformance_case& one) {
  auto options = options_of(one);
  options.record_fens = true;
  auto games = nlohmann::ordered_json::array();
  auto in = reader::text(one.input, options);
  while (in.next())
    if (const auto& step = in.current(); step.game != nullptr)
      games.push_back(canonical_game(*step.game, *step.replay, options.encoding).form());
  return {{"games", games}};
}

/// The input as a writer of export format writes it again.
inline std::string answered_export(const conformance_case& one) {
  format_options options;
  options.reading.encoding = options_of(one).encoding;
  return format_database(one.input, options).text;
}

}  // namespace strictpgn::tests
