#!/usr/bin/env python3
"""The speed of the program as one table, beside the peers that are on PATH.

    table.py PROGRAM ONE_PASS UNITS [--size MB] [--most MB] [--rounds N] [--beside WHAT:NAME=COMMAND]...
                                                                            ./dev bench calls it

PROGRAM is strictpgn as it is released, ONE_PASS the program of one_pass.cpp, UNITS the folder with
twic.pgn, lichess.pgn and rav.pgn. Each unit is repeated up to --size (64). In each of --rounds (5)
everything is run once, one after the other, so that what disturbs the machine disturbs all alike; a
cell has the median in megabytes a second of processor time, and half of how far the slowest and the
fastest are apart, in percent of it. The curve goes from 1 MB by eights up to --most (256; 2048 for all
of it), over games that are clean, erroneous, deep and giant (64 MB each); from 128 MB on it is read once.

Peers are pgn-extract and python-chess; one that is absent is said to be. python-chess, which takes a
hundred times as long, reads the unit once. --beside puts any other command into a row, with the file at
its end: --beside 'validate:shakmaty=path/of/validate'.
"""
import argparse
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

MB = 1_000_000


class Run:
    """A command that was run: its times in seconds, its peak of memory in bytes."""

    def __init__(self, command):
        begin = time.monotonic()
        with open(os.devnull, "wb") as nowhere:
            child = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
            self.peak = 0
            while not (ended := os.wait4(child.pid, os.WNOHANG))[0]:
                self.peak = peak_of(child.pid) or self.peak
                time.sleep(0.005)
            _, status, used = ended
        child.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.monotonic() - begin
        self.cpu = used.ru_utime + used.ru_stime
        if child.returncode not in (0, 1):
            sys.exit(f"failed: {' '.join(command)}")


def peak_of(process):
    """What the system counts of a process at its end would count this program, too."""
    with open(f"/proc/{process}/status") as status:
        for line in status:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    return 0


def repeated(unit, size, to):
    """A file of that many bytes, or a few more: the text again and again."""
    with open(to, "wb") as file:
        while file.tell() < size:
            file.write(unit)


# ---- one thread ---------------------------------------------------------------------------------


def ours(program, *options):
    return lambda file, times: [program, *options, "--no-config", "--jobs", "1", file]


def path_of(tool):
    """Debian keeps programs about games in a folder that is not everybody's."""
    return shutil.which(tool, path=os.environ["PATH"] + ":/usr/games")


def jobs_of(program, one_pass, beside):
    """What is measured: its name, and for each tool the command over a file."""
    jobs = usual_jobs(program, one_pass)
    for what, name, command in beside:
        jobs[what][name] = lambda file, times, words=shlex.split(command): [*words, file]
    return jobs


def usual_jobs(program, one_pass):
    extract = path_of("pgn-extract")
    read_all = "import chess.pgn, sys\nf = open(sys.argv[1], encoding='latin-1')\nwhile chess.pgn.read_game(f): pass"
    write_all = read_all.replace("while chess.pgn.read_game(f): pass",
                                 "while g := chess.pgn.read_game(f): print(g, end='\\n\\n')")
    return {
        # It takes the name of a unit, and has read that once before it begins.
        "syntax + AST": {"strictpgn": lambda unit, times: [one_pass, "parse", unit, str(times - 1)]},
        "validate": {
            "strictpgn": ours(program, "check", "--quiet"),
            "pgn-extract": lambda file, times: [extract, "-s", "-r", file],
            "python-chess": lambda file, times: ["python3", "-c", read_all, file],
        },
        "validate, export": {"strictpgn": ours(program, "check", "--quiet", "--profile", "export")},
        "validate, JSON": {"strictpgn": ours(program, "check", "--quiet", "--format", "json")},
        "format": {
            "strictpgn": ours(program, "format", "--quiet"),
            "pgn-extract": lambda file, times: [extract, "-s", file],
            "python-chess": lambda file, times: ["python3", "-c", write_all, file],
        },
    }


def is_there(tool):
    if tool == "python-chess":
        return subprocess.run(["python3", "-c", "import chess.pgn"], capture_output=True).returncode == 0
    return tool == "strictpgn" or path_of(tool) is not None


def cell(speeds):
    middle = statistics.median(speeds)
    return f"{middle:.1f} ±{100 * (max(speeds) - min(speeds)) / middle / 2:.0f}%"


def row(*cells):
    print(f"{cells[0]:<22} {cells[1]:<10}" + "".join(f"{each:>18}" for each in cells[2:]), flush=True)


def one_thread(told, units, folder, tools, columns):
    jobs = jobs_of(told.program, told.one_pass, told.beside)
    speeds = {}
    for _ in range(told.rounds):
        for name, path in units.items():
            size = os.path.getsize(path)
            times = max(1, told.size * MB // size)
            file = os.path.join(folder, name + ".pgn")
            with open(path, "rb") as text:
                repeated(text.read(), told.size * MB, file)
            for what, by_tool in jobs.items():
                for tool, command in by_tool.items():
                    if tool not in tools:
                        continue
                    if what == "syntax + AST" and tool == "strictpgn":
                        over, amount = name, size * times
                    elif tool == "python-chess":
                        over, amount = path, size
                    else:
                        over, amount = file, os.path.getsize(file)
                    run = Run(command(over, times))
                    speeds.setdefault((what, name, tool), []).append(amount / MB / run.cpu)
            os.remove(file)
    for what, by_tool in jobs.items():
        for name in units:
            row(what, name, *(
                cell(speeds[what, name, tool]) if (what, name, tool) in speeds
                else "-" if tool not in by_tool else "absent"
                for tool in columns))


# ---- threads and memory -------------------------------------------------------------------------


def wall_of_two(command):
    """Of two runs at the same time that share nothing: about what this machine has for two threads."""
    begin = time.monotonic()
    both = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
    if any(each.wait() not in (0, 1) for each in both):
        sys.exit(f"failed: {' '.join(command)}")
    return time.monotonic() - begin


def scaling(told, units, folder):
    for name, path in units.items():
        file = os.path.join(folder, name + ".pgn")
        with open(path, "rb") as text:
            repeated(text.read(), told.size * MB, file)
        for what in (["check", "--quiet"], ["format", "--quiet"], ["check", "--fix", "--diff", "--quiet"]):
            gains, bounds, peaks = [], [], []
            for _ in range(told.rounds):
                one, two = (Run([told.program, *what, "--no-config", "--jobs", n, file]) for n in "12")
                gains.append(one.wall / two.wall)
                bounds.append(2 * one.wall / wall_of_two([told.program, *what, "--no-config", "--jobs", "1", file]))
                peaks.append((one.peak, two.peak))
            row("2 jobs: " + " ".join(each for each in what if each in ("check", "format", "--fix")), name,
                f"{statistics.median(gains):.2f} times ({statistics.median(bounds):.2f})",
                " / ".join(f"{max(peak) / MB:.1f}" for peak in zip(*peaks)) + " MB")
        os.remove(file)


# ---- the curve ----------------------------------------------------------------------------------

ROSTER = "".join(f'[{name} "?"]\n' for name in ("Event", "Site")) + '[Date "????.??.??"]\n' + "".join(
    f'[{name} "?"]\n' for name in ("Round", "White", "Black")) + '[Result "*"]\n\n'


def giant(size):
    """One game in which knights go to and fro."""
    moves = "Nf3 Nf6 Ng1 Ng8 " * 4 + "\n"
    return (ROSTER + moves * (size // len(moves)) + "*\n\n").encode()


def deep():
    """Variations in variations."""
    inner = ""
    for _ in range(100):
        inner = f"\n1. e4 ({inner} 1. d4) e5"
    return (ROSTER + inner + " *\n\n").encode()


def text_of(kind, size, clean):
    if kind == "clean":
        return clean
    if kind == "erroneous":
        return clean.replace(b"O-O", b"0-0").replace(b" 9. ", b" 9. Ke9 ")
    return deep() if kind == "deep" else giant(min(size, 64 * MB))


def curve(told, units, folder):
    with open(units["twic"], "rb") as text:
        clean = text.read()
    file = os.path.join(folder, "curve.pgn")
    for kind in ("clean", "erroneous", "deep", "giant"):
        size = 1
        while size <= told.most:
            repeated(text_of(kind, size * MB, clean), size * MB, file)
            runs = [Run([told.program, "check", "--quiet", "--no-config", "--jobs", "1", "--format", "concise", file])
                    for _ in range(told.rounds if size < 128 else 1)]
            speeds = [os.path.getsize(file) / MB / run.cpu for run in runs]
            row("curve: " + kind, f"{size} MB", cell(speeds), f"{max(run.peak for run in runs) / MB:.1f} MB")
            size = 2048 if size == 512 else size * 8
    os.remove(file)


def beside(text):
    """WHAT:NAME=COMMAND in three."""
    what, rest = text.split(":", 1)
    name, command = rest.split("=", 1)
    if what not in usual_jobs("", ""):
        raise ValueError
    return what, name, command


def main():
    parser = argparse.ArgumentParser()
    for name in ("program", "one_pass", "units"):
        parser.add_argument(name)
    parser.add_argument("--size", type=int, default=64)
    parser.add_argument("--most", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--beside", type=beside, action="append", default=[])
    told = parser.parse_args()
    units = {name: os.path.join(told.units, name + ".pgn") for name in ("twic", "lichess", "rav")}
    columns = ["strictpgn", "pgn-extract", "python-chess"]
    tools = [tool for tool in columns if is_there(tool)]
    for _, name, _ in told.beside:
        if name not in columns:
            columns.append(name)
            tools.append(name)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(told.one_pass))) as folder:
        row("MB/s of one thread", "", *columns)
        one_thread(told, units, folder, tools, columns)
        row("", "", "time of one / two (two runs at once)", "memory")
        scaling(told, units, folder)
        row("", "", "MB/s", "memory")
        curve(told, units, folder)


main()
