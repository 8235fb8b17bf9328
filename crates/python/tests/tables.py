"""What the tests share: tables of every kind, and random games on them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import mirabilia

#: Game, seats and options: every kind of table that differs in its rules.
TABLES = [
    ("duel", 2, {}),
    ("duel", 2, {"wonders": "first-game", "first": "random"}),
    ("wonders", 3, {}),
    ("wonders", 4, {"sides": "choose", "wonders": "choose"}),
    ("wonders", 7, {}),
    ("dice", 2, {}),
    ("dice", 4, {"boards": "stand-in"}),
]


def new(game: str, seats: int, options: dict[str, str], seed: int) -> mirabilia.Game:
    """A game on one of the tables."""
    return mirabilia.new(game, seats, seed, options)


def play_on(game: mirabilia.Game, choices: random.Random) -> Iterator[tuple[int, int]]:
    """Plays at random to the end; tells seat and id before each decision."""
    while not game.over:
        seat = game.turn[0]
        move = choices.choice(game.legal_ids(seat))
        yield seat, move
        game.apply(seat, move)


def play_out(game: mirabilia.Game, seed: int = 1) -> mirabilia.Game:
    """The game, played at random to the end."""
    for _ in play_on(game, random.Random(seed)):
        pass
    return game
