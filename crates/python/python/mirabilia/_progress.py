"""Bars for long work: tqdm's where it is installed, else nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any


class Bar:
    """A bar, or its absence."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def to(self, done: int, of: int) -> None:
        """Says how much is done."""
        if self._inner is not None:
            self._inner.total = of
            self._inner.update(max(0, done - self._inner.n))

    def add(self, more: int) -> None:
        """Says how much more is done."""
        if self._inner is not None:
            self._inner.update(more)


@contextlib.contextmanager
def bar(wanted: bool, unit: str, total: int | None = None) -> Iterator[Bar]:
    """A bar, if one is wanted and tqdm is there."""
    inner = None
    if wanted:
        try:
            from tqdm.auto import tqdm
        except ImportError:
            pass
        else:
            inner = tqdm(total=total, unit=f" {unit}")
    try:
        yield Bar(inner)
    finally:
        if inner is not None:
            inner.close()
