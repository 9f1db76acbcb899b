-- Who writes. Row 1 is a room that has its records to itself; every machine of a cluster has a row of its own, taken
-- anew at each start, and gives ids from (id - 1) * 2^40 on, so that no two ever meet. A machine that was shut out
-- writes no more: each commit asks.
alter table head add column machine text not null default '';
alter table head add column shut_out integer not null default 0;

-- What only one side of a parted cluster can have.
create table lease (
  name     text   not null primary key,
  owner    text   not null,
  until_ms bigint not null
);

-- A name's look, so that two machines never let in two guests who look alike.
create table guest_look (
  look text not null primary key
);
