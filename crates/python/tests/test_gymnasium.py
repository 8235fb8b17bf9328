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
    assert (reward, over) == (-1.0, True) and "not legal" in info["illegal"]
    env = mirabilia.gym.SeatEnv("duel", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(mirabilia.MirabiliaError, match="is not legal for seat 0"):
        env.step(wrong)
    with pytest.raises(mirabilia.MirabiliaError, match="id 99999 is not an id of this game"):
        env.step(99999)
    table = mirabilia.gym.SeatEnv("wonders", seats=7)
    seen, _ = table.reset(seed=1)
    _, reward, *_ = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert reward == pytest.approx(-1 / 6), "as much as losing at seven seats"
    with pytest.raises(mirabilia.MirabiliaError, match="opponents are"):
        mirabilia.gym.SeatEnv("wonders", opponents=["easy", "normal"], seats=4)
    with pytest.raises(mirabilia.MirabiliaError, match="no seat 2; seats are 0 to 1"):
        mirabilia.gym.SeatEnv("duel", seat=2)


@pytest.mark.parametrize(("name", "said"), TABLES)
def test_pictures(name, said):
    for mode, begins in (("ansi", "7 Wonders"), ("svg", "<svg")):
        env = gymnasium.make(f"mirabilia/{name}-v0", render_mode=mode, **said)
        env.reset(seed=3)
        assert env.render().startswith(begins)


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_opponents_in_rust_play_as_the_bot_of_that_name(game):
    """`greedy` in the environment, which reads no view, against `Bot("greedy")`, which reads nothing else."""
    for seed in range(6):
        env = mirabilia.Env(game, seed=seed, opponents="greedy", seat=seed % 2)
        while not env.step(env.sample()):
            pass
        twin, bot = mirabilia.new(game, seed=seed), mirabilia.Bot("greedy")
        for played in env.game().moves():
            if played["seat"] != seed % 2:
                assert bot.choose_id(twin, played["seat"]) == played["id"]
            twin.apply(played["seat"], played["id"])
        assert twin.over and twin.rewards() == env.rewards


def test_the_end_is_told():
    env = gymnasium.make("mirabilia/Wonders-v0", seats=4, opponents="random", seat="random")
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        assert "points" not in info
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
    game = env.unwrapped.game
    assert info["points"] == [sheet["total"] for sheet in game.scores()]
    assert (info["winners"], info["end"]) == (game.winners, game.end)
    assert reward == game.rewards()[info["seat"]]
    assert env.unwrapped.action_masks().dtype == bool
