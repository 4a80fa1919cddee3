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

constexpr int part_version = 2;

/// Arrays in arrays: an item, its findings, one of them, its places, one, and its two ends.
constexpr std::size_t greatest_depth = 6;

/// Makes an item of what it is told. The library that reads them recurses, so that arrays that are
/// nested more deeply than ours are refused.
class item_builder : public nlohmann::json_sax<json> {
 public:
  json item;

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t&) override { return put(value); }
  bool string(string_t& value) override { return put(std::move(value)); }
  bool binary(binary_t& value) override { return put(std::move(value)); }
  bool start_array(std::size_t) override {
    open_.push_back(json::array());
    return open_.size() <= greatest_depth;
  }
  bool end_array() override {
    auto whole = std::move(open_.back());
    open_.pop_back();
    return put(std::move(whole));
  }
  // An item has none.
  bool start_object(std::size_t) override { return false; }
  bool key(string_t&) override { return false; }
  bool end_object() override { return false; }
  bool parse_error(std::size_t, const std::string&, const json::exception&) override {
    return false;
  }

 private:
  bool put(json value) {
    if (open_.empty())
      item = std::move(value);
    else
      open_.back().push_back(std::move(value));
    return true;
  }

  std::vector<json> open_;  // arrays, each in the one before it
};

/// What stands there is no item of a report, or not the one that is due.
struct no_item : std::exception {};

json next_item(std::istream& in) {
  item_builder builder;
  if (!json::sax_parse(in, &builder, json::input_format_t::msgpack, false)) throw no_item();
  return std::move(builder.item);
}

/// Of a type that holds at most 64 bits, whatever is written there.
std::uint64_t number_of(const json& value) {
  if (!value.is_number_unsigned()) throw no_item();
  return value.get<std::uint64_t>();
}

std::uint64_t number_of(const json& value, std::uint64_t most) {
  const auto number = number_of(value);
  if (number > most) throw no_item();
  return number;
}

template <typename Enum>
Enum value_of(const json& value, Enum last) {
  return static_cast<Enum>(number_of(value, static_cast<std::uint64_t>(last)));
}

/// Texts are bytes: those of an input need not be UTF-8.
json bytes(std::string_view text) { return json::binary({text.begin(), text.end()}); }

std::string text_of(const json& value) {
  const auto& all = value.get_binary();
  return {all.begin(), all.end()};
}

json pair_of(const span& where) { return {where.begin, where.end}; }
span span_of(const json& value) { return {number_of(value.at(0)), number_of(value.at(1))}; }

/// Where a place in the text that is shown may be. Of its first line the beginning may be missing.
span span_in(const source_window& shown, const json& value) {
  const auto where = span_of(value);
  const auto begin = shown.offset - std::min(shown.offset, shown.first_column - 1);
  const auto end = shown.offset + shown.text.size();
  if (where.begin < begin || where.begin > where.end || where.end > end) throw no_item();
  return where;
}

rule rule_of(const json& value) {
  const auto name = text_of(value);
  if (const auto id = find_rule(name)) return *id;
  throw no_item();
}

severity severity_of(const json& value) { return value_of(value, severity::error); }

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

diagnostic finding_of(const source_window& shown, const json& item) {
  diagnostic found;
  found.id = rule_of(item.at(0));
  found.level = severity_of(item.at(1));
  found.in_modern = severity_of(item.at(2));
  found.where = span_in(shown, item.at(3));
  found.message = text_of(item.at(4));
  for (const auto& one : item.at(5))
    found.related.push_back({span_in(shown, one.at(0)), text_of(one.at(1))});
  found.expected = texts_of(item.at(6));
  found.candidates = texts_of(item.at(7));
  for (const auto& one : item.at(8))
    found.fix.edits.push_back({span_in(shown, one.at(0)), text_of(one.at(1))});
  found.fix.line_ends = text_of(item.at(9));
  found.fix.is_safe = item.at(10);
  found.game = number_of(item.at(11));
  found.ply = number_of(item.at(12));
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

game game_of(const source_window& shown, const json& item) {
  game one;
  one.offset = number_of(item.at(0));
  const auto end = number_of(item.at(1), shown.text.size()) + one.offset;
  const auto whole = span_in(shown, json{one.offset, end});
  one.text = shown.text.substr(whole.begin - shown.offset, whole.size());
  for (const auto& tag : item.at(2)) {
    const auto place = [&](std::size_t at) {
      return static_cast<std::uint32_t>(number_of(tag.at(at), one.text.size()));
    };
    one.tags.push_back({place(0), place(1), place(2), place(3), place(4), place(5), tag.at(6),
                        tag.at(7), tag.at(8)});
    const auto& last = one.tags.back();
    if (last.begin > last.end || last.name_begin > last.name_end ||
        last.value_begin > last.value_end)
      throw no_item();
  }
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
  totals.games = number_of(item.at(0));
  totals.games_with_errors = number_of(item.at(1));
  totals.plies = number_of(item.at(2));
  totals.errors = number_of(item.at(3));
  totals.warnings = number_of(item.at(4));
  totals.infos = number_of(item.at(5));
  totals.errors_in_modern = number_of(item.at(6));
  totals.bytes = number_of(item.at(7));
  for (const auto& one : item.at(8)) totals.by_rule[rule_of(one.at(0))] = number_of(one.at(1));
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
  how.format = value_of(item.at(0), profile::modern);
  how.encoding = value_of(item.at(1), encoding::utf8);
  for (const auto& one : item.at(2))
    how.levels.emplace_back(rule_of(one.at(0)), severity_of(one.at(1)));
  const auto& most = item.at(3);
  how.limits = {static_cast<std::uint32_t>(number_of(most.at(0), UINT32_MAX)),
                number_of(most.at(1)),
                number_of(most.at(2)),
                number_of(most.at(3)),
                number_of(most.at(4)),
                number_of(most.at(5)),
                number_of(most.at(6))};
  how.fixes = item.at(4);
  return how;
}

void put(output& out, const json& item) {
  json::to_msgpack(item, nlohmann::detail::output_adapter<char>(out.text()));
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
    const auto item = next_item(in_);
    if (item.at(0) != "strictpgn part" || item.at(1) != part_version) refuse(name);
    header_ = {text_of(item.at(2)),    number_of(item.at(3)),   number_of(item.at(4)),
               number_of(item.at(5)),  number_of(item.at(6)),   number_of(item.at(7)),
               options_of(item.at(8)), severity_of(item.at(9)), item.at(10)};
    if (item.at(11) != STRICTPGN_VERSION) refuse(name);
  } catch (const json::exception&) {
    refuse(name);
  } catch (const no_item&) {
    refuse(name);
  }
}

std::optional<reading> part_report::next() try {
  const auto item = next_item(in_);
  if (item.at(0) == "end") {
    end_ = {item.at(1), number_of(item.at(2)), number_of(item.at(3)), summary_of(item.at(4))};
    return std::nullopt;
  }
  if (!item.at(3).get<bool>()) text_.clear();
  text_ += text_of(item.at(4));
  step_ = {};
  const auto& shown =
      step_.source = {text_, number_of(item.at(0)), number_of(item.at(1)), number_of(item.at(2))};
  if (shown.offset > UINT64_MAX - text_.size()) refuse(name_);
  for (const auto& one : item.at(5)) step_.findings.push_back(finding_of(shown, one));
  for (const auto& one : item.at(6))
    step_.more_findings.push_back(
        {rule_of(one.at(0)), severity_of(one.at(1)), number_of(one.at(2))});
  if (!item.at(7).is_null()) step_.game.emplace(game_of(shown, item.at(7)));
  return step_.shown();
} catch (const json::exception&) {
  refuse(name_);
} catch (const no_item&) {
  refuse(name_);
}

}  // namespace strictpgn::cli
