"""Luck in parts: one draw of the rules, split card by card, so that every part can be listed with its probabilities.

OpenSpiel needs explicit chance. A deal of hands has far too many outcomes to list, but it equals a sequence of small
choices; together they make the line of luck that a record would have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from mirabilia import Game, catalogue

#: A part of luck: what each outcome stands for, and how heavy it weighs.
Outcomes = list[tuple[int, float]]


class Luck:
    """The luck that is due in a game, drawn part by part.

    ``outcomes`` has the outcomes of the next part, ``put`` chooses one. The last part settles the luck.
    """

    def __init__(self, game: Game) -> None:
        self.parts: list[int] = []
        plan = _PLANS.get((game.name, game.due))
        self.whole: list[tuple[str, int]] | None = None if plan is not None else game.outcomes()
        self.plan: _Plan | None = None
        if self.whole is None and plan is not None:
            self.plan = plan(game)

    def outcomes(self) -> Outcomes:
        """The outcomes of the next part, with probabilities that sum to 1."""
        if self.plan is not None:
            return self.plan.chances(self.parts)
        assert self.whole is not None
        return shares([(place, weight) for place, (_, weight) in enumerate(self.whole)])

    def name(self, outcome: int) -> str:
        """What an outcome of the next part stands for."""
        if self.plan is not None:
            return self.plan.name(self.parts, outcome)
        assert self.whole is not None
        return self.whole[outcome][0]

    def put(self, outcome: int) -> str | None:
        """Chooses the next part. Returns the whole line after the last part."""
        if self.plan is None:
            assert self.whole is not None
            return self.whole[outcome][0]
        self.parts.append(outcome)
        if len(self.parts) < self.plan.length(self.parts):
            return None
        return self.plan.line(self.parts)


def shares(weights: list[tuple[int, int]]) -> Outcomes:
    """Weights as probabilities.

    >>> shares([(4, 1), (6, 3)])
    [(4, 0.25), (6, 0.75)]
    """
    total = sum(weight for _, weight in weights)
    return [(outcome, weight / total) for outcome, weight in weights]


class _Plan:
    """How one draw of luck is split into parts."""

    def chances(self, parts: Sequence[int]) -> Outcomes:
        """The outcomes of the next part with their probabilities."""
        return shares(self.next(parts))

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        """The outcomes of the next part with their weights."""
        raise NotImplementedError

    def name(self, parts: Sequence[int], outcome: int) -> str:
        """What an outcome stands for."""
        raise NotImplementedError

    def length(self, parts: Sequence[int]) -> int:
        """The number of parts."""
        raise NotImplementedError

    def line(self, parts: Sequence[int]) -> str:
        """The whole draw, as a record writes it."""
        raise NotImplementedError


class _Picks(_Plan):
    """Several of a few things, drawn without replacement."""

    def __init__(self, begins: str, things: Sequence[str], count: int, *, ordered: bool = False) -> None:
        self.begins = begins
        self.things = things
        self.count = count
        self.ordered = ordered

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        return [(place, 1) for place in range(len(self.things)) if place not in parts]

    def name(self, parts: Sequence[int], outcome: int) -> str:
        return self.things[outcome]

    def length(self, parts: Sequence[int]) -> int:
        return self.count

    def line(self, parts: Sequence[int]) -> str:
        order = parts if self.ordered else sorted(parts)
        return " ".join([self.begins, *(self.things[place] for place in order)])


class _DuelAge(_Plan):
    """A structure: in Age III first the slots of the guilds, then the cards face up, slot by slot."""

    GUILDS = 3

    def __init__(self, game: Game) -> None:
        age = game.age
        book = book_of("duel")
        cards = [card for card in book["cards"].values() if card["age"] == age]
        self.age = age
        self.slots: list[dict[str, Any]] = book["structures"][age - 1]["slots"]
        self.cards = [card["id"] for card in cards if not card["guild"]]
        self.guilds = [card["id"] for card in cards if card["guild"]]
        self.places = self.GUILDS if age == 3 else 0
        self.up = [slot["slot"] for slot in self.slots if slot["face_up"]]

    def _guild_slots(self, parts: Sequence[int]) -> set[int]:
        return set(parts[: self.places])

    def _slot(self, parts: Sequence[int]) -> int:
        return int(self.up[len(parts) - self.places])

    def _things(self, parts: Sequence[int], slot: int) -> list[str]:
        return self.guilds if slot in self._guild_slots(parts) else self.cards

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        if len(parts) < self.places:
            return [(slot["slot"], 1) for slot in self.slots if slot["slot"] not in parts]
        things = self._things(parts, self._slot(parts))
        pairs = zip(self.up, parts[self.places :], strict=False)
        gone = {card for slot, card in pairs if self._things(parts, slot) is things}
        return [(place, 1) for place in range(len(things)) if place not in gone]

    def name(self, parts: Sequence[int], outcome: int) -> str:
        if len(parts) < self.places:
            return f"guild in slot {outcome}"
        slot = self._slot(parts)
        return f"{self._things(parts, slot)[outcome]} in slot {slot}"

    def length(self, parts: Sequence[int]) -> int:
        return self.places + len(self.up)

    def line(self, parts: Sequence[int]) -> str:
        face_up = dict(zip(self.up, parts[self.places :], strict=True))
        rows: dict[int, list[str]] = {}
        for slot in self.slots:
            number = slot["slot"]
            if number in face_up:
                lies = self._things(parts, number)[face_up[number]]
            else:
                lies = "guild" if number in self._guild_slots(parts) else "?"
            rows.setdefault(slot["row"], []).append(lies)
        return f"deal age {self.age} " + " / ".join(" ".join(row) for row in rows.values())


class _Sides(_Plan):
    """A side for every seat."""

    SIDES = ("day", "night")

    def __init__(self, game: Game) -> None:
        self.seats = game.seats

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def name(self, parts: Sequence[int], outcome: int) -> str:
        return f"seat {len(parts)} {self.SIDES[outcome]}"

    def length(self, parts: Sequence[int]) -> int:
        return self.seats

    def line(self, parts: Sequence[int]) -> str:
        return " ".join(["deal sides", *(self.SIDES[side] for side in parts)])


class _Hands(_Plan):
    """The hands of an age: the guilds in play, then the seat of every card in order."""

    HAND = 7

    def __init__(self, game: Game) -> None:
        self.seats = game.seats
        self.age = game.age
        cards = [card for card in book_of("wonders")["cards"].values() if card["age"] == self.age]
        self.guilds: list[str] = [card["id"] for card in cards if card["guild"]]
        self.picks = self.seats + 2 if self.guilds else 0
        self.deck = [
            card["id"]
            for card in cards
            if not card["guild"]
            for least in card["players"]
            if least <= self.seats
        ]

    def _owners(self, parts: Sequence[int]) -> Sequence[int]:
        return parts[self.picks :]

    def _cards(self, parts: Sequence[int]) -> list[str]:
        return self.deck + [self.guilds[place] for place in sorted(parts[: self.picks])]

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        if len(parts) < self.picks:
            return [(place, 1) for place in range(len(self.guilds)) if place not in parts]
        owners = self._owners(parts)
        room = [(seat, self.HAND - owners.count(seat)) for seat in range(self.seats)]
        return [(seat, left) for seat, left in room if left > 0]

    def name(self, parts: Sequence[int], outcome: int) -> str:
        if len(parts) < self.picks:
            return self.guilds[outcome]
        return f"{self._cards(parts)[len(self._owners(parts))]} to seat {outcome}"

    def length(self, parts: Sequence[int]) -> int:
        return self.picks + self.HAND * self.seats

    def line(self, parts: Sequence[int]) -> str:
        hands: list[list[str]] = [[] for _ in range(self.seats)]
        for card, owner in zip(self._cards(parts), self._owners(parts), strict=True):
            hands[owner].append(card)
        return f"deal age {self.age} " + " / ".join(" ".join(hand) for hand in hands)


class _Roll(_Plan):
    """The roll: face and section of one die after the other."""

    SECTIONS = 4

    def __init__(self, game: Game) -> None:
        dice = dice_catalogue(game)["dice"]
        self.dice: list[str] = [dice[number]["id"] for number in game.dice]
        self.faces: list[list[str]] = [dice[number]["faces"] for number in game.dice]

    def next(self, parts: Sequence[int]) -> list[tuple[int, int]]:
        return _sides(tuple(self.faces[len(parts)]))[0]

    def chances(self, parts: Sequence[int]) -> Outcomes:
        return list(_sides(tuple(self.faces[len(parts)]))[1])

    def name(self, parts: Sequence[int], outcome: int) -> str:
        face, section = divmod(outcome, self.SECTIONS)
        die = len(parts)
        return f"{self.dice[die]} {self.faces[die][face]} {section}"

    def length(self, parts: Sequence[int]) -> int:
        return len(self.dice)

    def line(self, parts: Sequence[int]) -> str:
        return "roll " + " / ".join(self.name(parts[:die], part) for die, part in enumerate(parts))


@cache
def _sides(faces: tuple[str, ...]) -> tuple[list[tuple[int, int]], Outcomes]:
    """Faces and sections of a die with their weights and probabilities; faces with the same symbol are one outcome."""
    first = [face for face in range(len(faces)) if faces.index(faces[face]) == face]
    weights = [
        (face * _Roll.SECTIONS + section, faces.count(faces[face]))
        for face in first
        for section in range(_Roll.SECTIONS)
    ]
    return weights, shares(weights)


_BOARDS: dict[str, Any] = {}


@cache
def book_of(game: str) -> Any:
    """What is printed on the cards of a game, asked once."""
    return catalogue(game)


def dice_catalogue(game: Game) -> Any:
    """The board set of a game."""
    boards = game.options["boards"]
    if boards not in _BOARDS:
        _BOARDS[boards] = game.catalogue()
    return _BOARDS[boards]


def _duel_wonders(game: Game) -> _Plan:
    cities = game.view()["cities"]
    taken = {unbuilt["wonder"] for city in cities for unbuilt in city["wonders_unbuilt"]}
    things = [wonder for wonder in book_of("duel")["wonders"] if wonder not in taken]
    return _Picks("deal wonders", things, 4)


def _cities(game: Game) -> _Plan:
    things = [city["id"] for city in dice_catalogue(game)["cities"]]
    return _Picks("deal cities", things, game.seats, ordered=True)


_PLANS: dict[tuple[str, str], Callable[[Game], _Plan]] = {
    ("duel", "tokens"): lambda _: _Picks("deal tokens", list(book_of("duel")["tokens"]), 5),
    ("duel", "wonders"): _duel_wonders,
    ("duel", "deal"): _DuelAge,
    ("wonders", "wonders"): lambda game: _Picks(
        "deal wonders", list(book_of("wonders")["wonders"]), game.seats, ordered=True
    ),
    ("wonders", "sides"): _Sides,
    ("wonders", "deal"): _Hands,
    ("dice", "cities"): _cities,
    ("dice", "roll"): _Roll,
}

#: No part of any luck has more outcomes than this.
MOST_OUTCOMES = 24
