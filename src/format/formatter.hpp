// The reading of a file, and what is written of it, block by block.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/between_blocks.hpp"
#include "format/block_writer.hpp"
#include "format/judgement.hpp"
#include "read/boundary.hpp"
#include "read/criteria.hpp"
#include "read/session.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::format {

/// How what is written is judged.
options reading_options(const format_options& options);

/// How what is read is judged: the same, but down to the meaning, as nothing that is written lies
/// on its lines as it did, and what is put in order is only counted.
options laid_out_anew(const format_options& options);

/// Formats what a session reads. A block that is passed on stays open until the next one begins: of
/// text that belongs to no game more may follow, and of a game beyond its limit the part that the
/// session passes over.
class formatter {
 public:
  /// The session reads with `laid_out_anew`, from its beginning or from where another formatter was
  /// settled.
  formatter(read::session& in, const format_options& options, const block_sink& take,
            const std::optional<read::boundary>& from = {});

  /// Formats all that the session reads.
  format_totals run();

  /// Goes on by a step; false where the session does not go on.
  bool go_on();
  /// Whether all is written.
  bool has_ended() const { return has_ended_; }
  /// Whether nothing of what has been read matters to how the rest is written: another formatter
  /// could go on from where the session stands.
  bool is_settled() const;
  /// So far, but for whether anything is changed by what is written.
  format_totals totals() const;

 private:
  void format_step(const reading& step);
  std::uint64_t end_of_input() const;

  void format_game(const reading& step);
  static std::optional<omission> reason_to_pass_on(const game& unit, const written& written,
                                                   const std::optional<judgement>& found);
  /// Takes the words of what was made.
  void note_made(written& made, const std::vector<remaining_error>& errors);
  void pass_on_game(const reading& step, const omission& why, std::uint64_t end);
  std::uint64_t next_after(const game& unit, std::uint64_t end) const;
  void format_behind(const reading& step, std::uint64_t end);

  void go_on_or_begin(block_kind kind);
  bool is_open_outside() const;
  std::string_view input_on_line(const game& unit, std::uint64_t end) const;
  bool is_before_percent_sign(const game& unit, std::uint64_t end) const;
  bool has_tag_before_text(const game& unit, std::uint64_t end) const;
  bool may_be_opened_by_block(const game& unit) const;
  bool has_games() const;
  bool is_before_tags() const;
  bool is_joined_to_block() const;
  void format_outside(const reading& step, const game& unit);
  void list_outside(const reading& step, const game& unit, std::uint64_t begin);
  void write_escape_lines(const reading& step, const game& unit, std::uint64_t end);

  void pass_on_rest(const reading& step);
  void finish_rest();
  void finish();
  void refuse(const reading& step);

  read::session& in_;
  const format_options& options_;
  const read::shared_criteria judged_by_;  // what is written
  const options& reading_ = judged_by_->how;
  block_writer out_;
  between_blocks between_;
  format_totals totals_;
  written written_;  // for the last game

  bool is_joined_ = false;        // the block that is open goes on with what comes next on its line
  bool depends_on_tags_ = false;  // text passed on last would be read otherwise before tags
  bool is_rest_ = false;          // all that follows is passed on
  bool follows_games_;            // that another formatter has written or passed on
  bool has_ended_ = false;
};

}  // namespace strictpgn::format
