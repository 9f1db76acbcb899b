package cardroom.games.table;

import cardroom.games.rules.Rule;

/// What any room has to say that no paper prints: chips, seats and whose turn it is to speak.
public enum RoomRule implements Rule {
  CHIPS("ROOM-CHIPS", "A wager is made with chips that are on the table."),
  SEAT("ROOM-SEAT", "A seat belongs to one player, and a player has one seat."),
  GUEST("ROOM-GUEST", "To act at a table, take a place at it first."),
  BUY_IN("ROOM-BUY-IN", "A table has a least and a most amount to sit down with."),
  GOING_SOUTH(
      "ROOM-SOUTH",
      "A player who comes back to a table within the hour brings what they left it with, up to its"
          + " most."),
  NOT_NOW("ROOM-NOT-NOW", "A command has to fit what the table waits for."),
  UNKNOWN("ROOM-UNKNOWN", "A command has to be one that the table knows."),
  FLOOR("ROOM-FLOOR", "Some calls are the floor's alone, and nobody's who plays there."),
  VOID("ROOM-VOID", "What cannot be put right is called off, and everything wagered goes back.");

  private final String id;
  private final String sentence;

  RoomRule(String id, String sentence) {
    this.id = id;
    this.sentence = sentence;
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
