#!/usr/bin/env python3
"""Draws a table of measure.py, a panel for each program, a line for each run:

    fuzz/edges/draw.py [TABLE [PICTURE]]

Time goes by powers of ten, from ten seconds on, since most edges are found early. The scale of edges is each program's
own and does not begin at nothing."""
import csv
import html
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
WIDTH, HEIGHT, LEFT, TOP, GAP, BELOW = 250, 190, 48, 56, 56, 40
LEAST, FIRST = 480, 10
TIMES = {10: "10 s", 60: "1 min", 600: "10 min", 1800: "30 min"}
WAYS = {"alone": "AFL++ alone", "Grammar-Mutator": "with Grammar-Mutator", "ours": "with our mutator"}
# On light ground and on dark; the ways of a table take them in turn.
COLOURS = (("#8a8a8a", "#999"), ("#c26a1d", "#e39a55"), ("#1f7a9c", "#56b4d6"), ("#7a4fa3", "#b391d9"),
           ("#3d8b40", "#7fc781"))
STYLE = """
.back { fill: #fff } .ink { fill: #333 } .grid { stroke: #ddd } .line { fill: none; stroke-width: 1.4 }
@media (prefers-color-scheme: dark) { .back { fill: #15181c } .ink { fill: #ccc } .grid { stroke: #3a3f45 } }
"""


def runs_of(table):
    """By program, and by way and seed: the rows of a run, as seconds and edges."""
    programs = {}
    with open(table, newline="") as file:
        for row in csv.DictReader(file):
            run = programs.setdefault(row["program"], {}).setdefault((row["way"], row["seed"]), [])
            run.append((float(row["seconds"]), int(row["edges"])))
    return programs


def step_for(span):
    """How far lines of the grid are apart: one, two or five of a power of ten, for at most six of them."""
    power = 10 ** max(0, math.floor(math.log10(span / 6)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= span / 6)


def ways_of(programs):
    """The ways of a table, those that have words before the others, with the class of their lines."""
    found = {way for runs in programs.values() for way, _ in runs}
    known = {way: number for number, way in enumerate(WAYS) if way in found}
    others = sorted(found - WAYS.keys())
    free = [number for number in range(len(COLOURS)) if number not in known.values()]
    if len(others) > len(free):
        sys.exit(f"more ways than colours: {', '.join(sorted(found))}")
    return {way: f"way{number}" for way, number in {**known, **dict(zip(others, free))}.items()}


def colours(classes):
    chosen = [(name, *COLOURS[int(name.removeprefix("way"))]) for name in classes]
    light = " ".join(f".{name} {{ stroke: {on_light} }}" for name, on_light, _ in chosen)
    dark = " ".join(f".{name} {{ stroke: {on_dark} }}" for name, _, on_dark in chosen)
    return f"{light}\n@media (prefers-color-scheme: dark) {{ {dark} }}\n"


def panel(program, runs, classes, left):
    shown = {run: [row for row in rows if row[0] >= FIRST] for run, rows in runs.items()}
    counts = [edges for rows in shown.values() for _, edges in rows]
    last = max(seconds for rows in shown.values() for seconds, _ in rows)
    step = step_for(max(counts) - min(counts) + 1)
    low, high = step * (min(counts) // step), step * -(-max(counts) // step)

    def x(seconds):
        return left + WIDTH * math.log(seconds / FIRST) / math.log(last / FIRST)

    def y(edges):
        return TOP + HEIGHT * (high - edges) / (high - low)

    yield f'<text class="ink" x="{left}" y="{TOP - 10}" font-size="13">{html.escape(program)}</text>'
    for edges in range(low, high + 1, step):
        yield f'<path class="grid" d="M{left} {y(edges):.1f}h{WIDTH}"/>'
        yield f'<text class="ink" x="{left - 6}" y="{y(edges) + 4:.1f}" text-anchor="end">{edges}</text>'
    for seconds, name in TIMES.items():
        if seconds > last:
            break
        yield f'<path class="grid" d="M{x(seconds):.1f} {TOP}v{HEIGHT}"/>'
        yield f'<text class="ink" x="{x(seconds):.1f}" y="{TOP + HEIGHT + 16}" text-anchor="middle">{name}</text>'
    for (way, _), rows in shown.items():
        points = "L".join(f"{x(seconds):.1f} {y(edges):.1f}" for seconds, edges in rows)
        yield f'<path class="line {classes[way]}" d="M{points}"/>'


def legend(classes):
    left = LEFT
    for way, line in classes.items():
        name = html.escape(WAYS.get(way, way))
        yield f'<path class="line {line}" d="M{left} 15h22"/><text class="ink" x="{left + 28}" y="19">{name}</text>'
        left += 60 + 6 * len(name)


def picture(programs):
    width, height = max(LEAST, len(programs) * (WIDTH + GAP) + LEFT - GAP + 24), TOP + HEIGHT + BELOW
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
           f'aria-label="Edges over processor time: {html.escape(", ".join(programs))}" '
           'font-family="sans-serif" font-size="11">')
    classes = ways_of(programs)
    yield f'<style>{STYLE}{colours(classes.values())}</style><rect class="back" width="100%" height="100%"/>'
    yield from legend(classes)
    for number, (program, runs) in enumerate(programs.items()):
        yield from panel(program, runs, classes, LEFT + number * (WIDTH + GAP))
    yield (f'<text class="ink" x="{width / 2}" y="{height - 8}" text-anchor="middle">'
           'edges over processor time of fuzzer and program together, a line for each run</text>')
    yield "</svg>"


def main():
    table, to = [*sys.argv[1:], *(HERE / "edges.csv", HERE.parent / "edges_thirty_minutes.svg")[len(sys.argv) - 1:]]
    pathlib.Path(to).write_text("\n".join(picture(runs_of(table))) + "\n")


if __name__ == "__main__":
    main()
