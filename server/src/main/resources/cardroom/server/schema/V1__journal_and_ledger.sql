-- One schema for SQLite and PostgreSQL. Ids are given by the writer. Exactly one key of the events scatters over the
-- tables, the one that makes a fork impossible; postings only ever append.

create table event (
  id          bigint  not null primary key,
  table_id    bigint  not null,
  number      bigint  not null,
  kind        text    not null,
  version     integer not null,
  maker       text    not null,
  command_key text    not null,
  at          bigint  not null,
  body        text    not null,
  hash        text    not null,
  unique (table_id, number)
);

create table account (
  id       bigint not null primary key,
  kind     text   not null,
  owner    text   not null,
  table_id bigint not null,
  unique (owner, kind, table_id)
);

create table posting (
  event_id   bigint  not null,
  leg        integer not null,
  account_id bigint  not null,
  cents      bigint  not null,
  rule       text    not null,
  position   text    not null,
  wager      text    not null
);

create index posting_event on posting (event_id);

-- Account 1 is `issue`, the only one that may be negative.
create table balance (
  account_id bigint not null primary key,
  cents      bigint not null,
  check (cents >= 0 or account_id = 1)
);

create table snapshot (
  table_id bigint not null primary key,
  number   bigint not null,
  hash     text   not null,
  body     text   not null
);

create table shoe (
  table_id bigint  not null,
  ordinal  integer not null,
  root     text    not null,
  sealed   text    not null,
  cut      text    not null,
  primary key (table_id, ordinal)
);

create table card_table (
  id     bigint  not null primary key,
  closed integer not null
);

create table guest (
  name       text   not null primary key,
  since      bigint not null,
  granted_at bigint not null
);

-- One row a player and round, so that his history is found without searching the events.
create table played (
  player       text    not null,
  table_id     bigint  not null,
  round        integer not null,
  first_number bigint  not null,
  last_number  bigint  not null,
  at           bigint  not null,
  net_cents    bigint  not null,
  fees_cents   bigint  not null,
  primary key (player, at, table_id, round)
);

create table session (
  token_hash text   not null primary key,
  guest      text   not null,
  csrf       text   not null,
  expires    bigint not null
);

-- The id of the last event, written with every commit: so that even the newest row is missed when it is gone.
create table head (
  id         integer not null primary key,
  last_event bigint  not null
);

insert into head (id, last_event) values (1, 0);
insert into account (id, kind, owner, table_id) values (1, 'issue', '', 0);
insert into balance (account_id, cents) values (1, 0);
