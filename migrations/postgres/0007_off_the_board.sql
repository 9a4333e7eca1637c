-- A game master takes members off the board of the richest: kept as bans are, but it bars from no table.
ALTER TABLE barred DROP CONSTRAINT barred_kind_check;
ALTER TABLE barred ADD CONSTRAINT barred_kind_check CHECK (kind IN ('ban', 'self', 'board'));
