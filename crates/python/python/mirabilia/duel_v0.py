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

from mirabilia._zoo import SeatBySeat

NAME = "duel_v0"


def raw_env(**said: Any) -> SeatBySeat:
    """The sequential environment. Illegal ids raise ``MirabiliaError``."""
    return SeatBySeat("duel", NAME, **said)


def env(**said: Any) -> SeatBySeat:
    """The sequential environment for learners: an illegal id loses."""
    return SeatBySeat("duel", NAME, **{"illegal": "lose", **said})
