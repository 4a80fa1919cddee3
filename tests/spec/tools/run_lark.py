"""Reads texts by a grammar file with Lark. Usage: run_lark.py GRAMMAR <TEXTS, a line of hexadecimal digits for each.

For each text a line, `fits` or `not`.
"""
import sys

from lark import Lark
from lark.exceptions import UnexpectedInput

with open(sys.argv[1], encoding='utf-8') as file:
    grammar = file.read()
parser = Lark(grammar, start='pgn_database', parser='earley', lexer='dynamic', ambiguity='resolve')

for line in sys.stdin:
    try:
        parser.parse(bytes.fromhex(line).decode('latin1'))
        print('fits')
    except UnexpectedInput:
        print('not')
