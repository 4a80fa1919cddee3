-- Portable Game Notation

-- What the text of the standard allows and nothing else, by the names of its section 18.
-- For the module `re` of LPeg (Lua). It knows no escapes, so that it is to be given definitions:
-- `%x0A` is that byte, `%x80_FF` one of those from 80 to FF. The first rule reads a whole text.
-- Captures in it are at most 200 inside each other, which is enough for trees of 40 variations
-- inside each other; lpeg.setmaxstack is to be called. Made from the rules in grammar/.

-- ---- Formal syntax

-- PGN 8, 18
pgn_database <- escape* gap ( pgn_game gap )* !.
-- PGN 8, 18
pgn_game <- tag_section movetext_section
-- PGN 8.1, 18
tag_section <- ( tag_pair gap )*
-- PGN 8.1, 18
tag_pair <- tag_open gap tag_name gap tag_value gap tag_close
-- PGN 8.1, 18
tag_name <- letter_or_digit [a-zA-Z0-9_]* !symbol_character
-- PGN 7, 18
tag_value <- quote ( string_character / quoted_pair )* quote
-- PGN 8.2, 18
movetext_section <- element_sequence game_termination
-- PGN 8.2, 18
element_sequence <- ( ( element / recursive_variation ) gap )*
-- PGN 8.2, 18
element <- move_number_indication / san_move / numeric_annotation_glyph
-- PGN 8.2.2, 18
move_number_indication <- [0-9]+ number_end ( number_space period )*
-- PGN 8.2.3, 18
san_move <- san_text !symbol_character suffix_annotation?
-- PGN 8.2.4, 18
numeric_annotation_glyph <- '$' ( '0'* glyph_number / '0'+ ) ![0-9]
-- PGN 8.2.5, 18
recursive_variation <- rav_open gap element_sequence rav_close
-- PGN 8.2.6, 18
game_termination <- white_wins / black_wins / drawn_game / no_result

-- ---- Tokens of games

-- PGN 7
tag_open <- '['
-- PGN 7
tag_close <- ']'
-- PGN 7
rav_open <- '('
-- PGN 7
rav_close <- ')'
-- PGN 8.2.2.1
number_space <- ( blank / line_break )*
-- PGN 7
number_end <- !( symbol_character / '/' )
-- PGN 8.2.3.8
suffix_annotation <- [!?] [!?]? ![!?]
-- PGN 8.2.4
glyph_number <- '25' [0-5] / '2' [0-4] [0-9] / '1' [0-9] [0-9] / [1-9] [0-9]?
-- PGN 7, 8
marker_end <- !( symbol_character / [/.] )
-- PGN 8.2.6
white_wins <- '1-0' marker_end
-- PGN 8.2.6
black_wins <- '0-1' marker_end
-- PGN 8.2.6
drawn_game <- '1/2-1/2' marker_end
-- PGN 8.2.6
no_result <- '*'

-- ---- Character set, comments and lines

-- PGN 4.1
latin_character <- %xA0_FF
-- PGN 4.1, 7
string_character <- [ -!] / %x23_5B / %x5D_7E / latin_character
-- PGN 4.1, 5
comment_character <- [ -|~] / %x09_0B / %x0D / latin_character
-- PGN 4.1, 5
remark_character <- [ -~] / %x09 / %x0B / latin_character
-- PGN 5
comment_in_braces <- '{' comment_character* '}'
-- PGN 5
comment_to_line_end <- ';' remark_character* ( line_break / !. )
-- PGN 5
comment <- comment_in_braces / comment_to_line_end
-- PGN 6
escape <- '%' rest_of_line ( newline / !. )
-- PGN 6, 7
line_break <- newline escape*
-- PGN 5, 7
gap <- ( blank / line_break / comment )*

-- ---- Characters and lines

-- PGN 4.1, 3.2.2
newline <- %x0A / %x0D %x0A?
-- PGN 4.2, 7
blank <- [ ] / %x09 / %x0B
-- PGN 4
line_character <- %x00_09 / %x0B_0C / %x0E_FF
-- PGN 4
rest_of_line <- line_character*

-- ---- Tokens

-- PGN 7
letter_or_digit <- [0-9A-Za-z]
-- PGN 7
period <- '.'
-- PGN 7
quote <- '"'
-- PGN 7
quoted_pair <- '\' ["\]

-- ---- Squares, pieces and signs

-- PGN 8.2.3.1
file_letter <- [a-h]
-- PGN 8.2.3.1
rank_digit <- [1-8]
-- PGN 8.2.3.1
square_name <- file_letter rank_digit
-- PGN 8.2.3.2
piece_letter <- [NBRQK]
-- PGN 8.2.3.3
capture_sign <- 'x'
-- PGN 8.2.3
promoted_letter <- [QNRB]
-- PGN 8.2.3
promotion <- '=' promoted_letter
-- PGN 8.2.3
queenside_tail <- '-O'
-- PGN 8.2.3
castling_move <- 'O-O' queenside_tail?
-- PGN 8.2.3.5
check_sign <- '+'
-- PGN 8.2.3.5
mate_sign <- '#'

-- ---- Moves

-- PGN 8.2.3.4
square_after_origin <- capture_sign? square_name
-- PGN 8.2.3.4
after_file <- rank_digit square_after_origin? / square_after_origin
-- PGN 8.2.3.3
piece_move <- piece_letter ( file_letter after_file
                           / rank_digit square_after_origin
                           / capture_sign square_name )
-- PGN 8.2.3.3
pawn_move <- file_letter ( rank_digit / capture_sign square_name ) promotion?
-- PGN 8.2.3.3
san_text <- ( piece_move / pawn_move / castling_move ) ( check_sign / mate_sign )?

-- ---- Looked for, but never read

-- PGN 7
symbol_character <- [0-9A-Za-z_+#=:] / '-'
