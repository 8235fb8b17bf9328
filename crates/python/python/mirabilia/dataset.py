"""Data sets of searched games: positions, legal moves, policy and value of the search, results.

    python -m mirabilia.dataset --game duel --decisions 10000 --bot search@200 --out duel.npz
    python -m mirabilia.dataset --game duel --decisions 10000 --out duel.parquet        # needs pyarrow

A set is one compressed NumPy file, or one Parquet file with a row for each decision; both have the whole records of the
games, and ``load`` reads either. ``sample(game)`` is a set of 10,000 decisions that comes with the package.

>>> rows = sample("duel")
>>> one = rows[0]
>>> one.game().legal_ids(one.seat) == one.ids.tolist()
True
>>> abs(float(one.policy.sum()) - 1) < 1e-3
True
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from mirabilia import _parquet
from mirabilia._mirabilia import OBSERVATION_VERSION, Bot, Game, MirabiliaError, games

#: Seats of the samples.
SEATS = {"duel": 2, "wonders": 4, "dice": 4}


@dataclass(frozen=True)
class Decision:
    """One decision of a game."""

    #: The number of the game in the set.
    number: int
    #: How many steps the record had before the turn.
    steps: int
    seat: int
    #: The id that was played.
    played: int
    #: The legal ids, ascending, and for each the share of the simulations and the expected share of the victory.
    ids: npt.NDArray[np.uint16]
    policy: npt.NDArray[np.float32]
    values: npt.NDArray[np.float32]
    #: The expected share of the victory of the seat, by the search.
    value: float
    #: The reward of the seat at the end of the game.
    reward: float
    #: The record of the whole game.
    record: str

    def game(self) -> Game:
        """The game before the decision: ``observe``, ``view`` and ``legal_ids`` of ``seat`` are those of the player."""
        return Game.load(self.record, 0, None, False).rewound(self.steps)


class Dataset:
    """Decisions of searched games."""

    def __init__(self, columns: dict[str, Any]) -> None:
        self.columns = columns
        self.name: str = str(columns["game"])
        self.bot: str = str(columns["bot"])

    @cached_property
    def records(self) -> list[str]:
        """The records of the games."""
        return str(self.columns["records"]).split("\0")

    def __len__(self) -> int:
        return len(self.columns["played"])

    def __getitem__(self, place: int) -> Decision:
        columns = self.columns
        if not -len(self) <= place < len(self):
            raise IndexError(f"no decision {place}; there are {len(self)}")
        place %= len(self)
        start, stop = int(columns["starts"][place]), int(columns["starts"][place + 1])
        number = int(columns["numbers"][place])
        visits = columns["visits"][start:stop].astype(np.float32)
        return Decision(
            number=number,
            steps=int(columns["steps"][place]),
            seat=int(columns["seats"][place]),
            played=int(columns["played"][place]),
            ids=columns["ids"][start:stop],
            policy=visits / max(float(visits.sum()), 1.0),
            values=columns["values"][start:stop].astype(np.float32),
            value=float(columns["value"][place]),
            reward=float(columns["rewards"][place]),
            record=self.records[number],
        )

    def __iter__(self) -> Iterator[Decision]:
        return (self[place] for place in range(len(self)))

    def arrays(self, start: int = 0, stop: int | None = None, *, parts: str = "both") -> dict[str, Any]:
        """Observations, masks, policies (by id), values and rewards of some decisions, for a learner."""
        rows = [self[place] for place in range(len(self))[start:stop]]
        ids = games()[self.name]["ids"]
        policies = np.zeros((len(rows), ids), np.float32)
        for policy, row in zip(policies, rows, strict=True):
            policy[row.ids] = row.policy
        return {
            "observations": np.stack([row.game().observe(row.seat, parts=parts) for row in rows]),
            "policies": policies,
            "masks": np.stack([row.game().mask(row.seat) for row in rows]).view(np.bool_),
            "values": np.array([row.value for row in rows], np.float32),
            "rewards": np.array([row.reward for row in rows], np.float32),
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the set: Parquet if the name ends so, else a compressed NumPy file."""
        if str(path).endswith(".parquet"):
            _parquet.write(self.columns, path)
        else:
            np.savez_compressed(path, **self.columns)


def load(path: str | os.PathLike[str]) -> Dataset:
    """Reads a set that ``save`` or the command wrote: Parquet if the name ends so, else a NumPy file."""
    if str(path).endswith(".parquet"):
        columns = _parquet.read(path)
    else:
        with np.load(path, allow_pickle=False) as file:
            columns = {name: file[name] for name in file.files}
    version = int(columns["version"])
    if version != 1:
        raise MirabiliaError(f"{os.fspath(path)}: version {version}; expected 1")
    return Dataset(columns)


def sample(game: str) -> Dataset:
    """The set of 10,000 decisions that comes with the package."""
    if game not in SEATS:
        raise MirabiliaError(f'no game "{game}"; games are {", ".join(SEATS)}')
    return load(Path(__file__).parent / "samples" / f"{game}.npz")


def make(
    game: str, decisions: int, *, bot: str = "search@200", seats: int | None = None, seed: int = 1
) -> Dataset:
    """Plays games of a bot against itself and keeps what its search thought of every decision.

    Every tenth move is drawn from the policy of the search instead of its best, so that games differ.
    """
    columns: dict[str, list[Any]] = {
        name: [] for name in ("numbers", "steps", "seats", "played", "value", "rewards")
    }
    ids: list[int] = []
    visits: list[int] = []
    values: list[float] = []
    starts = [0]
    records: list[str] = []
    draw = np.random.default_rng(seed)
    player = Bot(bot, seed=seed)
    while len(columns["played"]) < decisions:
        played = Game(game, seats or SEATS[game], int(draw.integers(2**62)))
        first = len(columns["played"])
        while not played.over:
            turn, steps = played.turn, played.steps
            chosen = []
            for seat in turn:
                advice = player.advise(played, seat)
                moves = advice["moves"]
                counts = np.array([move["visits"] for move in moves], np.float64)
                if not counts.sum():
                    counts[[move["id"] == advice["id"] for move in moves]] = 1
                move = int(advice["id"])
                if draw.random() < 0.1:
                    move = int(moves[draw.choice(len(moves), p=counts / counts.sum())]["id"])
                chosen.append((seat, move))
                ids += [move["id"] for move in moves]
                scale = 60_000 / max(60_000.0, counts.max())
                visits += [round(count * scale) for count in counts]
                values += [move["value"] for move in moves]
                starts.append(len(ids))
                for name, item in zip(
                    columns, (len(records), steps, seat, move, advice["value"], 0.0), strict=True
                ):
                    columns[name].append(item)
            for seat, move in chosen:
                played.apply(seat, move)
        rewards = played.rewards()
        for place in range(first, len(columns["played"])):
            columns["rewards"][place] = rewards[columns["seats"][place]]
        records.append(played.record())
    return Dataset(
        {
            "version": np.array(1),
            "observation_version": np.array(OBSERVATION_VERSION),
            "game": np.array(game),
            "bot": np.array(bot),
            "numbers": np.array(columns["numbers"], np.uint32),
            "steps": np.array(columns["steps"], np.uint32),
            "seats": np.array(columns["seats"], np.uint8),
            "played": np.array(columns["played"], np.uint16),
            "value": np.array(columns["value"], np.float32),
            "rewards": np.array(columns["rewards"], np.float32),
            "starts": np.array(starts, np.uint32),
            "ids": np.array(ids, np.uint16),
            "visits": np.array(visits, np.uint16),
            "values": np.array(values, np.float16),
            "records": np.array("\0".join(records)),
        }
    )


def main() -> None:
    """``python -m mirabilia.dataset``: makes a set."""
    parser = argparse.ArgumentParser(description="Makes a data set of searched games.")
    parser.add_argument("--game", default="duel", choices=list(SEATS))
    parser.add_argument("--decisions", type=int, default=10_000, help="at least so many; games are whole")
    parser.add_argument("--bot", default="search@200", help="a bot that searches")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True, help="a file that ends in .npz or .parquet")
    said = parser.parse_args()
    found = make(said.game, said.decisions, bot=said.bot, seats=said.seats, seed=said.seed)
    found.save(said.out)
    print(f"{said.out}: {len(found)} decisions of {len(found.records)} games by {found.bot}")


if __name__ == "__main__":
    main()
