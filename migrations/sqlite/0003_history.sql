-- What is looked up of the past: the deals of a server and of a channel.

CREATE INDEX deals_by_guild ON deals (guild, started_at);
CREATE INDEX tables_by_channel ON tables (channel);
