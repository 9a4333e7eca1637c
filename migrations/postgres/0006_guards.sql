-- What guards this database: every trigger, function, check, key and so on of its schema, as they were right after the
-- migrations up to this step, by name, table, event and a hash (SHA-256) of how they are defined.  The server words
-- that definition, so the list is good for one major version of it.  crates/store/src/postgres/guards.rs writes the list
-- after migrations, whichever they were, and compares the database with it at every start.
--
-- kind, name, on_table, event: as they are told to the operator.
CREATE TABLE guards (
    step     BIGINT NOT NULL,
    server   BIGINT NOT NULL,
    kind     TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    on_table TEXT COLLATE "C" NOT NULL,
    event    TEXT COLLATE "C" NOT NULL,
    hash     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, name, on_table, event, hash)
);
