-- The mint never lets the coins of one server come to more than 10^15 together, so no purse, hold
-- or pot can, and no payment in the middle of a deal is refused for being too large.  A server that
-- is above it from before keeps what it has.

DROP TRIGGER transfers_enter;
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
        -- What the mint has given out and did not get back is what the server has together.
        WHEN kind = 'mint' AND balance - new.amount < -1000000000000000
            THEN RAISE(ABORT, 'mint-full')
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

-- What was voided of late: it counts for nobody's day.
CREATE INDEX deals_voided ON deals (guild, ended_at) WHERE ended = 'voided';
CREATE INDEX voids_by_guild ON voids (guild, at);
