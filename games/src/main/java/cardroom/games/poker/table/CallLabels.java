package cardroom.games.poker.table;

import java.util.List;

/// What a call is called on the floor's screen.
final class CallLabels {
  private static final List<String> ORDINALS =
      List.of("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth");

  private CallLabels() {}

  static String of(CallWord what) {
    var card = what.card() == 0 ? "Next card" : ORDINALS.get(what.card() - 1) + " card";
    return switch (what.word()) {
      case "skipped" -> "Passed over in the coming deal";
      case "extra" -> "Dealt a card too many";
      case "found" -> "Found with the wrong number of cards";
      case "exposed", "expose-next" -> card + " exposed by the dealer";
      case "exposed-off-table", "expose-next-off-table" -> card + " dealt off the table";
      case "exposed-touched", "expose-next-touched" -> card + " touched the player and turned over";
      case CallWord.ACTED_EARLY -> "The first player acted before the deal was complete";
      case "board-too-many" -> "The flop has a card too many";
      case "board-early" -> "The board came before the betting was complete";
      case "burned-none" -> "No card burned before the next street";
      case "burned-two" -> "Two cards burned before the next street";
      case "burned-none-lost" -> "No card burned, and nobody can trace the cards";
      case "burned-two-lost" -> "Two cards burned, and nobody can trace the cards";
      case CallWord.ALL_IN -> "Declares all-in for the pot so far";
      case CallWord.VOID -> "Call the hand off";
      default -> throw new IllegalArgumentException("no call: " + what);
    };
  }
}
