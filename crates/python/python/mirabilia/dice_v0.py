"""PettingZoo: 7 Wonders Dice, simultaneous (``parallel_env``) or sequential (``env``, ``raw_env``).

>>> from mirabilia import dice_v0
>>> env = dice_v0.env(seats=3)
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

from mirabilia._zoo import AllAtOnce, SeatBySeat

NAME = "dice_v0"


def raw_env(**said: Any) -> SeatBySeat:
    """The sequential environment. Illegal ids raise ``MirabiliaError``."""
    return SeatBySeat("dice", NAME, **said)


def env(**said: Any) -> SeatBySeat:
    """The sequential environment for learners: an illegal id loses."""
    return SeatBySeat("dice", NAME, **{"illegal": "lose", **said})


def parallel_env(**said: Any) -> AllAtOnce:
    """The simultaneous environment. Illegal ids raise ``MirabiliaError``; with ``illegal="lose"`` they lose."""
    return AllAtOnce("dice", NAME, **said)
