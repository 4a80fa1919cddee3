// Expressions of parsing expression grammars, as this specification and as tools write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/notation.hpp"

namespace strictpgn::spec {

/// With `{n}` and `{0,n}` to count.
class peg_notation : public notation {
 public:
  using notation::notation;

 protected:
  std::string reference(const node& production) const override;
  std::string any() const override { return "."; }
  std::string nothing() const override { return "''"; }
  part literal(const node& node) const override;
  part byte_class(const node& node, std::size_t width) const override;
  part repetition(const node& node, std::size_t width) const override;
  part look_ahead(const node& node, std::size_t width) const override;

  virtual std::string count_of(const node& node) const;
};

/// As peggy for JavaScript reads it: it counts with `|n|` and `|0..n|`.
class peggy_notation : public peg_notation {
 public:
  using peg_notation::peg_notation;

 private:
  std::string count_of(const node& node) const override;
};

/// As the module `re` of LPeg reads it: it counts with `^n` and `^-n`. It knows no escapes, so that
/// bytes that do not print are definitions: `%x80_FF` is one of the bytes from 80 to FF.
class lpeg_notation : public peg_notation {
 public:
  using peg_notation::peg_notation;

 private:
  part literal(const node& node) const override;
  part byte_class(const node& node, std::size_t width) const override;
  std::string count_of(const node& node) const override;
};

/// Context-free notations, for the twin of the standard.
class bar_notation : public peg_notation {
 public:
  using peg_notation::peg_notation;
  /// Names without `twin_`.
  static std::string short_name(std::string_view production);

 private:
  std::string_view stroke() const override { return "| "; }
  std::string reference(const node& production) const override {
    return short_name(production.name);
  }
};

/// As Lark for Python reads it. Bytes are the characters of latin1.
class lark_notation : public bar_notation {
 public:
  using bar_notation::bar_notation;

 private:
  part literal(const node& node) const override;
  part byte_class(const node& node, std::size_t width) const override;
};

/// The EBNF of the W3C's XML 1.0, part 6.
class ebnf_notation : public bar_notation {
 public:
  using bar_notation::bar_notation;

 private:
  part literal(const node& node) const override;
  part byte_class(const node& node, std::size_t width) const override;
};

}  // namespace strictpgn::spec
