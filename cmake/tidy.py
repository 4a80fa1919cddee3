#!/usr/bin/env python3
"""tidy.py BUILD CHECKS UNIT: clang-tidy on a unit, unless it found nothing in just the same before.

What clang-tidy says follows from the program, its options, and the bytes of the files that it reads. Of all these a hash
is made, as ccache makes one for a compiler, and where nothing was found, the hash is kept as an empty file below
$XDG_CACHE_HOME or ~/.cache. What was found is never kept. To have everything looked at anew, remove that folder."""
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

DAYS_TO_KEEP = 60


def output_of(command, folder="."):
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout


def compile_command(build, unit):
    """The words of the one command in the compilation database that compiles `unit`, and the folder it runs in."""
    entries = json.loads(Path(build, "compile_commands.json").read_bytes())
    (found,) = [each for each in entries if each["file"] == unit]
    return shlex.split(found["command"]), found["directory"]


def files_read(words, folder):
    """All files that are read for a unit, by the compiler itself: it makes a rule for make of them, "x.o: a.cpp b.hpp".
    The macro is one that clang-tidy defines."""
    rule = output_of([*words, "-D__clang_analyzer__", "-w", "-M", "-MF", "-", "-MT", "unit"], folder).decode()
    return [Path(folder, name) for name in shlex.split(rule.replace("\\\n", " ").removeprefix("unit:"))]


def hash_of(tidy, build, unit):
    """None where it cannot be told what is read, as the unit does not compile."""
    program = Path(os.path.realpath(shutil.which(tidy[0])))
    words, folder = compile_command(build, unit)
    # -M asks for no object file
    asking = [each for at, each in enumerate(words) if each != "-o" and (at == 0 or words[at - 1] != "-o")]
    try:
        read = files_read(asking, folder)
    except subprocess.CalledProcessError:
        return None
    what = hashlib.sha256()
    parts = [Path(__file__).read_bytes(), repr((program, program.stat().st_size, program.stat().st_mtime_ns)).encode(),
             output_of([tidy[0], "--version"]), output_of([*tidy, "--dump-config", unit]),
             repr((tidy, words, folder)).encode()]
    for path in read:
        parts += [str(path).encode(), path.read_bytes()]
    for part in parts:
        what.update(hashlib.sha256(part).digest())
    return what.hexdigest()


def forget_old(kept):
    for each in kept.iterdir():
        try:
            if each.stat().st_mtime < time.time() - DAYS_TO_KEEP * 86400:
                each.unlink()
        except FileNotFoundError:  # by another one of us
            pass


def main(build, checks, unit):
    tidy = ["clang-tidy", "--quiet", f"--checks={checks}", "-p", build]
    kept = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "strictpgn-tidy")
    kept.mkdir(parents=True, exist_ok=True)
    before = hash_of(tidy, build, unit)
    if before is not None and (kept / before).exists():
        (kept / before).touch()
        return 0
    ran = subprocess.run([*tidy, unit], stdout=subprocess.PIPE)
    sys.stdout.buffer.write(ran.stdout)
    # Somebody may have written to a file meanwhile: then it is not known which bytes were looked at.
    if ran.returncode == 0 and not ran.stdout and before is not None and hash_of(tidy, build, unit) == before:
        (kept / before).touch()
        forget_old(kept)
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
