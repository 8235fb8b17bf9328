"""How fair the cities of Dice are: the figures of docs/boards.md, reproduced, or taken again with bots.

    python examples/balance.py                                # the documented run: simple players with plans
    python examples/balance.py --players greedy --games 2000  # the same question, asked of a bot
    python examples/balance.py --players search@100 --games 500

The documented figures come from the program's own example ``balance`` (Rust), so the first form needs cargo and the
repository; it runs the very command of the page and compares city by city. The other forms need only the package.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import mirabilia

ROOT = Path(__file__).resolve().parents[3]


def documented(boards: str, seats: int) -> dict[str, tuple[float, float]]:
    """The table of the page for mixed players: per cent won and its error, by city."""
    page = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
    table = page.split("Games won, in per cent, mixed players:", 1)[1]
    rows = [line for line in table.splitlines() if line.startswith("|")]
    head = [cell.strip() for cell in rows[0].strip("|").split("|")]
    column = head.index(f"`{boards}`, {seats} seats")
    found = {}
    for row in rows[2:]:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if cells[0] == "fair":
            break
        share, error = cells[column].split(" ± ")
        found[cells[0].lower()] = (float(share), float(error))
    return found


def by_plans(boards: str, seats: int, games: int, seed: int) -> dict[str, tuple[float, float]]:
    """The documented command, run again."""
    said = ["--boards", boards, "--seats", str(seats), "--games", str(games), "--seed", str(seed)]
    command = ["cargo", "run", "--quiet", "--release", "-p", "mirabilia-dice", "--example", "balance", "--", *said]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    cities = told.split("\ncity ", 1)[1].split("\n\n", 1)[0]
    lines = re.findall(r"^(\w+)\s+\d+\s+([\d.]+) % ± ([\d.]+)$", cities, re.MULTILINE)
    return {city: (float(share), float(error)) for city, share, error in lines}


def results(bot: str, boards: str, seats: int, games: int, seed: int) -> Iterator[tuple[int, str, float]]:
    """Deal, city and part of the victory of every seat of every game."""
    played = mirabilia.self_play("dice", [bot], games, seats, seed, boards=boards, progress=True)
    for game in played:
        cities = mirabilia.load(game["record"]).view()["cities"]
        for city, share in zip(cities, game["shares"], strict=True):
            yield game["deal"], city["city"], share


def by_bot(bot: str, boards: str, seats: int, games: int, seed: int) -> dict[str, tuple[float, float]]:
    """The same figures from games of a bot against itself.

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
    """Plays and compares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", default="balanced", choices=["balanced", "stand-in"])
    parser.add_argument("--seats", type=int, default=7, choices=[4, 7])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--players", default="plans", help="plans, or the name of a bot")
    said = parser.parse_args()
    table = (said.boards, said.seats, said.games, said.seed)
    found = by_plans(*table) if said.players == "plans" else by_bot(said.players, *table)
    page = documented(said.boards, said.seats)
    print(f"games won in per cent, {said.boards}, {said.seats} seats; fair is {100 / said.seats:.1f}")
    print(f"{'city':15} {said.players:>14} {'docs/boards.md':>14}")
    for city, (share, error) in sorted(found.items()):
        there, doubt = page[city]
        print(f"{city:15} {share:7.1f} ± {error:4.1f} {there:7.1f} ± {doubt:4.1f}")


if __name__ == "__main__":
    main()
