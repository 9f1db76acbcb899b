package cardroom.bots;

import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.Optional;

/// Somebody who plays by himself.
public interface Bot {

  /// What he does when the table waits for him; empty when he has nothing to decide.
  Optional<Command.Act> act(Player me, View view, Choices choices);
}
