"""An adapter that keeps to the protocol until it is asked about a game, and then does what its argument says."""
import json
import os
import signal
import subprocess
import sys
import time

ROSTER = [["Event", "?"], ["Site", "?"], ["Date", "????.??.??"], ["Round", "?"], ["White", "?"], ["Black", "?"],
          ["Result", "*"]]


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def accept(question, **more):
    say(json.dumps({"id": question["id"], "verdict": "accepted", **more}) + "\n")


def fork(_):
    """Leaves a child that holds the output open, and dies."""
    child = subprocess.Popen(["sleep", "300"])
    with open(os.environ["CHILDREN"], "a", encoding="ascii") as file:
        file.write(f"{child.pid}\n")
    sys.exit(3)


def close_output(_):
    os.close(1)
    time.sleep(300)


def endless(stream):
    while True:
        os.write(stream, b"x" * 65536)


def close_output_and_die():
    os.close(1)
    time.sleep(0.3)
    os.write(2, b"fatal Error: it died late\n")
    os._exit(1)


MODES = {
    "good": accept,
    "refusing": lambda question: say(json.dumps({"id": question["id"], "verdict": "refused", "message": "no"}) + "\n"),
    "dead": lambda _: sys.exit("fatal Error: it died"),
    "dead-late": lambda _: close_output_and_die(),
    "signal": lambda _: os.kill(os.getpid(), signal.SIGSEGV),
    "silent": lambda _: time.sleep(300),
    "closed": close_output,
    "forking": fork,
    "endless": lambda _: endless(1),
    "endless-stderr": lambda _: endless(2),
    "babbling": lambda question: say("reading\n") or accept(question),
    "twice": lambda question: say(json.dumps({"id": question["id"], "verdict": "accepted"}) + "\nmore\n"),
    "broken": lambda _: say('{"verdict": \n'),
    "bytes": lambda _: os.write(1, b"\xff\xfe\x00\n"),
    "list": lambda _: say("[1, 2]\n"),
    "deep": lambda _: say("[" * 400000 + "\n"),
    "other-id": lambda question: accept({"id": question["id"] + 1}),
    "no-verdict": lambda question: say(json.dumps({"id": question["id"], "verdict": "fine"}) + "\n"),
    "games-text": lambda question: accept(question, games="1"),
    "tree-text": lambda question: accept(question, tree="no tree"),
    "tree-bad": lambda question: accept(question, tree=[{"tags": [["a"]], "movetext": [], "termination": None}]),
    "crashing": lambda question: say(json.dumps({"id": question["id"], "verdict": "crashed",
                                                 "message": "\x1b[2J"}) + "\n"),
    "memory": lambda question: accept(question, plies=len(bytearray(8 << 30))),
    "empty-tree": lambda question: accept(question, tree=[]),
    "surrogate": lambda question: accept(question, message="\ud800\x00", tree=[]),
}


def main(mode):
    if mode == "dead-at-once":
        sys.exit(7)
    if mode == "nameless":
        say("{}\n")
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "hello":
            emits = ["games", "tags", "moves"] if "tree" in mode or mode == "surrogate" else []
            told = {"unclaimed": json.loads(os.environ["UNCLAIMED"])} if "UNCLAIMED" in os.environ else {}
            say(json.dumps({"name": mode, "version": "1", "emits": emits, **told}) + "\n")
        else:
            MODES[mode](question)


if __name__ == "__main__":
    main(sys.argv[1])
