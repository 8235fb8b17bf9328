"""Progress bars: tqdm's if it is installed, otherwise none."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any


class Bar:
    """A progress bar, or none."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def to(self, done: int, of: int) -> None:
        """Sets the progress."""
        if self._inner is not None:
            self._inner.total = of
            self._inner.update(max(0, done - self._inner.n))

    def add(self, more: int) -> None:
        """Advances the progress."""
        if self._inner is not None:
            self._inner.update(more)


@contextlib.contextmanager
def bar(wanted: bool, unit: str, total: int | None = None) -> Iterator[Bar]:
    """A progress bar, if wanted and tqdm is installed."""
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
