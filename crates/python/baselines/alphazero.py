"""AlphaZero-style learning with NumPy alone: a tree search guided by a network that learns from the search.

    python baselines/alphazero.py --game duel --minutes 30 --out baselines/alphazero-duel.npz

Every game is played by one network at all seats. Before each decision the hidden part of the game is drawn anew
(`Game.imagine`), so the search never knows more than its seat; it searches one world after the other in one tree. Leaves of
all games are evaluated in one batch. Values are vectors, one share for each seat, so it plays with any number of seats.
"""

from __future__ import annotations

import argparse
import runpy
import time
from pathlib import Path
from typing import Any

import mirabilia
import numpy as np
from mirabilia import evaluation

Array = Any
_PPO = runpy.run_path(str(Path(__file__).parent / "ppo.py"))
Network: Any = _PPO["Network"]
save: Any = _PPO["save"]


class Node:
    """A decision of a seat in the tree."""

    def __init__(self) -> None:
        self.ids: Array = None
        self.priors: Array = None
        self.visits: Array = None
        self.sums: Array = None
        self.children: dict[int, Node] = {}

    def expand(self, ids: Array, priors: Array) -> None:
        """Gives the node its moves."""
        self.ids, self.priors = ids, priors
        self.visits = np.zeros(len(ids))
        self.sums = np.zeros(len(ids))

    def select(self, exploration: float) -> int:
        """The place of the move with the highest bound (PUCT)."""
        means = np.where(self.visits > 0, self.sums / np.maximum(self.visits, 1), 0.0)
        bonus = exploration * self.priors * np.sqrt(self.visits.sum() + 1) / (1 + self.visits)
        return int((means + bonus).argmax())


class Search:
    """The tree of one seat's decision."""

    def __init__(self, game: mirabilia.Game, seat: int, rng: np.random.Generator) -> None:
        self.game, self.seat, self.rng = game, seat, rng
        self.root = Node()
        self.path: list[tuple[Node, int, int]] = []
        self.leaf: tuple[mirabilia.Game, Node] | None = None

    def descend(self, exploration: float) -> None:
        """Walks down a drawn world to a new node or to the end of the game."""
        # Choices of other seats that wait are hidden too: they decide again.
        world = self.game.imagine(self.seat, int(self.rng.integers(2**62)))
        node, self.path = self.root, []
        # In a simultaneous turn the searching seat decides first: it does not know what others will do.
        order = [self.seat, *(seat for seat in world.turn if seat != self.seat)]
        while not world.over:
            seat = next((s for s in order if s in world.turn), None)
            seat = world.turn[0] if seat is None else seat
            if node.ids is None:
                self.leaf = (world, node)
                self.waiting = seat
                return
            legal = world.legal_ids(seat)
            place = node.select(exploration)
            if int(node.ids[place]) not in legal:
                # Another world: the node was expanded with other cards in hand.
                known = [p for p, move in enumerate(node.ids) if int(move) in legal]
                if not known:
                    self.leaf = (world, Node())
                    self.waiting = seat
                    return
                place = int(self.rng.choice(known))
            move = int(node.ids[place])
            self.path.append((node, place, seat))
            world.apply(seat, move)
            node = node.children.setdefault(move, Node())
        self.leaf = None
        self.backup(np.array(world.rewards()))

    def backup(self, values: Array) -> None:
        """Adds the values of all seats along the path."""
        for node, place, seat in self.path:
            node.visits[place] += 1
            node.sums[place] += values[seat]


def simulate(searches: list[Search], network: Any, exploration: float) -> None:
    """One simulation in every tree, with one batch for the network."""
    for search in searches:
        search.descend(exploration)
    open_ones = [search for search in searches if search.leaf is not None]
    if not open_ones:
        return
    rows, masks = [], []
    for search in open_ones:
        assert search.leaf is not None
        world, _ = search.leaf
        for seat in range(world.seats):
            rows.append(world.observe(seat))
            masks.append(world.mask(seat))
    _, chances, values = network.forward(np.stack(rows), np.stack(masks).view(np.bool_))
    at = 0
    for search in open_ones:
        assert search.leaf is not None
        world, node = search.leaf
        ids = np.array(world.legal_ids(search.waiting))
        node.expand(ids, chances[at + search.waiting, ids])
        found = np.clip(values[at : at + world.seats], -1, 1)
        search.backup(found - found.mean())
        at += world.seats


def play(said: argparse.Namespace, network: Any, rng: np.random.Generator) -> tuple[dict[str, Array], list[int]]:
    """Games of the network against itself: what was seen, the visits of the search, the rewards."""
    seats = evaluation.SEATS[said.game] if said.seats is None else said.seats
    games = [mirabilia.new(said.game, seats, int(rng.integers(2**62))) for _ in range(said.games)]
    seen: list[tuple[int, int, Array, Array, Array]] = []
    lengths = [0] * len(games)
    while any(not game.over for game in games):
        asked = [(number, seat) for number, game in enumerate(games) for seat in game.turn[:1]]
        searches = [Search(games[number], seat, rng) for number, seat in asked]
        for step in range(said.simulations + 1):
            simulate(searches, network, said.exploration)
            if step == 0:
                for search in searches:
                    noise = rng.dirichlet(np.full(len(search.root.ids), 0.3))
                    search.root.priors = 0.75 * search.root.priors + 0.25 * noise
        for (number, seat), search in zip(asked, searches, strict=True):
            game, root = games[number], search.root
            target = np.zeros(network.weights["bp"].shape[0], np.float32)
            target[root.ids] = root.visits / root.visits.sum()
            seen.append((number, seat, game.observe(seat), game.mask(seat), target))
            lengths[number] += 1
            early = lengths[number] < said.draw * seats
            place = int(rng.choice(len(root.ids), p=target[root.ids] / target[root.ids].sum())) if early else int(root.visits.argmax())
            game.apply(seat, int(root.ids[place]))
    rewards = [game.rewards() for game in games]
    return {
        "rows": np.stack([row for _, _, row, _, _ in seen]),
        "masks": np.stack([mask for _, _, _, mask, _ in seen]).view(np.bool_),
        "targets": np.stack([target for *_, target in seen]),
        "returns": np.array([rewards[number][seat] for number, seat, *_ in seen], np.float32),
    }, lengths


def learn(network: Any, batch: dict[str, Array], rate: float) -> float:
    """A step towards the search's policy and the results. Returns the loss before it."""
    rows, masks, targets, returns = (batch[name] for name in ("rows", "masks", "targets", "returns"))
    count = len(returns)
    hidden, chances, values = network.forward(rows, masks)
    loss = -(targets * np.log(chances + 1e-12)).sum(axis=1).mean() + ((values - returns) ** 2).mean()
    logits = (chances - targets) / count
    value = (2 * (values - returns) / count)[:, None]
    back = (logits @ network.weights["wp"].T + value @ network.weights["wv"].T) * (hidden > 0)
    network.learn(
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
    return float(loss)


def main() -> None:
    """Plays, learns and tests."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="duel", choices=list(evaluation.SEATS))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=30, help="of processor time")
    parser.add_argument("--rounds", type=int, default=-1, help="stop after so many, if not by the clock")
    parser.add_argument("--games", type=int, default=32, help="in each round, side by side")
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--exploration", type=float, default=1.5)
    parser.add_argument("--draw", type=int, default=8, help="decisions of a seat that are drawn by their visits")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--keep", type=int, default=20_000, help="decisions to learn from, the newest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=evaluation.DEALS)
    parser.add_argument("--out")
    said = parser.parse_args()
    rng = np.random.default_rng(said.seed)
    probe = mirabilia.Env(said.game, said.seats or evaluation.SEATS[said.game])
    network = Network(probe.features, said.hidden, probe.ids, rng)
    began, rounds = time.process_time(), 0
    curve: list[tuple[float, int, float]] = []
    kept: dict[str, Array] = {}
    while (time.process_time() - began) / 60 < said.minutes and rounds != said.rounds:
        new, _ = play(said, network, rng)
        kept = {name: np.concatenate([kept[name], c])[-said.keep :] if kept else c for name, c in new.items()}
        losses = []
        for _ in range(max(1, 4 * len(new["returns"]) // 256)):
            some = rng.integers(len(kept["returns"]), size=256)
            losses.append(learn(network, {name: column[some] for name, column in kept.items()}, said.rate))
        rounds += 1
        minutes = (time.process_time() - began) / 60
        curve.append((round(minutes, 2), rounds * said.games, round(float(np.mean(losses)), 4)))
        print(f"{minutes:6.1f} min, {curve[-1][1]:6,} games, loss {curve[-1][2]:.3f}", flush=True)
    network.halve()
    # The network alone, without search.
    name = Path(said.out or "alphazero").stem
    result = mirabilia.evaluate(network.policy(), said.game, deals=said.deals, name=name)
    if said.out:
        save(said, network, curve, result)
    print(result)


if __name__ == "__main__":
    main()
