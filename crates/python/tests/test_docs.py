"""The examples of docs/python.md."""

import doctest
from pathlib import Path

import mirabilia

PAGE = Path(__file__).parents[3] / "docs" / "python.md"


def test_the_guide():
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 30 and not failed


def test_the_sizes():
    text = PAGE.read_text(encoding="utf-8")
    for title, game in (("Duel", "duel"), ("7 Wonders", "wonders"), ("Dice", "dice")):
        parts = [len(mirabilia.features(game, parts=part)) for part in ("glance", "table", "both")]
        cells = [title, *map(str, parts), f"{mirabilia.games()[game]['ids']:,}"]
        assert f"| {' | '.join(cells)} |" in text
