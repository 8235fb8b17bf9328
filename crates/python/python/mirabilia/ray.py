"""Tournaments and self-play on Ray: on a laptop after ``ray.init()``, on a cluster after ``ray.init(address=...)``.

Tasks are chunks of whole games. A game follows from the schedule and its number alone, so a chunk whose worker died is
played again by another and gives the same, and the results are those of ``mirabilia.tournament`` on one machine.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import ray

from mirabilia._mirabilia import Schedule
from mirabilia._progress import bar
from mirabilia.match import chunk_size, chunks, gather, plan


def _play(schedule: Schedule, start: int, stop: int, records: bool) -> dict[str, Any]:
    """The work of one Ray task, and the node that did it."""
    games = schedule.play(start, stop, records)
    return {"games": games, "worker": os.getpid(), "node": ray.get_runtime_context().get_node_id()}


def stream(
    schedule: Schedule,
    *,
    records: bool = False,
    chunk: int | None = None,
    workers: bool = False,
) -> Iterator[dict[str, Any]]:
    """Plays the games of a schedule on Ray and yields each when its chunk ends, in any order.

    ``chunk`` is how many games a task plays. With ``workers=True`` each game also says which process played it.
    """
    if not ray.is_initialized():
        ray.init()
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    cores = max(1, int(resources.get("CPU", 1)))
    size = chunk or chunk_size(schedule.games, cores)
    # Without end: a game that was begun is finished, however many workers die under it.
    task = ray.remote(max_retries=-1)(_play)
    plan_id = ray.put(schedule)
    parts = chunks(schedule.games, size)
    running: list[Any] = []
    try:
        for start, stop in parts:
            running.append(task.remote(plan_id, start, stop, records))
            if len(running) >= 3 * cores:
                done, running = ray.wait(running, num_returns=1)
                yield from _games(done, workers)
        while running:
            done, running = ray.wait(running, num_returns=1)
            yield from _games(done, workers)
    finally:
        for part in running:
            ray.cancel(part, force=True)


def _games(done: list[Any], workers: bool) -> Iterator[dict[str, Any]]:
    for part in done:
        told = ray.get(part)
        for game in told["games"]:
            yield {**game, "worker": told["worker"], "node": told["node"]} if workers else game


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
    chunk: int | None = None,
    progress: bool = False,
) -> dict[str, Any]:
    """``mirabilia.tournament``, on Ray. Except for times, the same seed gives the same results if the bots' budgets
    are iterations."""
    schedule = plan(game, bots, games, seats, seed, options, boards, time_ms, iterations)
    return gather(schedule, stream(schedule, chunk=chunk), progress)


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
    chunk: int | None = None,
    progress: bool = False,
) -> Iterator[dict[str, Any]]:
    """``mirabilia.self_play``, on Ray: yields games with their records as they end."""
    schedule = plan(game, bots, games, seats, seed, options, boards, time_ms, iterations)
    with bar(progress, "games", schedule.games) as shown:
        for played in stream(schedule, records=True, chunk=chunk):
            shown.add(1)
            yield played
