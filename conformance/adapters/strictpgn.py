"""Our own program: `strictpgn check` for verdict and findings, `strictpgn ast` for the games. Which one is run:
$STRICTPGN, or the one of the release preset, or that on the PATH."""
import json
import os
import pathlib
import shutil
import subprocess

from protocol import Refused, answer

BUILT = pathlib.Path(__file__).resolve().parents[2] / "build/release/strictpgn"
PROGRAM = os.environ.get("STRICTPGN") or (str(BUILT) if BUILT.exists() else shutil.which("strictpgn") or "strictpgn")


def ask(data, verb, *options):
    done = subprocess.run([PROGRAM, verb, "--no-config", *options, "-"], input=data, capture_output=True, check=False)
    told = done.stderr.decode("utf-8", "replace").strip()[:200]
    if done.returncode == 2 and ": damaged: " in told:  # what begins like an archive is unpacked first
        raise Refused(told)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"exit status {done.returncode}: {told}")
    return [json.loads(line) for line in done.stdout.splitlines()]



def note(comment):
    return {comment["kind"]: comment["content"]}


def move_elements(move):
    san = {"san": move["text"]}
    if move["state"] == "played":
        san.update(origin=move["from"], destination=move["to"], fen=move["fen"])
        if "promotion" in move:
            san["promotion"] = {"knight": "N", "bishop": "B", "rook": "R", "queen": "Q"}[move["promotion"]]
    nags = []
    for one in move.get("nags", []):
        if one["kind"] == "suffix":
            san["suffix"] = one["symbol"]
        else:
            nags.append({"nag": one["number"]})
    return [*map(note, move.get("comments_before", [])), san, *nags, *map(note, move.get("comments", [])),
            *({"rav": line(other)} for other in move.get("variations", []))]


def line(moves):
    return [one for move in moves for one in move_elements(move)]


def game(read):
    termination = read.get("termination")
    begin = max((tag["end"] for tag in read["tags"]), default=0)  # comments among tags stand in no movetext
    comments = [comment for comment in read["comments"] if comment["begin"] >= begin]
    nags = [{"nag": other["number"]} for other in read["others"] if other["kind"] == "nag"]
    return {"tags": [[tag["name"], tag["value"]] for tag in read["tags"] if tag["name"]],
            "movetext": [*map(note, comments), *nags, *line(read["moves"])],
            "termination": termination["result"] if termination else None}


def read(data, question):
    encoding = ["--profile", question["level"], "--encoding", question["encoding"]]
    rules = [word for name, level in question["rules"].items() for word in ("--rule", f"{name}={level}")]

    def check(*rules):
        found = ask(data, "check", *encoding, *rules, "--format", "json", "--input", question["input"],
                    "--dialect", question["dialect"])
        return [one for one in found if "rule" in one]

    judged = check()  # whatever rules a case sets for its findings, the verdict is that of the profile
    found = check(*rules) if rules else judged
    errors = [one for one in judged if one["severity"] == "error"]
    told = {"diagnostics": [{key: one[key] for key in ("rule", "severity", "begin", "end")} for one in found],
            "warned": any(one["severity"] == "warning" for one in judged)}
    if errors:
        return {**told, "verdict": "refused", "message": f"{errors[0]['rule']}: {errors[0]['message']}"}
    if question["input"] == "pgn":
        told["tree"] = [game(one) for one in ask(data, "ast", *encoding, "--fen") if one["game"]]
    return told


def version():
    return subprocess.run([PROGRAM, "--version"], capture_output=True, check=True).stdout.decode().split()[-1]


answer({"name": "strictpgn", "version": version(), "inputs": ["pgn", "fen", "epd"],
        "levels": ["import", "export", "reduced"],
        "emits": ["games", "tags", "moves", "squares", "fens", "comments", "nags", "variations", "termination",
                  "diagnostics"]}, read)
