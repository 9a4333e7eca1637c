-- What the mint gives a member once, beside the transfers and not in their names: so nothing chains
-- an erased member to the purse they come back with.

-- hash   stands for a member of a server: a keyed hash, which nobody can turn back into their id
-- kind   'start': starting coins.  'allowance': the allowance of a day.
--        'start-old': starting coins of before this table was, under the hash that stands in the
--        name of their transfer
-- day    days since 1970 (UTC); 0 for what is given once ever
--
-- No row number and no time, which would tell the order in which members came.
CREATE TABLE given (
    guild BIGINT NOT NULL,
    hash  TEXT NOT NULL,
    kind  TEXT NOT NULL CHECK (kind IN ('start', 'allowance', 'start-old')),
    day   BIGINT NOT NULL,
    CHECK ((kind = 'allowance') = (day <> 0)),
    PRIMARY KEY (guild, hash, kind, day)
) WITHOUT ROWID;

INSERT INTO given (guild, hash, kind, day)
    SELECT guild, substr(name, 7), 'start-old', 0 FROM transfers
    WHERE name LIKE 'start:%' AND reason = 'start';

CREATE TRIGGER given_stand BEFORE UPDATE ON given BEGIN
    SELECT RAISE(ABORT, 'history');
END;
-- Allowances are forgotten after some days; starting coins with the whole server only.
CREATE TRIGGER given_stay BEFORE DELETE ON given
WHEN old.kind <> 'allowance'
    AND NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- What the program itself does once, on the first start with a database of before: what SQL alone
-- cannot do, for it takes a secret or the settings of the bot.
CREATE TABLE upgrades (
    name TEXT PRIMARY KEY NOT NULL
);
