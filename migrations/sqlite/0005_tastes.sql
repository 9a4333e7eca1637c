-- How a member likes to see cards and to be spoken to: JSON.  It goes when the member's row is erased.
ALTER TABLE members ADD COLUMN taste TEXT NOT NULL DEFAULT '{}';
