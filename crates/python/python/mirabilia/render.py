"""A game for people: text for terminals, SVG for notebooks and pages.

>>> import mirabilia
>>> from mirabilia.render import svg, text
>>> game = mirabilia.new("duel", seed=7, options={"wonders": "first-game"})
>>> print(text(game).splitlines()[0])
7 Wonders Duel: play; seat 0 to move
>>> svg(game).startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from mirabilia._mirabilia import Game, catalogue

_TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}
_COLOURS = {
    "brown": "#8a5a33",
    "grey": "#7f8790",
    "blue": "#2f6db5",
    "green": "#2e8049",
    "yellow": "#b98a12",
    "red": "#b23a3a",
    "purple": "#70489d",
    "white": "#8d8d86",
    "black": "#333333",
}
_PLAIN = "#5b6b78"
_BACK = "#c9bfa8"

#: What is written on something, and its colour.
Chip = tuple[str, str]


def text(game: Game, seat: int | None = None) -> str:
    """The table as a seat or the public sees it, as lines of text."""
    view = game.view(seat)
    lines = [_headline(game, view)]
    lines += [f"  {line}" for line in _middle_lines(game, view)]
    for title, chips in _panels(game, view):
        lines.append(title)
        if chips:
            lines += [f"  {line}" for line in _wrapped([label for label, _ in chips])]
    return "\n".join(lines)


def svg(game: Game, seat: int | None = None) -> str:
    """The table as a seat or the public sees it, as an SVG document."""
    view = game.view(seat)
    page = _Page()
    page.line(_headline(game, view), 17)
    if game.name == "duel":
        _structure(page, view)
    for title, chips in _panels(game, view):
        page.line(title, 13)
        page.chips(chips)
    return page.document(_TITLES[game.name])


def _headline(game: Game, view: dict[str, Any]) -> str:
    if game.over:
        names = ", ".join(_name(game, seat) for seat in game.winners)
        return f"{_TITLES[game.name]}: over, won by {names} ({game.end})"
    deciding = ", ".join(_name(game, seat) for seat in game.turn)
    return f"{_TITLES[game.name]}: {view['due']}" + (f"; {deciding} to move" if deciding else "")


def _name(game: Game, seat: int) -> str:
    names = game.names
    return f"seat {seat} ({names[seat]})" if names else f"seat {seat}"


def _wrapped(words: Iterable[str], width: int = 100) -> list[str]:
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 2 + len(word) > width:
            lines.append("")
        lines[-1] += f", {word}" if lines[-1] else word
    return lines


def _middle_lines(game: Game, view: dict[str, Any]) -> list[str]:
    """The structure of Duel, row by row; other games have theirs in panels."""
    if game.name != "duel" or not view["structure"]:
        return []
    rows: dict[int, list[str]] = {}
    places = catalogue("duel")["structures"][view["age"] - 1]["slots"]
    for slot in view["structure"]:
        shown = f"[{slot['lies']}]" if slot["accessible"] else str(slot["lies"])
        rows.setdefault(places[slot["slot"]]["row"], []).append(shown)
    return ["  ".join(rows[row]).center(96).rstrip() for row in sorted(rows)]


def _panels(game: Game, view: dict[str, Any]) -> list[tuple[str, list[Chip]]]:
    """Titles with their contents."""
    return {"duel": _duel, "wonders": _wonders, "dice": _dice}[game.name](game, view)


class _Cards:
    """The cards of a game as chips of their colours."""

    def __init__(self, game: str) -> None:
        self.book: dict[str, dict[str, Any]] = catalogue(game)["cards"]

    def chip(self, name: str) -> Chip:
        """A card by its name."""
        return name, _COLOURS[self.book[name]["colour"]]


def _points(city: dict[str, Any]) -> int:
    return sum(city["points"].values())


def _duel(game: Game, view: dict[str, Any]) -> list[tuple[str, list[Chip]]]:
    cards = _Cards("duel")
    pawn = view["pawn"]
    where = "in the middle" if pawn == 0 else f"{abs(pawn)} towards seat {int(pawn > 0)}"
    panels = [(f"age {view['age']}, pawn {where}, tokens", [(t, "#2e8049") for t in view["board_tokens"]])]
    if view["offered_wonders"]:
        panels.append(("wonders offered", [(w, _PLAIN) for w in view["offered_wonders"]]))
    for city in view["cities"]:
        built = [(f"{wonder} built", "#8d6b1f") for wonder in city["wonders_built"]]
        unbuilt = [(f"{w['wonder']} for {w['price']}", _PLAIN) for w in city["wonders_unbuilt"]]
        tokens = [(token, "#2e8049") for token in city["tokens"]]
        title = f"{_name(game, city['seat'])}: {city['coins']} coins, {_points(city)} points"
        panels.append((title, [cards.chip(card) for card in city["cards"]] + built + unbuilt + tokens))
    panels.append((f"discarded: {len(view['discard'])}", [cards.chip(card) for card in view["discard"]]))
    return panels


def _wonders(game: Game, view: dict[str, Any]) -> list[tuple[str, list[Chip]]]:
    cards = _Cards("wonders")
    panels: list[tuple[str, list[Chip]]] = [(f"age {view['age']}, turn {view['turns_played'] + 1}, hands go {view['hands_go']}", [])]
    for city in view["cities"]:
        board = f"{city['wonder']} {city['side']}" if city["wonder"] else "no wonder yet"
        title = (
            f"{_name(game, city['seat'])}: {board}, stage {city['stages_built']} of {city['stages']}, "
            f"{city['coins']} coins, {city['shields']} shields, {_points(city)} points"
        )
        panels.append((title, [cards.chip(card) for card in city["cards"]]))
    if view.get("hand"):
        panels.append(("hand", [cards.chip(held["card"]) for held in view["hand"]]))
    return panels


def _dice(game: Game, view: dict[str, Any]) -> list[tuple[str, list[Chip]]]:
    colour = {die["id"]: die["colour"] for die in game.catalogue()["dice"]}
    dice = [
        (f"{die['die']}: {die['symbol'] or '?'} ({die['section']})", _COLOURS.get(colour[die["die"]], _PLAIN))
        for die in view["forum"]
    ]
    last = ", the last" if view["last_turn"] else ""
    panels = [(f"turn {view['turn']}{last}, the Forum", dice)]
    for city in view["cities"]:
        title = (
            f"{_name(game, city['seat'])}: {city['city'] or 'no city yet'}, {city['coins']} coins, "
            f"{city['resources']} resources, {_points(city)} points"
        )
        spaces = [(space, _PLAIN) for space in city["crossed"]]
        bonuses = [(bonus, "#8d6b1f") for bonus in city["bonuses"]]
        unlocked = [(f"{die} unlocked", _COLOURS.get(colour[die], _PLAIN)) for die in city["unlocked"]]
        panels.append((title, spaces + bonuses + unlocked))
    return panels


def _structure(page: _Page, view: dict[str, Any]) -> None:
    """The structure of Duel: cards over each other, those that can be taken with a bright edge."""
    if not view["structure"]:
        return
    about = catalogue("duel")
    laid = about["structures"][view["age"] - 1]
    wide, high = 118.0, 34.0
    left = (page.WIDTH - wide * laid["width"] / 2) / 2
    for slot in view["structure"]:
        place = laid["slots"][slot["slot"]]
        lies = slot["lies"]
        down = lies in ("?", "guild")
        colour = ("#a58cc4" if lies == "guild" else _BACK) if down else _COLOURS[about["cards"][lies]["colour"]]
        x = left + (place["middle"] - 1) * wide / 2
        page.card(x, page.y + place["row"] * high * 0.8, wide - 6, high, "" if down else lies, colour,
                  bright=slot["accessible"])
    page.y += (laid["rows"] - 1) * high * 0.8 + high + 10


class _Page:
    """Chips and lines, from the top down."""

    WIDTH = 960.0
    LEFT = 12.0

    def __init__(self) -> None:
        self.y = 10.0
        self.parts: list[str] = []

    def line(self, words: str, size: int) -> None:
        """A line of text."""
        self.y += size + 6
        weight = "bold" if size > 13 else "600"
        self.parts.append(
            f'<text x="{self.LEFT}" y="{self.y:g}" font-size="{size}" font-weight="{weight}" '
            f'class="ink">{escape(words)}</text>'
        )
        self.y += 6

    def chips(self, chips: list[Chip]) -> None:
        """Labels on their colours, as many per row as fit."""
        x = self.LEFT
        if not chips:
            return
        for label, colour in chips:
            wide = 7.0 * len(label) + 14
            if x + wide > self.WIDTH - self.LEFT:
                x = self.LEFT
                self.y += 24
            self.card(x, self.y, wide, 20, label, colour)
            x += wide + 5
        self.y += 26

    def card(
        self, x: float, y: float, wide: float, high: float, label: str, colour: str, *, bright: bool = False
    ) -> None:
        """A card with its name."""
        edge = ' stroke="#e0a100" stroke-width="2.5"' if bright else ' stroke="#0003"'
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="4" fill="{colour}"{edge}/>'
        )
        if label:
            self.parts.append(
                f'<text x="{x + wide / 2:g}" y="{y + high / 2 + 4:g}" font-size="11" text-anchor="middle" '
                f'fill="#fff">{escape(label)}</text>'
            )

    def document(self, title: str) -> str:
        """The whole page."""
        high = self.y + 10
        style = (
            "text{font-family:sans-serif}.paper{fill:#fff}.ink{fill:#222}"
            "@media(prefers-color-scheme:dark){.paper{fill:#181818}.ink{fill:#ddd}}"
        )
        body = "\n".join(self.parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.WIDTH:g} {high:g}" role="img" '
            f'aria-label="{escape(title)}">\n<style>{style}</style>\n'
            f'<rect class="paper" width="{self.WIDTH:g}" height="{high:g}"/>\n{body}\n</svg>\n'
        )
