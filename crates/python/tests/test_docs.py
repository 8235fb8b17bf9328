"""The examples of docs/python.md."""

import doctest
import runpy
import subprocess
import sys
from pathlib import Path

import mirabilia
from mirabilia.reference import page

PAGE = Path(__file__).parents[3] / "docs" / "python.md"


def test_the_guide():
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 30 and not failed


def test_the_page_for_researchers():
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    page_of = str(PAGE.parent / "python" / "researchers.md")
    failed, tried = doctest.testfile(page_of, module_relative=False, optionflags=flags, encoding="utf-8")
    assert tried > 5 and not failed


def test_the_sizes():
    text = PAGE.read_text(encoding="utf-8")
    for title, game in (("Duel", "duel"), ("7 Wonders", "wonders"), ("Dice", "dice")):
        parts = [len(mirabilia.features(game, parts=part)) for part in ("glance", "table", "both")]
        cells = [title, *map(str, parts), f"{mirabilia.games()[game]['ids']:,}"]
        assert f"| {' | '.join(cells)} |" in text


def test_the_reference_is_written_from_the_code():
    written = (PAGE.parent / "python" / "observations.md").read_text(encoding="utf-8")
    assert written == page(), "run python -m mirabilia.reference docs/python"


def test_the_stubs_have_the_documentation_of_the_core():
    stubs = runpy.run_path(str(Path(__file__).parents[1] / "stubs.py"))
    source = stubs["STUBS"].read_text(encoding="utf-8")
    assert stubs["stubs"](source) == source, "run python stubs.py"


def test_the_stubs_fit_the_core():
    said = [sys.executable, "-m", "mypy.stubtest", "mirabilia._mirabilia"]
    told = subprocess.run(said, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
