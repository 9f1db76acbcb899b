package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.keeping.RoomTime;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.LimitSettings.Bounds;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody sets the calendar while people play: only the time stamps follow it.
class CalendarTest {
  private static final long HOUR_MS = Duration.ofHours(1).toMillis();
  private static final long DAY_MS = 24 * HOUR_MS;

  @TempDir Path folder;

  private final AtomicReference<Instant> calendar =
      new AtomicReference<>(Instant.parse("2026-03-01T20:00:00Z"));

  @Test
  void set_forward_two_hours_it_acts_for_nobody() throws Exception {
    // She has an hour; two hours later by the calendar she is still asked, and stands by herself.
    var stamps = play(new ClockTimes(DAY_MS, DAY_MS, DAY_MS, HOUR_MS, 0, 0, 0, 0), 2, false);
    assertThat(stamps)
        .filteredOn(entry -> entry.kind().equals("decided"))
        .extracting(JournalEntry::maker)
        .containsOnly("ann");
    assertThat(stamps.getLast().at())
        .isEqualTo(Instant.parse("2026-03-01T22:00:00Z").toEpochMilli());
  }

  @Test
  void set_back_four_hours_it_keeps_nobody_waiting() throws Exception {
    var stamps = play(new ClockTimes(DAY_MS, DAY_MS, DAY_MS, 500, 0, 0, 0, 0), -4, true);
    assertThat(stamps).anyMatch(entry -> entry.kind().equals("settled"));
    assertThat(stamps.getLast().at())
        .isEqualTo(Instant.parse("2026-03-01T16:00:00Z").toEpochMilli());
  }

  private Room odd() {
    var parts = Places.parts(Database.at(Places.sqlite(folder)), new OddCatalogue());
    return new Room(parts.with(RoomTime.goingOnFrom(calendar::get)));
  }

  @Test
  void set_forward_it_ends_no_break_and_lifts_no_limit() {
    try (var room = odd()) {
      var _ = room.signIn().signUp(Optional.empty(), "ann", "seven quiet otters", "");
      assertThat(room.limits().set("ann", new Bounds(20_000, 0, 0, 0))).isEmpty();
      assertThat(room.limits().set("ann", new Bounds(0, 0, 0, 0))).isEmpty();
      assertThat(room.limits().pause("ann", 1)).isEmpty();
      calendar.updateAndGet(then -> then.plus(Duration.ofDays(2)));
      assertThat(room.limits().stops("ann")).isPresent();
      assertThat(room.limits().bounds("ann").lossCents()).isEqualTo(20_000);
    }
    try (var room = odd()) {
      assertThat(room.limits().stops("ann")).as("a restart knows the calendar alone").isEmpty();
      assertThat(room.limits().bounds("ann").lossCents()).isZero();
    }
  }

  private List<JournalEntry> play(ClockTimes times, int hours, boolean toTheEnd) throws Exception {
    var parts =
        Places.parts(Database.at(Places.sqlite(folder)), new SheetCatalogue(Catalogue.packaged()))
            .with(times)
            .with(RoomTime.goingOnFrom(calendar::get))
            .with(PlannedShoe.withoutPure());
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var table = PureGuest.open(room);
      var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
      var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
      PureGuest.bet(bob, ann);
      ann.visitor().socket(ann.address() + "/socket").next();
      ann.act("done");
      calendar.updateAndGet(then -> then.plus(Duration.ofHours(hours)));
      if (toTheEnd) {
        Awaitility.await()
            .atMost(Duration.ofSeconds(20))
            .until(
                () ->
                    room.records().entries(table, 1).stream()
                        .anyMatch(entry -> entry.kind().equals("settled")));
      } else {
        ann.act("stand");
      }
      return room.records().entries(table, 1);
    }
  }
}
