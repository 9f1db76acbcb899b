package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddShelf;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import java.sql.DriverManager;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whoever alters the schema of a room on PostgreSQL, so that rows change or hide unseen or such
/// are taken as the room never wrote, is found out.
@Tag("cluster")
class AlteredServerTest {
  private static String url = "";

  @BeforeAll
  static void play() {
    url = Places.postgres();
    try (var room = Places.oddRoom(Database.at(url))) {
      room.guests().admit("ann");
    }
  }

  @Test
  void an_honest_room_is_found_in_order() throws Exception {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(url, new OddShelf(), seals).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          create function sly() returns trigger language plpgsql as 'begin return null; end'; create trigger sly before delete on event for each row execute function sly() | the trigger sly
          create function sly() returns trigger language plpgsql as 'begin return null; end'; create trigger sly after truncate on event for each statement execute function sly() | the trigger sly
          create rule sly as on delete to posting do instead nothing | the rule sly
          create policy sly on balance using (cents > 0) | the policy sly
          create view sly as select * from balance | the view sly
          create materialized view sly as select * from balance | the materialized view sly
          create table sly (id bigint) | the table sly
          create table sly () inherits (posting) | child of a table sly
          create sequence sly | the sequence sly
          alter table posting set unlogged | the table without a log posting
          alter table balance drop constraint balance_check | the table balance
          alter table balance alter cents set default 5 | the table balance
          alter table event drop constraint event_table_id_number_key | the table event
          alter table used_code drop constraint used_code_pkey | the table used_code
          alter table event alter hash drop not null | the table event
          alter table posting add column sly text | the table posting
          alter table shoe drop column cut cascade | the table shoe
          alter table posting alter cents type numeric | the table posting
          drop table guest_look | the table guest_look
          delete from flyway_schema_history where version = '17' | the table mute
          update flyway_schema_history set checksum = 1 where version = '3' | the list of schema changes
          update flyway_schema_history set success = false where version = '3' | the list of schema changes
          """)
  void whatever_is_altered_beside_the_rows_is_named(String sql, String named) throws Exception {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(sql);
      assertThat(SchemaCheck.of(connection)).asString().contains(named);
      connection.rollback();
    }
  }
}
