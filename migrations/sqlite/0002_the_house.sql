-- Purses with opaque ids, characters, patrons of the house, sessions, shuffles, voids of finished
-- deals, what the house did, and who may not play.
--
-- Ledger and records know purses by random ids only; whose they are and what they are called
-- stands in members and characters, which can be erased.

-- Secrets of this file that are no seeds of deals: made by the program, once each.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    key  TEXT NOT NULL
);

-- id: the purse.  picture: an address, or none.  retired_at: played as no more; the name stays
-- for the books until it is erased.
CREATE TABLE characters (
    id         BIGINT PRIMARY KEY NOT NULL,
    guild      BIGINT NOT NULL,
    member     BIGINT NOT NULL,
    name       TEXT NOT NULL,
    picture    TEXT,
    made_at    BIGINT NOT NULL,
    retired_at BIGINT
);
CREATE INDEX characters_by_member ON characters (guild, member);
CREATE INDEX characters_by_guild ON characters (guild);

-- Patrons that the GM hired; their accounts are named patron:KEY.
CREATE TABLE patrons (
    guild        BIGINT NOT NULL,
    key          TEXT NOT NULL,
    name         TEXT NOT NULL,
    face         TEXT NOT NULL,
    temper       TEXT NOT NULL,
    skill        TEXT NOT NULL,
    hired_at     BIGINT NOT NULL,
    dismissed_at BIGINT,
    PRIMARY KEY (guild, key)
);

-- The GM's evenings.  state: opaque JSON, what is kept beside the times (who opened it, where).
CREATE TABLE sessions (
    id        BIGINT PRIMARY KEY NOT NULL,
    guild     BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    closed_at BIGINT,
    state     TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX sessions_by_guild ON sessions (guild, opened_at);
-- At most one is open in a server.
CREATE UNIQUE INDEX sessions_open ON sessions (guild) WHERE closed_at IS NULL;
CREATE TABLE session_tables (
    session  BIGINT NOT NULL REFERENCES sessions (id),
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
) WITHOUT ROWID;
CREATE INDEX session_tables_by_table ON session_tables (table_id);

-- Shuffles, each committed before anybody may cut.  seed: 32 bytes in hex, hidden until the deal
-- may be known.  bound: what the hash is bound to.  cuts: JSON, with people's words in it, which can
-- be erased: the order depends on their digest only.  ended: how it went on, once it did.
CREATE TABLE shuffles (
    deal     BIGINT PRIMARY KEY NOT NULL,
    guild    BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    seed     TEXT NOT NULL,
    bound    TEXT NOT NULL,
    hash     TEXT NOT NULL,
    made_at  BIGINT NOT NULL,
    cuts     TEXT NOT NULL DEFAULT '[]',
    ended    TEXT CHECK (ended IN ('dealt', 'withdrawn'))
);
CREATE INDEX shuffles_by_table ON shuffles (table_id, made_at);
CREATE TRIGGER shuffles_commit BEFORE INSERT ON shuffles
WHEN EXISTS (SELECT 1 FROM shuffles WHERE deal = new.deal) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER shuffles_stand BEFORE UPDATE ON shuffles BEGIN
    SELECT RAISE(ABORT, 'history')
    WHERE (old.ended IS NOT NULL AND new.ended IS NOT old.ended) OR new.deal <> old.deal
        OR new.guild <> old.guild OR new.table_id <> old.table_id OR new.seed <> old.seed
        OR new.bound <> old.bound OR new.hash <> old.hash OR new.made_at <> old.made_at;
END;
CREATE TRIGGER shuffles_stay BEFORE DELETE ON shuffles
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- Finished deals that the GM took back.  The deal's own row stays as it was.
CREATE TABLE voids (
    deal   BIGINT PRIMARY KEY NOT NULL REFERENCES deals (id),
    guild  BIGINT NOT NULL,
    by     BIGINT NOT NULL,
    reason TEXT NOT NULL,
    at     BIGINT NOT NULL
);

-- What was set, granted, voided, barred …: who did it, when, and what, as opaque JSON.  Erasable.
CREATE TABLE house_log (
    id    INTEGER PRIMARY KEY,
    guild BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    by    BIGINT,
    what  TEXT NOT NULL
);
CREATE INDEX house_log_by_guild ON house_log (guild, id);

-- Who may not sit down: banned by the GM, or by their own wish.  until: none is for ever.
CREATE TABLE barred (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('ban', 'self')),
    until  BIGINT,
    by     BIGINT,
    reason TEXT,
    at     BIGINT NOT NULL,
    PRIMARY KEY (guild, member, kind)
);
