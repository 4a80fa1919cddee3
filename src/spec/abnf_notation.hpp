// Expressions in Augmented Backus-Naur Form, with look-ahead as remarks or as operators.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/notation.hpp"

namespace strictpgn::spec {

/// ABNF by RFC 5234. Look-ahead, which it does not have, is a comment.
class abnf_notation : public notation {
 public:
  using notation::notation;

  /// On one line, look-ahead in angle brackets.
  std::string on_one_line(node_id id) const;
  /// What a look ahead asks for.
  std::string words_for(const node& node) const;

  /// How a production is called.
  virtual std::string name_of(const node& production) const;
  std::string literal_text(const node& node) const;
  /// The alternatives of a byte class. A-Z and a-z together are ALPHA.
  std::vector<std::string> terms_of(const node& node) const;

 protected:
  std::string any() const override { return "OCTET"; }
  std::string nothing() const override { return "\"\""; }
  std::string reference(const node& production) const override { return name_of(production); }
  part literal(const node& node) const override { return {literal_text(node)}; }
  part byte_class(const node& node, std::size_t width) const override;
  part repetition(const node& node, std::size_t width) const override;
  part look_ahead(const node& node, std::size_t width) const override;

  /// Text with letters of which it matters whether they are upper or lower case.
  virtual std::string letters(std::string_view text) const;
  virtual part until(const node& node, std::size_t width) const;
  static part prefixed(std::string_view sign, const part& inner);

 private:
  std::string byte_text(std::uint8_t byte) const;

  mutable bool is_in_comment_ = false;
};

/// The same with strings that tell upper from lower case (RFC 7405) and, as SABNF has them, `&` and
/// `!` for look-ahead.
class sabnf_notation : public abnf_notation {
 public:
  using abnf_notation::abnf_notation;

 private:
  part look_ahead(const node& node, std::size_t width) const override;
  std::string letters(std::string_view text) const override;
  part until(const node& node, std::size_t width) const override;
};

/// The same without `twin_` before names: for the twin of the standard, which looks nowhere ahead.
class twin_notation : public sabnf_notation {
 public:
  using sabnf_notation::sabnf_notation;

  std::string name_of(const node& production) const override;
};

/// The core rules (RFC 5234, B.1) that a text of ABNF names, as rules; one a line.
std::string core_rules_in(std::string_view text);

}  // namespace strictpgn::spec
