-- What is looked up of the past: the deals of a server and of a channel, and reports of problems.

CREATE INDEX deals_by_guild ON deals (guild, started_at);
CREATE INDEX tables_by_channel ON tables (channel);

-- What members told the operator.  words: what they typed.  gathered: opaque JSON, nothing that its
-- author did not know.  Erasable.
CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    guild    BIGINT NOT NULL,
    author   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    words    TEXT NOT NULL,
    gathered TEXT NOT NULL
);
CREATE INDEX reports_by_author ON reports (guild, author);
