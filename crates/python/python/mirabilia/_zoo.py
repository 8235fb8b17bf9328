"""The PettingZoo environments: one class asks the seats in turn, the other all simultaneously."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt

from mirabilia._mirabilia import MAX_OBSERVATION, Env, Game, MirabiliaError, games
from mirabilia.render import svg, text

if TYPE_CHECKING:
    # PettingZoo has no types; these say what users and this module call.
    class _AECEnv:
        """A sequential environment of PettingZoo."""

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            """The selected agents, one after the other."""
            ...

        def last(
            self, observe: bool = True
        ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
            """Observation, reward, termination, truncation and info of the selected agent."""
            ...

        def _was_dead_step(self, action: int | None) -> None: ...

    class _ParallelEnv:
        """A simultaneous environment of PettingZoo."""

else:
    from pettingzoo import AECEnv as _AECEnv
    from pettingzoo import ParallelEnv as _ParallelEnv

RENDER_MODES: list[str] = ["ansi", "svg", "human"]


def losing(seats: int) -> float:
    """The reward of a seat that loses, so that rewards sum to 0 with 1 for the winner."""
    return -1.0 / (seats - 1)


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
        illegal: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise MirabiliaError(
                f'render_mode is "{render_mode}"; expected {", ".join(RENDER_MODES)}'
            )
        if illegal not in ("raise", "lose"):
            raise MirabiliaError(f'illegal is "{illegal}"; expected raise or lose')
        self.illegal = illegal
        self.render_mode = render_mode
        self.row: np.random.Generator = np.random.default_rng()
        given = dict(options) if options else None
        self.env: Env = Env(game, seats, 0, given, boards, parts=parts, info=info)
        self.seats: int = self.env.seats
        self.ids: int = self.env.ids
        self.pass_id: int = games()[game]["pass_id"]
        self.agents: list[str] = [f"seat_{seat}" for seat in range(self.seats)]
        self.numbers: dict[str, int] = {agent: seat for seat, agent in enumerate(self.agents)}
        most = float(MAX_OBSERVATION)
        self.state_space: gymnasium.spaces.Box = gymnasium.spaces.Box(
            -most, most, (self.env.state_features,), np.float32
        )
        self.observation_spaces: dict[str, gymnasium.spaces.Dict] = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        -most, most, (self.env.features,), np.float32
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.ids,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.action_spaces: dict[str, gymnasium.spaces.Discrete] = {
            agent: gymnasium.spaces.Discrete(self.ids) for agent in self.agents
        }

    @property
    def played(self) -> Game:
        """The game with its record so far."""
        return self.env.game()

    def reset(self, seed: int | None) -> None:
        """A new game; without a seed, the next of a sequence derived from the last seed given."""
        if seed is None:
            seed = int(self.row.integers(2**63))
        else:
            self.row = np.random.default_rng(seed)
        self.env.reset(seed)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and may do."""
        try:
            seat = self.numbers[agent]
        except KeyError:
            raise self.no_agent(agent) from None
        observation, mask = self.env.look(seat)
        return {"observation": observation, "action_mask": mask}

    def no_agent(self, agent: object) -> MirabiliaError:
        """The error for an agent that is not there."""
        return MirabiliaError(f'no agent "{agent}"; agents are {", ".join(self.agents)}')

    def rewards(self) -> dict[str, float]:
        """The rewards of all agents."""
        return dict(zip(self.agents, self.env.rewards, strict=True))

    def penalties(self, wrong: Mapping[str, object]) -> dict[str, float]:
        """The rewards when these agents chose illegal ids: they lose, the others share the victory."""
        rights = len(self.agents) - len(wrong)
        if not rights:
            return dict.fromkeys(self.agents, 0.0)
        gain = -losing(self.seats) * len(wrong) / rights
        return {agent: losing(self.seats) if agent in wrong else gain for agent in self.agents}

    def render(self) -> str | None:
        """The table as its spectators see it."""
        if self.render_mode == "svg":
            return svg(self.played)
        if self.render_mode == "ansi":
            return text(self.played)
        if self.render_mode == "human":
            print(text(self.played))
        return None


class SeatBySeat(_AECEnv):
    """One seat decides at a time. Choices of a simultaneous turn stay hidden until the last seat has chosen.

    An illegal id raises ``MirabiliaError``; with ``illegal="lose"`` it loses the game, and the others share the
    victory, so that rewards still sum to 0.
    """

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
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": name}  # type: ignore[misc]
        self.table: Table = Table(game, seats, options, boards, parts, info, illegal, render_mode)
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(self.table.agents)
        self.observation_spaces: dict[str, gymnasium.spaces.Dict] = self.table.observation_spaces
        self.action_spaces: dict[str, gymnasium.spaces.Discrete] = self.table.action_spaces
        self.state_space: gymnasium.spaces.Box = self.table.state_space
        self.agent_selection: str | None = None
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    @property
    def game(self) -> Game:
        """A copy of the game that is played: its record, its views, its scores."""
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
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.table.env.seat
        assert seat is not None, "the game runs"
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and may do."""
        return self.table.observe(agent)

    def state(self) -> npt.NDArray[np.float32]:
        """Everything about the table, hidden hands included: for centralised critics."""
        return self.table.env.state()

    def step(self, action: int | None) -> None:
        """Plays an id for the selected agent."""
        agent = self.agent_selection
        if agent is None:
            raise MirabiliaError("no agent is selected; reset begins a game")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MirabiliaError(f"no action for {agent}; expected an id")
        try:
            over = self.table.env.step(int(action))
        except MirabiliaError as error:
            if self.table.illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(error)
            self._end(self.table.penalties({agent: error}))
            return
        if over:
            self._end(self.table.rewards())
        else:
            self._select()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as its spectators see it, as text or SVG."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class AllAtOnce(_ParallelEnv):
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
        self.metadata = {**type(self).metadata, "name": name}  # type: ignore[misc]
        self.table: Table = Table(game, seats, options, boards, parts, info, illegal, render_mode)
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces: dict[str, gymnasium.spaces.Dict] = self.table.observation_spaces
        self.action_spaces: dict[str, gymnasium.spaces.Discrete] = self.table.action_spaces
        self.state_space: gymnasium.spaces.Box = self.table.state_space
        self._masks: list[npt.NDArray[np.int8]] = []

    @property
    def game(self) -> Game:
        """A copy of the game that is played: its record, its views, its scores."""
        return self.table.played

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same object at every call."""
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.float32]:
        """Everything about the table, hidden hands included: for centralised critics."""
        return self.table.env.state()

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
        agents, env = self.agents, self.table.env
        wrong = self._check(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if wrong:
            if self.table.illegal == "raise":
                raise MirabiliaError(next(iter(wrong.values())))
            for agent, why in wrong.items():
                infos[agent]["illegal"] = why
            over = True
            rewards = self.table.penalties(wrong)
        else:
            over = False
            for agent, action in zip(agents, map(actions.__getitem__, agents), strict=True):
                if int(action) != self.table.pass_id:
                    over = env.step(int(action))
            rewards = self.table.rewards() if over else dict.fromkeys(agents, 0.0)
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
            if agent not in self.table.numbers:
                raise self.table.no_agent(agent)
        wrong = {}
        for mask, agent in zip(self._masks, self.agents, strict=True):
            if agent not in actions:
                raise MirabiliaError(f"no action for {agent}; expected one for every agent")
            action = int(actions[agent])
            if not 0 <= action < self.table.ids or not mask[action]:
                legal = np.flatnonzero(mask).tolist()
                shown = ", ".join(map(str, legal[:12])) + (", …" if len(legal) > 12 else "")
                wrong[agent] = f"{agent}: id {action} is not legal; legal ids are {shown}"
        return wrong

    def _observations(self) -> dict[str, dict[str, Any]]:
        look = self.table.env.look
        seen = [look(seat) for seat in range(self.table.seats)]
        # Checked against copies: who writes into a mask does not make an id legal.
        self._masks = [mask.copy() for _, mask in seen]
        return {
            agent: {"observation": observation, "action_mask": mask}
            for agent, (observation, mask) in zip(self.possible_agents, seen, strict=True)
        }

    def render(self) -> str | None:
        """The table as its spectators see it, as text or SVG."""
        return self.table.render()

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
