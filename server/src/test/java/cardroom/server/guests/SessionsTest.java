package cardroom.server.guests;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How long a session lasts: thirty days at most, seven of silence, and a shift of it for staff.
class SessionsTest {
  @TempDir Path folder;
  private volatile Instant now = Instant.parse("2026-03-01T08:00:00Z");

  private Room open() {
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, new OddCatalogue()).with((InstantSource) () -> now));
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }

  private static String token(Room room, String name) {
    return switch (room.signIn()
        .signUp(Optional.empty(), name, "seven quiet otters", "")
        .admission()) {
      case Admission.Welcome(_, var token) -> token;
      case Admission.Refused(var why) -> throw new IllegalStateException(why.words());
    };
  }

  @Test
  void silence_ends_a_session_and_use_keeps_it_up_to_its_age() {
    try (var room = open()) {
      var token = token(room, "ann");
      var silent = token(room, "bob");
      for (int day = 0; day < 29; day += 5) {
        assertThat(room.sessions().known(token)).as("day %d", day).isPresent();
        pass(Duration.ofDays(5));
      }
      assertThat(room.sessions().known(silent)).as("a month of silence").isEmpty();
      assertThat(room.sessions().of("bob")).isEmpty();
      assertThat(room.sessions().known(token)).as("thirty days old").isEmpty();
    }
  }

  @Test
  void a_key_in_silent_hands_is_void_after_a_shift() {
    try (var room = open()) {
      var token = token(room, "flo");
      assertThat(room.people().appoint(EventMakers.ROOM, "flo", Role.FLOOR, true, "")).isEmpty();
      pass(Duration.ofHours(11));
      var flo = room.sessions().known(token).orElseThrow();
      pass(Duration.ofHours(11));
      assertThat(room.sessions().isUsed(flo.session())).as("over a line as well").isTrue();
      pass(Duration.ofHours(12));
      assertThat(room.sessions().isOpen(flo.session())).isFalse();
      assertThat(room.sessions().known(token)).isEmpty();
    }
  }

  @Test
  void when_a_session_was_used_outlives_the_room() {
    String token;
    try (var room = open()) {
      token = token(room, "ann");
      pass(Duration.ofDays(6));
      assertThat(room.sessions().known(token)).isPresent();
      var expires = now.toEpochMilli() + Sessions.SILENCE_MS;
      Awaitility.await()
          .until(
              () -> room.records().sessions().stream().anyMatch(row -> row.expires() == expires));
    }
    pass(Duration.ofDays(6));
    try (var room = open()) {
      assertThat(room.sessions().known(token)).as("six days after it was used last").isPresent();
    }
  }

  @Test
  void a_session_that_has_ended_is_not_brought_back_by_its_last_use() {
    try (var room = open()) {
      var token = token(room, "ann");
      var row = room.records().sessions().getFirst();
      room.sessions().end(token);
      new Cage(room.journal(), room.records()).note(List.of(row.until(row.expires() + 1)));
      assertThat(room.records().sessions()).isEmpty();
    }
  }
}
