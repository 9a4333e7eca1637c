-- By which method of docs/SHUFFLE.md a shuffle was committed: those from before there were two, by the first.
ALTER TABLE shuffles ADD COLUMN method INTEGER NOT NULL DEFAULT 1;
-- History, like the rest of what was committed.
CREATE TRIGGER shuffles_keep_method BEFORE UPDATE OF method ON shuffles
WHEN new.method <> old.method BEGIN
    SELECT RAISE(ABORT, 'history');
END;
