"""OpenSpiel: the three games, registered as ``mirabilia_duel``, ``mirabilia_wonders`` and ``mirabilia_dice``.

Duel is sequential, the others are simultaneous; all luck is explicit, card by card. ``pyspiel.load_game`` knows them
once this module is imported.

>>> import mirabilia.openspiel, pyspiel
>>> game = pyspiel.load_game("mirabilia_wonders(players=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from mirabilia import Game, MirabiliaError, features, games
from mirabilia._parts import MOST_OUTCOMES, Luck

#: Decisions of one seat at most, and luck at most: bounds, far from what is played.
_LONGEST = {"duel": (120, 300), "wonders": (40, 400), "dice": (4000, 4000)}
_TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}


def _game_type(name: str) -> Any:
    least, most = games()[name]["seats"]
    sequential = name == "duel"
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"mirabilia_{name}",
        long_name=_TITLES[name],
        dynamics=kinds.Dynamics.SEQUENTIAL if sequential else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.PERFECT_INFORMATION
            if sequential
            else kinds.Information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "options": ""},
    )


_TYPES = {name: _game_type(name) for name in _TITLES}


def _options(text: str) -> dict[str, object]:
    """Options as in records; because OpenSpiel reserves ``=`` and ``,``, ``:`` and ``;`` are accepted too."""
    options: dict[str, object] = {}
    for word in text.replace(";", " ").split():
        name, mark, value = word.replace(":", "=").partition("=")
        if not mark:
            raise MirabiliaError(f'options is "{text}"; expected words of the form name:value')
        options[name] = value
    return options


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games; makes states and observers."""

    name = ""

    def __init__(self, params: Any = None) -> None:
        given = params or {}
        self.said = (int(given.get("players", games()[self.name]["seats"][0])),
                     _options(str(given.get("options", ""))))
        seats, options = self.said
        Game(self.name, seats, 0, options, auto_deal=False)  # refuses what does not fit
        decisions, _ = _LONGEST[self.name]
        info = pyspiel.GameInfo(
            num_distinct_actions=games()[self.name]["ids"],
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(_TYPES[self.name], info, given)

    def new_initial_state(self) -> _State:
        """A game before any luck."""
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of parts of luck."""
        return _LONGEST[self.name][1]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a player sees: the numbers of ``mirabilia.features``, and the view as text."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.name, recall, params)


class _State(pyspiel.State):  # type: ignore[misc]
    """A game being played, its luck drawn part by part."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        seats, options = game.said
        self.played = Game(game.name, seats, 0, options, auto_deal=False)
        self.sequential = game.name == "duel"
        self.pass_id = games()[game.name]["pass_id"]
        self.luck: Luck | None = None
        self._look()

    def _look(self) -> None:
        self.luck = Luck(self.played) if self.played.luck_due else None

    def current_player(self) -> Any:
        """The deciding player."""
        if self.played.over:
            return pyspiel.PlayerId.TERMINAL
        if self.luck is not None:
            return pyspiel.PlayerId.CHANCE
        return self.played.turn[0] if self.sequential else pyspiel.PlayerId.SIMULTANEOUS

    def _legal_actions(self, player: int) -> list[int]:
        ids = self.played.legal_ids(player)
        return ids if ids or self.sequential else [self.pass_id]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next part of the luck that is due."""
        if self.luck is None:
            raise MirabiliaError("no luck is due")
        return self.luck.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.luck is None:
            self.played.apply(self.played.turn[0], action)
        else:
            line = self.luck.put(action)
            if line is None:
                return
            self.played.settle(line)
        self._look()

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.played.turn:
            self.played.apply(seat, actions[seat])
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.luck.name(action) if self.luck is not None else str(action)
        return "pass" if action == self.pass_id else self.played.move_text(player, action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.played.over

    def returns(self) -> list[float]:
        """The rewards of all players so far."""
        return [float(reward) for reward in self.played.rewards()]

    def __str__(self) -> str:
        lines = self.played.lines()
        drawn = self.luck.parts if self.luck is not None else []
        return "\n".join([*lines, *(f"part {part}" for part in drawn)])


class _Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, name: str, recall: bool, params: Any) -> None:
        if params:
            raise MirabiliaError(f"observation parameters are {params}; expected none")
        self.recall = recall
        self.tensor = np.zeros(len(features(name)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        """Writes the numbers."""
        state.played.observe(player, self.tensor)

    def string_from(self, state: _State, player: int) -> str:
        """The view; with perfect recall, also everything that the player was shown. Partly drawn luck is hidden."""
        seen = json.dumps(state.played.view(player), separators=(",", ":"))
        if not self.recall:
            return f"{player} {seen}"
        return "\n".join([f"{player} {seen}", *state.played.steps_seen(player)])


class DuelGame(_Game):
    """7 Wonders Duel."""

    name = "duel"


class WondersGame(_Game):
    """7 Wonders."""

    name = "wonders"


class DiceGame(_Game):
    """7 Wonders Dice."""

    name = "dice"


for _class in (DuelGame, WondersGame, DiceGame):
    pyspiel.register_game(_TYPES[_class.name], _class)
