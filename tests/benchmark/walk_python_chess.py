"""The pass `walk` as a user of python-chess writes it: each node with its SAN, its UCI and the FEN
after it.
    walk_python_chess.py FILE    prints nanoseconds of processor time for each node
"""
import sys
import time

import chess.pgn

begin = time.process_time()
nodes = size = 0  # what is asked for is used
with open(sys.argv[1], encoding="latin-1") as file:
    while game := chess.pgn.read_game(file):
        open_nodes = [(game, game.board())]
        while open_nodes:
            node, board = open_nodes.pop()
            for child in node.variations:
                size += len(board.san(child.move)) + len(child.move.uci())
                after = board.copy(stack=False)
                after.push(child.move)
                size += len(after.fen(en_passant="fen"))
                nodes += 1
                open_nodes.append((child, after))
print(round((time.process_time() - begin) / nodes * 1e9))
