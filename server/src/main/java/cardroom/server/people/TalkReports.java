package cardroom.server.people;

import cardroom.server.guests.Cage;
import cardroom.server.guests.Cage.RoomEvent;
import cardroom.server.journal.PageOutcome;
import cardroom.server.table.Answer;
import cardroom.server.table.RoomRefusals;
import cardroom.server.table.TableRemark;
import java.time.InstantSource;
import java.util.Optional;

/// What was said at a table and reported to the floor: only that is recorded, in the room's own
/// journal, with who reported it.
public final class TalkReports {
  public static final String REPORTED = "talk-reported";

  private final Cage cage;
  private final InstantSource time;

  public TalkReports(Cage cage, InstantSource time) {
    this.cage = cage;
    this.time = time;
  }

  /// Empty when it is on disk.
  public Optional<Answer.Refused> report(String by, long table, TableRemark said) {
    var body =
        People.body(said.player())
            .put("table", table)
            .put("said", said.id())
            .put("line", said.line())
            .put("text", said.text());
    return cage.write(RoomEvent.plain(REPORTED, by, time.millis(), body))
            instanceof PageOutcome.Done
        ? Optional.empty()
        : Optional.of(RoomRefusals.records());
  }
}
