"""7 Wonders, 7 Wonders Duel and 7 Wonders Dice for research.

Rules, bots and analysis are those of the program, written in Rust. The guide is ``docs/python.md``.

>>> import mirabilia
>>> game = mirabilia.new("duel", seed=7)
>>> bot = mirabilia.Bot("greedy")
>>> while not game.over:
...     for seat in game.turn:
...         game.apply(seat, bot.choose(game, seat))
>>> sum(game.rewards())
0.0

Environments live in modules of their own, so that this one needs NumPy alone: ``mirabilia.duel_v0``,
``mirabilia.wonders_v0``, ``mirabilia.dice_v0`` (PettingZoo), ``mirabilia.gym`` (Gymnasium), ``mirabilia.openspiel``
(OpenSpiel), ``mirabilia.ray`` (Ray).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mirabilia._mirabilia import (
    MAX_OBSERVATION,
    OBSERVATION_VERSION,
    Bot,
    Env,
    Game,
    MirabiliaError,
    Schedule,
    VecEnv,
    __version__,
    analyse_game,
    best_move,
    blocks,
    bots,
    catalogue,
    features,
    games,
)
from mirabilia._progress import bar
from mirabilia.evaluation import evaluate
from mirabilia.match import self_play, stream, tournament

__all__ = [
    "MAX_OBSERVATION",
    "OBSERVATION_VERSION",
    "Bot",
    "Env",
    "Game",
    "MirabiliaError",
    "Schedule",
    "VecEnv",
    "__version__",
    "analyse",
    "best",
    "blocks",
    "bots",
    "catalogue",
    "evaluate",
    "features",
    "games",
    "load",
    "new",
    "self_play",
    "stream",
    "tournament",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    boards: str | os.PathLike[str] | None = None,
    *,
    names: Sequence[str] | None = None,
    auto_deal: bool = True,
) -> Game:
    """Starts a game.

    If omitted, ``seats`` is the minimum and ``seed`` comes from the operating system. ``options`` are
    those of ``docs/records.md``. ``boards`` is for Dice: the name of a board set, or a board file. With ``auto_deal=False``
    luck waits for ``deal``, or for ``settle`` with luck of your own.

    >>> game = new("duel", seed=7, options={"wonders": "first-game"}, auto_deal=False)
    >>> game.luck_due
    True
    >>> game.settle("deal tokens economy law masonry strategy theology")
    >>> game.deal()
    ['deal age 1 ...']
    >>> new("wonders", seats=9)
    Traceback (most recent call last):
    mirabilia.MirabiliaError: seats is "9"; expected 3 to 7
    """
    given = dict(options) if options else None
    listed = list(names) if names is not None else None
    return Game(game, seats, seed, given, boards, names=listed, auto_deal=auto_deal)


def load(
    record: str,
    seed: int | None = None,
    *,
    boards: str | os.PathLike[str] | None = None,
    auto_deal: bool = True,
) -> Game:
    """Reads a record. The game stands where the record ends; luck that is due there waits for ``deal``.

    >>> game = new("wonders", seats=4, seed=7)
    >>> load(game.record()).record() == game.record()
    True
    """
    text = None if boards is None else _boards_text(boards)
    return Game.load(record, seed, text, auto_deal)


def _boards_text(boards: str | os.PathLike[str]) -> str:
    """The text of a board file, given as text or by its path."""
    word = os.fspath(boards)
    if "\n" in word:
        return word
    with open(word, encoding="utf-8") as file:
        return file.read()


def analyse(
    game: Game | str,
    seat: int | None = None,
    *,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int = 0,
    seed: int = 0,
    full: bool = False,
    bot: str | None = None,
    progress: bool | Callable[[int, int], object] = False,
) -> dict[str, Any]:
    """Analyses every decision of a game or record, or those of one seat.

    Returns the report of ``docs/analysis.md``; ``svg`` has the curve of all players' win chances as a picture.
    ``threads=0`` uses every core. With ``iterations`` and without ``time_ms``, the same call gives the same result.
    ``progress=True`` shows a bar; a function is called with how many decisions are done, of how many.

    >>> game = new("duel", seed=7)
    >>> game.apply(0, game.legal_moves(0)[0])
    >>> report = analyse(game, iterations=20)
    >>> report["decisions"][0]["played"]["word"] in {"best", "good", "inaccuracy", "mistake", "blunder"}
    True
    """
    played = load(game) if isinstance(game, str) else game
    with bar(progress is True, "decisions") as shown:
        tell = progress if callable(progress) else (shown.to if progress else None)
        return analyse_game(played, seat, time_ms, iterations, threads, seed, full, bot, tell)


def best(
    game: Game,
    seat: int,
    *,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int = 1,
    seed: int = 0,
    bot: str | None = None,
) -> dict[str, Any]:
    """The best move of a seat that must decide now, the value of every move, and reasons.

    >>> game = new("duel", seed=7)
    >>> best(game, 0, iterations=50)["move"] in game.legal_moves(0)
    True
    """
    return best_move(game, seat, time_ms, iterations, threads, seed, bot)
