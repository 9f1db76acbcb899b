package cardroom.server.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every poker game over the real journal: the room is stopped again and again in mid-hand, and
/// goes on where it was.
class PokerRestartTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();
  private static final int STOPS = 6;
  private static final int STEPS = 5;

  @TempDir Path folder;

  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());

  private Room room() {
    var database = Database.at(Places.sqlite(folder));
    var parts = Places.parts(database, catalogue).with(ClockTimes.ENDLESS);
    return new Room(parts.keptBusy(true));
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_hand_is_taken_up_wherever_the_room_was_stopped(String game) throws Exception {
    Company people;
    try (var room = room()) {
      people = Company.open(room, game, List.of("ann", "bob", "cat"));
      people.sit();
    }
    var step = 0;
    var before = List.<String>of();
    for (int stop = 0; stop < STOPS; stop++) {
      try (var room = room()) {
        people = people.in(room);
        people.awaited(step);
        assertThat(before.isEmpty() ? before : people.seen()).isEqualTo(before);
        for (int i = 0; i < STEPS; i++) {
          people.step(step++);
        }
        people.awaited(step);
        before = people.seen();
      }
    }
    try (var room = room()) {
      people = people.in(room);
      // Where everybody raised whenever they could, the first hand may still be going on.
      for (int more = 0; more < STOPS * STEPS && rounds(people) < 2; more++) {
        people.step(step++);
      }
      told(people);
      var drop = new AccountName(Kind.DROP, "", people.table());
      assertThat(room.records().balance(drop)).as("COL-OVP-L-3").isPositive();
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    var report = Verifier.verify(Places.sqlite(folder), catalogue, seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.shoes()).isGreaterThan(1);
    namesNoHiddenCard();
  }

  private static int rounds(Company people) {
    return people.look(new Viewer.Rail()).view().table().round();
  }

  /// Finished hands are retold as each person may know them, with the clause behind each result.
  private static void told(Company people) {
    assertThat(rounds(people)).isGreaterThan(1);
    var history = people.room().history();
    var mine = history.round(people.table(), 1, new Viewer.Person(new Player("ann"))).orElseThrow();
    var rail = history.round(people.table(), 1, new Viewer.Rail()).orElseThrow();
    assertThat(mine.toString()).contains("\"result\"", "goes into the drop", "COL-OVP-L-3");
    assertThat(rail.toString()).contains("\"result\"").isNotEqualTo(mine.toString());
    assertThat(history.roundsOf("ann", Long.MAX_VALUE, 9)).isNotEmpty();
  }

  /// A card is named only where it was dealt face up, shown, or exposed.
  private void namesNoHiddenCard() throws SQLException {
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement();
        var rows = statement.executeQuery(HIDDEN)) {
      while (rows.next()) {
        assertThat(rows.getString(1)).doesNotContainPattern("\\b([2-9TJQKA][shdc]|Jk)\\b");
      }
    }
  }

  private static final String HIDDEN =
      "select body from event where kind not in ('turned', 'opened')"
          + " and body not like '%\"faceUp\":true%'";
}
