package cardroom.server.table;

import cardroom.games.table.RoomRule;
import cardroom.server.codec.UnknownEvent;
import cardroom.server.journal.WriteFailure;
import cardroom.server.table.Answer.Refused;

/// The sentences in which the room itself refuses.
public final class RoomRefusals {
  private RoomRefusals() {}

  public static Refused records() {
    return Answer.refuse(
        RoomRule.RECORDS,
        "The room cannot write its records just now; nothing was lost",
        "Try again shortly");
  }

  private static Refused broken() {
    return Answer.refuse(
        RoomRule.TABLE,
        "This table has stopped and the floor must look at it; its records are safe",
        "Take a seat at another table");
  }

  /// Only another machine, or a newer program on this one, can read that table.
  public static Refused newer() {
    return Answer.refuse(
        RoomRule.TABLE,
        "A newer program has played at this table, which this machine cannot read; nothing is lost",
        "Take a seat at another table, or come back when the room is upgraded");
  }

  static Refused stopped(Throwable why) {
    return why instanceof UnknownEvent ? newer() : broken();
  }

  static Refused failed() {
    return Answer.refuse(
        RoomRule.TABLE,
        "The room could not rule on that; nothing was changed and the floor has been told",
        "Take one of your other choices");
  }

  static Refused inRound() {
    return Answer.refuse(
        RoomRule.TABLE, "The round at this table is not over yet", "Play it to its end");
  }

  static Refused closed() {
    return Answer.refuse(RoomRule.TABLE, "This table is closed", "Take a seat at another table");
  }

  static Refused stale(long number) {
    return Answer.refuse(
        RoomRule.STALE,
        "You have acted since this was shown; the table is at event %d now".formatted(number),
        "Look again, then decide");
  }

  static Refused openedSince() {
    return Answer.refuse(
        RoomRule.STALE, "This table was opened again since you looked", "Look again, then decide");
  }

  static Refused othersWait() {
    return Answer.refuse(
        RoomRule.TABLE,
        "Others are waiting for a seat before you",
        "Join this table's waiting list");
  }

  static Refused seatedAlready() {
    return Answer.refuse(
        RoomRule.TABLE,
        "You have a seat at this table",
        "Leave it first if you want to wait for another");
  }

  static Refused of(WriteFailure failure) {
    return switch (failure) {
      case WriteFailure.Overdrawn _ ->
          Answer.refuse(
              RoomRule.CHIPS,
              "You don't have enough chips for that",
              "Choose a smaller amount, or get more chips");
      case WriteFailure.Unavailable _ -> records();
      case WriteFailure.Contradiction _ ->
          Answer.refuse(
              RoomRule.STALE, "The table has moved on in the meantime", "Look again, then decide");
    };
  }
}
