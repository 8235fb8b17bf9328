"""The reference of observations and action ids, written from the code: ``python -m mirabilia.reference FOLDER``."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from mirabilia._mirabilia import OBSERVATION_VERSION, Game, blocks, games

_TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}
_SEATS = {"duel": [2], "wonders": [3, 4, 7], "dice": [2, 4]}
_HEAD = """\
# Observations and actions

Written by `python -m mirabilia.reference` from the code; do not edit. Version {version} of the encoding
(`mirabilia.OBSERVATION_VERSION`): it changes whenever a number changes its place, meaning or scale, or an id its move.

An observation is a row of `float32` between -8 and 8; larger values are cut off. `mirabilia.blocks(game, seats=n, parts=…,
info=…)` has these tables as data, with the name of each number; `mirabilia.features` has the names alone. The indices below
are those of `parts="both"`, `info="seat"`. `parts="table"` leaves out the `glance`, `parts="glance"` everything else.
`info="all"` adds what is hidden at the end; `info="public"` has the same places, with 0 for what only the seat knows.

*My* is the observing seat. *Left*, *right* and *2 to the left* are seats around the table, *your* is the opponent in Duel.
The *glance* has the input features of the bots' networks, whole numbers divided by 16: amounts are amounts (3 coins are
0.1875), flags are 0.0625.
"""


def _ranges(game: str, seats: int) -> list[str]:
    lines = ["| indices | block | numbers | meaning and scale |", "|---|---|---|---|"]
    for block in blocks(game, seats=seats):
        start, stop = block["start"], block["stop"]
        lines.append(
            f"| {start}–{stop - 1} | {block['title']} | {stop - start} | {block['meaning']} |"
        )
    return lines


def _glance(game: str) -> list[str]:
    names: list[str] = next(b for b in blocks(game) if b["title"] == "glance")["names"]
    return ["; ".join(f"{place} {name}" for place, name in enumerate(names))]


def action_ids(game: str, sample: int = 40) -> dict[int, str]:
    """Ids that were legal in random games, each with a move it stood for: what an id stands for is fixed, how many of
    the cheapest payments there are depends on the position.

    >>> ids = action_ids("duel", 2)
    >>> all(isinstance(text, str) for text in ids.values())
    True
    """
    found: dict[int, str] = {}
    fewest, most = games()[game]["seats"]
    for number in range(sample):
        choices = random.Random(number)
        options: dict[str, Any] = {}
        if game == "wonders" and number % 2:
            options = {"sides": "choose", "wonders": "choose"}
        played = Game(game, fewest + number % (most - fewest + 1), number, options)
        while not played.over:
            seat = played.turn[0]
            ids = played.legal_ids(seat)
            for move in ids:
                if move not in found:
                    found[move] = played.move_text(seat, move)
            played.apply(seat, choices.choice(ids))
    return dict(sorted(found.items()))


def _verbs(game: str) -> list[str]:
    """Runs of ids whose moves begin with the same word."""
    about = games()[game]
    runs: list[tuple[str, int, int, str]] = []
    for move, text in action_ids(game).items():
        verb = text.split()[0]
        if runs and runs[-1][0] == verb:
            runs[-1] = (verb, runs[-1][1], move, runs[-1][3])
        else:
            runs.append((verb, move, move, text))
    lines = ["| ids | move | the first, for example |", "|---|---|---|"]
    lines += [f"| {start}–{stop} | {verb} | `{text}` |" for verb, start, stop, text in runs]
    lines.append(f"| {about['pass_id']} | no-op | the seat has nothing to decide |")
    return lines


def page() -> str:
    """The whole reference, as Markdown."""
    lines = [_HEAD.format(version=OBSERVATION_VERSION)]
    for game, title in _TITLES.items():
        lines.append(f"## {title}")
        for seats in _SEATS[game]:
            lines += ["", f"### {title}, {seats} seats", "", *_ranges(game, seats)]
        lines += ["", f"### The glance of {title}", "", *_glance(game)]
        lines += ["", f"### Action ids of {title}", ""]
        lines += [
            "Ids stand for the same decision in every position. Listed are runs of ids that were legal in random games;",
            "`Game.move_text(seat, id)` says what an id stands for in a position.",
            "",
            *_verbs(game),
            "",
        ]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    Path(sys.argv[1], "observations.md").write_text(page(), encoding="utf-8")
