-- The lobby asks who has blocked a person.

CREATE INDEX blocks_by_other ON blocks (other);
