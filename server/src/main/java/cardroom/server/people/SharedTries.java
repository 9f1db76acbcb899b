package cardroom.server.people;

import cardroom.server.journal.AttemptRows;
import cardroom.server.journal.Records.Unread;
import cardroom.server.shoe.RoomKey;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sign-in attempts, where several machines count them together. Neither an address nor a name is
/// stored: only keyed hashes of them, which nobody can make without the room's key.
public final class SharedTries {
  private static final Logger LOG = LoggerFactory.getLogger(SharedTries.class);
  private static final int SWEPT_EVERY = 200;

  private final RoomKey.Marks marks;
  private final AtomicLong taken = new AtomicLong();
  private volatile Optional<AttemptRows> rows = Optional.empty();

  public SharedTries(RoomKey key) {
    this.marks = key.marks("tries at signing in");
  }

  /// From now on attempts are counted there.
  public void share(AttemptRows among) {
    rows = Optional.of(among);
  }

  public boolean areShared() {
    return rows.isPresent();
  }

  /// Counts an attempt if one is left. If the database does not answer, nobody may try: the room
  /// says that it cannot write.
  ///
  /// @param oneMs the time in which one attempt comes back
  /// @param allMs the time in which all of them do
  public boolean take(String who, long oneMs, long allMs) {
    var counted = rows.orElseThrow();
    if (taken.incrementAndGet() % SWEPT_EVERY == 0) {
      counted.sweep();
    }
    return counted.take(mark(who), oneMs, allMs);
  }

  /// Forgets earlier attempts.
  public void forget(String who) {
    try {
      rows.orElseThrow().forget(mark(who));
    } catch (Unread e) {
      // They are signed in already, and only lose a few attempts of the next quarter of an hour.
      LOG.warn("could not clear the failed attempts before a sign-in: {}", e.getMessage());
    }
  }

  private String mark(String who) {
    return HexFormat.of().formatHex(marks.of(who));
  }
}
