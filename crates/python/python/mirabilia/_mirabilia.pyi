"""The core, in Rust. ``mirabilia`` hands it all out; ``docs/python.md`` is the guide."""

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, final

import numpy as np
import numpy.typing as npt

__all__ = [
    "__version__",
    "MAX_OBSERVATION",
    "OBSERVATION_VERSION",
    "MirabiliaError",
    "Game",
    "Bot",
    "Env",
    "VecEnv",
    "Schedule",
    "games",
    "features",
    "blocks",
    "_env",
    "_vec_env",
    "catalogue",
    "bots",
    "analyse_game",
    "best_move",
]

__version__: str
MAX_OBSERVATION: float
OBSERVATION_VERSION: int

class MirabiliaError(ValueError):
    """A value that does not fit. The message names it and says what would be right."""

@final
class Game:
    """A game being played. `mirabilia.new` starts one, `mirabilia.load` reads one.

    >>> import mirabilia
    >>> game = mirabilia.new("duel", seed=7)
    >>> game.turn
    [0]
    >>> game.apply(0, game.legal_moves(0)[0])
    >>> game.turn
    [1]
    """
    def __new__(
        cls,
        game: str,
        seats: int | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        names: list[str] | None = None,
        auto_deal: bool = True,
    ) -> Self: ...
    @staticmethod
    def load(
        record: str,
        seed: int | None = None,
        boards: str | None = None,
        auto_deal: bool = True,
        pending: Sequence[str] = ...,
    ) -> Game:
        """Reads a record; the game stands where the record ends, and luck that is due there waits for
        `deal`.
        """
    @property
    def name(self) -> str:
        """Which game: `duel`, `wonders` or `dice`."""
    @property
    def seats(self) -> int:
        """The number of players."""
    @property
    def names(self) -> list[str]:
        """The names of the players; empty if none were given."""
    @property
    def seed(self) -> int:
        """The seed of the luck."""
    @property
    def steps(self) -> int:
        """The number of steps, moves and luck."""
    @property
    def options(self) -> dict[str, str]:
        """The options that differ from their defaults."""
    @property
    def turn(self) -> list[int]:
        """The seats that must decide; empty while luck is due and when the game is over."""
    @property
    def waiting(self) -> list[int]:
        """The seats whose choice waits for others."""
    @property
    def luck_due(self) -> bool:
        """Whether luck must be drawn before the next decision."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def due(self) -> str:
        """What is due, as views and records name it: `deal`, `play`, `roll` and so on."""
    @property
    def age(self) -> int:
        """The age in play, 0 before the first; 0 in Dice, which has none."""
    @property
    def dice(self) -> list[int]:
        """The dice in the Forum in their order, by number; empty in other games."""
    @property
    def winners(self) -> list[int]:
        """The winners; empty while the game runs."""
    @property
    def end(self) -> str | None:
        """How the game ended: `points`, `military` or `science`; `None` while it runs."""
    def chosen(self, seat: int) -> str | None:
        """The choice of a seat that waits for others, as text; `None` if there is none."""
    def rewards(self) -> list[float]:
        """The rewards by seat: 0 until the end, then with sum 0."""
    def legal_moves(self, seat: int) -> list[str]:
        """The legal moves of a seat as records write them; empty if it has nothing to decide."""
    def legal_ids(self, seat: int) -> list[int]:
        """The ids of the legal moves of a seat, ascending, in the order of `legal_moves`."""
    def apply(self, seat: int, move: str | int) -> None:
        """Plays a seat's move, given as text or id. A simultaneous turn is played when its last seat has
        chosen. Luck that is then due is drawn, unless the game was started with `auto_deal=False`.
        """
    def withdraw(self, seat: int) -> bool:
        """Withdraws a choice that waits for others; `False` if there is none."""
    def step(self, line: str) -> None:
        """Plays one line of a record, luck or a move with its seat."""
    def deal(self, one: bool = False) -> list[str]:
        """Draws all luck that is due, or one piece of it, and returns the results."""
    def settle(self, luck: str) -> None:
        """Settles luck given by the caller, as a record writes it."""
    def outcomes(self) -> list[tuple[str, int]] | None:
        """Every possible result of the luck that is due, with its weight; `None` if there are too many
        to list. Empty if no luck is due.
        """
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, in names and numbers; without a seat, what is public."""
    def offers(self, seat: int) -> list[dict[str, Any]]:
        """Everything that a seat can pick now, each with its ways: the move, its bill, what it leads to or
        why it is refused. Empty if the seat has nothing to decide. Texts are ids of messages with their
        arguments, as in docs/engine.md.
        """
    def prompt(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or all, must decide now: messages as in `offers`."""
    def steps_seen(self, seat: int | None = None, start: int = 0) -> list[str]:
        """The steps so far as a seat may see them: record lines with `?` for what is hidden."""
    def lines(self, start: int = 0) -> list[str]:
        """The steps so far as record lines."""
    def moves(self) -> list[dict[str, Any]]:
        """The moves so far: step, seat, id and text of each, and how many had been taken before its
        turn.
        """
    def record(self) -> str:
        """The record so far. Choices that wait for others are not in it."""
    def scores(self) -> list[dict[str, Any]]:
        """The current points of every seat, by line of the score pad."""
    def catalogue(self) -> dict[str, Any]:
        """The data printed on the cards, wonders and boards of this game."""
    def move_text(self, seat: int, id: int) -> str:
        """The move of an id as text. It need not be legal."""
    def move_id(self, seat: int, text: str) -> int:
        """The id of a move that is legal for this seat now."""
    def mask(self, seat: int, out: Any = None) -> npt.NDArray[np.int8]:
        """An array with 1 for each legal id of a seat. A seat with nothing to decide has only
        the last id, the no-op.
        """
    def observe(
        self,
        seat: int,
        out: Any = None,
        *,
        parts: str = "both",
        info: str = "seat",
    ) -> npt.NDArray[np.float32]:
        """The observation of a seat; `mirabilia.features` has the names of its numbers."""
    def imagine(self, seat: int, seed: int | None = None) -> Game:
        """A game that this seat cannot distinguish from the real one: hidden information is drawn anew."""
    def as_position(self) -> Game:
        """A game that begins where this one stands, as a described position: nothing that happened before is
        in its record, and choices that wait for others are not in it. Players remember nothing of before.
        """
    def rewound(self, steps: int) -> Game:
        """The game after the first `steps` steps. If continued, it gets the same luck."""
    def copy(self) -> Game:
        """An independent copy."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, _memo: Any) -> Game: ...

@final
class Bot:
    """A named player: `random`, `easy`, `normal`, `greedy`, `hard`, `search` or `expert`. It sees what
    its seat may know. `search@200` is `search` with 200 iterations per move, `search@50ms` with 50
    milliseconds. With iterations and one thread, the same seed and questions give the same answers.

    >>> import mirabilia
    >>> game = mirabilia.new("duel", seed=7)
    >>> bot = mirabilia.Bot("search", iterations=50)
    >>> bot.choose(game, 0) in game.legal_moves(0)
    True
    """
    def __new__(
        cls,
        name: str,
        time_ms: float | None = None,
        iterations: int | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> Self: ...
    @property
    def name(self) -> str:
        """The bot's name."""
    @property
    def seed(self) -> int:
        """The seed of its luck."""
    def choose(self, game: Game, seat: int) -> str:
        """The move it plays for a seat that must decide, as text."""
    def choose_id(self, game: Game, seat: int) -> int:
        """The id of the move it plays."""
    def advise(self, game: Game, seat: int) -> dict[str, Any]:
        """Its evaluation of every legal move: `best`, `id`, `value`, `moves`, `line`, `iterations`,
        `exact`.
        """
    def reset(self, seed: int | None = None) -> None:
        """Discards its search results and restarts its luck."""

@final
class Env:
    """One game played by ids, one seat after the other, with minimal overhead. Choices of a
    simultaneous turn stay hidden until the last seat has chosen.

    With `opponents` (a name of a bot for all other seats, or a list with a name for each) bots play
    the other seats, in Rust, and only `seat` is asked: a number, or "random", drawn anew for each game.

    >>> import mirabilia
    >>> env = mirabilia.Env("duel", seed=7)
    >>> while not env.step(env.sample()):
    ...     pass
    >>> sum(env.rewards)
    0.0
    >>> env = mirabilia.Env("wonders", seats=4, opponents="greedy", seat=2)
    >>> while not env.step(env.sample()):
    ...     assert env.seat == 2
    >>> env.end, len(env.points)
    ('points', 4)
    """
    def __new__(
        cls,
        game: str,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        parts: str = "both",
        info: str = "seat",
        opponents: str | Sequence[str] | None = None,
        seat: int | str | None = None,
        time_ms: float | None = None,
        iterations: int | None = None,
    ) -> Self: ...
    @property
    def features(self) -> int:
        """How many numbers an observation has."""
    @property
    def state_features(self) -> int:
        """How many numbers `state` has."""
    @property
    def ids(self) -> int:
        """Ids are below this; the last one is the no-op."""
    @property
    def seat(self) -> int | None:
        """The deciding seat; `None` if the game is over."""
    @property
    def learner(self) -> int | None:
        """The seat that is not played by a bot; `None` without opponents."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def rewards(self) -> list[float]:
        """The rewards by seat: 0 until the end, then with sum 0."""
    @property
    def points(self) -> list[int]:
        """The points of every seat as they stand."""
    @property
    def winners(self) -> list[int]:
        """The winners; empty while the game runs."""
    @property
    def end(self) -> str | None:
        """How the game ended: `points`, `military` or `science`; `None` while it runs."""
    @property
    def history(self) -> list[int]:
        """The ids played so far by all seats, in the order in which they were asked."""
    @property
    def seed(self) -> int:
        """The seed of this game's luck."""
    @property
    def seats(self) -> int:
        """The number of players."""
    def reset(self, seed: int | None = None, seat: int | None = None) -> None:
        """Starts a new game; without a seed, the next one of a sequence derived from the first seed.
        `seat` is the learner's in this game, if there are opponents.
        """
    def step(self, id: int) -> bool:
        """Plays an id for the deciding seat, then the opponents, if any. Returns true if the game is over."""
    def sample(self) -> int:
        """A uniformly random legal id; the sequence is determined by the seed."""
    def legal(self) -> list[int]:
        """The legal ids of the deciding seat, ascending."""
    def observe(self, observation: Any = None, mask: Any = None, seat: int | None = None) -> None:
        """Writes the observation and the legal ids of the deciding seat, or of `seat`, into arrays of
        the caller; the mask may be int8 or bool.
        """
    def look(self, seat: int | None = None) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """The observation and the mask of the deciding seat, or of `seat`, in new arrays."""
    def state(self) -> npt.NDArray[np.float32]:
        """Everything about the table, hidden hands included, from seat 0: for centralised critics."""
    def game(self) -> Game:
        """The game with its record so far, as an independent `Game`: the same luck, the same moves.
        Choices that wait for others are in it.
        """
    def copy(self) -> Env:
        """An independent copy with the same luck. Bots that draw or search begin anew in it."""
    def __copy__(self) -> Env: ...
    def __deepcopy__(self, _memo: Any) -> Env: ...
    def __setstate__(self, state: Any) -> None: ...

@final
class VecEnv:
    """Many games of one kind, stepped together on all cores with the GIL released. Results are
    written into NumPy arrays: those given, or new ones. A finished game restarts at once; `dones`,
    `rewards`, `points` and `ends` (0 runs, 1 points, 2 military, 3 science) tell of it until the next
    step, the observation is that of the new game, and `last_observations`, if asked for, has the one
    at the end.

    With `all_seats=False` (the default) each game asks one seat per step: observations have the shape
    `(n, features)`, masks `(n, ids)`, and `seats` says which is asked. With `all_seats=True` every seat
    acts at every step: `(n, seats, features)` and `(n, seats, ids)`; a seat with nothing to decide
    has one legal id, the no-op. Rewards and points have the shape `(n, seats)`, the others `(n,)`.

    With `opponents`, bots play the other seats as in `Env`, and only the seat `seat` is asked.

    >>> import mirabilia
    >>> envs = mirabilia.VecEnv("duel", 16, seed=7, opponents="greedy", seat="random")
    >>> for _ in range(100):
    ...     envs.step(envs.sample())
    >>> envs.observations.shape == (16, envs.features)
    True
    """
    def __new__(
        cls,
        game: str,
        num_envs: int,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        boards: str | os.PathLike[str] | None = None,
        *,
        parts: str = "both",
        info: str = "seat",
        all_seats: bool = False,
        threads: int | None = None,
        observe: bool = True,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        dones: Any = None,
        last_observations: bool = False,
        opponents: str | Sequence[str] | None = None,
        seat: int | str | None = None,
        time_ms: float | None = None,
        iterations: int | None = None,
    ) -> Self: ...
    @property
    def num_envs(self) -> int:
        """How many games."""
    @property
    def num_seats(self) -> int:
        """The number of players."""
    @property
    def features(self) -> int:
        """How many numbers an observation has."""
    @property
    def ids(self) -> int:
        """Ids are below this; the last one is the no-op."""
    @property
    def seed(self) -> int:
        """The seed of all games."""
    @property
    def observations(self) -> npt.NDArray[np.float32] | None:
        """The observations; `None` if the caller wants none."""
    @property
    def last_observations(self) -> npt.NDArray[np.float32] | None:
        """The observations at the end of games that ended in the last step, if asked for."""
    @property
    def masks(self) -> npt.NDArray[np.int8] | None:
        """The legal ids as int8; `None` if the caller wants none."""
    @property
    def bool_masks(self) -> npt.NDArray[np.bool_] | None:
        """The same memory as booleans."""
    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """The rewards by game and seat: 0 until the end, then with sum 0."""
    @property
    def points(self) -> npt.NDArray[np.int16]:
        """The points by game and seat of games that ended in the last step."""
    @property
    def dones(self) -> npt.NDArray[np.bool_]:
        """Whether the game ended in the last step."""
    @property
    def ends(self) -> npt.NDArray[np.int8]:
        """How it ended: 0 it runs, 1 points, 2 military, 3 science."""
    @property
    def seats(self) -> npt.NDArray[np.int8]:
        """The seat that is asked, by game."""
    def reset(self, seed: int | None = None) -> None:
        """Restarts all games; without a seed, with the initial seed."""
    def step(self, actions: Any, games: Any = None) -> None:
        """Plays one id for every asked seat. If one is illegal, nothing is played. With `games`, numbers of
        games, only those are played, and `actions` has one row for each; the arrays of the others stay.
        """
    def sample(self, out: Any = None) -> npt.NDArray[np.int64]:
        """A uniformly random legal id for every asked seat, determined by the seed."""
    def seed_of(self, game: int) -> int:
        """The current seed of one of the games: `mirabilia.new` with this seed and the same moves gives
        the same game.
        """
    def game(self, game: int) -> Game:
        """One of the games with its record so far, as an independent `Game`."""
    def copy(self) -> VecEnv:
        """An independent copy with arrays of its own and the same luck. Bots that draw or search begin
        anew in it.
        """
    def __copy__(self) -> VecEnv: ...
    def __deepcopy__(self, _memo: Any) -> VecEnv: ...
    def __setstate__(self, state: Any) -> None: ...
    def __len__(self) -> int: ...

@final
class Schedule:
    """The games of a match between bots. Every deal is played from every seat.

    >>> import mirabilia
    >>> plan = mirabilia.Schedule("duel", ["greedy", "random"], games=4, seed=7)
    >>> [game["names"] for game in plan.play(0, 2)]
    [['greedy', 'random'], ['random', 'greedy']]
    """
    def __new__(
        cls,
        game: str,
        bots: list[str],
        games: int,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        boards: str | os.PathLike[str] | None = None,
        time_ms: float | None = None,
        iterations: int | None = None,
        outside: list[str] = ...,
    ) -> Self: ...
    @property
    def game(self) -> str:
        """The game."""
    @property
    def games(self) -> int:
        """The number of games."""
    @property
    def bots(self) -> list[str]:
        """The bots, by number."""
    @property
    def seats(self) -> int:
        """The number of players."""
    def seating(self, game: int) -> dict[str, Any]:
        """Who sits where in a game: `game`, `deal`, `bots` by number, `names`, and `seeds` of their luck. All
        games of a deal have the seed `luck`.
        """
    def play(self, start: int, stop: int, records: bool = False) -> list[dict[str, Any]]:
        """Plays the games with these numbers, one after the other. With `records=True` each has its
        record.
        """
    def report(self, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The standings after these games: scores, ratings with errors, ends."""
    def __len__(self) -> int: ...

def games() -> dict[str, dict[str, Any]]:
    """All games: seats, ids, lines of the score pad."""
def features(
    game: str, *, seats: int | None = None, parts: str = "both", info: str = "seat"
) -> list[str]:
    """The names of the numbers in an observation, in order."""
def blocks(
    game: str, *, seats: int | None = None, parts: str = "both", info: str = "seat"
) -> list[dict[str, Any]]:
    """The numbers in an observation block by block: `start`, `stop`, `title`, `meaning` with the scale,
    and the `names`.
    """
def catalogue(game: str, boards: str | os.PathLike[str] | None = None) -> dict[str, Any]:
    """The data printed on cards, wonders and boards."""
def bots() -> list[str]:
    """The names of the bots, weakest first."""
def analyse_game(
    played: Game,
    seat: int | None = None,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int | None = ...,
    seed: int = 0,
    full: bool = False,
    bot: str | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> dict[str, Any]:
    """Analyses every decision of a game, or of one seat. Calls `progress(done, of)` after each."""
def best_move(
    played: Game,
    seat: int,
    time_ms: float | None = None,
    iterations: int | None = None,
    threads: int | None = ...,
    seed: int = 0,
    bot: str | None = None,
) -> dict[str, Any]:
    """The best move of a seat that must decide now, and reasons."""
def _env(said: Any, sees: Any, budget: Any) -> Env:
    """Makes an `Env` from what pickle kept."""
def _vec_env(args: tuple[Any, ...], named: dict[str, Any]) -> VecEnv:
    """Makes a `VecEnv` from what pickle kept."""
