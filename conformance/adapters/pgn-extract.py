"""pgn-extract: reads the text, writes the games in long algebraic notation, and complains on stderr; the exit status is
0 even so. What it writes is regular: tag pairs, moves, numbers, comments in braces, NAGs and parentheses."""
import base64
import os
import re
import shutil
import subprocess

from protocol import Refused, answer

PROGRAM = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games") or "pgn-extract"
TOKEN = re.compile(r'\{(?P<comment>[^}]*)\}|(?P<open>\()|(?P<close>\))|\$(?P<nag>\d+)|'
                   r'(?P<termination>1-0|0-1|1/2-1/2|\*)(?=\s|$)|\d+\.+|'
                   r'(?P<origin>[a-h][1-8])(?P<destination>[a-h][1-8])(?P<promotion>[nbrqNBRQ])?[^\s()]*|'
                   r'(?P<other>[^\s()]+)')


def complaints(stderr):
    """What it says about the text: not the lines that only tell where, nor the players and the date of the game."""
    lines = [line.strip() for line in stderr.decode("latin-1").splitlines()]
    return [line for line in lines if line and not line.startswith(("File ", "Processing "))
            and not re.fullmatch(r".* - .* \S*[?\d]\.[?\d]{2}\.[?\d]{2}", line)]


def movetext(text):
    """Elements as in ast.json, and the termination marker."""
    stack, termination = [[]], None
    for token in TOKEN.finditer(text):
        if token["comment"] is not None:
            stack[-1].append({"comment": token["comment"]})
        elif token["open"]:
            stack.append([])
        elif token["close"]:
            closed = stack.pop()
            stack[-1].append({"rav": closed})
        elif token["nag"]:
            stack[-1].append({"nag": int(token["nag"])})
        elif token["termination"]:
            termination = token["termination"]
        elif token["origin"]:
            move = {"san": token[0], "origin": token["origin"], "destination": token["destination"]}
            stack[-1].append({**move, "promotion": token["promotion"].upper()} if token["promotion"] else move)
        elif token["other"]:
            stack[-1].append({"san": token["other"]})
    return stack[0], termination


def unescaped(value):
    return value.replace('\\"', '"').replace("\\\\", "\\")


def games(written):
    """The games of its output: each is a block of tag pairs and one of movetext."""
    found = []
    for tags, text in re.findall(r'((?:\[\w+ "(?:[^"\\\n]|\\.)*"\]\n)+)\n(.*?)(?=\n\n\[|\Z)', written, re.S):
        elements, termination = movetext(text)
        pairs = re.findall(r'\[(\w+) "((?:[^"\\\n]|\\.)*)"\]', tags)
        found.append({"tags": [[name, unescaped(value)] for name, value in pairs], "movetext": elements,
                      "termination": termination})
    return found


def run(data, *options):
    return subprocess.run([PROGRAM, "-s", *options], input=data, capture_output=True, check=False)


def read(data, question):
    done = run(data, "-Wlalg", "-w1000000")
    if done.returncode < 0:
        return {"verdict": "crashed", "message": f"signal {-done.returncode}"}
    said = complaints(done.stderr)
    if any(not line.startswith(("Warning", "Missing Variant Tag")) for line in said):
        raise Refused(said[0])
    encoding = "latin-1" if question["encoding"] == "latin1" else "utf-8"
    told = {"tree": games(done.stdout.decode(encoding, "replace")), "warned": bool(said),
            "message": said[0] if said else ""}
    return {**told, "written": base64.b64encode(run(data).stdout).decode()} if "written" in question["want"] else told


def version():
    told = subprocess.run([PROGRAM, "--version"], capture_output=True, check=False)
    return (told.stdout + told.stderr).decode("latin-1").split()[-1].lstrip("v").replace("-", ".")


answer({"name": "pgn-extract", "version": version(),
        "emits": ["games", "tags", "squares", "comments", "nags", "variations", "termination"]}, read)
