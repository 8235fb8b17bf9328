"""Gymnasium's vector API with bots and with policies, and groups in the background."""

import gymnasium
import mirabilia
import mirabilia.gym
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from mirabilia.vector import AsyncVecEnv, SeatVectorEnv


@pytest.mark.parametrize(("name", "seats"), [("Duel", 2), ("Wonders", 4), ("Dice", 3)])
def test_it_is_a_vector_environment_that_plays_the_same_games_as_one(name, seats):
    envs = gymnasium.make_vec(f"mirabilia/{name}-v0", num_envs=4, opponents="greedy", seats=seats)
    assert isinstance(envs.unwrapped, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    envs = envs.unwrapped
    seen, infos = envs.reset(seed=5)
    assert seen in envs.observation_space and infos["seat"].tolist() == [0] * 4
    twins = [mirabilia.Env(name.lower(), seats, envs.envs.seed_of(i), opponents="greedy") for i in range(4)]
    ended = 0
    for _ in range(90):
        actions = envs.sample()
        seen, rewards, over, cut, infos = envs.step(actions)
        assert seen in envs.observation_space and not cut.any()
        assert rewards.shape == over.shape == (4,)
        for i, twin in enumerate(twins):
            assert twin.step(int(actions[i])) == over[i]
            if over[i]:
                ended += 1
                assert rewards[i] == pytest.approx(twin.rewards[0])
                assert infos["points"][i].tolist() == twin.points and infos["_final_obs"][i]
                last = infos["final_obs"]["observation"][i]
                np.testing.assert_array_equal(last, twin.look(0)[0])
                twins[i] = mirabilia.Env(name.lower(), seats, envs.envs.seed_of(i), opponents="greedy")
            else:
                np.testing.assert_array_equal(seen["observation"][i], twin.look()[0])
                assert rewards[i] == 0
    assert ended


def first_legal(observations, masks):
    assert masks.dtype == bool and len(observations) == len(masks) > 0
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("game", "seats", "seat"), [("duel", 2, 1), ("wonders", 3, 1), ("dice", 3, 0)])
def test_policies_play_the_other_seats_in_batches(game, seats, seat):
    envs = SeatVectorEnv(5, game, [first_legal], seats=seats, seat=seat)
    seen, _ = envs.reset(seed=3)
    played = [mirabilia.new(game, seats, envs.envs.seed_of(i)) for i in range(5)]
    ended = 0

    def catch_up(one):
        while not one.over and one.turn[0] != seat:
            one.apply(one.turn[0], one.legal_ids(one.turn[0])[0])

    for one in played:
        catch_up(one)
    for _ in range(120):
        for i, one in enumerate(played):
            np.testing.assert_array_equal(seen["observation"][i], one.observe(seat))
            assert np.flatnonzero(seen["action_mask"][i]).tolist() == one.legal_ids(seat)
        actions = envs.sample()
        seen, rewards, over, _, infos = envs.step(actions)
        for i, one in enumerate(played):
            one.apply(seat, int(actions[i]))
            catch_up(one)
            assert one.over == over[i]
            if one.over:
                ended += 1
                assert rewards[i] == pytest.approx(one.rewards()[seat])
                assert infos["points"][i].tolist() == [sheet["total"] for sheet in one.scores()]
                played[i] = mirabilia.new(game, seats, envs.envs.seed_of(i))
                catch_up(played[i])
    assert ended


def test_groups_step_in_the_background():
    envs = AsyncVecEnv("wonders", 12, groups=3, seed=7, seats=3, opponents="easy", seat="random")
    steps, ended = np.zeros(12, int), 0
    for _ in range(200):
        rows = envs.recv()
        steps[rows] += 1
        ended += int(envs.dones[rows].sum())
        assert envs.bool_masks[rows].any(axis=1).all()
        envs.send(envs.sample(rows), rows)
    assert ended and steps.min() > 20
    with pytest.raises(mirabilia.MirabiliaError, match="expected those of a received group"):
        envs.send(np.zeros(4), slice(1, 5))
    envs.close()


def test_errors_name_the_value():
    for message, said in [
        ("unknown arguments: colour", {"colour": 1}),
        ("expected names alone, or policies alone", {"game": "wonders", "opponents": ["easy", first_legal]}),
        ("expected 0 to 1 with policies", {"opponents": [first_legal], "seat": "random"}),
    ]:
        with pytest.raises(mirabilia.MirabiliaError, match=message):
            SeatVectorEnv(2, **said)
    with pytest.raises(mirabilia.MirabiliaError, match="expected a multiple of groups, 3"):
        AsyncVecEnv("duel", 4, groups=3)
