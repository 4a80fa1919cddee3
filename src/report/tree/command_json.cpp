#include "report/tree/command_json.hpp"

namespace strictpgn::report {
namespace {

class value_visitor {
 public:
  explicit value_visitor(encoding how) : encoding_(how) {}

  json operator()(const clock_time& value) const {
    return {{"kind", "clock_time"},
            {"milliseconds", value.time.count()},
            {"mechanical", value.is_mechanical}};
  }

  json operator()(const elapsed_time& value) const {
    return {{"kind", "elapsed_time"},
            {"milliseconds", value.time.count()},
            {"of", value.is_of_game ? "game" : "move"}};
  }

  json operator()(const evaluation& value) const {
    json made{{"kind", "evaluation"}};
    if (const auto* mate = std::get_if<mate_distance>(&value.score)) {
      made["mate_in"] = mate->moves;
      made["winner"] = name_of(mate->winner);
    } else {
      made["centipawns"] = std::get<centipawns>(value.score).value;
    }
    if (value.depth) made["depth"] = *value.depth;
    return made;
  }

  json operator()(const highlights& value) const {
    json made{{"kind", "highlights"}, {"squares", json::array()}, {"arrows", json::array()}};
    for (const auto& [color, where] : value.squares)
      made["squares"].push_back({{"color", name_of(color)}, {"square", to_string(where)}});
    for (const auto& [color, origin, destination] : value.arrows)
      made["arrows"].push_back({{"color", name_of(color)},
                                {"origin", to_string(origin)},
                                {"destination", to_string(destination)}});
    return made;
  }

  json operator()(const training_question& value) const {
    json made{{"kind", "training_question"},
              {"language", text(value.language)},
              {"question", text(value.question)},
              {"hints", {text(value.hints[0]), text(value.hints[1])}},
              {"answers", json::array()}};
    for (const auto& [move, feedback, points] : value.answers)
      made["answers"].push_back(
          {{"move", text(move)}, {"feedback", text(feedback)}, {"points", points}});
    return made;
  }

 private:
  std::string text(std::string_view bytes) const { return decoded(bytes, encoding_); }

  encoding encoding_;
};

}  // namespace

json value_json(const command_value& value, encoding how) {
  return std::visit(value_visitor(how), value);
}

}  // namespace strictpgn::report
