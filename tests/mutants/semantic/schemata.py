#!/usr/bin/env python3
"""Writes mutant schemata: copies of C++ sources in which each changed expression is chosen at run time.

Usage: schemata.py ROOT SOURCES OUTPUT_FOLDER

SOURCES names the files, one to a line, from ROOT; `- FILE: OLD => NEW` is a text that is another one in the copy. Copies of them, at the same places in OUTPUT_FOLDER, call the functions of schemata.hpp with
the numbers of mutants; OUTPUT_FOLDER/mutants.txt has their names by number. The sources are expected in the layout of
the project (clang-format): an operator with two operands has blanks around it, which brackets of templates have not.

What is changed, in the bodies of functions only:

  negate      == and !=, a condition, a bool that is returned
  bound       < and <=, > and >= for each other
  turn        < and >=, > and <= for each other
  drop        an operand of && or ||; a statement that is a call or an assignment; continue
  swap        + and -, & and |, | and &, ^ and |
  increment   a number
"""
import os
import re
import sys

TOKEN = re.compile(r'''
    (?P<blank>\s+|//[^\n]*|/\*.*?\*/|^[ ]*\#(?:[^\n\\]|\\.|\\\n)*)
  | (?P<string>(?:u8|[uUL])?R"(?P<raw>[^(\s]*)\(.*?\)(?P=raw)"|(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
  | (?P<number>\.?[0-9](?:'?[0-9a-zA-Z_.])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><=>|<<=|>>=|->\*|\.\.\.|::|->|\+\+|--|<<|[-+*/%&|^!=<>]=|&&|\|\||.)
''', re.VERBOSE | re.DOTALL | re.MULTILINE)

COMPARED = {'==': 'equal', '!=': 'unequal', '<': 'less', '<=': 'less_equal', '>': 'greater', '>=': 'greater_equal'}
COMPUTED = {'&': 'bit_and', '|': 'bit_or', '^': 'bit_xor', '+': 'plus', '-': 'minus'}
STRENGTH = {'||': 1, '&&': 2, '|': 3, '^': 4, '&': 5, '==': 6, '!=': 6, '<': 7, '<=': 7, '>': 7, '>=': 7, '<=>': 8,
            '<<': 9, '>>': 9, '+': 10, '-': 10, '*': 11, '/': 11, '%': 11}
WEAKEST = {'?', ':', '=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', ',', ';'}
PAIRS = {'(': ')', '[': ']', '{': '}'}
NO_STATEMENT = {'return', 'const', 'auto', 'if', 'else', 'for', 'while', 'do', 'switch', 'case', 'default', 'using',
                'static', 'constexpr', 'break', 'continue', 'goto', 'throw', 'typename', 'template', 'namespace', 'try',
                'catch', 'struct', 'class', 'enum', 'public', 'private', 'delete', 'static_assert', 'bool', 'int',
                'char', 'unsigned', 'friend', 'inline', 'operator'}


class Source:
    """The tokens of a file, what encloses each, and the changes that are made between them."""

    def __init__(self, name, text):
        self.name = name
        self.text = text
        self.tokens = []  # (kind, text, begin, end)
        for found in TOKEN.finditer(text):
            if found.lastgroup != 'blank' and found['blank'] is None:
                kind = next(k for k in ('string', 'number', 'word', 'sign') if found[k] is not None)
                self.tokens.append((kind, found[0], found.start(), found.end()))
        self.partner = {}
        self.around = []  # the bracket that a token is in
        opened = []
        for at, (_, token, _, _) in enumerate(self.tokens):
            self.around.append(opened[-1] if opened else -1)
            if token in PAIRS and self.is_sign(at):
                opened.append(at)
            elif token in PAIRS.values() and self.is_sign(at):
                begin = opened.pop()
                self.partner[begin], self.partner[at] = at, begin
        self.find_bodies()
        self.openings, self.closings, self.replaced = [], [], {}

    def is_sign(self, at):
        return self.tokens[at][0] == 'sign'

    def word(self, at):
        return self.tokens[at][1] if 0 <= at < len(self.tokens) else ''

    def has_blanks(self, at):
        """Whether a sign stands between two operands."""
        _, _, begin, end = self.tokens[at]
        return self.text[begin - 1] in ' \n' and self.text[end] in ' \n'

    def find_bodies(self):
        """For each token the function whose body it is in, None outside; and what must be constant."""
        self.function = [None] * len(self.tokens)
        self.is_fixed = [False] * len(self.tokens)
        self.is_list = [False] * len(self.tokens)
        ends = []
        for at in range(len(self.tokens)):
            while ends and ends[-1][0] < at:
                ends.pop()
            if ends:
                self.function[at] = ends[-1][1]
                self.is_list[at] = ends[-1][2]
            if self.word(at) == '{' and self.is_sign(at):
                before = self.before_brace(at)
                is_body = self.word(before) in (')', 'else', 'do', 'try')
                if is_body or ends:
                    name = ends[-1][1] if ends else self.function_name(before)
                    is_block = is_body or self.word(at - 1) in ('{', '}', ';', ':', ']')
                    ends.append((self.partner[at], name, not is_block))
            if self.word(at) in ('constexpr', 'static_assert', 'case', 'template', 'using', 'static'):
                self.fix_from(at)

    def before_brace(self, at):
        """The last token before a brace that is no specifier, return type or attribute."""
        before = at - 1
        while before > 0 and (self.word(before) in ('const', 'noexcept', 'override', 'mutable', '>', '*', '&') or
                              self.tokens[before][0] == 'word' and self.word(before) not in ('else', 'do', 'try') or
                              self.word(before) in ('::', '->') or self.is_attribute(before)):
            before = self.partner[before] - 1 if self.word(before) == ']' else before - 1
            if self.word(before) in ('=', 'return', ',', '('):
                return at - 1
        return before

    def is_attribute(self, at):
        return self.word(at) == ']' and self.word(at - 1) == ']'

    def function_name(self, closing):
        """Of the function whose parameters end there; initialisers of members lie between."""
        at = closing
        while self.word(at) == ')':
            opening = self.partner[at]
            name = self.word(opening - 1)
            if self.word(opening - 2) in (',', ':') and self.word(opening - 3) in (')', 'noexcept', '}'):
                at = opening - 3
                continue
            return 'operator' if self.is_sign(opening - 1) else name
        return '?'

    def fix_from(self, at):
        """What is known to the compiler: declarations, `case`, the arguments of templates."""
        word, end = self.word(at), at
        if word == 'constexpr' and self.word(at + 1) == '(':
            end = self.partner[at + 1]
        elif word == 'case':
            while self.word(end) != ':':
                end += 1
        elif word == 'constexpr' and self.function[at] is None:
            return
        else:
            while self.word(end) not in (';', '{'):
                end = self.partner[end] + 1 if self.word(end) in PAIRS else end + 1
            if self.word(end) == '{' and word in ('constexpr', 'static'):
                end = self.partner[end]
        for each in range(at, min(end + 1, len(self.tokens))):
            self.is_fixed[each] = True

    def can_change(self, at):
        return self.function[at] is not None and not self.is_fixed[at]

    def operand(self, at, step, strength):
        """The last token of the operand of the sign at a place, to its left (-1) or right (1)."""
        edge, at = at, at + step
        closing = PAIRS.values() if step == 1 else PAIRS
        entering = PAIRS if step == 1 else PAIRS.values()
        while 0 <= at < len(self.tokens):
            word = self.word(at)
            if self.is_sign(at):
                if word in closing or word in WEAKEST:
                    break
                if word in entering:
                    if step == -1 and word == '}' and self.word(self.partner[at] - 1) in (')', ';', '{', '}'):
                        break
                    if step == 1 and word == '{' and self.word(at - 1) == ')':
                        break
                    at = self.partner[at]
                elif word in STRENGTH and self.has_blanks(at):
                    limit = STRENGTH[word]
                    if limit < strength or limit == strength:
                        break
            elif word in ('return', 'case', 'else', 'co_return', 'throw') and step == -1:
                break
            edge = at
            at += step
        return edge

    def wrap(self, first, last, strength, before, after):
        """Of two with the same extent, that of the weaker sign is outside."""
        begin, end = self.tokens[first][2], self.tokens[last][3]
        self.openings.append((begin, begin - end, strength, before))
        self.closings.append((end, end - begin, -strength, after))

    def text_of(self, first, last):
        return ' '.join(self.text[self.tokens[first][2]:self.tokens[last][3]].split())

    def rewritten(self):
        """The text with all changes; those of the larger extent are outside."""
        places = {}
        for which, changes in ((1, self.openings), (0, self.closings)):
            for place, *change in changes:
                places.setdefault(place, ([], []))[which].append(change)
        parts, done = [], 0
        for place in sorted(set(places) | set(self.replaced)):
            parts.append(self.text[done:place])
            closings, openings = places.get(place, ([], []))
            parts.extend(text for _, _, text in sorted(closings))
            parts.extend(text for _, _, text in sorted(openings))
            done = place
            if place in self.replaced:
                end, text = self.replaced[place]
                parts.append(text)
                done = end
        return ''.join(parts) + self.text[done:]


class Mutants:
    """The names of mutants, in the order of their numbers, which begin with 1."""

    def __init__(self):
        self.names = []
        self.seen = {}

    def add(self, source, at, operator, text):
        name = f'{source.name}: {source.function[at]}: {operator}: {text}'
        self.seen[name] = self.seen.get(name, 0) + 1
        if self.seen[name] > 1:
            name += f' ({self.seen[name]})'
        self.names.append(name)
        return len(self.names)


def change_comparisons(source, mutants, at):
    word = source.word(at)
    first, last = source.operand(at, -1, STRENGTH[word]), source.operand(at, 1, STRENGTH[word])
    text = source.text_of(first, last)
    if source.word(last) == '}' and source.word(at + 1) == '{':
        return  # a list is no argument
    if word in ('==', '!='):
        number = mutants.add(source, at, 'negate', text)
    else:
        number = mutants.add(source, at, 'bound', text)
        mutants.add(source, at, 'turn', text)
    source.wrap(first, last, STRENGTH[word], f'schemata::{COMPARED[word]}({number}, ', ')')
    source.replaced[source.tokens[at][2]] = (source.tokens[at][3], ',')


def change_computation(source, mutants, at):
    word = source.word(at)
    first, last = source.operand(at, -1, STRENGTH[word]), source.operand(at, 1, STRENGTH[word])
    while STRENGTH.get(source.word(first - 1)) == STRENGTH[word] and source.has_blanks(first - 1):
        first = source.operand(first - 1, -1, STRENGTH[word])  # a chain, from its begin to this sign
    number = mutants.add(source, at, 'swap', source.text_of(first, last))
    source.wrap(first, last, STRENGTH[word], f'schemata::{COMPUTED[word]}({number}, ', ')')
    source.replaced[source.tokens[at][2]] = (source.tokens[at][3], ',')


def change_logic(source, mutants, at):
    word = source.word(at)
    sides = [(source.operand(at, -1, STRENGTH[word]), at - 1), (at + 1, source.operand(at, 1, STRENGTH[word]))]
    if source.word(sides[0][0] - 1) == word:
        sides = sides[1:]  # the other one is the second of the sign before
    for first, last in sides:
        number = mutants.add(source, at, 'drop', f'{source.text_of(first, last)} of {word}')
        begins = '(schemata::is(%d) || (' if word == '&&' else '(!schemata::is(%d) && ('
        source.wrap(first, last, STRENGTH[word], begins % number, '))')


def tops(source, first, last):
    """The signs between operands of a condition that are in no brackets."""
    signs, at = [], first
    while at <= last:
        if source.word(at) in PAIRS and source.is_sign(at):
            at = source.partner[at]
        elif source.is_sign(at) and (source.word(at) in WEAKEST or source.has_blanks(at)):
            signs.append(at)
        at += 1
    return signs


def change_condition(source, mutants, at):
    """Of `if`, where nothing in it is compared or joined."""
    if source.word(at + 1) != '(':
        return
    first, last = at + 2, source.partner[at + 1] - 1
    for sign in tops(source, first, last):
        if source.word(sign) == ';':
            first = sign + 1
    words = {source.word(sign) for sign in tops(source, first, last)}
    if words & ({'=', '&&', '||', '?'} | set(COMPARED)) or first > last:
        return
    number = mutants.add(source, at, 'negate', f'if ({source.text_of(first, last)})')
    source.wrap(first, last, 0, f'schemata::either({number}, static_cast<bool>(', '))')


def change_choice(source, mutants, at):
    """The condition of `?`."""
    first, last = source.operand(at, -1, 0), at - 1
    words = {source.word(sign) for sign in tops(source, first, last)}
    if words & ({'&&', '||'} | set(COMPARED)):
        return
    number = mutants.add(source, at, 'negate', f'{source.text_of(first, last)} ?')
    source.wrap(first, last, 0, f'schemata::either({number}, static_cast<bool>(', '))')


def change_statement(source, mutants, at):
    """A call or an assignment that stands for itself, or `continue`."""
    if source.word(at - 1) not in (';', '{', '}', ')', 'else', ':') or source.is_list[at]:
        return
    is_label = source.is_fixed[at - 1] or source.word(at - 2) == 'default'
    if source.word(source.around[at]) != '{' or (source.word(at - 1) == ':' and not is_label):
        return
    word = source.word(at)
    if word == 'continue':
        number = mutants.add(source, at, 'drop', 'continue')
        source.wrap(at, at + 1, -1, f'{{ if (!schemata::is({number})) {{ ', ' } }')
        return
    if source.word(at - 1) == ')' and source.word(source.partner[at - 1] - 1) not in ('if', 'for', 'while', 'switch'):
        return
    if word in NO_STATEMENT or (source.tokens[at][0] != 'word' and word not in ('++', '--')):
        return
    end, is_effect = at, word in ('++', '--')
    while source.word(end) != ';':
        here = source.word(end)
        if here in (')', ']', '}', '{', ':') and source.is_sign(end):
            return  # the head of a loop, a block, a label
        two_words = source.tokens[end][0] == 'word' and end > at and source.tokens[end - 1][0] == 'word'
        declares = end > at and source.tokens[end][0] == 'word' and source.word(end - 1) in ('>', '&', '*', '&&') \
            and source.text[source.tokens[end][2] - 1] == ' ' and source.text[source.tokens[end - 1][2] - 1] != ' '
        if two_words or declares:
            return
        is_effect |= here in ('(', '++', '--') or here.endswith('=') and here not in COMPARED
        end = source.partner[end] + 1 if here in PAIRS and source.is_sign(end) else end + 1
    if not is_effect:
        return
    number = mutants.add(source, at, 'drop', source.text_of(at, end))
    source.wrap(at, end, -1, f'{{ if (!schemata::is({number})) {{ ', ' } }')


def change_return(source, mutants, at):
    value = source.word(at + 1)
    if value in ('true', 'false') and source.word(at + 2) == ';':
        number = mutants.add(source, at, 'negate', f'return {value}')
        _, _, begin, end = source.tokens[at + 1]
        source.replaced[begin] = (end, f"{'!' if value == 'true' else ''}schemata::is({number})")


def change_number(source, mutants, at):
    before, after = source.word(at - 1), source.word(at + 1)
    if source.is_list[at] or before in ('<', '<=', '>', '>=', '{', 'case') or after in ('<', '<=', '>', '>=', '}'):
        return
    if not re.fullmatch(r"[0-9']+[uU]?|0x[0-9A-Fa-f']+[uU]?", source.word(at)):
        return
    first = source.tokens[at][2]
    line = source.text[source.text.rfind('\n', 0, first) + 1:source.text.find('\n', first)].strip()
    number = mutants.add(source, at, f'increment {source.word(at)}', line)
    source.wrap(at, at, 20, '(', f' + (schemata::is({number}) ? 1 : 0))')


def change(source, mutants, left_out):
    for at, (kind, word, _, _) in enumerate(source.tokens):
        if not source.can_change(at) or source.function[at] in left_out:
            continue
        if kind == 'sign' and source.has_blanks(at):
            if word in COMPARED:
                change_comparisons(source, mutants, at)
            elif word in COMPUTED:
                change_computation(source, mutants, at)
            elif word in ('&&', '||'):
                change_logic(source, mutants, at)
            elif word == '?':
                change_choice(source, mutants, at)
        elif word == 'if' and source.word(at + 1) == '(':
            change_condition(source, mutants, at)
        elif word == 'return':
            change_return(source, mutants, at)
        elif kind == 'number':
            change_number(source, mutants, at)
        change_statement(source, mutants, at)


def write(file, text):
    os.makedirs(os.path.dirname(file), exist_ok=True)
    with open(file, 'w', encoding='utf-8') as out:
        out.write(text)


def main(root, sources, output):
    mutants = Mutants()
    with open(sources, encoding='utf-8') as lines:
        lines = [line.strip() for line in lines if line.strip() and not line.startswith('#')]
    names = [line for line in lines if not line.startswith('- ')]
    remarks = [line for line in lines if line.startswith('- ')]
    spared = [found.groups() for line in remarks if (found := re.fullmatch(r'- (\S+): (.*) => (.*)', line))]
    functions = [found.groups() for line in remarks if (found := re.fullmatch(r'- (\S+): function (\w+)', line))]
    if len(spared) + len(functions) != len(remarks):
        sys.exit(f'{sources}: what stands behind a hyphen has a form of its own')
    for name in names:
        with open(os.path.join(root, name), encoding='utf-8') as file:
            text = file.read()
        for place, old, new in spared:
            if place == name:
                if old not in text:
                    sys.exit(f'{name}: no {old}')
                text = text.replace(old, new)
        source = Source(name, text)
        left_out = [function for place, function in functions if place == name]
        for function in left_out:
            if function not in source.function:
                sys.exit(f'{name}: no function {function}')
        change(source, mutants, left_out)
        text = source.rewritten()
        place = re.search(r'^#include', text, re.MULTILINE).start()
        include = '#include "mutants/semantic/schemata.hpp"\n'
        write(os.path.join(output, name), text[:place] + include + text[place:])
    write(os.path.join(output, 'mutants.txt'), ''.join(f'{name}\n' for name in mutants.names))


if __name__ == '__main__':
    main(*sys.argv[1:])
