"""A database import as a user would write it: the games of `strictpgn ast` in SQLite.

Usage: strictpgn ast FILE... | python3 database.py DATABASE
"""
import json
import sqlite3
import sys

SCHEMA = """
create table games(
  id integer primary key, file text, number integer, white text, black text, result text, start_fen text,
  errors integer);
create table tags(game integer references games, name text, value text);
create table moves(
  id integer primary key, game integer references games, parent integer references moves, is_mainline integer,
  ply integer, san text, uci text, state text, comment text);
create table findings(game integer references games, move integer references moves, rule text, severity text);
create index moves_of_game on moves(game, is_mainline, ply);
"""


def add_findings(db, game, move, findings):
    db.executemany(
        "insert into findings values(?, ?, ?, ?)",
        [(game, move, one["rule"], one["severity"]) for one in findings],
    )


def add_moves(db, game, line):
    """Variations wait in a list, as they may be nested more deeply than Python's stack."""
    waiting = [(line["moves"], None, True)] + [(one, None, False) for one in line.get("stray_variations", [])]
    while waiting:
        moves, parent, is_mainline = waiting.pop()
        for move in moves:
            waiting += [(one, parent, False) for one in move.get("variations", [])]
            comment = " ".join(one["text"] for one in move.get("comments", []))
            facts = (move["ply"], move.get("san"), move.get("uci"), move["state"], comment)
            parent = db.execute(
                "insert into moves values(null, ?, ?, ?, ?, ?, ?, ?, ?)", (game, parent, is_mainline, *facts)
            ).lastrowid
            add_findings(db, game, parent, move.get("findings", []))


def add_game(db, line):
    tags = {tag["name"]: tag["value"] for tag in line["tags"]}
    names = (tags.get("White"), tags.get("Black"), line["termination"]["result"], line.get("start_fen"))
    game = db.execute(
        "insert into games(file, number, white, black, result, start_fen) values(?, ?, ?, ?, ?, ?)",
        (line["file"], line["game"], *names),
    ).lastrowid
    db.executemany("insert into tags values(?, ?, ?)", [(game, one["name"], one["value"]) for one in line["tags"]])
    add_moves(db, game, line)
    return game


def main():
    db = sqlite3.connect(sys.argv[1])
    db.executescript(SCHEMA)
    for text in sys.stdin:
        line = json.loads(text)
        game = add_game(db, line) if line["game"] else None
        add_findings(db, game, None, line["findings"])
        for tag in line["tags"]:
            add_findings(db, game, None, tag.get("findings", []))
    db.execute("update games set errors = (select count(*) from findings where game = games.id and severity = 'error')")
    db.commit()


main()
