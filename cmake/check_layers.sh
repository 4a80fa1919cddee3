#!/usr/bin/env bash
# Who may know whom: reads the includes of the tree (default: this checkout) and names each one that
# points the wrong way. Exit status 1 when there is any. The libraries of CMakeLists.txt are told apart
# here by the same files.
set -u
cd "${1:-$(dirname "$0")/..}" || exit 2

includes=$(grep -rnE --include='*.hpp' --include='*.cpp' '^[[:space:]]*#[[:space:]]*include' \
  include grammar src tests 2>/dev/null)
[ -n "$includes" ] || { echo "no includes in $PWD"; exit 2; }

awk '
    BEGIN {
      # Each floor of src/ may include those before it. A floor is a folder, but for two kinds of file in
      # the folders of the chapters: the rows of the catalogue, which are known to all, and what violates
      # the rules on purpose, which is a part of the generator.
      split("core specification laboratory program", libraries, " ")
      for (i in libraries) rank[libraries[i]] = i + 0
      split("text catalogue chess spec parse replay write rules read game format fix report split lab view cli", order, " ")
      for (i in order) place[order[i]] = i
    }

    function floor(path) {
      if (path ~ /^rules\/([a-z]+\/)?(rows[a-z_]*|catalogue|levels|terminations)[.][ch]pp$/) return "catalogue"
      if (path ~ /^rules\/[a-z]+\/violate[a-z_]*[.][ch]pp$/) return "lab"
      sub(/\/.*/, "", path)
      return path
    }

    # The core is the library that people install; the specification and the laboratory look at it, and
    # the laboratory at the specification.
    function library_of(path) {
      if (path ~ /^lab\// || path ~ /\/violate[a-z_]*[.]/) return "laboratory"
      if (path ~ /^spec\//) return "specification"
      if (path ~ /^(view|cli)\//) return "program"
      return "core"
    }

    function wrong(why) {
      print file ":" line ": " why ": " header
      broken = 1
    }

    {
      split($0, part, ":")
      file = part[1]
      line = part[2]
      header = $0
      sub(/^[^<"]*[<"]/, "", header)
      sub(/[>"].*$/, "", header)
      pegtl = header ~ /^tao\//
      grammar = header ~ /^grammar\//
      library = header ~ /^(tao|fmt|nlohmann|CLI|boost|toml\+\+|zlib)[\/.]/
    }

    (pegtl || grammar) && file !~ /^(grammar|src\/parse|src\/spec|tests\/spec|tests\/parse)\// {
      wrong("the grammar is known only to grammar/, src/parse, src/spec and their tests")
    }

    header ~ /^toml\+\+\// && file !~ /^src\/cli\// {
      wrong("configuration files are a matter of the program")
    }

    header ~ /^CLI\// && file !~ /^src\/cli\/options\/(arguments|help_page)\.cpp$/ {
      wrong("two files see CLI11, which takes long to compile, and are compiled together: " \
            "src/cli/options/arguments.cpp and src/cli/options/help_page.cpp")
    }

    header == "zlib.h" && file !~ /^src\/(view\/deflate|cli\/io\/gunzip)\.cpp$/ {
      wrong("one file compresses, src/view/deflate.cpp, and one unpacks, src/cli/io/gunzip.cpp")
    }

    header ~ /^archive(_entry)?\.h$/ && file != "src/cli/io/libarchive.hpp" {
      wrong("one file sees libarchive: src/cli/io/libarchive.hpp")
    }

    header ~ /^(tbb|oneapi)\// && file != "src/cli/io/job_pool.cpp" {
      wrong("one file has threads of its own: src/cli/io/job_pool.cpp")
    }

    file ~ /^include\// && (library || grammar) { wrong("a public header shows a private dependency") }

    file ~ /^grammar\// && !pegtl && !grammar && header !~ /^strictpgn\/rule(_id)?\.hpp$/ {
      wrong("the grammar knows only PEGTL, itself and the names of the rules")
    }

    file ~ /^src\/chess\// && (library || header ~ /^strictpgn\/(diagnostic|rule|rule_id|rule_counts|catalogue|severity|profile)\.hpp$/ ||
                               header ~ /^(text|rules)\//) {
      wrong("chess knows neither text nor diagnostics")
    }

    file ~ /^src\// && rank[library_of(header)] > rank[library_of(substr(file, 5))] {
      wrong("the " library_of(substr(file, 5)) " does not know the " library_of(header))
    }

    file ~ /^src\/(lab\/(generate|mutate|reduce)|rules\/[a-z]+)\// && header ~ /^lab\/differential\// {
      wrong("texts are made without knowing who is to read them")
    }

    file ~ /^src\/(lab\/(generate|mutate|reduce)|rules\/[a-z]+)\// && floor(substr(file, 5)) == "lab" && floor(header) ~ /^(parse|replay|rules|read|fix|report)$/ {
      wrong("the generator knows the grammar, chess and the writer, and judges by include/")
    }

    file ~ /^src\// {
      from = floor(substr(file, 5))
      to = floor(header)
      if (!(from in place)) wrong("a folder of src/ without a place in the order of cmake/check_layers.sh")
      else if (to in place && place[to] + 0 > place[from] + 0) wrong(from " is below " to)
    }

    END { exit broken }
  ' <<<"$includes"
status=$?

# Not even by name.
if grep -rnE '\b(tao::|pegtl|fmt::|nlohmann|CLI::|boost|toml::)\b' include; then
  echo "include/ mentions a private dependency (above)"
  status=1
fi

# What a public header declares, a shared library shows.
if grep -rn '^namespace strictpgn {' include; then
  echo 'these names would be hidden: namespace [[gnu::visibility("default")]] strictpgn'
  status=1
fi
exit "$status"
