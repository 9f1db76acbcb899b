package cardroom.server.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.RefusalAssert;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The hour in which a player must come back with what they left with, by the room's own clock.
class GoingSouthRoomTest {
  private static final Player ANN = new Player("ann");
  private static final Position SEAT = Position.seat(3);

  @TempDir Path folder;

  private final AtomicReference<Instant> time =
      new AtomicReference<>(Instant.parse("2026-03-01T20:00:00Z"));
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());

  private Room room(boolean busy) {
    var database = Database.at(Places.sqlite(folder));
    var parts = Places.parts(database, catalogue).with(ClockTimes.ENDLESS);
    return new Room(parts.with((InstantSource) time::get).keptBusy(busy));
  }

  private void pass(int minutes) {
    time.updateAndGet(then -> then.plus(Duration.ofMinutes(minutes)));
  }

  /// Two play; Ann sat down with $400 in the middle of their hand and has left again.
  private static Company annLeft(Room room) {
    var people = Company.open(room, "texas-holdem", List.of("bob", "cat", "ann"));
    people.sit(0);
    people.sit(1);
    people.awaited(0);
    people.sit(2);
    assertThat(people.act(new Command.Act(ANN, "leave", SEAT, Money.ZERO)))
        .isInstanceOf(Answer.Done.class);
    return people;
  }

  private static Answer comesBack(Company people, int dollars) {
    return people.act(new Command.Act(ANN, "sit", SEAT, Money.dollars(dollars)));
  }

  private static void isRefused(Company people) {
    RefusalAssert.assertThat(comesBack(people, 80)).cites("ROOM-SOUTH");
  }

  private static boolean isOver(Company people) {
    return people.room().records().entries(people.table(), 1).stream()
        .map(JournalEntry::kind)
        .anyMatch("hour-passed"::equals);
  }

  /// Every player who is asked folds, so that the hand is over.
  private static void foldOne(Company people) {
    var round = round(people);
    Awaitility.await()
        .atMost(Duration.ofSeconds(30))
        .until(
            () -> {
              people.fold();
              return round(people) > round;
            });
  }

  private static int round(Company people) {
    return people.look(new Viewer.Rail()).view().table().round();
  }

  @Test
  void the_hour_runs_out_while_the_others_play_on() {
    try (var room = room(true)) {
      var people = annLeft(room);
      isRefused(people);
      pass(59);
      foldOne(people);
      isRefused(people);
      assertThat(isOver(people)).isFalse();
      pass(1);
      foldOne(people);
      Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> isOver(people));
      assertThat(comesBack(people, 80)).isInstanceOf(Answer.Done.class);
    }
  }

  @Test
  void the_hour_goes_on_over_a_restart_and_passes_while_the_room_is_closed() throws Exception {
    Company people;
    try (var room = room(true)) {
      people = annLeft(room);
      // Hands that end after she left: a snapshot is newer than her leaving.
      for (int i = 0; i < 5; i++) {
        foldOne(people);
      }
    }
    pass(55);
    try (var room = room(false)) {
      isRefused(people.in(room));
      assertThat(isOver(people.in(room))).isFalse();
    }
    pass(6);
    try (var room = room(false)) {
      var back = people.in(room);
      Awaitility.await().atMost(Duration.ofSeconds(30)).until(() -> isOver(back));
      assertThat(comesBack(back, 80)).isInstanceOf(Answer.Done.class);
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }
}
