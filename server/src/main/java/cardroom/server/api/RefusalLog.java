package cardroom.server.api;

import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Records;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The operator's log of refusals that no page of the room leads to: whoever gets one may be trying
/// something they have no right to. What people meet in the course of an evening is not in it, and
/// refused sign-ins are logged where they are judged.
final class RefusalLog {
  private static final Logger LOG = LoggerFactory.getLogger(RefusalLog.class);
  private static final Set<Rule> TOLD =
      Set.of(
          RoomRule.ORIGIN,
          RoomRule.CSRF,
          RoomRule.ROLE,
          RoomRule.FLOOR,
          RoomRule.KEY,
          RoomRule.UNKNOWN,
          RoomRule.NAME,
          RoomRule.FORM,
          RoomRule.RATE);
  // Whoever sends thousands must not fill the disk with lines.
  private static final double LINES_PER_SECOND = 0.5;
  private static final double LINES_AT_ONCE = 30;

  private final RequestGuard doorman;
  private final TokenBuckets lines = new TokenBuckets(LINES_PER_SECOND, LINES_AT_ONCE);

  RefusalLog(RequestGuard doorman) {
    this.doorman = doorman;
  }

  /// Of a request; its address is logged without what follows a question mark, which may be an
  /// invitation.
  void note(Answer.Refused why, Context context) {
    if (TOLD.contains(why.rule())) {
      var what = context.method() + " " + context.path();
      write(why, what, name(context), doorman.address(context));
    }
  }

  private String name(Context context) {
    try {
      return named(doorman.visitor(context));
    } catch (Records.Unread _) {
      return "somebody";
    }
  }

  /// Of a message over a socket, or of the socket itself.
  void note(Answer.Refused why, String socket, Optional<Guest> guest, String address) {
    if (TOLD.contains(why.rule())) {
      write(why, "WS " + socket, named(guest), address);
    }
  }

  private static String named(Optional<Guest> guest) {
    return guest.map(Guest::name).orElse("nobody");
  }

  private void write(Answer.Refused why, String what, String name, String address) {
    if (lines.take(address, RequestGuard.steadyMillis())) {
      LOG.warn("refused: {} to {} at {}, {}", why.rule().id(), name, address, what);
    }
  }
}
