"""PettingZoo: 7 Wonders, all seats at once (``parallel_env``) or seat after seat (``env``, ``raw_env``).

>>> from mirabilia import wonders_v0
>>> env = wonders_v0.env(seats=4)
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

from mirabilia._zoo import AllAtOnce, SeatBySeat, wrapped

NAME = "wonders_v0"


def raw_env(**said: Any) -> SeatBySeat:
    """Seat after seat. Illegal ids raise ``MirabiliaError``."""
    return SeatBySeat("wonders", NAME, **said)


def env(**said: Any) -> AECEnv:
    """Seat after seat, with PettingZoo's usual wrappers: an illegal id loses."""
    return wrapped(raw_env(**said))


def parallel_env(**said: Any) -> AllAtOnce:
    """All seats at once. Illegal ids raise ``MirabiliaError``; with ``illegal="lose"`` they lose."""
    return AllAtOnce("wonders", NAME, **said)
