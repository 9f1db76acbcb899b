-- What the journal said at a moment, signed: a deleted or rewritten journal no longer fits.

create table checkpoint (
  number bigint not null primary key,
  up_to  bigint not null,
  says   text   not null,
  line   text   not null
);
