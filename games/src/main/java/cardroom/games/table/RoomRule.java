package cardroom.games.table;

import cardroom.games.rules.Rule;
import java.util.EnumSet;
import java.util.Set;

/// Rules of the room itself, which no paper prints: chips, seats, turns, and which requests it
/// accepts at all.
public enum RoomRule implements Rule {
  CHIPS("ROOM-CHIPS", "A wager is made with chips that are on the table."),
  SEAT("ROOM-SEAT", "A seat belongs to one player, and a player has one seat."),
  GUEST("ROOM-GUEST", "To act at a table, take a place at it first."),
  BUY_IN("ROOM-BUY-IN", "A table has a smallest and a largest buy-in."),
  GOING_SOUTH(
      "ROOM-SOUTH",
      "A player who comes back to a table within the hour brings what they left it with, up to its"
          + " largest buy-in."),
  NOT_NOW("ROOM-NOT-NOW", "A command has to fit what the table waits for."),
  UNKNOWN("ROOM-UNKNOWN", "A command has to be one that the table knows."),
  FLOOR("ROOM-FLOOR", "Some calls are for the floor alone, and not for anyone who plays there."),
  VOID("ROOM-VOID", "What cannot be put right is called off, and everything wagered goes back."),
  FORM("ROOM-FORM", "A request has to have the form that the room reads."),
  CSRF("ROOM-CSRF", "A request that changes something carries the token of its page."),
  ORIGIN("ROOM-ORIGIN", "A request comes from a page of this room."),
  TABLE("ROOM-TABLE", "A table is open, whole and has room for what is asked."),
  NAME("ROOM-NAME", "A name belongs to one person and is fit to be read out."),
  KEY("ROOM-KEY", "Each command has a key of its own."),
  STALE("ROOM-STALE", "A command is about the table as it is now."),
  RATE("ROOM-RATE", "Nobody asks for more than the room can answer."),
  ROLE("ROOM-ROLE", "Some things are for people with a role in the room."),
  SIGNIN("ROOM-SIGNIN", "People who have an account sign in to it."),
  SECOND("ROOM-SECOND", "An account with a second factor is opened with both."),
  PASSKEY("ROOM-PASSKEY", "A passkey opens the account that it was made for, in this room alone."),
  LIMIT("ROOM-LIMIT", "The limits that people set for themselves apply."),
  RECORDS("ROOM-RECORDS", "Nothing counts until it is written into the records.");

  private final String id;
  private final String sentence;

  RoomRule(String id, String sentence) {
    this.id = id;
    this.sentence = sentence;
  }

  /// Those that a table itself cites, as opposed to the room's entrance.
  public static Set<RoomRule> ofTables() {
    return EnumSet.range(CHIPS, VOID);
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String sentence() {
    return sentence;
  }
}
