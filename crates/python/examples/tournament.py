"""A tournament with ratings, on the threads of this machine or on Ray.

    python examples/tournament.py --game duel --bots search@200,greedy,normal,easy,random --games 240
    python examples/tournament.py --ray auto ...        # on the cluster this machine belongs to

The same seed gives the same results on both, times aside.
"""

from __future__ import annotations

import argparse
from typing import Any

import mirabilia


def main() -> None:
    """Plays and prints the standings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="duel", choices=list(mirabilia.games()))
    parser.add_argument("--bots", default="search@100,greedy,normal,easy,random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", help='"local", or the address of a cluster ("auto" where there is one)')
    said = parser.parse_args()
    play: Any = mirabilia.tournament
    if said.ray:
        import ray
        from mirabilia.ray import tournament

        ray.init(address=None if said.ray == "local" else said.ray)
        play = tournament
    report = play(said.game, said.bots.split(","), said.games, said.seats, said.seed, progress=True)
    print(report["text"])
    try:
        import pandas
    except ImportError:
        return
    table = pandas.DataFrame(report["bots"]).set_index("bot")
    print(table[["games", "score", "score_error", "elo", "elo_error"]].round(3))


if __name__ == "__main__":
    main()
