"""Ray: the same results as one machine, and no game lost with a worker."""

import os
import signal

import mirabilia
import pytest

ray = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster():
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=80 * 2**20,
        log_to_driver=False,
        logging_level="error",
    )
    yield
    ray.shutdown()


def without_time(games):
    kept = [{key: game[key] for key in game if "seconds" not in key} for game in games]
    return sorted(kept, key=lambda game: game["game"])


def test_the_same_as_on_one_machine(cluster):
    import mirabilia.ray

    said = ("wonders", ["search@10", "greedy", "random"], 12, 3, 7)
    far = mirabilia.ray.tournament(*said)
    near = mirabilia.tournament(*said)
    assert without_time(far["results"]) == without_time(near["results"])
    assert [bot["elo"] for bot in far["bots"]] == [bot["elo"] for bot in near["bots"]]
    records = {game["record"] for game in mirabilia.ray.self_play("duel", ["greedy", "random"], games=4, seed=1)}
    assert len(records) == 4


def test_games_of_a_killed_worker_are_played_again(cluster):
    import mirabilia.ray

    plan = mirabilia.Schedule("duel", ["search@60", "greedy"], games=24, seed=3)
    games, killed = [], []
    for game in mirabilia.ray.stream(plan, chunk=2, workers=True):
        games.append({key: game[key] for key in game if key not in ("worker", "node")})
        if len(killed) < 2 and game["worker"] not in killed:
            # It is most likely in the middle of the next games.
            os.kill(game["worker"], signal.SIGKILL)
            killed.append(game["worker"])
    assert killed
    assert [game["game"] for game in sorted(games, key=lambda game: game["game"])] == list(range(24))
    assert without_time(games) == without_time(plan.play(0, 24))
