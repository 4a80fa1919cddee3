// The tool behind `./dev case`, on a copy of some cases.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checkout.hpp"
#include "conformance/case_files.hpp"
#include "conformance/conformance_case.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(case_tool)

namespace {

namespace fs = std::filesystem;
using namespace strictpgn::tests;

/// A copy of one area.
struct copied_cases : workbench {
  copied_cases() {
    fs::create_directories(folder() / "cases" / "encoding");
    fs::copy(in_checkout("conformance/cases/escape"), area(), fs::copy_options::recursive);
  }

  fs::path area() const { return folder() / "cases" / "escape"; }

  outcome tool(const std::string& arguments) const {
    return run_shell("'" + built_case_tool() + "' " + arguments + " --cases cases");
  }

  std::vector<conformance_case> cases() const { return cases_in(folder() / "cases"); }

  /// Some case with a finding and a tree.
  conformance_case check_context() const {
    for (auto& one : cases())
      if (!one.diagnostics.empty() && one.tree) return one;
    throw std::runtime_error("no case with a finding and a tree");
  }

  /// What the tool has added.
  std::vector<conformance_case> new_cases() const {
    auto found = cases();
    std::erase_if(found, [](const auto& one) {
      return exists(fs::path(in_checkout("conformance/cases/escape")) / one.folder.filename());
    });
    return found;
  }
};

bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// All files below a folder.
std::map<std::string, std::string> files_below(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.is_regular_file())
      files[relative(entry.path(), folder)] = bytes_of_file(entry.path());
  return files;
}

}  // namespace

BOOST_FIXTURE_TEST_CASE(cases_as_they_should_be_differ_nowhere, copied_cases) {
  const auto before = files_below(area());
  const auto found = tool("check");
  BOOST_TEST(found.status == 0);
  BOOST_TEST(found.out == "0 of " + std::to_string(cases().size()) + " cases differ\n");
  BOOST_TEST(tool("check --write").status == 0);
  BOOST_TEST((files_below(area()) == before));
}

BOOST_FIXTURE_TEST_CASE(whatever_is_wrong_in_a_case_is_told_and_can_be_taken_over, copied_cases) {
  const auto one = check_context();
  const std::string id = one.about.at("id");
  const auto original = files_below(one.folder);
  const auto edit = [&](const char* name, const auto& change) {
    auto file = read_ordered(one.folder / name);
    change(file);
    write_file(one.folder / name, text_of_json(file));
  };
  const auto is_told = [&](std::string_view part) {
    const auto found = tool("check");
    BOOST_TEST(found.status == 1);
    BOOST_TEST(has(found.out, part), found.out << " says nothing of " << part);
    BOOST_TEST(tool("check " + id).status == 1);
    BOOST_TEST(has(tool("show " + id).out, part));
    BOOST_TEST(tool("check --write " + id).status == 0);
    BOOST_TEST((files_below(one.folder) == original));
  };
  edit("case.json", [](auto& about) { about["sha256"] = "0000"; });
  is_told("checksum " + one.about.at("sha256").get<std::string>());
  edit("case.json", [](auto& file) { file["diagnostics"].erase(0); });
  is_told("surplus " + one.diagnostics.at(0).at("rule").get<std::string>());
  edit("case.json", [](auto& file) {
    file["diagnostics"].push_back(
        {{"rule", "char-nul"}, {"severity", "error"}, {"begin", 0}, {"end", 1}});
  });
  is_told("missing char-nul error 0..1");
  edit("case.json", [](auto& about) { about["verdict"]["reduced"] = "?"; });
  is_told("verdict of reduced: ");
  edit("ast.json", [](auto& tree) { tree["games"][0]["termination"] = "?"; });
  is_told("tree {");
}

BOOST_FIXTURE_TEST_CASE(an_open_verdict_stays_open, copied_cases) {
  const auto one = check_context();
  auto about = read_ordered(one.folder / "case.json");
  about["verdict"]["import"] = "i";
  about["sha256"] = "0000";
  write_file(one.folder / "case.json", text_of_json(about));
  BOOST_TEST(tool("check --write").status == 0);
  BOOST_TEST(case_in(one.folder).about.at("verdict").at("import") == "i");
  BOOST_TEST(tool("check").status == 0);
}

BOOST_FIXTURE_TEST_CASE(the_examples_of_a_rule_become_two_cases, copied_cases) {
  const auto result = tool("new char-c1-control --area encoding");
  BOOST_TEST(result.status == 0, result.err);
  BOOST_TEST(has(result.out, "Argue each finding"));
  BOOST_TEST(!has(result.out, "BUT"));
  auto found = new_cases();
  BOOST_REQUIRE(found.size() == 2U);
  const bool is_first = !found[0].about.at("fires").empty();
  const auto& firing = found[is_first ? 0 : 1];
  const auto& near = found[is_first ? 1 : 0];
  const auto alone = nlohmann::json::array({"char-c1-control"});
  BOOST_TEST(firing.about.at("fires") == alone);
  BOOST_TEST(firing.about.at("verdict").at("import") == "n");
  BOOST_TEST(firing.area() == "encoding");
  BOOST_TEST(firing.about.at("basis") == "normative");
  BOOST_TEST(firing.diagnostics.size() == 1U);
  BOOST_TEST(!firing.tree);
  BOOST_TEST(near.about.at("near") == alone);
  BOOST_TEST(near.about.at("verdict").at("import") == "y");
  BOOST_TEST(near.tree.has_value());
  BOOST_TEST(tool("check").status == 0);
  const auto again = tool("new char-c1-control --area encoding");
  BOOST_TEST(again.status == 2);
  BOOST_TEST(has(again.err, "asked already, by encoding/"));
}

BOOST_FIXTURE_TEST_CASE(a_text_becomes_a_case, copied_cases) {
  write("one.pgn", "% escape\n" + roster("*") + "1. e4\x01 *\n");
  BOOST_TEST(tool("new char-control-forbidden one.pgn --title 'A control' --profile export "
                  "--area escape --tree")
                 .status == 0);
  auto found = new_cases();
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_TEST(found[0].input == read("one.pgn"));
  BOOST_TEST(found[0].about.at("title") == "A control");
  BOOST_TEST(found[0].about.at("run").at("profile") == "export");
  BOOST_TEST(found[0].tree.has_value());
  const std::string id = found[0].about.at("id");
  const auto shown = tool("show " + id).out;
  BOOST_TEST(has(shown,
                 "   102 | 1. e4\\x01 *\\n\n"
                 "       |      ^^^^ error char-control-forbidden 107..108\n"),
             shown);
  // the area where other cases of the rule lie; the rule switched on where it is off
  BOOST_TEST(tool("new escape-line --text '% one\\n1. e4 *'").status == 0);
  BOOST_TEST(tool("new command-unknown --text '1. e4 {[%a b]} *' --near --area escape").status ==
             0);
  found = new_cases();
  BOOST_TEST(found.size() == 3U);
  const auto is_unknown = [](const auto& one) { return one.about.at("near").size() == 1U; };
  const auto unknown = std::ranges::find_if(found, is_unknown);
  BOOST_REQUIRE((unknown != found.end()));
  BOOST_TEST(unknown->about.at("run").at("rules").at("command-unknown") == "info");
  BOOST_TEST(tool("check").status == 0);
}

BOOST_FIXTURE_TEST_CASE(a_case_that_the_program_speaks_against_is_doubted, copied_cases) {
  const auto silent = tool("new char-nul --text '1. e4 *' --area escape");
  BOOST_TEST(silent.status == 0);
  BOOST_TEST(has(silent.out, "BUT the program does not report char-nul"));
  const auto loud = tool("new char-nul --text '1. e4 \\x00 *' --near --area escape");
  BOOST_TEST(has(loud.out, "BUT the program reports char-nul"));
}

/// Decision D151, which the suite of the cases themselves holds: what was asked for need not be
/// what is refused.
BOOST_FIXTURE_TEST_CASE(a_refused_text_tells_what_decides_and_whether_it_tests_recovery,
                        copied_cases) {
  struct expected {
    std::string arguments;
    std::string decides;  ///< nothing where the text is accepted
    bool is_recovery;
  };
  const expected all[] = {
      {"char-nul --near --text '1. e4 e4 *'", "move-illegal", false},
      {"char-nul --near --text '1. e4 e4 (1... e5 2. e5) *'", "move-illegal", false},
      {"char-nul --near --text '1. e4 ) e4 *'", "rav-stray-close", true},
      {"move-illegal --text '1. e4 ) e4 *'", "move-illegal", true},
      {"char-nul --near --text '1. e4 e5 *'", "", false},
      {"char-nul --near --profile modern --text '1. e4 e4 *'", "move-illegal", false},
  };
  for (const auto& [arguments, decides, is_recovery] : all) {
    BOOST_TEST_CONTEXT(arguments) {
      BOOST_TEST(tool("new " + arguments + " --area escape").status == 0);
      const auto found = new_cases();
      BOOST_REQUIRE(found.size() == 1U);
      BOOST_TEST(found[0].about.value("decides", "") == decides);
      BOOST_TEST(found[0].about.value("recovery", false) == is_recovery);
      BOOST_TEST(tool("check").status == 0);
      remove_all(found[0].folder);
    }
  }
}

BOOST_FIXTURE_TEST_CASE(a_find_of_fuzz_becomes_a_case, copied_cases) {
  fs::create_directories(folder() / "find");
  const auto promote = [&](std::string_view what, const std::string& text,
                           const std::string& words) {
    write("find/game.pgn", text);
    write("find/find.json",
          R"({"format":2,"cluster":"c","message":"","profile":"export","encoding":"utf8",)" +
              std::string(what) + "}");
    return tool("promote find " + words);
  };
  struct promoted {
    std::string_view find;
    std::string movetext;
    std::string words;
    std::string fires, near;
  };
  const std::string escape = "escape-line", far = "escape-percent-not-column-1";
  const promoted all[] = {
      {R"("outcome":"accepts-invalid","rule":"escape-line")", "% a\n1. e4 *\n", "", escape, ""},
      {R"("outcome":"rejects-valid")", "1. e4 {%} *\n", far, "", far},
      {R"("outcome":"silent-loss")", "% b\n1. d4 *\n", "--area escape", escape, ""},
  };
  for (const auto& each : all) {
    const auto before = new_cases();
    const auto text = roster("*") + each.movetext;
    const auto result = promote(each.find, text, each.words);
    BOOST_TEST(result.status == 0, result.err);
    BOOST_TEST(!has(result.out, "BUT"));
    auto found = new_cases();
    std::erase_if(found, [&](const auto& one) { return one.input != text; });
    BOOST_TEST_REQUIRE(found.size() == 1U);
    const auto list = [](const std::string& name) {
      return name.empty() ? nlohmann::json::array() : nlohmann::json::array({name});
    };
    BOOST_TEST(found[0].about.at("fires") == list(each.fires));
    BOOST_TEST(found[0].about.at("near") == list(each.near));
    BOOST_TEST(found[0].about.at("run").at("profile") == "export");
    BOOST_TEST(found[0].about.at("run").at("encoding") == "utf8");
  }
  write("find/record.epd", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;id \"of a find\";\n");
  write("find/find.json",
        R"({"format":2,"cluster":"c","message":"","profile":"import","encoding":"latin1",)"
        R"("input":"epd","dialect":"fen","outcome":"crash"})");
  const auto of_record = tool("promote find epd-operation-separator --area escape");
  BOOST_TEST(of_record.status == 0, of_record.err);
  BOOST_TEST(!has(of_record.out, "BUT"), of_record.out);
  BOOST_TEST(std::ranges::count_if(new_cases(), [](const auto& one) {
               return one.about.at("input") == "input.epd";
             }) == 1);
  BOOST_TEST(tool("check").status == 0);
  const auto sound = promote(R"("outcome":"crash")", roster("*") + "1. e4 *\n\n", "");
  BOOST_TEST(has(sound.err, "the find breaks no rule: say which one it is about, behind it"),
             sound.err);
  BOOST_TEST(has(promote(R"("outcome":"?")", "*", "").err, "there is no outcome `?`"));
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_done_is_one_line_and_status_2, copied_cases) {
  const auto before = files_below(folder() / "cases");
  const std::pair<std::string, std::string> faults[] = {
      {"new char-nil", "no such rule: char-nil; did you mean char-nul?"},
      {"new nothing-of-the-kind", "no such rule: nothing-of-the-kind"},
      {"new char-nul none.pgn", "no such file: none.pgn"},
      {"new char-nul none.pgn --text x", "FILE or --text"},
      {"new char-nul --text '\\q'", "no such escape"},
      {"new fen-king-count --text x", "no case tells the area"},
      {"new char-nul --area escap", "no such area: escap"},
      {"new char-nul --area escape --profile exprt", "no such profile: exprt"},
      {"new char-nul --area escape --encoding utf16", "no such encoding: utf16"},
      {"new char-nul --area escape --dialect y", "no such dialect: y"},
      {"new char-nul --area escape --dialect xfen", "games have no dialect"},
      {"new", "wants more"},
      {"new a b c", "does not know what to do with c"},
      {"promote .", "no find in ."},
      {"promote", "wants more"},
      {"check zzzzzz", "no case has the id zzzzzz"},
      {"show zzzzzz", "no case has the id zzzzzz"},
      {"show --near", "show knows no --near"},
      {"nwe", "not nwe"},
  };
  for (const auto& [arguments, message] : faults) {
    BOOST_TEST_CONTEXT(arguments) {
      const auto found = tool(arguments);
      BOOST_TEST(found.status == 2);
      BOOST_TEST(has(found.err, message), found.err);
      BOOST_TEST(std::ranges::count(found.err, '\n') == 1);
      BOOST_TEST(found.out == "");
    }
  }
  BOOST_TEST((files_below(folder() / "cases") == before));
}

/// So that `check --write` changes nothing but what differs.
BOOST_AUTO_TEST_CASE(all_files_are_written_as_the_tool_writes_them) {
  for (const auto& one : all_cases())
    for (const auto* name : {"case.json", "ast.json"})
      if (const auto file = one.folder / name; exists(file))
        BOOST_TEST(text_of_json(read_ordered(file)) == bytes_of_file(file), file.string());
}

BOOST_AUTO_TEST_SUITE_END()
