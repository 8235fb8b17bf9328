"""Runs the notebooks of examples/ and stores their outputs: ``python notebooks.py``.

What a cell prints and the pictures it displays; a table of pandas becomes text. No Jupyter is needed.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

EXAMPLES = Path(__file__).parent / "examples"


class SVG(str):
    """A picture."""


def run(notebook: dict[str, Any], change: Any = lambda source: source) -> list[list[dict[str, Any]]]:
    """The outputs of every code cell, in the form of the file."""
    shown: list[Any] = []
    display = ModuleType("IPython.display")
    display.SVG = SVG  # type: ignore[attr-defined]
    display.display = shown.append  # type: ignore[attr-defined]
    before = {name: sys.modules.get(name) for name in ("IPython", "IPython.display", "pandas", "tqdm")}
    sys.modules.update({"IPython": ModuleType("IPython"), "IPython.display": display})
    # The same outputs whether or not they are installed.
    sys.modules.update({"pandas": None, "tqdm": None})  # type: ignore[dict-item]
    names: dict[str, object] = {}
    outputs = []
    try:
        for cell in notebook["cells"]:
            if cell["cell_type"] != "code":
                continue
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
                exec(compile(change("".join(cell["source"])), "notebook", "exec"), names)
            told: list[dict[str, Any]] = []
            for picture in shown:
                kind = "image/svg+xml" if isinstance(picture, SVG) else "text/plain"
                text = str(picture).splitlines(keepends=True)
                told.append({"output_type": "display_data", "metadata": {}, "data": {kind: text}})
            if printed.getvalue():
                text = printed.getvalue().splitlines(keepends=True)
                told.append({"output_type": "stream", "name": "stdout", "text": text})
            outputs.append(told)
            shown.clear()
    finally:
        for name, module in before.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module
    return outputs


def main() -> None:
    """Stores the outputs."""
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        outputs = iter(run(notebook))
        count = 0
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                count += 1
                cell["outputs"], cell["execution_count"] = next(outputs), count
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
