package cardroom.server.table;

import cardroom.games.table.Command;
import java.util.Optional;
import java.util.function.Consumer;

/// The command whose page is being written; none when a round begins by itself.
record InHand(Optional<Command> command, String maker, String key, Consumer<Answer> reply) {

  static InHand byRoom(Command command, Consumer<Answer> reply) {
    return new InHand(Optional.of(command), Makers.ROOM, "", reply);
  }
}
