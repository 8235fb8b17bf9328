"""The fixed protocol, and policies of one's own in matches."""

import json
from pathlib import Path

import mirabilia
import numpy as np
import pytest
from mirabilia import evaluation

STRENGTH = Path(__file__).parents[3] / "docs" / "strength.json"


def first_legal(observations, masks):
    assert observations.dtype == np.float32 and masks.dtype == bool and len(masks) == len(observations)
    return masks.argmax(axis=1)


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_ratings_are_near_those_of_the_page(game):
    """They were fixed with the protocol. If bots change so much that they are far off, a new protocol is due."""
    newest = {}
    for line in STRENGTH.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        newest[found["part"]] = found["result"]["bots"][0]["elo"]
    for bot, matches in evaluation.CHAINS.items():
        total = sum(sign * newest[f"{game}-{match}"] for match, sign in matches.items())
        assert evaluation.RATINGS[game][bot] == pytest.approx(total, abs=300), bot


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_the_protocol_gives_the_same_twice_and_orders_players(game):
    said = {"opponents": ["random", "easy"], "deals": 12}
    one = mirabilia.evaluate(first_legal, game, **said)
    again = mirabilia.evaluate(first_legal, game, threads=1, **said)
    assert one.rows == again.rows and one.rating == again.rating
    assert [row.opponent for row in one.rows] == ["random", "easy"]
    assert one.rows[0].games == 12 * evaluation.SEATS[game]
    better = mirabilia.evaluate(mirabilia.Bot("greedy"), game, **said)
    assert better.rating > one.rating and better.rows[1].score > one.rows[1].score
    assert "| easy |" in better.text() and better.policy == "greedy"
    assert one.conditions["protocol"] == 1


def test_a_bot_by_name_is_the_bot():
    said = {"opponents": ["random"], "deals": 4}
    assert mirabilia.evaluate("greedy", "duel", **said).rows == mirabilia.evaluate(
        mirabilia.Bot("greedy"), "duel", **said
    ).rows


def test_errors_name_the_value():
    with pytest.raises(mirabilia.MirabiliaError, match='no game "chess"'):
        mirabilia.evaluate("greedy", "chess")
    with pytest.raises(mirabilia.MirabiliaError, match='no rating of "hal"'):
        mirabilia.evaluate("greedy", "duel", opponents=["hal"])
    with pytest.raises(mirabilia.MirabiliaError, match="neither a bot"):
        mirabilia.evaluate(3, "duel", deals=1)


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("wonders", 3), ("dice", 4)])
def test_policies_and_bots_sit_in_tournaments(game, seats):
    bots = [mirabilia.Bot("greedy"), "random", first_legal]
    report = mirabilia.tournament(game, bots, games=12, seats=seats, seed=3)
    assert [row["bot"] for row in report["bots"]][0] == "greedy"
    assert {row["bot"] for row in report["bots"]} == {"greedy", "random", "first_legal"}
    assert len(report["results"]) == 12 and "first_legal" in report["text"]
    for result in report["results"]:
        assert sum(result["shares"]) == pytest.approx(1)
        played = mirabilia.load(result["record"])
        assert [sheet["total"] for sheet in played.scores()] == result["points"]
    again = mirabilia.tournament(game, bots, games=12, seats=seats, seed=3)
    assert [r["record"] for r in again["results"]] == [r["record"] for r in report["results"]]


def test_a_player_that_breaks_the_rules_is_named():
    def wrong(observations, masks):
        return masks.argmin(axis=1)

    with pytest.raises(mirabilia.MirabiliaError, match='"wrong" at seat 0 of game 0'):
        mirabilia.tournament("duel", [wrong, "random"], games=2)
