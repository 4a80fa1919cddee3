"""python-chess: chess.pgn.read_game until there are no more games. It raises nothing: what it could not read stands in
the errors of the game, and that is how it says no."""
import io
import logging

import chess
import chess.pgn

from protocol import Refused, answer, records_of

logging.disable(logging.CRITICAL)
LETTERS = {chess.KNIGHT: "N", chess.BISHOP: "B", chess.ROOK: "R", chess.QUEEN: "Q", chess.KING: "K"}


def destination(board, move):
    """The square that the king of a castling goes to, which for Chess960 is not that of the move."""
    if not board.is_castling(move):
        return move.to_square
    file = 6 if board.is_kingside_castling(move) else 2
    return chess.square(file, chess.square_rank(move.from_square))


def note(comment):
    return [{"comment": comment}] if comment else []


def move_elements(node, board):
    """The move with what belongs to it; the board has it played then."""
    move = node.move
    told = {"san": board.san(move), "origin": chess.square_name(move.from_square),
            "destination": chess.square_name(destination(board, move))}
    if move.promotion:
        told["promotion"] = LETTERS[move.promotion]
    board.push(move)
    told["fen"] = board.fen(en_passant="fen")
    return [*note(node.starting_comment), told, *({"nag": nag} for nag in sorted(node.nags)), *note(node.comment)]


def line(node, board):
    """The line from a node on, with the variations behind the moves that they replace."""
    elements = []
    while node.variations:
        main, *others = node.variations
        before = board.copy(stack=False)
        elements += move_elements(main, board)
        for other in others:
            branch = before.copy(stack=False)
            elements.append({"rav": move_elements(other, branch) + line(other, branch)})
        node = main
    return elements


def read_games(text):
    tree, stream = [], io.StringIO(text, newline=None)
    while (game := chess.pgn.read_game(stream)) is not None:
        if game.errors:
            raise Refused(f"{type(game.errors[0]).__name__}: {game.errors[0]}")
        tree.append({"tags": list(map(list, game.headers.items())), "termination": None,
                     "movetext": note(game.comment) + line(game, game.board())})
    return {"tree": tree}


def operands(opcode, value, board):
    """What set_epd made of the operands of an operation: nothing, a string, a number, a move, or moves, which in pv
    follow one another."""
    if isinstance(value, chess.Move):
        return [board.san(value)]
    if not isinstance(value, list):
        return [] if value is None else [str(value)]
    if opcode != "pv":
        return [board.san(move) for move in value]
    board = board.copy(stack=False)
    return [board.san_and_push(move) for move in value]


def read_record(record, kind, dialect):
    """As documented: the constructor and set_epd raise ValueError; whether a position can be is asked for apart."""
    board, operations = chess.Board(chess960=dialect != "fen"), None
    try:
        if kind == "epd":
            operations = board.set_epd(record)
        else:
            board.set_fen(record)
    except ValueError as error:
        raise Refused(str(error)) from None
    if not board.is_valid():
        raise Refused(f"not a valid position: {board.status()!r}")
    written = {"shredder": dialect == "shredder", "en_passant": "fen"}
    if operations is None:
        return {"fen": board.fen(**written)}
    return {"fen": board.epd(**written),
            "operations": [[opcode, *operands(opcode, value, board)] for opcode, value in operations.items()]}


def read(data, question):
    text = data.decode("latin-1" if question["encoding"] == "latin1" else "utf-8", "replace")
    if question["input"] == "pgn":
        return read_games(text)
    return {"records": [read_record(one, question["input"], question["dialect"]) for one in records_of(text)]}


answer({"name": "python-chess", "version": chess.__version__, "inputs": ["pgn", "fen", "epd"],
        "emits": ["games", "tags", "moves", "squares", "fens", "comments", "nags", "variations"]}, read)
