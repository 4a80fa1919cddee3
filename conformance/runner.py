#!/usr/bin/env python3
"""Puts the conformance cases to programs that read PGN, FEN or EPD, and says what they answer otherwise.

Python 3.9 or later, nothing but the standard library; the texts of the self-test lie in adapters/self-test.json, the
rules that a program need not claim to see in adapters/claims.json.
`runner.py --help` shows how to use it, and README.md, "The runner", what the outcomes mean and how a program is asked.
"""
import argparse
import base64
import collections
import contextlib
import datetime
import functools
import hashlib
import html
import json
import os
import pathlib
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from xml.sax.saxutils import quoteattr

HERE = pathlib.Path(__file__).resolve().parent
PROTOCOL = 1
LEVELS = ("import", "export", "reduced")

# What can come of a case, with the letter of the matrix: lower case is as it should be, or decided by nobody.
OUTCOMES = {
    "accepted": ("y", "accepted, as it must be"),
    "refused": ("n", "refused, as it must be"),
    "open-accepted": ("a", "accepted where the standard leaves it open"),
    "open-refused": ("r", "refused where the standard leaves it open"),
    "unsupported": ("-", "the program does not claim to read this, or to see what is wrong in it"),
    "difference": ("D", "accepted, but something in the games is read as something else"),
    "silent-loss": ("L", "accepted, but games, tags or moves are lost"),
    "accepts-invalid": ("A", "accepted, though it must be refused"),
    "rejects-valid": ("R", "refused, though it must be accepted"),
    "crash": ("C", "the program died, or threw what it does not mean to throw"),
    "timeout": ("T", "no answer within the time"),
    "flood": ("F", "more output than is allowed"),
    "protocol": ("P", "an answer that does not keep to the protocol"),
}
RIGHT = ("accepted", "refused")
OUTSIDE = ("open-accepted", "open-refused", "unsupported")
FAILURES = ("crash", "timeout", "flood", "protocol")
PARTS = ("games", "tags", "moves", "squares", "fens", "comments", "comments-without-commands", "nags", "variations",
         "termination", "diagnostics")


# What a program may say that it does not claim (adapters/README.md).
CLAIMS = ("chess", "variations", "castling-files")


class Fault(Exception):
    """What the user has to be told in one line."""


def shown(text, limit=300):
    """A text on one line, with what cannot be seen made visible."""
    line = "".join(c if c.isprintable() else repr(c)[1:-1] for c in str(text))
    return line if len(line) <= limit else line[:limit - 3] + "..."


# ---- cases ---------------------------------------------------------------------------------------


class Case:
    """A case: what case.json says, where it lies, the bytes to read, and the tree if there is one."""

    def __init__(self, about, area, file, data, tree):
        self.about, self.area, self.file, self.bytes, self.tree = about, area, file, data, tree
        self.id, self.title, self.run = about["id"], about["title"], about["run"]
        self.diagnostics = about.get("diagnostics", [])

    @property
    def digest(self):
        """Of all that a judgement rests on, so that a result can be told from one about an older form of the case."""
        about = [self.about[key] for key in ("sha256", "run", "verdict")]
        return hashlib.sha256(json.dumps([about, self.diagnostics, self.tree]).encode()).hexdigest()[:8]

    @property
    def kind(self):
        """pgn, fen or epd."""
        return self.file.suffix[1:]

    def letter(self, level):
        """The verdict at a level; None where the level does not apply."""
        return self.about["verdict"].get(level)


def read_json(file):
    try:
        return json.loads(pathlib.Path(file).read_bytes())
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise Fault(f"{file}: not JSON: {shown(error)}") from None


def read_case(about, area, file, tree):
    data = file.read_bytes()
    if hashlib.sha256(data).hexdigest() != about["sha256"]:
        raise Fault(f"{file}: not the bytes of the case {about['id']} (sha256); was a line end changed?")
    return Case(about, area, file, data, tree)


def case_in_folder(folder):
    about = read_json(folder / "case.json")
    tree = read_json(folder / "ast.json")["games"] if (folder / "ast.json").exists() else None
    return read_case(about, folder.parent.name, folder / about["input"], tree)


def case_in_archive(root, entry):
    tree = read_json(root / entry["tree"])["games"] if entry.get("tree") else None
    return read_case(entry, entry["area"], root / entry["file"], tree)


def read_suite(root):
    """All cases of a checkout, or of the archive, in the order of areas and titles."""
    root = pathlib.Path(root)
    try:
        if (root / "files").is_dir():
            cases = [case_in_archive(root, entry) for entry in read_json(root / "manifest.json")["cases"]]
        else:
            cases = [case_in_folder(file.parent) for file in root.glob("cases/*/*/case.json")]
    except (KeyError, TypeError, OSError) as error:
        raise Fault(f"{root}: not as a case is written: {shown(repr(error))}") from None
    if not cases:
        raise Fault(f"no cases in {root}: --suite names the folder that holds them")
    return sorted(cases, key=lambda one: (one.area, one.title, one.id))


def suite_version(root):
    for name in ("manifest.json", "version.json"):
        if (pathlib.Path(root) / name).exists():
            return str(read_json(pathlib.Path(root) / name).get("suite", "unversioned"))
    return "unversioned"


def chosen(cases, options):
    """The cases that the filters leave; an id that no case has is a fault."""
    known = {one.id for one in cases}
    for wanted in options.case:
        if wanted not in known:
            raise Fault(f"no case has the id {shown(wanted)}")
    for area in options.area:
        if area not in {one.area for one in cases}:
            raise Fault(f"no case is in the area {shown(area)}")
    title = pattern_of(options.title)

    def is_wanted(one):
        return ((not options.case or one.id in options.case)
                and (not options.area or one.area in options.area)
                and (not options.letter or one.letter(options.level) in options.letter)
                and (not options.basis or one.about["basis"] in options.basis)
                and (not options.input or one.kind in options.input)
                and (not options.requirement or set(options.requirement) & set(one.about["requirements"]))
                and (not title or title.search(one.title)))

    found = [one for one in cases if one.letter(options.level) and is_wanted(one)]
    if options.every > 1:
        found = sorted(found, key=lambda one: one.id)[::options.every]
    if not found:
        raise Fault("no case is left by these filters")
    return found


def pattern_of(text):
    try:
        return re.compile(text) if text else None
    except re.error as error:
        raise Fault(f"not a regular expression: {shown(text)}: {error}") from None


# ---- what is compared ----------------------------------------------------------------------------

NAG_OF_SUFFIX = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}


# `[%clk 0:05:00]` in a comment: programs that keep it apart from the text are compared without it.
COMMAND = re.compile(r"\[%[^\]]*\]")
COMMENTS = {"comments", "comments-without-commands"}


def without_blanks(text):
    """Comments are compared by their characters: where programs break lines or join comments is their affair."""
    return "".join(text.split())


def line_of(elements):
    """Movetext as a list of moves, each with its NAGs, its comments as one text, and its variations.

    The first entry stands before the first move. So nothing depends on whether a NAG is kept before a comment or
    behind it, nor on which side of a variation a comment stood.
    """
    line = [{"nags": set(), "comment": "", "variations": []}]
    for one in elements:
        last = line[-1]
        if "san" in one or "destination" in one:
            suffix = one.get("suffix")
            line.append({"move": one, "comment": "", "variations": [],
                         "nags": {NAG_OF_SUFFIX[suffix]} if suffix else set()})
        elif "nag" in one:
            last["nags"].add(one["nag"])
        elif "rav" in one:
            last["variations"].append(line_of(one["rav"]))
        else:
            last["comment"] += without_blanks(one["comment"] if "comment" in one else one["line_comment"])
    return line


class Difference(Exception):
    """The first thing that a program reads otherwise: (what, is_loss, expected, got)."""

    def __init__(self, where, is_loss, expected, got):
        super().__init__(where)
        self.where, self.is_loss, self.expected, self.got = where, is_loss, expected, got


def spelling(san):
    """Programs that show moves as they write them themselves are not held to the text: check signs, `=`, hyphens and
    the zeros of castling are left out."""
    return re.sub("[-=+#]", "", san).replace("0", "O")


def squares_of(move):
    return "".join(move.get(part) or "" for part in ("origin", "destination", "promotion"))


def castles_alike(expected, got):
    """Some give castling as the move of the king onto its rook, which in Chess960 is the only way to tell it."""
    origin, destination = got.get("origin") or "", got.get("destination") or ""
    is_castling = expected["san"].replace("0", "O").startswith("O-O")
    is_long = expected["san"].replace("0", "O").startswith("O-O-O")
    return (is_castling and origin == expected["origin"] and destination[1:] == origin[1:]
            and (destination < origin) == is_long)


def same_fen(expected, got):
    """Fields are compared one by one; an en passant target that nobody can capture on may be left out, castling rights
    may be letters of files, and a field that some variant needs may stand before the clocks."""
    expected, got = expected.split(), got.split()
    if len(got) < 6:
        return False
    got = got[:4] + got[-2:]
    if re.search("[A-HJa-hj]", got[2]):
        got[2] = expected[2]
    if got[3] == "-":
        got[3] = expected[3]
    return expected == got


def compare_move(expected, got, emits, where):
    if "squares" in emits and "origin" in expected:
        if squares_of(expected) != squares_of(got) and not castles_alike(expected, got):
            raise Difference(where, False, squares_of(expected), squares_of(got) or got.get("san", "nothing"))
    elif "moves" in emits and spelling(expected["san"]) != spelling(got.get("san", "")):
        raise Difference(where, False, expected["san"], got.get("san", "nothing"))
    if "fens" in emits and expected.get("fen") and not same_fen(expected["fen"], got.get("fen") or ""):
        raise Difference(f"{where}, the position after it", False, expected["fen"], got.get("fen"))


def compare_entry(expected, got, emits, where, is_end):
    """At either end of a game more comments may stand: what is written between games some keep with one."""
    if "nags" in emits and expected["nags"] != got["nags"]:
        raise Difference(f"{where}, NAGs", False, sorted(expected["nags"]), sorted(got["nags"]))
    ours, theirs = expected["comment"], got["comment"]
    if "comments-without-commands" in emits:
        ours, theirs = COMMAND.sub("", ours), COMMAND.sub("", theirs)
    if COMMENTS & emits and ours != theirs and not (is_end and ours in theirs):
        raise Difference(f"{where}, comment", False, ours, theirs)
    if "variations" not in emits:
        return
    for number, (theirs, ours) in enumerate(zip(got["variations"], expected["variations"]), 1):
        compare_line(ours, theirs, emits, f"{where}, variation {number}")
    if len(expected["variations"]) != len(got["variations"]):
        raise Difference(f"{where}, number of variations", len(got["variations"]) < len(expected["variations"]),
                         len(expected["variations"]), len(got["variations"]))


def compare_line(expected, got, emits, where, is_game=False):
    if len(got) < len(expected):
        raise Difference(f"{where}, number of moves", True, len(expected) - 1, len(got) - 1)
    for ply, (ours, theirs) in enumerate(zip(expected, got)):
        place = f"{where}, ply {ply}" if ply else f"{where}, before the first move"
        if ply:
            compare_move(ours["move"], theirs["move"], emits, place)
        compare_entry(ours, theirs, emits, place, is_game and ply in (0, len(expected) - 1))
    if len(expected) != len(got):
        raise Difference(f"{where}, number of moves", False, len(expected) - 1, len(got) - 1)


def compare_tags(expected, got, where):
    """Every tag pair of the text is there; what a program adds, such as a missing roster, is its affair."""
    numbers = {name for name, value in got if isinstance(value, int)}
    got = collections.Counter((name, str(value)) for name, value in got)
    names = {name for name, _ in got}
    for name, value in map(tuple, expected):
        if name in numbers and re.fullmatch("[0-9]+", value):
            value = value.lstrip("0") or "0"
        if not got[(name, value)]:
            theirs = [other for key, other in got if key == name]
            raise Difference(f"{where}, tag {name}", name not in names, value, theirs[0] if theirs else None)
        got[(name, value)] -= 1


def compare_game(expected, got, emits, where):
    if "tags" in emits:
        compare_tags(expected["tags"], got["tags"], where)
    if {"moves", "squares"} & emits:
        compare_line(line_of(expected["movetext"]), line_of(got["movetext"]), emits, where, is_game=True)
    if "termination" in emits and expected["termination"] != got.get("termination"):
        raise Difference(f"{where}, termination marker", False, expected["termination"], got.get("termination"))


def mainline_plies(games):
    return sum("san" in one for game in games for one in game["movetext"])


def compare_numbers(expected, answer):
    """For programs that only say how many games and moves of mainlines they have read."""
    for what, ours in (("games", len(expected)), ("plies", mainline_plies(expected))):
        theirs = answer.get(what)
        if theirs is not None and theirs != ours:
            raise Difference(f"number of {what}", theirs < ours, ours, theirs)


def compare_trees(expected, answer, emits):
    got = answer.get("tree")
    if got is None:
        return compare_numbers(expected, answer)
    if "games" in emits and len(got) < len(expected):
        raise Difference("number of games", True, len(expected), len(got))
    for number, (ours, theirs) in enumerate(zip(expected, got), 1):
        compare_game(ours, theirs, emits, f"game {number}")
    if "games" in emits and len(got) != len(expected):
        raise Difference("number of games", False, len(expected), len(got))


def same_findings(expected, got):
    def key(one):
        return (one["begin"], one["end"], one["rule"], one["severity"])
    return sorted(map(key, expected)) == sorted(map(key, got))


# ---- a process with bounds -----------------------------------------------------------------------


class Limits:
    def __init__(self, seconds, memory, output):
        self.seconds, self.memory, self.output = seconds, memory, output


class Process:
    """A command in a session of its own, killed with all that it has started. Reading ends at a bound of time or
    output, whatever the program does with its streams."""

    running = set()
    is_stopped = False

    @classmethod
    def stop_all(cls):
        """Nothing that runs goes on, and nothing else is started."""
        cls.is_stopped = True
        for process in list(cls.running):
            process.end()

    def __init__(self, command, limits, folder):
        self.limits = limits
        if Process.is_stopped:
            raise Fault("interrupted")
        if limits.memory:  # the shell sets the bound and becomes the program
            command = ["sh", "-c", 'ulimit -d "$0"; exec "$@"', str(limits.memory // 1024), *command]
        try:
            self.child = subprocess.Popen(command, cwd=folder, start_new_session=True, stdin=subprocess.PIPE,
                                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        except OSError as error:
            raise Fault(f"cannot be started: {shown(command[0])}: {error.strerror}") from None
        for stream in (self.child.stdin, self.child.stdout, self.child.stderr):
            os.set_blocking(stream.fileno(), False)
        self.out, self.err, self.unsent, self.written = b"", b"", b"", 0
        Process.running.add(self)

    def end(self):
        with contextlib.suppress(OSError):
            os.killpg(self.child.pid, signal.SIGKILL)

    def kill(self):
        self.end()
        Process.running.discard(self)
        self.child.wait()
        for stream in (self.child.stdin, self.child.stdout, self.child.stderr):
            with contextlib.suppress(OSError):
                stream.close()

    def talk(self, data, is_enough, closes=False):
        """Sends the data and reads until it is enough: 'enough', 'ended', 'timeout' or 'flood'."""
        self.unsent, self.written = data, 0
        end = time.monotonic() + self.limits.seconds
        with selectors.DefaultSelector() as waiting:
            for stream in (self.child.stdout, self.child.stderr):
                waiting.register(stream, selectors.EVENT_READ)
            waiting.register(self.child.stdin, selectors.EVENT_WRITE)
            while not is_enough(self.out):
                if self.written > self.limits.output:
                    return "flood"
                if time.monotonic() > end:
                    return "timeout"
                if self.child.stdout not in {key.fileobj for key in waiting.get_map().values()}:
                    return self.ending(waiting, end)
                self.step(waiting, min(0.1, max(0.0, end - time.monotonic())), closes)
        return "enough"

    def ending(self, waiting, end):
        """It answers no more. Did it end, or only close its output? What it says last stands in stderr."""
        try:
            self.child.wait(timeout=max(0.0, end - time.monotonic()))
            self.read(waiting, self.child.stderr)
            return "ended"
        except subprocess.TimeoutExpired:
            return "timeout"

    def step(self, waiting, seconds, closes):
        ready = waiting.select(seconds)
        for key, _ in ready:
            if key.fileobj is self.child.stdin:
                self.write(waiting, closes)
            else:
                self.read(waiting, key.fileobj)
        # A child of the program may hold its output open after it: the program has ended all the same.
        if not any(key.fileobj is not self.child.stdin for key, _ in ready) and self.child.poll() is not None:
            self.read(waiting, self.child.stdout)
            with contextlib.suppress(KeyError):
                waiting.unregister(self.child.stdout)

    def write(self, waiting, closes):
        with contextlib.suppress(BlockingIOError):
            try:
                self.unsent = self.unsent[os.write(self.child.stdin.fileno(), self.unsent[:65536]):]
            except BrokenPipeError:
                self.unsent = b""
        if not self.unsent:
            waiting.unregister(self.child.stdin)
            if closes:
                self.child.stdin.close()

    def read(self, waiting, stream):
        try:
            got = os.read(stream.fileno(), 65536)
        except BlockingIOError:
            return
        if not got:
            with contextlib.suppress(KeyError):
                waiting.unregister(stream)
        self.written += len(got)
        if stream is self.child.stdout:
            self.out += got
        else:
            self.err = (self.err + got)[-65536:]

    def death(self):
        """How it ended, in words."""
        status = self.child.poll()
        if status is not None and status < 0:
            with contextlib.suppress(ValueError):
                return signal.Signals(-status).name
        lines = [line for line in self.err.decode("utf-8", "replace").splitlines() if line.strip()]
        told = next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "")
        return f"exit status {status}" + (f": {shown(told)}" if told else "")


# ---- programs under test -------------------------------------------------------------------------


def broken(kind, message):
    return {"verdict": kind, "message": shown(message)}


def is_tree(games):
    """Whether a value has the form of the `games` of ast.json, as far as it is looked at."""
    def are_elements(elements):
        return isinstance(elements, list) and all(is_element(one) for one in elements)

    def is_element(one):
        if not isinstance(one, dict):
            return False
        if "rav" in one:
            return are_elements(one["rav"])
        if "nag" in one:
            return isinstance(one["nag"], int)
        texts = [one.get(key) for key in ("san", "origin", "destination", "promotion", "suffix", "fen",
                                          "comment", "line_comment")]
        return (any(text is not None for text in texts)
                and all(text is None or isinstance(text, str) for text in texts)
                and one.get("suffix") in (None, *NAG_OF_SUFFIX)
                and any(key in one for key in ("san", "destination", "comment", "line_comment")))

    def is_value(value):
        return isinstance(value, str) or (type(value) is int and value >= 0)

    def are_tags(tags):
        return isinstance(tags, list) and all(
            isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and is_value(pair[1])
            for pair in tags)

    return isinstance(games, list) and all(
        isinstance(game, dict) and are_tags(game.get("tags")) and are_elements(game.get("movetext"))
        and isinstance(game.get("termination"), (str, type(None))) for game in games)


def are_findings(list_of_them):
    return isinstance(list_of_them, list) and all(
        isinstance(one, dict) and isinstance(one.get("begin"), int) and isinstance(one.get("end"), int)
        and isinstance(one.get("rule"), str) and isinstance(one.get("severity"), str) for one in list_of_them)


def fault_in_unclaimed(words):
    """Why the list of claims that a program does not have is none; a misspelt word is told, not passed over."""
    if not isinstance(words, list):
        return "`unclaimed` is no list"
    unknown = [word for word in words if word not in CLAIMS]
    return f"`unclaimed` has {shown(json.dumps(unknown[0]))}, which is none of {', '.join(CLAIMS)}" if unknown else None


def fault_in(answer):
    """Why an answer does not keep to the protocol; None if it does."""
    if answer.get("verdict") not in ("accepted", "refused", "unsupported", "crashed"):
        return "no verdict that is accepted, refused, unsupported or crashed"
    for name in ("games", "plies"):
        if answer.get(name) is not None and type(answer[name]) is not int:
            return f"{name} is no number"
    if answer.get("tree") is not None and not is_tree(answer["tree"]):
        return "the tree is not as in ast.json"
    if answer.get("diagnostics") is not None and not are_findings(answer["diagnostics"]):
        return "the diagnostics are not as in case.json"
    return None


def parsed(line):
    """An answer read from its line: broken JSON and JSON of another form are answers, too."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as error:
        return broken("protocol", f"not JSON: {error}: {line[:80].decode('utf-8', 'replace')}")
    if not isinstance(answer, dict):
        return broken("protocol", f"no JSON object: {line[:80].decode('utf-8', 'replace')}")
    return answer


def checked(answer):
    if answer.get("verdict") == "protocol":
        return answer
    try:
        fault = fault_in(answer)
    except RecursionError:
        fault = "the tree is too deep"
    if fault:
        return broken("protocol", fault)
    if answer["verdict"] == "crashed":
        answer["verdict"] = "crash"
    answer["message"] = shown(answer.get("message") or "")
    return answer


class PersistentProgram:
    """An adapter that is started once and asked by lines of JSON. One that dies is started again."""

    def __init__(self, command, limits, folder):
        self.command, self.limits, self.folder = command, limits, folder
        self.process, self.asked, self.about = None, 0, {}

    def start(self):
        """Starts it and asks what it is; an answer if that fails, else None."""
        self.process = Process(self.command, self.limits, self.folder)
        said = self.exchange({"do": "hello", "protocol": PROTOCOL})
        if said.get("verdict"):
            return said
        if not isinstance(said.get("name"), str):
            self.close()
            return broken("protocol", "its hello has no name")
        fault = fault_in_unclaimed(said.get("unclaimed", []))
        if fault:
            self.close()
            return broken("protocol", fault)
        self.about = {"name": said["name"], "version": str(said.get("version") or ""),
                      "emits": [part for part in PARTS if part in list_in(said, "emits")],
                      "inputs": list_in(said, "inputs") or ["pgn"], "levels": list_in(said, "levels") or ["import"],
                      "encodings": list_in(said, "encodings") or ["latin1", "utf8"],
                      "one_game": said.get("one_game") is True,
                      "unclaimed": said.get("unclaimed", []),
                      "chess960": said.get("chess960") is not False}
        return None

    def ask(self, case, level):
        if self.process is None:
            failure = self.start()
            if failure:
                return failure
        self.asked += 1
        rules = case.run.get("rules", {}) if case.run["profile"] == level else {}
        answer = self.exchange({"do": "run", "id": self.asked, "level": level,
                                "input": case.kind, "encoding": case.run["encoding"],
                                "dialect": case.run["dialect"], "rules": rules,
                                "bytes": base64.b64encode(case.bytes).decode(), "want": ["verdict", *PARTS]})
        if "verdict" in answer and "id" not in answer:
            return answer
        if answer.get("id") != self.asked:
            self.close()
            return broken("protocol", "the answer has another id")
        return checked(answer)

    def exchange(self, question):
        """One line there and one line back; how it failed, if it did."""
        process = self.process
        pause = process.talk(json.dumps(question).encode() + b"\n", lambda out: b"\n" in out)
        line, _, rest = process.out.partition(b"\n")
        process.out = b""
        if pause == "enough" and not rest:
            said = parsed(line)
            if said.get("verdict") == "protocol":
                self.close()
            return said
        self.close()
        if pause == "ended":
            return broken("crash", process.death())
        if pause == "enough":
            return broken("protocol", f"more than one line: {rest[:80].decode('utf-8', 'replace')}")
        return broken(pause, "no answer within the time" if pause == "timeout" else "more output than is allowed")

    def close(self):
        if self.process is not None:
            self.process.kill()
            self.process = None


def list_in(said, name):
    found = said.get(name)
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []


class Sign:
    """How a plain command says no: `status`, `stdout` or `stderr`, alone or with a regular expression."""

    def __init__(self, text):
        self.stream, _, expression = text.partition(":")
        if self.stream not in ("status", "stdout", "stderr"):
            raise Fault(f"a sign is status, stdout or stderr, alone or with :REGEX, not {shown(text)}")
        self.pattern = pattern_of(expression)

    def told(self, status, out, err):
        """The line that says it, or None."""
        if self.stream == "status":
            said = [str(status)] if self.pattern or status else []
        else:
            said = (out if self.stream == "stdout" else err).decode("utf-8", "replace").splitlines()
        return next((line for line in said if line and (not self.pattern or self.pattern.search(line))), None)


class OneShotProgram:
    """A plain command: the text comes by `{file}` or stdin. Exit status 0 accepts, 1 refuses, 2 is unsupported, any
    other is a crash, unless signs say how it refuses. JSON on stdout may say more."""

    def __init__(self, command, limits, signs, about):
        # It runs in other folders than the one that it is named in.
        self.program = shutil.which(command[0])
        self.command = [os.path.abspath(self.program or command[0]), *command[1:]]
        self.limits, self.signs, self.about = limits, signs, about

    def start(self):
        return None if self.program else broken("crash", f"there is no program {self.command[0]}")

    def close(self):
        pass

    def ask(self, case, _level):
        with tempfile.TemporaryDirectory(prefix="conformance-") as folder:
            name = f"input.{case.kind}"
            (pathlib.Path(folder) / name).write_bytes(case.bytes)
            by_file = any("{file}" in word for word in self.command)
            process = Process([word.replace("{file}", name) for word in self.command], self.limits, folder)
            try:
                pause = process.talk(b"" if by_file else case.bytes, lambda out: False, closes=True)
            finally:
                process.kill()
        if pause != "ended":
            return broken(pause, f"no end within {self.limits.seconds} s" if pause == "timeout"
                          else "more output than is allowed")
        return self.understood(process)

    def understood(self, process):
        status = process.child.returncode
        if status < 0 or (not self.signs and status > 2):
            return broken("crash", process.death())
        if self.signs:
            told = next(filter(None, (sign.told(status, process.out, process.err) for sign in self.signs)), None)
            return {"verdict": "refused" if told else "accepted", "message": shown(told or "")}
        said = parsed(process.out) if process.out.lstrip().startswith(b"{") else {}
        told = "" if status == 0 else process.death()
        answer = {"message": told, **said, "verdict": ("accepted", "refused", "unsupported")[status]}
        return checked(answer)


# ---- judgement -----------------------------------------------------------------------------------


CHESS960 = re.compile(rb'\[Variant "[^"]*(960|[Ff]isch|[Ff]reestyle)')
CASTLING_FILES = re.compile(rb' [wb] (?=[KQkq]*[A-Ha-h])[A-HKQa-hkq]+(?=[ "\r\n]|\Z)')


def has_castling_files(case):
    """Whether castling rights, which stand behind the active color and a word with ranks, are letters of files."""
    return any(re.split(rb"[ \r\n]", case.bytes[:found.start()])[-1].count(b"/") >= 2
               for found in CASTLING_FILES.finditer(case.bytes))


def has_undeclared_rights(case):
    """Whether there are castling rights that only Chess960 has, and nothing says so."""
    return any(one["rule"] == "chess960-castling-undeclared" for one in case.diagnostics)


def is_chess960(case):
    """Whether a text is about Chess960: it says so, or castling rights are letters of files or possible only there."""
    return (bool(CHESS960.search(case.bytes)) or has_castling_files(case) or case.run["dialect"] != "fen"
            or has_undeclared_rights(case))


def is_claimed(about, case, level):
    """Whether the program claims to read this kind of text at this level."""
    if case.kind not in about["inputs"] or level not in about["levels"]:
        return False
    if case.run["encoding"] not in about["encodings"] or (not about["chess960"] and is_chess960(case)):
        return False
    if "castling-files" in about["unclaimed"] and has_castling_files(case):
        return False
    return not (about["one_game"] and case.tree is not None and len(case.tree) != 1)


@functools.lru_cache(maxsize=None)
def rules_of(claim, kind):
    """The rules that a claim is about, which strictpgn has written down."""
    return read_json(HERE / "adapters" / "claims.json")[claim].get("pgn" if kind == "pgn" else "records", ())


# What parentheses do not count in, and parentheses.
PARENTHESES = re.compile(rb'^%[^\n]*|;[^\n]*|\{[^}]*\}|"(?:[^"\\\n]|\\.)*"|[()]', re.M)


def insides_of_variations(data):
    """What stands between the parentheses of variations, as pairs of offsets; one not closed has no other end."""
    found, open_ones = [], []
    for token in PARENTHESES.finditer(data):
        if token[0] == b"(":
            open_ones.append(token.end())
        elif token[0] == b")" and open_ones:
            found.append((open_ones.pop(), token.start()))
    return found + [(begin, len(data)) for begin in open_ones]


def excuse(case, level, unclaimed):
    """Why a program is not held to refuse what must be refused: the claim that each of its errors would need, or one
    of them. None where there is an error within what is claimed."""
    if case.run["profile"] != level or case.run.get("rules"):  # its findings are not those of the level
        return None
    errors = [one for one in case.diagnostics if one["severity"] == "error"]
    about_chess = rules_of("chess", case.kind) if "chess" in unclaimed else ()
    about_lines = rules_of("variations", case.kind) if "variations" in unclaimed else ()
    variations = insides_of_variations(case.bytes) if about_lines else ()

    def missing(error):
        if error["rule"] in about_chess:
            return "chess"
        is_inside = any(begin <= error["begin"] < end for begin, end in variations)
        return "variations" if is_inside and error["rule"] in about_lines else None

    claims = [missing(error) for error in errors]
    return claims[0] if claims and all(claims) else None


def judged(case, level, answer, emits, unclaimed=()):
    """What an answer amounts to: outcome, message, the first difference, whether its findings are right."""
    verdict, letter = answer["verdict"], case.letter(level)
    result = {"outcome": verdict, "message": answer.get("message", "")}
    if verdict not in ("accepted", "refused"):
        return result
    if letter == "i":
        result["outcome"] = "open-" + verdict
    elif letter == "n":
        result["outcome"] = "refused" if verdict == "refused" or answer.get("warned") is True else "accepts-invalid"
        claim = excuse(case, level, unclaimed)
        if claim:  # neither its fault nor its merit
            result.update(outcome="unsupported", message=f"{verdict}; it does not claim {claim}")
    elif verdict == "refused":
        result["outcome"] = "rejects-valid"
    elif case.tree is not None:
        add_difference(result, case, answer, emits)
    if "diagnostics" in emits and answer.get("diagnostics") is not None and case.run["profile"] == level:
        result["findings"] = same_findings(case.diagnostics, answer["diagnostics"])
    return result


def add_difference(result, case, answer, emits):
    is_compared = answer.get("tree") is not None or answer.get("games") is not None
    try:
        compare_trees(case.tree, answer, emits)
        if is_compared:
            result["tree"] = True
    except Difference as found:
        result["outcome"] = "silent-loss" if found.is_loss else "difference"
        result["tree"] = False
        result["difference"] = {"where": found.where, "expected": shown(found.expected), "got": shown(found.got)}


def asked(program, case, level):
    """The judgement on one case. What fails is asked once more, in a new process: the second answer counts."""
    about = program.about
    if about and not is_claimed(about, case, level):
        return {"outcome": "unsupported", "message": ""}
    answer = program.ask(case, level)
    if answer["verdict"] in FAILURES:
        program.close()
        answer = program.ask(case, level)
    return judged(case, level, answer, set(program.about["emits"]), program.about["unclaimed"])


def run_cases(make_program, cases, level, jobs, progress):
    """All judgements by id, made by several workers with a program each."""
    waiting, results, faults = collections.deque(cases), {}, []
    stop = threading.Event()

    def work():
        program = make_program()
        try:
            failure = program.start()
            if failure:
                raise Fault(f"cannot be asked: {failure['message']}")
            while not stop.is_set():
                try:
                    case = waiting.popleft()
                except IndexError:
                    return
                results[case.id] = asked(program, case, level)
                progress(len(results))
        except Exception as error:  # pylint: disable=broad-except
            faults.append(error)
            stop.set()
        finally:
            program.close()

    workers = [threading.Thread(target=work) for _ in range(jobs)]
    for worker in workers:
        worker.start()
    try:
        for worker in workers:
            worker.join()
    except KeyboardInterrupt:
        stop.set()
        Process.stop_all()
        for worker in workers:
            worker.join()
        raise
    if faults:
        raise faults[0]
    return results


# ---- the self-test -------------------------------------------------------------------------------

def self_test_case(about, kind, letter):
    """A case that lies nowhere."""
    title = about["title"]
    told = {"id": title, "title": title, "verdict": dict.fromkeys(LEVELS, letter),
            "run": {"profile": "import", "encoding": "latin1", "dialect": "fen"}}
    return Case(told, "", pathlib.Path(f"input.{kind}"), about["text"].encode(), about.get("tree"))


def self_test_cases(kind, level):
    """What every program must accept, and what it must refuse at least one of, as `strictpgn fuzz` reads them, too."""
    texts = read_json(HERE / "adapters" / "self-test.json")[kind]
    return ([self_test_case(one, kind, "y") for one in texts["good"] if level in one.get("levels", LEVELS)],
            [(self_test_case(one, kind, "n"), one.get("claim")) for one in texts["bad"]])


def complaint_of(program, case, level):
    """Why a text that must be accepted was not, or was read as something else; None if all is well."""
    result = asked(program, case, level)
    if result["outcome"] == "accepted":
        return None
    found = result.get("difference")
    told_as = f"{found['where']}: expected {found['expected']}, got {found['got']}" if found else result["message"]
    return f"{case.title}: {result['outcome']}: {told_as}"


def self_test_of(program, kind, level):
    """The plain text first, of which one that fails there fails in all, and again behind the broken ones."""
    good, bad = self_test_cases(kind, level)
    good = [case for case in good if is_claimed(program.about, case, level)]
    if not good:
        return [f"claims to read none of the plain texts of the kind {kind}"]
    if asked(program, good[0], level)["outcome"] in FAILURES:
        return [complaint_of(program, good[0], level)]
    complaints, claimed, refused = [], [], []
    for case, claim in bad:
        is_refused = asked(program, case, level)["outcome"] == "refused"
        if claim not in program.about["unclaimed"]:
            claimed.append(case.title)
            refused += [case.title] * is_refused
        elif is_refused:
            complaints.append(f"says that it does not claim {claim}, and refuses {case.title}")
    if not refused:
        complaints.append(f"refuses none of: {', '.join(claimed)}")
    return complaints + [told for told in (complaint_of(program, case, level) for case in good) if told]


def self_test(program, level):
    """Why the column is not to be trusted, a line each."""
    complaints = []
    if level not in program.about["levels"]:
        complaints.append(f"does not claim the level {level}")
    for kind in program.about["inputs"]:
        if kind not in ("pgn", "fen", "epd"):
            complaints.append(f"inputs of an unknown kind: {shown(kind)}")
        elif not complaints:
            complaints += self_test_of(program, kind, level)
    return complaints


# ---- results -------------------------------------------------------------------------------------


def figures(cases, results, level):
    """Four figures, never one: what lies outside is in none of them."""
    count = {name: [0, 0] for name in ("must-accept", "must-refuse", "trees", "findings")}

    def add(name, is_right):
        count[name][0] += bool(is_right)
        count[name][1] += 1

    for case in cases:
        result = results[case.id]
        if result["outcome"] in OUTSIDE:
            continue
        if case.letter(level) == "n":
            add("must-refuse", result["outcome"] == "refused")
        else:
            add("must-accept", result["outcome"] in ("accepted", "difference", "silent-loss"))
        for name, key in (("trees", "tree"), ("findings", "findings")):
            if key in result:
                add(name, result[key])
    return count


def column_of(about, tool, level, complaints, cases, results, suite):
    counts = collections.Counter(result["outcome"] for result in results.values())
    return {
        "format": 1, "suite": suite, "protocol": PROTOCOL, "date": today(), "level": level,
        "tool": {"name": about["name"], "version": about["version"], "emits": about["emits"],
                 "inputs": about["inputs"],
                 **({"unclaimed": about["unclaimed"]} if about["unclaimed"] else {}), **tool},
        "verified": not complaints, "complaints": complaints,
        "figures": figures(cases, results, level),
        "counts": {name: counts[name] for name in OUTCOMES if counts[name]},
        "results": {case.id: {**{key: value for key, value in results[case.id].items() if value != ""},
                              "case": case.digest} for case in cases},
    }


def today():
    """SOURCE_DATE_EPOCH makes results that can be made again, byte for byte."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    moment = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc) if epoch.isdigit() \
        else datetime.datetime.now(datetime.timezone.utc)
    return moment.date().isoformat()


def write_text(file, text):
    try:
        pathlib.Path(file).write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}") from None


def json_text(column):
    """JSON with a line for each case, so that git shows what has changed."""
    head = {key: value for key, value in column.items() if key != "results"}
    rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in column["results"].items())
    return json.dumps(head, indent=1)[:-2] + ',\n "results": {\n' + rows + "\n}}\n"


def told(case, result, level):
    """One line about a case that is not as it should be."""
    text = f"{case.area}/{case.id} {result['outcome']} ({case.letter(level)}): {case.title}"
    found = result.get("difference")
    if found:
        return f"{text}: {found['where']}: expected {found['expected']}, got {found['got']}"
    return text + (f": {result['message']}" if result.get("message") else "")


def xml_text(text):
    return quoteattr("".join(c if c >= " " and c not in "\ufffe\uffff" and not "\ud800" <= c <= "\udfff"
                             else f"\\u{ord(c):04x}" for c in text))


def junit_text(column, cases, unexpected):
    rows = []
    for case in cases:
        result = column["results"][case.id]
        row = f' <testcase classname={xml_text(case.area)} name={xml_text(case.id + " " + case.title)}'
        if case.id in unexpected:
            row += f'><failure type={xml_text(result["outcome"])} message={xml_text(unexpected[case.id])}/></testcase>'
        elif result["outcome"] in OUTSIDE:
            row += f'><skipped message={xml_text(result["outcome"])}/></testcase>'
        else:
            row += "/>"
        rows.append(row)
    skipped = sum(column["results"][case.id]["outcome"] in OUTSIDE and case.id not in unexpected for case in cases)
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<testsuite name={xml_text(column["tool"]["name"] + " " + column["level"])} tests="{len(cases)}" '
            f'failures="{len(unexpected)}" errors="0" skipped="{skipped}">\n' + "\n".join(rows) + "\n</testsuite>\n")


def sarif_text(column, cases, unexpected, root):
    """SARIF 2.1.0: a result for each case that is not as it should be, at its input."""
    rules = [{"id": name, "shortDescription": {"text": text[1]}} for name, text in OUTCOMES.items()]
    found = [{"ruleId": column["results"][case.id]["outcome"], "level": "error",
              "message": {"text": unexpected[case.id]},
              "partialFingerprints": {"case/v1": case.id},
              "locations": [{"physicalLocation": {"artifactLocation": {
                  "uri": case.file.relative_to(root).as_posix()}}}]}
             for case in cases if case.id in unexpected]
    driver = {"name": column["tool"]["name"], "version": column["tool"]["version"] or "unknown", "rules": rules}
    return json.dumps({"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
                       "runs": [{"tool": {"driver": driver}, "results": found}]}, indent=1) + "\n"


# ---- expectations --------------------------------------------------------------------------------


def read_expectations(file, known):
    """Divergences that an author has listed, with their reasons: outcome by id."""
    content = read_json(file)
    listed = content.get("expect") if isinstance(content, dict) else None
    if not isinstance(listed, dict):
        raise Fault(f"{file}: no expectations: {{\"expect\": {{ID: {{\"outcome\": ..., \"reason\": ...}}}}}}")
    for key, entry in listed.items():
        if key not in known:
            raise Fault(f"{file}: {shown(key)}: no such case")
        if not isinstance(entry, dict) or entry.get("outcome") not in OUTCOMES:
            raise Fault(f"{file}: {key}: no outcome that the runner knows")
        if not isinstance(entry.get("reason"), str) or not entry["reason"].strip():
            raise Fault(f"{file}: {key}: no reason")
    return listed


def updated_expectations(listed, cases, results, reason):
    """What holds now: reasons stay, what is as it should be goes, the new ones get the reason that is given."""
    held = {key: entry for key, entry in listed.items() if key not in results}
    for case in cases:
        outcome = results[case.id]["outcome"]
        if outcome in RIGHT or outcome in OUTSIDE:
            continue
        old = listed.get(case.id)
        if old is None and not reason:
            raise Fault("--update needs --reason TEXT for what is new")
        held[case.id] = {"outcome": outcome, "reason": old["reason"] if old else reason, "title": case.title}
    return dict(sorted(held.items()))


def surprises(cases, results, listed, level):
    """What is neither as it should be nor as listed: a line by id."""
    found = {}
    for case in cases:
        result, expected = results[case.id], listed.get(case.id)
        outcome = result["outcome"]
        if expected is None:
            if outcome not in RIGHT and outcome not in OUTSIDE:
                found[case.id] = told(case, result, level)
            elif result.get("findings") is False:
                found[case.id] = told(case, {**result, "outcome": "other findings"}, level)
        elif outcome != expected["outcome"]:
            found[case.id] = f"{told(case, result, level)}; listed as {expected['outcome']}: {expected['reason']}"
    return found


def is_of(result, case):
    """Whether a result is about the case as it is."""
    return result is not None and result.get("case") == case.digest


def changes(cases, column, before):
    """What differs from a result that was kept: a line by id. Cases that have changed since are told and left out."""
    if before.get("level") != column["level"]:
        raise Fault("the result that was kept is about another level")
    old = before.get("results", {})
    same = [case for case in cases if is_of(old.get(case.id), case)]
    if not same:
        raise Fault("the result that was kept is about none of these cases as they are; measure them anew")
    if len(same) < len(cases):
        print(f"new or changed since the result that was kept, and not compared: {len(cases) - len(same)}")
    found = {}
    for case in same:
        was, now = old[case.id], column["results"][case.id]
        if (was["outcome"], was.get("difference")) != (now["outcome"], now.get("difference")):
            found[case.id] = f"{told(case, now, column['level'])}; was {was['outcome']}"
    return found


# ---- the matrix ----------------------------------------------------------------------------------

STYLE = r"""
:root { color-scheme: light dark; --back: #fff; --text: #1b1b1b; --soft: #595959; --line: #c8c8c8; --head: #f1f1f1;
  --good: #d9efd9; --open: #ededed; --bad: #f9d0cb; --worse: #f3b27a; --mark: #ffe27a; }
@media (prefers-color-scheme: dark) { :root { --back: #181818; --text: #e8e8e8; --soft: #a8a8a8; --line: #484848;
  --head: #262626; --good: #1f4023; --open: #2e2e2e; --bad: #66261f; --worse: #75480f; --mark: #6b5700; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 0 1rem 3rem; max-width: 90rem; background: var(--back); color: var(--text);
  font: 16px/1.45 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
p, ul { max-width: 46rem; } a { color: inherit; } code, pre { font: .875em/1.4 ui-monospace, monospace; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; }
.scroll.tall { max-height: 85vh; overflow: auto; }
table { border-collapse: separate; border-spacing: 0; }
th, td { padding: .25rem .5rem; text-align: left; border-bottom: 1px solid var(--line); }
td.date { white-space: nowrap; } td.how { min-width: 18rem; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.matrix th:first-child { position: sticky; left: 0; background: var(--back); z-index: 1; min-width: 11rem;
  max-width: 24rem; font-weight: normal; }
.matrix thead th { position: sticky; top: 0; background: var(--head); z-index: 2; vertical-align: bottom;
  font-size: .8rem; }
.matrix thead th:first-child { z-index: 3; background: var(--head); }
.matrix td { text-align: center; padding: 0; min-width: 2.6rem; border-left: 1px solid var(--line); }
.matrix .group th { background: var(--head); }
.matrix .group td { font-size: .8rem; padding: 0 .2rem; }
button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-align: left; }
td button { width: 100%; min-height: 2rem; text-align: center; font-weight: bold; }
:focus-visible { outline: 2px solid var(--text); outline-offset: -2px; }
.good { background: var(--good); } .open { background: var(--open); color: var(--soft); }
.bad { background: var(--bad); } .worse { background: var(--worse); }
.soft { color: var(--soft); font-size: .85rem; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: 1rem 0; }
.filters label { display: flex; flex-direction: column; font-size: .85rem; }
.filters label.line { flex-direction: row; gap: .4rem; align-items: center; }
.filters input[type=search], .filters select { font: inherit; padding: .3rem; max-width: 100%; color: inherit;
  background: var(--back); border: 1px solid var(--line); border-radius: 4px; }
.press { border: 1px solid var(--line); border-radius: 4px; padding: .3rem .7rem; }
@media (max-width: 34rem) { body { padding: 0 .5rem 2rem; } .matrix th:first-child { min-width: 8rem; max-width: 9rem;
  font-size: .8rem; overflow-wrap: anywhere; } }
dialog { width: min(60rem, 96vw); max-height: 92vh; overflow: auto; border: 1px solid var(--line); border-radius: 6px;
  padding: 1rem; background: var(--back); color: var(--text); }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
dialog .close { position: sticky; top: 0; float: right; background: var(--back); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--head); padding: .6rem; border-radius: 4px; }
.byte { color: var(--soft); border: 1px solid var(--line); border-radius: 3px; font-size: .8em; }
.end { color: var(--soft); } mark { background: var(--mark); color: inherit; }
dialog td, dialog th { vertical-align: top; overflow-wrap: anywhere; }
dialog td.cell { text-align: center; font-weight: bold; }
.legend td:first-child { text-align: center; font-weight: bold; }
"""

SCRIPT = r"""
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const byId = id => document.getElementById(id);
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (name === 'click') element.addEventListener('click', value); else element.setAttribute(name, value);
  element.append(...children);
  return element;
};
const right = new Set(['accepted', 'refused']);
const outside = new Set(['open-accepted', 'open-refused', 'unsupported']);
const worse = new Set(['crash', 'timeout', 'flood', 'silent-loss', 'protocol']);
const isWrong = outcome => !right.has(outcome) && !outside.has(outcome);
const classOf = outcome =>
  right.has(outcome) ? 'good' : outside.has(outcome) ? 'open' : worse.has(outcome) ? 'worse' : 'bad';
const letterOf = outcome => data.outcomes[outcome][0];
for (const { results } of data.columns)
  for (const [id, cell] of Object.entries(results)) if (typeof cell === 'string') results[id] = { outcome: cell };
const cellOf = (one, column) => data.columns[column].results[one.id];

// ---- which cases ----
const wanted = () => ({
  text: byId('text').value.trim().toLowerCase(), area: byId('area').value, letter: byId('letter').value,
  basis: byId('basis').value, outcome: byId('outcome').value, tool: byId('tool').value,
  level: byId('level').value, wrong: byId('wrong').checked,
});
function columnsOf(filter) {
  return data.columns.map((_, number) => number).filter(
    number => (filter.tool === '' || number === Number(filter.tool))
      && (filter.level === '' || data.columns[number].level === filter.level));
}
function fits(one, filter, columns) {
  const cells = columns.map(column => cellOf(one, column)).filter(cell => cell);
  return (filter.area === '' || one.area === filter.area)
    && (filter.basis === '' || one.basis === filter.basis)
    && (filter.letter === '' || columns.some(column => one.verdict[data.columns[column].level] === filter.letter))
    && (filter.outcome === '' || cells.some(cell => cell.outcome === filter.outcome))
    && (!filter.wrong || cells.some(cell => isWrong(cell.outcome)))
    && (filter.text === '' || (one.title + ' ' + one.id + ' ' + one.requirements.join(' ')).toLowerCase()
      .includes(filter.text));
}

// ---- the table ----
function cell(one, column) {
  const found = cellOf(one, column);
  if (!found) return make('td', { class: 'open' }, ' ');
  const name = data.columns[column].name;
  return make('td', { class: classOf(found.outcome) },
    make('button', { type: 'button', title: `${name}: ${data.outcomes[found.outcome][1]}`, click: () => open(one) },
      letterOf(found.outcome)));
}
function row(one, columns) {
  return make('tr', {}, make('th', { scope: 'row' },
    make('button', { type: 'button', click: () => open(one) }, one.title, make('span', { class: 'soft' },
      ` ${one.verdict[data.columns[columns[0]]?.level] ?? ''} ${one.id}`))),
    ...columns.map(column => cell(one, column)));
}
function groupCell(cases, column) {
  const counts = new Map();
  for (const one of cases) {
    const outcome = cellOf(one, column)?.outcome;
    if (outcome && isWrong(outcome)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const asked = cases.some(one => cellOf(one, column) && cellOf(one, column).outcome !== 'unsupported');
  const isWorse = [...counts.keys()].some(outcome => worse.has(outcome));
  const kind = isWorse ? 'worse' : counts.size ? 'bad' : asked ? 'good' : 'open';
  const text = [...counts].map(([outcome, count]) => letterOf(outcome) + count).join(' ') || (asked ? '\u2713' : '-');
  return make('td', { class: kind }, text);
}
function group(requirement, cases, columns, isOpen) {
  const body = make('tbody');
  const button = make('button', { type: 'button', 'aria-expanded': String(isOpen) },
    requirement, make('span', { class: 'soft' }, ` ${cases.length}`));
  const rows = () => cases.map(one => row(one, columns));
  button.addEventListener('click', () => {
    const opens = button.getAttribute('aria-expanded') === 'false';
    button.setAttribute('aria-expanded', String(opens));
    if (opens) body.append(...rows()); else while (body.children.length > 1) body.lastChild.remove();
  });
  body.append(make('tr', { class: 'group' }, make('th', { scope: 'rowgroup' }, button),
    ...columns.map(column => groupCell(cases, column))));
  if (isOpen) body.append(...rows());
  return body;
}
let openAll = false;
function show() {
  const filter = wanted(), columns = columnsOf(filter);
  const cases = data.cases.filter(one => fits(one, filter, columns));
  const groups = Map.groupBy ? Map.groupBy(cases, one => one.group) : cases.reduce(
    (found, one) => found.set(one.group, [...(found.get(one.group) ?? []), one]), new Map());
  const head = make('thead', {}, make('tr', {}, make('th', { scope: 'col' }, 'Requirement, and its cases'),
    ...columns.map(column => make('th', { scope: 'col' }, data.columns[column].title))));
  const isOpen = openAll || cases.length <= 60;
  byId('matrix').replaceChildren(head, ...[...groups].map(([name, list]) => group(name, list, columns, isOpen)));
  byId('count').textContent = `${cases.length} of ${data.cases.length} cases, ${groups.size} requirements`;
}

// ---- a case ----
function bytes(one) {
  const found = make('pre', { tabindex: '0' });
  const isMarked = at => one.diagnostics.some(({ begin, end }) => begin <= at && at < Math.max(end, begin + 1));
  const shown = character => {
    const code = character.charCodeAt(0);
    if (character === '\n') return [make('span', { class: 'end' }, '\u21b5'), '\n'];
    if (code >= 32 && code < 127) return [character];
    const text = { '\r': '\\r', '\t': '\\t' }[character] ?? '\\x' + code.toString(16).padStart(2, '0').toUpperCase();
    return [make('span', { class: 'byte' }, text), ...(character === '\r' && !one.bytes.includes('\n') ? ['\n'] : [])];
  };
  let plain = '';
  const flush = () => { found.append(plain); plain = ''; };
  [...one.bytes].slice(0, 20000).forEach((character, at) => {
    const parts = shown(character);
    if (!isMarked(at) && parts.length === 1 && typeof parts[0] === 'string') { plain += parts[0]; return; }
    flush();
    found.append(...(isMarked(at) ? [make('mark', {}, ...parts)] : parts));
  });
  flush();
  if (one.bytes.length > 20000) found.append(`... ${one.bytes.length} bytes in all, the first 20000 shown`);
  if (!one.bytes.endsWith('\n')) found.append(make('span', { class: 'byte' }, 'end'));
  return found;
}
const fact = (name, text) => text ? [make('dt', {}, make('b', {}, name)), make('dd', {}, text)] : [];
function answers(one) {
  const body = make('tbody');
  data.columns.forEach((column, number) => {
    const found = cellOf(one, number);
    if (!found) return;
    const { where, expected, got } = found.difference ?? {};
    const told = where ? `${where}: expected ${expected}, got ${got}` : found.message ?? '';
    body.append(make('tr', {}, make('td', {}, column.title),
      make('td', { class: 'cell ' + classOf(found.outcome) }, letterOf(found.outcome)),
      make('td', {}, data.outcomes[found.outcome][1], make('br'), make('code', {}, told))));
  });
  return make('table', {}, body);
}
/** The program and the level of the first disagreement, or of the first column. */
function again(one) {
  const differing = data.columns.find(column => column.results[one.id] && isWrong(column.results[one.id].outcome));
  const { name, level } = differing ?? data.columns[0];
  return level === 'import' ? name : `${name} --level ${level}`;
}
function open(one) {
  const findings = one.diagnostics.map(
    ({ rule, severity, begin, end }) => `${severity} ${rule}, bytes ${begin} to ${end}`);
  const letters = Object.entries(one.verdict).map(([level, letter]) => `${level} ${letter}`).join(', ');
  byId('case').replaceChildren(
    make('h2', {}, one.title),
    make('dl', {}, ...fact('Case', `${one.id}, ${one.path}`), ...fact('Verdict', letters),
      ...fact('Rests on', `${one.basis}: ${one.sections.join('; ')}`), ...fact('Why', one.why),
      ...fact('Readings', (one.readings ?? []).join(' / ')), ...fact('Requirements', one.requirements.join(', ')),
      ...fact('Read as', Object.entries(one.run).map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ')),
      ...fact('Findings', findings.join('; ') || 'none')),
    bytes(one), make('h2', {}, 'Answers'), answers(one), make('h2', {}, 'To see it again'),
    make('pre', {}, `conformance/runner.py run ${again(one)} --case ${one.id}`));
  history.replaceState(null, '', '#' + one.id);
  if (!byId('dialog').open) byId('dialog').showModal();
  byId('dialog').scrollTop = 0;
}
function openNamed() {
  const one = data.cases.find(({ id }) => '#' + id === location.hash);
  if (one) open(one);
}

for (const id of ['text', 'level', 'area', 'letter', 'basis', 'outcome', 'tool', 'wrong'])
  byId(id).addEventListener('input', show);
byId('all').addEventListener('click', () => {
  openAll = !openAll;
  byId('all').textContent = openAll ? 'Close all' : 'Open all';
  show();
});
byId('close').addEventListener('click', () => byId('dialog').close());
byId('dialog').addEventListener('close', () => history.replaceState(null, '', location.pathname + location.search));
addEventListener('hashchange', openNamed);
show();
openNamed();
"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '{style_hash}'; \
script-src '{script_hash}'; base-uri 'none'; form-action 'none'">
<title>PGN conformance matrix</title>
<style>{style}</style>
</head>
<body>
<main>
<h1>PGN conformance matrix</h1>
<p>What {count} programs answer to {cases} small files of PGN, FEN and EPD, beside what the standard asks. The cases,
how they are argued and how to dispute one: <code>README.md</code> of the conformance suite, version {suite}. A program
that is lenient on purpose has many <b>A</b>: the standard asks readers to report what is wrong, and whether yours
should is your decision. No figure here adds up to a mark.</p>
<h2>Programs</h2>
<div class="scroll"><table>
<thead><tr><th>Program<th>Level<th>Measured<th>Must accept<th>Must refuse<th>Games read alike<th>Findings alike<th>\
Crash, time-out<th>How it says no, what it does not claim</tr></thead>
<tbody>
{programs}
</tbody></table></div>
<p class="soft">Each figure counts what the program claims: cases that it does not claim to read, or to see the errors
of, and those that the standard leaves open, are in none of them. Games are compared only where a valid file was
accepted, and only in the parts that the adapter can show.</p>
<h2>Letters</h2>
<div class="scroll"><table class="legend"><tbody>
{legend}
</tbody></table></div>
<h2>Cases</h2>
<noscript><p>The table is made by a script in this page; without it, see <code>results/*.json</code>.</p></noscript>
<div class="filters">
<label>Search<input type="search" id="text" placeholder="title, id, requirement"></label>
<label>Level<select id="level">{levels}</select></label>
<label>Area<select id="area">{areas}</select></label>
<label>Verdict<select id="letter">{letters}</select></label>
<label>Basis<select id="basis">{bases}</select></label>
<label>Outcome<select id="outcome">{outcomes}</select></label>
<label>Program<select id="tool">{tools}</select></label>
<label class="line"><input type="checkbox" id="wrong"> only disagreements</label>
<button type="button" class="press" id="all">Open all</button>
</div>
<p class="soft" id="count" aria-live="polite"></p>
<div class="scroll tall" tabindex="0"><table class="matrix" id="matrix"></table></div>
</main>
<dialog id="dialog" aria-label="A case"><button type="button" class="press close" id="close">Close</button>\
<div id="case"></div></dialog>
<script type="application/json" id="data">{data}</script>
<script>{script}</script>
</body>
</html>
"""


def hash_of(text):
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def options_html(pairs):
    return "".join(f'<option value="{html.escape(str(value))}">{html.escape(str(text))}</option>'
                   for value, text in pairs)


def title_of(column):
    tool = column["tool"]
    level = "" if column["level"] == "import" else f" ({column['level']})"
    return f"{tool['name']} {tool['version']}{level}"


def program_row(column):
    tool, numbers, counts = column["tool"], column["figures"], column["counts"]
    name = html.escape(title_of(column))
    home = tool.get("home", "")
    if home.startswith("https://"):
        name = f'<a href="{html.escape(home)}" rel="noreferrer">{name}</a>'
    if not column["verified"]:
        complaints = html.escape("; ".join(column["complaints"]))
        name += f'<br><b>UNVERIFIED</b> <span class="soft">{complaints}</span>'
    shares = "".join(f'<td class="number">{right} of {count}' if count else '<td class="number">-'
                     for right, count in numbers.values())
    failed = sum(counts.get(name, 0) for name in FAILURES)
    unclaimed = "does not claim " + ", ".join(tool["unclaimed"]) if tool.get("unclaimed") else ""
    how = html.escape("; ".join(filter(None, (tool.get("how"), unclaimed))))
    return (f"<tr><th>{name}<td>{column['level']}<td class='date'>{html.escape(column['date'])}{shares}"
            f"<td class=\"number\">{failed}<td class='how'>{how}</tr>")


def cell_data(result):
    """The outcome alone, or with what there is to tell."""
    told_of = {key: result[key] for key in ("message", "difference") if result.get(key)}
    return {"outcome": result["outcome"], **told_of} if told_of else result["outcome"]


def case_data(case, root):
    about = case.about
    group = next(iter(about.get("fires") or about.get("near") or about["requirements"]), case.area)
    return {"id": case.id, "title": case.title, "area": case.area, "group": f"{case.area}: {group}",
            "verdict": about["verdict"], "basis": about["basis"], "sections": about["sections"],
            "requirements": about["requirements"], "why": about.get("why", ""), "readings": about.get("readings", []),
            "run": case.run, "diagnostics": case.diagnostics, "bytes": case.bytes.decode("latin-1"),
            "path": case.file.relative_to(root).as_posix()}


def page_of(columns, cases, root, suite):
    order = sorted((case_data(case, root) for case in cases), key=lambda one: (one["group"], one["title"], one["id"]))
    data = {"outcomes": OUTCOMES, "cases": order,
            "columns": [{"title": title_of(column), "name": column["tool"]["name"], "level": column["level"],
                         "results": {key: cell_data(result) for key, result in column["results"].items()}}
                        for column in columns]}
    legend = "\n".join(f"<tr><td>{letter}<td>{html.escape(name)}<td>{html.escape(text)}</tr>"
                       for name, (letter, text) in OUTCOMES.items())
    every = ("", "all")
    bases = ("normative", "derived", "silent", "contradictory", "practice")
    return PAGE.format(
        style_hash=hash_of(STYLE), script_hash=hash_of(SCRIPT), style=STYLE, script=SCRIPT, legend=legend,
        count=len({column["tool"]["name"] for column in columns}), cases=len(cases), suite=html.escape(suite),
        programs="\n".join(map(program_row, columns)),
        levels=options_html([every, *((level, level) for level in LEVELS)]),
        areas=options_html([every, *((area, area) for area in sorted({case.area for case in cases}))]),
        letters=options_html([every, ("y", "y accept"), ("w", "w accept and warn"), ("n", "n refuse"),
                              ("i", "i open")]),
        bases=options_html([every, *((basis, basis) for basis in bases)]),
        outcomes=options_html([every, *((name, f"{letter} {name}") for name, (letter, _) in OUTCOMES.items())]),
        tools=options_html([every, *((number, title_of(column)) for number, column in enumerate(columns))]),
        data=json.dumps(data, separators=(",", ":")).replace("<", "\\u003c"))


def read_column(file):
    column = read_json(file)
    try:
        title_of(column), program_row(column)
        outcomes = [result["outcome"] for result in column["results"].values()]
    except (KeyError, TypeError, AttributeError, ValueError):
        raise Fault(f"{file}: not a result of `run --json`") from None
    unknown = set(outcomes) - set(OUTCOMES)
    if unknown:
        raise Fault(f"{file}: outcomes that the runner does not know: {shown(', '.join(sorted(map(str, unknown))))}")
    return column


def write_matrix(options):
    root = pathlib.Path(options.suite)
    cases = read_suite(root)
    columns = [read_column(file) for file in options.result]
    for column, file in zip(columns, options.result):
        results = column["results"]
        measured = {case.id: results[case.id] for case in cases if is_of(results.get(case.id), case)}
        if len(measured) < len(cases) or len(measured) < len(results):
            print(f"{file}: cases that are measured as they are: {len(measured)} of {len(cases)}", file=sys.stderr)
        column["results"] = measured
    write_text(options.out, page_of(columns, cases, root, suite_version(root)))
    return 0


# ---- the command line ----------------------------------------------------------------------------


def known_tools(root):
    """The programs that adapters exist for, by name (adapters/tools.json)."""
    content = read_json(root / "tools.json")
    return {tool["name"]: tool for tool in content["tools"]}


def maker_of(options, tool):
    """A function that makes a program under test, as often as there are workers."""
    limits = Limits(options.timeout, options.memory, options.output)
    if options.command:
        about = {"name": options.name or options.command, "version": "", "emits": [],
                 "inputs": options.input or ["pgn"], "levels": LEVELS, "encodings": ["latin1", "utf8"],
                 "one_game": False, "chess960": True, "unclaimed": []}
        signs = [Sign(text) for text in options.rejects_when]
        return lambda: OneShotProgram(split(options.command), limits, signs, about)
    if options.adapter:
        return lambda: PersistentProgram(split(options.adapter), limits, pathlib.Path.cwd())
    folder = pathlib.Path(options.adapters).resolve()
    return lambda: PersistentProgram(tool["command"], limits, folder)


def split(command):
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Fault(f"not a command: {shown(command)}: {error}") from None
    if not words:
        raise Fault("the command is empty")
    return words


def progress_of(name, count):
    """Tells on a terminal how far it is."""
    if not sys.stderr.isatty():
        return lambda done: None

    def tell(done):
        print(f"\r{name}: {done} of {count} ", end="\n" if done == count else "", file=sys.stderr, flush=True)
    return tell


def measure(options, tool, cases, suite):
    """A column: the self-test, then the cases."""
    make_program = maker_of(options, tool)
    first = make_program()
    try:
        failure = first.start()
        if failure:
            name = tool.get("name") or options.adapter or options.command
            raise Fault(f"{name}: cannot be asked: {failure['message']}")
        complaints = self_test(first, options.level)
        about = first.about
    finally:
        first.close()
    pinned = tool.get("version")
    if pinned and about["version"] != pinned:
        complaints.append(f"this is version {about['version'] or 'unknown'}, and the adapter is for {pinned}")
    results = run_cases(make_program, cases, options.level, options.jobs, progress_of(about["name"], len(cases)))
    told_of = {key: tool[key] for key in ("command", "home", "licence", "how", "install") if key in tool}
    if not told_of:
        told_of = {"command": split(options.adapter or options.command)}
    return column_of(about, told_of, options.level, complaints, cases, results, suite)


def summary(column, unexpected):
    """What a person reads at the end of a run."""
    tool = column["tool"]
    version = f" {tool['version']}" if tool["version"] else ""
    lines = [f"{tool['name']}{version}, level {column['level']}: {len(column['results'])} cases"]
    lines += [f"  UNVERIFIED: {complaint}" for complaint in column["complaints"]]
    for name, (right, count) in column["figures"].items():
        if count:
            lines.append(f"  {name:12} {right} of {count}")
    lines.append("  " + ", ".join(f"{name} {count}" for name, count in column["counts"].items()))
    lines.append(f"  not as expected: {len(unexpected)}")
    return "\n".join(lines)


def kept_result(options, tool):
    """The result of an earlier run: a file, or the one of this tool in a folder of them."""
    kept = pathlib.Path(options.against)
    return read_json(kept / result_name(tool, options.level) if kept.is_dir() else kept)


def run_several(options, tools, wanted, cases, suite):
    """The exit status of all: one that cannot be asked is told, and the others are asked."""
    status = 0
    for name in wanted:
        try:
            is_expected = run_one(options, tools[name], cases, suite)
            status = max(status, 0 if is_expected else 1)
        except Fault as fault:
            print(f"runner: {'left out: ' if options.optional else ''}{fault}", file=sys.stderr)
            status = max(status, 0 if options.optional else 2)
    return status


def run_one(options, tool, cases, suite):
    """Asks one program, writes what is wanted of it, and says whether all was as expected."""
    listed = read_expectations(options.expectations, {case.id for case in read_suite(options.suite)}) \
        if options.expectations and (not options.update or pathlib.Path(options.expectations).exists()) else {}
    column = measure(options, tool, cases, suite)
    if options.update:
        expect = updated_expectations(listed, cases, column["results"], options.reason)
        write_text(options.expectations, json.dumps({"tool": column["tool"]["name"], "level": options.level,
                                                     "expect": expect}, indent=1) + "\n")
        listed = expect
    unexpected = surprises(cases, column["results"], listed, options.level) if not options.against \
        else changes(cases, column, kept_result(options, column["tool"]["name"]))
    write_reports(options, column, cases, unexpected)
    if not options.quiet:
        for text in unexpected.values():
            print(text)
    print(summary(column, unexpected))
    return not unexpected


def write_reports(options, column, cases, unexpected):
    if options.json:
        write_text(options.json, json_text(column))
    if options.results:
        folder = pathlib.Path(options.results)
        folder.mkdir(parents=True, exist_ok=True)
        write_text(folder / result_name(column["tool"]["name"], options.level), json_text(column))
    if options.junit:
        write_text(options.junit, junit_text(column, cases, unexpected))
    if options.sarif:
        write_text(options.sarif, sarif_text(column, cases, unexpected, pathlib.Path(options.suite)))


def result_name(tool, level):
    return slug(tool) + ("" if level == "import" else f"-{level}") + ".json"


def slug(name):
    return re.sub(r"[^a-z0-9.]+", "-", name.lower()).strip("-") or "tool"


def run(options):
    if options.update and not options.expectations:
        raise Fault("--update wants --expectations FILE")
    if options.update and options.against:
        raise Fault("--update and --against exclude each other")
    single = options.adapter or options.command
    if bool(single) + bool(options.adapter and options.command) + bool(options.tool) != 1:
        raise Fault("name tools of adapters/tools.json, or give --adapter or --command; one of the three")
    cases, suite = chosen(read_suite(options.suite), options), suite_version(options.suite)
    if single:
        return 0 if run_one(options, {}, cases, suite) else 1
    tools = known_tools(pathlib.Path(options.adapters))
    wanted = list(tools) if options.tool == ["all"] else options.tool
    for name in wanted:
        if name not in tools:
            raise Fault(f"no such tool: {shown(name)}; there are {', '.join(tools)}")
    if len(wanted) > 1 and (options.json or options.junit or options.sarif or options.expectations):
        raise Fault("of several tools there is --results FOLDER; the other files are of one")
    return run_several(options, tools, wanted, cases, suite)


def list_cases(options):
    for case in chosen(read_suite(options.suite), options):
        print(f"{case.area}/{case.id} {case.letter(options.level)} {case.title}")
    return 0


def list_tools(options):
    for tool in known_tools(pathlib.Path(options.adapters)).values():
        print(f"{tool['name']} {tool['version']} ({tool['install']}): {' '.join(tool['command'])}")
    return 0


def size(text):
    """A number of bytes, perhaps with K, M or G."""
    found = re.fullmatch(r"(\d+)([KMG]?)", text)
    if not found:
        raise argparse.ArgumentTypeError(f"no number of bytes: {shown(text)}")
    return int(found[1]) << {"": 0, "K": 10, "M": 20, "G": 30}[found[2]]


def at_least_one(text):
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number from 1: {shown(text)}")
    return int(text)


def seconds(text):
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"not a number of seconds: {shown(text)}")
    return number


class Parser(argparse.ArgumentParser):
    """Bad arguments are one line."""

    def error(self, message):
        raise Fault(f"{message}; --help says what there is")


def add_filters(parser):
    group = parser.add_argument_group("which cases")
    group.add_argument("--suite", metavar="FOLDER", default=str(HERE), help="what holds the cases [this folder]")
    group.add_argument("--level", choices=LEVELS, default="import", help="[import]")
    group.add_argument("--case", metavar="ID", action="append", default=[],
                       help="this one (repeatable, as are the next)")
    group.add_argument("--area", action="append", default=[], help="tags, san, comment, ...")
    group.add_argument("--letter", action="append", default=[], choices=list("ywni"), help="this verdict")
    group.add_argument("--basis", action="append", default=[],
                       choices=("normative", "derived", "silent", "contradictory", "practice"),
                       help="what the verdict rests on")
    group.add_argument("--input", action="append", default=[], choices=("pgn", "fen", "epd"), help="kind of text")
    group.add_argument("--requirement", metavar="NAME", action="append", default=[], help="about this requirement")
    group.add_argument("--title", metavar="REGEX", help="the title has it")
    group.add_argument("--every", metavar="N", type=at_least_one, default=1,
                       help="every Nth of what is left, by id: the same part every time")


def add_run(parser):
    parser.add_argument("tool", nargs="*", metavar="TOOL", help="by its name in adapters/tools.json; all: all of them")
    parser.add_argument("--adapter", metavar="COMMAND", help="an adapter that is asked by lines of JSON")
    parser.add_argument("--command", metavar="COMMAND", help="a plain command; the text by {file}, or else by stdin")
    parser.add_argument("--name", help="what to call the plain command")
    parser.add_argument("--rejects-when", metavar="SIGN", action="append", default=[],
                        help="how a plain command says no: status, stdout or stderr, alone or with :REGEX (repeatable)")
    parser.add_argument("--adapters", metavar="FOLDER", default=str(HERE / "adapters"),
                        help="where tools.json lies [adapters]")
    parser.add_argument("--optional", action="store_true",
                        help="tools that cannot be asked, as they are not installed, are told and left out")
    add_filters(parser)
    group = parser.add_argument_group("bounds")
    group.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1, help="programs at a time [processors]")
    group.add_argument("--timeout", metavar="SECONDS", type=seconds, default=30.0, help="for one answer [30]")
    group.add_argument("--memory", metavar="BYTES", type=size, default=2 << 30,
                       help="data of a program, 0 for no bound [2G]")
    group.add_argument("--output", metavar="BYTES", type=size, default=16 << 20, help="of one answer [16M]")
    group = parser.add_argument_group("expectations")
    group.add_argument("--expectations", metavar="FILE", help="divergences that are listed, with reasons")
    group.add_argument("--update", action="store_true", help="write the file anew as it is now")
    group.add_argument("--reason", help="of what is new in it")
    group.add_argument("--against", metavar="RESULT",
                       help="instead, what differs from the result of an earlier run (a file, or a folder of them)")
    group = parser.add_argument_group("reports")
    group.add_argument("--json", metavar="FILE", help="the result")
    group.add_argument("--results", metavar="FOLDER", help="the result, as FOLDER/NAME.json")
    group.add_argument("--junit", metavar="FILE", help="JUnit XML")
    group.add_argument("--sarif", metavar="FILE", help="SARIF 2.1.0")
    group.add_argument("--quiet", action="store_true", help="only the summary")


def command_line():
    parser = Parser(prog="runner.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                    epilog="Exit status: 0 all as expected, 1 something is not, 2 it could not run.")
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True, parser_class=Parser)
    verb = verbs.add_parser("run", help="ask programs and compare")
    add_run(verb)
    verb.set_defaults(act=run)
    verb = verbs.add_parser("list", help="the cases that the filters leave")
    add_filters(verb)
    verb.set_defaults(act=list_cases)
    verb = verbs.add_parser("tools", help="the programs that there are adapters for")
    verb.add_argument("--adapters", metavar="FOLDER", default=str(HERE / "adapters"))
    verb.set_defaults(act=list_tools)
    verb = verbs.add_parser("matrix", help="a page from results")
    verb.add_argument("result", nargs="+", metavar="RESULT", help="a result of `run --json`, a column each")
    verb.add_argument("--suite", metavar="FOLDER", default=str(HERE))
    verb.add_argument("--out", metavar="FILE", default="matrix.html", help="[matrix.html]")
    verb.set_defaults(act=write_matrix)
    return parser


def interrupt(*_):
    raise KeyboardInterrupt


def main(arguments):
    signal.signal(signal.SIGTERM, interrupt)
    sys.setrecursionlimit(20000)  # variations inside each other, which JSON has as lists in lists
    threading.stack_size(64 << 20)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")
    try:
        options = command_line().parse_args(arguments)
        return options.act(options)
    except Fault as fault:
        print(f"runner: {fault}", file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except KeyboardInterrupt:
        print("runner: interrupted", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
