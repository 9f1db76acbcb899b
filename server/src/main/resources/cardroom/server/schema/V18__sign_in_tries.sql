-- Tries at signing in, counted by all machines of a room together: whose (a mark that only the room can make of an address or a name), and
-- when all that they may try is there again, in milliseconds since 1970 by the database's clock. A row whose time has come says nothing more and goes.
create table sign_in_try (
  who     text   not null primary key,
  full_ms bigint not null
);
