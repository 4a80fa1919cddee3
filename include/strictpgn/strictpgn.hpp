// The whole library, and its manual.
//
// strictpgn reads, checks, edits and writes chess games in PGN (the standard of 1994 and its
// supplement), positions in FEN and records in EPD. It needs C++20 and nothing else; all of it is
// in the namespace `strictpgn`. Each part has a header of its own, which can be included alone.
//
// Read games (game_view.hpp). Games are read one after the other, from a text, a stream or a file;
// a view is valid until the next game. Whether a string is a text or the name of a file is always
// said.
//
//     for (const auto& game : strictpgn::read_file("games.pgn"))
//       std::cout << game.tag("White").value_or("?") << '\n';
//
// See what is wrong (diagnostic.hpp, catalogue.hpp). There is one kind of error: a finding, with
// its rule, its severity, its place in the input, and a message that can be shown as it is. No
// input makes a function throw; only files and streams that cannot be read do.
//
//     for (const auto& found : strictpgn::check_database(text).diagnostics)
//       std::cout << name_of(found.id) << ": " << found.message << '\n';
//
// Show it as the program does (report.hpp): a picture with the line, the board and what to do, or a
// line of JSON.
//
//     for (const auto& found : strictpgn::check_database(text).diagnostics)
//       std::cout << render_text(found, text);
//
// Walk through the moves (tree.hpp). A node is a handle of 16 bytes; a walk takes the positions
// along. Each node has a state: played, passed, or why it was not resolved.
//
//     for (auto [node, before, after] : game.walk())
//       if (after) std::cout << node.fullmove() << node.san() << ' ' << write_fen(*after) << '\n';
//
// Be told of the moves (visitor.hpp), and pass over variations or games that do not matter.
//
// Understand what somebody types (move_text.hpp, uci.hpp, fen.hpp, epd.hpp). What is wrong with it
// is told as in a file.
//
//     if (auto found = strictpgn::resolve(position, "Nbd7")) position.play(found.played);
//     else std::cout << found.findings.front().message << '\n';
//
// Know what annotations say (nag.hpp, commands.hpp): the meaning and the symbols of a glyph, the
// clock times, evaluations, squares and arrows in a comment, with their units.
//
//     std::cout << strictpgn::find_nag(14)->meaning << '\n';
//
// Build, edit and write games (game_tree.hpp, write.hpp). What cannot be is refused with its
// reason, and what cannot be written is said.
//
//     auto game = strictpgn::game_tree::initial();
//     auto e4 = game.add_move(strictpgn::node_id::root, "e4");
//     game.add_variation(*e4, {"d4", "d5"});
//     std::cout << write_pgn(game).text;
//
// Put files right and lay them out (fix.hpp, format.hpp): nothing changes but what is certain. Sort
// their games (collation.hpp). Translate the piece letters of other languages (piece_letters.hpp).
//
// Go below (reader.hpp, ast.hpp, replay.hpp): the flat elements of a game with their places, and
// what became of them on the board. Play chess (position.hpp, san.hpp).
//
// Ownership. What is called a view or a handle, and each `std::string_view`, belongs to what it was
// made from; everything else is a value. Places in an input are byte offsets from its first byte.
//
// Threads. Different objects may be used by different threads at once; there is no shared state.
// One object may be read by several threads while none changes it. A reader, the games of an input
// and a walk change by going on; a `game_view` does when its moves are first asked for.
#pragma once

#include "strictpgn/ast.hpp"
#include "strictpgn/bitboard.hpp"
#include "strictpgn/board.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/collation.hpp"
#include "strictpgn/commands.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/fen_comparison.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "strictpgn/file_name.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/game_tree.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/judged.hpp"
#include "strictpgn/move.hpp"
#include "strictpgn/move_text.hpp"
#include "strictpgn/nag.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/piece.hpp"
#include "strictpgn/piece_letters.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/replay.hpp"
#include "strictpgn/report.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/rule_counts.hpp"
#include "strictpgn/rule_id.hpp"
#include "strictpgn/san.hpp"
#include "strictpgn/setup.hpp"
#include "strictpgn/severity.hpp"
#include "strictpgn/source.hpp"
#include "strictpgn/span.hpp"
#include "strictpgn/square.hpp"
#include "strictpgn/tree.hpp"
#include "strictpgn/uci.hpp"
#include "strictpgn/visitor.hpp"
#include "strictpgn/write.hpp"
