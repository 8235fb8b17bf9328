"""Hidden information, for every tensor: what a seat cannot tell apart looks the same, what it remembers does not."""

import random

import mirabilia
import numpy as np
import pytest
from tables import TABLES, new

PARTS = ["both", "glance", "table"]


def positions(game, seats, options, seed, every=7):
    """Positions of a random game in which somebody decides."""
    played, choices = new(game, seats, options, seed), random.Random(seed)
    count = 0
    while not played.over:
        seat = played.turn[0]
        if count % every == 0:
            yield played
        played.apply(seat, choices.choice(played.legal_ids(seat)))
        count += 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_a_seat_cannot_tell_apart_looks_the_same(game, seats, options):
    different = 0
    for played in positions(game, seats, options, 3):
        for seat in range(seats):
            world = played.imagine(seat, seed=seat)
            assert world.view(seat) == played.view(seat)
            for parts in PARTS:
                for info in ("seat", "public"):
                    said = {"parts": parts, "info": info}
                    np.testing.assert_array_equal(played.observe(seat, **said), world.observe(seat, **said))
            if not played.waiting:
                np.testing.assert_array_equal(played.mask(seat), world.mask(seat))
            full = [one.observe(seat, info="all") for one in (played, world)]
            different += not np.array_equal(*full)
    assert different or game != "wonders"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_public_does_not_depend_on_what_is_private(game, seats, options):
    """Worlds that a spectator cannot tell apart: those that another seat imagines."""
    for played in positions(game, seats, options, 5):
        for seat in range(seats):
            for other in range(seats):
                world = played.imagine(other, seed=other)
                if world.view() == played.view():
                    rows = [one.observe(seat, info="public") for one in (played, world)]
                    np.testing.assert_array_equal(*rows)


def hand(played, seat):
    return [held["card"] for held in played.view(seat)["hand"] for _ in range(held["copies"])]


def test_memory_tells_positions_apart():
    """Two worlds with the same table and the same own hand, but other cards in hands that the seat has seen before."""
    told = 0
    for seed in range(60):
        played, choices = mirabilia.new("wonders", 4, seed), random.Random(seed)
        for _ in range(3 * 4):
            played.apply(played.turn[0], choices.choice(played.legal_ids(played.turn[0])))
        # What another seat imagines keeps the table, and changes hands that it has not seen.
        for other in (1, 2, 3):
            world = played.imagine(other, seed=seed)
            if hand(world, 0) == hand(played, 0) and world.view(0)["memory"] != played.view(0)["memory"]:
                told += 1
                assert not np.array_equal(played.observe(0, parts="table"), world.observe(0, parts="table"))
    assert told


def test_the_hand_that_was_passed_on_is_remembered():
    names = mirabilia.features("wonders", seats=3)
    played = mirabilia.new("wonders", 3, 1)
    first = hand(played, 0)
    for seat in range(3):
        played.apply(seat, played.legal_ids(seat)[0])
    row = dict(zip(names, played.observe(0), strict=True))
    held = {name.removeprefix("remembered left ") for name, n in row.items() if n and name.startswith("remembered left")}
    assert held <= set(first) and len(held) >= 5
    assert not any(n for name, n in row.items() if name.startswith("remembered right")), "not seen yet"


def test_what_was_discarded_is_remembered():
    names = mirabilia.features("wonders", seats=3)
    played = mirabilia.new("wonders", 3, 1)
    sold = hand(played, 0)[0]
    for seat in range(3):
        played.apply(seat, f"sell {hand(played, seat)[0]}")
    row = dict(zip(names, played.observe(0), strict=True))
    assert row[f"pile {sold}"] == 1 and sum(n for name, n in row.items() if name.startswith("pile ")) == 1
    public = dict(zip(names, played.observe(0, info="public"), strict=True))
    assert not any(n for name, n in public.items() if name.startswith(("pile ", "hand ", "remembered ")))


def test_every_city_is_seen():
    """Of seven seats, each city has cards, board, coins and stages of its own."""
    played = mirabilia.new("wonders", 7, 4)
    choices = random.Random(1)
    while played.view()["age"] < 3:
        seat = played.turn[0]
        played.apply(seat, choices.choice(played.legal_ids(seat)))
    row = dict(zip(mirabilia.features("wonders", seats=7), played.observe(2), strict=True))
    places = {2: "my", 3: "left", 1: "right", 4: "2 to the left", 5: "3 to the left", 6: "4 to the left", 0: "5 to the left"}
    for seat, place in places.items():
        city = played.view()["cities"][seat]
        assert row[f"{place} coins"] == city["coins"] / 16
        for card in city["buildings"] if "buildings" in city else city["cards"]:
            assert row[f"{place} {card if isinstance(card, str) else card['id']}"] == 1


def test_names_are_unique_and_blocks_cover_the_row():
    for game, (least, most) in ((g, a["seats"]) for g, a in mirabilia.games().items()):
        for seats in range(least, most + 1):
            for info in ("seat", "all"):
                names = mirabilia.features(game, seats=seats, info=info)
                assert len(set(names)) == len(names)
                blocks = mirabilia.blocks(game, seats=seats, info=info)
                assert [name for block in blocks for name in block["names"]] == names
                assert blocks[-1]["stop"] == len(names) == len(mirabilia.new(game, seats, 1).observe(0, info=info))
