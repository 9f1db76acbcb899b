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
import org.junit.jupiter.params.provider.CsvFileSource;

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
  @CsvFileSource(resources = "schema-changes.txt", delimiter = '|')
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
