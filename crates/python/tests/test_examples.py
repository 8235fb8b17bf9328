"""The examples run: small, but from end to end."""

import json
import py_compile
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"

RUNS = [
    ("random_statistics.py", "--game duel --games 60", "wins or shares"),
    ("random_statistics.py", "--game wonders --seats 4 --games 60", "points:"),
    ("tournament.py", "--bots greedy,random --games 8", "greedy"),
    ("balance.py", "--players greedy --games 6 --seats 4", "fair is 25.0"),
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


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_run_and_have_their_outputs(path):
    run = runpy.run_path(str(EXAMPLES.parent / "notebooks.py"))["run"]
    notebook = json.loads(path.read_text(encoding="utf-8"))
    stored = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    # Less thorough than what is stored, and with the same cells before the analysis.
    found = run(notebook, lambda source: source.replace("iterations=100", "iterations=8"))
    assert found[:2] == stored[:2], "run python notebooks.py"
    kinds = [[output["output_type"] for output in outputs] for outputs in stored]
    assert [[output["output_type"] for output in outputs] for outputs in found] == kinds
    pictures = json.dumps(stored).count("<svg")
    assert pictures >= 3 and "accuracy" in json.dumps(stored)
