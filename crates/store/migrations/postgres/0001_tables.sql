-- Tables of games, their logs, and what a server remembers beside them.
-- Times are milliseconds since 1970. Ids compare by their bytes, on every server alike.

CREATE TABLE tables (
  id         TEXT COLLATE "C" PRIMARY KEY,
  game       TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'closed')),
  listed     BOOLEAN NOT NULL,
  wake_at    BIGINT,
  owing      SMALLINT NOT NULL,
  summary    TEXT NOT NULL,
  seats      TEXT NOT NULL,
  ended_at   BIGINT,
  last_seq   BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, updated_at, id);
CREATE INDEX tables_by_wake ON tables (wake_at)
  WHERE wake_at IS NOT NULL AND status IN ('open', 'playing');

-- The log. The primary key decides races.
CREATE TABLE events (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seq      BIGINT NOT NULL CHECK (seq > 0),
  at       BIGINT NOT NULL,
  body     TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
);

-- Who sits where, for searches; tables.seats holds the same to be read. `folded` is the name
-- without capitals.
CREATE TABLE seats (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     SMALLINT NOT NULL,
  person   TEXT COLLATE "C",
  folded   TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;

-- Whose bots and clocks: a row for each table, apart from it, because it changes at other times.
CREATE TABLE leases (
  table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
  owner    TEXT COLLATE "C",
  until    BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX leases_by_owner ON leases (owner) WHERE owner IS NOT NULL;

CREATE TABLE presence (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     SMALLINT NOT NULL,
  seen_at  BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);

CREATE TABLE reviews (
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  key      TEXT COLLATE "C" NOT NULL,
  json     TEXT NOT NULL,
  PRIMARY KEY (table_id, key)
);

-- Keys are stored as hashes only.
CREATE TABLE people (
  id         TEXT COLLATE "C" PRIMARY KEY,
  hash       BYTEA NOT NULL UNIQUE,
  name       TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE handovers (
  hash     BYTEA PRIMARY KEY,
  table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat     SMALLINT NOT NULL,
  until    BIGINT NOT NULL
);

CREATE INDEX handovers_by_table ON handovers (table_id);
CREATE INDEX handovers_by_time ON handovers (until);

CREATE TABLE boards (
  fingerprint TEXT COLLATE "C" PRIMARY KEY,
  text        TEXT NOT NULL,
  created_at  BIGINT NOT NULL
);
