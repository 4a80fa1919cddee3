#include "report/pages/rule_json.hpp"

#include "report/json/json_text.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {
namespace {

std::string_view name_of(recovery after) {
  constexpr std::string_view names[] = {"keep", "drop", "give_up", "none"};
  return names[static_cast<int>(after)];
}

}  // namespace

void render_rule_json(std::string& out, const rule_info& about) {
  json levels;
  for (std::size_t i = 0; i < about.levels.size(); ++i) {
    const auto format = strictpgn::name_of(static_cast<profile>(i));
    levels[std::string(format)] = strictpgn::name_of(about.levels[i]);
  }
  json line;
  line["rule"] = about.name;
  line["group"] = about.group;
  line["group_title"] = group_title(about.group);
  line["section"] = about.section;
  line["decisions"] = about.decisions;
  line["levels"] = std::move(levels);
  line["modern"] = about.modern;
  line["recovery"] = name_of(about.after);
  line["summary"] = about.summary;
  line["message"] = about.message;
  line["explanation"] = about.explanation;
  line["wrong"] = about.wrong;
  line["right"] = about.right;
  line["help"] = about.help;
  append_json(out, line);
  out += '\n';
}

}  // namespace strictpgn::report
