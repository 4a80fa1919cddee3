#!/usr/bin/env bash
# Plants one include that points the wrong way after another; each must be seen, the right ones not.
set -u
self=$(realpath "$0")
check_layers=${self%/*}/../cmake/check_layers.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0

# outcome FILE INCLUDE: what the check says of a tree that holds this include and one that is right
outcome() {
  rm -rf "${tree:?}"/*
  mkdir -p "$tree/include/strictpgn" "$tree/${1%/*}"
  echo '#include <string>' >"$tree/include/strictpgn/span.hpp"
  printf '#pragma once\n%s\n' "$2" >"$tree/$1"
  "$check_layers" "$tree" >/dev/null
  case $? in
    0) echo fine ;;
    1) echo broken ;;
    *) echo "not looked at" ;;
  esac
}

while read -r expected file text; do
  [ -n "$expected" ] || continue
  found=$(outcome "$file" "$text")
  if [ "$found" != "$expected" ]; then
    echo "$file with $text: $found, expected $expected"
    failures=$((failures + 1))
  fi
done <<'TABLE'
fine   src/cli/io/gunzip.cpp      #include <zlib.h>
fine   src/cli/io/libarchive.hpp  #include <archive.h>
broken src/cli/io/archive.cpp     #include <archive.h>
broken src/cli/io/input.cpp       #include <archive_entry.h>
fine   src/cli/io/job_pool.cpp    #include <tbb/info.h>
broken src/read/piece.cpp         #include <tbb/info.h>
broken src/cli/io/input.cpp       #include <zlib.h>
broken include/strictpgn/made.hpp   namespace strictpgn {
fine   include/strictpgn/made.hpp   namespace [[gnu::visibility("default")]] strictpgn {
fine   grammar/san.hpp            #include <tao/pegtl.hpp>
fine   grammar/san.hpp            #include "grammar/lexical.hpp"
fine   grammar/san.hpp            #include "strictpgn/rule.hpp"
broken grammar/san.hpp            #include <string>
broken grammar/san.hpp            #include "parse/actions.hpp"
fine   src/parse/actions.hpp      #include <tao/pegtl.hpp>
fine   src/parse/actions.hpp      #include "grammar/pgn.hpp"
fine   src/spec/lower.cpp  #include <tao/pegtl.hpp>
fine   src/spec/lower.cpp  #include "grammar/pgn.hpp"
broken src/spec/page.cpp #include "report/pages/rule_pages.hpp"
broken src/spec/page.cpp #include "parse/actions.hpp"
fine   src/lab/coverage/report.cpp    #include "lab/coverage/coverage.hpp"
broken src/lab/coverage/report.cpp    #include "grammar/pgn.hpp"
broken src/rules/tags/detect.cpp  #include <tao/pegtl.hpp>
broken src/rules/tags/detect.cpp  #  include "grammar/pgn.hpp"
broken src/rules/tags/detect.cpp  #include "read/session.hpp"
fine   src/rules/tags/detect.cpp  #include "write/line_filler.hpp"
fine   src/rules/tags/detect.cpp  #include "rules/context.hpp"
broken src/rules/tags/rows.hpp    #include "rules/context.hpp"
fine   src/rules/tags/rows.hpp    #include "rules/levels.hpp"
fine   src/write/tag_section.cpp  #include "rules/ending/terminations.hpp"
broken src/write/tag_section.cpp  #include "rules/context.hpp"
fine   src/read/session.cpp       #include "rules/tags/values.hpp"
broken src/read/session.cpp       #include "game/fragment.hpp"
fine   src/game/fragment.cpp      #include "rules/findings.hpp"
broken src/game/fragment.cpp      #include "grammar/san.hpp"
fine   tests/spec/grammar_san.cpp #include <tao/pegtl.hpp>
fine   tests/parse/parse_tags.cpp #include <tao/pegtl/contrib/analyze.hpp>
broken tests/rules/check_tags.cpp #include <tao/pegtl.hpp>
fine   include/strictpgn/ast.hpp  #include "strictpgn/span.hpp"
broken include/strictpgn/ast.hpp  #include <fmt/format.h>
broken include/strictpgn/ast.hpp  #include <nlohmann/json.hpp>
broken include/strictpgn/ast.hpp  nlohmann::json to_json();
broken include/strictpgn/ast.hpp  #include "grammar/pgn.hpp"
fine   src/chess/position.cpp     #include "chess/square.hpp"
broken src/chess/position.cpp     #include "strictpgn/diagnostic.hpp"
broken src/chess/position.cpp     #include "strictpgn/rule.hpp"
broken src/chess/position.cpp     #include "text/window.hpp"
broken src/chess/position.cpp     #include "parse/ast.hpp"
broken src/chess/position.cpp     #include <fmt/format.h>
fine   src/replay/replay.cpp      #include "chess/position.hpp"
broken src/replay/replay.cpp      #include "rules/tags/values.hpp"
fine   src/cli/main.cpp           #include "report/json/json.hpp"
fine   src/cli/options/arguments.cpp      #include <CLI/CLI.hpp>
fine   src/cli/options/help_page.cpp      #include <CLI/CLI.hpp>
broken src/cli/commands/check.cpp          #include <CLI/CLI.hpp>
broken src/cli/options/arguments.hpp      #include <CLI/App.hpp>
fine   src/cli/options/configuration.cpp  #include <toml++/toml.h>
broken src/report/json/json.cpp        #include <toml++/toml.h>
fine   src/view/deflate.cpp            #include <zlib.h>
broken src/report/html/page.cpp        #include <zlib.h>
fine   src/cli/commands/view.cpp       #include "view/page.hpp"
broken src/report/html/page.cpp        #include "view/page.hpp"
broken include/strictpgn/ast.hpp  toml::table to_toml();
fine   src/lab/differential/material.cpp      #include "lab/generate/generator.hpp"
broken src/lab/differential/page.cpp          #include "cli/folder.hpp"
broken src/lab/reduce/reducer.cpp   #include "lab/differential/find.hpp"
broken src/report/json/json.cpp        #include "cli/options.hpp"
broken src/text/window.cpp      #include "rules/levels.hpp"
fine   src/lab/generate/tree.cpp      #include "spec/graph.hpp"
fine   src/lab/generate/draft.cpp     #include "write/line_filler.hpp"
fine   src/cli/commands/generate.cpp       #include "lab/generate/generator.hpp"
broken src/lab/generate/draft.cpp     #include "read/session.hpp"
fine   src/lab/generate/draft.cpp     #include "rules/ending/terminations.hpp"
broken src/lab/generate/draft.cpp     #include "grammar/pgn.hpp"
broken src/report/json/json.cpp        #include "lab/generate/generator.hpp"
broken src/rules/tags/detect.cpp  #include "lab/generate/violation.hpp"
broken src/rules/tags/fix.cpp     #include "lab/generate/mutable_game.hpp"
broken src/rules/tags/detect.cpp  #include "rules/tags/violate.hpp"
fine   src/rules/tags/violate.cpp #include "lab/generate/violation.hpp"
fine   src/rules/tags/violate.cpp #include "rules/tags/rows.hpp"
fine   src/rules/tags/violate.cpp #include "strictpgn/san.hpp"
broken src/rules/tags/violate.cpp #include "rules/fixes.hpp"
broken src/rules/tags/violate.cpp #include "rules/tags/values.hpp"
broken src/rules/tags/violate.cpp #include "read/session.hpp"
broken src/rules/tags/violate.cpp #include "lab/differential/material.hpp"
broken src/report/json/json.cpp        #include "spec/graph.hpp"
broken src/report/json/json.cpp        #include "lab/coverage/report.hpp"
broken src/rules/tags/detect.cpp  #include "spec/graph.hpp"
broken src/parse/expected.cpp     #include "spec/interpreter.hpp"
broken src/read/session.cpp       #include "lab/differential/verdict.hpp"
broken src/spec/page.cpp #include "lab/coverage/coverage.hpp"
broken src/spec/page.cpp #include "lab/generate/tree.hpp"
fine   src/spec/page.cpp #include "strictpgn/rule.hpp"
fine   src/lab/coverage/coverage.cpp #include "lab/coverage/coverage.hpp"
fine   src/rules/tags/violate.cpp #include "rules/tags/violate.hpp"
fine   src/lab/differential/page.cpp          #include "spec/markup.hpp"
fine   src/cli/commands/coverage.cpp       #include "lab/coverage/report.hpp"
broken src/somewhere/new.cpp      #include <string>
TABLE
rm -rf "${tree:?}"/*
if "$check_layers" "$tree" >/dev/null; then
  echo "a tree without includes is called fine"
  failures=$((failures + 1))
fi
exit $((failures > 0))
