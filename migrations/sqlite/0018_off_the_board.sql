-- A game master takes members off the board of the richest: kept as bans are, but it bars from no table.
--
-- A check is a text of the schema alone; the rows stay where they are (see 0016).
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''self''))', '''self'', ''board''))')
    WHERE type = 'table' AND name = 'barred';
PRAGMA writable_schema = RESET;
