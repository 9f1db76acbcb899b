-- Who waits for a seat at a table, in order, a name a line: a restart costs nobody his place.

create table waiting (
  table_id bigint not null primary key,
  names    text   not null
);
