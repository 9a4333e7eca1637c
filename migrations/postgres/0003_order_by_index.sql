-- Nothing slips in below what is already there: the last number is looked up at the end of the server's index.
-- "id > NEW.id" was planned once for every server, as if a third of the rows were to be found, and then read the table.

CREATE OR REPLACE FUNCTION transfers_post() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id < (SELECT id FROM transfers WHERE guild = NEW.guild ORDER BY guild DESC, id DESC LIMIT 1) THEN
        PERFORM refuse('history');
    END IF;
    UPDATE accounts SET balance = balance - NEW.amount, posted = NEW.id
        WHERE id = NEW.debit AND posted = NEW.debit_before;
    IF NOT FOUND THEN
        PERFORM refuse('history');
    END IF;
    UPDATE accounts SET balance = balance + NEW.amount, posted = NEW.id
        WHERE id = NEW.credit AND posted = NEW.credit_before;
    IF NOT FOUND THEN
        PERFORM refuse('history');
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION house_log_entered() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id < (SELECT id FROM house_log WHERE guild = NEW.guild ORDER BY guild DESC, id DESC LIMIT 1) THEN
        PERFORM refuse('history');
    END IF;
    RETURN NULL;
END
$$;
