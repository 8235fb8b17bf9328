"""What random games look like: points, winners and ends, with a plot.

    python examples/random_statistics.py --game wonders --seats 4 --games 20000 --plot points.png

Games are played by a `VecEnv` on all cores. The plot needs matplotlib (``pip install './crates/python[plot]'``); without it the
histogram is drawn in text.
"""

from __future__ import annotations

import argparse
from collections import Counter

import mirabilia
import numpy as np


def winners(game: str, seats: int | None, games: int, seed: int) -> tuple[np.ndarray, float]:
    """How often each seat had a part in the victory, and how many decisions a game took."""
    envs = mirabilia.VecEnv(game, min(games, 1024), seats, seed, observe=False)
    won = np.zeros(envs.num_seats)
    ended = steps = 0
    actions = envs.sample()
    while ended < games:
        envs.step(actions)
        envs.sample(actions)
        steps += envs.num_envs
        over = envs.dones
        ended += int(over.sum())
        won += (envs.rewards[over] > 0).sum(axis=0)
    return won / ended, steps / ended


def points(game: str, seats: int | None, games: int, seed: int) -> tuple[list[int], Counter[str]]:
    """Everybody's final points, and how the games ended."""
    schedule = mirabilia.Schedule(game, ["random"], games, seats, seed)
    totals: list[int] = []
    ends: Counter[str] = Counter()
    for played in mirabilia.stream(schedule):
        totals += played["points"]
        ends[played["end"]] += 1
    return totals, ends


def draw(totals: list[int], title: str, file: str | None) -> None:
    """A histogram, as a picture or as text."""
    if file:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        pyplot.hist(totals, bins=range(min(totals), max(totals) + 2), color="#2f6db5")
        pyplot.title(title)
        pyplot.xlabel("points")
        pyplot.ylabel("seats")
        pyplot.savefig(file, dpi=120)
        return
    counts, edges = np.histogram(totals, bins=20)
    for count, edge in zip(counts, edges, strict=False):
        print(f"{edge:7.1f} {'█' * round(50 * count / max(counts))}")


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="wonders", choices=list(mirabilia.games()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", help="a file for the picture")
    said = parser.parse_args()
    shares, length = winners(said.game, said.seats, said.games, said.seed)
    print(f"{said.game}: {length:.1f} decisions a game")
    for seat, share in enumerate(shares):
        print(f"seat {seat} wins or shares {100 * share:.1f} % of random games")
    totals, ends = points(said.game, said.seats, max(1, said.games // 10), said.seed)
    print(f"points: {np.mean(totals):.1f} ± {np.std(totals):.1f} (standard deviation)")
    print("ends:", ", ".join(f"{count} by {end}" for end, count in ends.most_common()))
    draw(totals, f"Random games of {said.game}", said.plot)


if __name__ == "__main__":
    main()
