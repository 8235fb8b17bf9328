"""Tournaments and self-play on one machine: the threads play in Rust, with the GIL released.

A game follows from the schedule and its number alone, so the results do not depend on the number of threads, and
``mirabilia.ray`` gives the same on many machines.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from mirabilia._mirabilia import Bot, Game, MirabiliaError, Schedule
from mirabilia._progress import bar


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The numbers of the games in chunks of this size.

    >>> list(chunks(5, 2))
    [(0, 2), (2, 4), (4, 5)]
    """
    for start in range(0, games, size):
        yield start, min(games, start + size)


def chunk_size(games: int, workers: int) -> int:
    """A chunk size that keeps every worker busy to the end with few calls.

    >>> chunk_size(1000, 4), chunk_size(3, 4)
    (32, 1)
    """
    return max(1, min(32, games // (workers * 4)))


def stream(
    schedule: Schedule, *, threads: int | None = None, records: bool = False
) -> Iterator[dict[str, Any]]:
    """Plays the games of a schedule and yields each when it ends; with several threads, in any order.

    >>> plan = Schedule("duel", ["greedy", "random"], games=6, seed=7)
    >>> sorted(game["game"] for game in stream(plan, threads=2))
    [0, 1, 2, 3, 4, 5]
    """
    workers = threads or os.cpu_count() or 1
    parts = chunks(schedule.games, chunk_size(schedule.games, workers))
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[list[dict[str, Any]]]] = set()
        try:
            for start, stop in parts:
                running.add(pool.submit(schedule.play, start, stop, records))
                if len(running) >= 2 * workers:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for part in done:
                        yield from part.result()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for part in done:
                    yield from part.result()
        finally:
            for part in running:
                part.cancel()


#: A bot's name, a bot, or a policy: observations and boolean masks of a batch of seats to one id for each.
Player = str | Bot | Callable[[Any, Any], Any]


def tournament(
    game: str,
    bots: Sequence[Player],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    boards: str | os.PathLike[str] | None = None,
    *,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int | None = None,
    progress: bool = False,
) -> dict[str, Any]:
    """A match between bots: every deal is played from every seat, and every bot gets a rating with its error.

    A bot is given by its name, as a ``Bot``, or as a policy of your own (see ``Player``). If all are names, the games run
    in Rust on all threads; otherwise they run in one thread, policies are asked in batches, the luck of a deal is not the
    same as with names alone, and each result has its ``record``.

    Returns the report of ``docs/arena.md`` (``bots`` is a list of flat dicts, ready for pandas), with the table as
    people read it in ``text`` and the games in ``results``.

    >>> report = tournament("duel", ["greedy", "random"], games=20, seed=7)
    >>> report["bots"][0]["score"] > report["bots"][1]["score"]
    True
    """
    names = [bot for bot in bots if isinstance(bot, str)]
    if len(names) < len(bots):
        return _with_players(game, bots, games, seats, seed, options, boards, time_ms, iterations, progress)
    schedule = plan(game, names, games, seats, seed, options, boards, time_ms, iterations)
    return gather(schedule, stream(schedule, threads=threads), progress)


def _label(player: Player) -> str:
    if isinstance(player, str):
        return player
    return str(getattr(player, "name", None) or getattr(player, "__name__", type(player).__name__))


def _with_players(
    game: str,
    bots: Sequence[Player],
    games: int,
    seats: int | None,
    seed: int,
    options: Mapping[str, object] | None,
    boards: str | os.PathLike[str] | None,
    time_ms: float | None,
    iterations: int | None,
    progress: bool,
) -> dict[str, Any]:
    """The same with players of the caller among the bots."""
    labels: list[str] = []
    players: dict[str, Player] = {}
    for bot in bots:
        label, number = _label(bot), 2
        while label in players and players[label] is not bot:
            label, number = f"{_label(bot)} {number}", number + 1
        labels.append(label)
        players[label] = bot
    outside = [label for label, player in players.items() if not isinstance(player, str)]
    given = dict(options) if options else None
    schedule = Schedule(
        game, labels, games, seats, seed, given, boards, time_ms, iterations, outside
    )
    tables = _Tables(schedule, players, given, boards, time_ms, iterations)
    return gather(schedule, tables.play(), progress)


class _Tables:
    """Games with players of the caller, some at a time, so that policies are asked in batches."""

    AT_ONCE = 128

    def __init__(
        self,
        schedule: Schedule,
        players: Mapping[str, Player],
        options: dict[str, Any] | None,
        boards: str | os.PathLike[str] | None,
        time_ms: float | None,
        iterations: int | None,
    ) -> None:
        self.schedule = schedule
        self.players = players
        self.options = options
        self.boards = boards
        self.budget = (time_ms, iterations)

    def play(self) -> Iterator[dict[str, Any]]:
        """The games as they end."""
        for start, stop in chunks(self.schedule.games, self.AT_ONCE):
            tables = [self._begin(number) for number in range(start, stop)]
            while tables:
                asked: dict[str, list[tuple[_Table, int]]] = {}
                for table in tables:
                    for seat in table.game.turn:
                        asked.setdefault(table.names[seat], []).append((table, seat))
                for name, seats in asked.items():
                    self._decide(name, seats)
                yield from (table.result() for table in tables if table.game.over)
                tables = [table for table in tables if not table.game.over]

    def _begin(self, number: int) -> _Table:
        seating = self.schedule.seating(number)
        seats = len(seating["names"])
        game = Game(self.schedule.game, seats, seating["luck"], self.options, self.boards)
        bots: list[Bot | None] = []
        for name, seed in zip(seating["names"], seating["seeds"], strict=True):
            player = self.players[name]
            budget = (None, None) if "@" in name else self.budget
            bots.append(Bot(player, *budget, seed=seed) if isinstance(player, str) else None)
        return _Table(seating, game, bots)

    def _decide(self, name: str, seats: list[tuple[_Table, int]]) -> None:
        """One player decides at all tables where it must."""
        player = self.players[name]
        began = time.perf_counter()
        if isinstance(player, str):
            ids: Sequence[Any] = [bot.choose_id(t.game, s) for t, s in seats if (bot := t.bots[s])]
        elif isinstance(player, Bot) or hasattr(player, "choose_id"):
            ids = [player.choose_id(table.game, seat) for table, seat in seats]
        else:
            rows = np.stack([table.game.observe(seat) for table, seat in seats])
            masks = np.stack([table.game.mask(seat) for table, seat in seats]).view(np.bool_)
            ids = player(rows, masks)
        each = (time.perf_counter() - began) / len(seats)
        for (table, seat), move in zip(seats, ids, strict=True):
            try:
                table.game.apply(seat, int(move))
            except MirabiliaError as error:
                number = table.seating["game"]
                raise MirabiliaError(f'"{name}" at seat {seat} of game {number}: {error}') from None
            table.moves[seat] += 1
            table.seconds[seat] += each


class _Table:
    """One game of a match with players of the caller."""

    def __init__(self, seating: dict[str, Any], game: Game, bots: list[Bot | None]) -> None:
        self.seating = seating
        self.names: list[str] = seating["names"]
        self.game = game
        self.bots = bots
        self.moves = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def result(self) -> dict[str, Any]:
        """As ``Schedule.play`` tells it."""
        game, winners = self.game, self.game.winners
        return {
            "game": self.seating["game"],
            "deal": self.seating["deal"],
            "end": game.end,
            "bots": self.seating["bots"],
            "names": self.names,
            "shares": [float(seat in winners) / len(winners) for seat in range(game.seats)],
            "points": [sheet["total"] for sheet in game.scores()],
            "moves": self.moves,
            "seconds": self.seconds,
            "over_seconds": [0.0] * game.seats,
            "record": game.record(),
        }


def self_play(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    boards: str | os.PathLike[str] | None = None,
    *,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int | None = None,
    progress: bool = False,
) -> Iterator[dict[str, Any]]:
    """Yields games with their records as they end, as training data.

    >>> for game in self_play("dice", ["greedy"], games=2, seats=3, seed=7):
    ...     print(game["game"] in (0, 1), game["record"].splitlines()[0])
    True mirabilia 1 dice
    True mirabilia 1 dice
    """
    schedule = plan(game, bots, games, seats, seed, options, boards, time_ms, iterations)
    with bar(progress, "games", schedule.games) as shown:
        for played in stream(schedule, threads=threads, records=True):
            shown.add(1)
            yield played


def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    options: Mapping[str, object] | None,
    boards: str | os.PathLike[str] | None,
    time_ms: float | None,
    iterations: int | None,
) -> Schedule:
    """The schedule for these arguments."""
    given = dict(options) if options else None
    return Schedule(
        game, list(bots), games, seats, seed, given, boards, time_ms=time_ms, iterations=iterations
    )


def gather(
    schedule: Schedule, played: Iterator[dict[str, Any]], progress: bool
) -> dict[str, Any]:
    """The report of the given games, in the order of their numbers."""
    results: list[dict[str, Any]] = []
    with bar(progress, "games", schedule.games) as shown:
        for game in played:
            results.append(game)
            shown.add(1)
    results.sort(key=lambda game: int(game["game"]))
    report: dict[str, Any] = schedule.report(results)
    report["results"] = results
    return report
