"""Holds an imported database against the summary of `strictpgn check --format json` for the same files.

Usage: strictpgn check --format json FILE... | python3 counts.py DATABASE
"""
import json
import sqlite3
import sys

QUERIES = {
    "games": "select count(*) from games",
    "games_with_errors": "select count(*) from games where errors > 0",
    "plies": "select count(*) from moves where is_mainline and state = 'played'",
    "errors": "select count(*) from findings where severity = 'error'",
    "warnings": "select count(*) from findings where severity = 'warning'",
    "infos": "select count(*) from findings where severity = 'info'",
}

db = sqlite3.connect(sys.argv[1])
summary = [json.loads(line) for line in sys.stdin][-1]
differences = 0
for name, query in QUERIES.items():
    (count,) = db.execute(query).fetchone()
    if count != summary[name]:
        print(f"{name}: {count} in the database, {summary[name]} in the summary")
        differences += 1
by_rule = dict(db.execute("select rule, count(*) from findings group by rule"))
if by_rule != summary["by_rule"]:
    print("findings by rule:", sorted(set(by_rule.items()) ^ set(summary["by_rule"].items())))
    differences += 1
# Moves hang together: each but the first of its line has the one before it as parent.
query = """select count(*) from moves one join moves before on one.parent = before.id
           where one.ply <> before.ply + 1 or one.game <> before.game"""
(loose,) = db.execute(query).fetchone()
if loose or summary["plies"] == 0:
    print(f"{loose} moves do not follow the one before them")
    differences += 1
sys.exit(1 if differences else 0)
