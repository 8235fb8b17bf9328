"""`Game`: moves as text and id, luck, views, copies, records, errors."""

import copy
import hashlib
import pickle
import random

import mirabilia
import numpy as np
import pytest
from tables import TABLES, new, play_on, play_out


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_texts_and_ids_name_the_same_moves(game, seats, options):
    by_text, by_id = (new(game, seats, options, 3) for _ in range(2))
    for seat, move in play_on(by_id, random.Random(5)):
        assert by_text.legal_moves(seat) == [by_id.move_text(seat, i) for i in by_id.legal_ids(seat)]
        text = by_id.move_text(seat, move)
        assert by_id.move_id(seat, text) == move
        by_text.apply(seat, text)
    assert by_text == by_id
    assert by_text.over and by_text.winners and by_text.end
    assert sum(by_text.rewards()) == pytest.approx(0, abs=1e-6)
    totals = [sheet["total"] for sheet in by_text.scores()]
    assert [sum(sheet["by"].values()) for sheet in by_text.scores()] == totals
    if by_text.end == "points":
        assert max(totals) == totals[by_text.winners[0]]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_seed_is_a_game_and_a_record_replays_it(game, seats, options):
    first, second = (play_out(new(game, seats, options, 11)) for _ in range(2))
    assert first.record() == second.record()
    assert play_out(new(game, seats, options, 12)).record() != first.record()
    read = mirabilia.load(first.record())
    assert (read.record(), read.winners, read.scores()) == (first.record(), first.winners, first.scores())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_copies_and_pickles_go_their_own_way_and_meet_the_same_luck(game, seats, options):
    played = new(game, seats, options, 7)
    choices = random.Random(1)
    for step, _ in enumerate(play_on(played, choices)):
        if step in (1, 10, 31):
            # In the middle of a simultaneous turn too: choices that wait travel along.
            twins = [played.copy(), copy.copy(played), copy.deepcopy(played), pickle.loads(pickle.dumps(played))]
            ends = {play_out(twin).record() for twin in twins}
            assert len(ends) == 1
            assert not played.over
        if step > 40:
            break


def test_choices_of_a_simultaneous_turn_wait():
    game = mirabilia.new("wonders", seats=3, seed=7)
    assert (game.turn, game.waiting) == ([0, 1, 2], [])
    game.apply(1, game.legal_moves(1)[0])
    assert (game.turn, game.waiting) == ([0, 2], [1])
    assert pickle.loads(pickle.dumps(game)) == game
    assert game.withdraw(1) and not game.withdraw(1)
    steps = game.steps
    for seat in (2, 0, 1):
        assert game.steps == steps
        game.apply(seat, game.legal_ids(seat)[0])
    assert game.steps == steps + 3
    assert game.turn == [0, 1, 2]


def test_luck_of_ones_own():
    game = mirabilia.new("duel", seed=7, options={"wonders": "first-game"}, auto_deal=False)
    assert game.luck_due and game.turn == [] and game.outcomes() is None
    assert len(game.deal(one=True)) == 1
    assert game.deal()[0].startswith("deal age 1")
    assert game.deal() == []
    while not game.luck_due:
        game.apply(game.turn[0], game.legal_moves(game.turn[0])[-1])
    outcomes = game.outcomes()
    assert len(outcomes) > 1 and all(weight == 1 for _, weight in outcomes)
    game.settle(outcomes[0][0])
    assert game.lines()[-1] == outcomes[0][0]


def test_games_that_are_rewound_meet_the_same_luck():
    played = play_out(mirabilia.new("dice", seats=3, seed=9))
    lines = played.lines()
    again = played.rewound(0)
    again.deal()
    for line in lines:
        if line[0].isdigit():
            again.step(line)
    assert again.record() == played.record()


def test_views_hide_what_is_hidden():
    game = mirabilia.new("wonders", seats=4, seed=7)
    hands = [{held["card"] for held in game.view(seat)["hand"]} for seat in range(4)]
    assert all(len(hand) > 3 for hand in hands)
    assert not game.view().get("hand")
    assert game.steps_seen()[-1] == "deal age 1"
    assert game.lines()[-1].startswith("deal age 1 ")


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_seats_see_nothing_that_they_may_not_know(game, seats, options):
    played = new(game, seats, options, 5)
    differ = 0
    for step, _ in enumerate(play_on(played, random.Random(2))):
        if step % 5 or played.waiting:
            continue
        for seat in range(seats):
            world = played.imagine(seat, seed=step)
            for parts in ("both", "glance", "table"):
                own, theirs = (g.observe(seat, parts=parts) for g in (played, world))
                np.testing.assert_array_equal(own, theirs)
            assert world.view(seat) == played.view(seat)
            everything = [g.observe(seat, info="all") for g in (played, world)]
            differ += int(not np.array_equal(*everything))
    # Hidden hands and running turns do differ in what teachers see; Duel hides nothing.
    assert (differ > 0) == (game != "duel")


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
@pytest.mark.parametrize("parts", ["both", "glance", "table"])
@pytest.mark.parametrize("info", ["seat", "all"])
def test_features_have_names_and_bounds(game, parts, info):
    names = mirabilia.features(game, parts=parts, info=info)
    assert len(set(names)) == len(names)
    played = mirabilia.new(game, seed=3)
    for seat, _ in play_on(played, random.Random(3)):
        row = played.observe(seat, parts=parts, info=info)
        assert row.shape == (len(names),) and row.dtype == np.float32
        assert np.abs(row).max() <= mirabilia.MAX_OBSERVATION
    for seat in range(played.seats):
        assert np.isfinite(played.observe(seat, parts=parts, info=info)).all()


def test_what_the_numbers_say_is_what_the_view_says():
    game = mirabilia.new("duel", seed=7, options={"wonders": "first-game"})
    names = mirabilia.features("duel")
    seen = {name for name, number in zip(names, game.observe(0), strict=True) if number}
    view = game.view(0)
    for slot in view["structure"]:
        if slot["lies"] not in ("?", "guild"):
            place = "open" if slot["accessible"] else "covered"
            assert f"{place} card {slot['lies']}" in seen
    assert {f"board token {token}" for token in view["board_tokens"]} <= seen
    assert "due play" in seen


def check(message, function, *args, **named):
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        function(*args, **named)
    assert message in str(caught.value)


def test_errors_name_the_value_and_change_nothing(tmp_path):
    duel = mirabilia.new("duel", seed=7)
    before = duel.record()
    check('no game "chess"; games are duel, wonders, dice', mirabilia.new, "chess")
    check('seats is "3"; expected 2', mirabilia.new, "duel", 3)
    check("seats is -1", mirabilia.new, "wonders", -1)
    check('first is "Ada"; expected one of 0, 1, random', mirabilia.new, "duel", options={"first": "Ada"})
    check("seed is -1", mirabilia.new, "duel", seed=-1)
    check(f"seed is {2**64}", mirabilia.new, "duel", seed=2**64)
    check("boards are for dice", mirabilia.new, "duel", boards="balanced")
    check("not a board set", mirabilia.new, "dice", boards=tmp_path / "none.toml")
    check("names", mirabilia.new, "duel", names=["one"])
    check("no seat 2; seats are 0 to 1", duel.legal_moves, 2)
    check("no seat -1", duel.apply, -1, "take sphinx")
    check("seat 1 does not decide now: seat 0 to move", duel.apply, 1, duel.legal_moves(0)[0])
    check("id 65536 is not an id of this game", duel.apply, 0, 65536)
    check("id -1 is not an id of this game", duel.apply, 0, -1)
    check('cannot "sell baths"', duel.apply, 0, "sell baths")
    check("expected a string or an id", duel.apply, 0, 1.5)
    check("no luck is due", duel.settle, "deal tokens economy law masonry strategy theology")
    check("is a move, not luck", duel.settle, "0 take sphinx")
    check('parts is "some"; expected both, glance or table', duel.observe, 0, parts="some")
    check('info is "none"; expected seat, all or public', duel.observe, 0, info="none")
    check("out has shape (3,)", duel.observe, 0, np.zeros(3, np.float32))
    check("out has dtype float64; expected float32", duel.observe, 0, np.zeros(3))
    check("out is a list; expected a NumPy array of int8", duel.mask, 0, [1, 2])
    check("steps is 99; expected 0 to", duel.rewound, 99)
    check("line 1: ", mirabilia.load, "nonsense")
    fixed = np.zeros(len(mirabilia.features("duel")), np.float32)
    fixed.flags.writeable = False
    check("out cannot be written", duel.observe, 0, fixed)
    check("not contiguous", duel.observe, 0, np.zeros(2 * len(fixed), np.float32)[::2])
    assert duel.record() == before
    assert issubclass(mirabilia.MirabiliaError, ValueError)


def test_boards_of_ones_own_travel_with_the_game(tmp_path):
    from pathlib import Path

    source = Path(__file__).parents[2] / "dice" / "boards" / "stand-in.toml"
    text = source.read_text().replace('name = "stand-in"', 'name = "mine"', 1)
    file = tmp_path / "mine.toml"
    file.write_text(text)
    for boards in (file, str(file), text):
        game = mirabilia.new("dice", seats=3, seed=7, boards=boards)
        assert game.view()["boards"] == "mine"
        assert pickle.loads(pickle.dumps(game)) == game
    assert mirabilia.load(game.record(), boards=file).record() == game.record()
    assert mirabilia.catalogue("dice", boards=file)["name"] == "mine"


GOLDEN = {("duel", 2): "24ba045ee3b76edc", ("wonders", 5): "3286cb7bc035dbf0", ("dice", 4): "4219d45df03e2bbf"}


@pytest.mark.parametrize(("game", "seats"), GOLDEN)
def test_a_seed_is_the_same_game_for_ever(game, seats):
    """Whoever changes rules, ids or luck changes these, and says so."""
    played = mirabilia.new(game, seats, 77)
    while not played.over:
        seat = played.turn[0]
        ids = played.legal_ids(seat)
        played.apply(seat, ids[len(ids) // 2])
    assert hashlib.sha256(played.record().encode()).hexdigest()[:16] == GOLDEN[game, seats]
