-- Tables of games, their logs, and what a server remembers beside them.
-- Times are milliseconds since 1970.

CREATE TABLE tables (
  id         TEXT PRIMARY KEY NOT NULL,
  game       TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
  listed     INTEGER NOT NULL,
  wake_at    INTEGER,
  owing      INTEGER NOT NULL,
  summary    TEXT NOT NULL,
  seats      TEXT NOT NULL,
  ended_at   INTEGER,
  last_seq   INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, updated_at, id);
CREATE INDEX tables_by_wake ON tables (wake_at)
  WHERE wake_at IS NOT NULL AND status IN ('open', 'playing');

-- The log. The primary key decides races; without a rowid, the events of a table lie together.
CREATE TABLE events (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq      INTEGER NOT NULL CHECK (seq > 0),
  at       INTEGER NOT NULL,
  body     TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who sits where, for searches; tables.seats holds the same to be read. `folded` is the name
-- without capitals.
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  person   TEXT,
  folded   TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- Whose bots and clocks: a row for each table, apart from it, because it changes at other times.
CREATE TABLE leases (
  table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables ON DELETE CASCADE,
  owner    TEXT,
  until    INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX leases_by_owner ON leases (owner) WHERE owner IS NOT NULL;

CREATE TABLE presence (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  seen_at  INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE reviews (
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  key      TEXT NOT NULL,
  json     TEXT NOT NULL,
  PRIMARY KEY (table_id, key)
) STRICT;

-- Keys are stored as hashes only.
CREATE TABLE people (
  id         TEXT PRIMARY KEY NOT NULL,
  hash       BLOB NOT NULL UNIQUE,
  name       TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE handovers (
  hash     BLOB PRIMARY KEY NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX handovers_by_table ON handovers (table_id);
CREATE INDEX handovers_by_time ON handovers (until);

CREATE TABLE boards (
  fingerprint TEXT PRIMARY KEY NOT NULL,
  text        TEXT NOT NULL,
  created_at  INTEGER NOT NULL
) STRICT;
