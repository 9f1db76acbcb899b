-- Keys that people's own devices keep, by which they sign in without a password. What is here of them is public by its nature; whoever could
-- change it would still come in as somebody else, so the room's own journal has a mark of every row.
create table passkey (
  id         text   not null primary key,
  owner      text   not null,
  handle     text   not null,
  label      text   not null,
  public_key text   not null,
  counter    bigint not null,
  since      bigint not null,
  used_at    bigint not null
);

create index passkey_owner on passkey (owner);

-- What devices were asked to sign and did: none is good a second time, on no machine of the room and after no restart.
create table used_challenge (
  challenge text not null primary key
);
