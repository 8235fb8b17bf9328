"""PettingZoo's own checks, for the three games."""

import importlib
import warnings
from types import SimpleNamespace

import mirabilia
import numpy as np
import pytest
from mirabilia import dice_v0, duel_v0, wonders_v0
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.render_test import render_test

AEC = [
    (duel_v0, {}),
    (wonders_v0, {"seats": 3}),
    (wonders_v0, {"seats": 5, "options": {"sides": "choose", "wonders": "choose"}}),
    (dice_v0, {"seats": 2}),
    (dice_v0, {"seats": 4}),
]
PARALLEL = [(module, said) for module, said in AEC if module is not duel_v0]


def strict(function, *args, **named):
    """A check that passes without a warning about us."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It wants a picture or numbers as observation unless it knows the environment by name.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        function(*args, **named)


@pytest.mark.parametrize(("module", "said"), AEC)
def test_api(module, said):
    strict(api_test, module.raw_env(**said), num_cycles=300)
    strict(api_test, module.env(**said), num_cycles=300)


@pytest.mark.parametrize(("module", "said"), AEC)
def test_seeds(module, said):
    seed_test(lambda: module.env(**said), num_cycles=60)


@pytest.mark.parametrize(("module", "said"), PARALLEL)
def test_parallel_api(module, said):
    strict(parallel_api_test, module.parallel_env(**said), num_cycles=400)


@pytest.mark.parametrize(("module", "said"), PARALLEL)
def test_parallel_seeds(module, said):
    # It draws ids without their masks, so they may be illegal: they lose, both times alike.
    parallel_seed_test(lambda: module.parallel_env(illegal="lose", **said), num_cycles=20)


@pytest.mark.parametrize(("module", "said"), AEC)
def test_performance(module, said, monkeypatch):
    # The benchmark runs for five seconds of the clock; ours runs faster. The package hides the module behind its
    # function of the same name.
    benchmark = importlib.import_module("pettingzoo.test.performance_benchmark")
    start = benchmark.time.time()
    ticks = iter(range(10**9))
    clock = SimpleNamespace(time=lambda: start + next(ticks) / 40)
    monkeypatch.setattr(benchmark, "time", clock)
    benchmark.performance_benchmark(module.env(**said))


@pytest.mark.parametrize(("module", "said"), AEC)
def test_pictures(module, said):
    pictures = {"svg": lambda shown: shown.startswith("<svg"), "ansi": lambda shown: "seat 0" in shown}
    render_test(lambda render_mode: module.env(render_mode=render_mode, **said), pictures)


def test_both_kinds_play_the_same_game():
    together = wonders_v0.parallel_env(seats=3)
    one_by_one = wonders_v0.raw_env(seats=3)
    seen, _ = together.reset(seed=11)
    one_by_one.reset(seed=11)
    while together.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
        before = together.game
        for agent in [together.possible_agents[seat] for seat in before.turn]:
            assert one_by_one.agent_selection == agent
            one_by_one.step(actions[agent])
        seen, rewards, ended, _, _ = together.step(actions)
    assert all(ended.values()) and rewards == one_by_one.rewards
    assert one_by_one.game.record() == together.game.record()


def check(message, function, *args, **named):
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        function(*args, **named)
    assert message in str(caught.value)


def test_errors_name_the_value():
    env = wonders_v0.parallel_env(seats=3)
    seen, _ = env.reset(seed=1)
    good = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    before = env.game.record()
    check("seat_1: id 2090 is not legal; legal ids are", env.step, {**good, "seat_1": 2090})
    check("no action for seat_2", env.step, {k: good[k] for k in ("seat_0", "seat_1")})
    check('no agent "seat_9"', env.step, {**good, "seat_9": 1})
    assert env.game.record() == before
    check('illegal is "win"; expected raise or lose', wonders_v0.parallel_env, illegal="win")
    check('render_mode is "3d"', duel_v0.raw_env, render_mode="3d")
    raw = duel_v0.raw_env()
    raw.reset(seed=1)
    check("id 0 is not legal for seat 0; legal ids are", raw.step, 0)
    losing = wonders_v0.parallel_env(seats=3, illegal="lose")
    losing.reset(seed=1)
    _, rewards, ended, _, infos = losing.step({**good, "seat_1": 2090})
    # Who plays an illegal id loses as one who is beaten does, and rewards sum to 0.
    assert rewards == {"seat_0": 0.25, "seat_1": -0.5, "seat_2": 0.25} and all(ended.values())
    assert "2090" in infos["seat_1"]["illegal"]
    check("the game is over", losing.step, good)


@pytest.mark.parametrize("seats", [3, 7])
def test_an_illegal_id_costs_what_losing_costs(seats):
    env = wonders_v0.env(seats=seats)
    env.reset(seed=1)
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards["seat_0"] == pytest.approx(-1 / (seats - 1))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(env.terminations.values()) and "not legal" in env.infos["seat_0"]["illegal"]


@pytest.mark.parametrize(("module", "said"), AEC)
def test_the_state_shows_everything(module, said):
    """For centralised critics: games that a seat cannot tell apart have different states, and the space holds them."""
    env = module.env(**said)
    env.reset(seed=3)
    choosing = 2 * said["seats"] if "options" in said else 0
    for _ in range(choosing):  # of wonders and sides; then there are hands to hide
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert env.state() in env.state_space
    seen = env.state()
    np.testing.assert_array_equal(seen, env.game.observe(0, info="all"))
    if module is wonders_v0:
        other = env.game.imagine(0, seed=1)
        assert not np.array_equal(seen, other.observe(0, info="all"))
        np.testing.assert_array_equal(env.game.observe(0), other.observe(0))
    if hasattr(module, "parallel_env"):
        together = module.parallel_env(**said)
        together.reset(seed=3)
        if choosing:
            return
        np.testing.assert_array_equal(seen, together.state())
