"""Gymnasium: one seat against named bots.

>>> import gymnasium, mirabilia.gym
>>> env = gymnasium.make("mirabilia/Duel-v0", opponents="easy")
>>> observation, info = env.reset(seed=7)
>>> action = int(observation["action_mask"].argmax())
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from mirabilia._mirabilia import MAX_OBSERVATION, Env, Game, MirabiliaError
from mirabilia.render import svg, text


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots, which play in Rust.

    ``opponents`` is one name for all other seats, or a name for each in the order of the seats; ``seat`` may be
    ``"random"``, drawn anew for each game. An illegal id ends the game and loses it (``info["illegal"]`` says why); with
    ``illegal="raise"`` it raises. Ids beyond the action space always raise. The reward comes at the end: 1 for the only
    winner, 0 for a fair part, -1 / (seats - 1) for nothing. ``info`` of the last step has ``points`` (of all seats),
    ``winners`` and ``end``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str = "duel",
        opponents: str | Sequence[str] = "greedy",
        seats: int | None = None,
        seat: int | str = 0,
        options: Mapping[str, object] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        iterations: int | None = None,
        time_ms: float | None = None,
        parts: str = "both",
        info: str = "seat",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise MirabiliaError(f'illegal is "{illegal}"; expected raise or lose')
        names = opponents if isinstance(opponents, str) else list(opponents)
        self.env: Env = Env(
            game,
            seats,
            0,
            dict(options) if options else None,
            boards,
            parts=parts,
            info=info,
            opponents=names,
            seat=seat,
            time_ms=time_ms,
            iterations=iterations,
        )
        self.seats: int = self.env.seats
        self.illegal = illegal
        self.render_mode = render_mode
        self.ids: int = self.env.ids
        most = float(MAX_OBSERVATION)
        self.observation_space: gymnasium.Space[dict[str, Any]] = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-most, most, (self.env.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.ids,), np.int8),
            }
        )
        self.action_space: gymnasium.Space[Any] = gymnasium.spaces.Discrete(self.ids)
        self._ended = True
        self.seat: int = 0

    @property
    def game(self) -> Game:
        """A copy of the game that is played: its record, its views, its scores."""
        return self.env.game()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new game; the seed determines it and the luck of the bots."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**63)) if seed is None else seed
        self.env.reset(own)
        seat = self.env.learner
        assert seat is not None
        self.seat = seat
        self._ended = False
        return self._observe(), {"seat": seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an id, then the bots' moves until the agent must decide again."""
        if self._ended:
            raise MirabiliaError("the game is over; reset begins a new one")
        env, number = self.env, int(action)
        try:
            over = env.step(number)
        except MirabiliaError as error:
            if self.illegal == "raise" or not 0 <= number < self.ids:
                raise
            self._ended = True
            why = {"seat": self.seat, "illegal": str(error)}
            return self._observe(), -1.0 / (self.seats - 1), True, False, why
        observation, mask = env.look(self.seat)
        seen = {"observation": observation, "action_mask": mask}
        if not over:
            return seen, 0.0, False, False, {"seat": self.seat}
        self._ended = True
        info = {"seat": self.seat, "points": env.points, "winners": env.winners, "end": env.end}
        return seen, env.rewards[self.seat], True, False, info

    def _observe(self) -> dict[str, Any]:
        observation, mask = self.env.look(self.seat)
        return {"observation": observation, "action_mask": mask}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal ids as booleans, for learners with action masks."""
        return self.env.look(self.seat)[1].view(np.bool_)

    def render(self) -> str | None:
        """The table as the agent sees it, as text or SVG."""
        if self.render_mode == "svg":
            return svg(self.game, self.seat)
        if self.render_mode == "ansi":
            return text(self.game, self.seat)
        return None


for _name, _game in (("Duel", "duel"), ("Wonders", "wonders"), ("Dice", "dice")):
    gymnasium.register(
        id=f"mirabilia/{_name}-v0",
        entry_point="mirabilia.gym:SeatEnv",
        kwargs={"game": _game},
        vector_entry_point="mirabilia.vector:SeatVectorEnv",
        disable_env_checker=True,
    )
