-- Several keys per person, each of which can be revoked; whom people mute and block; bans, and the log of
-- moderation.

ALTER TABLE people ADD COLUMN warning TEXT;

-- Keys are stored as hashes only.
CREATE TABLE keys (
  hash       BYTEA PRIMARY KEY,
  person     TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
  label      TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  used_at    BIGINT NOT NULL
);

INSERT INTO keys (hash, person, label, created_at, used_at)
  SELECT hash, id, '', created_at, created_at FROM people;

ALTER TABLE people DROP COLUMN hash;

CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE blocks (
  person TEXT COLLATE "C" NOT NULL REFERENCES people ON DELETE CASCADE,
  other  TEXT COLLATE "C" NOT NULL,
  name   TEXT NOT NULL,
  level  TEXT NOT NULL CHECK (level IN ('mute', 'block')),
  at     BIGINT NOT NULL,
  PRIMARY KEY (person, other)
);

-- The subject is the id of a person or a network.
CREATE TABLE bans (
  subject TEXT COLLATE "C" PRIMARY KEY,
  reason  TEXT NOT NULL,
  at      BIGINT NOT NULL,
  until   BIGINT
);

CREATE TABLE moderation (
  seq      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       BIGINT NOT NULL,
  actor    TEXT COLLATE "C" NOT NULL,
  action   TEXT COLLATE "C" NOT NULL,
  subject  TEXT COLLATE "C" NOT NULL,
  table_id TEXT COLLATE "C",
  text     TEXT NOT NULL
);

CREATE INDEX moderation_by_subject ON moderation (subject, seq);
