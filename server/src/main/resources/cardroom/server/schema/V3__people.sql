-- People with accounts. How each row came about is in the room's own journal (table 0 of `event`), which only appends and is
-- hash chained; `person` is what it adds up to, so that a start need not read it whole, and `verify` compares the two.

create table person (
  name      text   not null primary key,
  since     bigint not null,
  roles     text   not null,
  wishes    text   not null,
  closed_at bigint not null
);

-- By what somebody is known again. It leaves the room in backups alone, never in an export.
create table credential (
  name     text not null primary key,
  password text not null,
  codes    text not null,
  second   text not null
);

alter table session add column since bigint not null default 0;
alter table session add column device text not null default '';
