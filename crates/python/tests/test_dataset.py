"""Data sets of searched games: the one that ships, making one, and reading it back."""

import mirabilia
import numpy as np
import pyarrow
import pytest
from mirabilia import dataset
from pyarrow import parquet


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_the_sample(game):
    rows = dataset.sample(game)
    assert len(rows) >= 10_000 and rows.name == game
    for place in (0, 17, len(rows) // 2, -1):
        row = rows[place]
        played = row.game()
        assert row.seat in played.turn and played.legal_ids(row.seat) == row.ids.tolist()
        assert row.played in row.ids and row.policy.sum() == pytest.approx(1, abs=1e-3)
        assert 0 <= row.value <= 1
        assert row.reward == pytest.approx(mirabilia.load(row.record).rewards()[row.seat])
    assert mirabilia.load(rows.records[0]).over
    some = rows.arrays(5, 9)
    assert some["observations"].shape[0] == 4 and (some["policies"][~some["masks"]] == 0).all()


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_a_set_is_made_and_read_back(game, tmp_path):
    made = dataset.make(game, 30, bot="search@8", seed=3)
    made.save(tmp_path / "set.npz")
    read = dataset.load(tmp_path / "set.npz")
    assert len(read) == len(made) >= 30 and read.records == made.records and read.bot == "search@8"
    again = dataset.make(game, 30, bot="search@8", seed=3)
    for one, two in zip(read, again, strict=True):
        assert (one.played, one.value, one.record) == (two.played, two.value, two.record)
        np.testing.assert_array_equal(one.policy, two.policy)
    moves = mirabilia.load(made.records[0]).moves()
    played = [row.played for row in made if row.number == 0]
    assert played == [move["id"] for move in moves]


@pytest.mark.parametrize("game", ["duel", "wonders", "dice"])
def test_parquet_has_the_same_set(game, tmp_path):
    made = dataset.make(game, 10, bot="search@4")
    made.save(tmp_path / "set.parquet")
    read = dataset.load(tmp_path / "set.parquet")
    assert read.columns.keys() == made.columns.keys()
    for name, column in made.columns.items():
        np.testing.assert_array_equal(read.columns[name], column, strict=True, err_msg=name)
    table = parquet.read_table(tmp_path / "set.parquet")
    assert table.num_rows == len(made) and table.column("ids")[3].as_py() == made[3].ids.tolist()
    np.testing.assert_array_equal(table.column("policy")[3].as_py(), made[3].policy)
    assert table.column("record")[3].as_py() == made[3].record


def test_another_parquet_file_is_refused(tmp_path):
    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(mirabilia.MirabiliaError, match="other.parquet: not a set of mirabilia"):
        dataset.load(tmp_path / "other.parquet")


def test_errors_name_the_value():
    with pytest.raises(mirabilia.MirabiliaError, match='no game "go"'):
        dataset.sample("go")
    with pytest.raises(IndexError, match="no decision"):
        dataset.sample("duel")[10**6]
