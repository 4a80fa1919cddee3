"""Asked by lines of JSON, answers by lines of JSON (README.md). `read(data, question)` gives what was read, as in
ast.json, and raises Refused where the program says no."""
import base64
import json
import re
import sys


class Refused(Exception):
    """The program says no; why is its message."""


# What a question says that says no more.
USUAL = {"level": "import", "input": "pgn", "encoding": "latin1", "dialect": "fen", "rules": {}, "want": []}


def numbers_of(tree):
    """What `strictpgn fuzz` compares of a tree: how many games, and moves of mainlines."""
    return {"games": len(tree), "plies": sum("san" in one for game in tree for one in game["movetext"])}


def records_of(text):
    """The records of a text of FEN or EPD: its lines, but for blank ones."""
    return [line for line in re.split("\r\n?|\n", text) if line.strip()]


def run(question, read):
    try:
        found = read(base64.b64decode(question["bytes"]), {**USUAL, **question})
        return {"verdict": "accepted", **(numbers_of(found["tree"]) if "tree" in found else {}), **found}
    except Refused as refused:
        return {"verdict": "refused", "message": str(refused)}
    except Exception as error:  # pylint: disable=broad-except
        return {"verdict": "crashed", "message": f"{type(error).__name__}: {error}"}


def answer(about, read):
    sys.setrecursionlimit(20000)  # variations inside each other
    for line in sys.stdin:
        question = json.loads(line)
        said = {"id": question["id"], **run(question, read)} if question["do"] == "run" else about
        print(json.dumps(said), flush=True)
