package cardroom.proving.fuzz;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Three people and a floor person at a table of one of the thirteen games, who send what the input
/// says: choices that are offered, and every choice, place, amount and card list that is not. No
/// table may stop (Contract 15).
///
/// One input of sixteen goes over the network, as requests and as socket frames, to a table that
/// three sockets watch. The others begin behind the API, with the text of a command: the network
/// takes ten times as long as the work itself, and is the same for all of them.
///
/// A table is kept for some inputs, so that most of the time goes into what is sent; what was sent
/// there before is part of a finding and is kept with it.
public final class CommandTarget {
  static final List<String> GAMES =
      List.of(
          "casino-club/pure-21.5",
          "casino-club/three-card-poker",
          "ocean-view/texas-holdem",
          "ocean-view/texas-holdem-high-low",
          "ocean-view/omaha",
          "ocean-view/omaha-high-low",
          "ocean-view/crazy-pineapple",
          "ocean-view/crazy-pineapple-high-low",
          "ocean-view/lowball",
          "ocean-view/draw-poker",
          "ocean-view/razz",
          "ocean-view/seven-card-stud",
          "ocean-view/seven-card-stud-high-low");
  private static final int COMMANDS_MAX = 6;
  private static final int INPUTS_MAX = 150;
  private static final int AT_DOORS = 16;
  private static final Map<String, FuzzTable> TABLES = new HashMap<>();

  private CommandTarget() {}

  /// The room opens before the first input is timed.
  public static void fuzzerInitialize() {
    var _ = FuzzRoom.keeper().name();
  }

  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    var input = new FuzzInput(data);
    var table = table(input.any(GAMES), input.below(AT_DOORS) == AT_DOORS - 1);
    table.begin();
    for (int i = 0; i < COMMANDS_MAX && input.hasMore(); i++) {
      table.send(input);
    }
    table.requireWell();
  }

  private static FuzzTable table(String game, boolean isAtDoors) throws IOException {
    var name = isAtDoors ? game + " at the doors" : game;
    var old = TABLES.get(name);
    if (old != null && old.inputs() < INPUTS_MAX) {
      return old;
    }
    if (old != null) {
      old.close();
    }
    var fresh = FuzzTable.of(game, isAtDoors);
    TABLES.put(name, fresh);
    return fresh;
  }
}
