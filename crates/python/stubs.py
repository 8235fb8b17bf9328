"""Puts the documentation of the core into its stubs: what editors show is what the Rust comments say.

    python stubs.py [--check]

``_mirabilia.pyi`` has the signatures, written by hand and checked by stubtest. This adds the docstrings of the built
module, or checks that they are there.
"""

from __future__ import annotations

import ast
import importlib
import sys
import textwrap
from pathlib import Path
from typing import Any

STUBS = Path(__file__).parent / "python" / "mirabilia" / "_mirabilia.pyi"


def documented(node: ast.AST, thing: Any, depth: int) -> str | None:
    """The docstring of a thing, as the lines of a stub."""
    text = getattr(thing, "__doc__", None)
    own = text is not None and not isinstance(thing, (int, float, str))
    if not own or (isinstance(node, ast.FunctionDef) and node.name.startswith("__")):
        return None
    inside = " " * (4 * depth)
    assert text is not None
    text = textwrap.dedent(text).strip().replace("\\", "\\\\")
    lines = text.splitlines()
    if len(lines) == 1:
        return f'{inside}"""{lines[0]}"""'
    body = [f'{inside}"""{lines[0]}', *(f"{inside}{line}".rstrip() for line in lines[1:]), f'{inside}"""']
    return "\n".join(body)


def stubs(source: str) -> str:
    """The stubs with docstrings."""
    core = importlib.import_module("mirabilia._mirabilia")
    lines = source.splitlines()
    changes: list[tuple[int, int, str]] = []

    def visit(node: Any, owner: Any, depth: int) -> None:
        for child in node.body:
            if not isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                continue
            thing = getattr(owner, child.name, None)
            text = documented(child, thing, depth + 1)
            first = child.body[0]
            has = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            old = has and isinstance(first.value.value, str)
            if isinstance(child, ast.ClassDef) and first.lineno > child.lineno:
                if text and old:
                    changes.append((first.lineno, first.end_lineno or first.lineno, text))
                elif text:
                    changes.append((child.lineno + 1, child.lineno, text))
                visit(child, thing, depth + 1)
            elif text and old:
                changes.append((first.lineno, first.end_lineno or first.lineno, text))
            elif text:
                at = first.lineno
                head = lines[at - 1].rstrip().removesuffix("...").rstrip()
                changes.append((at, at, f"{head}\n{text}"))

    visit(ast.parse(source), core, 0)
    for start, stop, text in sorted(changes, reverse=True):
        lines[start - 1 : stop] = text.splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    """Writes or checks."""
    source = STUBS.read_text(encoding="utf-8")
    wanted = stubs(source)
    if "--check" not in sys.argv:
        STUBS.write_text(wanted, encoding="utf-8")
    elif wanted != source:
        sys.exit("the stubs lack documentation of the core; run python stubs.py in crates/python")


if __name__ == "__main__":
    main()
