-- Several keys per person, each of which can be revoked; whom people mute and block; bans, and the log of
-- moderation.

ALTER TABLE people RENAME TO people_1;

CREATE TABLE people (
  id         TEXT PRIMARY KEY NOT NULL,
  name       TEXT NOT NULL,
  warning    TEXT,
  created_at INTEGER NOT NULL
) STRICT;

INSERT INTO people (id, name, created_at) SELECT id, name, created_at FROM people_1;

-- Keys are stored as hashes only.
CREATE TABLE keys (
  hash       BLOB PRIMARY KEY NOT NULL,
  person     TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  label      TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO keys (hash, person, label, created_at, used_at)
  SELECT hash, id, '', created_at, created_at FROM people_1;

DROP TABLE people_1;

CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE blocks (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  other  TEXT NOT NULL,
  name   TEXT NOT NULL,
  level  TEXT NOT NULL CHECK (level IN ('mute', 'block')),
  at     INTEGER NOT NULL,
  PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

-- The subject is the id of a person or a network.
CREATE TABLE bans (
  subject TEXT PRIMARY KEY NOT NULL,
  reason  TEXT NOT NULL,
  at      INTEGER NOT NULL,
  until   INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE moderation (
  seq      INTEGER PRIMARY KEY AUTOINCREMENT,
  at       INTEGER NOT NULL,
  actor    TEXT NOT NULL,
  action   TEXT NOT NULL,
  subject  TEXT NOT NULL,
  table_id TEXT,
  text     TEXT NOT NULL
) STRICT;

CREATE INDEX moderation_by_subject ON moderation (subject, seq);
