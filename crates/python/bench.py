"""How fast the environments are, beside OpenSpiel's own games.

    python bench.py [--seconds 2] [--out FILE | --json]

Every line plays random legal moves. *One* environment is a Python loop that steps and draws through the thin API. *Many*
is a `VecEnv` on all cores; a step there is one decision of one game. Speeds are by processor time, added up over all
threads, and by the clock: on a busy machine the first tells more. ``cargo xtask bench`` reads the JSON and writes
``docs/bench.md``: one object with versions, then one for each measurement, a line each.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import platform
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import mirabilia
import numpy as np

TABLES = [("duel", 2), ("wonders", 4), ("dice", 4)]
#: Games at once: the arrays of one core then stay in its cache.
CROWD = 512


@dataclass
class Row:
    """One line of the table."""

    name: str
    what: str
    steps: int
    clock: float
    processor: float

    def line(self) -> str:
        """As Markdown."""
        return f"| {self.what} | {self.steps / self.processor:,.0f} | {self.steps / self.clock:,.0f} |"

    def json(self) -> str:
        """For programs."""
        times = {"clock_seconds": self.clock, "cpu_seconds": self.processor}
        return json.dumps({"name": self.name, "what": self.what, "steps": self.steps, **times})


def measure(name: str, what: str, batch: Callable[[], int], seconds: float) -> Row:
    """Repeats a batch of steps for about so long."""
    batch()
    steps, clock, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        steps += batch()
    return Row(name, what, steps, time.perf_counter() - clock, time.process_time() - processor)


def one(game: str, seats: int, *, observe: bool) -> Callable[[], int]:
    """One environment through the thin API."""
    env = mirabilia.Env(game, seats, seed=1)
    row, mask = np.zeros(env.features, np.float32), np.zeros(env.ids, np.int8)
    step, sample, look, reset = env.step, env.sample, env.observe, env.reset

    def batch() -> int:
        if observe:
            for _ in range(2000):
                look(row, mask)
                if step(sample()):
                    reset()
        else:
            for _ in range(2000):
                if step(sample()):
                    reset()
        return 2000

    return batch


def many(game: str, seats: int, **said: object) -> Callable[[], int]:
    """Many environments at once; ids are drawn in Rust too, into one array."""
    envs = mirabilia.VecEnv(game, CROWD, seats, 1, **said)  # type: ignore[arg-type]
    actions = envs.sample()

    def batch() -> int:
        envs.step(actions)
        envs.sample(actions)
        return CROWD

    return batch


def whole(game: str, seats: int) -> Callable[[], int]:
    """`Game`, with record, checks and texts at hand."""

    def batch() -> int:
        played, steps = mirabilia.new(game, seats, random.getrandbits(60)), 0
        while not played.over:
            for seat in played.turn:
                played.apply(seat, random.choice(played.legal_ids(seat)))
                steps += 1
        return steps

    return batch


def spiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)

    def batch() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
                continue
            if state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([random.choice(state.legal_actions(player)) for player in players])
                steps += game.num_players()
                continue
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return batch


def gym(game: str, seats: int) -> Callable[[], int]:
    """One seat against `greedy` through Gymnasium."""
    import gymnasium
    import mirabilia.gym  # noqa: F401

    env = gymnasium.make(f"mirabilia/{game.capitalize()}-v0", seats=seats, opponents="greedy")
    sample = env.unwrapped.env.sample  # type: ignore[attr-defined]
    env.reset(seed=1)

    def batch() -> int:
        for _ in range(500):
            if env.step(sample())[2]:
                env.reset()
        return 500

    return batch


def aec(game: str, seats: int) -> Callable[[], int]:
    """All seats in turn through PettingZoo."""
    module = importlib.import_module(f"mirabilia.{game}_v0")
    env = module.env(**({} if game == "duel" else {"seats": seats}))
    sample = env.table.env.sample

    def batch() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            _, _, ended, _, _ = env.last()
            env.step(None if ended else sample())
            steps += 1
        return steps

    return batch


def many_against(game: str, seats: int) -> Callable[[], int]:
    """Many games against `greedy` through Gymnasium's vector API; a step is a decision of the learner."""
    from mirabilia.vector import SeatVectorEnv

    envs = SeatVectorEnv(CROWD, game, "greedy", seats, copy=False)
    envs.reset(seed=1)

    def batch() -> int:
        envs.step(envs.sample())
        return CROWD

    return batch


def rlcard(name: str) -> Callable[[], int]:
    """A game of RLCard."""
    import rlcard as cards

    env = cards.make(name)

    def batch() -> int:
        steps = 0
        state, player = env.reset()
        while not env.is_over():
            state, player = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return batch


def pgx(name: str) -> Callable[[], int]:
    """Many games of pgx on the processor, with random legal actions; a finished game restarts."""
    import jax
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    step = auto_reset(env.step, env.init)

    def turn(state: object, key: object) -> object:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))  # type: ignore[attr-defined]
        actions = jax.random.categorical(key, logits, axis=1)
        return jax.vmap(step)(state, actions, jax.random.split(key, CROWD))

    advance = jax.jit(turn)
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(2), CROWD))]

    def batch() -> int:
        for _ in range(5):
            states[0] = advance(states[0], next(keys))
        jax.block_until_ready(states[0].rewards)
        return 5 * CROWD

    return batch


def rows(seconds: float) -> Iterator[Row]:
    """Every measurement."""
    for game, seats in TABLES:
        at, key = f"{game}, {seats} seats", f"{game}.{seats}"
        batch = one(game, seats, observe=False)
        yield measure(f"{key}.env", f"{at}: one, `Env`, steps alone", batch, seconds)
        batch = one(game, seats, observe=True)
        yield measure(f"{key}.env-look", f"{at}: one, `Env`, observation and mask", batch, seconds)
        yield measure(f"{key}.game", f"{at}: one, `Game`", whole(game, seats), seconds)
        crowd = f"{at}: many, `VecEnv`"
        batch = many(game, seats, observe=False)
        yield measure(f"{key}.vec", f"{crowd}, steps alone", batch, seconds)
        for parts in ("table", "glance", "both"):
            batch = many(game, seats, parts=parts)
            what = f'{crowd}, masks and observations, parts="{parts}"'
            yield measure(f"{key}.vec-{parts}", what, batch, seconds)
        if version("gymnasium"):
            yield measure(f"{key}.gym", f"{at}: Gymnasium, one seat against greedy", gym(game, seats), seconds)
            batch = many_against(game, seats)
            yield measure(f"{key}.vector", f"{at}: Gymnasium, `VectorEnv` against greedy", batch, seconds)
        if version("pettingzoo"):
            yield measure(f"{key}.aec", f"{at}: PettingZoo, AEC", aec(game, seats), seconds)
        if version("open_spiel"):
            import mirabilia.openspiel  # noqa: F401

            named = f"mirabilia_{game}(players={seats})"
            yield measure(f"{key}.spiel", f"{at}: OpenSpiel", spiel(named), seconds)
    for name in ("uno", "leduc-holdem") if version("rlcard") else ():
        yield measure(f"rlcard.{name}", f"RLCard {name}", rlcard(name), seconds)
    for name in ("backgammon", "leduc_holdem") if version("pgx") else ():
        yield measure(f"pgx.{name}", f"pgx {name}, {CROWD} at once", pgx(name), seconds)
    if not version("open_spiel"):
        return
    for name in ("tic_tac_toe", "connect_four", "backgammon", "chess", "go(board_size=9)", "leduc_poker"):
        yield measure(f"openspiel.{name}", f"OpenSpiel {name}, C++ through Python", spiel(name), seconds)


def version(package: str) -> str | None:
    """Of a package that may not be there."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def versions() -> dict[str, str | None]:
    """What was measured with, and which package it was."""
    return {
        "package": mirabilia.__file__,
        "mirabilia": mirabilia.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "openspiel": version("open_spiel"),
    }


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each line is measured")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--out", help="a file for the table; without it, the screen alone")
    output.add_argument("--json", action="store_true", help="one JSON object a line instead of the table")
    said = parser.parse_args()
    if said.json:
        print(json.dumps(versions()), flush=True)
        for row in rows(said.seconds):
            print(row.json(), flush=True)
        return
    lines = [
        "## Python",
        "",
        f"`python crates/python/bench.py --seconds {said.seconds:g}`, mirabilia {mirabilia.__version__} (release), CPython "
        f"{platform.python_version()}, {os.cpu_count()} cores. Random legal moves; a step is one decision. {CROWD:,} games",
        "at once in `VecEnv`, on all cores: beside its speed by processor time, that of every core adds to the one by the clock.",
        f"Load of the machine at the start: {os.getloadavg()[0]:.1f}.",
        "",
        "| what | steps / CPU-s | steps / s by the clock |",
        "|---|---|---|",
    ]
    print("\n".join(lines))
    for row in rows(said.seconds):
        lines.append(row.line())
        print(row.line(), flush=True)
    if said.out:
        with open(said.out, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
