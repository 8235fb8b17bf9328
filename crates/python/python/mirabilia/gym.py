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

from mirabilia import MAX_OBSERVATION, Bot, Game, MirabiliaError, features, games
from mirabilia.render import svg, text


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat against bots.

    ``opponents`` is one name for all other seats, or a name for each in the order of the seats; ``seat`` may be
    ``"random"``, drawn anew for each game. An illegal id ends the game and loses it (``info["illegal"]`` says why); with
    ``illegal="raise"`` it raises. Ids beyond the action space always raise. The reward comes at the end: 1 for the only
    winner, 0 for a fair part, -1 (at two seats) for nothing.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

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
        self.options = dict(options) if options else None
        self.boards = boards
        self.game = Game(game, seats, 0, self.options, boards)
        self.seats = self.game.seats
        others = self.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise MirabiliaError(f"opponents are {names}; expected one name, or {others}")
        if seat != "random" and (not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise MirabiliaError(
                f'no seat {seat}; seats are 0 to {self.seats - 1}, or "random"'
            )
        self.asked_seat = seat
        self.seat = seat if isinstance(seat, int) else 0
        self.bots = [
            Bot(name) if "@" in name else Bot(name, time_ms, iterations) for name in names
        ]
        self.parts = parts
        self.info = info
        self.illegal = illegal
        self.render_mode = render_mode
        self.ids: int = games()[game]["ids"]
        most = float(MAX_OBSERVATION)
        count = len(features(game, parts=parts, info=info))
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-most, most, (count,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.ids,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.ids)
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new game; the seed determines it and the luck of the bots."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**63)) if seed is None else seed
        if self.asked_seat == "random":
            self.seat = int(self.np_random.integers(self.seats))
        self.game = Game(self.game.name, self.seats, own, self.options, self.boards)
        for number, bot in enumerate(self.bots):
            bot.reset((own + number + 1) % 2**64)
        self._ended = False
        self._others()
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an id, then the bots' moves until the agent must decide again."""
        if self._ended:
            raise MirabiliaError("the game is over; reset begins a new one")
        number = int(action)
        if not 0 <= number < self.ids:
            raise MirabiliaError(f"id {number} is no id of this game; ids are 0 to {self.ids - 1}")
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.game.apply(self.seat, number)
        except MirabiliaError as error:
            if self.illegal == "raise":
                raise
            self._ended = True
            return self._observe(), -1.0, True, False, {**info, "illegal": str(error)}
        self._others()
        over = self._ended = self.game.over
        return self._observe(), float(self.game.rewards()[self.seat]), over, False, info

    def _others(self) -> None:
        """Lets the bots decide until the agent must; in a simultaneous turn, all bots decide first."""
        while not self.game.over:
            others = [seat for seat in self.game.turn if seat != self.seat]
            for seat in others:
                bot = self.bots[seat if seat < self.seat else seat - 1]
                self.game.apply(seat, bot.choose_id(self.game, seat))
            if self.seat in self.game.turn:
                return

    def _observe(self) -> dict[str, Any]:
        return {
            "observation": self.game.observe(self.seat, parts=self.parts, info=self.info),
            "action_mask": self.game.mask(self.seat),
        }

    def action_masks(self) -> Any:
        """The legal ids as booleans, for learners with action masks."""
        return self.game.mask(self.seat).astype(bool)

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
        disable_env_checker=True,
    )
