-- Whom somebody does not want to hear at any table. Nobody else learns of it; the mark of what people keep for themselves covers it.
create table mute (
  owner text   not null,
  about text   not null,
  at    bigint not null,
  primary key (owner, about)
);
