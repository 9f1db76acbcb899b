package cardroom.server;

import cardroom.server.guests.Admission;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.Answer;
import java.nio.file.Path;
import java.util.concurrent.Executors;

/// A real process with a room under load: players at their own tables act as fast as they get
/// answers, and every answer is printed. It runs until it is killed.
public final class BusyRoomProcess {
  private static final int PLAYERS = 24;

  private BusyRoomProcess() {}

  public static void main(String[] arguments) {
    var room = Places.oddRoom(Database.in(Path.of(arguments[0])));
    var evening = arguments[1];
    var threads = Executors.newVirtualThreadPerTaskExecutor();
    for (int i = 0; i < PLAYERS; i++) {
      var name = "player " + evening + " " + i;
      var _ = threads.submit(() -> play(room, name));
    }
  }

  private static void play(Room room, String name) {
    if (!(room.guests().admit(name) instanceof Admission.Welcome)) {
      throw new IllegalStateException(name + " was not let in");
    }
    var player = new OddPlayer(room, name, OddPlayer.open(room, name));
    act(player, "sit", 90_000);
    while (true) {
      act(player, "stake", 100);
      act(player, "peek", 0);
      act(player, "red", 0);
    }
  }

  private static void act(OddPlayer player, String choice, long cents) {
    var key = OddPlayer.freshKey();
    var asked = player.asked(choice, cents, key, player.number());
    if (player.send(asked) instanceof Answer.Done(var number)) {
      System.out.println("done %d %d %s".formatted(player.table(), number, key));
    }
  }
}
