-- What people keep for themselves: an emblem that everybody sees, notes on players and favourite rounds that nobody else does. The room's own
-- journal has a mark of all of it, made with the salt, by which `verify` finds what somebody else changed; without the salt the mark tells nothing.
create table personal (
  name   text not null primary key,
  emblem text not null,
  salt   text not null
);

create table player_note (
  owner text   not null,
  about text   not null,
  body  text   not null,
  at    bigint not null,
  primary key (owner, about)
);

create table favourite_round (
  owner    text    not null,
  table_id bigint  not null,
  round    integer not null,
  at       bigint  not null,
  primary key (owner, table_id, round)
);
