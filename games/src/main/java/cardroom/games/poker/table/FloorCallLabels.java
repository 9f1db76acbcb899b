package cardroom.games.poker.table;

import java.util.List;

/// How a call is labelled on the floor's screen.
final class FloorCallLabels {
  private static final List<String> ORDINALS =
      List.of("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth");

  private FloorCallLabels() {}

  static String of(PlacedFloorCall what) {
    var card = what.card() == 0 ? "Next card" : ORDINALS.get(what.card() - 1) + " card";
    return switch (what.call()) {
      case SKIPPED -> "Passed over in the coming deal";
      case EXTRA -> "Dealt a card too many";
      case FOUND -> "Found with the wrong number of cards";
      case EXPOSED, EXPOSE_NEXT -> card + " exposed by the dealer";
      case EXPOSED_OFF_TABLE, EXPOSE_NEXT_OFF_TABLE -> card + " dealt off the table";
      case EXPOSED_TOUCHED, EXPOSE_NEXT_TOUCHED -> card + " touched the player and turned over";
      case ACTED_EARLY -> "The first player acted before the deal was complete";
      case BOARD_TOO_MANY -> "The flop has a card too many";
      case BOARD_EARLY -> "The board came before the betting was complete";
      case BURNED_NONE -> "No card burned before the next street";
      case BURNED_TWO -> "Two cards burned before the next street";
      case BURNED_NONE_LOST -> "No card burned, and nobody can trace the cards";
      case BURNED_TWO_LOST -> "Two cards burned, and nobody can trace the cards";
      case ALL_IN_FOR_POT -> "Declares all-in for the pot so far";
      case VOID -> "Call the hand off";
      case WITHDRAW -> "Withdraws the hand";
    };
  }
}
