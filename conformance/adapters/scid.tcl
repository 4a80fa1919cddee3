# Scid by its Tcl interpreter: imports the text into a new database and walks the games. It imports what it can, and
# its list of errors and warnings is how it says no. Of the symbols that it gives for NAGs nothing is compared.
# To the shell the next line begins that interpreter; to it, it is part of this comment: \
PATH=$PATH:/usr/games exec tkscid "$0" "$@"

set folder [file join [expr {[info exists env(TMPDIR)] ? $env(TMPDIR) : "/tmp"}] scid-adapter-[pid]]

proc quoted {text} {
    set result ""
    foreach character [split $text ""] {
        scan $character %c code
        if {$code < 32 || $code > 126 || $character in {\" \\}} {
            append result [format {\u%04x} $code]
        } else {
            append result $character
        }
    }
    return "\"$result\""
}

proc comment {} {
    set text [sc_pos getComment]
    return [expr {$text eq "" ? {} : [list "{\"comment\":[quoted $text]}"]}]
}

# The move that has just been made. UCI has the promotion as a small letter; castling is the move of the king.
proc move {} {
    set uci [sc_game info previousMoveUCI]
    set told "{\"san\":[quoted [sc_game info previousMoveNT]],\"origin\":\"[string range $uci 0 1]\""
    append told ",\"destination\":\"[string range $uci 2 3]\",\"fen\":[quoted [sc_pos fen]]"
    if {[string length $uci] > 4} {append told ",\"promotion\":\"[string toupper [string index $uci 4]]\""}
    return "$told}"
}

# The elements from here to the end of the line; variations hang at the position before the move that they replace.
proc line {} {
    set elements [comment]
    while {1} {
        set variations {}
        for {set number 0} {$number < [sc_var count]} {incr number} {
            sc_var moveInto $number
            sc_move back
            lappend variations "{\"rav\":\[[join [line] ,]\]}"
            sc_var exit
        }
        set before [sc_pos location]
        sc_move forward
        if {[sc_pos location] == $before} break
        lappend elements [move] {*}[comment] {*}$variations
    }
    return $elements
}

proc termination {} {
    return [dict get {1 1-0 0 0-1 = 1/2-1/2 * *} [sc_game tags get Result]]
}

proc game {number} {
    sc_game load $number
    sc_move start
    return "{\"tags\":\[\],\"movetext\":\[[join [line] ,]\],\"termination\":\"[termination]\"}"
}

proc read_games {bytes} {
    global folder
    file mkdir $folder
    set file [open $folder/input.pgn wb]
    puts -nonewline $file $bytes
    close $file
    sc_base create $folder/base
    set base [sc_base current]
    set said [string trim [lindex [sc_base import $base $folder/input.pgn] 1]]
    set games {}
    for {set number 1} {$number <= [sc_base numGames $base]} {incr number} {lappend games [game $number]}
    sc_base close $base
    file delete -force $folder
    if {[regexp {^Ignored \d+ chess960 game} $said]} {return "\"verdict\":\"unsupported\",\"message\":[quoted $said]"}
    if {$said ne ""} {return "\"verdict\":\"refused\",\"message\":[quoted [lindex [split $said \n] 0]]"}
    return "\"verdict\":\"accepted\",\"tree\":\[[join $games ,]\]"
}

interp recursionlimit {} 20000
fconfigure stdout -encoding ascii -translation lf
while {[gets stdin question] >= 0} {
    if {[regexp {"do": ?"run"} $question]} {
        regexp {"id": ?(\d+)} $question -> id
        regexp {"bytes": ?"([^"]*)"} $question -> bytes
        puts "{\"id\":$id,[read_games [binary decode base64 $bytes]]}"
    } else {
        set emits {"games","squares","moves","fens","comments","variations","termination"}
        puts "{\"name\":\"scid\",\"version\":[quoted [sc_info version]],\"chess960\":false,\"emits\":\[$emits\]}"
    }
    flush stdout
}
exit
