"""`Env` and `VecEnv`: the same games as `Game`, by ids, alone and in crowds."""

import random

import mirabilia
import numpy as np
import pytest
from tables import TABLES, new


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_thin_way_plays_the_same_games(game, seats, options):
    env = mirabilia.Env(game, seats, 5, options)
    played = new(game, seats, options, 5)
    row, mask = np.zeros(env.features, np.float32), np.zeros(env.ids, np.int8)
    over = False
    while not over:
        seat = env.seat
        assert seat == played.turn[0]
        assert env.legal() == played.legal_ids(seat)
        env.observe(row, mask)
        np.testing.assert_array_equal(row, played.observe(seat))
        np.testing.assert_array_equal(mask, played.mask(seat))
        move = env.sample()
        over = env.step(move)
        played.apply(seat, move)
        assert over == played.over
    assert env.over and env.seat is None and env.legal() == []
    assert env.rewards == played.rewards()
    with pytest.raises(mirabilia.MirabiliaError, match="the game is over"):
        env.step(0)
    with pytest.raises(mirabilia.MirabiliaError, match="the game is over"):
        env.sample()
    env.reset()
    assert not env.over and env.seed != 5
    env.reset(5)
    assert env.seed == 5


@pytest.mark.parametrize("all_seats", [False, True])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_crowds_play_the_same_games(game, seats, options, all_seats):
    n = 5
    envs = mirabilia.VecEnv(game, n, seats, 3, options, all_seats=all_seats, threads=2)
    played = [new(game, seats, options, envs.seed_of(i)) for i in range(n)]
    choices = random.Random(1)
    ended = 0
    for _ in range(150):
        for i, one in enumerate(played):
            asked = range(seats) if all_seats else [one.turn[0]]
            assert all_seats or envs.seats[i] == one.turn[0]
            for at, seat in enumerate(asked):
                row = (i, at) if all_seats else i
                np.testing.assert_array_equal(envs.masks[row], one.mask(seat))
                np.testing.assert_array_equal(envs.observations[row], one.observe(seat))
        shape = (n, seats) if all_seats else (n,)
        actions = np.array([choices.choice(np.flatnonzero(mask)) for mask in envs.masks.reshape(-1, envs.ids)])
        envs.step(actions.reshape(shape))
        for i, one in enumerate(played):
            for seat in one.turn if all_seats else one.turn[:1]:
                one.apply(seat, actions.reshape(n, -1)[i, seat if all_seats else 0])
            assert envs.dones[i] == one.over
            np.testing.assert_allclose(envs.rewards[i], one.rewards(), rtol=1e-6)
            if one.over:
                ended += 1
                played[i] = new(game, seats, options, envs.seed_of(i))
    assert ended or game == "dice"


def test_threads_change_nothing():
    def run(threads):
        envs = mirabilia.VecEnv("wonders", 200, 4, seed=7, threads=threads)
        sums = []
        for _ in range(60):
            envs.step(envs.sample())
            sums.append((float(envs.observations.sum()), int(envs.masks.sum()), float(envs.rewards[:, 0].sum())))
        return sums

    assert run(1) == run(3)


def test_arrays_of_the_caller_are_written():
    count = len(mirabilia.features("duel", parts="glance"))
    ids = mirabilia.games()["duel"]["ids"]
    mine = {
        "observations": np.zeros((8, count), np.float32),
        "masks": np.zeros((8, ids), np.int8),
        "rewards": np.zeros((8, 2), np.float32),
        "dones": np.zeros(8, np.bool_),
    }
    envs = mirabilia.VecEnv("duel", 8, parts="glance", **mine)
    assert mine["masks"].any(axis=1).all()
    assert envs.observations is mine["observations"]
    first = mine["observations"].copy()
    out = np.zeros(8, np.int64)
    assert envs.sample(out) is out
    envs.step(out.astype(np.int32))
    assert not np.array_equal(first, mine["observations"])
    envs.reset()
    np.testing.assert_array_equal(first, mine["observations"])
    bare = mirabilia.VecEnv("duel", 8, observe=False)
    assert bare.observations is None and bare.masks is None
    bare.step(bare.sample())


def check(message, function, *args, **named):
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        function(*args, **named)
    assert message in str(caught.value)


def test_errors_name_the_value_and_play_nothing():
    envs = mirabilia.VecEnv("duel", 4, seed=7)
    masks = envs.masks.copy()
    good = envs.sample()
    bad = good.copy()
    bad[2] = 1
    check("game 2: id 1 is not legal for seat 0; legal ids are", envs.step, bad)
    bad[2] = 10**9
    check("game 2: id 1000000000 is not an id of this game; ids are 0 to", envs.step, bad)
    check("actions has shape (3,); expected (4,)", envs.step, good[:3])
    check("actions has dtype float64; expected int64", envs.step, good.astype(float))
    check("actions is a list", envs.step, [1, 2, 3, 4])
    np.testing.assert_array_equal(masks, envs.masks)
    envs.step(good)
    check("num_envs is 0; expected 1 to", mirabilia.VecEnv, "duel", 0)
    check("threads is", mirabilia.VecEnv, "duel", 1, threads=0)
    check("masks has shape (1, 2)", mirabilia.VecEnv, "duel", 1, masks=np.zeros((1, 2), np.int8))
    check("no game 4; games are 0 to 3", envs.seed_of, 4)
    fixed = np.zeros((4, 2), np.float32)
    fixed.flags.writeable = False
    check("rewards cannot be written", mirabilia.VecEnv, "duel", 4, rewards=fixed)
    env = mirabilia.Env("duel")
    check("id -5 is not an id of this game", env.step, -5)
    check("no seat 7; seats are 0 to 1", env.observe, seat=7)
    with pytest.raises(TypeError):
        env.step("take sphinx")


def test_two_crowds_may_take_turns_with_one_array():
    one = np.zeros((2, 2), np.float32)
    first = mirabilia.VecEnv("duel", 2, rewards=one)
    second = mirabilia.VecEnv("duel", 2, rewards=one)
    first.step(first.sample())
    second.step(second.sample())
    assert first.rewards is second.rewards is one
