#include "cli/io/part_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/io/errors.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::cli {
namespace {

using nlohmann::json;

constexpr int part_version = 1;

/// Texts are bytes: those of an input need not be UTF-8.
json bytes(std::string_view text) { return json::binary({text.begin(), text.end()}); }

std::string text_of(const json& value) {
  const auto& all = value.get_binary();
  return {all.begin(), all.end()};
}

json pair_of(const span& where) { return {where.begin, where.end}; }
span span_of(const json& value) { return {value.at(0), value.at(1)}; }

rule rule_of(const json& value) {
  const auto name = text_of(value);
  if (const auto id = find_rule(name)) return *id;
  throw std::out_of_range("no rule " + name);
}

severity severity_of(const json& value) { return static_cast<severity>(value.get<int>()); }

json texts(const std::vector<std::string>& all) {
  auto list = json::array();
  for (const auto& one : all) list.push_back(bytes(one));
  return list;
}

std::vector<std::string> texts_of(const json& list) {
  std::vector<std::string> all;
  for (const auto& one : list) all.push_back(text_of(one));
  return all;
}

json item_of(const diagnostic& found) {
  auto related = json::array();
  for (const auto& other : found.related)
    related.push_back({pair_of(other.where), bytes(other.text)});
  auto edits = json::array();
  for (const auto& one : found.fix.edits) edits.push_back({pair_of(one.where), bytes(one.text)});
  return {bytes(name_of(found.id)),
          static_cast<int>(found.level),
          static_cast<int>(found.in_modern),
          pair_of(found.where),
          bytes(found.message),
          related,
          texts(found.expected),
          texts(found.candidates),
          edits,
          bytes(found.fix.line_ends),
          found.fix.is_safe,
          found.game,
          found.ply,
          bytes(found.fen)};
}

diagnostic finding_of(const json& item) {
  diagnostic found;
  found.id = rule_of(item.at(0));
  found.level = severity_of(item.at(1));
  found.in_modern = severity_of(item.at(2));
  found.where = span_of(item.at(3));
  found.message = text_of(item.at(4));
  for (const auto& one : item.at(5))
    found.related.push_back({span_of(one.at(0)), text_of(one.at(1))});
  found.expected = texts_of(item.at(6));
  found.candidates = texts_of(item.at(7));
  for (const auto& one : item.at(8))
    found.fix.edits.push_back({span_of(one.at(0)), text_of(one.at(1))});
  found.fix.line_ends = text_of(item.at(9));
  found.fix.is_safe = item.at(10);
  found.game = item.at(11);
  found.ply = item.at(12);
  found.fen = text_of(item.at(13));
  return found;
}

json item_of(const game& one) {
  auto tags = json::array();
  for (const auto& tag : one.tags)
    tags.push_back({tag.begin, tag.end, tag.name_begin, tag.name_end, tag.value_begin,
                    tag.value_end, tag.is_damaged, tag.is_unclosed, tag.has_escape});
  return {one.offset, one.text.size(), tags};
}

/// Its text is put in by whoever has it.
game game_of(const json& item) {
  game one;
  one.offset = item.at(0);
  for (const auto& tag : item.at(2))
    one.tags.push_back({tag.at(0), tag.at(1), tag.at(2), tag.at(3), tag.at(4), tag.at(5), tag.at(6),
                        tag.at(7), tag.at(8)});
  return one;
}

json item_of(const summary& totals) {
  auto by_rule = json::array();
  for (const auto& about : catalogue())
    if (const auto count = totals.by_rule[about.id]; count != 0)
      by_rule.push_back({bytes(about.name), count});
  return {totals.games, totals.games_with_errors, totals.plies, totals.errors, totals.warnings,
          totals.infos, totals.errors_in_modern,  totals.bytes, by_rule};
}

summary summary_of(const json& item) {
  summary totals;
  totals.games = item.at(0);
  totals.games_with_errors = item.at(1);
  totals.plies = item.at(2);
  totals.errors = item.at(3);
  totals.warnings = item.at(4);
  totals.infos = item.at(5);
  totals.errors_in_modern = item.at(6);
  totals.bytes = item.at(7);
  for (const auto& one : item.at(8)) totals.by_rule[rule_of(one.at(0))] = one.at(1);
  return totals;
}

json item_of(const options& how) {
  auto levels = json::array();
  for (const auto& [id, level] : how.levels)
    levels.push_back({bytes(name_of(id)), static_cast<int>(level)});
  const auto& most = how.limits;
  return {static_cast<int>(how.format),
          static_cast<int>(how.encoding),
          levels,
          {most.rav_depth, most.comment_size, most.token_size, most.game_size, most.game_elements,
           most.diagnostics, most.compared_games},
          how.fixes};
}

options options_of(const json& item) {
  options how;
  how.format = static_cast<profile>(item.at(0).get<int>());
  how.encoding = static_cast<encoding>(item.at(1).get<int>());
  for (const auto& one : item.at(2))
    how.levels.emplace_back(rule_of(one.at(0)), severity_of(one.at(1)));
  const auto& most = item.at(3);
  how.limits = {most.at(0), most.at(1), most.at(2), most.at(3), most.at(4), most.at(5), most.at(6)};
  how.fixes = item.at(4);
  return how;
}

void put(output& out, const json& item) {
  json::to_cbor(item, nlohmann::detail::output_adapter<char>(out.text()));
  if (out.is_full()) out.flush();
}

[[noreturn]] void refuse(const std::string& name) {
  throw unreadable_input(fmt::format("`{}` is no whole report of `check --part`", name));
}

}  // namespace

part_writer::part_writer(output& out, const part_header& header) : out_(out) {
  put(out_, {"strictpgn part", part_version, bytes(header.file), header.file_size, header.begin,
             header.end, header.from, header.from_line, item_of(header.how),
             static_cast<int>(header.fail_on), header.is_utf8_in_modern, STRICTPGN_VERSION});
}

/// Of text that was shown with the step before, too, only the rest is written.
void part_writer::add(const reading& step) {
  const auto& source = step.source;
  const bool goes_on = source.offset == window_ && source.text.size() >= known_;
  auto findings = json::array();
  for (const auto& found : step.findings) findings.push_back(item_of(found));
  auto more = json::array();
  for (const auto& found : step.more_findings)
    more.push_back({bytes(name_of(found.id)), static_cast<int>(found.level), found.count});
  put(out_, {source.offset, source.first_line, source.first_column, goes_on,
             bytes(source.text.substr(goes_on ? known_ : 0)), findings, more,
             step.game == nullptr ? json() : item_of(*step.game)});
  window_ = source.offset;
  known_ = source.text.size();
}

void part_writer::finish(const part_end& end) {
  put(out_, {"end", end.joins, end.to, end.to_line, item_of(end.totals)});
}

part_report::part_report(const std::string& name) : name_(name), in_(name, std::ios::binary) {
  if (!in_) throw unreadable_input(fmt::format("no such file: `{}`", name));
  try {
    const auto item = json::from_cbor(in_, false);
    if (item.at(0) != "strictpgn part" || item.at(1) != part_version) refuse(name);
    header_ = {text_of(item.at(2)),
               item.at(3),
               item.at(4),
               item.at(5),
               item.at(6),
               item.at(7),
               options_of(item.at(8)),
               severity_of(item.at(9)),
               item.at(10)};
    if (item.at(11) != STRICTPGN_VERSION) refuse(name);
  } catch (const json::exception&) {
    refuse(name);
  } catch (const std::out_of_range&) {
    refuse(name);
  }
}

std::optional<reading> part_report::next() try {
  const auto item = json::from_cbor(in_, false);
  if (item.at(0) == "end") {
    end_ = {item.at(1), item.at(2), item.at(3), summary_of(item.at(4))};
    return std::nullopt;
  }
  if (!item.at(3).get<bool>()) text_.clear();
  text_ += text_of(item.at(4));
  step_ = {};
  step_.source = {text_, item.at(0), item.at(1), item.at(2)};
  for (const auto& one : item.at(5)) step_.findings.push_back(finding_of(one));
  for (const auto& one : item.at(6))
    step_.more_findings.push_back({rule_of(one.at(0)), severity_of(one.at(1)), one.at(2)});
  if (!item.at(7).is_null()) {
    auto& one = step_.game.emplace(game_of(item.at(7)));
    one.text = std::string_view(text_).substr(one.offset - step_.source.offset,
                                              item.at(7).at(1).get<std::size_t>());
  }
  return step_.shown();
} catch (const json::exception&) {
  refuse(name_);
} catch (const std::out_of_range&) {
  refuse(name_);
}

}  // namespace strictpgn::cli
