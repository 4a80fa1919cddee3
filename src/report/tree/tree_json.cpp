#include "report/tree/tree_json.hpp"

#include "parse/elements.hpp"
#include "report/text/open_line.hpp"
#include "report/tree/element_json.hpp"
#include "report/tree/moves_writer.hpp"
#include "report/tree/placed_findings.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/game_view.hpp"

namespace strictpgn::report {
namespace {

/// Writes one line.
class step_writer {
 public:
  step_writer(std::string& out, const reading& step, const tree_context& context)
      : out_(out),
        line_(out),
        step_(step),
        context_(context),
        findings_(step.findings, context.encoding) {}

  void write() {
    if (step_.game != nullptr)
      write_game(game_view(step_));
    else
      write_outside();
    write_findings();
    line_.end_object();
    out_ += '\n';
  }

 private:
  void write_game(const game_view& game) {
    const auto& what = game.syntax();
    write_origin(context_.number, {what.offset, what.offset + what.text.size()});
    write_tags(what);
    line_.add(start(game));
    add_initial_elements(game);
    moves_writer(out_, game, context_, findings_).write();
    line_.add(termination(what));
    write_deviations(what);
  }

  /// Perhaps nothing but findings about the file.
  void write_outside() {
    const game nothing;
    const auto& what = step_.outside != nullptr ? *step_.outside : nothing;
    const auto begin = step_.outside != nullptr ? what.offset
                       : step_.findings.empty() ? 0
                                                : step_.findings.front().where.begin;
    write_origin(nullptr, {begin, begin + what.text.size()});
    write_tags(what);
    line_.begin_list("elements");
    for (const auto& one : what.elements) line_.add_item(json_of(what, one, context_.encoding));
    line_.end_list();
    write_deviations(what);
  }

  void write_origin(const json& number, const span& where) {
    json members;
    members["version"] = tree_version;
    members["file"] = decoded(context_.file, encoding::utf8);
    members["game"] = number;
    add_span(members, where);
    members["encoding"] = context_.encoding == encoding::utf8 ? "utf8" : "latin1";
    members["profile"] = name_of(context_.format);
    line_.begin_object(members);
  }

  void write_tags(const game& what) {
    line_.begin_list("tags");
    for (const auto& tag : what.tags) {
      auto item = json_of(what, tag, context_.encoding);
      findings_.take(item, what.span_of(tag));
      line_.add_item(item);
    }
    line_.end_list();
  }

  json start(const game_view& game) const {
    json members;
    members["playable"] = game.start().has_value();
    if (game.start())
      members["start_fen"] = write_fen(*game.start(), context_.dialect, context_.style);
    return members;
  }

  /// There may be a great many of them.
  void add_initial_elements(const game_view& game) {
    const auto& what = game.syntax();
    const auto all = game.moves().elements();
    for (const bool is_comment : {true, false}) {
      line_.begin_list(is_comment ? "comments" : "others");
      for (const auto at : all)
        if (parse::is_comment(what.elements[at]) == is_comment)
          line_.add_item(json_of(what, what.elements[at], context_.encoding));
      line_.end_list();
    }
  }

  static json termination(const game& what) {
    json members;
    auto& marker = members["termination"];
    marker["result"] = strictpgn::text_of(what.marker);
    add_span(marker, what.marker_span());
    return members;
  }

  void write_deviations(const game& what) {
    line_.begin_list("deviations");
    for (const auto& found : what.deviations) {
      json deviation;
      deviation["rule"] = name_of(found.id);
      add_span(deviation, what.span_of(found));
      line_.add_item(deviation);
    }
    line_.end_list();
  }

  void write_findings() {
    findings_.write_rest(line_);
    if (step_.more_findings.empty()) return;
    line_.begin_list("more_findings");
    for (const auto& [id, level, count] : step_.more_findings)
      line_.add_item({{"rule", name_of(id)}, {"severity", name_of(level)}, {"count", count}});
    line_.end_list();
  }

  std::string& out_;
  open_line line_;
  const reading& step_;
  const tree_context& context_;
  placed_findings findings_;
};

}  // namespace

void render_tree(std::string& out, const reading& step, const tree_context& context) {
  step_writer(out, step, context).write();
}

}  // namespace strictpgn::report
