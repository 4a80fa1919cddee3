// ./dev case: writes, compares and shows conformance cases (conformance/README.md).
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "case_draft.hpp"
#include "case_files.hpp"
#include "case_find.hpp"
#include "case_manifest.hpp"
#include "case_picture.hpp"
#include "case_records.hpp"
#include "case_request.hpp"
#include "case_statements.hpp"
#include "conformance/conformance_case.hpp"
#include "conformance/conformance_differences.hpp"
#include "lab/differential/claims.hpp"

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
namespace fs = std::filesystem;

constexpr std::string_view help_text =
    R"(./dev case new RULE [FILE] [OPTION]...   write a case for a rule, for review
      FILE (- for stdin), or --text FRAGMENT as in the catalogue; without either, the wrong example of the rule
      becomes a case that fires it and the right one a case near by
      --near             the rule comes close and is not reported
      --area AREA        the folder (default: where the cases of the rule, or of its group, lie)
      --title TITLE      what the case is about
      --profile PROFILE, --encoding ENCODING, --dialect DIALECT
                         how it is read (default: as the rule is heard)
      --tree             ast.json also where the file is refused
./dev case promote FOLDER [RULE] [OPTION]...
                                         write a case from a find of `strictpgn fuzz`, for review: of the rule that it
                                         breaks or that we tolerate in it, or of RULE; options as of new
./dev case check [--write] [ID]...       compare cases, or all, with the program; status 1 if any differs.
      --write takes over what the program answers, for review with git diff
./dev case show ID...                    the input made visible, its findings, its verdicts
./dev case records                       answer the records of FEN and EPD anew, for review with git diff
./dev case statements                    write statements.md, the table of all statements, anew
./dev case manifest                      write manifest.json, which holds all of them, anew
./dev case claims                        write adapters/claims.json, the rules that only a board shows, anew
)";

/// The folder of the areas.
fs::path root_of(const case_request& request) {
  return request.value_or("--cases", "conformance/cases");
}

// ---- new ----------------------------------------------------------------------------------------

const rule_info& rule_asked_for(const std::string& name) {
  if (const auto id = find_rule(name)) return info(*id);
  const auto nearest = nearest_rule_name(name);
  throw std::invalid_argument(
      "no such rule: " + name +
      (nearest.empty() ? "" : "; did you mean " + std::string(nearest) + "?"));
}

/// A record keeps its format; all else is games.
case_text text_of_file(const rule_info& about, const std::string& name) {
  const bool is_stdin = name == "-";
  if (is_stdin)
    return {.bytes = {std::istreambuf_iterator<char>(std::cin), {}},
            .file_name = about.group == 15 ? "input.epd" : "input.pgn"};
  if (!fs::is_regular_file(name)) throw std::invalid_argument("no such file: " + name);
  const auto format = record_format_of(name);
  const auto* const file_name = !format                         ? "input.pgn"
                                : *format == record_format::epd ? "input.epd"
                                                                : "input.fen";
  return {.bytes = bytes_of_file(name), .file_name = file_name};
}

/// The texts that become cases: one, or the two examples of the rule.
std::vector<case_text> texts_asked_for(const rule_info& about, const case_request& request) {
  const bool is_near = request.flags.contains("--near");
  const bool has_file = request.words.size() > 1;
  if (has_file && request.values.contains("--text"))
    throw std::invalid_argument("a case has one text: FILE or --text");
  std::vector<case_text> texts;
  const auto add = [&](case_text text, bool is_near_miss, std::string_view title) {
    text.is_near = is_near_miss;
    text.title = title;
    texts.push_back(std::move(text));
  };
  if (has_file) {
    add(text_of_file(about, request.words[1]), is_near, about.name);
  } else if (request.values.contains("--text")) {
    const auto& fragment = request.values.at("--text");
    add(text_of_fragment(about, fragment), is_near, fragment);
  } else {
    if (!is_near) add(text_of_fragment(about, about.wrong), false, about.wrong);
    add(text_of_fragment(about, about.right), true, about.right);
  }
  return texts;
}

/// What speaks against the case, as far as it can be told.
std::string doubt_about(const conformance_case& one, std::string_view name, bool is_near) {
  const bool is_found = std::ranges::any_of(
      one.diagnostics, [&](const auto& finding) { return finding.at("rule") == name; });
  if (is_found != is_near) return {};
  return fmt::format("BUT the program {} {} here: the case or the program is wrong.\n",
                     is_found ? "reports" : "does not report", name);
}

int write_cases(const rule_info& about, const std::vector<case_text>& texts,
                const case_request& request) {
  const auto root = root_of(request);
  const auto known = cases_in(root);
  auto area = request.value_or("--area", "");
  if (area.empty()) area = usual_area(about, known);
  if (!fs::is_directory(root / area)) throw std::invalid_argument("no such area: " + area);
  int written = 0;
  for (const auto& text : texts) {
    const auto draft = token_draft_of(about, text, request, known);
    if (const auto* asker = asker_of(draft, text, known)) {
      std::cerr << "case: asked already, by " << asker->name() << '\n';
      continue;
    }
    const auto folder = write_draft(draft, text, request.flags.contains("--tree"), root / area);
    const auto result = case_in(folder);
    std::cout << "written: " << fs::proximate(folder).string() << '\n'
              << picture_of(result) << doubt_about(result, about.name, text.is_near) << '\n';
    ++written;
  }
  if (written == 0) return 2;
  std::cout << "These are the answers of the program, and no proof of anything. Argue each "
               "finding, span, verdict\n"
               "and tree from the standard; give title, basis, sections, near and, where it is not "
               "obvious, why.\n";
  return 0;
}

int write_new(const case_request& request) {
  const auto& about = rule_asked_for(request.words[0]);
  return write_cases(about, texts_asked_for(about, request), request);
}

int promote(const case_request& request) {
  const auto find = find_in(request.words[0]);
  const auto& about = rule_asked_for(request.words.size() > 1 ? request.words[1] : rule_of(find));
  return write_cases(about, {text_of_find(find, about)}, with_profile_of(find, request));
}

// ---- check and show -----------------------------------------------------------------------------

/// The cases with these ids; all, without any.
std::vector<conformance_case> cases_asked_for(const case_request& request) {
  auto known = cases_in(root_of(request));
  if (request.words.empty()) return known;
  std::vector<conformance_case> found;
  for (const auto& id : request.words) {
    const auto one =
        std::ranges::find_if(known, [&](const auto& any) { return any.about.at("id") == id; });
    if (one == known.end()) throw std::invalid_argument("no case has the id " + id);
    found.push_back(*one);
  }
  return found;
}

int check(const case_request& request) {
  const auto cases = cases_asked_for(request);
  const bool is_to_write = request.flags.contains("--write");
  std::size_t differing = 0;
  for (const auto& one : cases) {
    const auto differences = differences_of(one);
    if (differences.empty()) continue;
    ++differing;
    std::cout << one.name() << differences << '\n';
    if (is_to_write)
      write_files(one.folder, answered_files(one, read_ordered(one.folder / "case.json"),
                                             one.tree.has_value()));
  }
  std::cout << fmt::format(
      "{} of {} cases differ{}\n", differing, cases.size(),
      is_to_write && differing > 0 ? "; taken over: review with git diff" : "");
  return differing > 0 && !is_to_write ? 1 : 0;
}

int show(const case_request& request) {
  for (const auto& one : cases_asked_for(request)) {
    const auto differences = differences_of(one);
    std::cout << picture_of(one)
              << (differences.empty() ? "" : "the program answers otherwise:" + differences + '\n')
              << '\n';
  }
  return 0;
}

int write_manifest(const case_request& request) {
  const auto folder = root_of(request).parent_path();
  const auto cases = cases_in(root_of(request));
  write_file(folder / "manifest.json", manifest_of(cases, read_ordered(folder / "version.json")));
  std::cout << fmt::format("{}: {} cases\n", (folder / "manifest.json").string(), cases.size());
  return 0;
}

int write_claims_file(const case_request& request) {
  const auto file = root_of(request).parent_path() / "adapters/claims.json";
  write_file(file, differential::write_claims());
  std::cout << file.string() << '\n';
  return 0;
}

int answer_records(const case_request& request) {
  for (const auto& file : record_files(root_of(request).parent_path() / "records")) {
    const auto answered = answered_records(file);
    write_file(file, answered);
    std::cout << fmt::format("{}: {} records\n", file.string(), std::ranges::count(answered, '\n'));
  }
  return 0;
}

int write_statements(const case_request& request) {
  const auto folder = root_of(request).parent_path();
  const auto own = read_statements(bytes_of_file(folder / "statements.txt"));
  const auto cases = cases_in(root_of(request));
  write_file(folder / "statements.md", statement_page(own, cases).text());
  std::cout << fmt::format("{}: {} statements\n", (folder / "statements.md").string(),
                           catalogue().size() + own.size());
  return 0;
}

// ---- the command line ---------------------------------------------------------------------------

const std::vector<case_verb>& verbs() {
  constexpr std::size_t any = -1;
  static const std::vector<case_verb> all = {
      {"new",
       {"--cases", "--text", "--area", "--title", "--profile", "--encoding", "--dialect"},
       {"--near", "--tree"},
       1,
       2,
       write_new},
      {"promote",
       {"--cases", "--area", "--title", "--profile", "--encoding"},
       {"--tree"},
       1,
       2,
       promote},
      {"check", {"--cases"}, {"--write"}, 0, any, check},
      {"show", {"--cases"}, {}, 1, any, show},
      {"records", {"--cases"}, {}, 0, 0, answer_records},
      {"statements", {"--cases"}, {}, 0, 0, write_statements},
      {"manifest", {"--cases"}, {}, 0, 0, write_manifest},
      {"claims", {"--cases"}, {}, 0, 0, write_claims_file},
  };
  return all;
}

int run(const std::vector<std::string>& arguments) {
  const auto name = arguments.empty() ? "help" : arguments.front();
  if (name == "help" || name == "--help") {
    std::cout << help_text;
    return 0;
  }
  const auto verb = std::ranges::find(verbs(), name, &case_verb::name);
  if (verb == verbs().end())
    throw std::invalid_argument(
        "knows new, promote, check, show, records, statements, manifest, claims and help, not " +
        name);
  return verb->run(read_request(*verb, std::span(arguments).subspan(1)));
}

}  // namespace

int main(int count, char** arguments) try {
  return run({arguments + 1, arguments + count});
} catch (const std::exception& thrown) {
  std::cerr << "case: " << thrown.what() << '\n';
  return 2;
}
