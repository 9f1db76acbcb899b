package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Viewer;
import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who comes while a table is writing, and leaves before it has seen them.
class ShortVisitTest {
  private static final int VISITS = 20;

  @TempDir Path folder;

  private record Page(int number) implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public void show(TableShowing showing) {}

    @Override
    public void ended() {}
  }

  @Test
  void nobody_stays_at_the_table_who_has_left_it() {
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)))) {
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", OddPlayer.open(room, "Friday"));
      for (int visit = 0; visit < VISITS; visit++) {
        var choice = visit % 2 == 0 ? "sit" : "leave";
        var asked =
            ann.asked(choice, visit % 2 == 0 ? 50_000 : 0, OddPlayer.freshKey(), ann.number());
        var answer = room.tables().act(ann.table(), asked);
        room.tables().watch(ann.table(), new Page(visit), -1);
        room.tables().unwatch(ann.table(), new Page(visit));
        assertThat(OddPlayer.await(answer)).isInstanceOf(Answer.Done.class);
        assertThat(ann.look().room().watched()).isFalse();
      }
    }
  }
}
