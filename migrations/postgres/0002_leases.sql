-- Several processes on one database: who serves which of Discord's shards.  What it is for is said in
-- crates/store/src/leases.rs, which also decides.  All times are this server's.

CREATE FUNCTION clock() RETURNS BIGINT LANGUAGE sql VOLATILE AS $$
    SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)
$$;

-- Locked by whoever takes a turn.
CREATE TABLE lease_register (
    one        BIGINT PRIMARY KEY CHECK (one = 1),
    last_epoch BIGINT NOT NULL
);
INSERT INTO lease_register (one, last_epoch) VALUES (1, 0);

CREATE TABLE processes (
    name    TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    until   BIGINT NOT NULL,
    leaving BOOLEAN NOT NULL
);

-- All shards from 0 on, if several processes share the database; else none.
CREATE TABLE leases (
    shard      BIGINT PRIMARY KEY NOT NULL,
    holder     TEXT COLLATE "C",
    epoch      BIGINT NOT NULL,
    until      BIGINT NOT NULL,
    heir       TEXT COLLATE "C",
    heir_ready BOOLEAN NOT NULL,
    heard      TEXT COLLATE "C" NOT NULL,
    -- The heartbeat of whoever holds it or held it last, as in the pulse; NULL: as there.
    alive_at   BIGINT,
    clocks     TEXT COLLATE "C",
    -- What writes under a lease locks its key; renewing it does not touch that.
    UNIQUE (shard, epoch)
) WITH (fillfactor = 50);

-- When the next session may be started, by bucket.
CREATE TABLE session_starts (
    bucket  BIGINT PRIMARY KEY NOT NULL,
    free_at BIGINT NOT NULL
);

-- The fence: refuses what is written under a lease that is no longer held, and keeps those in force until the commit.
CREATE FUNCTION fence(shards BIGINT[], epochs BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    held BIGINT;
BEGIN
    IF cardinality(shards) = 0 THEN
        RETURN;
    END IF;
    WITH in_force AS (
        SELECT 1 FROM leases JOIN unnest(shards, epochs) AS mine (shard, epoch)
            ON leases.shard = mine.shard AND leases.epoch = mine.epoch AND leases.holder IS NOT NULL
        ORDER BY leases.shard FOR KEY SHARE OF leases
    )
    SELECT count(*) INTO held FROM in_force;
    IF held <> cardinality(shards) THEN
        PERFORM refuse('fenced');
    END IF;
END
$$;

DROP FUNCTION write_group(BIGINT[], TEXT[], TEXT[]);

-- Writes the steps of a group under these leases: the statements in this order, each with its rows, in one round trip.
CREATE FUNCTION write_group(guilds BIGINT[], statements TEXT[], inputs TEXT[], shards BIGINT[], epochs BIGINT[])
RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    PERFORM fence(shards, epochs);
    PERFORM lock_servers(guilds);
    FOR number IN 1 .. cardinality(statements) LOOP
        EXECUTE statements[number] USING inputs[number];
    END LOOP;
END
$$;
