-- When a challenge that was signed is over by itself, in milliseconds since 1970. A day later nobody could sign it again by any clock, and its
-- row goes with the next one. Those of 0 were signed before this was written down, and stay.
alter table used_challenge add column ends bigint not null default 0;
