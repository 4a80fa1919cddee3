#include "rules/bytes/detect.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "parse/elements.hpp"
#include "rules/lines/line_scan.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn::rules {

namespace {

using text::byte_order_mark;

/// A stretch of text: the inside of a string, a comment, or an escape line.
struct stretch {
  std::size_t begin = 0;  // in bytes from the start of the unit
  std::size_t end = 0;
  bool is_escape = false;
};

std::vector<stretch> stretches_of(const check_context& in) {
  std::vector<stretch> found;
  const auto add = [&](span where, bool is_escape) {
    found.push_back({where.begin - in.what.offset, where.end - in.what.offset, is_escape});
  };
  for (const auto& tag : in.what.tags) {
    const auto value = in.what.value_span_of(tag);
    if (tag.value_begin > tag.name_end) add({value.begin - 1, value.end + 1}, false);
  }
  for (const auto& e : in.what.elements) {
    if (e.kind == element_kind::comment || e.kind == element_kind::line_comment)
      add(in.what.span_of(e), false);
    if (e.kind == element_kind::escape) add(in.what.span_of(e), true);
  }
  std::sort(found.begin(), found.end(),
            [](const auto& a, const auto& b) { return a.begin < b.begin; });
  return found;
}

bool is_forbidden_control(unsigned char c) {
  return c < 0x20 && c != '\t' && c != '\n' && c != '\v' && c != '\r';
}

/// NUL, DEL and other controls, wherever they stand; in escape lines only NUL (D13).
class control_scan {
 public:
  control_scan(std::string_view text, std::uint64_t offset, const std::vector<stretch>& known,
               findings& out)
      : text_(text), offset_(offset), known_(known), out_(out) {}

  void look() {
    for (std::size_t at = 0; at < text_.size();) {
      const auto c = static_cast<unsigned char>(text_[at]);
      if (c == 0)
        at = report_run(rule::char_nul, at, [](unsigned char o) { return o == 0; });
      else if (c == 0x7F && !is_in_escape(at))
        at = report_run(rule::char_del, at, [](unsigned char o) { return o == 0x7F; });
      else if (is_forbidden_control(c) && !is_in_escape(at))
        at = report_run(rule::char_control_forbidden, at,
                        [](unsigned char o) { return o != 0 && is_forbidden_control(o); });
      else
        ++at;
    }
  }

 private:
  template <typename Predicate>
  std::size_t report_run(rule id, std::size_t begin, Predicate&& belongs) {
    auto end = begin;
    while (end < text_.size() && belongs(static_cast<unsigned char>(text_[end]))) ++end;
    out_.add(id, {offset_ + begin, offset_ + end}, text_.substr(begin, end - begin));
    return end;
  }

  bool is_in_escape(std::size_t at) const {
    const auto after = std::partition_point(known_.begin(), known_.end(),
                                            [=](const stretch& s) { return s.begin <= at; });
    return after != known_.begin() && after[-1].is_escape && at < after[-1].end;
  }

  std::string_view text_;
  std::uint64_t offset_;
  const std::vector<stretch>& known_;
  findings& out_;
};

/// Characters above 0x7F between tokens. Those from 0x80 to 0x9F are not even printing ones.
void check_outside_text(const check_context& in, findings& out) {
  if (!in.has.strays) return;
  for (const auto& e : in.what.elements) {
    const auto text = in.what.text_of(e);
    if (e.kind != element_kind::stray || text.empty() || static_cast<unsigned char>(text[0]) < 0x80)
      continue;
    if (text == byte_order_mark) continue;  // a byte order mark has its own rule
    const bool is_unused = std::all_of(text.begin(), text.end(),
                                       [](char c) { return static_cast<unsigned char>(c) < 0xA0; });
    out.add(is_unused ? rule::char_c1_control : rule::char_non_ascii_outside_text,
            in.what.span_of(e), text);
  }
}

/// The rule about the bytes that begin there, and how many of them it takes in.
std::pair<std::optional<rule>, std::size_t> rule_about(std::string_view rest) {
  const auto run = [&](auto&& belongs) {
    const auto end = std::find_if_not(
        rest.begin(), rest.end(), [&](char c) { return belongs(static_cast<unsigned char>(c)); });
    return static_cast<std::size_t>(end - rest.begin());
  };
  const auto c = static_cast<unsigned char>(rest[0]);
  if (c == 0) return {rule::char_nul, run([](unsigned char o) { return o == 0; })};
  if (c == 0x7F) return {rule::char_del, run([](unsigned char o) { return o == 0x7F; })};
  if (is_forbidden_control(c))
    return {rule::char_control_forbidden,
            run([](unsigned char o) { return o != 0 && is_forbidden_control(o); })};
  if (rest.starts_with(byte_order_mark)) return {rule::encoding_bom, byte_order_mark.size()};
  if (c < 0x80) return {std::nullopt, 1};
  const auto high = run([](unsigned char o) { return o >= 0x80; });
  const bool is_unused = run([](unsigned char o) { return o >= 0x80 && o < 0xA0; }) == high;
  return {is_unused ? rule::char_c1_control : rule::char_non_ascii_outside_text, high};
}

/// Of text that belongs to no game each rule speaks once, at the first place.
void check_text_outside_game(std::string_view text, std::uint64_t offset, findings& out) {
  std::vector<rule> said;
  for (std::size_t at = 0; at < text.size();) {
    const auto [id, length] = rule_about(text.substr(at));
    if (id && std::ranges::count(said, *id) == 0) {
      said.push_back(*id);
      out.add(*id, {offset + at, offset + at + length}, text.substr(at, length));
    }
    at += length;
  }
}

/// The characters above 0x7F of one string or comment.
class high_scan {
 public:
  high_scan(std::string_view text, std::uint64_t offset, encoding encoding, utf8_record& so_far,
            findings& out)
      : text_(text), offset_(offset), encoding_(encoding), so_far_(so_far), out_(out) {}

  void look() {
    const auto is_high = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    if (std::none_of(text_.begin(), text_.end(), is_high)) return;
    const bool is_utf8 = encoding_ == encoding::latin1 && is_all_utf8();
    if (is_utf8) report(rule::encoding_utf8_suspected, {offset_, offset_ + text_.size()}, text_);
    if (encoding_ == encoding::latin1)
      high_scan(text_, offset_, encoding::utf8, so_far_, out_).look_for_modern();
    for (std::size_t at = 0; at < text_.size();) {
      const auto found = decode(at);
      const auto id = judge(found, is_utf8);
      at += id ? report_run(*id, at, is_utf8) : found.length;
      so_far_.has_sequences |= found.length > 1;
    }
  }

 private:
  text::code_point decode(std::size_t at) const {
    return text::first_code_point(text_.substr(at), encoding_);
  }

  std::optional<rule> judge(const text::code_point& found, bool is_utf8) const {
    if (!found.is_valid) return rule::encoding_utf8_invalid;
    if (found.value > 0xFF) return rule::char_outside_latin1;
    if (found.value >= 0xA0 && found.value < 0xC0 && !is_utf8) return rule::char_latin1_discouraged;
    if (found.value >= 0x80 && found.value < 0xA0) return rule::char_c1_control;
    return std::nullopt;
  }

  std::size_t report_run(rule id, std::size_t begin, bool is_utf8) {
    auto end = begin;
    while (end < text_.size()) {
      const auto found = decode(end);
      if (judge(found, is_utf8) != id) break;
      end += found.length;
    }
    const span where{offset_ + begin, offset_ + end};
    const auto bytes = text_.substr(begin, end - begin);
    if (id == rule::encoding_utf8_invalid)
      report_broken(where, bytes);
    else
      report(id, where, bytes);
    return end - begin;
  }

  void report_broken(span where, std::string_view bytes) {
    if (std::exchange(so_far_.is_broken, true)) {
      out_.add(rule::encoding_utf8_invalid, where, bytes, everywhere(severity::info));
      return;
    }
    out_.add(rule::encoding_utf8_invalid, where, bytes).message +=
        so_far_.has_sequences ? "; what stands before it is, so the file is mixed: convert it"
                              : "; if the file is in ISO 8859-1, read it so: --encoding latin1";
  }

  /// The profile `modern` reads the same bytes as UTF-8, and finds something else in them or
  /// nothing.
  void report(rule id, span where, std::string_view bytes) {
    out_.add(id, where, bytes, none_in_modern(encoding_ == encoding::latin1));
  }

  void look_for_modern() {
    std::optional<rule> last;
    for (std::size_t at = 0; at < text_.size();) {
      const auto found = decode(at);
      const auto id = judge(found, false);
      const bool is_told = id == rule::encoding_utf8_invalid && so_far_.is_broken;
      if (id && id != last && !is_told) out_.note_in_modern(*id);
      so_far_.is_broken |= id == rule::encoding_utf8_invalid;
      last = id;
      at += found.length;
    }
  }

  bool is_all_utf8() const {
    for (std::size_t at = 0; at < text_.size();) {
      const auto found = text::first_code_point(text_.substr(at), encoding::utf8);
      if (!found.is_valid) return false;
      at += found.length;
    }
    return true;
  }

  std::string_view text_;
  std::uint64_t offset_;
  encoding encoding_;
  utf8_record& so_far_;
  findings& out_;
};

constexpr rule found_here[] = {
    rule::char_nul,
    rule::char_control_forbidden,
    rule::char_del,
    rule::char_c1_control,
    rule::char_latin1_discouraged,
    rule::char_non_ascii_outside_text,
    rule::char_outside_latin1,
    rule::encoding_utf8_suspected,
    rule::encoding_utf8_invalid,
};

}  // namespace

void check_bytes(const check_context& in, std::string_view text, std::uint64_t offset,
                 utf8_record& so_far, findings& out) {
  if (parse::is_text_outside_game(in.what)) return check_text_outside_game(text, offset, out);
  const auto known = stretches_of(in);
  if (scan_bytes(text, [](const line_ends&) {}).has_control)
    control_scan(text, offset, known, out).look();
  check_outside_text(in, out);
  for (const auto& s : known)
    if (!s.is_escape)
      high_scan(text.substr(s.begin, s.end - s.begin), offset + s.begin, in.how.encoding, so_far,
                out)
          .look();
}

std::span<const rule> byte_rules() { return found_here; }

}  // namespace strictpgn::rules
