#include "cli/commands/convert_writers.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

#include "rules/start/detect.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "strictpgn/san.hpp"
#include "strictpgn/uci.hpp"

namespace strictpgn::cli {
namespace {

/// The mainline and the variations around the move that is written.
class open_lines {
 public:
  struct change {
    std::size_t closed = 0;
    bool is_opened = false;  ///< a variation
  };

  /// Goes on to a move, the next in text order.
  change go_to(node to) {
    change result;
    const auto before = to.replaced() ? to.replaced() : to.previous();
    for (; !lines_.empty() && lines_.back().last != before; ++result.closed) lines_.pop_back();
    result.is_opened = static_cast<bool>(to.replaced());
    if (result.is_opened || lines_.empty())
      lines_.push_back({to, count_++});
    else
      lines_.back().last = to;
    return result;
  }

  std::size_t size() const { return lines_.size(); }
  /// 0 for the mainline; variations count from 1 in text order.
  std::uint64_t number() const { return lines_.empty() ? 0 : lines_.back().number; }

 private:
  struct line {
    node last;
    std::uint64_t number = 0;
  };

  std::vector<line> lines_;
  std::uint64_t count_ = 0;
};

/// The moves on one line. Where the game does not begin from the usual array, `fen`, the record and
/// `moves` stand before them, as an engine is told a position.
class moves_writer : public game_writer {
 public:
  moves_writer(bool is_san, const fen_notation& records, const game_view& game, std::string& out)
      : is_san_(is_san), castling_(castling_of(game)), out_(out) {
    if (game.start() && *game.start() != position::initial())
      put(fmt::format("fen {} moves", write_fen(*game.start(), records.dialect, records.style)));
  }

  void add(const walk_step& step) override {
    const auto change = lines_.go_to(step.node);
    out_.append(change.closed, ')');
    const auto text = text_of(step.node);
    put(change.is_opened ? '(' + text : text);
  }

  void stop(const walk_step&) override {}

  void end() override {
    if (lines_.size() > 1) out_.append(lines_.size() - 1, ')');
    out_ += '\n';
  }

 private:
  /// Engines want one convention for all of a game.
  static uci_castling castling_of(const game_view& game) {
    const bool is_declared = rules::is_chess960(game.tag("Variant").value_or(""));
    const bool is_plain =
        !game.start() || is_expressible(game.start()->to_setup(), fen_dialect::fen);
    return is_declared || !is_plain ? uci_castling::rook_square : uci_castling::king_square;
  }

  std::string text_of(node at) const {
    if (!is_san_) return at.uci(castling_);
    return at.state() == move_state::passed ? "--" : std::string(at.san());
  }

  void put(std::string_view text) {
    if (!is_empty_) out_ += ' ';
    out_ += text;
    is_empty_ = false;
  }

  bool is_san_;
  uci_castling castling_;
  std::string& out_;
  open_lines lines_;
  bool is_empty_ = true;
};

/// What FEN and EPD share.
class records_writer : public game_writer {
 public:
  records_writer(const fen_notation& records, std::string& out) : records_(records), out_(out) {}

  bool has_left_out() const override { return has_left_out_; }

 protected:
  const fen_notation& records() const { return records_; }

  void put(const position& now, std::string_view record) {
    const bool may_castle = now.castling_rights() != 0;
    if (may_castle && !is_expressible(now.to_setup(), records_.dialect)) {
      has_left_out_ = true;
      return;
    }
    out_ += record;
    out_ += '\n';
  }

 private:
  fen_notation records_;
  std::string& out_;
  bool has_left_out_ = false;
};

/// The position after each move.
class fen_writer : public records_writer {
 public:
  using records_writer::records_writer;

  void add(const walk_step& step) override {
    put(*step.after, write_fen(*step.after, records().dialect, records().style));
  }
  void stop(const walk_step&) override {}
  void end() override {}
};

/// The position before each move with the move, and that at the end of each line (EPD 16.2.5.22).
class epd_writer : public records_writer {
 public:
  epd_writer(const fen_notation& records, const game_view& game, std::string title,
             std::string& out)
      : records_writer(records, out), start_(game.start()), title_(std::move(title)) {}

  void add(const walk_step& step) override {
    lines_.go_to(step.node);
    const auto played = step.node.played();
    put_record(*step.before, step.node.ply() - 1, played ? step.node.san() : "", played);
    if (!step.node.next()) put_record(*step.after, step.node.ply(), "", {});
  }

  void stop(const walk_step& step) override {
    if (step.before == nullptr) return;
    lines_.go_to(step.node);
    if (step.node.replaced()) return;
    put_record(*step.before, step.node.ply() - 1, "", {});
  }

  void end() override {
    if (is_empty_ && start_) put_record(*start_, 0, "", {});
  }

 private:
  void put_record(const position& now, std::uint32_t ply, std::string_view san,
                  std::optional<move> played) {
    const auto id = lines_.number() == 0
                        ? fmt::format("{}, ply {}", title_, ply)
                        : fmt::format("{}, variation {}, ply {}", title_, lines_.number(), ply);
    epd_record record{.given = now.to_setup(), .playable = now};
    record.operations.push_back({.opcode = "id", .operands = {{.text = id, .is_string = true}}});
    if (played)
      record.operations.push_back({.opcode = "sm", .operands = {{.text = san, .played = played}}});
    put(now, write_epd(record, records().dialect, records().style));
    is_empty_ = false;
  }

  std::optional<position> start_;
  std::string title_;
  open_lines lines_;
  bool is_empty_ = true;
};

}  // namespace

std::unique_ptr<game_writer> make_game_writer(conversion to, const fen_notation& records,
                                              const game_view& game, const std::string& title,
                                              std::string& out) {
  switch (to) {
    case conversion::fen:
      return std::make_unique<fen_writer>(records, out);
    case conversion::epd:
      return std::make_unique<epd_writer>(records, game, title, out);
    default:
      return std::make_unique<moves_writer>(to == conversion::san, records, game, out);
  }
}

}  // namespace strictpgn::cli
