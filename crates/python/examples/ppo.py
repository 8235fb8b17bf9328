"""PPO with masks that learns Duel by playing itself, and is tested against `easy`.

    pip install './crates/python[learn]'       # in a clone of the repository
    python examples/ppo.py                     # some minutes on a laptop, without a graphics card
    python examples/ppo.py --bot normal --updates 600

One network plays both seats. Games are stepped by a `VecEnv`; what a seat wins the other loses, so the value of the next
position counts with the opposite sign when it is the other seat's turn.
"""

from __future__ import annotations

import argparse
import time

import mirabilia
import numpy as np
import torch
from torch import nn
from torch.nn import functional

GAMMA, LAMBDA, CLIP = 1.0, 0.95, 0.2


class Player(nn.Module):
    """A network that says how good each id and the position are."""

    def __init__(self, features: int, ids: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, ids)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the legal ids, and the reward that is expected."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return logits, torch.tanh(self.value(hidden)).squeeze(-1)


class Rollout:
    """What happened in a row of steps of all games."""

    def __init__(self, steps: int, envs: mirabilia.VecEnv) -> None:
        n = envs.num_envs
        self.seen = np.zeros((steps, n, envs.features), np.float32)
        self.masks = np.zeros((steps, n, envs.ids), np.bool_)
        self.actions = np.zeros((steps, n), np.int64)
        self.logs = np.zeros((steps, n), np.float32)
        self.values = np.zeros((steps + 1, n), np.float32)
        self.rewards = np.zeros((steps, n), np.float32)
        self.dones = np.zeros((steps, n), np.bool_)
        self.seats = np.zeros((steps + 1, n), np.int8)

    @torch.no_grad()
    def fill(self, player: Player, envs: mirabilia.VecEnv) -> None:
        """Plays; the player chooses by its own chances."""
        all_envs = np.arange(envs.num_envs)
        for t in range(len(self.actions)):
            self.seen[t], self.masks[t], self.seats[t] = envs.observations, envs.masks, envs.seats
            logits, values = player(torch.from_numpy(self.seen[t]), torch.from_numpy(self.masks[t]))
            chances = torch.distributions.Categorical(logits=logits)
            actions = chances.sample()
            self.actions[t], self.values[t] = actions.numpy(), values.numpy()
            self.logs[t] = chances.log_prob(actions).numpy()
            envs.step(self.actions[t])
            self.rewards[t] = envs.rewards[all_envs, self.seats[t]]
            self.dones[t] = envs.dones
        self.seats[-1] = envs.seats
        masks = torch.from_numpy(envs.masks.astype(bool))
        self.values[-1] = player(torch.from_numpy(envs.observations), masks)[1].numpy()

    def advantages(self) -> np.ndarray:
        """How much better each choice went than was expected."""
        found = np.zeros_like(self.rewards)
        later = np.zeros(self.rewards.shape[1], np.float32)
        for t in reversed(range(len(found))):
            # What is good for the other seat is bad for this one; nothing comes after the end.
            sign = np.where(self.seats[t + 1] == self.seats[t], 1.0, -1.0) * ~self.dones[t]
            surprise = self.rewards[t] + GAMMA * sign * self.values[t + 1] - self.values[t]
            later = surprise + GAMMA * LAMBDA * sign * later
            found[t] = later
        return found


def learn(
    player: Player, optimiser: torch.optim.Optimizer, rollout: Rollout, epochs: int, entropy: float
) -> None:
    """One update of PPO."""
    advantages = rollout.advantages()
    flat = lambda a: torch.from_numpy(a.reshape(-1, *a.shape[2:]))  # noqa: E731
    seen, masks, actions, logs = map(flat, (rollout.seen, rollout.masks, rollout.actions, rollout.logs))
    targets = flat(advantages + rollout.values[:-1])
    gains = flat(advantages)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(actions)).split(1024):
            logits, values = player(seen[part], masks[part])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(actions[part]) - logs[part]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = torch.min(ratio * gains[part], bounded * gains[part]).mean()
            loss = functional.mse_loss(values, targets[part]) - policy - entropy * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def score(player: Player, bot_name: str, games: int) -> float:
    """The part of the victories that the player has against a bot, from both seats; it plays its favourite."""
    won = 0.0
    for number in range(games):
        game, bot = mirabilia.new("duel", seed=10_000 + number // 2), mirabilia.Bot(bot_name, seed=number)
        own = number % 2
        while not game.over:
            seat = game.turn[0]
            if seat == own:
                seen = torch.from_numpy(game.observe(seat))[None]
                mask = torch.from_numpy(game.mask(seat).astype(bool))[None]
                game.apply(seat, int(player(seen, mask)[0].argmax()))
            else:
                game.apply(seat, bot.choose_id(game, seat))
        won += (own in game.winners) / len(game.winners)
    return won / games


def main() -> None:
    """Learns, and tells how well now and then."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="easy", help="the bot to be tested against")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128, help="steps of all games for one update")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--every", type=int, default=10, help="updates between tests")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the network")
    said = parser.parse_args()
    torch.manual_seed(said.seed)
    # Small batches: more threads than these wait for each other, on a busy machine for ever.
    torch.set_num_threads(said.threads)
    envs = mirabilia.VecEnv("duel", said.envs, seed=said.seed)
    player = Player(envs.features, envs.ids, said.hidden)
    optimiser = torch.optim.Adam(player.parameters(), said.rate)
    rollout = Rollout(said.steps, envs)
    start = time.perf_counter()
    for update in range(1, said.updates + 1):
        for group in optimiser.param_groups:
            group["lr"] = said.rate * (1 - (update - 1) / said.updates)
        rollout.fill(player, envs)
        learn(player, optimiser, rollout, said.epochs, said.entropy)
        if update % said.every == 0 or update == said.updates:
            share = score(player, said.bot, said.test_games)
            steps = update * said.envs * said.steps
            clock = time.perf_counter() - start
            print(f"{steps:>9,} decisions, {clock:5.0f} s: {100 * share:5.1f} % against {said.bot}", flush=True)
    if said.save:
        torch.save(player.state_dict(), said.save)


if __name__ == "__main__":
    main()
