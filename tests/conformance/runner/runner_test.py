"""The runner against adapters that do all that a broken program can do, and on what it says, writes and compares."""
import copy
import hashlib
import html
import importlib.util
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import types
import unittest
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
CHECKOUT = HERE.parents[2]
RUNNER = CHECKOUT / "conformance/runner.py"

SPEC = importlib.util.spec_from_file_location("runner", RUNNER)
runner = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(runner)

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

ROSTER = ('[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n'
          '[Result "*"]\n\n')
GAME = ROSTER + "1. e4 e5 *\n"
PLAIN = runner.self_test_cases("pgn", "import")[0][0]
E4, E5 = PLAIN.tree[0]["movetext"]
D4 = {"san": "d4", "origin": "d2", "destination": "d4",
      "fen": "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1"}


def game_of(*elements):
    return {"tags": PLAIN.tree[0]["tags"], "movetext": list(elements), "termination": "*"}


def write_case(root, name, letter, text, **more):
    """A case in a folder as in the checkout."""
    folder = root / "cases/tags" / f"a-title-{name}"
    folder.mkdir(parents=True)
    data = text.encode()
    (folder / "input.pgn").write_bytes(data)
    about = {"id": name, "title": f"<b>A & case</b> {name}", "input": "input.pgn",
             "sha256": hashlib.sha256(data).hexdigest(),
             "run": {"profile": "import", "encoding": "latin1", "dialect": "fen"}, "verdict": {"import": letter},
             "basis": "normative", "requirements": ["tag-x"], "sections": ["PGN 8"], "fires": [], "near": ["tag-x"],
             "diagnostics": [], **more}
    (folder / "case.json").write_text(json.dumps(about))
    if letter in "yw":
        (folder / "ast.json").write_text(json.dumps({"games": [game_of(E4, E5)]}))


class Bench(unittest.TestCase):
    """A folder with a suite of four cases."""

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.root = pathlib.Path(self.temporary.name)
        write_case(self.root, "aaaaaa", "y", GAME)
        write_case(self.root, "bbbbbb", "n", "</script><!-- \x01\n")
        write_case(self.root, "cccccc", "w", GAME + "\n")
        write_case(self.root, "dddddd", "i", "1. e4\n")

    def run_runner(self, *arguments, **environment):
        done = subprocess.run([sys.executable, RUNNER, *map(str, arguments)], capture_output=True, text=True,
                              cwd=self.root, env={**os.environ, **environment}, timeout=120, check=False)
        self.assertNotIn("Traceback", done.stderr)
        return done

    def ask(self, mode, *arguments, **environment):
        adapter = f"{sys.executable} -S {HERE / 'fake_adapter.py'} {mode}"
        return self.run_runner("run", "--suite", self.root, "--adapter", adapter, "--jobs", "2", "--json", "out.json",
                               *arguments, **environment)

    def result(self):
        return json.loads((self.root / "out.json").read_text())

    def outcomes(self):
        return [result["outcome"] for result in self.result()["results"].values()]


class Hostile(Bench):
    """Each costs its own case, is counted, and the run comes to its end."""

    def test_what_a_program_dies_of_is_a_crash(self):
        for mode, message in (("dead", "fatal Error: it died"), ("dead-late", "Error: it died late"),
                              ("signal", "SIGSEGV"), ("crashing", r"\x1b[2J"),
                              ("memory", "MemoryError")):
            with self.subTest(mode):
                self.assertEqual(self.ask(mode, "--memory", "1G").returncode, 1)
                self.assertEqual(set(self.outcomes()), {"crash"})
                self.assertIn(message, self.result()["results"]["aaaaaa"]["message"])

    def test_what_is_no_answer_breaks_the_protocol(self):
        for mode in ("babbling", "twice", "broken", "bytes", "list", "deep", "other-id", "no-verdict", "games-text",
                     "tree-text", "tree-bad"):
            with self.subTest(mode):
                self.assertEqual(self.ask(mode, "--case", "aaaaaa", "--case", "bbbbbb").returncode, 1)
                self.assertEqual(self.outcomes(), ["protocol"] * 2)

    def test_no_answer_is_a_time_out_and_endless_output_a_flood(self):
        for mode, outcome in (("silent", "timeout"), ("closed", "timeout"), ("endless", "flood"),
                              ("endless-stderr", "flood")):
            with self.subTest(mode):
                begin = time.monotonic()
                self.ask(mode, "--timeout", "1" if outcome == "timeout" else "30", "--output", "1M", "--case", "aaaaaa")
                self.assertEqual(self.outcomes(), [outcome])
                self.assertLess(time.monotonic() - begin, 60)

    def test_children_of_a_program_are_killed_with_it(self):
        children = self.root / "children"
        self.ask("forking", "--case", "aaaaaa", CHILDREN=str(children))
        self.assertEqual(self.outcomes(), ["crash"])
        pids = children.read_text().split()
        self.assertGreater(len(pids), 1)

        def is_there(pid):
            try:
                return ") Z " not in pathlib.Path(f"/proc/{pid}/stat").read_text()
            except OSError:
                return False

        # A process that was killed is gone once it is scheduled again.
        end = time.monotonic() + 30
        while any(map(is_there, pids)) and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual([pid for pid in pids if is_there(pid)], [])

    def test_what_cannot_be_asked_at_all_is_one_line_and_status_2(self):
        for mode in ("dead-at-once", "nameless"):
            done = self.ask(mode)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr, r"\Arunner: .*cannot be asked.*\n\Z")
        done = self.run_runner("run", "--suite", self.root, "--adapter", "/no/such/program", "--memory", "0")
        self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1))
        for command in ("no-such-program {file}", "/no/such/program"):
            done = self.run_runner("run", "--suite", self.root, "--command", command)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertRegex(done.stderr, r"\Arunner: .*there is no program .*no.such.program\n\Z")

    def test_an_interrupted_run_leaves_nothing_behind(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            adapter = f"{sys.executable} -S {HERE / 'fake_adapter.py'} silent"
            run = subprocess.Popen([sys.executable, RUNNER, "run", "--suite", self.root, "--adapter", adapter,
                                    "--timeout", "3000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            children = pathlib.Path(f"/proc/{run.pid}/task/{run.pid}/children")
            while not children.read_text():
                time.sleep(0.05)
            child = children.read_text().split()[0]
            time.sleep(0.5)
            run.send_signal(number)
            _, told = run.communicate(timeout=60)
            self.assertEqual((run.returncode, told), (2, "runner: interrupted\n"))
            self.assertFalse(pathlib.Path(f"/proc/{child}").exists())

    def test_an_interrupt_ends_all_workers(self):
        limits = runner.Limits(3000, 0, 1 << 20)
        command = [sys.executable, "-S", str(HERE / "fake_adapter.py"), "silent"]
        program = runner.PersistentProgram(command, limits, HERE)
        case = PLAIN
        answers = []
        worker = threading.Thread(target=lambda: answers.append(program.ask(case, "import")))
        worker.start()
        while not (program.process and program.asked):
            time.sleep(0.05)
        try:
            runner.Process.stop_all()
            worker.join(60)
            self.assertEqual([answer["verdict"] for answer in answers], ["crash"])
            with self.assertRaisesRegex(runner.Fault, "interrupted"):
                program.ask(case, "import")
        finally:
            runner.Process.is_stopped = False

    def test_tools_that_are_not_there_are_left_out_where_that_is_wanted(self):
        adapter = [sys.executable, str(HERE / "fake_adapter.py")]
        tools = [{"name": "gone", "version": "1", "command": ["/no/such/program"]},
                 {"name": "refusing", "version": "1", "command": [*adapter, "refusing"]}]
        (self.root / "tools.json").write_text(json.dumps({"tools": tools}))
        asking = ["run", "all", "--suite", self.root, "--adapters", self.root, "--memory", "0", "--case", "bbbbbb"]
        for options, status, told in (([], 2, "runner: cannot be started"), (["--optional"], 0, "runner: left out: ")):
            done = self.run_runner(*asking, *options)
            self.assertEqual(done.returncode, status)
            self.assertTrue(done.stderr.startswith(told), done.stderr)
            self.assertIn("refusing 1, level import: 1 cases", done.stdout)

    def test_what_cannot_be_shown_is_made_visible(self):
        self.ask("surrogate", "--junit", "j.xml", "--sarif", "s.json")
        xml.etree.ElementTree.parse(self.root / "j.xml")
        self.assertEqual(set(self.outcomes()), {"silent-loss", "accepts-invalid", "open-accepted"})


class Judgement(Bench):
    def test_letters_decide(self):
        self.assertEqual(self.ask("good").returncode, 1)
        self.assertEqual(self.outcomes(), ["accepted", "accepts-invalid", "accepted", "open-accepted"])
        self.assertEqual(self.ask("refusing").returncode, 1)
        self.assertEqual(self.outcomes(), ["rejects-valid", "refused", "rejects-valid", "open-refused"])

    def test_figures_leave_out_what_is_open(self):
        self.ask("empty-tree")
        self.assertEqual(self.result()["figures"], {"must-accept": [2, 2], "must-refuse": [0, 1], "trees": [0, 2],
                                                    "findings": [0, 0]})
        self.assertEqual(self.result()["counts"], {"open-accepted": 1, "silent-loss": 2, "accepts-invalid": 1})

    def test_a_program_that_never_says_no_is_unverified(self):
        self.assertIn("UNVERIFIED: refuses none of", self.ask("good").stdout)
        self.assertFalse(self.result()["verified"])
        self.assertIn("UNVERIFIED: a plain game: rejects-valid", self.ask("refusing").stdout)

    def test_what_is_not_claimed_is_counted_nowhere(self):
        def case_with(begin, rule, **more):
            return [{"rule": rule, "severity": "error", "begin": begin, "end": begin + 3, **more}]

        text = ROSTER + "1. e4 {(} (1. Ke4) (1. d4 (1. Kd4) $256) e5 2. Ke4 (2. Nf3 (2. d4 Ke5 {abc *\n"
        mainline, inside, nested, glyph, unclosed, comment = map(
            text.index, ("Ke4 (2", "Ke4", "Kd4", "$256", "Ke5", "{abc"))
        for name, diagnostics in (("eeeeee", case_with(mainline, "move-illegal")),
                                  ("ffffff", case_with(inside, "move-illegal")),
                                  ("gggggg", case_with(nested, "move-illegal")),
                                  ("jjjjjj", case_with(glyph, "nag-out-of-range")),
                                  ("kkkkkk", case_with(nested, "move-number-wrong")),
                                  ("mmmmmm", case_with(unclosed, "move-illegal")),
                                  ("nnnnnn", case_with(comment, "comment-unterminated")),
                                  ("hhhhhh", case_with(inside, "move-illegal") + case_with(5, "nag-out-of-range"))):
            write_case(self.root, name, "n", text, diagnostics=diagnostics)
        for claims, outcomes in (([], "AAAAAAAA"), (["chess"], "---AA-AA"), (["variations"], "A--A--AA"),
                                 (["variations", "chess"], "---A--AA"), (["castling-files"], "AAAAAAAA")):
            with self.subTest(claims):
                self.ask("good", UNCLAIMED=json.dumps(claims))
                results = self.result()["results"]
                letters = [runner.OUTCOMES[results[name]["outcome"]][0] for name in
                           ("eeeeee", "ffffff", "gggggg", "jjjjjj", "kkkkkk", "mmmmmm", "nnnnnn", "hhhhhh")]
                self.assertEqual("".join(letters), outcomes)
                self.assertEqual(self.result()["tool"].get("unclaimed", []), claims)
        self.ask("good", UNCLAIMED='["chess","variations"]')
        self.run_runner("matrix", "out.json", "--suite", self.root)
        self.assertIn("does not claim chess, variations<", (self.root / "matrix.html").read_text())
        self.ask("refusing", UNCLAIMED='["chess","variations"]')  # nor is it a merit
        self.assertEqual(self.result()["results"]["ffffff"]["outcome"], "unsupported")
        self.assertEqual(self.result()["results"]["hhhhhh"]["outcome"], "refused")
        self.ask("signal", UNCLAIMED='["chess","variations"]')
        self.assertEqual(self.result()["results"]["ffffff"]["outcome"], "crash")

    def test_what_rules_a_case_sets_or_another_level_excuse_nothing(self):
        illegal = [{"rule": "move-illegal", "severity": "error", "begin": 0, "end": 1}]
        run = {"profile": "import", "encoding": "latin1", "dialect": "fen", "rules": {"nag-null": "error"}}
        write_case(self.root, "eeeeee", "n", GAME, diagnostics=illegal, run=run)
        write_case(self.root, "ffffff", "n", GAME, diagnostics=illegal,
                   run={**run, "profile": "export", "rules": {}})
        self.ask("good", UNCLAIMED='["chess"]')
        self.assertEqual({self.result()["results"][name]["outcome"] for name in ("eeeeee", "ffffff")},
                         {"accepts-invalid"})

    def test_castling_by_letters_of_files_is_asked_of_who_claims_it(self):
        for name, text in (("eeeeee", '[FEN "4k3/8/8/8/8/8/8/R3K3 w A - 0 1"]\n'), ("ffffff", "8/8/8/8 b ha"),
                           ("gggggg", "{a/b w ab }"), ("hhhhhh", '[FEN "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"]\n')):
            write_case(self.root, name, "n", text)
        for claims, letters in (("[]", "AAAA"), ('["castling-files"]', "--AA")):
            self.ask("good", UNCLAIMED=claims)
            results = self.result()["results"]
            self.assertEqual("".join(runner.OUTCOMES[results[name]["outcome"]][0] for name in
                                     ("eeeeee", "ffffff", "gggggg", "hhhhhh")), letters)

    def test_a_claim_that_there_is_not_is_one_line_and_status_2(self):
        for claims, why in (('["ches"]', 'has "ches", which is none of chess, variations, castling-files'),
                            ("[7]", "has 7, which is none of"), ('[["chess"]]', 'has ["chess"], which is none of'),
                            ('"chess"', "is no list")):
            done = self.ask("good", UNCLAIMED=claims)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.count("\n"), 1)
            self.assertIn("`unclaimed` " + why, done.stderr)

    def test_who_acts_by_a_claim_that_it_disowns_is_unverified(self):
        self.assertIn("UNVERIFIED: says that it does not claim chess, and refuses an impossible move",
                      self.ask("refusing", UNCLAIMED='["chess"]').stdout)
        self.assertNotIn("does not claim", self.ask("good", UNCLAIMED='["chess","variations"]').stdout)

    def difference(self, change, emits=("games", "tags", "moves", "comments", "nags", "variations", "termination")):
        """What is told of a changed tree, and whether it is a loss."""
        rich = game_of(E4, {"nag": 1}, {"comment": "a b"}, {"rav": [D4]}, E5)
        expected, got = [rich, copy.deepcopy(rich)], [copy.deepcopy(rich), copy.deepcopy(rich)]
        change(got)
        try:
            runner.compare_trees(expected, {"tree": got}, set(emits))
        except runner.Difference as found:
            return found.where, found.is_loss
        return None

    def test_each_part_is_compared(self):
        moves = (lambda games: games[1]["movetext"])
        for change, where, is_loss in (
                (lambda games: games.pop(), "number of games", True),
                (lambda games: games.append(games[0]), "number of games", False),
                (lambda games: games[1]["tags"].pop(0), "game 2, tag Event", True),
                (lambda games: games[1]["tags"][0].__setitem__(1, "x"), "game 2, tag Event", False),
                (lambda games: moves(games).pop(), "game 2, number of moves", True),
                (lambda games: moves(games)[0].update(san="d4"), "game 2, ply 1", False),
                (lambda games: moves(games)[1].update(nag=2), "game 2, ply 1, NAGs", False),
                (lambda games: moves(games)[2].update(comment="c"), "game 2, ply 1, comment", False),
                (lambda games: moves(games).pop(3), "game 2, ply 1, number of variations", True),
                (lambda games: moves(games)[3]["rav"].pop(), "game 2, ply 1, variation 1, number of moves", True),
                (lambda games: games[1].update(termination="1-0"), "game 2, termination marker", False)):
            with self.subTest(where):
                self.assertEqual(self.difference(change), (where, is_loss))
                self.assertIsNone(self.difference(change, emits=()))

    def test_a_tag_pair_that_stands_twice_is_looked_for_twice(self):
        twice = [["Event", "?"], ["Event", "?"]]
        runner.compare_tags(twice, twice, "game 1")
        with self.assertRaises(runner.Difference):
            runner.compare_tags(twice, twice[:1], "game 1")

    def test_texts_about_chess960_are_known_by_their_tag_rights_or_dialect(self):
        undeclared = [{"rule": "chess960-castling-undeclared", "severity": "warning"}]
        record = b'[FEN "4k3/8/8/8/8/8/8/R3K3 w %s - 0 1"]\n'
        for text, dialect, found, is_about in (
                (record % b"Q", "fen", [], False), (record % b"Q", "shredder", [], True),
                (record % b"A", "fen", [], True), (record % b"Q", "fen", undeclared, True),
                (b'[Variant "Chess960"]', "fen", [], True), (b'[Variant "Standard"]', "fen", [], False)):
            with self.subTest(text=text, dialect=dialect):
                case = types.SimpleNamespace(bytes=text, run={"dialect": dialect}, diagnostics=found)
                self.assertEqual(runner.is_chess960(case), is_about)

    def test_a_value_told_as_a_number_stands_for_its_digits(self):
        ours = [["WhiteElo", "0270"], ["BlackElo", "00"]]
        runner.compare_tags(ours, [["WhiteElo", 270], ["BlackElo", 0]], "game 1")
        for theirs in ([["WhiteElo", 271], ["BlackElo", 0]], [["WhiteElo", "270"], ["BlackElo", "0"]]):
            with self.assertRaises(runner.Difference):
                runner.compare_tags(ours, theirs, "game 1")
        with self.assertRaises(runner.Difference):
            runner.compare_tags([["WhiteElo", "-"]], [["WhiteElo", 0]], "game 1")

    def test_what_is_a_programs_own_affair_is_no_difference(self):
        for change in (
                lambda games: games[1]["tags"].append(["Added", "x"]),
                lambda games: games[1]["movetext"].insert(1, games[1]["movetext"].pop(2)),  # comment before NAG
                lambda games: games[1]["movetext"][2].update(comment="a\nb"),
                lambda games: games[1]["movetext"][0].update(san="e4+"),
                lambda games: games[1]["movetext"].append({"comment": "behind the marker"})):
            self.assertIsNone(self.difference(change))

    def test_squares_and_positions_are_compared_where_they_are_shown(self):
        other = {**E4, "destination": "e3"}
        for emits, is_seen in ((("squares",), True), (("moves",), False)):
            change = (lambda games: games[1]["movetext"].__setitem__(0, other))
            self.assertEqual(self.difference(change, emits) is not None, is_seen)
        far = E4["fen"].replace(" b ", " w ")
        self.assertIsNotNone(self.difference(lambda games: games[1]["movetext"][0].update(fen=far), ("moves", "fens")))
        near = E4["fen"].replace(" e3 ", " - ")
        moved = (lambda games: games[1]["movetext"].__setitem__(0, {**E4, "fen": near}))
        self.assertIsNone(self.difference(moved, ("moves", "fens")))

    def test_castling_may_be_told_by_the_rook(self):
        short = {"san": "O-O", "origin": "e1", "destination": "g1"}
        self.assertTrue(runner.castles_alike(short, {"origin": "e1", "destination": "h1"}))
        self.assertFalse(runner.castles_alike(short, {"origin": "e1", "destination": "a1"}))
        self.assertFalse(runner.castles_alike({**short, "san": "Kg1"}, {"origin": "e1", "destination": "h1"}))


class PlainCommand(Bench):
    def ask_command(self, command, *arguments):
        return self.run_runner("run", "--suite", self.root, "--command", command, "--json", "out.json", *arguments)

    def test_the_exit_status_says_it(self):
        for status, outcomes in ((0, ["accepted", "accepts-invalid"]), (1, ["rejects-valid", "refused"]),
                                 (2, ["unsupported"] * 2), (3, ["crash"] * 2)):
            self.ask_command(f"sh -c 'exit {status}'", "--case", "aaaaaa", "--case", "bbbbbb")
            self.assertEqual(self.outcomes(), outcomes)

    def test_the_text_comes_by_file_or_stdin_and_signs_say_no(self):
        for command in ("grep -c script {file}", "grep -c script"):
            self.ask_command(command, "--rejects-when", "stdout:^[1-9]")
            self.assertEqual(self.outcomes(), ["accepted", "refused", "accepted", "open-accepted"])

    def test_a_program_that_reads_nothing_and_one_that_leaves_a_child_end(self):
        self.ask_command("true")
        self.assertEqual(self.outcomes()[0], "accepted")
        begin = time.monotonic()
        self.ask_command("sh -c 'sleep 300 & exit 0'", "--case", "aaaaaa")
        self.assertEqual(self.outcomes(), ["accepted"])
        self.assertLess(time.monotonic() - begin, 60)

    def test_json_on_stdout_says_more(self):
        self.ask_command("""sh -c 'echo "{\\"games\\": 0}"'""", "--case", "aaaaaa")
        self.assertEqual(self.outcomes(), ["silent-loss"])


class Files(Bench):
    def test_expectations_hold_what_is_known_and_notice_what_is_gone(self):
        listed = ["--expectations", self.root / "e.json"]
        self.assertIn("--update needs --reason", self.ask("good", *listed, "--update").stderr)
        self.assertEqual(self.ask("good", *listed, "--update", "--reason", "it is lenient").returncode, 0)
        entries = json.loads((self.root / "e.json").read_text())["expect"]
        self.assertEqual([(key, entry["outcome"], entry["reason"]) for key, entry in entries.items()],
                         [("bbbbbb", "accepts-invalid", "it is lenient")])
        self.assertEqual(self.ask("good", *listed).returncode, 0)
        done = self.ask("refusing", *listed)
        self.assertEqual(done.returncode, 1)
        self.assertIn("listed as accepts-invalid: it is lenient", done.stdout)
        for change, message in (({"zzzzzz": entries["bbbbbb"]}, "no such case"),
                                ({"bbbbbb": {"outcome": "accepts-invalid", "reason": " "}}, "no reason"),
                                ({"bbbbbb": {"outcome": "?", "reason": "x"}}, "no outcome")):
            (self.root / "e.json").write_text(json.dumps({"expect": change}))
            done = self.ask("good", *listed)
            self.assertEqual(done.returncode, 2)
            self.assertIn(message, done.stderr)

    def test_a_result_that_was_kept_is_compared_with(self):
        self.ask("good")
        (self.root / "out.json").rename(self.root / "old.json")
        self.assertEqual(self.ask("good", "--against", "old.json").returncode, 0)
        done = self.ask("refusing", "--against", "old.json")
        self.assertEqual(done.returncode, 1)
        self.assertIn("rejects-valid (y): <b>A & case</b> aaaaaa: no; was accepted", done.stdout)

    def test_of_a_result_only_cases_that_have_not_changed_are_compared(self):
        self.ask("good")
        (self.root / "out.json").rename(self.root / "old.json")
        file = self.root / "cases/tags/a-title-aaaaaa/case.json"
        file.write_text(file.read_text().replace('"import": "y"', '"import": "i"'))
        done = self.ask("good", "--against", "old.json")
        self.assertEqual(done.returncode, 0)
        self.assertIn("not compared: 1\n", done.stdout)
        self.assertIn("about none of these cases", self.ask("good", "--against", "old.json", "--area", "tags",
                                                            "--case", "aaaaaa").stderr)
        done = self.run_runner("matrix", "old.json", "--suite", self.root)
        self.assertIn("old.json: cases that are measured as they are: 3 of 4\n", done.stderr)

    def test_reports_say_the_same(self):
        self.ask("good", "--junit", "j.xml", "--sarif", "s.json")
        suite = xml.etree.ElementTree.parse(self.root / "j.xml").getroot()
        self.assertEqual((suite.get("tests"), suite.get("failures"), suite.get("skipped")), ("4", "1", "1"))
        found = json.loads((self.root / "s.json").read_text())["runs"][0]["results"]
        self.assertEqual([(one["ruleId"], one["partialFingerprints"]["case/v1"]) for one in found],
                         [("accepts-invalid", "bbbbbb")])
        uri = found[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        self.assertTrue((self.root / uri).exists())

    def test_the_same_run_writes_the_same_bytes(self):
        texts = []
        for _ in range(2):
            self.ask("good", SOURCE_DATE_EPOCH="0")
            self.run_runner("matrix", "out.json", "--suite", self.root)
            texts.append([(self.root / name).read_bytes() for name in ("out.json", "matrix.html")])
        self.assertEqual(texts[0], texts[1])
        self.assertEqual(self.result()["date"], "1970-01-01")

    def test_the_page_holds_nothing_that_a_file_could_run(self):
        self.ask("good")
        self.run_runner("matrix", "out.json", "--suite", self.root)
        page = (self.root / "matrix.html").read_text()
        self.assertEqual(page.count("</script>"), 2)
        self.assertNotIn("<b>A & case", page)
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
        self.assertTrue(policy.startswith("default-src 'none'; "))
        for tag in ("style", "script"):
            text = re.search(rf"<{tag}>(.*?)</{tag}>", page, re.S)[1]
            self.assertIn(f"{tag}-src '{runner.hash_of(text)}'", policy)
        self.assertEqual(re.findall(r'(?:src|href)="(?!https://)[^"]*"', page), [])

    @unittest.skipUnless(BROWSER, "no chromium")
    def test_the_page_works_in_a_browser(self):
        """Rows and a case are shown, the style holds, a phone is wide enough."""
        self.ask("good")
        self.run_runner("matrix", "out.json", "--suite", self.root)
        (self.root / "look.html").write_text("""
<iframe id="shown" src="matrix.html#bbbbbb" width="360" height="800"></iframe>
<script>
onload = () => setTimeout(() => {
  const page = document.getElementById('shown').contentDocument;
  document.body.textContent = 'seen: ' + [page.getElementById('count').textContent,
    page.querySelectorAll('#matrix tr').length, page.getElementById('dialog').open,
    page.querySelector('#case h2').textContent, page.querySelector('#case pre').textContent,
    page.querySelector('#case td.cell').textContent, getComputedStyle(page.querySelector('.matrix td')).textAlign,
    page.documentElement.scrollWidth <= page.documentElement.clientWidth].join('|');
}, 300);
</script>""")
        done = subprocess.run([BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                               "--virtual-time-budget=5000", "--dump-dom", self.root / "look.html"],
                              capture_output=True, text=True, timeout=100, check=True)
        seen = re.search("seen: (.*?)</body>", done.stdout, re.S)[1]
        self.assertEqual(html.unescape(seen), "4 of 4 cases, 1 requirements|6|true|<b>A & case</b> bbbbbb|"
                         "</script><!-- \\x01\u21b5\n|A|center|true")

    def test_bad_input_is_one_line_and_status_2(self):
        (self.root / "bad.json").write_text("{")
        (self.root / "strange.json").write_text('{"results": {"zzzzzz": {"outcome": "accepted"}}}')
        adapter = ["--adapter", "true"]
        for arguments, message in (
                (["run"], "one of the three"), (["run", "nope"], "no such tool: nope"),
                (["run", *adapter, "--case", "zzzzzz"], "no case has the id zzzzzz"),
                (["run", *adapter, "--area", "x"], "no case is in the area x"),
                (["run", *adapter, "--title", "("], "not a regular expression"),
                (["run", *adapter, "--basis", "silent"], "no case is left"),
                (["run", *adapter, "--level", "export"], "no case is left"),
                (["run", "--adapter", "'"], "not a command"), (["run", "--adapter", " "], "the command is empty"),
                (["run", "--command", "true", "--rejects-when", "exit"], "a sign is"),
                (["run", *adapter, "--jobs", "0"], "not a number from 1"),
                (["run", *adapter, "--timeout", "nan"], "not a number of seconds"),
                (["run", *adapter, "--memory", "1T"], "no number of bytes"),
                (["run", *adapter, "--update"], "--update wants --expectations"),
                (["run", *adapter, "--expectations", "none.json"], "none.json: No such file"),
                (["run", *adapter, "--expectations", "bad.json"], "bad.json: not JSON"),
                (["run", *adapter, "--bogus"], "unrecognized arguments: --bogus"),
                (["matrix", "bad.json"], "not JSON"), (["matrix", "strange.json"], "not a result"),
                (["list", "--suite", "nowhere"], "no cases in nowhere"), ([], "required: VERB")):
            with self.subTest(arguments):
                if arguments and arguments[0] != "list":
                    arguments = [*arguments, "--suite", str(self.root)]
                done = self.run_runner(*arguments)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(message, done.stderr)
                self.assertEqual(done.stderr.count("\n"), 1)

    def test_a_changed_input_is_noticed(self):
        (self.root / "cases/tags/a-title-aaaaaa/input.pgn").write_bytes(GAME.replace("\n", "\r\n").encode())
        done = self.run_runner("list", "--suite", self.root)
        self.assertEqual(done.returncode, 2)
        self.assertIn("not the bytes of the case aaaaaa", done.stderr)


class Archive(unittest.TestCase):
    """What `./dev conformance-export` packs, used as its README says."""

    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        export = CHECKOUT / "conformance/export.py"
        cls.files = [pathlib.Path(subprocess.run([sys.executable, export, pathlib.Path(cls.temporary.name) / name],
                                                 capture_output=True, text=True, check=True).stdout.strip())
                     for name in ("one", "two")]
        cls.folder = pathlib.Path(str(cls.files[0])[:-len(".tar.gz")])

    def test_the_same_cases_make_the_same_bytes(self):
        self.assertEqual(self.files[0].read_bytes(), self.files[1].read_bytes())

    def test_every_case_is_there_and_named_by_its_verdict(self):
        cases = runner.read_suite(self.folder)
        self.assertEqual([(case.id, case.bytes, case.tree) for case in cases],
                         [(case.id, case.bytes, case.tree) for case in runner.read_suite(CHECKOUT / "conformance")])
        for case in cases:
            self.assertTrue(case.file.name.startswith(case.letter("import") + "_"), case.file.name)
        self.assertEqual(len(list((self.folder / "files").iterdir())), len(cases))

    def test_the_runner_of_the_readme_runs(self):
        text = re.search(r"```python\n(.*?)```", (self.folder / "README.md").read_text(), re.S)[1]
        done = subprocess.run([sys.executable, "-c", text.replace("your-program", "true")], cwd=self.folder,
                              capture_output=True, text=True, check=True)
        refused = [case for case in runner.read_suite(self.folder)
                   if case.letter("import") == "n" and case.kind == "pgn"]
        self.assertEqual(done.stdout.count("\n"), len(refused))

    def test_the_runner_in_it_finds_the_cases(self):
        done = subprocess.run([sys.executable, "runner.py", "list", "--area", "rav", "--letter", "y"], cwd=self.folder,
                              capture_output=True, text=True, check=True)
        self.assertRegex(done.stdout, r"\Arav/[0-9a-z]{6} y .*\n")


class FuzzQuestions(unittest.TestCase):
    """`strictpgn fuzz --adapter` says less than the runner, and wants numbers."""

    QUESTION = '{"do": "run", "id": 1, "level": "import", "bytes": "MS4gZTQgKgo=", "want": ["verdict"]}\n'
    TREE = '[{"tags": [], "movetext": [{"san": "e4"}, {"nag": 1}, {"rav": [{"san": "d4"}]}], "termination": "*"}]'

    def answer_of(self, command, text):
        done = subprocess.run([*command, text], cwd=CHECKOUT / "conformance/adapters", input=self.QUESTION,
                              capture_output=True, text=True, check=True)
        answer = json.loads(done.stdout)
        self.assertEqual((answer["id"], answer["verdict"], answer["games"], answer["plies"]), (1, "accepted", 1, 1))
        self.assertEqual(answer["message"], "pgn latin1 fen 1. e4 *")

    def test_python(self):
        self.answer_of([sys.executable, "-B", "-c"], f"""
import json, protocol
protocol.answer({{}}, lambda data, asked: {{"tree": json.loads('{self.TREE}'), "message":
    f"{{asked['input']}} {{asked['encoding']}} {{asked['dialect']}} {{data.decode().strip()}}"}})""")

    @unittest.skipUnless(shutil.which("node"), "no node")
    def test_javascript(self):
        self.answer_of(["node", "--input-type=module", "-e"], f"""
import {{ answer }} from './protocol.mjs';
answer({{}}, (text, {{ input, encoding, dialect }}) => ({{
  tree: {self.TREE}, message: `${{input}} ${{encoding}} ${{dialect}} ${{text.trim()}}` }}));""")


class Examples(Bench):
    """The adapters in adapters/README.md, with a parser behind them that knows one word."""

    def example(self, language):
        text = (CHECKOUT / "conformance/adapters/README.md").read_text()
        return re.search(rf"```{language}\n(.*?)```", text, re.S)[1]

    def ask_example(self, *arguments):
        done = self.run_runner("run", "--suite", self.root, "--json", "out.json", *arguments)
        self.assertNotIn("UNVERIFIED: a plain", done.stdout)
        self.assertEqual(self.outcomes(), ["accepted", "refused", "accepted", "open-accepted"])

    def test_python(self):
        (self.root / "your_parser.py").write_text(
            "version = '1'\ndef read(text):\n    if 'e4' not in text or 'time' in text: raise ValueError('no e4')\n"
            "    return text.split(' *')[:-1]\n")
        (self.root / "adapter.py").write_text(self.example("python"))
        self.ask_example("--adapter", f"{sys.executable} adapter.py")

    @unittest.skipUnless(shutil.which("node"), "no node")
    def test_javascript(self):
        folder = self.root / "node_modules/your-parser"
        folder.mkdir(parents=True)
        (folder / "package.json").write_text('{"name": "your-parser", "type": "module", "exports": "./index.js"}')
        (folder / "index.js").write_text(
            "export const version = '1';\nexport function read(text) {\n"
            "  if (!text.includes('e4')) throw new Error('no e4');\n  return text.split(' *').slice(0, -1);\n}\n")
        (self.root / "adapter.mjs").write_text(self.example("js"))
        self.ask_example("--adapter", "node adapter.mjs")

    @unittest.skipUnless(shutil.which("c++"), "no compiler")
    def test_cpp(self):
        (self.root / "your_parser.hpp").write_text(
            "#include <stdexcept>\n#include <string>\n#include <vector>\nnamespace your_parser {\n"
            "using error = std::runtime_error;\ninline std::vector<int> read(const std::string& text) {\n"
            "  if (text.find(\"e4\") == text.npos) throw error(\"no e4\");\n"
            "  std::vector<int> games;\n"
            "  for (auto at = text.find(\" *\"); at != text.npos; at = text.find(\" *\", at + 1)) games.push_back(1);\n"
            "  return games;\n}\n}\n")
        (self.root / "adapter.cpp").write_text(self.example("cpp"))
        subprocess.run(["c++", "-std=c++17", "adapter.cpp", "-o", "adapter"], cwd=self.root, check=True)
        self.ask_example("--command", str(self.root / "adapter"))


if __name__ == "__main__":
    ran = unittest.main(exit=False).result
    for test, why in ran.skipped:  # as ./dev test counts them
        print(f"skipped: {test.id()}: {why}")
    sys.exit(not ran.wasSuccessful())
