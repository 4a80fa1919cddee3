#!/usr/bin/env python3
"""Runs AFL++ on an instrumented program until fuzzer and program together have had so much processor time, and appends
to a table how many edges it had found by when:

    fuzz/edges/measure.py NAME WAY SEED SECONDS COMMAND... @@

NAME and WAY only go into the table. Which way it is, AFL++ is told by its own variables: nothing for AFL++ alone,
AFL_CUSTOM_MUTATOR_LIBRARY for a mutator. Each sample goes to stdout too, and a run that ends early leaves the table as
it is. AFL++ 4.04c tells little of the first minute, by the clock."""
import argparse
import csv
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
TICKS = os.sysconf("SC_CLK_TCK")
COLUMNS = ("program", "way", "seed", "seconds", "edges", "executions")
# Which seconds of each power of ten get a row: 39 from the first second to the end of half an hour.
STEPS = (10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 80)
SETTINGS = {"AFL_NO_UI": "1", "AFL_SKIP_CPUFREQ": "1", "AFL_NO_AFFINITY": "1", "AFL_HANG_TMOUT": "5000",
            "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1"}


def seconds_of(root):
    """Processor time of a process, of all that came from it, and of what these have waited for."""
    parents, seconds = {}, {}
    for process in map(int, filter(str.isdigit, os.listdir("/proc"))):
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        parents[process] = int(fields[1])
        seconds[process] = sum(map(int, fields[11:15])) / TICKS

    def belongs(process):
        return process == root or process in parents and belongs(parents[process])
    return sum(spent for process, spent in seconds.items() if belongs(process))


def progress(output):
    """Edges and executions, as AFL++ last wrote them down: it has two files, and is not at both at the same times."""
    known = [(0, 0)]
    try:
        lines = (output / "default" / "fuzzer_stats").read_text().splitlines()
        told = dict(re.split(r"\s*:\s*", line, maxsplit=1) for line in lines)
        known.append((int(told["edges_found"]), int(told["execs_done"])))
        plotted = (output / "default" / "plot_data").read_text().splitlines()[-1].split(",")
        known.append((int(plotted[12]), int(plotted[11])))
    except (OSError, ValueError):
        pass  # not written yet, or only begun
    return max(known, key=lambda each: each[1])


def samples(fuzzer, output, budget):
    """Processor time, edges and executions about once a second, and once more when the fuzzer has been told to stop."""
    spent = 0
    while spent < budget:
        time.sleep(1)
        if fuzzer.poll() is not None:
            sys.exit(f"afl-fuzz has ended by itself after {spent:.0f} seconds")
        spent = seconds_of(fuzzer.pid)
        if spent < budget:
            yield spent, *progress(output)
    fuzzer.send_signal(signal.SIGINT)
    fuzzer.wait()
    yield budget, *progress(output)


def thinned(taken, budget):
    """The last sample by each step, told with the time of that step, where AFL++ has written anew by then."""
    steps = [step * 10 ** power / 10 for power in range(10) for step in STEPS]
    told = 0
    for step in [*(step for step in steps if step < budget), budget]:
        known = [sample for sample in taken if sample[0] <= step and sample[1]]
        if known and (known[-1][2] != told or step == budget):
            told = known[-1][2]
            yield f"{step:g}", *known[-1][1:]


def seeds_into(folder):
    """The seed corpus in one folder, as AFL++ wants it."""
    for file in (HERE.parent / "corpus").glob("*/*.pgn"):
        shutil.copy(file, folder / f"{file.parent.name}-{file.name}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", type=pathlib.Path, default=HERE / "edges.csv")
    parser.add_argument("--seeds", type=pathlib.Path, help="a folder of texts instead of the seed corpus")
    parser.add_argument("--dictionary", default=HERE.parent.parent / "grammar" / "pgn.dict")
    parser.add_argument("--output", type=pathlib.Path, help="AFL++'s folder, otherwise one that is gone afterwards")
    for name, kind in (("name", str), ("way", str), ("seed", int), ("seconds", float)):
        parser.add_argument(name, type=kind)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    return parser.parse_args()


def main():
    asked = arguments()
    with tempfile.TemporaryDirectory() as temporary:
        seeds = asked.seeds or pathlib.Path(temporary, "seeds")
        output = asked.output or pathlib.Path(temporary, "output")
        if not asked.seeds:
            seeds.mkdir()
            seeds_into(seeds)
        fuzzer = subprocess.Popen(
            ["afl-fuzz", "-s", str(asked.seed), "-m", "none", "-t", "5000", "-x", asked.dictionary, "-i", seeds,
             "-o", output, "--", *asked.command],
            env={**os.environ, **SETTINGS}, stdout=subprocess.DEVNULL)
        taken = []
        for sample in samples(fuzzer, output, asked.seconds):
            taken.append(sample)
            print(f"{sample[0]:.1f}", *sample[1:], sep=",", flush=True)
    rows = [(asked.name, asked.way, asked.seed, *row) for row in thinned(taken, asked.seconds)]
    heads = [] if asked.table.exists() else [COLUMNS]
    with asked.table.open("a", newline="") as table:
        csv.writer(table, lineterminator="\n").writerows(heads + rows)


if __name__ == "__main__":
    main()
