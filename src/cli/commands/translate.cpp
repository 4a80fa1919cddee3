#include "cli/commands/translate.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <string_view>
#include <utility>

#include "fix/piece_translation.hpp"
#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"

namespace strictpgn::cli {

translated_input translate(const read_at& source, const std::string& name, const options& options,
                           const translation& how, std::unique_ptr<temp_file> to) {
  translated_input result;
  const auto say = [&](const untranslated_game& one) {
    if (how.is_quiet) return;
    print_line(fmt::format(
        "{}:{}:{}: not translated: {}", report::shown_name(name), one.at.line, one.at.column,
        report::escape_within(report::longest_message, one.why, options.encoding)));
  };
  read_from(source, fix::reading_for_translation(options), [&](reader& games) {
    fix::edited_copy copy(from_the_start(source), [&](std::string_view text) { to->append(text); });
    result.games = fix::translate_all(games, copy, *how.from, options, say);
  });
  if (result.games != 0) result.text = std::move(to);
  return result;
}

}  // namespace strictpgn::cli
