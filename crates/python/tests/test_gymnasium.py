"""Gymnasium's own check, and one seat against bots."""

import warnings

import gymnasium
import mirabilia
import mirabilia.gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

TABLES = [
    ("Duel", {}),
    ("Duel", {"seat": 1, "opponents": "random"}),
    ("Wonders", {"seats": 4, "opponents": ["easy", "normal", "greedy"], "seat": "random"}),
    ("Dice", {"seats": 3, "opponents": "search", "iterations": 4}),
]


@pytest.mark.parametrize(("name", "said"), TABLES)
def test_check(name, said):
    env = gymnasium.make(f"mirabilia/{name}-v0", **said).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("name", "said"), TABLES)
def test_a_seed_is_a_game(name, said):
    def play():
        env = gymnasium.make(f"mirabilia/{name}-v0", **said)
        seen, _ = env.reset(seed=5)
        env.action_space.seed(5)
        over, rewards = False, []
        while not over:
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, over, cut, info = env.step(action)
            assert not cut and "illegal" not in info
            rewards.append(reward)
        assert all(reward == 0 for reward in rewards[:-1])
        return env.unwrapped.game.record(), rewards[-1]

    record, reward = play()
    assert (record, reward) == play()
    assert -1 <= reward <= 1


def test_illegal_ids_lose_or_raise():
    env = gymnasium.make("mirabilia/Duel-v0")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and "cannot" in info["illegal"]
    env = mirabilia.gym.SeatEnv("duel", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(mirabilia.MirabiliaError, match="seat 0 cannot"):
        env.step(wrong)
    with pytest.raises(mirabilia.MirabiliaError, match="id 99999 is not an id of this game"):
        env.step(99999)
    with pytest.raises(mirabilia.MirabiliaError, match="opponents are"):
        mirabilia.gym.SeatEnv("wonders", opponents=["easy"], seats=4)
    with pytest.raises(mirabilia.MirabiliaError, match="no seat 2; seats are 0 to 1"):
        mirabilia.gym.SeatEnv("duel", seat=2)


@pytest.mark.parametrize(("name", "said"), TABLES)
def test_pictures(name, said):
    for mode, begins in (("ansi", "7 Wonders"), ("svg", "<svg")):
        env = gymnasium.make(f"mirabilia/{name}-v0", render_mode=mode, **said)
        env.reset(seed=3)
        assert env.render().startswith(begins)
