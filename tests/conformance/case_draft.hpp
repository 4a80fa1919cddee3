// A new conformance case for a rule, as far as a program can write one: the answer is what this
// reader finds, and a person has to argue it.
#pragma once

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "case_files.hpp"
#include "case_request.hpp"
#include "conformance/conformance_answer.hpp"
#include "conformance/conformance_case.hpp"
#include "rules/catalogue_example.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

/// A text for a case, and how it is to be read where the command line does not say it.
struct case_text {
  std::string bytes;
  std::string file_name = "input.pgn";
  fen_dialect dialect = fen_dialect::fen;
  std::string characters = "latin1";  ///< as `run.encoding` names it
  bool is_near = false;               ///< the rule is not reported here
  std::string title{};
};

/// The encoding under which the wrong example of a rule is seen to be wrong.
inline std::string encoding_of_example(const rule_info& about) {
  auto options = way_to_hear(about);
  const auto is_heard = [&](encoding characters) {
    options.encoding = characters;
    const auto read = check_database(file_of_example(about, about.wrong), options);
    return read.totals.by_rule[about.id] > 0;
  };
  const bool wants_utf8 = !is_heard(encoding::latin1) && is_heard(encoding::utf8);
  return wants_utf8 ? "utf8" : "latin1";
}

/// A fragment of the catalogue as a file: a record for EPD and for the dialects of FEN, else a
/// game.
inline case_text text_of_fragment(const rule_info& about, std::string_view fragment) {
  const bool is_epd = about.group == 15;
  const bool is_of_dialect = about.group == 14 && about.id != rule::fen_dialect_castling;
  if (!is_epd && !is_of_dialect)
    return {.bytes = file_of_example(about, fragment), .characters = encoding_of_example(about)};
  return {.bytes = bytes_of_fragment(fragment) + '\n',
          .file_name = is_epd ? "input.epd" : "input.fen",
          .dialect = is_of_dialect ? dialect_of(about) : fen_dialect::fen};
}

inline std::string name_of_dialect(fen_dialect dialect) {
  for (const std::string name : {"fen", "xfen", "shredder"})
    if (dialect_named(name) == dialect) return name;
  throw std::logic_error("a dialect without a name");
}

inline std::string basis_of(std::string_view section) {
  if (section.find("derived") != section.npos) return "derived";
  return section.find("DF") != section.npos ? "practice" : "normative";
}

/// Where most cases of the rule lie, or else those of its group.
inline std::string usual_area(const rule_info& about, const std::vector<conformance_case>& known) {
  const auto most_among = [&](const auto& belongs) -> std::string {
    std::map<std::string, int> counts;
    for (const auto& one : known)
      for (const auto* list : {"fires", "near"})
        for (const std::string name : one.about.at(list))
          if (const auto id = find_rule(name); id && belongs(info(*id))) ++counts[one.area()];
    const auto most = std::ranges::max_element(
        counts, {}, [](const auto& area_and_count) { return area_and_count.second; });
    return most == counts.end() ? "" : most->first;
  };
  auto area = most_among([&](const rule_info& other) { return other.id == about.id; });
  if (area.empty())
    area = most_among([&](const auto& other) { return other.group == about.group; });
  if (area.empty()) throw std::invalid_argument("no case tells the area: say --area");
  return area;
}

/// Six letters and digits that no case has.
inline std::string free_id(const std::vector<conformance_case>& known) {
  constexpr std::string_view characters = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::random_device chance;
  std::uniform_int_distribution<std::size_t> any(0, characters.size() - 1);
  std::string id;
  do {
    id.clear();
    while (id.size() < 6) id += characters[any(chance)];
  } while (std::ranges::any_of(known, [&](const auto& one) { return one.about.at("id") == id; }));
  return id;
}

/// How the text is read: as the command line says it, else so that the rule is heard.
inline ordered_json run_of(const rule_info& about, const case_text& text,
                           const case_request& request) {
  const auto usual = way_to_hear(about);
  const auto format =
      profile_named(request.value_or("--profile", std::string(name_of(usual.format))));
  const auto characters = request.value_or("--encoding", text.characters);
  if (characters != "latin1" && characters != "utf8")
    throw std::invalid_argument("no such encoding: " + characters);
  const auto dialect = request.value_or("--dialect", name_of_dialect(text.dialect));
  dialect_named(dialect);
  if (dialect != "fen" && text.file_name == "input.pgn")
    throw std::invalid_argument("games have no dialect: their tags say what a FEN in them is");
  ordered_json run = {{"profile", name_of(format)}, {"encoding", characters}, {"dialect", dialect}};
  if (about.levels[static_cast<std::size_t>(format)] == severity::off)
    run["rules"] = {{about.name, "info"}};
  return run;
}

/// case.json without its answer.
inline ordered_json token_draft_of(const rule_info& about, const case_text& text,
                                   const case_request& request,
                                   const std::vector<conformance_case>& known) {
  const auto none = ordered_json::array();
  const auto names = ordered_json::array({about.name});
  return {{"id", free_id(known)},
          {"title", request.value_or("--title", text.title)},
          {"input", text.file_name},
          {"sha256", ""},
          {"run", run_of(about, text, request)},
          {"verdict", {{"import", ""}, {"export", ""}, {"reduced", ""}}},
          {"basis", basis_of(about.section)},
          {"requirements", names},
          {"sections", ordered_json::array({about.section})},
          {"fires", text.is_near ? none : names},
          {"near", text.is_near ? names : none},
          {"diagnostics", none}};
}

/// The case that reads the same bytes in the same way, if there is one.
inline const conformance_case* asker_of(const ordered_json& about, const case_text& text,
                                        const std::vector<conformance_case>& known) {
  const nlohmann::json run = about.at("run");
  const auto asker = std::ranges::find_if(known, [&](const conformance_case& one) {
    return one.input == text.bytes && one.about.at("run") == run;
  });
  return asker == known.end() ? nullptr : &*asker;
}

/// Writes a case that answers as this reader does into a folder of that area, and tells it. A
/// refused file gets a tree only where one is asked for.
inline std::filesystem::path write_draft(const ordered_json& about, const case_text& text,
                                         bool wants_tree, const std::filesystem::path& area) {
  const auto name =
      folder_name(about.at("title").get<std::string>(), about.at("id").get<std::string>());
  const conformance_case result{.folder = area / name, .about = about, .input = text.bytes};
  const bool is_refused = verdict_letter(findings_of(result, options_of(result))) == "n";
  const bool has_tree = !result.format() && (!is_refused || wants_tree);
  write_files(result.folder, answered_files(result, about, has_tree));
  return result.folder;
}

}  // namespace strictpgn::tests
