"""Writes docs/python/baselines.md and its picture from the checkpoints of this folder: recipes, curves and ratings.

    python baselines/page.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from mirabilia import evaluation

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[2] / "docs"
PICTURE = "baseline-curves.svg"
TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}
COLOURS = {"duel": "#b3541e", "wonders": "#2a6f97", "dice": "#4d7c0f"}
HEAD = """\
# Baselines

Checkpoints in `crates/python/baselines`, with how they were made. Written by `python crates/python/baselines/page.py` from the
files; do not edit. Times are minutes of processor time on one thread; learning stops by the clock, so a second run differs. The tables are those of `mirabilia.evaluate`: protocol
{protocol}, {deals} deals, each from every seat. The networks have one hidden layer and choose their best move, without search; they
show that the environments can be learned, not what is possible.

```sh
python crates/python/baselines/ppo.py --game duel --test crates/python/baselines/ppo-duel.npz
```

## Learning curves

![Share of the victories while learning]({picture})

The share of the victories against the opponent of the recipe while learning, with moves drawn from the policy. A fair share is
50 % in Duel and 25 % at the tables of four.
"""


def shares(curve: Any, seats: int) -> Any:
    """Mean rewards as shares of the victories."""
    return (curve[:, 2] * (seats - 1) + 1) / seats


def picture(curves: dict[str, Any]) -> str:
    """The curves of PPO as SVG: decisions to the right, share of the victories upwards."""
    width, height, left, top = 640, 300, 46, 14
    wide, high = width - left - 14, height - top - 40
    most = max(float(curve[-1][1]) for curve in curves.values())
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        "<title>Share of the victories while learning</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for part in range(5):
        y = top + high * (1 - part / 4)
        lines.append(f'<path d="M{left} {y:.1f}h{wide}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#444">{25 * part} %</text>')
    for part in range(5):
        x = left + wide * part / 4
        told = f"{most * part / 4 / 1e6:.1f} M"
        lines.append(f'<text x="{x:.1f}" y="{top + high + 18}" text-anchor="middle" fill="#444">{told}</text>')
    lines.append(f'<text x="{left + wide}" y="{height - 6}" text-anchor="end" fill="#444">decisions</text>')
    for place, (game, curve) in enumerate(curves.items()):
        points = zip(curve[:, 1] / most, shares(curve, evaluation.SEATS[game]), strict=True)
        path = " ".join(f"{left + wide * x:.1f},{top + high * (1 - y):.1f}" for x, y in points)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[game]}" stroke-width="1.5"/>')
        at = left + 150 * place
        lines.append(f'<path d="M{at} {height - 10}h18" stroke="{COLOURS[game]}" stroke-width="3"/>')
        lines.append(f'<text x="{at + 24}" y="{height - 6}" fill="#222">{TITLES[game]}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def pages() -> tuple[str, str]:
    """The page and its picture."""
    parts = [HEAD.format(protocol=evaluation.PROTOCOL, deals=evaluation.DEALS, picture=f"../images/{PICTURE}")]
    curves: dict[str, Any] = {}
    for path in sorted(FOLDER.glob("*.npz")):
        way, game = path.stem.split("-")
        with np.load(path) as file:
            curve, recipe, table = file["curve"], json.loads(str(file["recipe"])), str(file["table"])
        if way == "ppo":
            curves[game] = curve
        told = {name: value for name, value in recipe.items() if name not in ("updates", "rounds") and value is not None}
        version = told.pop("observation_version")
        options = " ".join(f"--{name} {value}" for name, value in told.items())
        rating, rows = table.split("\n\n", 1)
        minutes, count, last = curve[-1]
        end = f"{minutes:.1f} minutes, {int(count):,} " + (
            f"decisions; the last share was {100 * shares(curve, evaluation.SEATS[game])[-1]:.0f} %."
            if way == "ppo"
            else f"games; the loss fell from {curve[0][2]:.2f} to {last:.2f}."
        )
        parts.append(f"## {rating}\n\nObservation version {version}. {end}\n")
        parts.append(f"```sh\npython crates/python/baselines/{way}.py {options}\n```\n\n{rows}\n")
    return "\n".join(parts), picture({game: curves[game] for game in TITLES if game in curves})


def main() -> None:
    """Writes both."""
    page, drawn = pages()
    (DOCS / "python" / "baselines.md").write_text(page, encoding="utf-8")
    (DOCS / "images" / PICTURE).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
