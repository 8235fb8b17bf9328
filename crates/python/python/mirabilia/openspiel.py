"""OpenSpiel: the three games, registered as ``mirabilia_duel``, ``mirabilia_wonders`` and ``mirabilia_dice``.

Duel is sequential, the others are simultaneous; all luck is explicit, card by card. ``mirabilia_wonders_turns`` and
``mirabilia_dice_turns`` are the same games with the seats asked one after the other, choices hidden until the last: for
algorithms that want sequential games, such as ISMCTS. ``last`` and ``seed`` choose a small game: the end of a real one (see
``mirabilia.small``). ``pyspiel.load_game`` knows them once this module is imported.

>>> import mirabilia.openspiel, pyspiel
>>> game = pyspiel.load_game("mirabilia_wonders(players=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pyspiel

from mirabilia import Game, MirabiliaError, features, games, small
from mirabilia._parts import MOST_OUTCOMES, Luck

#: Decisions of one seat at most, and luck at most: bounds, far from what is played.
_LONGEST = {"duel": (120, 300), "wonders": (40, 400), "dice": (4000, 4000)}
#: Steps that the tensor of an information state has a number for; later ones share the last number.
_STEPS = {"duel": 200, "wonders": 200, "dice": 400}
_TITLES = {"duel": "7 Wonders Duel", "wonders": "7 Wonders", "dice": "7 Wonders Dice"}
_TERMINAL, _CHANCE, _SIMULTANEOUS = (
    pyspiel.PlayerId.TERMINAL,
    pyspiel.PlayerId.CHANCE,
    pyspiel.PlayerId.SIMULTANEOUS,
)


if TYPE_CHECKING:
    # The extension has no types; these say what is used here.
    class _SpielGame:
        def __init__(self, kind: Any, info: Any, params: Any) -> None: ...

    class _SpielState:
        def __init__(self, game: Any) -> None: ...
        def get_game(self) -> Any: ...

else:
    _SpielGame, _SpielState = pyspiel.Game, pyspiel.State


def _game_type(name: str, turns: bool) -> Any:
    least, most = games()[name]["seats"]
    sequential = turns or name == "duel"
    kinds = pyspiel.GameType
    information = kinds.Information
    return kinds(
        short_name=f"mirabilia_{name}{'_turns' if turns else ''}",
        long_name=_TITLES[name] + (", seat by seat" if turns else ""),
        dynamics=kinds.Dynamics.SEQUENTIAL if sequential else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.PERFECT_INFORMATION
            if name == "duel"
            else information.IMPERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "options": "", "boards": "", "last": 0, "seed": 1},
    )


def _options(text: str) -> dict[str, object]:
    """Options as in records; because OpenSpiel reserves ``=`` and ``,``, ``:`` and ``;`` are accepted too."""
    options: dict[str, object] = {}
    for word in text.replace(";", " ").split():
        name, mark, value = word.replace(":", "=").partition("=")
        if not mark:
            raise MirabiliaError(f'options is "{text}"; expected words of the form name:value')
        options[name] = value
    return options


class _Game(_SpielGame):
    """One of the games; makes states and observers. ``boards`` is a board set or a board file for Dice."""

    name = ""
    turns = False

    def __init__(self, params: Any = None) -> None:
        given = params or {}
        least = games()[self.name]["seats"][0]
        self.said: tuple[int, dict[str, object], str | None] = (
            int(given.get("players", least)),
            _options(str(given.get("options", ""))),
            str(given.get("boards", "")) or None,
        )
        seats, options, boards = self.said
        last = int(given.get("last", 0))
        self.opening: Game
        if last:
            self.opening = small.position(self.name, last, int(given.get("seed", 1)), seats)
        else:
            self.opening = Game(self.name, seats, 0, options, boards, auto_deal=False)
        self.sequential: bool = self.turns or self.name == "duel"
        self.pass_id: int = games()[self.name]["pass_id"]
        self.features: int = len(features(self.name, seats=seats))
        decisions, _ = _LONGEST[self.name]
        info = pyspiel.GameInfo(
            num_distinct_actions=games()[self.name]["ids"],
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions * (seats if self.turns else 1),
        )
        super().__init__(_TYPES[self.name, self.turns], info, given)

    def new_initial_state(self) -> _State:
        """A game before any luck."""
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of parts of luck."""
        return _LONGEST[self.name][1]

    def observation_tensor_shape(self) -> list[int]:
        """As many numbers as ``mirabilia.features`` names."""
        return [self.features]

    def information_state_tensor_shape(self) -> list[int]:
        """The observation, then a number for each step that the player was shown."""
        return [self.features + _STEPS[self.name]]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a player sees: the numbers of ``mirabilia.features``, and the view as text."""
        return _Observer(self, iig_obs_type, params)


class _State(_SpielState):
    """A game being played, its luck drawn part by part."""

    def __init__(self, game: _Game, played: Game | None = None) -> None:
        super().__init__(game)
        self.played: Game = game.opening.copy() if played is None else played
        self.sequential: bool = game.sequential
        self.pass_id: int = game.pass_id
        #: Of a resampled state: the player for whom it was, the steps it was shown, and how many the game had.
        self.before: tuple[int, list[str], int] | None = None
        self._look()

    def _look(self) -> None:
        played = self.played
        self.luck: Luck | None = None
        self._over = played.over
        self._turn: list[int] = []
        if self._over:
            self._player: Any = _TERMINAL
        elif played.luck_due:
            self.luck = Luck(played)
            self._player = _CHANCE
        else:
            self._turn = [seat for seat in played.turn if seat not in played.waiting]
            self._player = self._turn[0] if self.sequential else _SIMULTANEOUS

    def current_player(self) -> Any:
        """The deciding player."""
        return self._player

    def _legal_actions(self, player: int) -> list[int]:
        if self.sequential and player != self._player:
            return []
        return self.played.legal_ids(player) or [self.pass_id]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next part of the luck that is due."""
        if self.luck is None:
            raise MirabiliaError("no luck is due")
        return self.luck.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.luck is None:
            self.played.apply(self._turn[0], action)
        else:
            line = self.luck.put(action)
            if line is None:
                return
            self.played.settle(line)
        self._look()

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self._turn:
            self.played.apply(seat, actions[seat])
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return self.luck.name(action) if self.luck is not None else str(action)
        return "pass" if action == self.pass_id else self.played.move_text(player, action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self._over

    def returns(self) -> list[float]:
        """The rewards of all players so far."""
        return [float(reward) for reward in self.played.rewards()]

    def shown(self, player: int) -> list[str]:
        """Every step so far as a player was shown it, and its own choice that waits for others."""
        if self.before is None:
            lines = self.played.steps_seen(player)
        else:
            whose, before, steps = self.before
            lines = self.played.steps_seen(player, steps)
            lines = [*before, *lines] if whose == player else ["resampled", *lines]
        chosen = self.played.chosen(player)
        return lines if chosen is None else [*lines, f"chosen {chosen}"]

    def information_state_string(self, player: int | None = None) -> str:
        """What the player sees, and everything that it was shown, in order."""
        seat = self._player if player is None else player
        seen = json.dumps(self.played.view(seat), separators=(",", ":"))
        return "\n".join([f"{int(seat)} {seen}", *self.shown(seat)])

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The observation, then the code of each step."""
        seat = self._player if player is None else player
        return [*self.played.observe(seat).tolist(), *self.codes(seat).tolist()]

    def codes(self, player: int) -> Any:
        """The steps that a player was shown as numbers from 0 to 1: two different histories have different ones."""
        codes = np.zeros(_STEPS[self.played.name], np.float32)
        last = len(codes) - 1
        chain = 0
        for place, line in enumerate(self.shown(player)):
            chain = zlib.crc32(line.encode(), chain if place >= last else 0)
            # 24 bits: every such number is a float32 of its own.
            codes[min(place, last)] = ((chain & 0xFFFFFF) + 1) / 2**24
        return codes

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        """A state that the player cannot tell from this one: hidden hands and hidden choices are drawn anew."""
        if self.luck is not None or self._over:
            raise MirabiliaError("nobody decides now; there is nothing to resample")
        rng = np.random.default_rng(int(sampler() * 2**53))
        world = self.played.imagine(player, seed=int(rng.integers(2**62)))
        steps = world.steps
        for seat in self.played.waiting:
            own = self.played.chosen(player) if seat == player else None
            world.apply(seat, own if own is not None else int(rng.choice(world.legal_ids(seat))))
        twin = _State(self.get_game(), world)
        shown = self.shown(player)
        if self.played.chosen(player) is not None:
            shown = shown[:-1]
        twin.before = (player, shown, steps)
        return twin

    def __str__(self) -> str:
        lines = self.played.lines()
        drawn = self.luck.parts if self.luck is not None else []
        return "\n".join([*lines, *(f"part {part}" for part in drawn)])


class _Observer:
    """What a player sees, as numbers and as text: what is public, what is the player's own, or both."""

    def __init__(self, game: _Game, kind: Any, params: Any) -> None:
        if params:
            raise MirabiliaError(f"observation parameters are {params}; expected none")
        private = pyspiel.PrivateInfoType
        self.recall: bool = kind is not None and kind.perfect_recall
        self.public: bool = kind is None or kind.public_info
        own = private.SINGLE_PLAYER if kind is None else kind.private_info
        self.info: str = {private.NONE: "public", private.SINGLE_PLAYER: "seat", private.ALL_PLAYERS: "all"}[own]
        seats = game.said[0]
        count = len(features(game.name, seats=seats, info=self.info))
        self.seen: npt.NDArray[np.float32] = np.zeros(count, np.float32)
        self.tensor: npt.NDArray[np.float32] = np.zeros(count + (_STEPS[game.name] if self.recall else 0), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {"observation": self.tensor[:count]}
        if self.recall:
            self.dict["history"] = self.tensor[count:]

    def set_from(self, state: _State, player: int) -> None:
        """Writes the numbers."""
        state.played.observe(player, self.seen, info=self.info)
        if not self.public:
            if self.info == "public":
                self.seen[:] = 0
            else:
                # What everybody sees is left out.
                row = state.played.observe(player, info="public")
                if len(row) == len(self.seen):
                    self.seen[row == self.seen] = 0
        self.dict["observation"][:] = self.seen
        if self.recall:
            self.dict["history"][:] = state.codes(player) if self.info != "public" else 0

    def string_from(self, state: _State, player: int) -> str:
        """The view; with perfect recall, also everything that the player was shown. Partly drawn luck is hidden."""
        if self.info == "public":
            if not self.public:
                return ""
            seen = json.dumps(state.played.view(), separators=(",", ":"))
            return "\n".join([seen, *(state.played.steps_seen() if self.recall else [])])
        if self.recall:
            return state.information_state_string(player)
        return f"{player} {json.dumps(state.played.view(player), separators=(',', ':'))}"


class DuelGame(_Game):
    """7 Wonders Duel."""

    name = "duel"


class WondersGame(_Game):
    """7 Wonders."""

    name = "wonders"


class DiceGame(_Game):
    """7 Wonders Dice."""

    name = "dice"


class WondersTurns(_Game):
    """7 Wonders, seat by seat."""

    name = "wonders"
    turns = True


class DiceTurns(_Game):
    """7 Wonders Dice, seat by seat."""

    name = "dice"
    turns = True


_CLASSES = (DuelGame, WondersGame, DiceGame, WondersTurns, DiceTurns)
_TYPES = {(cls.name, cls.turns): _game_type(cls.name, cls.turns) for cls in _CLASSES}

for _class in _CLASSES:
    pyspiel.register_game(_TYPES[_class.name, _class.turns], _class)
