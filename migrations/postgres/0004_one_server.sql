-- A row refers to rows of its own server alone.  Where both sides carry the server, the keys say so.
--
-- Rows that a database already has and that refer to another server's stay as they are, and the bot starts on them:
-- the keys are NOT VALID, which means that they hold for what is written from now on.  `triomphe audit` names those
-- rows.  They keep no other server from being deleted, and go with the server whose rows they are.

-- What is referred to.
ALTER TABLE tables ADD CONSTRAINT tables_of_server UNIQUE (guild, id);
ALTER TABLE deals ADD CONSTRAINT deals_of_server UNIQUE (guild, id);
ALTER TABLE characters ADD CONSTRAINT characters_of_server UNIQUE (guild, id);
ALTER TABLE house_log ADD CONSTRAINT house_log_of_server UNIQUE (guild, id);
-- The same columns, or some of them.
DROP INDEX tables_by_guild;
DROP INDEX house_log_by_guild;

ALTER TABLE deals DROP CONSTRAINT deals_table_id_fkey;
ALTER TABLE voids DROP CONSTRAINT voids_deal_fkey;
ALTER TABLE played_for DROP CONSTRAINT played_for_deal_fkey;
ALTER TABLE void_requests DROP CONSTRAINT void_requests_deal_fkey;

-- In an exported server's file, accounts come before their tables, and members before their characters.
ALTER TABLE accounts ADD CONSTRAINT accounts_of_one_server
    FOREIGN KEY (guild, place) REFERENCES tables (guild, id) DEFERRABLE NOT VALID;
ALTER TABLE members ADD CONSTRAINT members_of_one_server
    FOREIGN KEY (guild, plays) REFERENCES characters (guild, id) DEFERRABLE NOT VALID;
ALTER TABLE deals ADD CONSTRAINT deals_of_one_server
    FOREIGN KEY (guild, table_id) REFERENCES tables (guild, id) NOT VALID;
ALTER TABLE shuffles ADD CONSTRAINT shuffles_of_one_server
    FOREIGN KEY (guild, table_id) REFERENCES tables (guild, id) NOT VALID;
ALTER TABLE voids ADD CONSTRAINT voids_of_one_server
    FOREIGN KEY (guild, deal) REFERENCES deals (guild, id) NOT VALID;
ALTER TABLE void_words ADD CONSTRAINT void_words_of_one_server
    FOREIGN KEY (guild, deal) REFERENCES deals (guild, id) NOT VALID;
ALTER TABLE played_for ADD CONSTRAINT played_for_of_one_server
    FOREIGN KEY (guild, deal) REFERENCES deals (guild, id) NOT VALID;
ALTER TABLE void_requests ADD CONSTRAINT void_requests_of_one_server
    FOREIGN KEY (guild, deal) REFERENCES deals (guild, id) NOT VALID;
ALTER TABLE reports ADD CONSTRAINT reports_of_one_server
    FOREIGN KEY (guild, deal) REFERENCES deals (guild, id) NOT VALID;
ALTER TABLE log_words ADD CONSTRAINT log_words_of_one_server
    FOREIGN KEY (guild, entry) REFERENCES house_log (guild, id) NOT VALID;

-- By which a purge finds what refers to a row.
CREATE INDEX members_by_character ON members (plays) WHERE plays IS NOT NULL;
CREATE INDEX reports_by_deal ON reports (deal) WHERE deal IS NOT NULL;

-- The number of a shuffle is that of its deal, which comes later or never: so no key can say it.
CREATE FUNCTION shuffles_of_one_server() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM deals WHERE id = NEW.deal AND guild <> NEW.guild) THEN
        PERFORM refuse('two-servers');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER shuffles_of_one_server BEFORE INSERT ON shuffles
    FOR EACH ROW EXECUTE FUNCTION shuffles_of_one_server();
CREATE FUNCTION deals_of_one_server() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM shuffles WHERE deal = NEW.id AND guild <> NEW.guild) THEN
        PERFORM refuse('two-servers');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER deals_of_one_server BEFORE INSERT ON deals
    FOR EACH ROW EXECUTE FUNCTION deals_of_one_server();
-- These carry no server, but refer to two rows that do.
CREATE FUNCTION session_tables_of_one_server() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT guild FROM sessions WHERE id = NEW.session) <> (SELECT guild FROM tables WHERE id = NEW.table_id) THEN
        PERFORM refuse('two-servers');
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER session_tables_of_one_server BEFORE INSERT ON session_tables
    FOR EACH ROW EXECUTE FUNCTION session_tables_of_one_server();
