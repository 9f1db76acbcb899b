package cardroom.server.table;

import cardroom.server.codec.UnknownEvent;
import cardroom.server.journal.WriteFailure;
import cardroom.server.table.Answer.Refused;
import cardroom.server.table.Answer.RoomRule;

/// The sentences in which the room itself refuses.
public final class RoomRefusals {
  private RoomRefusals() {}

  public static Refused records() {
    return RoomRule.RECORDS.refuse(
        "The room cannot write its records just now; nothing was lost", "Try again shortly");
  }

  private static Refused broken() {
    return RoomRule.TABLE.refuse(
        "This table has stopped and the floor must look at it; its records are safe",
        "Take a seat at another table");
  }

  /// Only another machine, or a newer program on this one, can read what lies there.
  public static Refused newer() {
    return RoomRule.TABLE.refuse(
        "A newer program has played at this table, which this machine cannot read; nothing is lost",
        "Take a seat at another table, or come back when the room is upgraded");
  }

  static Refused stopped(Throwable why) {
    return why instanceof UnknownEvent ? newer() : broken();
  }

  static Refused failed() {
    return RoomRule.TABLE.refuse(
        "The room could not judge that; nothing was changed and the floor has been told",
        "Take one of your other choices");
  }

  static Refused inRound() {
    return RoomRule.TABLE.refuse("The round at this table is not over yet", "Play it to its end");
  }

  static Refused closed() {
    return RoomRule.TABLE.refuse("This table is closed", "Take a seat at another table");
  }

  static Refused stale(long number) {
    return RoomRule.STALE.refuse(
        "The table is at event %d and you have acted since you looked".formatted(number),
        "Look again, then decide");
  }

  static Refused othersWait() {
    return RoomRule.TABLE.refuse(
        "Others wait for a seat before you", "Enter the waiting list of this table");
  }

  static Refused seatedAlready() {
    return RoomRule.TABLE.refuse(
        "You have a seat at this table", "Leave it first if you want to wait for another");
  }

  static Refused of(WriteFailure failure) {
    return switch (failure) {
      case WriteFailure.Overdrawn _ ->
          RoomRule.CHIPS.refuse(
              "You don't have enough chips for that", "Choose a smaller amount, or get more chips");
      case WriteFailure.Unavailable _ -> records();
      case WriteFailure.Contradiction _ ->
          RoomRule.STALE.refuse("The table has moved on meanwhile", "Look again, then decide");
    };
  }
}
