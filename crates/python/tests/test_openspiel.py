"""OpenSpiel's own simulation and checks, its search and its regret minimisation on the three games."""

import json
import random

import mirabilia
import mirabilia.openspiel
import numpy as np
import pyspiel
import pytest
from mirabilia._parts import MOST_OUTCOMES, Luck
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

NAMES = [
    "mirabilia_duel",
    "mirabilia_duel(options=first:random)",
    "mirabilia_wonders(players=3)",
    "mirabilia_wonders(players=4,options=sides:choose;wonders:choose)",
    "mirabilia_dice(players=2)",
    "mirabilia_wonders_turns(players=3)",
    "mirabilia_dice_turns(players=2)",
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


def play_some(game, decisions, seed=1):
    """A state after so many decisions."""
    state, choices = game.new_initial_state(), np.random.RandomState(seed)
    while decisions or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices.choice(outcomes, p=chances))
        elif state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([choices.choice(state.legal_actions(player)) for player in players])
            decisions -= 1
        else:
            state.apply_action(choices.choice(state.legal_actions()))
            decisions -= 1
    return state


SEQUENTIAL = ["mirabilia_wonders_turns(players=3)", "mirabilia_dice_turns(players=3)"]


@pytest.mark.parametrize("name", SEQUENTIAL)
def test_resampled_states_have_the_same_information_state(name):
    game = pyspiel.load_game(name)
    different = 0
    for decisions in (0, 1, 2, 7, 20):
        state = play_some(game, decisions)
        player = state.current_player()
        for seed in range(3):
            twin = state.resample_from_infostate(player, iter([seed / 7]).__next__)
            assert twin.current_player() == player
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            different += twin.played.record() != state.played.record()
            action = state.legal_actions()[0]
            shown = state.shown(player)
            for one in (state.clone(), twin.clone()):
                one.apply_action(action)
                assert one.shown(player)[: len(shown)] == shown
    assert different


@pytest.mark.parametrize("name", SEQUENTIAL)
def test_information_states_have_perfect_recall(name):
    """Two games that come to the same table by another order of the own moves have different information states."""
    game = pyspiel.load_game(name)
    seen: dict[tuple[float, ...], str] = {}
    for seed in range(4):
        state, choices, steps = game.new_initial_state(), np.random.RandomState(seed), 0
        while not state.is_terminal() and steps < 25:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices.choice(outcomes, p=chances))
                continue
            tensor = tuple(state.information_state_tensor())
            assert len(tensor) == game.information_state_tensor_size()
            text = state.information_state_string()
            assert seen.setdefault(tensor, text) == text
            state.apply_action(choices.choice(state.legal_actions()))
            steps += 1
    assert len(set(seen.values())) == len(seen) > 50


def test_observers_honour_public_and_private():
    game = pyspiel.load_game("mirabilia_wonders(players=3)")
    state = play_some(game, 3)
    private = pyspiel.PrivateInfoType

    def tensor(public, own, player, recall=False):
        kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=own)
        observation = make_observation(game, kind)
        observation.set_from(state, player)
        return observation.tensor.copy(), observation.string_from(state, player)

    names = mirabilia.features("wonders", seats=3)
    hand = [place for place, name in enumerate(names) if name.startswith(("hand ", "remembered ", "pile "))]
    row, text = tensor(True, private.NONE, 0)
    assert not row[hand].any() and "viewer" not in json.loads(text) or json.loads(text)["viewer"] is None
    assert tensor(True, private.NONE, 1)[1] == text
    both, _ = tensor(True, private.SINGLE_PLAYER, 0)
    assert both[hand].any()
    own, _ = tensor(False, private.SINGLE_PLAYER, 0)
    assert own[hand].any() and not own[row != 0][both[row != 0] == row[row != 0]].any()
    assert len(tensor(True, private.ALL_PLAYERS, 0)[0]) > len(both)
    assert len(tensor(True, private.SINGLE_PLAYER, 0, recall=True)[0]) == game.information_state_tensor_size()


@pytest.mark.parametrize("name", SEQUENTIAL)
def test_its_information_set_search_plays(name):
    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    for decisions in (0, 4):
        state = play_some(game, decisions)
        assert bot.step(state) in state.legal_actions()


def test_names_of_the_module():
    assert external_sampling_mccfr and {"mirabilia_duel", "mirabilia_wonders", "mirabilia_dice"} <= set(
        pyspiel.registered_names()
    )
