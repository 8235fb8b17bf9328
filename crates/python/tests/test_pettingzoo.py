"""PettingZoo's own checks, for the three games."""

import importlib
import warnings
from types import SimpleNamespace

import mirabilia
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
        for agent in [together.possible_agents[seat] for seat in together.game.turn]:
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
    check("seat 0 cannot", raw.step, 0)
    losing = wonders_v0.parallel_env(seats=3, illegal="lose")
    losing.reset(seed=1)
    _, rewards, ended, _, infos = losing.step({**good, "seat_1": 2090})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0} and all(ended.values())
    assert "2090" in infos["seat_1"]["illegal"]
    check("the game is over", losing.step, good)
