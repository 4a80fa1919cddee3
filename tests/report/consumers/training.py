"""Rows for a training set as a user would write them: position, move, evaluation, clock.

Usage: strictpgn ast --fen FILE... | python3 training.py > ROWS
Each row is tab-separated: the FEN before the move, the move as UCI, centipawns for White after it (mate counts as
100000 less the moves to it), milliseconds left on the clock, the result for White. Variations are left out.
"""
import json
import sys

RESULTS = {"1-0": "1", "0-1": "0", "1/2-1/2": "0.5"}


def values(move):
    """What the commands in the comments of a move say, by kind."""
    commands = [one for comment in move.get("comments", []) for one in comment.get("commands", [])]
    return {one["value"]["kind"]: one["value"] for one in commands if "value" in one}


def centipawns(evaluation):
    if evaluation is None:
        return ""
    if "centipawns" in evaluation:
        return evaluation["centipawns"]
    mate = 100000 - evaluation["mate_in"]
    return mate if evaluation["winner"] == "White" else -mate


def rows(game):
    fen = game.get("start_fen")
    for move in game["moves"]:
        if move["state"] not in ("played", "null"):
            return
        if move["state"] == "played":
            said = values(move)
            clock = said.get("clock_time", {}).get("milliseconds", "")
            result = RESULTS.get(game["termination"]["result"], "")
            yield fen, move["uci"], centipawns(said.get("evaluation")), clock, result
        fen = move["fen"]


for text in sys.stdin:
    game = json.loads(text)
    if game["game"]:
        for row in rows(game):
            print(*row, sep="\t")
