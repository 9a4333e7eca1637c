-- What a member lost and paid on a day on which they were erased: the daily cap on losses and the allowance
-- count it when they are back.  Beside the transfers, under the hash of `given`: so nothing chains an
-- erased member to the purse they come back with.

-- hash   stands for a member of a server, as in given
-- day    days since 1970 (UTC); of several erasures on a day, the row of the last holds them all
-- lost   coins lost at play
-- paid   coins paid to others, less those that others paid them
--
-- No row number and no time, and forgotten after two days.
CREATE TABLE day_totals (
    guild BIGINT NOT NULL,
    hash  TEXT NOT NULL,
    day   BIGINT NOT NULL,
    lost  BIGINT NOT NULL CHECK (lost >= 0),
    paid  BIGINT NOT NULL CHECK (paid >= 0),
    PRIMARY KEY (guild, hash, day)
) WITHOUT ROWID;
