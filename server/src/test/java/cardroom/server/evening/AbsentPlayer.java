package cardroom.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.journal.JournalEntry;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.EventMakers;
import java.util.List;

/// A player does not come back after the room was stopped while they had to decide.
record AbsentPlayer(RestartedRoom premises) {
  // Long enough for players who are there, short enough to wait for one who is not.
  private static final ClockTimes BRISK = new ClockTimes(600, 600, 600, 800, 0, 0, 200, 50);

  /// A player who is to decide loses the connection: the room waits, acts for them, says so in the
  /// record, and after a while sits them out with their chips.
  void of(SeatedPerson gone, String choice, TablePlayers ring) {
    ring.places().forEach(place -> place.resume(place.number()));
    ring.until(gone.name() + " is to act", () -> gone.offered(choice).isPresent());
    premises.close();
    premises.open(BRISK);
    var table = Long.parseLong(gone.address().replaceAll("\\D", ""));
    var others = new TablePlayers(ring.places().stream().filter(place -> place != gone).toList());
    var last = gone.number();
    others.places().forEach(place -> place.resume(place.number()));
    var any = others.places().getFirst();
    others.until(gone.name() + " is sat out", () -> isSatOut(any, gone.name()));
    assertThat(any.zone("room").path("away").toString()).contains(gone.name());
    assertThat(decidedByRoom(table, last))
        .isNotEmpty()
        .allMatch(body -> body.contains("\"byRoom\":true"));
    var stack = gone.visitor().json("/api/me").path("tablesCents").asLong();
    assertThat(stack).isPositive();
    gone.resume(last);
    assertThat(gone.isTagged("sitting-out")).isTrue();
  }

  private static boolean isSatOut(SeatedPerson looker, String name) {
    for (var seat : looker.zone("seats")) {
      if (seat.path("player").asString().equals(name)) {
        return seat.path("tags").toString().contains("sitting-out");
      }
    }
    return false;
  }

  private List<String> decidedByRoom(long table, long after) {
    return premises.room().room().records().entries(table, after).stream()
        .filter(entry -> entry.kind().equals("decided") && entry.maker().equals(EventMakers.ROOM))
        .map(JournalEntry::body)
        .toList();
  }
}
