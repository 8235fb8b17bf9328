"""Writes docs/python/leaderboard.md: our own players by the fixed protocol of ``mirabilia.evaluate``.

    python leaderboard.py [--deals 100] [--players easy,greedy] [--out ../../docs/python/leaderboard.md]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import mirabilia
import numpy as np
from mirabilia import evaluation

BOTS = ["random", "easy", "normal", "greedy", "hard"]
TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}
HEAD = """\
# Leaderboard

Players by the fixed protocol of `mirabilia.evaluate`: protocol {protocol}, {deals} deals against each opponent, each deal from
every seat, seed {seed}. Written by `python crates/python/leaderboard.py`. *Rating* is the rating that makes the scores most likely,
given the opponents' ratings (0 is `random`); errors are 95 % and leave out those of the opponents' ratings. The other columns are
the player's share of the victories in per cent; a fair share is 50 in Duel and 25 in the others.

To add a player, send its row with `str(result)`, `result.conditions`, the code, and the weights or how to make them.
"""


def checkpoints(game: str) -> dict[str, evaluation.Policy]:
    """Trained policies that are there."""
    found: dict[str, evaluation.Policy] = {}
    folder = Path(__file__).parent / "baselines"
    for path in sorted(folder.glob(f"*-{game}.npz")):
        found[path.stem.removesuffix(f"-{game}")] = network(path)
    return found


def network(path: Path) -> Callable[..., np.ndarray]:
    """The policy of a checkpoint: two layers, the best legal id."""
    with np.load(path) as file:
        weights = {name: file[name].astype(np.float32) for name in ("w1", "b1", "wp", "bp")}

    def choose(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        hidden = np.maximum(observations @ weights["w1"] + weights["b1"], 0)
        logits = hidden @ weights["wp"] + weights["bp"]
        return np.where(masks, logits, -np.inf).argmax(axis=1)

    return choose


def main() -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=evaluation.DEALS)
    parser.add_argument("--players", default=",".join(BOTS), help="names of bots; checkpoints in baselines/ play too")
    parser.add_argument("--out", default=str(Path(__file__).parents[2] / "docs" / "python" / "leaderboard.md"))
    said = parser.parse_args()
    lines = [HEAD.format(protocol=evaluation.PROTOCOL, deals=said.deals, seed=evaluation.SEED)]
    for game, title in TITLES.items():
        names = list(evaluation.RATINGS[game])
        lines += [f"## {title}, {evaluation.SEATS[game]} seats", ""]
        lines.append(f"| player | rating | {' | '.join(f'against {name}' for name in names)} |")
        lines.append("|---|---|" + "---|" * len(names))
        players = {**{bot: bot for bot in said.players.split(",")}, **checkpoints(game)}
        results = [
            mirabilia.evaluate(player, game, deals=said.deals, name=name) for name, player in players.items()
        ]
        for result in sorted(results, key=lambda result: -result.rating):
            scores = " | ".join(f"{100 * row.score:.1f} ± {100 * row.error:.1f}" for row in result.rows)
            lines.append(f"| {result.policy} | {result.rating:.0f} ± {result.error:.0f} | {scores} |")
            print(game, lines[-1], flush=True)
        lines.append("")
    Path(said.out).write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
