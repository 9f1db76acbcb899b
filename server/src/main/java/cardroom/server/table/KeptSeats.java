package cardroom.server.table;

import cardroom.games.banked.table.BankedChoiceId;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choices;
import cardroom.games.table.Choices.Barred;
import cardroom.games.table.Command;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The free seats of a table, each kept for one of those who wait.
///
/// @param waiting who waits, the first in line first
record KeptSeats(List<String> waiting, int free) {
  private static final Set<String> SITS = Set.of(Seating.SIT, BankedChoiceId.SIT_AS_PROVIDER);

  static KeptSeats of(List<String> waiting, View view) {
    var free = 0;
    for (var seat : view.seats()) {
      free += seat.player().isEmpty() ? 1 : 0;
    }
    return new KeptSeats(waiting, free);
  }

  /// Whether somebody takes a seat with that command.
  static boolean isSitting(Command command) {
    return command instanceof Command.Act act && SITS.contains(act.choice());
  }

  /// Whether all seats that are free are kept for others.
  boolean bars(String name) {
    return !waiting.isEmpty()
        && waiting.size() >= free
        && !waiting.subList(0, Math.min(free, waiting.size())).contains(name);
  }

  /// What that person may do: nobody is offered a seat that is kept for others.
  Choices open(Choices all, Viewer viewer) {
    if (!(viewer instanceof Viewer.Person(var player)) || !bars(player.name())) {
      return all;
    }
    var offered = all.offered().stream().filter(choice -> !SITS.contains(choice.id())).toList();
    if (offered.size() == all.offered().size()) {
      return all;
    }
    var why = RoomRefusals.othersWait();
    var barred = new ArrayList<>(all.barred());
    barred.add(new Barred(Seating.SIT, Position.TABLE, why.sentence(), why.rule()));
    return new Choices(offered, barred);
  }
}
