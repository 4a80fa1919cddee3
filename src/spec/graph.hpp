// The grammar as data: what the texts of the specification, the interpreter and the generator walk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/rule_id.hpp"

namespace strictpgn::spec {

/// What a node does with its kids, named as PEGTL names it. As in any PEG, nothing is tried again:
/// a choice takes the first kid that fits, a repetition takes all it can.
enum class op : std::uint8_t {
  seq,         ///< all kids, one after the other
  sor,         ///< the first kid that fits
  star,        ///< the kid, as often as it fits
  plus,        ///< the kid, as often as it fits, and at least once
  opt,         ///< the kid or nothing
  rep,         ///< the kid, `lo` times; `hi` is the same
  rep_opt,     ///< the kid, as often as it fits, but at most `hi` times
  at,          ///< nothing, where the kid fits
  not_at,      ///< nothing, where the kid does not fit
  until,       ///< the second kid, or any byte where there is none, as often as it takes until the
               ///< first one fits
  disable,     ///< the kid; deviations in it do not count
  literal,     ///< the bytes of `text`, in upper or lower case where `folds_case`
  byte_class,  ///< one byte of `ranges`; one of no range where `is_negated`
  any,         ///< any one byte
  eof,         ///< nothing, at the end of the text
  success,     ///< nothing, anywhere
  failure,     ///< does not fit anywhere
};

inline constexpr auto op_count = static_cast<std::size_t>(op::failure) + 1;

/// "not_at".
std::string_view name_of(op what);

/// The bytes from `first` to `last`, both included.
struct byte_range {
  std::uint8_t first = 0;
  std::uint8_t last = 0;

  friend bool operator==(const byte_range&, const byte_range&) = default;
};

/// How a production stands to the standard.
enum class deviance : std::uint8_t {
  none,       ///< it is the standard's, or a part of it
  at_text,    ///< breaks `node::broken`, at the text that it reads
  inside,     ///< breaks `node::broken`, at the token around it
  elsewhere,  ///< what it breaks is found by a scan of the bytes or by the semantic pass
  recovery,   ///< breaks nothing by itself: only deviations need it
};

/// Index of a node in its graph.
using node_id = std::uint32_t;

/// A production, or an operator inside one. A production is shared by all that call it; each
/// operator inside belongs to one production, and the operators of a production are a tree.
struct node {
  op what = op::failure;
  std::string_view name{};  ///< of the production, as in grammar/; empty for a part of one
  std::vector<node_id> kids{};
  std::uint32_t lo = 0, hi = 0;  ///< bounds, of `rep` and `rep_opt` alone
  std::string text{};            ///< of a `literal`, never empty
  bool folds_case = false;
  std::vector<byte_range> ranges{};  ///< of a `byte_class`, in the order of the source
  bool is_negated = false;
  /// The alternatives of this `sor` are looked at before they are read (`first_that_fits`). That
  /// keeps actions from being called in vain, and means nothing for what fits.
  bool looks_first = false;
  deviance deviates = deviance::none;
  std::optional<rule> broken{};  ///< where `deviates` is `at_text` or `inside`

  bool is_named() const { return !name.empty(); }
  bool is_deviation() const { return deviates != deviance::none; }

  friend bool operator==(const node&, const node&) = default;
};

/// A kind of text, and how to read it.
struct entry_point {
  std::string_view name;   ///< "database"
  std::string_view title;  ///< "Portable Game Notation"
  node_id start = 0;       ///< reads a text from end to end
  /// Productions that are read by themselves beside it, such as operands of commands.
  std::vector<node_id> others{};

  friend bool operator==(const entry_point&, const entry_point&) = default;
};

/// A grammar. Plain data, to be copied and changed at will.
struct graph {
  std::vector<node> nodes;
  std::vector<entry_point> entries;

  const node& operator[](node_id id) const { return nodes[id]; }
  node& operator[](node_id id) { return nodes[id]; }

  /// The production of that name.
  std::optional<node_id> find(std::string_view production) const;
  /// The kind of text of that name; null when there is none.
  const entry_point* find_entry(std::string_view name) const;

  friend bool operator==(const graph&, const graph&) = default;
};

/// The grammar of grammar/, with its deviations. The entry points `database` (PGN as it is read),
/// `san`, `fen`, `epd` (one record), `commands` (the text of a comment, without its delimiters) and
/// `values` (of the tag Date; those of other tags are beside it) have deviations and, but for
/// `san`, are total: they read any bytes to the end. `standard` (PGN as its text has it),
/// `plain-fen`, `x-fen` and `shredder-fen` take what is right and nothing else.
const graph& import_grammar();

/// The standard alone without look-ahead. It means the same as a context-free grammar. Its entry
/// point is `standard`; the names of those productions that only it has begin with `twin_`.
const graph& twin_grammar();

}  // namespace strictpgn::spec
