#!/usr/bin/env python3
"""Packs the cases for people who only want to copy files: `y_ w_ n_ i_` file names, one manifest, trees, records, the
runner and its adapters, as a folder and as an archive of the same name.

export.py [FOLDER]    writes FOLDER/pgn-conformance-VERSION and FOLDER/pgn-conformance-VERSION.tar.gz [build]
"""
import gzip
import json
import pathlib
import re
import shutil
import sys
import tarfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import runner  # pylint: disable=wrong-import-position

HERE = runner.HERE
COPIED = ("LICENSE", "CHANGELOG.md", "decisions.md", "requirements.md", "statements.md", "rules", "version.json",
          "runner.py", "records", "adapters")


def name_of(case):
    """`n_san_a-king-moves-into-check-4ac7px.pgn`: verdict, area, title and id."""
    title = "-".join(filter(None, runner.slug(case.title).replace(".", "-").split("-")))[:80]
    return f"{case.letter('import')}_{case.area}_{title}-{case.id}.{case.kind}"


def entry_of(case, folder):
    """The case in the manifest; its files are written."""
    entry = {**case.about, "area": case.area, "file": f"files/{name_of(case)}", "diagnostics": case.diagnostics}
    entry.pop("input")
    (folder / entry["file"]).write_bytes(case.bytes)
    if case.tree is not None:
        entry["tree"] = f"trees/{case.id}.json"
        (folder / entry["tree"]).write_text(json.dumps({"games": case.tree}, indent=1) + "\n")
    written = case.file.with_name("export.pgn")
    if written.exists():
        entry["export"] = f"exports/{case.id}.pgn"
        shutil.copyfile(written, folder / entry["export"])
    return entry


def copy(name, folder):
    source = HERE / name
    if source.is_dir():
        shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    elif source.exists():
        shutil.copyfile(source, folder / name)
    elif name == "LICENSE":
        shutil.copyfile(HERE.parent / name, folder / name)


def without_empty_rows(text, folder):
    """What this version has no files of is not told."""
    def is_there(line):
        named = re.match(r"\| `(\w+)/", line)
        return not named or any((folder / named[1]).iterdir() if (folder / named[1]).is_dir() else ())

    return "\n".join(filter(is_there, text.split("\n")))


def write_folder(folder, version):
    for part in ("files", "trees", "exports"):
        (folder / part).mkdir(parents=True)
    cases = [entry_of(case, folder) for case in runner.read_suite(HERE)]
    rows = ",\n".join(map(json.dumps, cases))
    head = {"suite": version, "protocol": runner.PROTOCOL, "licence": "MIT"}
    (folder / "manifest.json").write_text(json.dumps(head)[:-1] + ', "cases": [\n' + rows + "\n]}\n")
    for name in COPIED:
        copy(name, folder)
    (folder / "schema").mkdir()
    copy("schema/ast.schema.json", folder)
    text = (HERE / "archive.md").read_text(encoding="utf-8").replace("COUNT", f"{len(cases):,}")
    (folder / "README.md").write_text(without_empty_rows(text.replace("VERSION", version), folder))


def owned_by_nobody(member):
    """So that the same cases make the same bytes."""
    member.uid = member.gid = member.mtime = 0
    member.uname = member.gname = ""
    member.mode = 0o755 if member.isdir() or member.name.endswith("runner.py") else 0o644
    return member


def write_archive(folder, file):
    with open(file, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path in (folder, *sorted(folder.rglob("*"))):
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=owned_by_nobody)


def main(arguments):
    if len(arguments) > 1 or arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0 if len(arguments) == 1 else 2
    try:
        version = runner.suite_version(HERE)
        folder = pathlib.Path(*arguments or ["build"]) / f"pgn-conformance-{version}"
        if folder.exists():
            shutil.rmtree(folder)
        write_folder(folder, version)
        write_archive(folder, f"{folder}.tar.gz")
    except (runner.Fault, OSError) as fault:
        print(f"export: {fault}", file=sys.stderr)
        return 2
    print(f"{folder}.tar.gz")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
