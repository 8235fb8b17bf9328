"""`Env` and `VecEnv`: the same games as `Game`, by ids, alone and in crowds."""

import copy
import pickle
import random
import threading
import time
from pathlib import Path

import mirabilia
import numpy as np
import pytest
from tables import TABLES, new

BOARDS = Path(__file__).parents[2] / "dice" / "boards"


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
    check("actions is a list; expected a NumPy array", envs.step, [1, 2, 3, 4])
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


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_copies_and_pickles_play_on_alike(game, seats, options):
    """Env and VecEnv, with and without opponents, in the middle of a game."""
    for said in ({}, {"opponents": "greedy", "seat": "random"}):
        env = mirabilia.Env(game, seats, 5, options, **said)
        for _ in range(7):
            env.step(env.sample())
        for twin in (env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            assert twin.game() == env.game() and twin.seat == env.seat and twin.learner == env.learner
            there = env.copy()
            while not there.over:
                move = there.sample()
                assert there.step(move) == twin.step(move)
            assert there.game() == twin.game() and there.points == twin.points
            there.reset()
            twin.reset()
            assert there.seed == twin.seed
        envs = mirabilia.VecEnv(game, 4, seats, 3, options, threads=1, **said)
        for _ in range(25):
            envs.step(envs.sample())
        twins = pickle.loads(pickle.dumps(envs))
        for _ in range(80):
            np.testing.assert_array_equal(envs.observations, twins.observations)
            np.testing.assert_array_equal(envs.masks, twins.masks)
            actions = envs.sample()
            np.testing.assert_array_equal(actions, twins.sample())
            envs.step(actions)
            twins.step(actions)
            np.testing.assert_array_equal(envs.rewards, twins.rewards)


def test_boards_of_a_file_travel():
    text = (BOARDS / "stand-in.toml").read_text(encoding="utf-8")
    env = mirabilia.Env("dice", 3, 5, boards=text)
    env.step(env.sample())
    assert pickle.loads(pickle.dumps(env)).game() == env.game()


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("wonders", 4), ("dice", 3)])
def test_crowds_with_opponents_tell_how_games_end(game, seats):
    n = 6
    envs = mirabilia.VecEnv(
        game, n, seats, 3, opponents="greedy", seat="random", last_observations=True, threads=1
    )
    learners, ended = envs.seats.copy(), 0
    assert len(set(learners.tolist())) > 1
    twins = [mirabilia.Env(game, seats, envs.seed_of(i), opponents="greedy", seat=int(learners[i])) for i in range(n)]
    for _ in range(200):
        actions = envs.sample()
        envs.step(actions)
        for i, twin in enumerate(twins):
            over = twin.step(int(actions[i]))
            assert over == envs.dones[i] == (envs.ends[i] > 0)
            if not over:
                np.testing.assert_array_equal(envs.observations[i], twin.look()[0])
                continue
            ended += 1
            assert envs.points[i].tolist() == twin.points
            assert (None, "points", "military", "science")[envs.ends[i]] == twin.end
            np.testing.assert_allclose(envs.rewards[i], twin.rewards, rtol=1e-6)
            np.testing.assert_array_equal(envs.last_observations[i], twin.look(int(learners[i]))[0])
            learners[i] = envs.seats[i]
            twins[i] = mirabilia.Env(game, seats, envs.seed_of(i), opponents="greedy", seat=int(learners[i]))
    assert ended
    game_of = envs.game(2)
    assert game_of == twins[2].game()


def test_some_games_alone_may_step():
    envs = mirabilia.VecEnv("duel", 5, seed=7)
    before, actions = envs.observations.copy(), envs.sample()
    envs.step(actions[[1, 3]], np.array([1, 3]))
    changed = (before != envs.observations).any(axis=1)
    assert changed.tolist() == [False, True, False, True, False]
    check("no game 9; games are 0 to 4", envs.step, actions[:1], np.array([9]))


def test_masks_may_be_booleans():
    envs = mirabilia.VecEnv("duel", 3, seed=7)
    assert envs.bool_masks.dtype == bool and np.shares_memory(envs.bool_masks, envs.masks)
    own = np.zeros((3, envs.ids), np.bool_)
    twins = mirabilia.VecEnv("duel", 3, seed=7, masks=own)
    np.testing.assert_array_equal(own, envs.bool_masks)
    twins.step(twins.sample())
    assert not np.array_equal(own, envs.bool_masks)
    env, mask = mirabilia.Env("duel", seed=7), np.zeros(envs.ids, np.bool_)
    env.observe(mask=mask)
    assert np.flatnonzero(mask).tolist() == env.legal()
    game = mirabilia.new("duel", seed=7)
    assert np.flatnonzero(game.mask(0, np.zeros(envs.ids, np.bool_))).tolist() == env.legal()


class Tensor:
    """What matters of a tensor of PyTorch: DLPack, and an array over its memory."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **_):
        raise AssertionError("the array is at hand")

    def numpy(self):
        return self.array


def test_tensors_share_memory():
    seen = np.zeros((4, len(mirabilia.features("duel"))), np.float32)
    envs = mirabilia.VecEnv("duel", 4, seed=7, observations=Tensor(seen))
    assert seen.any() and np.shares_memory(envs.observations, seen)
    before = seen.copy()
    envs.step(Tensor(envs.sample()))
    assert not np.array_equal(before, seen)


def test_two_threads_on_one_object_get_a_clear_error():
    envs = mirabilia.VecEnv("wonders", 512, 7, seed=7, opponents="easy", threads=1)
    errors, actions = [], envs.sample()
    start = threading.Barrier(3)

    def work():
        start.wait()
        for _ in range(20):
            try:
                envs.step(envs.sample())
            except mirabilia.MirabiliaError as error:
                errors.append(str(error))

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors and {error for error in errors if "is not legal" not in error} == {
        "another thread uses this object now; give each thread its own, or take turns"
    }
    assert actions.shape == (512,)


def test_a_game_looks_as_fast_as_an_environment():
    """A look at a `Game` costs microseconds: nothing is spelled out at each call. It took 60 once."""
    game, row = mirabilia.new("wonders", 4, 7), np.zeros(len(mirabilia.features("wonders", seats=4)), np.float32)
    best = min(timed(lambda: [game.observe(0, row) for _ in range(500)]) for _ in range(5))
    assert best / 500 < 20e-6


def timed(work):
    before = time.process_time()
    work()
    return time.process_time() - before
