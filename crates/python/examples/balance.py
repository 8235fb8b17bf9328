"""How fair the cities of Dice are: the share of games that each city wins when a bot plays against itself.

    python examples/balance.py --players greedy --games 2000
    python examples/balance.py --players search@100 --games 500 --boards stand-in

`cargo xtask balance` measures the same in Rust, with more kinds of players; docs/boards.md describes the board sets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import mirabilia


def results(bot: str, boards: str, seats: int, games: int, seed: int) -> Iterator[tuple[int, str, float]]:
    """Deal, city and part of the victory of every seat of every game."""
    played = mirabilia.self_play("dice", [bot], games, seats, seed, boards=boards, progress=True)
    for game in played:
        cities = mirabilia.load(game["record"]).view()["cities"]
        for city, share in zip(cities, game["shares"], strict=True):
            yield game["deal"], city["city"], share


def by_bot(bot: str, boards: str, seats: int, games: int, seed: int) -> dict[str, tuple[float, float]]:
    """Per cent won and its error by city, from games of a bot against itself.

    The games of a deal have the same luck, and a bot without luck of its own plays all of them alike: what is independent
    are the deals, so the errors come from how much those differ.
    """
    deals: dict[str, dict[int, list[float]]] = {}
    for deal, city, share in results(bot, boards, seats, games, seed):
        deals.setdefault(city, {}).setdefault(deal, []).append(share)
    found = {}
    for city, shares in deals.items():
        means = [sum(deal) / len(deal) for deal in shares.values()]
        mean = sum(means) / len(means)
        spread = sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1)
        found[city] = (100 * mean, 196 * (spread / len(means)) ** 0.5)
    return found


def main() -> None:
    """Plays and tells."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", default="balanced", help="a board set, or a board file")
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--players", default="greedy", help="the name of a bot")
    said = parser.parse_args()
    found = by_bot(said.players, said.boards, said.seats, said.games, said.seed)
    print(f"games won in per cent, {said.boards}, {said.seats} seats; fair is {100 / said.seats:.1f}")
    for city, (share, error) in sorted(found.items()):
        print(f"{city:15} {share:7.1f} ± {error:4.1f}")


if __name__ == "__main__":
    main()
