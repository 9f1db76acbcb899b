package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.View.SeatView;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.keeping.RoomTime;
import cardroom.server.ledger.AccountName;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Seen;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A player closes the page and does not come back: the seat is free for others after a while, and
/// the player keeps the chips.
class AbsentGuestTest {
  @TempDir Path folder;

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-03-01T20:00:00Z"));

  private void pass(int minutes) {
    now.updateAndGet(then -> then.plus(Duration.ofMinutes(minutes)));
  }

  private static List<String> seated(Room room, long table) {
    return switch (OddPlayer.await(room.tables().look(table, new Viewer.Rail()))) {
      case Seen.Yes(var showing) ->
          showing.view().seats().stream()
              .map(SeatView::player)
              .filter(name -> !name.isEmpty())
              .toList();
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  @Test
  void a_seat_is_kept_for_ten_minutes_and_to_the_end_of_the_round() {
    var parts =
        Places.parts(Database.at(Places.sqlite(folder)), new SheetCatalogue(Catalogue.packaged()))
            .with(ClockTimes.ENDLESS)
            .with(RoomTime.of(now::get))
            .with(PlannedShoe.withoutPure());
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      PureGuest.bet(bob, ann);
      ann.visitor().socket(ann.address() + "/socket").next();
      pass(9);
      ann.act("done");
      assertThat(seated(room, table)).containsExactly("bob", "ann");
      pass(2);
      assertThat(seated(room, table)).as("she is asked for a decision").contains("bob");
      ann.act("stand");
      Awaitility.await().until(() -> seated(room, table).equals(List.of("ann")));
      assertThat(room.records().balance(AccountName.stack("bob", table))).isZero();
      assertThat(room.records().balance(AccountName.purse("bob"))).isPositive();
    }
  }
}
