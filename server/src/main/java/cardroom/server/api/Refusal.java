package cardroom.server.api;

import cardroom.server.table.Answer;
import java.util.Map;

/// A refusal on its way out of a handler, with the status that goes with its rule.
final class Refusal extends RuntimeException {
  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("ROOM-FORM", 400),
          Map.entry("ROOM-GUEST", 401),
          Map.entry("ROOM-CSRF", 403),
          Map.entry("ROOM-FLOOR", 403),
          Map.entry("ROOM-ORIGIN", 403),
          Map.entry("ROOM-ROLE", 403),
          Map.entry("ROOM-SIGNIN", 403),
          Map.entry("ROOM-SECOND", 403),
          Map.entry("ROOM-LIMIT", 409),
          Map.entry("ROOM-UNKNOWN", 404),
          Map.entry("ROOM-TABLE", 409),
          Map.entry("ROOM-NAME", 409),
          Map.entry("ROOM-KEY", 409),
          Map.entry("ROOM-STALE", 409),
          Map.entry("ROOM-CHIPS", 409),
          Map.entry("ROOM-RATE", 429),
          Map.entry("ROOM-RECORDS", 503));
  private static final int BY_THE_RULES = 422;

  private final transient Answer.Refused why;

  Refusal(Answer.Refused why) {
    super(why.words());
    this.why = why;
  }

  Answer.Refused why() {
    return why;
  }

  int status() {
    return status(why);
  }

  static int status(Answer.Refused why) {
    return STATUS.getOrDefault(why.rule(), BY_THE_RULES);
  }
}
