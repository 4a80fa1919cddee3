-- Portable Game Notation
--
-- The standard alone: what deviates from it is in pgn-import.abnf.
-- For the module `re` of LPeg (Lua). It knows no escapes, so that it is to be given definitions:
-- `%x0A` is that byte, `%x80_FF` one of those from 80 to FF. The first rule reads a whole text.
-- Captures in it are at most 200 inside each other, which is enough for trees of 40 variations
-- inside each other; lpeg.setmaxstack is to be called. Made from the rules in grammar/*.hpp.

-- ---- Games and the file

-- PGN 8, 18
database <- next_line opening_unit? unit* !.

-- ---- Characters and lines

-- PGN 4.1, 3.2.2
newline <- %x0A / %x0D %x0A?
-- PGN 4.2, 7
blank <- [ ] / %x09 / %x0B
-- PGN 4
line_character <- %x00_09 / %x0B_0C / %x0E_FF
-- PGN 4
rest_of_line <- line_character*

-- ---- Escape mechanism: a percent sign in column 1

-- PGN 6
escape_line <- '%' rest_of_line

-- ---- White space, between tokens

-- PGN 7
line_start <- escape_line?
-- PGN 7
line_end <- newline line_start
-- PGN 7
white_space <- ( blank / line_end )*

-- ---- Tokens

-- PGN 7
letter_or_digit <- [0-9A-Za-z]
-- PGN 7
period <- '.'
-- PGN 7
quote <- '"'
-- PGN 7
quoted_pair <- '\' ["\]
-- PGN 7
plain_character <- %x00_08 / %x0C / %x0E_21 / %x23_5B / %x5D_FF
-- PGN 7
string_data <- ( plain_character+ / quoted_pair )*

-- ---- Comments

-- PGN 5
comment_data <- ( %x00_7C / %x7E_FF )*
-- PGN 5
brace_comment <- '{' comment_data '}'
-- PGN 5
rest_of_line_comment <- ';' rest_of_line

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
san_end <- !( symbol_character / odd_promotion_sign / foreign_dash )
-- PGN 8.2.3.3
san_text <- ( piece_move / pawn_move / castling_move ) ( check_sign / mate_sign )?
-- PGN 8.2.3.3
standard_san <- san_text san_end

-- ---- Tag pairs

-- PGN 8.1
tag_open <- '['
-- PGN 8.1
tag_close <- ']'
-- PGN 8.1
tag_name <- letter_or_digit [a-zA-Z0-9_]* !symbol_character
-- PGN 8.1
tag_value <- quote string_data quote
-- PGN 8.1
tag_space <- ( blank / newline )*
-- PGN 8.1
tag_pair <- tag_open tag_space tag_name tag_space tag_value tag_space tag_close

-- ---- Game termination

-- PGN 8.2.6
marker_end <- !( symbol_character / [/.] )
-- PGN 8.2.6
white_wins <- '1-0' marker_end
-- PGN 8.2.6
black_wins <- '0-1' marker_end
-- PGN 8.2.6
drawn_game <- '1/2-1/2' marker_end
-- PGN 8.2.6
no_result <- '*'
-- PGN 8.2.6
termination_marker <- white_wins / black_wins / drawn_game / no_result

-- ---- Elements of movetext

-- PGN 8.2.2
move_number <- [0-9]+ period+
-- PGN 8.2.2.1
bare_number <- [0-9]+ !symbol_character
-- PGN 8.2.3.8
suffix_annotation <- [!?] [!?]? ![!?]
-- PGN 8.2.4
nag <- '$' [0-9]+
-- PGN 8.2, 18
rav_open <- '('
-- PGN 8.2, 18
rav_close <- ')'

-- ---- White space between elements and tag pairs

-- PGN 7
lines <- line_end white_space
-- PGN 7
trailing_lines <- lines !.
-- PGN 7
movetext_space <- ( blank+ / !empty_line line_end / !next_section trailing_lines )*
-- PGN 7
section_space <- ( blank+ / !empty_line line_end / !next_event lines )*

-- ---- Deviations: markers

space_between <- ( blank / line_end )*

-- ---- Deviations: what stands beside a move

after_move <- suffix_annotation movetext_space / movetext_space

-- ---- Movetext

standard_move <- standard_san after_move
comment_element <- brace_comment movetext_space
standard_element <- standard_move
                  / !decimal_marker move_number movetext_space
                  / comment_element
                  / rav movetext_space
                  / nag movetext_space
                  / rest_of_line_comment movetext_space
other_element <- bare_number movetext_space
rav_element <- standard_element / !rav_stop other_element
-- PGN 8.2.5
rav <- rav_open movetext_space rav_element* rav_close
mainline_element <- standard_element / !movetext_stop other_element
-- PGN 8.2
movetext <- mainline_element* termination_marker
-- PGN 8.1
bare_movetext <- mainline_element+ termination_marker / termination_marker

-- ---- Tag section

tag_section <- tag_pair section_space ( tag_pair section_space )*

-- ---- Games and the file

-- PGN 8
tagged_game <- &tag_section_start tag_section movetext
-- PGN 8.1
untagged_game <- &untagged_start bare_movetext
game_text <- tagged_game / untagged_game
annotated_game <- &annotated_start bare_movetext
next_line <- line_start space_between
opening_unit <- annotated_game space_between
unit <- game_text space_between

-- ---- Looked for, but never read

-- PGN 7
empty_line <- newline blank* ( newline / !. )
-- PGN 7
symbol_character <- [0-9A-Za-z_+#=:] / '-'
-- PGN 7
symbol <- letter_or_digit symbol_character*
-- PGN 8.2.3
any_promoted_letter <- [QNRBqnrb]
-- PGN 8.2.3
odd_promotion_sign <- '(' any_promoted_letter ')' / '/' any_promoted_letter
-- PGN 8.2.3
utf8_dash <- %xE2 %x80 %x90_95
-- PGN 8.2.3
utf8_minus <- %xE2 %x88 %x92
-- PGN 8.2.3
foreign_dash <- utf8_dash / utf8_minus
tag_pair_start <- tag_open white_space symbol white_space quote
next_section <- empty_line white_space tag_open white_space letter_or_digit
event_name <- 'Event' !symbol_character
next_event <- empty_line white_space tag_open white_space event_name
spaced_dash <- ':' / blank* ( '-' / %x96 / %x97 / foreign_dash ) blank*
decimal_half <- '0' [.,] '5'
decimal_marker <- decimal_half spaced_dash
final_marker <- termination_marker !( white_space rav_close )
any_comment <- brace_comment / rest_of_line_comment
section_stop <- !. / tag_pair_start / next_section
rav_stop <- section_stop / rav_close / final_marker
movetext_stop <- section_stop / termination_marker
tag_break <- empty_line / newline blank* tag_open / !.
lenient_space <- ( blank+ / !tag_break line_end )*
comments_aside <- white_space ( any_comment white_space )*
starting_number <- move_number / bare_number comments_aside ( period / standard_san )
starting_rav <- rav_open comments_aside ( starting_number / standard_san )
untagged_start <- termination_marker / starting_number / starting_rav / standard_san
tag_section_start <- tag_pair_start / tag_open lenient_space ( symbol / quote / tag_close )
annotated_start <- ( ( any_comment / nag ) white_space )+ !tag_section_start untagged_start
