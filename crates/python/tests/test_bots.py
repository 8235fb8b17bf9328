"""Bots, analysis and matches."""

import pickle
import random

import mirabilia
import pytest
from tables import play_on, play_out


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
@pytest.mark.parametrize("name", mirabilia.bots())
def test_every_bot_plays_legal_moves_and_the_same_ones_again(game, name):
    def moves():
        played = mirabilia.new(game, seed=3)
        bot = mirabilia.Bot(name, iterations=20, seed=5)
        chosen = []
        for _ in range(6):
            for seat in played.turn:
                advice = bot.advise(played, seat)
                assert advice["best"] in played.legal_moves(seat)
                assert [m["id"] for m in advice["moves"]] == played.legal_ids(seat)
                played.apply(seat, advice["id"])
                chosen.append(advice["best"])
        return chosen

    assert moves() == moves()


def test_a_time_is_kept():
    game = mirabilia.new("wonders", seats=4, seed=1)
    bot = mirabilia.Bot("search", time_ms=30)
    assert bot.choose(game, 2) in game.legal_moves(2)
    assert bot.choose_id(game, 2) in game.legal_ids(2)


def test_greedy_beats_random():
    report = mirabilia.tournament("duel", ["greedy", "random"], games=60, seed=3)
    assert report["bots"][0]["score"] > 0.7
    assert report["games"] == 60 == len(report["results"])
    assert "greedy" in report["text"]


def fixed(report):
    """A report without what depends on the clock."""
    bots = [{key: bot[key] for key in bot if key not in ("ms_per_move", "max_over_ms")} for bot in report["bots"]]
    games = [{key: game[key] for key in game if "seconds" not in key} for game in report["results"]]
    return bots, games, report["ends"]


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("wonders", 3), ("dice", 4)])
def test_a_tournament_is_the_same_on_any_number_of_threads(game, seats):
    said = (game, ["search@10", "greedy", "random"], 12, seats)
    assert fixed(mirabilia.tournament(*said, threads=1)) == fixed(mirabilia.tournament(*said, threads=3))


def test_self_play_gives_records_that_replay():
    for played in mirabilia.self_play("wonders", ["greedy", "easy"], games=4, seats=3, seed=7):
        game = mirabilia.load(played["record"])
        winners = [seat for seat, share in enumerate(played["shares"]) if share]
        assert game.winners == winners
        assert [sheet["total"] for sheet in game.scores()] == played["points"]


def test_the_moves_of_a_record_can_be_learned_from():
    played = play_out(mirabilia.new("wonders", seats=3, seed=2))
    moves = played.moves()
    again = mirabilia.new("wonders", seats=3, seed=2)
    for move in moves:
        assert again.steps == move["turn"]
        assert move["id"] in again.legal_ids(move["seat"])
        again.apply(move["seat"], move["id"])
    assert again.record() == played.record()


def test_schedules_travel():
    plan = mirabilia.Schedule("dice", ["greedy", "random", "random"], 6, 3, 5, boards="stand-in", iterations=10)
    twin = pickle.loads(pickle.dumps(plan))
    without_time = lambda games: [{k: g[k] for k in g if "seconds" not in k} for g in games]  # noqa: E731
    assert without_time(plan.play(0, 6)) == without_time(twin.play(0, 6))
    assert (twin.games, twin.bots, twin.game, twin.seats) == (6, ["greedy", "random"], "dice", 3)
    bot = pickle.loads(pickle.dumps(mirabilia.Bot("search", iterations=30, seed=4)))
    assert (bot.name, bot.seed) == ("search", 4)


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_analysis_weighs_every_decision(game):
    played = mirabilia.new(game, seed=4)
    for step, _ in enumerate(play_on(played, random.Random(4))):
        if step == 5:
            break
    told = []
    report = mirabilia.analyse(played, iterations=16, progress=lambda done, of: told.append((done, of)))
    decided = [d for d in report["decisions"] if d["played"]]
    assert len(decided) == len(played.moves())
    assert max(told) == (len(report["decisions"]),) * 2
    assert report == mirabilia.analyse(played.record(), iterations=16) or played.waiting
    assert report["svg"].startswith("<svg")
    seat = played.turn[0]
    hint = mirabilia.best(played, seat, iterations=50)
    assert hint["move"] in played.legal_moves(seat)
    assert len(hint["moves"]) == len(played.legal_moves(seat))


def check(message, function, *args, **named):
    with pytest.raises(mirabilia.MirabiliaError) as caught:
        function(*args, **named)
    assert message in str(caught.value)


def test_errors_name_the_value():
    game = mirabilia.new("duel", seed=7)
    check('no bot "hal"; bots are random, easy', mirabilia.Bot, "hal")
    check("iterations is 0; expected 1 or more", mirabilia.Bot, "search", iterations=0)
    check("time_ms is -1", mirabilia.Bot, "search", time_ms=-1)
    check("has a budget of its own", mirabilia.Bot, "search@20", iterations=3)
    check("seat 1 does not decide now: seat 0 to move", mirabilia.Bot("greedy").choose, game, 1)
    check("no seat 5; seats are 0 to 1", mirabilia.Bot("greedy").choose, game, 5)
    check("full knowledge would give hidden hands away", mirabilia.analyse, game, full=True)
    check("seat 1 decides nothing", mirabilia.best, game, 1)
    check("games is 0; expected 1 or more", mirabilia.tournament, "duel", ["greedy"], 0)
    check("bots are []; expected at least one name", mirabilia.tournament, "duel", [], 4)
    plan = mirabilia.Schedule("duel", ["greedy", "random"], games=4)
    check("games 2 to 9; expected numbers from 0 to 4", plan.play, 2, 9)
    check("game 0 occurs twice", plan.report, plan.play(0, 1) * 2)

    def stop(done, of):
        raise KeyboardInterrupt

    game.apply(0, game.legal_moves(0)[0])
    with pytest.raises(KeyboardInterrupt):
        mirabilia.analyse(game, iterations=10, progress=stop)
