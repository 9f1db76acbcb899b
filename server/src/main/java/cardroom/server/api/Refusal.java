package cardroom.server.api;

import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.server.table.Answer;
import java.util.Map;

/// A refusal thrown by a handler, with the HTTP status that goes with its rule.
final class Refusal extends RuntimeException {
  private static final Map<Rule, Integer> STATUS =
      Map.ofEntries(
          Map.entry(RoomRule.FORM, 400),
          Map.entry(RoomRule.GUEST, 401),
          Map.entry(RoomRule.CSRF, 403),
          Map.entry(RoomRule.FLOOR, 403),
          Map.entry(RoomRule.ORIGIN, 403),
          Map.entry(RoomRule.ROLE, 403),
          Map.entry(RoomRule.SIGNIN, 403),
          Map.entry(RoomRule.SECOND, 403),
          Map.entry(RoomRule.PASSKEY, 403),
          Map.entry(RoomRule.LIMIT, 409),
          Map.entry(RoomRule.UNKNOWN, 404),
          Map.entry(RoomRule.TABLE, 409),
          Map.entry(RoomRule.NAME, 409),
          Map.entry(RoomRule.KEY, 409),
          Map.entry(RoomRule.STALE, 409),
          Map.entry(RoomRule.CHIPS, 409),
          Map.entry(RoomRule.RATE, 429),
          Map.entry(RoomRule.RECORDS, 503));
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
