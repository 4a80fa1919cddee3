#include "view/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "report/html/markup.hpp"
#include "report/html/page_files.hpp"
#include "report/json/json_text.hpp"
#include "report/pages/section.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/nag.hpp"
#include "view/deflate.hpp"
#include "view/page_files.hpp"

namespace strictpgn::view {
namespace {

using report::json;

/// Few enough to be read at once, and many enough to be compressed well.
constexpr std::size_t games_of_block = 64;
constexpr std::size_t bytes_of_block = 256 << 10;
/// The first block is what people wait for.
constexpr std::size_t games_of_first_block = 8;

/// No other script or style is run than those of this program, and nothing is asked of the network.
constexpr std::string_view head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'">
<title>{}</title>
<style>{}</style>
</head>
<body>
)";

/// As text of a script element: no `<` can end it.
std::string script_text(const json& value) {
  std::string line;
  report::append_json(line, value);
  std::string text;
  for (const char c : line) c == '<' ? text += "\\u003c" : text += c;
  return text;
}

json rule_json(const rule_info& about) {
  return {{"name", about.name},
          {"section", report::section_in_words(about.section)},
          {"summary", about.summary},
          {"why", about.explanation},
          {"help", about.help}};
}

json nag_json(const nag_info& about) {
  return {{"meaning", about.meaning}, {"symbol", about.symbol}};
}

}  // namespace

page::page(page_options options) : options_(std::move(options)), block_(options_) {
  where_.encoding = options_.reading.encoding;
}

/// An input that is empty has a step of its own, to which nothing may be to say.
bool page::is_of_interest(const reading& step) const {
  const bool has_text = step.outside != nullptr && !step.outside->text.empty();
  return step.game != nullptr || has_text ||
         std::ranges::any_of(step.findings, [&](const diagnostic& finding) {
           return finding.level >= options_.shown;
         });
}

void page::add(const reading& step, std::uint64_t number) {
  if (!is_of_interest(step)) return;
  where_.move_to(step.source);
  if (step.game != nullptr && block_.games() == 0) first_game_ = number;
  note_what_is_explained(step);
  const auto before = block_.source_size();
  block_.add(step, where_);
  source_size_ += block_.source_size() - before;
  const auto most = packed_.empty() ? games_of_first_block : games_of_block;
  if (block_.games() >= most || block_.source_size() >= bytes_of_block ||
      block_.records() >= 2 * most)
    pack();
}

void page::note_what_is_explained(const reading& step) {
  for (const auto& finding : step.findings)
    if (finding.level >= options_.shown) rules_.insert(finding.id);
  if (step.game == nullptr) return;
  for (const auto& one : step.game->elements) {
    if (one.kind == element_kind::nag && one.number <= greatest_nag) nags_.insert(one.number);
    if (one.suffix != suffix::none) nags_.insert(static_cast<unsigned>(one.suffix));
  }
}

void page::pack() {
  if (block_.empty()) return;
  packed_.push_back({block_.records(), block_.games(), first_game_, block_.source_size(),
                     base64(block_.compressed())});
  block_ = game_block(options_);
}

std::string page::index(const summary& totals) const {
  json all;
  all["file"] = report::shown_name(options_.file);
  all["version"] = STRICTPGN_VERSION;
  all["profile"] = name_of(options_.reading.format);
  all["encoding"] = options_.reading.encoding == encoding::utf8 ? "utf8" : "latin1";
  all["level"] = name_of(options_.shown);
  all["games"] = totals.games;
  all["faulty"] = totals.games_with_errors;
  all["errors"] = totals.errors;
  all["warnings"] = totals.warnings;
  all["bytes"] = totals.bytes;
  all["blocks"] = json::array();
  for (const auto& one : packed_)
    all["blocks"].push_back({one.records, one.games, one.first_game, one.bytes});
  all["rules"] = json::object();
  for (const auto id : rules_)
    all["rules"][std::to_string(static_cast<unsigned>(id))] = rule_json(info(id));
  all["nags"] = json::object();
  for (const auto number : nags_)
    if (const auto* about = find_nag(number))
      all["nags"][std::to_string(number)] = nag_json(*about);
  return script_text(all);
}

/// The first game is shown before the rest of the page has come.
void page::write(std::string& out, const summary& totals) {
  pack();
  const auto append_block = [&](std::size_t at) {
    out += fmt::format("<script type=\"application/octet-stream\" id=\"block-{}\">{}</script>\n",
                       at, packed_[at].letters);
  };
  out += fmt::format(head, page_css_hash, page_js_hash,
                     report::html::escaped(report::shown_name(options_.file)), page_css);
  out += report::html::pieces_svg;
  out += page_body;
  out += fmt::format("<script type=\"application/json\" id=\"index\">{}</script>\n", index(totals));
  if (!packed_.empty()) append_block(0);
  out += fmt::format("<script>{}</script>\n", page_js);
  for (std::size_t at = 1; at < packed_.size(); ++at) append_block(at);
  out += "</body>\n</html>\n";
}

}  // namespace strictpgn::view
