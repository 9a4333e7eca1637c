-- Finished deals that a game master voids who was dealt in: who was, and who has agreed.

-- Game masters who held a patron's cards in the deal, or before it in its match: the record of the deal knows
-- the patron's purse alone.  Erasable.
CREATE TABLE played_for (
    deal   BIGINT NOT NULL REFERENCES deals (id),
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    PRIMARY KEY (deal, member)
);
CREATE INDEX played_for_by_member ON played_for (guild, member);

-- Orders that wait for the others' word, one a deal: gone once the deal is voided, or after their time.
-- lacking: what to do where winners no longer have what they won.  channel: where the order was given;
-- message: where it asks there, once it does.  Erasable.
CREATE TABLE void_requests (
    id      BIGINT PRIMARY KEY NOT NULL,
    deal    BIGINT NOT NULL UNIQUE REFERENCES deals (id),
    guild   BIGINT NOT NULL,
    by      BIGINT NOT NULL,
    reason  TEXT NOT NULL,
    lacking TEXT NOT NULL CHECK (lacking IN ('refuse', 'make-good')),
    channel BIGINT NOT NULL,
    message BIGINT,
    at      BIGINT NOT NULL
);
CREATE INDEX void_requests_by_guild ON void_requests (guild);

-- Who has agreed to one.
CREATE TABLE void_agreements (
    request BIGINT NOT NULL REFERENCES void_requests (id) ON DELETE CASCADE,
    member  BIGINT NOT NULL,
    PRIMARY KEY (request, member)
);
