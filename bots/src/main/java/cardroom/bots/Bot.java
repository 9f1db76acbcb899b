package cardroom.bots;

import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.Optional;

/// A player run by the program.
public interface Bot {

  /// What they do when the table waits for them; empty when they have nothing to decide.
  Optional<Command.Act> act(Player me, View view, Choices choices);
}
