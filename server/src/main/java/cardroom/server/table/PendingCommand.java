package cardroom.server.table;

import cardroom.games.seating.Seating;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.Optional;
import java.util.function.Consumer;

/// The command whose page is being written; none when a round begins by itself.
record PendingCommand(Optional<Command> command, String maker, String key, Consumer<Answer> reply) {

  static PendingCommand byRoom(Command command, Consumer<Answer> reply) {
    return new PendingCommand(Optional.of(command), EventMakers.ROOM, "", reply);
  }

  /// The room makes a player leave the table.
  static PendingCommand leaving(Player player, Consumer<Answer> reply) {
    return byRoom(new Command.Act(player, Seating.LEAVE, Position.TABLE), reply);
  }

  /// What is asked for, for the log: never a card that goes with it.
  String name() {
    return command
        .map(
            asked ->
                switch (asked) {
                  case Command.Act act -> act.choice() + " at " + act.position();
                  case Command.Call call -> "the call " + call.choice() + " at " + call.position();
                  case Command.TimedOut late -> "the end of the clock of " + late.position();
                  case Command.HourPassed _ -> "the end of an hour";
                  case Command.Deal _, Command.Shuffled _, Command.Drawn _ -> "a move of chance";
                })
        .orElse("the next round");
  }
}
