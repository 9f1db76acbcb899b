package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.guests.Admission;
import cardroom.server.journal.Database;
import cardroom.server.keeping.RoomTime;
import cardroom.server.ledger.AccountName;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The whole path of a command, on both databases.
class RoomTest {
  @TempDir Path folder;

  private String place(String kind) {
    return kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
  }

  private static OddPlayer ann(Room room) {
    assertThat(room.guests().admit("ann")).isInstanceOf(Admission.Welcome.class);
    return new OddPlayer(room, "ann", OddPlayer.open(room, "Odd one"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void a_table_comes_back_in_the_middle_of_a_round(String kind) {
    var place = place(kind);
    try (var room = Places.oddRoom(Database.at(place))) {
      var ann = ann(room);
      assertThat(ann.act("sit", 50_000)).isEqualTo(new Answer.Done(2));
      assertThat(ann.act("stake", 2_000)).isEqualTo(new Answer.Done(5));
      assertThat(room.records().balance(AccountName.purse("ann"))).isEqualTo(50_000);
    }
    try (var room = Places.oddRoom(Database.at(place))) {
      var ann = new OddPlayer(room, "ann", 1);
      assertThat(ann.number()).isEqualTo(5);
      assertThat(ann.look().view().positions().getFirst().hands().getFirst().cards())
          .hasToString("[??]");
      assertThat(ann.act("red", 0)).isEqualTo(new Answer.Done(8));
      assertThat(ann.act("leave", 0)).isEqualTo(new Answer.Done(9));
      var purse = room.records().balance(AccountName.purse("ann"));
      assertThat(purse).isIn(100_000L, 98_000L);
    }
    try (var room = Places.oddRoom(Database.at(place))) {
      assertThat(new OddPlayer(room, "ann", 1).number()).isEqualTo(9);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void a_command_sent_twice_is_done_once_even_after_a_restart(String kind) {
    var place = place(kind);
    var key = OddPlayer.freshKey();
    try (var room = Places.oddRoom(Database.at(place))) {
      var ann = ann(room);
      var sit = ann.asked("sit", 50_000, key, 1);
      assertThat(ann.send(sit)).isEqualTo(new Answer.Done(2));
      assertThat(ann.send(sit)).isEqualTo(new Answer.Done(2));
    }
    try (var room = Places.oddRoom(Database.at(place))) {
      var ann = new OddPlayer(room, "ann", 1);
      assertThat(ann.send(ann.asked("sit", 50_000, key, 1))).isEqualTo(new Answer.Done(2));
      RefusalAssert.assertThat(ann.send(ann.asked("sit", 60_000, key, 1))).cites("ROOM-KEY");
      assertThat(ann.number()).isEqualTo(2);
    }
  }

  @Test
  void a_command_repeated_long_after_is_not_done_again_when_the_room_was_opened_anew() {
    var key = OddPlayer.freshKey();
    try (var room = roomAt("2026-03-01T20:00:00Z")) {
      var ann = ann(room);
      ann.act("sit", 50_000);
      assertThat(ann.send(ann.asked("stake", 100, key, 2))).isEqualTo(new Answer.Done(5));
      assertThat(ann.act("red", 0)).isEqualTo(new Answer.Done(8));
    }
    try (var room = roomAt("2026-03-01T20:15:00Z")) {
      var ann = new OddPlayer(room, "ann", 1);
      RefusalAssert.assertThat(ann.send(ann.asked("stake", 100, key, 2))).cites("ROOM-STALE");
      assertThat(ann.number()).isEqualTo(8);
      assertThat(ann.act("stake", 100)).isInstanceOf(Answer.Done.class);
    }
  }

  private Room roomAt(String time) {
    var parts = Places.parts(Database.at(Places.sqlite(folder)), new OddCatalogue());
    var then = Instant.parse(time);
    return new Room(parts.with(ClockTimes.ENDLESS).with(RoomTime.goingOnFrom(() -> then)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void nobody_sits_down_with_chips_they_do_not_have(String kind) {
    try (var room = Places.oddRoom(Database.at(place(kind)))) {
      var ann = ann(room);
      var bob = new OddPlayer(room, "bob", ann.table());
      assertThat(bob.act("sit", 100))
          .isInstanceOfSatisfying(
              Answer.Refused.class,
              no ->
                  assertThat(no.words())
                      .contains("You don't have enough chips for that", "ROOM-CHIPS")
                      .doesNotContain("player:"));
      assertThat(ann.number()).isEqualTo(1);
      assertThat(ann.act("sit", 100)).isEqualTo(new Answer.Done(2));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite"})
  void a_double_click_does_not_act_twice(String kind) {
    try (var room = Places.oddRoom(Database.at(place(kind)))) {
      var ann = ann(room);
      ann.act("sit", 50_000);
      assertThat(ann.send(ann.asked("stake", 100, OddPlayer.freshKey(), 2)))
          .isEqualTo(new Answer.Done(5));
      RefusalAssert.assertThat(ann.send(ann.asked("stake", 100, OddPlayer.freshKey(), 2)))
          .cites("ROOM-STALE");
    }
  }
}
