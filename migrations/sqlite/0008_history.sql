-- Acts, deals, voids and the house's log are history as transfers are: the schema refuses an act
-- after its deal's end, an edit, a delete.  Words, authors and members stand beside the entries, in
-- tables of their own that can be erased.

-- ---------------------------------------------------------------------------------------------
-- The house's log.  what: opaque JSON, with purses, deals, tables and numbers, and with 0 and no
-- text where log_words has a member and words.
-- ---------------------------------------------------------------------------------------------

-- Who did it, whom it is about, and what was typed.
CREATE TABLE log_words (
    entry  INTEGER PRIMARY KEY NOT NULL,
    guild  BIGINT NOT NULL,
    by     BIGINT,
    member BIGINT,
    words  TEXT
);

-- What was in the entries moves first.
INSERT INTO log_words (entry, guild, by, member, words)
    SELECT id, guild, nullif(by, 0),
        nullif(coalesce(json_extract(what, '$.member'),
                        json_extract(what, '$.player.member.member')), 0),
        nullif(json_extract(what, '$.reason'), '')
    FROM house_log WHERE json_valid(what);
INSERT INTO log_words (entry, guild, by)
    SELECT id, guild, nullif(by, 0) FROM house_log WHERE NOT json_valid(what);
DELETE FROM log_words WHERE by IS NULL AND member IS NULL AND words IS NULL;
UPDATE house_log SET what = json_replace(what, '$.member', 0, '$.player.member.member', 0,
        '$.reason', '') WHERE json_valid(what);
ALTER TABLE house_log DROP COLUMN by;

CREATE INDEX log_words_by_author ON log_words (guild, by) WHERE by IS NOT NULL;
CREATE INDEX log_words_by_member ON log_words (guild, member) WHERE member IS NOT NULL;

-- Entries are written here, with what stands beside them.
CREATE VIEW log_writes AS
    SELECT house_log.guild, at, what, by, member, words
    FROM house_log LEFT JOIN log_words ON entry = id;
CREATE TRIGGER log_writes_pass INSTEAD OF INSERT ON log_writes BEGIN
    INSERT INTO house_log (guild, at, what) VALUES (new.guild, new.at, new.what);
    INSERT INTO log_words (entry, guild, by, member, words)
        SELECT max(id), new.guild, new.by, new.member, new.words FROM house_log
        WHERE new.by IS NOT NULL OR new.member IS NOT NULL OR new.words IS NOT NULL
        HAVING max(id) IS NOT NULL;
END;

-- Nothing slips in below what is already there, and nothing takes the place of an entry.
CREATE TRIGGER house_log_enter BEFORE INSERT ON house_log
WHEN EXISTS (SELECT 1 FROM house_log WHERE id = new.id) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER house_log_entered AFTER INSERT ON house_log
WHEN EXISTS (SELECT 1 FROM house_log WHERE id > new.id) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER house_log_stand BEFORE UPDATE ON house_log BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER house_log_stay BEFORE DELETE ON house_log
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- ---------------------------------------------------------------------------------------------
-- Voids of finished deals.
-- ---------------------------------------------------------------------------------------------

-- Who took a deal back, and why.
CREATE TABLE void_words (
    deal   BIGINT PRIMARY KEY NOT NULL,
    guild  BIGINT NOT NULL,
    by     BIGINT,
    reason TEXT NOT NULL
);
INSERT INTO void_words (deal, guild, by, reason)
    SELECT deal, guild, nullif(by, 0), reason FROM voids;
ALTER TABLE voids DROP COLUMN by;
ALTER TABLE voids DROP COLUMN reason;
CREATE INDEX void_words_by_author ON void_words (guild, by) WHERE by IS NOT NULL;

-- A deal is voided once, when it is over.
CREATE TRIGGER voids_enter BEFORE INSERT ON voids
WHEN EXISTS (SELECT 1 FROM voids WHERE deal = new.deal)
    OR EXISTS (SELECT 1 FROM deals WHERE id = new.deal AND (ended IS NULL OR ended <> 'played')) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER voids_stand BEFORE UPDATE ON voids BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER voids_stay BEFORE DELETE ON voids
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE guild = old.guild AND gone_at IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;

-- ---------------------------------------------------------------------------------------------
-- Deals and acts.
-- ---------------------------------------------------------------------------------------------

-- A deal begins running, and nothing is done in it once it is over.
DROP TRIGGER deals_begin;
CREATE TRIGGER deals_begin BEFORE INSERT ON deals
WHEN new.ended IS NOT NULL OR EXISTS (SELECT 1 FROM deals WHERE id = new.id) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
DROP TRIGGER acts_add;
CREATE TRIGGER acts_add BEFORE INSERT ON acts
WHEN EXISTS (SELECT 1 FROM acts WHERE deal = new.deal AND n = new.n)
    OR EXISTS (SELECT 1 FROM deals WHERE id = new.deal AND ended IS NOT NULL) BEGIN
    SELECT RAISE(ABORT, 'history');
END;
