-- Each event names the one before it at its table, so that no key of the events scatters over the tables: with
-- thousands of tables nearly every event made another page of such a key be written. A table's head says where it ends
-- and moves only from the number it had, which keeps a table from having two histories; a mark every few dozen events
-- leads to the old ones.

create table linked_event (
  id          bigint  not null primary key,
  previous    bigint  not null,
  table_id    bigint  not null,
  number      bigint  not null,
  kind        text    not null,
  version     integer not null,
  maker       text    not null,
  command_key text    not null,
  at          bigint  not null,
  body        text    not null,
  hash        text    not null
);

insert into linked_event (id, previous, table_id, number, kind, version, maker, command_key, at, body, hash)
  select id, lag(id, 1, 0) over (partition by table_id order by number), table_id, number, kind, version, maker,
    command_key, at, body, hash
  from event order by id;

drop table event;
alter table linked_event rename to event;

create table journal_head (
  table_id bigint not null primary key,
  number   bigint not null,
  event_id bigint not null
);

insert into journal_head (table_id, number, event_id)
  select e.table_id, e.number, e.id from event e
  join (select table_id, max(number) as number from event group by table_id) newest
    on newest.table_id = e.table_id and newest.number = e.number;

create table journal_mark (
  table_id bigint not null,
  number   bigint not null,
  event_id bigint not null,
  primary key (table_id, number)
);

insert into journal_mark (table_id, number, event_id) select table_id, number, id from event where number % 32 = 0;
