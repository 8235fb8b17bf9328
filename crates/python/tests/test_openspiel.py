"""OpenSpiel's own simulation and checks, its search and its regret minimisation on the three games."""

import json
import random

import mirabilia
import mirabilia.openspiel
import numpy as np
import pyspiel
import pytest
from mirabilia._parts import MOST_OUTCOMES, Luck
from open_spiel.python.algorithms import external_sampling_mccfr, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

NAMES = [
    "mirabilia_duel",
    "mirabilia_duel(options=first:random)",
    "mirabilia_wonders(players=3)",
    "mirabilia_wonders(players=4,options=sides:choose;wonders:choose)",
    "mirabilia_dice(players=2)",
]


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_serialisation():
    game = pyspiel.load_game("mirabilia_duel")
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(random.Random(1).choice(state.legal_actions()))
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("wonders", 3), ("wonders", 7), ("dice", 3)])
def test_luck_in_parts_is_the_luck_of_the_rules(game, seats):
    """Parts make lines that the rules take, and with the same chances."""
    choices = random.Random(7)
    played = mirabilia.new(game, seats, 1, auto_deal=False)
    drawn = 0
    while not played.over and drawn < 60:
        if played.luck_due:
            luck = Luck(played)
            line = None
            while line is None:
                outcomes = luck.outcomes()
                assert len(outcomes) <= MOST_OUTCOMES
                assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                (outcome,) = choices.choices([o for o, _ in outcomes], [c for _, c in outcomes])
                assert luck.name(outcome)
                line = luck.put(outcome)
            played.settle(line)
            assert played.lines()[-1] == line
            drawn += 1
        else:
            seat = played.turn[0]
            played.apply(seat, choices.choice(played.legal_ids(seat)))
    assert drawn > 4


def test_parts_have_the_chances_of_the_rules():
    """The first card of the first structure, and the symbols of a die, against many deals of the rules."""

    def first(seed):
        game = mirabilia.new("duel", seed=seed, options={"wonders": "first-game"})
        return game.lines()[1].split()[3]

    counts: dict[str, int] = {}
    for seed in range(4600):
        counts[first(seed)] = counts.get(first(seed), 0) + 1
    # 23 cards, 200 times each; six standard deviations are 83.
    assert len(counts) == 23 and all(117 < n < 283 for n in counts.values()), counts
    game = mirabilia.new("dice", seats=2, seed=1, auto_deal=False)
    game.deal(one=True)
    luck = Luck(game)
    chances = {luck.name(outcome): chance for outcome, chance in luck.outcomes()}
    rolls: dict[str, int] = {}
    for seed in range(4000):
        twin = mirabilia.load(game.record(), seed=seed)
        roll = twin.deal(one=True)[0].removeprefix("roll ").split(" / ")[0]
        rolls[roll] = rolls.get(roll, 0) + 1
    assert rolls.keys() == chances.keys()
    for roll, chance in chances.items():
        spread = 6 * (4000 * chance) ** 0.5
        assert abs(rolls[roll] - 4000 * chance) < spread, (roll, rolls[roll], chance)


def to_first_decision(game, seed=1):
    state = game.new_initial_state()
    choices = np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choices.choice(outcomes, p=chances))
    return state


def test_observers_hide_what_is_hidden():
    game = pyspiel.load_game("mirabilia_wonders(players=3)")
    state = to_first_decision(game)
    observation = make_observation(game)
    for player in range(3):
        observation.set_from(state, player)
        np.testing.assert_array_equal(observation.tensor, state.played.observe(player))
        seen = json.loads(observation.string_from(state, player).split(" ", 1)[1])
        assert seen["viewer"] == player
    assert state.information_state_string(0) != state.information_state_string(1)
    with pytest.raises((mirabilia.MirabiliaError, Exception), match="name:value"):
        pyspiel.load_game("mirabilia_duel(options=nonsense)")


def test_its_search_plays_duel():
    game = pyspiel.load_game("mirabilia_duel")
    state = to_first_decision(game)
    bot = mcts.MCTSBot(
        game,
        uct_c=2,
        max_simulations=8,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_its_search_plays_simultaneous_games_turn_by_turn():
    game = pyspiel.load_game_as_turn_based("mirabilia_dice", {"players": 2})
    state = to_first_decision(game)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 2, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("solver", [outcome_sampling_mccfr.OutcomeSamplingSolver])
def test_its_regret_minimisation_runs(solver):
    game = pyspiel.load_game("mirabilia_duel")
    found = solver(game)
    for _ in range(2):
        found.iteration()
    state = to_first_decision(game)
    policy = found.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_names_of_the_module():
    assert external_sampling_mccfr and {"mirabilia_duel", "mirabilia_wonders", "mirabilia_dice"} <= set(
        pyspiel.registered_names()
    )
