package cardroom.app.records;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import cardroom.games.poker.variant.Variants;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hands of an open room come out as the rail saw them: as PHH, and the replay agrees with every
/// stack; in the notation, and the judge with every outcome.
final class HandExportTest {
  @TempDir private Path folder;

  @Test
  void hands_are_taken_away_and_replayed_while_the_room_is_open() throws Exception {
    var data = folder.resolve("data");
    try (var room = BusyRoom.in(data)) {
      var table = room.table("texas-holdem");
      for (var what : List.of(table, table + "/1")) {
        var hands = Ran.of("export", what, "--phh", "--data", data.toString());
        assertThat(hands.out()).as(hands.err()).contains("variant = 'FT'", "starting_stacks");
        var file = folder.resolve(what.replace('/', '-') + ".phhs");
        Files.writeString(file, hands.out());
        var replayed = Ran.of("replay", file.toString());
        assertThat(replayed.status()).as(replayed.err()).isEqualTo(Status.DONE);
      }
      var banked = room.table("pure-21.5");
      assertThat(Ran.of("export", banked, "--phh", "--data", data.toString()).err())
          .hasLineCount(1)
          .contains("no finished poker hand");
    }
  }

  /// Posts, draws and kills, whatever the bots do; mucked hands stay unseen.
  @Test
  void hands_of_every_game_are_written_down_and_judged_again() throws Exception {
    var data = folder.resolve("data");
    try (var room = BusyRoom.in(data)) {
      for (var variant : Variants.ALL) {
        var table = room.table(variant.id());
        var hands = Ran.of("export", table, "--notation", "--data", data.toString());
        assertThat(hands.status()).as(hands.err()).isEqualTo(Status.DONE);
        assertThat(hands.out()).contains("# %s, round 1\nhouse ".formatted(table), "\nends ");
        var file = Files.writeString(folder.resolve(variant.id() + ".txt"), hands.out());
        var judged = Ran.of("judge", file.toString());
        assertThat(judged.status()).as(judged.out() + judged.err()).isEqualTo(Status.DONE);
      }
    }
  }
}
