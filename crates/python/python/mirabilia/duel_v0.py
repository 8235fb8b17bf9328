"""PettingZoo: 7 Wonders Duel, sequential.

>>> from mirabilia import duel_v0
>>> env = duel_v0.env()
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from mirabilia._zoo import SeatBySeat, wrapped

NAME = "duel_v0"


def raw_env(**said: Any) -> SeatBySeat:
    """The sequential environment. Illegal ids raise ``MirabiliaError``."""
    return SeatBySeat("duel", NAME, **said)


def env(**said: Any) -> AECEnv:
    """The sequential environment with PettingZoo's standard wrappers: an illegal id loses."""
    return wrapped(raw_env(**said))
