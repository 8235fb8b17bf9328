"""Gymnasium's vector API: many games at once, against bots or against policies of your own.

>>> import gymnasium, mirabilia.gym
>>> envs = gymnasium.make_vec("mirabilia/Duel-v0", num_envs=8, opponents="easy", seat="random")
>>> observations, infos = envs.reset(seed=7)
>>> actions = envs.sample()
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations["observation"].shape[0], rewards.shape
(8, (8,))
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from mirabilia._mirabilia import MAX_OBSERVATION, MirabiliaError, VecEnv, games

#: Observations and masks (bool) of a batch of seats to one id for each.
Policy = Callable[[npt.NDArray[np.float32], npt.NDArray[np.bool_]], Any]

#: How a game can end, by the numbers of ``VecEnv.ends``.
ENDS = (None, "points", "military", "science")


class SeatVectorEnv(VectorEnv[dict[str, Any], Any, npt.NDArray[Any]]):
    """One seat in each of many games.

    The other seats belong to ``opponents``: a bot's name for all of them, or a list with a name or a policy for each.
    Bots play in Rust. A policy is called with the observations and masks of all games in which its seat must decide, in
    one batch, and returns their ids: so leagues and PSRO run without a loop over games.

    A finished game restarts in the same step (``AutoresetMode.SAME_STEP``). ``infos`` then has ``final_obs``,
    ``points`` (all seats), ``end`` (0 runs, 1 points, 2 military, 3 science), and always ``seat``, the learner's. Illegal
    ids raise. The arrays of observations are new at each step, unless ``copy=False``.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "duel",
        opponents: str | Sequence[str | Policy] = "greedy",
        seats: int | None = None,
        seat: int | str = 0,
        options: Mapping[str, object] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        iterations: int | None = None,
        time_ms: float | None = None,
        parts: str = "both",
        info: str = "seat",
        threads: int | None = None,
        copy: bool = True,
        seed: int = 0,
        **unused: Any,
    ) -> None:
        if unused:
            raise MirabiliaError(f"unknown arguments: {', '.join(unused)}")
        given = dict(options) if options else None
        names = opponents if isinstance(opponents, str) else list(opponents)
        self.policies: dict[int, Policy] = {}
        self.envs: VecEnv
        said: dict[str, Any] = {"parts": parts, "info": info, "threads": threads}
        least: int = games()[game]["seats"][0]
        count = seats if seats is not None else least
        if isinstance(names, str) or all(isinstance(name, str) for name in names):
            bots: dict[str, Any] = {"opponents": names, "seat": seat}
            bots |= {"time_ms": time_ms, "iterations": iterations}
            self.envs = VecEnv(
                game, num_envs, seats, seed, given, boards, last_observations=True, **said, **bots
            )
        else:
            self.policies = _by_seat(names, seat, count)
            self.envs = VecEnv(
                game, num_envs, seats, seed, given, boards, last_observations=True, **said
            )
        self.learner: int = seat if isinstance(seat, int) else 0
        self.num_envs = num_envs
        self.copy = copy
        most = float(MAX_OBSERVATION)
        self.single_observation_space: gymnasium.Space[Any] = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-most, most, (self.envs.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.envs.ids,), np.int8),
            }
        )
        self.single_action_space: gymnasium.Space[Any] = gymnasium.spaces.Discrete(self.envs.ids)
        self.observation_space: gymnasium.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: gymnasium.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Restarts all games; the seed determines them, and the luck of bots."""
        if isinstance(seed, list):
            raise MirabiliaError("seed is a list; expected one number, from which all games follow")
        super().reset(seed=seed)
        self.envs.reset(seed)
        self._others(np.zeros(self.num_envs, np.bool_))
        return self._observe(), {"seat": self._learners()}

    def step(
        self, actions: Any
    ) -> tuple[
        dict[str, Any],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Plays one id in every game, then the opponents until the learner must decide again."""
        learners = self._learners()
        envs = self.envs
        envs.step(np.asarray(actions).astype(np.int64, copy=False))
        ended = envs.dones.copy()
        rewards = envs.rewards[self._rows, learners].astype(np.float64)
        infos: dict[str, Any] = {}
        self._note(infos, ended)
        if self.policies:
            later = self._others(ended.copy(), infos, rewards)
            ended |= later
        infos["seat"] = self._learners()
        if ended.any():
            infos["_points"] = infos["_end"] = infos["_final_obs"] = ended
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _learners(self) -> npt.NDArray[np.int64]:
        if self.policies:
            return np.full(self.num_envs, self.learner)
        return self.envs.seats.astype(np.int64)

    def _note(self, infos: dict[str, Any], ended: npt.NDArray[np.bool_]) -> None:
        """Keeps how the games that ended now did so."""
        if not ended.any():
            return
        envs = self.envs
        last = envs.last_observations
        assert last is not None
        if "points" not in infos:
            infos["points"] = np.zeros_like(envs.points)
            infos["end"] = np.zeros_like(envs.ends)
            blank = np.zeros((self.num_envs, envs.ids), np.int8)
            infos["final_obs"] = {"observation": np.zeros_like(last), "action_mask": blank}
        infos["points"][ended] = envs.points[ended]
        infos["end"][ended] = envs.ends[ended]
        infos["final_obs"]["observation"][ended] = last[ended]

    def _others(
        self,
        ended: npt.NDArray[np.bool_],
        infos: dict[str, Any] | None = None,
        rewards: npt.NDArray[np.float64] | None = None,
    ) -> npt.NDArray[np.bool_]:
        """Lets the policies decide until the learner must in every game. Returns which games ended meanwhile."""
        later = np.zeros(self.num_envs, np.bool_)
        envs = self.envs
        if not self.policies:
            return later
        assert envs.observations is not None and envs.bool_masks is not None
        while True:
            waiting = np.flatnonzero(envs.seats != self.learner)
            if not waiting.size:
                return later
            for seat, policy in self.policies.items():
                asked = waiting[envs.seats[waiting] == seat]
                if not asked.size:
                    continue
                ids = policy(envs.observations[asked], envs.bool_masks[asked])
                envs.step(np.asarray(ids).astype(np.int64, copy=False), asked)
                now = np.zeros(self.num_envs, np.bool_)
                now[asked] = envs.dones[asked]
                if infos is not None and rewards is not None:
                    self._note(infos, now)
                    rewards[now] = envs.rewards[now, self.learner]
                later |= now
                waiting = waiting[envs.seats[waiting] != self.learner]

    def _observe(self) -> dict[str, Any]:
        seen, masks = self.envs.observations, self.envs.masks
        assert seen is not None and masks is not None
        if self.copy:
            return {"observation": seen.copy(), "action_mask": masks.copy()}
        return {"observation": seen, "action_mask": masks}

    def sample(self) -> npt.NDArray[np.int64]:
        """A uniformly random legal id in every game, determined by the seed."""
        return self.envs.sample()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal ids as booleans, for learners with action masks."""
        assert self.envs.bool_masks is not None
        return self.envs.bool_masks


def _by_seat(players: Sequence[str | Policy], seat: int | str, seats: int) -> dict[int, Policy]:
    """The policies of the other seats. Names of bots among them are not mixed in: bots and policies of one table would
    have to take turns between Rust and Python."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise MirabiliaError(f"seat is {seat!r}; expected 0 to {seats - 1} with policies as opponents")
    if len(players) == 1:
        players = [*players] * (seats - 1)
    if len(players) != seats - 1 or any(isinstance(player, str) for player in players):
        raise MirabiliaError(
            f"opponents are {players!r}; expected names alone, or policies alone, one or {seats - 1}"
        )
    others = [other for other in range(seats) if other != seat]
    return {other: player for other, player in zip(others, players, strict=True) if callable(player)}


class AsyncVecEnv:
    """Many games in groups that step in the background: ``send`` returns at once, ``recv`` waits for a group.

    While a network looks at one group, Rust steps the others. All groups write into the same arrays, group ``k`` into
    the rows ``k * group`` to ``(k + 1) * group``; the keywords are those of ``VecEnv``.

    >>> envs = AsyncVecEnv("duel", 32, groups=4, seed=7, opponents="greedy")
    >>> for _ in range(20):
    ...     rows = envs.recv()
    ...     envs.send(envs.sample(rows), rows)
    >>> envs.close()
    """

    def __init__(self, game: str, num_envs: int, *, groups: int = 2, seed: int = 0, **said: Any) -> None:
        if groups < 1 or num_envs % groups:
            raise MirabiliaError(f"num_envs is {num_envs}; expected a multiple of groups, {groups}")
        self.group: int = num_envs // groups
        threads = said.pop("threads", 1)
        probe = VecEnv(game, 1, seed=seed, **said)
        self.num_envs: int = num_envs
        self.features: int = probe.features
        self.ids: int = probe.ids
        assert probe.observations is not None and probe.masks is not None
        self.observations: npt.NDArray[np.float32] = np.zeros((num_envs, *probe.observations.shape[1:]), np.float32)
        self.masks: npt.NDArray[np.int8] = np.zeros((num_envs, *probe.masks.shape[1:]), np.int8)
        self.rewards: npt.NDArray[np.float32] = np.zeros((num_envs, probe.num_seats), np.float32)
        self.dones: npt.NDArray[np.bool_] = np.zeros(num_envs, np.bool_)
        self.bool_masks: npt.NDArray[np.bool_] = self.masks.view(np.bool_)
        self.envs: list[VecEnv] = [
            VecEnv(
                game,
                self.group,
                seed=seed + k,
                threads=threads,
                observations=self.observations[self._rows(k)],
                masks=self.masks[self._rows(k)],
                rewards=self.rewards[self._rows(k)],
                dones=self.dones[self._rows(k)],
                **said,
            )
            for k in range(groups)
        ]
        self._pool = ThreadPoolExecutor(groups)
        self._ready = list(range(groups))
        self._running: dict[Future[None], int] = {}

    def _rows(self, group: int) -> slice:
        return slice(group * self.group, (group + 1) * self.group)

    def recv(self) -> slice:
        """The rows of a group that waits for actions; waits until there is one."""
        if not self._ready:
            if not self._running:
                raise MirabiliaError("every group was received already; send actions first")
            done, _ = wait(self._running, return_when=FIRST_COMPLETED)
            for step in done:
                group = self._running.pop(step)
                step.result()
                self._ready.append(group)
        return self._rows(self._ready.pop(0))

    def send(self, actions: Any, rows: slice) -> None:
        """Begins a step of the group with these rows, which ``recv`` gave."""
        group, rest = divmod(int(rows.start), self.group)
        if rest or not 0 <= group < len(self.envs) or group in self._running.values():
            raise MirabiliaError(f"rows are {rows}; expected those of a received group")
        ids = np.array(actions, np.int64)
        self._running[self._pool.submit(self.envs[group].step, ids)] = group

    def sample(self, rows: slice) -> npt.NDArray[np.int64]:
        """Uniformly random legal ids for a received group."""
        return self.envs[int(rows.start) // self.group].sample()

    def close(self) -> None:
        """Waits for running steps."""
        self._pool.shutdown()
