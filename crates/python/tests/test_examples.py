"""The examples run: small, but from end to end."""

import json
import py_compile
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

RUNS = [
    ("random_statistics.py", "--game duel --games 60", "wins or shares"),
    ("random_statistics.py", "--game wonders --seats 4 --games 60", "points:"),
    ("tournament.py", "--bots greedy,random --games 8", "greedy"),
    ("balance.py", "--players greedy --games 6 --seats 4", "docs/boards.md"),
]


@pytest.mark.parametrize(("name", "said", "told"), RUNS)
def test_examples(name, said, told, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [name, *said.split()])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert told in capsys.readouterr().out


def test_learning(monkeypatch, capsys, tmp_path):
    py_compile.compile(str(EXAMPLES / "ppo.py"), cfile=str(tmp_path / "ppo.pyc"), doraise=True)
    # The test command does not install PyTorch; who has it sees one small round of learning.
    pytest.importorskip("torch")
    said = "--envs 8 --steps 16 --updates 2 --hidden 16 --test-games 4 --every 1"
    monkeypatch.setattr(sys, "argv", ["ppo.py", *said.split()])
    runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="__main__")
    assert "easy" in capsys.readouterr().out


def test_the_notebook(monkeypatch, capsys):
    shown = []
    display = ModuleType("IPython.display")
    display.SVG = str
    display.display = shown.append
    monkeypatch.setitem(sys.modules, "IPython", ModuleType("IPython"))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    notebook = json.loads((EXAMPLES / "review.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    for cell in cells:
        exec(compile(cell.replace("iterations=100", "iterations=8"), "review.ipynb", "exec"), names)
    assert sum(str(one).startswith("<svg") for one in shown) >= 2
    assert "accuracy" in capsys.readouterr().out
