-- The books of the bank, the tables of the tavern, and what the bot remembers of Discord.
--
-- Times are epoch milliseconds (UTC), coins are whole.  Servers, channels, members and messages
-- are Discord's ids; tables and deals have random 64-bit ids.  All of these are stored as signed
-- 64-bit numbers.  The schema refuses what the code should have refused: every RAISE below has a
-- short text that src/store turns into a type.

-- 0x54524d50, "TRMP": tells our file from any other SQLite database.
PRAGMA application_id = 1414679888;

-- ---------------------------------------------------------------------------------------------
-- Servers.  A row is there once somebody changed a setting, or once the server is gone.
-- ---------------------------------------------------------------------------------------------

-- settings is opaque JSON.  gone_at: since when the bot is no longer in the server; only then
-- do the delete triggers below give way, so that a purge can remove it whole.
CREATE TABLE guilds (
    guild    BIGINT PRIMARY KEY NOT NULL,
    settings TEXT NOT NULL DEFAULT '{}',
    gone_at  BIGINT
);

-- Members: what they are called, and which purse is theirs.  Erasable: ledger and records know
-- purses by random ids only.
-- purse: the member's own.  plays: the character they play as (see characters), or none.
CREATE TABLE members (
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    name   TEXT NOT NULL,
    purse  BIGINT NOT NULL,
    plays  BIGINT,
    PRIMARY KEY (guild, member)
);
CREATE UNIQUE INDEX members_by_purse ON members (guild, purse);

-- One row: when the bot last said that it is alive, so that on start every deadline can be moved
-- by the time it was down.
CREATE TABLE pulse (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    alive_at BIGINT NOT NULL
);

-- ---------------------------------------------------------------------------------------------
-- Coins.  Double entry: a transfer has one debit, one credit and one amount, so unbalanced books
-- cannot be written.  History is only ever added to.
-- ---------------------------------------------------------------------------------------------

-- name   unique in its server: 'mint', 'house', 'member:PURSE', 'patron:KEY', 'hold:TABLE:OWNER',
--        'pot:TABLE'
-- purse  the account whose coins these are: its own name, but for a hold the name of its owner
-- place  the table of a hold or pot
-- posted the latest transfer that moved this balance: what lets a trigger tell posting from
--        forging
CREATE TABLE accounts (
    id      INTEGER PRIMARY KEY,
    guild   BIGINT NOT NULL,
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('mint', 'house', 'member', 'patron', 'hold', 'pot')),
    purse   TEXT NOT NULL,
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
);
CREATE INDEX accounts_by_purse ON accounts (guild, purse);
CREATE INDEX accounts_by_place ON accounts (place) WHERE place IS NOT NULL;

-- name is given by the cause and unique in its server: asking twice moves coins once.
-- cause, where there is one, says what the transfer belongs to (a deal, say) and is opaque here,
-- but for this: the name begins with it, so that the index of the names also finds a cause.
-- debit_before, credit_before: the transfer that moved the account before this one did (0: none).
-- They chain an account's history from accounts.posted backwards, which spares two indexes at
-- every act.  That the accounts are there is for the triggers to see, not for foreign keys, which
-- would need those indexes.
CREATE TABLE transfers (
    id            INTEGER PRIMARY KEY,
    guild         BIGINT NOT NULL,
    name          TEXT NOT NULL,
    debit         BIGINT NOT NULL,
    credit        BIGINT NOT NULL,
    amount        BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    reason        TEXT NOT NULL,
    cause         TEXT,
    at            BIGINT NOT NULL,
    debit_before  BIGINT NOT NULL,
    credit_before BIGINT NOT NULL,
    UNIQUE (guild, name),
    CHECK (debit <> credit),
    CHECK (cause IS NULL OR substr(name, 1, length(cause) + 1) = cause || ':')
);

-- What people typed beside a transfer, and who did.  Erasable.
CREATE TABLE notes (
    guild    BIGINT NOT NULL,
    transfer TEXT NOT NULL,
    author   BIGINT NOT NULL,
    words    TEXT NOT NULL,
    PRIMARY KEY (guild, transfer)
);
CREATE INDEX notes_by_author ON notes (guild, author);

-- An account is opened empty, once.  The same one again is no change, also by INSERT OR REPLACE,
-- which would otherwise walk past the delete trigger where recursive_triggers is off.
CREATE TRIGGER accounts_open BEFORE INSERT ON accounts BEGIN
    SELECT CASE
        WHEN EXISTS (SELECT 1 FROM accounts WHERE guild = new.guild AND name = new.name)
            THEN RAISE(IGNORE)
        WHEN EXISTS (SELECT 1 FROM accounts WHERE id = new.id)
            THEN RAISE(ABORT, 'history')
        WHEN new.balance <> 0 OR new.posted <> 0
            THEN RAISE(ABORT, 'forged')
    END;
END;

-- A balance moves only by posting a transfer that it has not seen yet, by that transfer's amount.
CREATE TRIGGER accounts_post BEFORE UPDATE ON accounts BEGIN
    SELECT CASE
        WHEN new.id <> old.id OR new.guild <> old.guild OR new.name <> old.name
            OR new.kind <> old.kind OR new.purse <> old.purse OR new.place IS NOT old.place
            THEN RAISE(ABORT, 'history')
        WHEN new.posted <= old.posted OR NOT EXISTS (
            SELECT 1 FROM transfers WHERE id = new.posted
                AND ((debit = old.id AND new.balance = old.balance - amount)
                  OR (credit = old.id AND new.balance = old.balance + amount)))
            THEN RAISE(ABORT, 'forged')
    END;
END;

CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- What may not be entered.  The same transfer a second time is no change.
CREATE TRIGGER transfers_enter BEFORE INSERT ON transfers BEGIN
    SELECT CASE
        WHEN EXISTS (SELECT 1 FROM transfers WHERE guild = new.guild AND name = new.name
                AND debit = new.debit AND credit = new.credit AND amount = new.amount
                AND reason = new.reason AND cause IS new.cause)
            THEN RAISE(IGNORE)
        WHEN EXISTS (SELECT 1 FROM transfers WHERE guild = new.guild AND name = new.name)
            THEN RAISE(ABORT, 'name-taken')
        WHEN EXISTS (SELECT 1 FROM transfers WHERE id = new.id)
            THEN RAISE(ABORT, 'history')
        WHEN typeof(new.amount) <> 'integer' OR new.amount NOT BETWEEN 1 AND 1000000000000000
            THEN RAISE(ABORT, 'amount')
        WHEN new.debit = new.credit
            THEN RAISE(ABORT, 'same-account')
    END;
    SELECT CASE
        WHEN id IS NULL
            THEN RAISE(ABORT, 'no-account')
        WHEN guild <> new.guild
            THEN RAISE(ABORT, 'two-servers')
        WHEN kind <> 'mint' AND balance < new.amount
            THEN RAISE(ABORT, 'overdraft')
        WHEN kind = 'mint' AND balance < -9000000000000000000
            THEN RAISE(ABORT, 'too-large')
        WHEN new.debit_before IS NOT posted
            THEN RAISE(ABORT, 'history')
    END FROM (SELECT 1) LEFT JOIN accounts ON id = new.debit;
    SELECT CASE
        WHEN id IS NULL
            THEN RAISE(ABORT, 'no-account')
        WHEN guild <> new.guild
            THEN RAISE(ABORT, 'two-servers')
        WHEN kind = 'mint' AND balance + new.amount > 0
            THEN RAISE(ABORT, 'too-large')
        WHEN balance + new.amount > 1000000000000000
            THEN RAISE(ABORT, 'too-large')
        WHEN new.credit_before IS NOT posted
            THEN RAISE(ABORT, 'history')
    END FROM (SELECT 1) LEFT JOIN accounts ON id = new.credit;
END;

-- Posting.  Nothing slips in below what is already there.
CREATE TRIGGER transfers_post AFTER INSERT ON transfers BEGIN
    SELECT RAISE(ABORT, 'history') WHERE EXISTS (SELECT 1 FROM transfers WHERE id > new.id);
    UPDATE accounts SET balance = balance - new.amount, posted = new.id WHERE id = new.debit;
    UPDATE accounts SET balance = balance + new.amount, posted = new.id WHERE id = new.credit;
END;

-- Transfers are entered here, by the names of their accounts.
CREATE VIEW transfer_writes AS
    SELECT transfers.guild, transfers.name, debits.name AS debit, credits.name AS credit, amount,
           reason, cause, at
    FROM transfers JOIN accounts AS debits ON debits.id = debit
         JOIN accounts AS credits ON credits.id = credit;
CREATE TRIGGER transfer_writes_pass INSTEAD OF INSERT ON transfer_writes BEGIN
    INSERT INTO transfers (guild, name, debit, credit, amount, reason, cause, at,
                           debit_before, credit_before)
        SELECT new.guild, new.name, debits.id, credits.id, new.amount, new.reason, new.cause,
               new.at, debits.posted, credits.posted
        FROM (SELECT 1)
        LEFT JOIN accounts AS debits ON debits.guild = new.guild AND debits.name = new.debit
        LEFT JOIN accounts AS credits ON credits.guild = new.guild AND credits.name = new.credit;
END;

CREATE TRIGGER transfers_stand BEFORE UPDATE ON transfers BEGIN
    SELECT RAISE(ABORT, 'history');
END;

CREATE TRIGGER transfers_stay BEFORE DELETE ON transfers
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- ---------------------------------------------------------------------------------------------
-- Tables, deals and acts.
-- ---------------------------------------------------------------------------------------------

-- version counts the writes: a writer says which version it read, and fails if that is not the
-- stored one.  state is opaque JSON.  due_at: when the table wants to be looked at next.
CREATE TABLE tables (
    id        INTEGER PRIMARY KEY,
    guild     BIGINT NOT NULL,
    channel   BIGINT NOT NULL,
    version   BIGINT NOT NULL,
    state     TEXT NOT NULL,
    due_at    BIGINT,
    closed    BIGINT NOT NULL DEFAULT 0 CHECK (closed IN (0, 1)),
    opened_at BIGINT NOT NULL,
    wrote_at  BIGINT NOT NULL
);
CREATE INDEX tables_open ON tables (guild) WHERE closed = 0;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;

-- record: the deal as it began (rules/RECORD.md without acts and result).
CREATE TABLE deals (
    id         INTEGER PRIMARY KEY,
    guild      BIGINT NOT NULL,
    table_id   BIGINT NOT NULL REFERENCES tables (id),
    record     TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at   BIGINT,
    ended      TEXT CHECK (ended IN ('played', 'voided')),
    result     TEXT,
    CHECK ((ended IS NULL) = (ended_at IS NULL) AND (ended IS NULL) = (result IS NULL))
);
CREATE INDEX deals_by_table ON deals (table_id, started_at);

CREATE TABLE acts (
    deal  BIGINT NOT NULL REFERENCES deals (id),
    n     BIGINT NOT NULL,
    seat  BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (deal, n)
) WITHOUT ROWID;

-- The messages by which a table shows itself on Discord; kind is opaque here.
CREATE TABLE surfaces (
    table_id  BIGINT NOT NULL REFERENCES tables (id),
    kind      TEXT NOT NULL,
    channel   BIGINT NOT NULL,
    message   BIGINT NOT NULL,
    posted_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- The fence.  Tables are written by inserting here, with the version that the writer read
-- (0: a new table).  A closed table is written no more.
CREATE VIEW table_writes AS
    SELECT id, guild, channel, version AS from_version, state, due_at, closed, wrote_at AS at
    FROM tables;
CREATE TRIGGER table_writes_pass INSTEAD OF INSERT ON table_writes BEGIN
    SELECT RAISE(ABORT, 'stale') WHERE new.from_version <> coalesce(
        (SELECT CASE WHEN closed = 1 OR guild <> new.guild THEN -1 ELSE version END
         FROM tables WHERE id = new.id), 0);
    INSERT INTO tables (id, guild, channel, version, state, due_at, opened_at, wrote_at)
        VALUES (new.id, new.guild, new.channel, 1, new.state, new.due_at, new.at, new.at)
        ON CONFLICT (id) DO UPDATE SET channel = excluded.channel, version = version + 1,
            state = excluded.state, due_at = excluded.due_at, wrote_at = excluded.wrote_at;
    UPDATE tables SET closed = 1, due_at = NULL WHERE id = new.id AND new.closed = 1;
END;

-- A deal ends once.  Records are history like transfers.
CREATE TRIGGER deals_end BEFORE UPDATE ON deals BEGIN
    SELECT RAISE(ABORT, 'history') WHERE old.ended IS NOT NULL OR new.ended IS NULL
        OR new.id <> old.id OR new.guild <> old.guild OR new.table_id <> old.table_id
        OR new.record <> old.record OR new.started_at <> old.started_at;
END;
CREATE TRIGGER deals_begin BEFORE INSERT ON deals
WHEN EXISTS (SELECT 1 FROM deals WHERE id = new.id) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER deals_stay BEFORE DELETE ON deals
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_add BEFORE INSERT ON acts
WHEN EXISTS (SELECT 1 FROM acts WHERE deal = new.deal AND n = new.n) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_stand BEFORE UPDATE ON acts BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER acts_stay BEFORE DELETE ON acts
WHEN NOT EXISTS (SELECT 1 FROM deals JOIN guilds ON guilds.guild = deals.guild
                 WHERE deals.id = old.deal AND guilds.gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
