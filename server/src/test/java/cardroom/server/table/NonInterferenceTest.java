package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Shuffle;
import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.wire.Wire;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two worlds that differ only in what is hidden send the same bytes, message by message.
class NonInterferenceTest {
  @TempDir Path folder;

  /// Two shuffles whose first card differs.
  private static Entropy seeded(long seed) {
    var random = new Random(seed);
    return count -> {
      var bytes = new byte[count];
      random.nextBytes(bytes);
      return bytes;
    };
  }

  private List<String> world(int number, Viewer viewer) {
    assertThat(folder.resolve(Integer.toString(number)).toFile().mkdirs()).isTrue();
    var place = Places.sqlite(folder.resolve(Integer.toString(number)));
    var parts =
        Places.parts(Database.at(place), new OddCatalogue())
            .with(ClockTimes.ENDLESS)
            .with(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)))
            .with(seeded(number));
    try (var room = new Room(parts)) {
      room.guests().admit("ann");
      var ann = new OddPlayer(room, "ann", OddPlayer.open(room, "Odd one"));
      var bytes = new Recorder(viewer);
      room.tables().watch(ann.table(), bytes, -1);
      ann.act("sit", 50_000);
      ann.act("stake", 1_000);
      ann.act("peek", 0);
      ann.act("nonsense", 0);
      var look = OddPlayer.await(room.tables().look(ann.table(), viewer));
      if (look instanceof Tables.Seen.Yes(var showing)) {
        bytes.sent.add(Wire.whole(showing));
      }
      room.tables().lobby().rows().forEach(row -> bytes.sent.add(row.toString()));
      return List.copyOf(bytes.sent);
    }
  }

  /// Keeps what would go over a socket.
  private static final class Recorder implements Watcher {
    private final Viewer viewer;
    private final List<String> sent = new ArrayList<>();
    private Optional<TableShowing> shown = Optional.empty();

    Recorder(Viewer viewer) {
      this.viewer = viewer;
    }

    @Override
    public Viewer viewer() {
      return viewer;
    }

    @Override
    public void show(TableShowing showing) {
      shown
          .map(before -> Wire.change(before, showing))
          .orElseGet(() -> Optional.of(Wire.whole(showing)))
          .ifPresent(sent::add);
      shown = Optional.of(showing);
    }

    @Override
    public void ended() {}
  }

  @Test
  void a_viewer_is_sent_the_same_bytes_whatever_lies_face_down() {
    var rail = new Viewer.Rail();
    assertThat(world(1, rail)).hasSizeGreaterThan(4).isEqualTo(world(2, rail));
  }

  @Test
  void the_two_worlds_do_differ_for_the_one_who_looked() {
    assertThat(Shuffle.of(List.of(1, 2, 3, 4, 5, 6, 7, 8), seeded(3).bits()))
        .isNotEqualTo(Shuffle.of(List.of(1, 2, 3, 4, 5, 6, 7, 8), seeded(4).bits()));
    var ann = new Viewer.Person(new Player("ann"));
    assertThat(world(3, ann)).isNotEqualTo(world(4, ann));
  }
}
