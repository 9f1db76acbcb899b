package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import java.sql.DriverManager;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Any change to the schema of a room on PostgreSQL that changes or hides rows unnoticed, or admits
/// rows that the room never wrote, is detected.
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
    assertThat(Verifier.verify(url, new OddCatalogue(), seals).findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvFileSource(resources = "schema-changes.txt", delimiter = '|')
  void whatever_is_altered_besides_the_rows_is_reported(String sql, String named) throws Exception {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute(sql);
      assertThat(SchemaCheck.of(connection)).asString().contains(named);
      connection.rollback();
    }
  }
}
