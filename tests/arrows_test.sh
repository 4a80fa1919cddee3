#!/usr/bin/env bash
# Plants one include that points the wrong way after another; each must be seen, the right ones not.
set -u
self=$(realpath "$0")
arrows=${self%/*}/../cmake/arrows.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failures=0

# outcome FILE INCLUDE: what the check says of a tree that holds this include and one that is right
outcome() {
  rm -rf "${tree:?}"/*
  mkdir -p "$tree/include/strictpgn" "$tree/${1%/*}"
  echo '#include <string>' >"$tree/include/strictpgn/span.hpp"
  printf '#pragma once\n%s\n' "$2" >"$tree/$1"
  "$arrows" "$tree" >/dev/null
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
fine   grammar/san.hpp            #include <tao/pegtl.hpp>
fine   grammar/san.hpp            #include "grammar/lexical.hpp"
fine   grammar/san.hpp            #include "strictpgn/rule.hpp"
broken grammar/san.hpp            #include <string>
broken grammar/san.hpp            #include "parse/actions.hpp"
fine   src/parse/actions.hpp      #include <tao/pegtl.hpp>
fine   src/parse/actions.hpp      #include "grammar/pgn.hpp"
fine   src/grammar_graph/lower.cpp  #include <tao/pegtl.hpp>
fine   src/grammar_graph/lower.cpp  #include "grammar/pgn.hpp"
broken src/grammar_graph/page.cpp #include "report/rule_pages.hpp"
broken src/grammar_graph/page.cpp #include "parse/actions.hpp"
fine   src/report/coverage.cpp    #include "grammar_graph/coverage.hpp"
broken src/report/coverage.cpp    #include "grammar/pgn.hpp"
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
fine   tests/grammar_san.cpp      #include <tao/pegtl.hpp>
fine   tests/parse_tags.cpp       #include <tao/pegtl/contrib/analyze.hpp>
broken tests/check_tags.cpp       #include <tao/pegtl.hpp>
fine   include/strictpgn/ast.hpp  #include "strictpgn/span.hpp"
broken include/strictpgn/ast.hpp  #include <fmt/format.h>
broken include/strictpgn/ast.hpp  #include <nlohmann/json.hpp>
broken include/strictpgn/ast.hpp  nlohmann::json to_json();
broken include/strictpgn/ast.hpp  #include "grammar/pgn.hpp"
fine   src/chess/position.cpp     #include "chess/square.hpp"
broken src/chess/position.cpp     #include "strictpgn/diagnostic.hpp"
broken src/chess/position.cpp     #include "strictpgn/rule.hpp"
broken src/chess/position.cpp     #include "source/window.hpp"
broken src/chess/position.cpp     #include "parse/ast.hpp"
broken src/chess/position.cpp     #include <fmt/format.h>
fine   src/replay/replay.cpp      #include "chess/position.hpp"
broken src/replay/replay.cpp      #include "rules/tags/values.hpp"
fine   src/cli/main.cpp           #include "report/json.hpp"
fine   src/cli/arguments.cpp      #include <CLI/CLI.hpp>
broken src/cli/check.cpp          #include <CLI/CLI.hpp>
broken src/cli/arguments.hpp      #include <CLI/App.hpp>
fine   src/cli/configuration.cpp  #include <toml++/toml.h>
broken src/report/json.cpp        #include <toml++/toml.h>
broken include/strictpgn/ast.hpp  toml::table to_toml();
fine   src/duel/material.cpp      #include "generate/generator.hpp"
broken src/duel/page.cpp          #include "cli/folder.hpp"
broken src/generate/reducer.cpp   #include "duel/find.hpp"
broken src/report/json.cpp        #include "cli/options.hpp"
broken src/source/window.cpp      #include "rules/levels.hpp"
fine   src/generate/tree.cpp      #include "grammar_graph/graph.hpp"
fine   src/generate/draft.cpp     #include "write/line_filler.hpp"
fine   src/cli/generate.cpp       #include "generate/generator.hpp"
broken src/generate/draft.cpp     #include "read/session.hpp"
fine   src/generate/draft.cpp     #include "rules/ending/terminations.hpp"
broken src/generate/draft.cpp     #include "grammar/pgn.hpp"
broken src/report/json.cpp        #include "generate/generator.hpp"
broken src/rules/tags/detect.cpp  #include "generate/violation.hpp"
broken src/rules/tags/fix.cpp     #include "generate/sketch.hpp"
broken src/rules/tags/detect.cpp  #include "rules/tags/violate.hpp"
fine   src/rules/tags/violate.cpp #include "generate/violation.hpp"
fine   src/rules/tags/violate.cpp #include "rules/tags/rows.hpp"
fine   src/rules/tags/violate.cpp #include "strictpgn/san.hpp"
broken src/rules/tags/violate.cpp #include "rules/fixes.hpp"
broken src/rules/tags/violate.cpp #include "rules/tags/values.hpp"
broken src/rules/tags/violate.cpp #include "read/session.hpp"
broken src/rules/tags/violate.cpp #include "duel/material.hpp"
broken src/report/json.cpp        #include "grammar_graph/graph.hpp"
broken src/report/json.cpp        #include "report/coverage.hpp"
broken src/rules/tags/detect.cpp  #include "grammar_graph/graph.hpp"
broken src/parse/expected.cpp     #include "grammar_graph/interpreter.hpp"
broken src/read/session.cpp       #include "duel/verdict.hpp"
broken src/grammar_graph/page.cpp #include "grammar_graph/coverage.hpp"
broken src/grammar_graph/page.cpp #include "generate/tree.hpp"
fine   src/grammar_graph/page.cpp #include "strictpgn/rule.hpp"
fine   src/grammar_graph/coverage.cpp #include "grammar_graph/coverage.hpp"
fine   src/rules/tags/violate.cpp #include "rules/tags/violate.hpp"
fine   src/duel/page.cpp          #include "grammar_graph/markup.hpp"
fine   src/cli/coverage.cpp       #include "report/coverage.hpp"
broken src/somewhere/new.cpp      #include <string>
TABLE
rm -rf "${tree:?}"/*
if "$arrows" "$tree" >/dev/null; then
  echo "a tree without includes is called fine"
  failures=$((failures + 1))
fi
exit $((failures > 0))
