-- The application at Discord whose tables and coins these are, once it is known: one row, never
-- another.  Under the token of another application every server would seem to be gone.
CREATE TABLE application (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id  BIGINT NOT NULL
);
CREATE TRIGGER application_stays BEFORE UPDATE ON application BEGIN
    SELECT RAISE(ABORT, 'history');
END;
CREATE TRIGGER application_is_kept BEFORE DELETE ON application BEGIN
    SELECT RAISE(ABORT, 'history');
END;
