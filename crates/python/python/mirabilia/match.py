"""Tournaments and self-play on one machine: the threads play in Rust, with the GIL released.

A game follows from the schedule and its number alone, so the results do not depend on the number of threads, and
``mirabilia.ray`` gives the same on many machines.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

from mirabilia._mirabilia import Schedule
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


def tournament(
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
) -> dict[str, Any]:
    """A match between bots: every deal is played from every seat, and every bot gets a rating with its error.

    Returns the report of ``docs/arena.md`` (``bots`` is a list of flat dicts, ready for pandas), with the table as
    people read it in ``text`` and the games in ``results``.

    >>> report = tournament("duel", ["greedy", "random"], games=20, seed=7)
    >>> report["bots"][0]["score"] > report["bots"][1]["score"]
    True
    """
    schedule = plan(game, bots, games, seats, seed, options, boards, time_ms, iterations)
    return gather(schedule, stream(schedule, threads=threads), progress)


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
