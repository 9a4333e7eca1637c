-- A row refers to rows of its own server alone.  Where both sides carry the server, the keys say so.
--
-- Rows that a database already has and that refer to another server's stay as they are, and the bot
-- starts on them: nothing here reads them.  `triomphe audit` names them.  They keep no other server
-- from being deleted, and go with the server whose rows they are.

-- What is referred to.
CREATE UNIQUE INDEX tables_of_server ON tables (guild, id);
CREATE UNIQUE INDEX deals_of_server ON deals (guild, id);
CREATE UNIQUE INDEX characters_of_server ON characters (guild, id);
CREATE UNIQUE INDEX house_log_of_server ON house_log (guild, id);
-- The same columns, or some of them.
DROP INDEX characters_by_guild;
DROP INDEX house_log_by_guild;

-- A foreign key is a text of the schema alone, and SQLite has no statement that adds one.  The rows,
-- the indexes and the triggers stay where they are (https://www.sqlite.org/lang_altertable.html,
-- "Making Other Kinds Of Table Schema Changes"): dropping and making anew would move every act.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, ' REFERENCES tables (id)', '')
    WHERE type = 'table' AND name = 'deals';
UPDATE sqlite_schema SET sql = replace(sql, ' REFERENCES deals (id)', '')
    WHERE type = 'table' AND name IN ('voids', 'played_for', 'void_requests');
UPDATE sqlite_schema SET sql = substr(rtrim(sql), 1, length(rtrim(sql)) - 1)
    || ', FOREIGN KEY (guild, ' || new.refers || ') REFERENCES ' || new.parent || ' (guild, id))'
FROM (SELECT 'accounts' AS child, 'place' AS refers, 'tables' AS parent
      UNION ALL SELECT 'deals', 'table_id', 'tables'
      UNION ALL SELECT 'shuffles', 'table_id', 'tables'
      UNION ALL SELECT 'voids', 'deal', 'deals'
      UNION ALL SELECT 'void_words', 'deal', 'deals'
      UNION ALL SELECT 'played_for', 'deal', 'deals'
      UNION ALL SELECT 'void_requests', 'deal', 'deals'
      UNION ALL SELECT 'reports', 'deal', 'deals'
      UNION ALL SELECT 'members', 'plays', 'characters'
      UNION ALL SELECT 'log_words', 'entry', 'house_log') AS new
WHERE type = 'table' AND name = new.child;
PRAGMA writable_schema = RESET;

-- By which a purge finds what refers to a row.
CREATE INDEX members_by_character ON members (plays) WHERE plays IS NOT NULL;
CREATE INDEX reports_by_deal ON reports (deal) WHERE deal IS NOT NULL;

-- The number of a shuffle is that of its deal, which comes later or never: so no key can say it.
CREATE TRIGGER shuffles_of_one_server BEFORE INSERT ON shuffles
WHEN EXISTS (SELECT 1 FROM deals WHERE id = new.deal AND guild <> new.guild) BEGIN
    SELECT RAISE(ABORT, 'two-servers');
END;
CREATE TRIGGER deals_of_one_server BEFORE INSERT ON deals
WHEN EXISTS (SELECT 1 FROM shuffles WHERE deal = new.id AND guild <> new.guild) BEGIN
    SELECT RAISE(ABORT, 'two-servers');
END;
-- These carry no server, but refer to two rows that do.
CREATE TRIGGER session_tables_of_one_server BEFORE INSERT ON session_tables
WHEN (SELECT guild FROM sessions WHERE id = new.session)
    <> (SELECT guild FROM tables WHERE id = new.table_id) BEGIN
    SELECT RAISE(ABORT, 'two-servers');
END;
