-- Problems that members reported to the host of the bot.
--
-- words: as they were typed.  body: JSON, what was gathered beside them.  people: JSON, the members
-- whose names may stand in it, the reporter among them: erasing one of them erases the report.
CREATE TABLE reports (
    id     INTEGER PRIMARY KEY,
    guild  BIGINT NOT NULL,
    member BIGINT NOT NULL,
    deal   BIGINT,
    words  TEXT NOT NULL,
    body   TEXT NOT NULL,
    people TEXT NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX reports_by_member ON reports (guild, member, at);
