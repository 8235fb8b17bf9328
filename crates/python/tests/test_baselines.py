"""The baselines learn, and their checkpoints play."""

import argparse
import json
import runpy
import sys
from pathlib import Path

import mirabilia
import numpy as np
import pytest
from mirabilia import evaluation

FOLDER = Path(__file__).parents[1] / "baselines"
CHECKPOINTS = sorted(FOLDER.glob("*.npz"))


def test_ppo_learns_to_beat_random(monkeypatch, capsys, tmp_path):
    out = tmp_path / "ppo-duel.npz"
    said = f"--opponent random --envs 64 --updates 10 --minutes 9 --hidden 32 --epochs 2 --rate 0.003 --deals 4 --out {out}"
    monkeypatch.setattr(sys, "argv", ["ppo.py", *said.split()])
    runpy.run_path(str(FOLDER / "ppo.py"), run_name="__main__")
    assert "| random |" in capsys.readouterr().out
    with np.load(out) as file:
        curve = file["curve"]
        assert json.loads(str(file["recipe"]))["observation_version"] == mirabilia.OBSERVATION_VERSION
    assert curve[-1][2] > curve[0][2] + 0.1, curve


@pytest.mark.parametrize("path", CHECKPOINTS, ids=lambda path: path.stem)
def test_checkpoints_play(path):
    network = runpy.run_path(str(FOLDER.parent / "leaderboard.py"))["network"]
    game = path.stem.split("-")[-1]
    result = mirabilia.evaluate(network(path), game, opponents=["random"], deals=8)
    # A fair share is 1 / seats.
    assert result.rows[0].score > 1.6 / evaluation.SEATS[game], result


def test_the_page_is_written_from_the_checkpoints():
    page = runpy.run_path(str(FOLDER / "page.py"))
    written, drawn = page["pages"]()
    docs = page["DOCS"]
    assert (docs / "python" / "baselines.md").read_text(encoding="utf-8") == written, "run python baselines/page.py"
    assert (docs / "images" / page["PICTURE"]).read_text(encoding="utf-8") == drawn, "run python baselines/page.py"
    assert {path.stem for path in CHECKPOINTS} >= {"ppo-duel", "ppo-wonders", "ppo-dice"}


def test_the_margin_is_that_to_the_best_other_seat():
    margin = runpy.run_path(str(FOLDER / "ppo.py"))["margin"]
    points = np.array([[40, 60, 20], [60, 40, 20], [50, 50, 0]], np.int16)
    np.testing.assert_allclose(margin(points, np.array([0, 0, 1])), np.tanh([-1, 1, 0]), atol=1e-6)


def test_the_gradient_is_the_gradient():
    """Against differences, on a small network with all parts of the objective."""
    ppo = runpy.run_path(str(FOLDER / "ppo.py"))
    rng = np.random.default_rng(1)
    network = ppo["Network"](6, 5, 4, rng)
    network.weights = {name: w.astype(np.float64) + 0.1 * rng.standard_normal(w.shape) for name, w in network.weights.items()}
    masks = rng.random((7, 4)) < 0.8
    masks[:, 1] = True
    batch = {
        "rows": rng.standard_normal((7, 6)),
        "masks": masks,
        "ids": np.ones(7, np.int64),
        "logs": np.log(rng.uniform(0.2, 0.6, 7)),
        "gains": rng.standard_normal(7),
        "returns": rng.standard_normal(7),
    }

    def objective():
        _, chances, values = network.forward(batch["rows"], masks)
        ratio = np.exp(np.log(chances[:, 1]) - batch["logs"])
        clipped = np.clip(ratio, 0.8, 1.2)
        gain = np.minimum(ratio * batch["gains"], clipped * batch["gains"])
        entropy = -(chances * np.log(chances + 1e-12)).sum(axis=1)
        return float((-gain + 0.5 * (values - batch["returns"]) ** 2 - 0.01 * entropy).mean())

    taken = {}
    network.learn = lambda gradients, rate: taken.update(gradients)
    network.update(batch, 1e-3, 0.2, 0.01)
    for name, weight in network.weights.items():
        for place in list(np.ndindex(weight.shape))[:6]:
            old = weight[place]
            weight[place] = old + 1e-6
            above = objective()
            weight[place] = old - 1e-6
            below = objective()
            weight[place] = old
            assert taken[name][place] == pytest.approx((above - below) / 2e-6, abs=1e-6), (name, place)


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_alphazero_plays_and_learns(game, monkeypatch, capsys, tmp_path):
    out = tmp_path / "alphazero.npz"
    seats = {"duel": 2, "wonders": 4, "dice": 4}[game]
    said = f"--game {game} --seats {seats} --games 3 --simulations 3 --rounds 2 --hidden 16 --deals 1 --out {out}"
    monkeypatch.setattr(sys, "argv", ["alphazero.py", *said.split()])
    runpy.run_path(str(FOLDER / "alphazero.py"), run_name="__main__")
    assert "| hard |" in capsys.readouterr().out
    with np.load(out) as file:
        assert len(file["curve"]) == 2


def test_alphazero_learns_what_the_search_found():
    zero = runpy.run_path(str(FOLDER / "alphazero.py"))
    said = argparse.Namespace(game="duel", seats=2, games=3, simulations=6, exploration=1.5, draw=4)
    rng = np.random.default_rng(1)
    env = mirabilia.Env("duel")
    network = zero["Network"](env.features, 32, env.ids, rng)
    batch, lengths = zero["play"](said, network, rng)
    assert sum(lengths) == len(batch["returns"]) and (batch["targets"][~batch["masks"]] == 0).all()
    np.testing.assert_allclose(batch["targets"].sum(axis=1), 1, rtol=1e-4)
    first = zero["learn"](network, batch, 1e-2)
    for _ in range(60):
        last = zero["learn"](network, batch, 1e-2)
    assert last < 0.8 * first
