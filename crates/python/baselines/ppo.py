"""PPO with NumPy alone: a policy that learns against a bot, as a baseline and as an example without a framework.

    python baselines/ppo.py --game duel --opponent easy --minutes 10 --out baselines/ppo-duel.npz
    python baselines/ppo.py --game dice --opponent easy --points 1 --minutes 10 --out baselines/ppo-dice.npz
    python baselines/ppo.py --test baselines/ppo-duel.npz --game duel

One hidden layer, masked softmax, clipped objective, generalised advantages, Adam. All games run in one `VecEnv` with the
opponents in Rust. At a table of four a beginner hardly ever wins, so nothing but the margin in points (``--points``) teaches it
anything at first. The checkpoint has the weights in half precision, the learning curve, the recipe and the table of the evaluation.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import mirabilia
import numpy as np
from mirabilia import evaluation

Array = Any


class Network:
    """Observations to logits and value."""

    def __init__(self, features: int, hidden: int, ids: int, rng: np.random.Generator) -> None:
        def layer(size: int, out: int, scale: float) -> Array:
            return (rng.standard_normal((size, out)) * scale / np.sqrt(size)).astype(np.float32)

        self.weights = {
            "w1": layer(features, hidden, 1.4),
            "b1": np.zeros(hidden, np.float32),
            "wp": layer(hidden, ids, 0.01),
            "bp": np.zeros(ids, np.float32),
            "wv": layer(hidden, 1, 0.5),
            "bv": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, rows: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of legal ids, and the value."""
        w = self.weights
        hidden = np.maximum(rows @ w["w1"] + w["b1"], 0)
        logits = np.where(masks, hidden @ w["wp"] + w["bp"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["wv"] + w["bv"])[:, 0]

    def learn(self, gradients: dict[str, Array], rate: float) -> None:
        """One step of Adam, with the gradient's length limited."""
        length = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        scale = min(1.0, 0.5 / (length + 1e-8))
        self.steps += 1
        for name, gradient in gradients.items():
            g = gradient * scale
            self.first[name] += 0.1 * (g - self.first[name])
            self.second[name] += 0.001 * (g * g - self.second[name])
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(spread) + 1e-8)

    def update(self, batch: dict[str, Array], rate: float, clip: float, entropy: float) -> None:
        """A step on the clipped objective, the squared error of the value and the entropy."""
        rows, masks, ids = batch["rows"], batch["masks"], batch["ids"]
        count = len(ids)
        hidden, chances, values = self.forward(rows, masks)
        at = np.arange(count)
        ratio = np.exp(np.log(chances[at, ids] + 1e-12) - batch["logs"])
        gain = batch["gains"]
        free = ~(((ratio > 1 + clip) & (gain > 0)) | ((ratio < 1 - clip) & (gain < 0)))
        # The gradient by the logits: of the objective, then of the entropy.
        weight = np.where(free, ratio * gain, 0.0)
        logits = chances * weight[:, None]
        logits[at, ids] -= weight
        logs = np.log(chances + 1e-12)
        mean = (chances * logs).sum(axis=1, keepdims=True)
        logits += entropy * chances * (logs - mean)
        logits /= count
        value = ((values - batch["returns"]) / count)[:, None]
        back = (logits @ self.weights["wp"].T + value @ self.weights["wv"].T) * (hidden > 0)
        self.learn(
            {
                "w1": rows.T @ back,
                "b1": back.sum(axis=0),
                "wp": hidden.T @ logits,
                "bp": logits.sum(axis=0),
                "wv": hidden.T @ value,
                "bv": value.sum(axis=0),
            },
            rate,
        )

    def halve(self) -> None:
        """Rounds the weights to half precision, as the checkpoint has them: what is evaluated is what is stored."""
        self.weights = {name: w.astype(np.float16).astype(np.float32) for name, w in self.weights.items()}

    def policy(self) -> evaluation.Policy:
        """The best legal id of each row."""

        def choose(observations: Array, masks: Array) -> Array:
            return self.forward(observations, masks)[1].argmax(axis=1)

        return choose


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """An id of each row by its probability; a legal one even where rounding would leave the row."""
    sums = np.cumsum(chances, axis=1)
    return (sums > rng.random((len(chances), 1)).astype(np.float32) * sums[:, -1:]).argmax(axis=1)


def margin(points: Array, seats: Array) -> Array:
    """How far ahead of the best other seat, between -1 and 1: tells a near defeat from a clear one."""
    at = np.arange(len(points))
    others = points.astype(np.float32)
    mine = others[at, seats].copy()
    others[at, seats] = -np.inf
    return np.tanh((mine - others.max(axis=1)) / 20)


def collect(
    envs: mirabilia.VecEnv, network: Network, steps: int, rng: np.random.Generator, points: float = 0.0
) -> dict[str, Array]:
    """Plays so many steps in every game; rewards and advantages of the learner. ``points`` is the weight of the margin in what
    it learns from; ``score`` has the rewards alone."""
    n = envs.num_envs
    scores: list[Array] = []
    seen, masks = envs.observations, envs.bool_masks
    assert seen is not None and masks is not None
    rows = np.zeros((steps, n, envs.features), np.float32)
    legal = np.zeros((steps, n, envs.ids), np.bool_)
    ids = np.zeros((steps, n), np.int64)
    logs, values, rewards = (np.zeros((steps, n), np.float32) for _ in range(3))
    ends = np.zeros((steps, n), np.bool_)
    for step in range(steps):
        rows[step], legal[step] = seen, masks
        _, chances, values[step] = network.forward(seen, masks)
        ids[step] = draw(chances, rng)
        logs[step] = np.log(chances[np.arange(n), ids[step]] + 1e-12)
        seats = envs.seats.astype(np.int64)
        envs.step(ids[step])
        rewards[step] = envs.rewards[np.arange(n), seats]
        ends[step] = envs.dones
        over = np.flatnonzero(ends[step])
        scores.append(rewards[step, over].copy())
        if points and len(over):
            rewards[step, over] += points * margin(envs.points[over], seats[over])
    _, _, after = network.forward(seen, masks)
    gains = np.zeros((steps, n), np.float32)
    carry = np.zeros(n, np.float32)
    for step in reversed(range(steps)):
        later = np.where(ends[step], 0, after)
        wrong = rewards[step] + later - values[step]
        carry = wrong + 0.95 * np.where(ends[step], 0, carry)
        gains[step], after = carry, values[step]
    flat = {"rows": rows, "masks": legal, "ids": ids, "logs": logs, "gains": gains, "returns": gains + values}
    batch = {name: column.reshape(steps * n, *column.shape[2:]) for name, column in flat.items()}
    batch["score"] = np.concatenate(scores)
    return batch


def train(said: argparse.Namespace) -> tuple[Network, list[tuple[float, int, float]]]:
    """Learns for so many minutes of processor time; the curve has minutes, decisions, and the mean reward since the last point."""
    rng = np.random.default_rng(said.seed)
    seats = evaluation.SEATS[said.game]
    envs = mirabilia.VecEnv(
        said.game, said.envs, seats, said.seed, opponents=said.opponent, seat="random", threads=1
    )
    network = Network(envs.features, said.hidden, envs.ids, rng)
    began, decisions, updates = time.process_time(), 0, 0
    curve: list[tuple[float, int, float]] = []
    rewards: list[float] = []
    while (part := (time.process_time() - began) / (60 * said.minutes)) < 1 and updates != said.updates:
        batch = collect(envs, network, said.steps, rng, said.points)
        rewards += batch.pop("score").tolist()
        gains = batch["gains"]
        batch["gains"] = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(said.epochs):
            order = rng.permutation(len(gains))
            for chunk in np.array_split(order, max(1, len(order) // said.batch)):
                some = {name: column[chunk] for name, column in batch.items()}
                network.update(some, said.rate * (1 - part), 0.2, 0.01)
        decisions += len(gains)
        updates += 1
        if len(rewards) >= 500 or updates == said.updates:
            minutes = (time.process_time() - began) / 60
            curve.append((round(minutes, 2), decisions, round(float(np.mean(rewards or [0])), 4)))
            print(f"{minutes:6.1f} min, {decisions:9,} decisions, mean reward {curve[-1][2]:+.3f}", flush=True)
            rewards = []
    return network, curve


def save(said: argparse.Namespace, network: Network, curve: Array, result: evaluation.Result) -> None:
    """Writes a checkpoint: weights in half precision, learning curve, recipe, and the table of the evaluation."""
    told = {name: value for name, value in vars(said).items() if name not in ("out", "test")}
    recipe = json.dumps({**told, "observation_version": mirabilia.OBSERVATION_VERSION})
    halves = {name: w.astype(np.float16) for name, w in network.weights.items()}
    np.savez_compressed(said.out, curve=np.array(curve), recipe=np.array(recipe), table=np.array(str(result)), **halves)


def main() -> None:
    """Learns and tests, or tests alone."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="duel", choices=list(evaluation.SEATS))
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--updates", type=int, default=-1, help="stop after so many, if not by the clock")
    parser.add_argument("--points", type=float, default=0.0, help="weight of the margin in points beside the result")
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=evaluation.DEALS)
    parser.add_argument("--out")
    parser.add_argument("--test", help="a checkpoint; nothing is learned")
    said = parser.parse_args()
    if said.test:
        with np.load(said.test) as file:
            rows, hidden = file["w1"].shape
            network = Network(rows, hidden, file["bp"].shape[0], np.random.default_rng(0))
            network.weights = {name: file[name].astype(np.float32) for name in network.weights}
    else:
        network, curve = train(said)
        network.halve()
    name = Path(said.test or said.out or "ppo").stem
    result = mirabilia.evaluate(network.policy(), said.game, deals=said.deals, name=name)
    if said.out and not said.test:
        save(said, network, curve, result)
    print(result)


if __name__ == "__main__":
    main()
