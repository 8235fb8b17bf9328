"""Data sets as Parquet files, one row for each decision: for pandas, Polars, DuckDB and Arrow. Needs pyarrow."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from mirabilia._mirabilia import MirabiliaError

#: What a set says once, in the metadata of the file's schema.
_ONCE = ("version", "observation_version", "game", "bot")


def _schema(pa: Any) -> Any:
    """The columns. ``policy`` is redundant, so that readers need not divide visits."""
    return pa.schema(
        [
            ("game", pa.uint32()),
            ("steps", pa.uint32()),
            ("seat", pa.uint8()),
            ("played", pa.uint16()),
            ("ids", pa.list_(pa.uint16())),
            ("visits", pa.list_(pa.uint16())),
            ("policy", pa.list_(pa.float32())),
            ("values", pa.list_(pa.float32())),
            ("value", pa.float32()),
            ("reward", pa.float32()),
            ("record", pa.dictionary(pa.int32(), pa.string())),
        ]
    )


def write(columns: dict[str, Any], path: str | os.PathLike[str]) -> None:
    """Writes the columns of a set."""
    import pyarrow as pa
    import pyarrow.parquet

    starts = columns["starts"].astype(np.int64)
    visits = columns["visits"].astype(np.float32)
    counts = np.diff(starts)
    # Every decision has at least one legal id, so no sum is of nothing.
    totals = np.add.reduceat(visits, starts[:-1]) if len(counts) else np.zeros(0, np.float32)
    policy = visits / np.repeat(np.maximum(totals, 1), counts)
    offsets = pa.array(starts.astype(np.int32))

    def lists(flat: Any) -> Any:
        return pa.ListArray.from_arrays(offsets, pa.array(flat))

    numbers = pa.array(columns["numbers"].astype(np.int32))
    records = pa.array(str(columns["records"]).split("\0"))
    found = [
        pa.array(columns["numbers"]),
        pa.array(columns["steps"]),
        pa.array(columns["seats"]),
        pa.array(columns["played"]),
        lists(columns["ids"]),
        lists(columns["visits"]),
        lists(policy.astype(np.float32)),
        lists(columns["values"].astype(np.float32)),
        pa.array(columns["value"]),
        pa.array(columns["rewards"]),
        pa.DictionaryArray.from_arrays(numbers, records),
    ]
    said = {f"mirabilia.{name}": str(columns[name]) for name in _ONCE}
    table = pa.Table.from_arrays(found, schema=_schema(pa).with_metadata(said))
    pyarrow.parquet.write_table(table, path, compression="zstd")


def read(path: str | os.PathLike[str]) -> dict[str, Any]:
    """Reads what ``write`` wrote."""
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path)
    said = table.schema.metadata or {}
    missing = [name for name in _ONCE if f"mirabilia.{name}".encode() not in said]
    if missing:
        raise MirabiliaError(f"{os.fspath(path)}: not a set of mirabilia; the schema does not say {missing[0]}")
    once = {name: said[f"mirabilia.{name}".encode()].decode() for name in _ONCE}

    def flat(name: str, kind: Any) -> Any:
        return table.column(name).combine_chunks().flatten().to_numpy(zero_copy_only=False).astype(kind)

    def plain(name: str, kind: Any) -> Any:
        return table.column(name).to_numpy().astype(kind)

    counts = [len(row) for row in table.column("ids")]
    numbers = plain("game", np.uint32)
    records: dict[int, str] = {}
    for place in np.unique(numbers, return_index=True)[1]:
        records[int(numbers[place])] = table.column("record")[int(place)].as_py()
    return {
        "version": np.array(int(once["version"])),
        "observation_version": np.array(int(once["observation_version"])),
        "game": np.array(once["game"]),
        "bot": np.array(once["bot"]),
        "numbers": numbers,
        "steps": plain("steps", np.uint32),
        "seats": plain("seat", np.uint8),
        "played": plain("played", np.uint16),
        "value": plain("value", np.float32),
        "rewards": plain("reward", np.float32),
        "starts": np.concatenate([[0], np.cumsum(counts)]).astype(np.uint32),
        "ids": flat("ids", np.uint16),
        "visits": flat("visits", np.uint16),
        "values": flat("values", np.float16),
        "records": np.array("\0".join(records[number] for number in sorted(records))),
    }
