"""How strong a policy is: a fixed protocol, so that figures of different people compare.

Protocol 1: at each table one seat is the policy's and one named bot has all other seats: two seats in Duel, four in the
other games. Every deal is played from every seat with the same luck. Deals follow from ``SEED``; their number is an
argument, and figures for a leaderboard take ``DEALS``. Bots with a search have a fixed number of iterations, so nothing
depends on the machine.

>>> import mirabilia
>>> result = mirabilia.evaluate("greedy", "duel", opponents=["random"], deals=10)
>>> result.rows[0].score > 0.8
True
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from mirabilia._mirabilia import OBSERVATION_VERSION, Bot, MirabiliaError, VecEnv, __version__

#: The version of the protocol: figures of different versions do not compare.
PROTOCOL = 1
#: All deals follow from this seed.
SEED = 7_000_001
#: Deals against each opponent, for figures that are published.
DEALS = 100
#: Seats of a table.
SEATS = {"duel": 2, "wonders": 4, "dice": 4}
#: The Elo ratings of the opponents, with 0 for ``random``: sums of matches of docs/strength.md (``CHAINS``) as they were when
#: the protocol was fixed. In Dice the distance between ``random`` and ``easy`` is a lower bound: it never won.
RATINGS = {
    "duel": {"random": 0, "easy": 489, "normal": 759, "greedy": 786, "hard": 1212},
    "wonders": {"random": 0, "easy": 842, "normal": 1142, "greedy": 1329, "hard": 1439},
    "dice": {"random": 0, "easy": 1632, "normal": 1965, "greedy": 2083, "hard": 2107},
}
_HARD = {"easy-random": 1, "normal-easy": 1, "hard-normal": 1}
#: The matches whose differences a rating adds up, with their signs.
CHAINS = {
    "easy": {"easy-random": 1},
    "normal": {"easy-random": 1, "normal-easy": 1},
    "hard": _HARD,
    "greedy": {**_HARD, "expert-hard": 1, "expert-greedy": -1},
}

#: Observations (float32) and masks (bool) of a batch of seats to one id for each.
Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.bool_]], Any]


@dataclass
class Row:
    """The games against one opponent."""

    opponent: str
    rating: int
    games: int
    #: The share of the victories; ties count in parts.
    score: float
    #: Half of its 95 % interval, from the spread between deals.
    error: float
    #: The mean points of the policy, and of the others.
    points: tuple[float, float]


@dataclass
class Result:
    """What ``evaluate`` found."""

    game: str
    policy: str
    rows: list[Row]
    rating: float
    #: Half of the 95 % interval of the rating, given the opponents' ratings.
    error: float
    conditions: dict[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """The table as Markdown."""
        lines = [
            f"{self.policy}, {self.game}: rating {self.rating:.0f} ± {self.error:.0f}",
            "",
            "| opponent | its rating | games | score, % | points |",
            "|---|---|---|---|---|",
        ]
        for row in self.rows:
            score = f"{100 * row.score:.1f} ± {100 * row.error:.1f}"
            points = f"{row.points[0]:.1f} : {row.points[1]:.1f}"
            lines.append(f"| {row.opponent} | {row.rating} | {row.games} | {score} | {points} |")
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text()


def evaluate(
    policy: Policy | Bot | str,
    game: str = "duel",
    *,
    opponents: Sequence[str] | None = None,
    deals: int = DEALS,
    parts: str = "both",
    name: str | None = None,
    threads: int | None = None,
) -> Result:
    """Plays a policy against named bots by the fixed protocol.

    ``policy`` is a bot, a bot's name, or a function that gets the observations (with these ``parts``) and the boolean masks
    of a batch of games and returns one id for each.
    """
    if game not in SEATS:
        raise MirabiliaError(f'no game "{game}"; games are {", ".join(SEATS)}')
    known = RATINGS[game]
    names = list(known) if opponents is None else list(opponents)
    for opponent in names:
        if opponent not in known:
            raise MirabiliaError(f'no rating of "{opponent}"; opponents are {", ".join(known)}')
    rows = [_against(policy, game, opponent, deals, parts, threads) for opponent in names]
    rating, error = performance(rows, SEATS[game])
    called = getattr(policy, "name", None) or getattr(policy, "__name__", "policy")
    label = name or (policy if isinstance(policy, str) else str(called))
    conditions = {
        "protocol": PROTOCOL,
        "deals": deals,
        "seed": SEED,
        "seats": SEATS[game],
        "mirabilia": __version__,
        "observation_version": OBSERVATION_VERSION,
    }
    return Result(game, label, rows, rating, error, conditions)


def _against(
    policy: Policy | Bot | str, game: str, opponent: str, deals: int, parts: str, threads: int | None
) -> Row:
    seats = SEATS[game]
    shares = np.zeros((seats, deals))
    points = np.zeros((seats, deals, seats))
    for seat in range(seats):
        envs = VecEnv(
            game, deals, seats, SEED, parts=parts, threads=threads, opponents=opponent, seat=seat
        )
        choose = _chooser(policy, envs, SEED + seat)
        for number, rewards, scored in _first_games(envs, choose):
            # A reward of 1 is the whole victory, 0 a fair part.
            shares[seat, number] = (rewards[seat] * (seats - 1) + 1) / seats
            points[seat, number] = np.roll(scored, -seat)
    by_deal = shares.mean(axis=0)
    spread = by_deal.std(ddof=1) / math.sqrt(deals) if deals > 1 else 1.0
    mine, others = points[:, :, 0].mean(), points[:, :, 1:].mean()
    score, rating = float(by_deal.mean()), RATINGS[game][opponent]
    return Row(opponent, rating, seats * deals, score, 1.96 * float(spread), (float(mine), float(others)))


def _chooser(policy: Policy | Bot | str, envs: VecEnv, seed: int) -> Callable[[npt.NDArray[np.int64]], Any]:
    """The ids for some of the games."""
    bot = Bot(policy, seed=seed) if isinstance(policy, str) else policy
    if hasattr(bot, "choose_id"):
        seats = envs.seats

        def ask(numbers: npt.NDArray[np.int64]) -> Any:
            return [bot.choose_id(envs.game(int(n)), int(seats[n])) for n in numbers]

        return ask
    if not callable(bot):
        raise MirabiliaError("the policy is neither a bot, nor a bot's name, nor a function")
    seen, masks = envs.observations, envs.bool_masks
    assert seen is not None and masks is not None

    def call(numbers: npt.NDArray[np.int64]) -> Any:
        return bot(seen[numbers], masks[numbers])

    return call


def _first_games(
    envs: VecEnv, choose: Callable[[npt.NDArray[np.int64]], Any]
) -> Iterator[tuple[int, npt.NDArray[np.float32], npt.NDArray[np.int16]]]:
    """Plays the first game of each row; tells number, rewards and points as they end."""
    left = np.arange(envs.num_envs)
    while left.size:
        envs.step(np.asarray(choose(left)).astype(np.int64, copy=False), left)
        for number in left[envs.dones[left]]:
            yield int(number), envs.rewards[number].copy(), envs.points[number].copy()
        left = left[~envs.dones[left]]


def expected(rating: float, other: float, seats: int) -> float:
    """The expected share of the victories of one seat against a table of others.

    >>> expected(100, 100, 4)
    0.25
    """
    return float(1 / (1 + (seats - 1) * 10 ** ((other - rating) / 400)))


def performance(rows: Sequence[Row], seats: int) -> tuple[float, float]:
    """The rating that makes the scores most likely, and half of its 95 % interval.

    >>> round(performance([Row("easy", 489, 100, 0.5, 0.1, (0, 0))], 2)[0])
    489
    """
    low, high = -2000.0, 4000.0
    for _ in range(60):
        middle = (low + high) / 2
        surplus = sum(row.games * (row.score - expected(middle, row.rating, seats)) for row in rows)
        low, high = (middle, high) if surplus > 0 else (low, middle)
    rating = (low + high) / 2
    information = 0.0
    for row in rows:
        share = expected(rating, row.rating, seats)
        information += row.games * share * (1 - share) * (math.log(10) / 400) ** 2
    return rating, 1.96 / math.sqrt(max(information, 1e-9))


def main() -> None:
    """``python -m mirabilia.evaluation BOT``: the table of a bot."""
    parser = argparse.ArgumentParser(description="How strong a bot is, by the fixed protocol.")
    parser.add_argument("bot")
    parser.add_argument("--game", default="duel", choices=list(SEATS))
    parser.add_argument("--deals", type=int, default=DEALS)
    said = parser.parse_args()
    print(evaluate(said.bot, said.game, deals=said.deals))


if __name__ == "__main__":
    main()
