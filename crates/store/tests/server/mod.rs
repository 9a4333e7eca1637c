//! A server that has a row in every table.

/// A row for server 1 in every table that has servers, and in those that depend on them.
pub const ROWS: &str = "
INSERT INTO guilds (guild) VALUES (1);
INSERT INTO members (guild, member, name, purse) VALUES (1, 2, 'Ann', 3);
INSERT INTO characters (id, guild, member, name, made_at) VALUES (4, 1, 2, 'Brenna', 5);
UPDATE members SET plays = 4 WHERE guild = 1;
INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'mint', 'mint', 'mint');
INSERT INTO accounts (guild, name, kind, purse) VALUES (1, 'member:x', 'member', 'member:x');
INSERT INTO transfer_writes (guild, name, debit, credit, amount, reason, at)
    VALUES (1, 'a', 'mint', 'member:x', 5, 'grant', 6);
INSERT INTO notes (guild, transfer, author, words) VALUES (1, 'a', 2, 'words');
INSERT INTO table_writes (id, guild, channel, from_version, state, at) VALUES (7, 1, 8, 0, '{}', 9);
INSERT INTO accounts (guild, name, kind, purse, place) VALUES (1, 'pot:x', 'pot', 'pot:x', 7);
INSERT INTO surfaces (table_id, kind, channel, message, posted_at) VALUES (7, 'table', 8, 9, 10);
INSERT INTO deals (id, guild, table_id, record, started_at) VALUES (11, 1, 7, '{}', 12);
INSERT INTO acts (deal, n, seat, words) VALUES (11, 0, 0, 'hide');
INSERT INTO patrons (guild, key, name, face, temper, skill, hired_at)
    VALUES (1, 'k', 'Odile', 'f', 't', 's', 13);
INSERT INTO sessions (id, guild, opened_at) VALUES (14, 1, 15);
INSERT INTO session_tables (session, table_id) VALUES (14, 7);
INSERT INTO shuffles (deal, guild, table_id, seed, bound, hash, made_at)
    VALUES (11, 1, 7, 's', 'b', 'h', 16);
UPDATE deals SET ended = 'played', ended_at = 16, result = '{}' WHERE id = 11;
INSERT INTO voids (deal, guild, at) VALUES (11, 1, 17);
INSERT INTO void_words (deal, guild, by, reason) VALUES (11, 1, 2, 'why');
INSERT INTO log_writes (guild, at, by, what, words) VALUES (1, 18, 2, '{}', 'w');
INSERT INTO barred (guild, member, kind, at) VALUES (1, 2, 'self', 19), (1, 2, 'board', 19);
INSERT INTO given (guild, hash, kind, day) VALUES (1, 'h', 'start', 0), (1, 'h', 'allowance', 9);
INSERT INTO day_totals (guild, hash, day, lost, paid) VALUES (1, 'h', 9, 5, 6);
INSERT INTO reports (guild, member, deal, words, body, people, at) VALUES (1, 2, 11, 'w', '{}', '[2]', 20);
INSERT INTO played_for (deal, guild, member) VALUES (11, 1, 2);
INSERT INTO void_requests (id, deal, guild, by, reason, lacking, channel, at)
    VALUES (21, 11, 1, 2, 'why', 'refuse', 8, 22);
INSERT INTO void_agreements (request, member) VALUES (21, 2);";

/// Tables of the bot itself, without servers.
pub const OF_NO_SERVER: &[&str] = &[
    "pulse",
    "application",
    "secrets",
    "upgrades",
    "_sqlx_migrations",
];
