-- What the clocks that deadlines go by said at the last heartbeat: a JSON list, one for each of
-- the shards that there were then (a server's is (server >> 22) % shards, as Discord has it).
-- They stand while Discord is out of reach and do not follow the machine's clock where that is
-- set; on start every deadline moves by the difference to its clock.  NULL: there was one clock,
-- and it said alive_at.
ALTER TABLE pulse ADD COLUMN clocks TEXT;
