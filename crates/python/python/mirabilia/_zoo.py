"""The PettingZoo environments: one class asks the seats in turn, the other all simultaneously."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from mirabilia import MAX_OBSERVATION, Game, MirabiliaError, features, games
from mirabilia.render import svg, text

RENDER_MODES = ["ansi", "svg", "human"]


class Table:
    """What both kinds of environment share: the game, its seeds, its spaces and its rendering."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, object] | None,
        boards: str | os.PathLike[str] | None,
        parts: str,
        info: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise MirabiliaError(
                f'render_mode is "{render_mode}"; expected {", ".join(RENDER_MODES)}'
            )
        self.game_name = game
        self.options = dict(options) if options else None
        self.boards = boards
        self.parts = parts
        self.info = info
        self.render_mode = render_mode
        self.row = np.random.default_rng()
        self.played = Game(game, seats, 0, self.options, boards)
        self.seats = self.played.seats
        about = games()[game]
        self.ids = about["ids"]
        self.pass_id = about["pass_id"]
        self.features = len(features(game, parts=parts, info=info))
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        most = float(MAX_OBSERVATION)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-most, most, (self.features,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.ids,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.ids) for agent in self.agents}

    def reset(self, seed: int | None) -> None:
        """A new game; without a seed, the next of a sequence derived from the last seed given."""
        if seed is None:
            seed = int(self.row.integers(2**63))
        else:
            self.row = np.random.default_rng(seed)
        self.played = Game(self.game_name, self.seats, seed, self.options, self.boards)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and may do."""
        seat = self.seat(agent)
        return {
            "observation": self.played.observe(seat, parts=self.parts, info=self.info),
            "action_mask": self.played.mask(seat),
        }

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        try:
            return self.agents.index(agent)
        except ValueError:
            raise MirabiliaError(
                f'no agent "{agent}"; agents are {", ".join(self.agents)}'
            ) from None

    def rewards(self) -> dict[str, float]:
        """The rewards of all agents."""
        return dict(zip(self.agents, map(float, self.played.rewards()), strict=True))

    def render(self) -> str | None:
        """The table as its spectators see it."""
        if self.render_mode == "svg":
            return svg(self.played)
        if self.render_mode == "ansi":
            return text(self.played)
        if self.render_mode == "human":
            print(text(self.played))
        return None


class SeatBySeat(AECEnv):  # type: ignore[misc]
    """One seat decides at a time. Choices of a simultaneous turn stay hidden until the last seat has chosen."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        parts: str = "both",
        info: str = "seat",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": name}  # type: ignore[misc]
        self.table = Table(game, seats, options, boards, parts, info, render_mode)
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    @property
    def game(self) -> Game:
        """The game that is played: its record, its views, its scores."""
        return self.table.played

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game, determined by the seed."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.turn[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and may do."""
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Plays an id for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MirabiliaError(f"no action for {agent}; expected an id")
        self.game.apply(self.table.seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = self.table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.turn[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as its spectators see it, as text or SVG."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class AllAtOnce(ParallelEnv):  # type: ignore[misc]
    """Every seat acts at every step; a seat with nothing to decide has one legal id, the no-op."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        name: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        parts: str = "both",
        info: str = "seat",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise MirabiliaError(f'illegal is "{illegal}"; expected raise or lose')
        self.metadata = {**type(self).metadata, "name": name}  # type: ignore[misc]
        self.table = Table(game, seats, options, boards, parts, info, render_mode)
        self.illegal = illegal
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    @property
    def game(self) -> Game:
        """The game that is played: its record, its views, its scores."""
        return self.table.played

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Starts a new game, determined by the seed."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Plays one id for every agent."""
        agents = self.agents
        wrong = self._check(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if wrong:
            if self.illegal == "raise":
                raise MirabiliaError(next(iter(wrong.values())))
            for agent, why in wrong.items():
                infos[agent]["illegal"] = why
            over = True
            rewards = {agent: -1.0 if agent in wrong else 0.0 for agent in agents}
        else:
            for seat in self.game.turn:
                self.game.apply(seat, int(actions[self.possible_agents[seat]]))
            over = self.game.over
            rewards = self.table.rewards()
        observations = self._observations()
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        return observations, rewards, ended, dict.fromkeys(agents, False), infos

    def _check(self, actions: dict[str, int]) -> dict[str, str]:
        """Why the actions of some agents cannot be played; if there is any, none is played."""
        if not self.agents:
            raise MirabiliaError("the game is over; reset begins a new one")
        for agent in actions:
            self.table.seat(agent)
        deciding = self.game.turn
        wrong = {}
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise MirabiliaError(f"no action for {agent}; expected one for every agent")
            legal = self.game.legal_ids(seat) if seat in deciding else [self.table.pass_id]
            if int(actions[agent]) not in legal:
                shown = ", ".join(map(str, legal[:12])) + (", …" if len(legal) > 12 else "")
                wrong[agent] = f"{agent}: id {actions[agent]} is not legal; legal ids are {shown}"
        return wrong

    def _observations(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.observe(agent) for agent in self.possible_agents}

    def render(self) -> str | None:
        """The table as its spectators see it, as text or SVG."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(env: SeatBySeat) -> AECEnv:
    """The environment with PettingZoo's standard wrappers: an illegal id ends the game and loses it."""
    from pettingzoo.utils import wrappers

    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
