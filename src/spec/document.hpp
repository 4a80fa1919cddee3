// What the page of the specification holds, whatever it is written in.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/graph.hpp"
#include "spec/margin.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::spec {

/// Where the page of a rule is, as seen from the folder grammar/.
using rule_link = std::function<std::string(rule)>;

/// Where a decision such as "D23" stands, likewise.
std::string decision_link(std::string_view number);

/// The numbers in a list such as "D86, D90".
std::vector<std::string_view> numbers_in(std::string_view decisions);

/// A production on the page.
struct described_production {
  std::string_view name;  ///< as in grammar/
  const margin* said;     ///< what the files say about it
  const graph* in;        ///< pure, or with deviations
  node_id id;
  /// The same production with its deviations, in `import_grammar()`, where that reads more.
  std::optional<node_id> with_deviations{};
};

/// Productions under a heading.
struct described_group {
  const heading* head;  ///< null for productions that are only looked for
  std::vector<described_production> productions{};
};

/// A production of the standard's own text beside ours of the same name.
struct comparison {
  std::string_view name;    ///< as in grammar/
  std::string_view theirs;  ///< empty where the text has words alone
  std::string_view difference;
};

/// The productions of a part of the page.
struct chapter {
  std::string_view anchor;
  std::vector<described_group> groups{};
  std::span<const comparison>
      comparisons{};  ///< with the text of the standard; empty in most chapters
};

/// All chapters: first the standard, kind of text by kind of text, then what deviates from it. Each
/// production stands in one of them.
const std::vector<chapter>& chapters();

/// "Tag pairs"; of a group without deviations in it not that it is about those.
std::string title_of(const described_group& group);

}  // namespace strictpgn::spec
