"""Small games with exact solutions: the ends of real games, as games of their own.

A whole game is far too large for exact methods. Its end is not: the last cards of a Duel, the last turn of 7 Wonders, the
last turn of Dice. Such an end is a described position, so every tool works on it; OpenSpiel knows them as
``mirabilia_duel(last=4,seed=1)``, ``mirabilia_wonders_turns(last=1,seed=1)`` and ``mirabilia_dice_turns(last=1,seed=1)``.

>>> game = duel(cards=3, seed=1)
>>> values = expectimax(game)
>>> round(sum(values), 6)
0.0
"""

from __future__ import annotations

from collections.abc import Callable

from mirabilia._mirabilia import Bot, Game, MirabiliaError, games


def position(game: str, last: int, seed: int = 1, seats: int | None = None) -> Game:
    """The end of a game: the last so many cards of Duel, turns of 7 Wonders, or the last turn of Dice.

    It was played by ``greedy``; the seed chooses the game. Luck in it is explicit (``auto_deal=False``).
    """
    if game not in games():
        raise MirabiliaError(f'no game "{game}"; games are {", ".join(games())}')
    if game == "duel":
        return duel(last, seed)
    least = games()[game]["seats"][0]
    if game == "wonders":
        return wonders(last, seed, seats or least)
    if last != 1:
        raise MirabiliaError(f"last is {last}; expected 1: the last turn of Dice")
    return dice(seed, seats or least)


def duel(cards: int = 4, seed: int = 1) -> Game:
    """The last cards of the third age of a Duel."""
    if not 1 <= cards <= 20:
        raise MirabiliaError(f"cards is {cards}; expected 1 to 20")

    def there(game: Game) -> bool:
        return game.age == 3 and game.due == "play" and len(game.view()["structure"]) <= cards

    return _end(Game("duel", 2, seed), there)


def wonders(turns: int = 1, seed: int = 1, seats: int = 3) -> Game:
    """The last turns of the third age of 7 Wonders."""
    if not 1 <= turns <= 6:
        raise MirabiliaError(f"turns is {turns}; expected 1 to 6")

    def there(game: Game) -> bool:
        hand = sum(held["copies"] for held in game.view(0)["hand"])
        return game.age == 3 and game.due == "play" and not game.waiting and hand <= turns + 1

    return _end(Game("wonders", seats, seed), there)


def dice(seed: int = 1, seats: int = 2) -> Game:
    """The last turn of a game of Dice, after its roll."""

    def count(game: Game) -> int:
        return sum(line.startswith("roll ") for line in game.lines())

    whole = _play(Game("dice", seats, seed))
    turns = count(whole)

    def there(game: Game) -> bool:
        return game.due == "act" and not game.waiting and count(game) == turns

    return _end(Game("dice", seats, seed), there)


def _play(game: Game) -> Game:
    bot = Bot("greedy")
    while not game.over:
        for seat in game.turn:
            game.apply(seat, bot.choose_id(game, seat))
    return game


def _end(game: Game, there: Callable[[Game], bool]) -> Game:
    """Plays until ``there`` says so; the position as a game of its own."""
    bot = Bot("greedy")
    while not game.over:
        if there(game):
            text = game.as_position().record()
            return Game.load(text, game.seed, None, False)
        for seat in game.turn:
            game.apply(seat, bot.choose_id(game, seat))
    raise MirabiliaError(f"the game with seed {game.seed} ends before; choose another seed")


def expectimax(game: Game) -> list[float]:
    """The exact rewards of all seats if everybody plays as well as possible, for games in which one seat decides at a
    time and nothing is hidden: Duel.

    It tries everything, so the game must be short.
    """
    return _Exact().value(game)


def best_ids(game: Game) -> list[int]:
    """The ids of the deciding seat with the highest exact value."""
    exact, seat = _Exact(), game.turn[0]
    found = {move: exact.after(game, seat, move)[seat] for move in game.legal_ids(seat)}
    top = max(found.values())
    return [move for move, value in found.items() if value > top - 1e-12]


class _Exact:
    """Expectimax with a table of positions."""

    def __init__(self) -> None:
        self.known: dict[str, list[float]] = {}

    def value(self, game: Game) -> list[float]:
        if game.over:
            return game.rewards()
        if len(game.turn) > 1:
            raise MirabiliaError("several seats decide at once; expectimax is for one at a time")
        key = game.as_position().record()
        if key not in self.known:
            self.known[key] = self._luck(game) if game.luck_due else self._decision(game)
        return self.known[key]

    def after(self, game: Game, seat: int, move: int) -> list[float]:
        twin = game.copy()
        twin.apply(seat, move)
        return self.value(twin)

    def _decision(self, game: Game) -> list[float]:
        seat = game.turn[0]
        values = [self.after(game, seat, move) for move in game.legal_ids(seat)]
        return max(values, key=lambda value: value[seat])

    def _luck(self, game: Game) -> list[float]:
        outcomes = game.outcomes()
        if outcomes is None:
            raise MirabiliaError("this luck has too many outcomes; the game is too long to solve")
        total = sum(weight for _, weight in outcomes)
        mean = [0.0] * game.seats
        for line, weight in outcomes:
            twin = game.copy()
            twin.settle(line)
            for seat, value in enumerate(self.value(twin)):
                mean[seat] += value * weight / total
        return mean
