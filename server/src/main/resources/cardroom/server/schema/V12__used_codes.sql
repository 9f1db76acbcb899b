-- Codes of second factors that were shown: the half minute of each, by the person. None is good a second time, on no machine of the
-- room and after no restart.
create table used_code (
  name text   not null,
  step bigint not null,
  primary key (name, step)
);
