-- Who asks for a game until enough others do. The records keep it, so that a restart forgets nobody and every machine of the room sees
-- the same list; what is over is deleted.
create table game_request (
  player   text   not null,
  house    text   not null,
  game     text   not null,
  stakes   text   not null,
  since    bigint not null,
  expires  bigint not null,
  table_id bigint not null,
  primary key (player, house, game)
);
