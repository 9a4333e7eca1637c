-- The books of the bank, the tables of the tavern, and what the bot remembers of Discord: in PostgreSQL what
-- migrations/sqlite has come to.  What each table and column holds is said there.
--
-- Times are epoch milliseconds (UTC), coins are whole.  Servers, channels, members and messages are Discord's ids;
-- tables and deals have random 64-bit ids.  All of these are stored as signed 64-bit numbers.
-- Texts compare byte by byte (COLLATE "C"), whatever the database's collation: prefixes are looked up as ranges.
--
-- The schema refuses what the code should have refused: everything that calls refuse() below does so with a short text
-- that crates/store turns into a type.  A trigger that returns NULL skips its row.

-- ---------------------------------------------------------------------------------------------
-- Words that questions use, as SQLite has them.
-- ---------------------------------------------------------------------------------------------

CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS BIGINT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT strpos(whole, part)::BIGINT
$$;

CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value TEXT) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT json_array_elements_text(list::JSON)
$$;

-- ---------------------------------------------------------------------------------------------
-- What triggers say.
-- ---------------------------------------------------------------------------------------------

-- As a broken constraint (class 23).
CREATE FUNCTION refuse(why TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = why, ERRCODE = '23000';
END
$$;

-- Refuses whatever it is called for.
CREATE FUNCTION history_stands() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    PERFORM refuse('history');
    RETURN NULL;
END
$$;

-- ---------------------------------------------------------------------------------------------
-- Servers.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE guilds (
    guild    BIGINT PRIMARY KEY NOT NULL,
    settings TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    gone_at  BIGINT
);

-- The order of what is written is each server's own: whoever writes locks the rows of the servers that it writes to,
-- in the order of their ids, before anything else.  Row numbers come from sequences, which several writers would
-- otherwise commit out of order.
CREATE TABLE server_order (
    guild BIGINT PRIMARY KEY NOT NULL
);

-- Which process holds the claim on the database (an advisory lock), or held it last: who lost its connection learns
-- from this whether another has been at work meanwhile.
CREATE TABLE claim (
    one    BIGINT PRIMARY KEY CHECK (one = 1),
    holder TEXT COLLATE "C" NOT NULL
);

CREATE FUNCTION is_departed(of BIGINT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT 1 FROM guilds WHERE guild = of AND gone_at IS NOT NULL)
$$;

-- History goes with its whole server only.
CREATE FUNCTION stay_with_the_server() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NOT is_departed(OLD.guild) THEN
        PERFORM refuse('history');
    END IF;
    RETURN OLD;
END
$$;

CREATE TABLE members (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    name   TEXT COLLATE "C" NOT NULL,
    purse  BIGINT NOT NULL,
    plays  BIGINT,
    taste  TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    PRIMARY KEY (guild, member)
);
CREATE UNIQUE INDEX members_by_purse ON members (guild, purse);

CREATE TABLE characters (
    id         BIGINT PRIMARY KEY NOT NULL,
    guild      BIGINT NOT NULL,
    member     BIGINT NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    picture    TEXT COLLATE "C",
    made_at    BIGINT NOT NULL,
    retired_at BIGINT
);
CREATE INDEX characters_by_member ON characters (guild, member);

CREATE TABLE patrons (
    guild        BIGINT NOT NULL,
    key          TEXT COLLATE "C" NOT NULL,
    name         TEXT COLLATE "C" NOT NULL,
    face         TEXT COLLATE "C" NOT NULL,
    temper       TEXT COLLATE "C" NOT NULL,
    skill        TEXT COLLATE "C" NOT NULL,
    hired_at     BIGINT NOT NULL,
    dismissed_at BIGINT,
    PRIMARY KEY (guild, key)
);

CREATE TABLE pulse (
    one      BIGINT PRIMARY KEY CHECK (one = 1),
    alive_at BIGINT NOT NULL,
    clocks   TEXT COLLATE "C"
);

CREATE TABLE secrets (
    name TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    key  TEXT COLLATE "C" NOT NULL
);

CREATE TABLE upgrades (
    name TEXT COLLATE "C" PRIMARY KEY NOT NULL
);

CREATE TABLE application (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    id  BIGINT NOT NULL
);
CREATE TRIGGER application_stays BEFORE UPDATE OR DELETE ON application
    FOR EACH ROW EXECUTE FUNCTION history_stands();
CREATE TRIGGER application_is_kept BEFORE TRUNCATE ON application
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- ---------------------------------------------------------------------------------------------
-- Coins.  Double entry, and history is only ever added to.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE accounts (
    id      BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild   BIGINT NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL CHECK (kind IN ('mint', 'house', 'member', 'patron', 'hold', 'pot')),
    purse   TEXT COLLATE "C" NOT NULL,
    place   BIGINT,
    balance BIGINT NOT NULL DEFAULT 0,
    posted  BIGINT NOT NULL DEFAULT 0,
    UNIQUE (guild, name),
    CHECK (name = kind OR name LIKE kind || ':%'),
    CHECK ((kind IN ('mint', 'house')) = (name = kind)),
    CHECK ((kind IN ('hold', 'pot')) = (place IS NOT NULL)),
    -- Only the mint may be below zero.
    CHECK (CASE WHEN kind = 'mint' THEN balance <= 0
                ELSE balance BETWEEN 0 AND 1000000000000000 END)
) WITH (fillfactor = 70);
CREATE INDEX accounts_by_purse ON accounts (guild, purse);
CREATE INDEX accounts_by_place ON accounts (place) WHERE place IS NOT NULL;

CREATE TABLE transfers (
    id            BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild         BIGINT NOT NULL,
    name          TEXT COLLATE "C" NOT NULL,
    debit         BIGINT NOT NULL,
    credit        BIGINT NOT NULL,
    amount        BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    reason        TEXT COLLATE "C" NOT NULL,
    cause         TEXT COLLATE "C",
    at            BIGINT NOT NULL,
    debit_before  BIGINT NOT NULL,
    credit_before BIGINT NOT NULL,
    UNIQUE (guild, name),
    CHECK (debit <> credit),
    CHECK (cause IS NULL OR substr(name, 1, length(cause) + 1) = cause || ':')
);
CREATE INDEX transfers_by_guild ON transfers (guild, id);

CREATE TABLE notes (
    guild    BIGINT NOT NULL,
    transfer TEXT COLLATE "C" NOT NULL,
    author   BIGINT NOT NULL,
    words    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild, transfer)
);
CREATE INDEX notes_by_author ON notes (guild, author);

-- An account is opened empty, once.  The same one again is no change.
CREATE FUNCTION accounts_open() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM accounts WHERE guild = NEW.guild AND name = NEW.name) THEN
        RETURN NULL;
    END IF;
    IF NEW.balance <> 0 OR NEW.posted <> 0 THEN
        PERFORM refuse('forged');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER accounts_open BEFORE INSERT ON accounts
    FOR EACH ROW EXECUTE FUNCTION accounts_open();

-- A balance moves only by posting a transfer that it has not seen yet, by that transfer's amount.
CREATE FUNCTION accounts_post() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id <> OLD.id OR NEW.guild <> OLD.guild OR NEW.name <> OLD.name OR NEW.kind <> OLD.kind
        OR NEW.purse <> OLD.purse OR NEW.place IS DISTINCT FROM OLD.place THEN
        PERFORM refuse('history');
    END IF;
    IF NEW.posted <= OLD.posted OR NOT EXISTS (
        SELECT 1 FROM transfers WHERE id = NEW.posted
            AND ((debit = OLD.id AND NEW.balance = OLD.balance - amount)
              OR (credit = OLD.id AND NEW.balance = OLD.balance + amount))) THEN
        PERFORM refuse('forged');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER accounts_post BEFORE UPDATE ON accounts
    FOR EACH ROW EXECUTE FUNCTION accounts_post();
CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER accounts_are_kept BEFORE TRUNCATE ON accounts
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- What may not be entered.  The same transfer a second time is no change.
CREATE FUNCTION transfers_enter() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    known transfers%ROWTYPE;
    account accounts%ROWTYPE;
BEGIN
    SELECT * INTO known FROM transfers WHERE guild = NEW.guild AND name = NEW.name;
    IF FOUND THEN
        IF known.debit = NEW.debit AND known.credit = NEW.credit AND known.amount = NEW.amount
            AND known.reason = NEW.reason AND known.cause IS NOT DISTINCT FROM NEW.cause THEN
            RETURN NULL;
        END IF;
        PERFORM refuse('name-taken');
    END IF;
    IF NEW.amount IS NULL OR NEW.amount NOT BETWEEN 1 AND 1000000000000000 THEN
        PERFORM refuse('amount');
    END IF;
    IF NEW.debit = NEW.credit THEN
        PERFORM refuse('same-account');
    END IF;

    SELECT * INTO account FROM accounts WHERE id = NEW.debit;
    CASE
        WHEN NOT FOUND THEN PERFORM refuse('no-account');
        WHEN account.guild <> NEW.guild THEN PERFORM refuse('two-servers');
        WHEN account.kind <> 'mint' AND account.balance < NEW.amount THEN PERFORM refuse('overdraft');
        -- What the mint has given out and did not get back is what the server has together.
        WHEN account.kind = 'mint' AND account.balance - NEW.amount < -1000000000000000
            THEN PERFORM refuse('mint-full');
        WHEN NEW.debit_before IS DISTINCT FROM account.posted THEN PERFORM refuse('history');
        ELSE NULL;
    END CASE;

    SELECT * INTO account FROM accounts WHERE id = NEW.credit;
    CASE
        WHEN NOT FOUND THEN PERFORM refuse('no-account');
        WHEN account.guild <> NEW.guild THEN PERFORM refuse('two-servers');
        WHEN account.kind = 'mint' AND account.balance + NEW.amount > 0 THEN PERFORM refuse('too-large');
        WHEN account.balance + NEW.amount > 1000000000000000 THEN PERFORM refuse('too-large');
        WHEN NEW.credit_before IS DISTINCT FROM account.posted THEN PERFORM refuse('history');
        ELSE NULL;
    END CASE;
    RETURN NEW;
END
$$;
CREATE TRIGGER transfers_enter BEFORE INSERT ON transfers
    FOR EACH ROW EXECUTE FUNCTION transfers_enter();

-- Posting.  Nothing slips in below what is already there.  The accounts are looked at again: several transfers of one
-- statement are entered before the first is posted, and another writer may have moved a balance meanwhile.
CREATE FUNCTION transfers_post() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM transfers WHERE guild = NEW.guild AND id > NEW.id) THEN
        PERFORM refuse('history');
    END IF;
    UPDATE accounts SET balance = balance - NEW.amount, posted = NEW.id
        WHERE id = NEW.debit AND posted = NEW.debit_before;
    IF NOT FOUND THEN
        PERFORM refuse('history');
    END IF;
    UPDATE accounts SET balance = balance + NEW.amount, posted = NEW.id
        WHERE id = NEW.credit AND posted = NEW.credit_before;
    IF NOT FOUND THEN
        PERFORM refuse('history');
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER transfers_post AFTER INSERT ON transfers
    FOR EACH ROW EXECUTE FUNCTION transfers_post();
CREATE TRIGGER transfers_stand BEFORE UPDATE ON transfers
    FOR EACH ROW EXECUTE FUNCTION history_stands();
CREATE TRIGGER transfers_stay BEFORE DELETE ON transfers
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER transfers_are_kept BEFORE TRUNCATE ON transfers
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- Transfers are entered here, by the names of their accounts.
CREATE VIEW transfer_writes AS
    SELECT transfers.guild, transfers.name, debits.name AS debit, credits.name AS credit, amount, reason, cause, at
    FROM transfers JOIN accounts AS debits ON debits.id = debit
         JOIN accounts AS credits ON credits.id = credit;
CREATE FUNCTION transfer_writes_pass() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    payer accounts%ROWTYPE;
    payee accounts%ROWTYPE;
BEGIN
    SELECT * INTO payer FROM accounts WHERE guild = NEW.guild AND name = NEW.debit;
    SELECT * INTO payee FROM accounts WHERE guild = NEW.guild AND name = NEW.credit;
    IF payer.id IS NULL OR payee.id IS NULL THEN
        PERFORM refuse('no-account');
    END IF;
    INSERT INTO transfers (guild, name, debit, credit, amount, reason, cause, at, debit_before, credit_before)
        VALUES (NEW.guild, NEW.name, payer.id, payee.id, NEW.amount, NEW.reason, NEW.cause, NEW.at,
                payer.posted, payee.posted);
    RETURN NEW;
END
$$;
CREATE TRIGGER transfer_writes_pass INSTEAD OF INSERT ON transfer_writes
    FOR EACH ROW EXECUTE FUNCTION transfer_writes_pass();

CREATE TABLE given (
    guild BIGINT NOT NULL,
    hash  TEXT COLLATE "C" NOT NULL,
    kind  TEXT COLLATE "C" NOT NULL CHECK (kind IN ('start', 'allowance', 'start-old')),
    day   BIGINT NOT NULL,
    CHECK ((kind = 'allowance') = (day <> 0)),
    PRIMARY KEY (guild, hash, kind, day)
);
CREATE TRIGGER given_stand BEFORE UPDATE ON given
    FOR EACH ROW EXECUTE FUNCTION history_stands();
-- Allowances are forgotten after some days; starting coins with the whole server only.
CREATE TRIGGER given_stay BEFORE DELETE ON given
    FOR EACH ROW WHEN (OLD.kind <> 'allowance') EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER given_is_kept BEFORE TRUNCATE ON given
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- ---------------------------------------------------------------------------------------------
-- Tables, deals and acts.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE tables (
    id        BIGINT PRIMARY KEY NOT NULL,
    guild     BIGINT NOT NULL,
    channel   BIGINT NOT NULL,
    version   BIGINT NOT NULL,
    state     TEXT COLLATE "C" NOT NULL,
    due_at    BIGINT,
    closed    BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    opened_at BIGINT NOT NULL,
    wrote_at  BIGINT NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_open ON tables (guild) WHERE closed = 0;
CREATE INDEX tables_by_guild ON tables (guild);
CREATE INDEX tables_by_channel ON tables (channel);

CREATE TABLE deals (
    id         BIGINT PRIMARY KEY NOT NULL,
    guild      BIGINT NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    record     TEXT COLLATE "C" NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at   BIGINT,
    ended      TEXT COLLATE "C" CHECK (ended IN ('played', 'voided')),
    result     TEXT COLLATE "C",
    CHECK ((ended IS NULL) = (ended_at IS NULL) AND (ended IS NULL) = (result IS NULL))
);
CREATE INDEX deals_by_table ON deals (table_id, started_at);
CREATE INDEX deals_by_guild ON deals (guild, started_at);
CREATE INDEX deals_voided ON deals (guild, ended_at) WHERE ended = 'voided';

CREATE TABLE acts (
    deal  BIGINT NOT NULL REFERENCES deals (id),
    n     BIGINT NOT NULL,
    seat  BIGINT NOT NULL,
    words TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (deal, n)
);

CREATE TABLE surfaces (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    kind      TEXT COLLATE "C" NOT NULL,
    channel   BIGINT NOT NULL,
    message   BIGINT NOT NULL,
    posted_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- The fence.  Tables are written by inserting here, with the version that the writer read (0: a new table).  A closed
-- table is written no more.
CREATE VIEW table_writes AS
    SELECT id, guild, channel, version AS from_version, state, due_at, closed, wrote_at AS at
    FROM tables;
CREATE FUNCTION table_writes_pass() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    stored tables%ROWTYPE;
BEGIN
    SELECT * INTO stored FROM tables WHERE id = NEW.id FOR UPDATE;
    IF NOT FOUND THEN
        IF NEW.from_version <> 0 THEN
            PERFORM refuse('stale');
        END IF;
        INSERT INTO tables (id, guild, channel, version, state, due_at, closed, opened_at, wrote_at)
            VALUES (NEW.id, NEW.guild, NEW.channel, 1, NEW.state,
                    CASE WHEN NEW.closed = 1 THEN NULL ELSE NEW.due_at END, coalesce(NEW.closed, 0), NEW.at, NEW.at);
    ELSE
        IF stored.closed = 1 OR stored.guild <> NEW.guild OR stored.version <> NEW.from_version THEN
            PERFORM refuse('stale');
        END IF;
        UPDATE tables SET channel = NEW.channel, version = version + 1, state = NEW.state,
                due_at = CASE WHEN NEW.closed = 1 THEN NULL ELSE NEW.due_at END,
                closed = coalesce(NEW.closed, 0), wrote_at = NEW.at
            WHERE id = NEW.id;
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER table_writes_pass INSTEAD OF INSERT ON table_writes
    FOR EACH ROW EXECUTE FUNCTION table_writes_pass();

-- A deal begins running and ends once.  Records are history like transfers.
CREATE FUNCTION deals_begin() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.ended IS NOT NULL THEN
        PERFORM refuse('history');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER deals_begin BEFORE INSERT ON deals
    FOR EACH ROW EXECUTE FUNCTION deals_begin();
CREATE FUNCTION deals_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.ended IS NOT NULL OR NEW.ended IS NULL OR NEW.id <> OLD.id OR NEW.guild <> OLD.guild
        OR NEW.table_id <> OLD.table_id OR NEW.record <> OLD.record OR NEW.started_at <> OLD.started_at THEN
        PERFORM refuse('history');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER deals_end BEFORE UPDATE ON deals
    FOR EACH ROW EXECUTE FUNCTION deals_end();
CREATE TRIGGER deals_stay BEFORE DELETE ON deals
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER deals_are_kept BEFORE TRUNCATE ON deals
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- Nothing is done in a deal once it is over.
CREATE FUNCTION acts_add() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM deals WHERE id = NEW.deal AND ended IS NOT NULL) THEN
        PERFORM refuse('history');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER acts_add BEFORE INSERT ON acts
    FOR EACH ROW EXECUTE FUNCTION acts_add();
CREATE TRIGGER acts_stand BEFORE UPDATE ON acts
    FOR EACH ROW EXECUTE FUNCTION history_stands();
CREATE FUNCTION acts_stay() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM deals WHERE id = OLD.deal AND is_departed(guild)) THEN
        PERFORM refuse('history');
    END IF;
    RETURN OLD;
END
$$;
CREATE TRIGGER acts_stay BEFORE DELETE ON acts
    FOR EACH ROW EXECUTE FUNCTION acts_stay();
CREATE TRIGGER acts_are_kept BEFORE TRUNCATE ON acts
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- ---------------------------------------------------------------------------------------------
-- Evenings, shuffles.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE sessions (
    id        BIGINT PRIMARY KEY NOT NULL,
    guild     BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    closed_at BIGINT,
    state     TEXT COLLATE "C" NOT NULL DEFAULT '{}'
);
CREATE INDEX sessions_by_guild ON sessions (guild, opened_at);
-- At most one is open in a server.
CREATE UNIQUE INDEX sessions_open ON sessions (guild) WHERE closed_at IS NULL;
CREATE TABLE session_tables (
    session  BIGINT NOT NULL REFERENCES sessions (id),
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session, table_id)
);
CREATE INDEX session_tables_by_table ON session_tables (table_id);

CREATE TABLE shuffles (
    deal     BIGINT PRIMARY KEY NOT NULL,
    guild    BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    method   BIGINT NOT NULL DEFAULT 1,
    seed     TEXT COLLATE "C" NOT NULL,
    bound    TEXT COLLATE "C" NOT NULL,
    hash     TEXT COLLATE "C" NOT NULL,
    made_at  BIGINT NOT NULL,
    cuts     TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    ended    TEXT COLLATE "C" CHECK (ended IN ('dealt', 'withdrawn'))
);
CREATE INDEX shuffles_by_table ON shuffles (table_id, made_at);
CREATE INDEX shuffles_by_guild ON shuffles (guild);
CREATE FUNCTION shuffles_stand() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF (OLD.ended IS NOT NULL AND NEW.ended IS DISTINCT FROM OLD.ended) OR NEW.deal <> OLD.deal
        OR NEW.guild <> OLD.guild OR NEW.table_id <> OLD.table_id OR NEW.method <> OLD.method
        OR NEW.seed <> OLD.seed OR NEW.bound <> OLD.bound OR NEW.hash <> OLD.hash
        OR NEW.made_at <> OLD.made_at THEN
        PERFORM refuse('history');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER shuffles_stand BEFORE UPDATE ON shuffles
    FOR EACH ROW EXECUTE FUNCTION shuffles_stand();
CREATE TRIGGER shuffles_stay BEFORE DELETE ON shuffles
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER shuffles_are_kept BEFORE TRUNCATE ON shuffles
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

-- ---------------------------------------------------------------------------------------------
-- Voids of finished deals.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE voids (
    deal  BIGINT PRIMARY KEY NOT NULL REFERENCES deals (id),
    guild BIGINT NOT NULL,
    at    BIGINT NOT NULL
);
CREATE INDEX voids_by_guild ON voids (guild, at);
CREATE TABLE void_words (
    deal   BIGINT PRIMARY KEY NOT NULL,
    guild  BIGINT NOT NULL,
    by     BIGINT,
    reason TEXT COLLATE "C" NOT NULL
);
CREATE INDEX void_words_by_author ON void_words (guild, by) WHERE by IS NOT NULL;

-- A deal is voided once, when it is over.
CREATE FUNCTION voids_enter() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM deals WHERE id = NEW.deal AND (ended IS NULL OR ended <> 'played')) THEN
        PERFORM refuse('history');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER voids_enter BEFORE INSERT ON voids
    FOR EACH ROW EXECUTE FUNCTION voids_enter();
CREATE TRIGGER voids_stand BEFORE UPDATE ON voids
    FOR EACH ROW EXECUTE FUNCTION history_stands();
CREATE TRIGGER voids_stay BEFORE DELETE ON voids
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER voids_are_kept BEFORE TRUNCATE ON voids
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

CREATE TABLE played_for (
    deal   BIGINT NOT NULL REFERENCES deals (id),
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    PRIMARY KEY (deal, member)
);
CREATE INDEX played_for_by_member ON played_for (guild, member);

CREATE TABLE void_requests (
    id      BIGINT PRIMARY KEY NOT NULL,
    deal    BIGINT NOT NULL UNIQUE REFERENCES deals (id),
    guild   BIGINT NOT NULL,
    by      BIGINT NOT NULL,
    reason  TEXT COLLATE "C" NOT NULL,
    lacking TEXT COLLATE "C" NOT NULL CHECK (lacking IN ('refuse', 'make-good')),
    channel BIGINT NOT NULL,
    message BIGINT,
    at      BIGINT NOT NULL
);
CREATE INDEX void_requests_by_guild ON void_requests (guild);
CREATE TABLE void_agreements (
    request BIGINT NOT NULL REFERENCES void_requests (id) ON DELETE CASCADE,
    member  BIGINT NOT NULL,
    PRIMARY KEY (request, member)
);

-- ---------------------------------------------------------------------------------------------
-- The house's log, bars, reports.
-- ---------------------------------------------------------------------------------------------

CREATE TABLE house_log (
    id    BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    what  TEXT COLLATE "C" NOT NULL
);
CREATE INDEX house_log_by_guild ON house_log (guild, id);
CREATE TABLE log_words (
    entry  BIGINT PRIMARY KEY NOT NULL,
    guild  BIGINT NOT NULL,
    by     BIGINT,
    member BIGINT,
    words  TEXT COLLATE "C"
);
CREATE INDEX log_words_by_author ON log_words (guild, by) WHERE by IS NOT NULL;
CREATE INDEX log_words_by_member ON log_words (guild, member) WHERE member IS NOT NULL;

-- Entries are written here, with what stands beside them. ("by" is a word of the language of these functions.)
CREATE VIEW log_writes AS
    SELECT house_log.guild, at, what, by, member, words
    FROM house_log LEFT JOIN log_words ON entry = id;
CREATE FUNCTION log_writes_pass() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    entered BIGINT;
BEGIN
    INSERT INTO house_log (guild, at, what) VALUES (NEW.guild, NEW.at, NEW.what) RETURNING id INTO entered;
    IF NEW."by" IS NOT NULL OR NEW.member IS NOT NULL OR NEW.words IS NOT NULL THEN
        INSERT INTO log_words (entry, guild, by, member, words)
            VALUES (entered, NEW.guild, NEW."by", NEW.member, NEW.words);
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER log_writes_pass INSTEAD OF INSERT ON log_writes
    FOR EACH ROW EXECUTE FUNCTION log_writes_pass();

-- Nothing slips in below what is already there.
CREATE FUNCTION house_log_entered() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM house_log WHERE guild = NEW.guild AND id > NEW.id) THEN
        PERFORM refuse('history');
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER house_log_entered AFTER INSERT ON house_log
    FOR EACH ROW EXECUTE FUNCTION house_log_entered();
CREATE TRIGGER house_log_stand BEFORE UPDATE ON house_log
    FOR EACH ROW EXECUTE FUNCTION history_stands();
CREATE TRIGGER house_log_stay BEFORE DELETE ON house_log
    FOR EACH ROW EXECUTE FUNCTION stay_with_the_server();
CREATE TRIGGER house_log_is_kept BEFORE TRUNCATE ON house_log
    FOR EACH STATEMENT EXECUTE FUNCTION history_stands();

CREATE TABLE barred (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    kind   TEXT COLLATE "C" NOT NULL CHECK (kind IN ('ban', 'self')),
    until  BIGINT,
    by     BIGINT,
    reason TEXT COLLATE "C",
    at     BIGINT NOT NULL,
    PRIMARY KEY (guild, member, kind)
);

CREATE TABLE reports (
    id     BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    deal   BIGINT,
    words  TEXT COLLATE "C" NOT NULL,
    body   TEXT COLLATE "C" NOT NULL,
    people TEXT COLLATE "C" NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX reports_by_member ON reports (guild, member, at);

-- ---------------------------------------------------------------------------------------------
-- The group statement.
-- ---------------------------------------------------------------------------------------------

-- Locks the servers that are written to, in the order of their ids.
CREATE FUNCTION lock_servers(guilds BIGINT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO server_order (guild)
        SELECT DISTINCT missing FROM unnest(guilds) AS missing
        WHERE missing NOT IN (SELECT guild FROM server_order WHERE guild = ANY (guilds))
        ORDER BY missing
        ON CONFLICT DO NOTHING;
    PERFORM 1 FROM server_order WHERE guild = ANY (guilds) ORDER BY guild FOR UPDATE;
END
$$;

-- Writes the steps of a group: the statements in this order, each with its rows, in one round trip.
CREATE FUNCTION write_group(guilds BIGINT[], statements TEXT[], inputs TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
    PERFORM lock_servers(guilds);
    FOR number IN 1 .. cardinality(statements) LOOP
        EXECUTE statements[number] USING inputs[number];
    END LOOP;
END
$$;
