"""Small games: exact solutions, and what others' algorithms find on them."""

import mirabilia
import mirabilia.openspiel
import numpy as np
import pyspiel
import pytest
from mirabilia import small
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.jax import deep_cfr, nfsp
from scipy.optimize import linprog


@pytest.mark.parametrize("seed", [1, 2, 4])
@pytest.mark.parametrize("cards", [2, 4, 5])
def test_expectimax_of_duel_is_what_the_solver_of_the_bots_finds(cards, seed):
    game = small.duel(cards, seed)
    seat = game.turn[0]
    advice = mirabilia.Bot("search", iterations=100_000).advise(game, seat)
    assert advice["exact"]
    assert small.expectimax(game)[seat] == pytest.approx(2 * advice["value"] - 1, abs=1e-4)
    best = small.best_ids(game)
    values = {move["id"]: move["value"] for move in advice["moves"]}
    top = max(values.values())
    assert set(best) == {move for move, value in values.items() if value > top - 1e-4}


def test_openspiel_finds_the_value_of_a_small_duel():
    game = pyspiel.load_game("mirabilia_duel(last=3,seed=13)")
    exact = small.expectimax(small.duel(3, 13))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(game, average) < 0.01
    found = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    np.testing.assert_allclose(found, exact, atol=0.02)
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.05


def matrix_value(payoffs):
    """The value of a matrix game for the player of the rows, by linear programming."""
    rows, columns = payoffs.shape
    found = linprog(
        [*np.zeros(rows), -1],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*np.ones(rows), 0]],
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -found.fun


@pytest.mark.parametrize("seed", [2, 3])
def test_openspiel_finds_the_value_of_a_turn_of_dice(seed):
    game = pyspiel.load_game(f"mirabilia_dice_turns(last=1,seed={seed})")
    start = game.new_initial_state()
    payoffs = []
    for mine in start.legal_actions():
        row = []
        after = start.child(mine)
        for yours in after.legal_actions():
            end = after.child(yours)
            assert end.is_terminal(), "one decision each"
            row.append(end.returns()[0])
        payoffs.append(row)
    exact = matrix_value(np.array(payoffs))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(game, average) < 0.01
    found = expected_game_score.policy_value(start, [average] * 2)
    assert found[0] == pytest.approx(exact, abs=0.01)


def test_openspiel_finds_an_equilibrium_of_a_turn_of_7_wonders():
    game = pyspiel.load_game("mirabilia_wonders_turns(last=1,seed=1)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.02
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) > 0.1


def test_deep_cfr_runs():
    game = pyspiel.load_game("mirabilia_wonders_turns(last=1,seed=1)")
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(8,),
        advantage_network_layers=(8,),
        num_iterations=2,
        num_traversals=2,
        batch_size_strategy=8,
        memory_capacity=1000,
        policy_network_train_steps=5,
        advantage_network_train_steps=5,
    )
    solver.solve()


def test_nfsp_runs():
    env = rl_environment.Environment(pyspiel.load_game("mirabilia_wonders_turns(last=1,seed=1)"))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[16],
            reservoir_buffer_capacity=10,
            anticipatory_param=0.1,
            allow_checkpointing=False,
        )
        for player in range(3)
    ]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            output = agents[step.observations["current_player"]].step(step)
            step = env.step([output.action])
        for agent in agents:
            agent.step(step)


def test_errors_name_the_value():
    for message, call in [
        ("cards is 0; expected 1 to 20", lambda: small.duel(0)),
        ("turns is 9; expected 1 to 6", lambda: small.wonders(9)),
        ("last is 2; expected 1", lambda: small.position("dice", 2)),
        ('no game "go"', lambda: small.position("go", 1)),
        ("several seats decide at once", lambda: small.expectimax(small.wonders(1))),
    ]:
        with pytest.raises(mirabilia.MirabiliaError, match=message):
            call()
