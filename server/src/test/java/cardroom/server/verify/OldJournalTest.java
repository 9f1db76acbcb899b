package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.SqlRecords;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.RoundRetelling;
import cardroom.server.table.Tables.Seen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Records of an evening that an earlier program wrote: four people at Pure 21.5 with wagers behind
/// seats and rounds called off, at Three Card Poker, and in the middle of a hand of Omaha High-Low.
/// Whatever changes in the program, they open and every chip in them is where it was.
class OldJournalTest {
  private static final String RECORDED = "old-journal.db.gz";

  @TempDir Path folder;

  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  private Path file = Path.of("");

  @BeforeEach
  void unpack() throws Exception {
    file = folder.resolve("room.db");
    try (var packed = Objects.requireNonNull(getClass().getResourceAsStream(RECORDED));
        var records = new GZIPInputStream(packed)) {
      Files.copy(records, file);
    }
  }

  @Test
  void every_table_is_played_again_to_the_same_chips() throws Exception {
    Database.in(file).close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    var report = Verifier.verify("jdbc:sqlite:" + file, catalogue, seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.tables()).isEqualTo(4);
    assertThat(report.shoes()).isEqualTo(15);
  }

  @Test
  void every_table_is_taken_up_where_it_stopped() {
    try (var room = open()) {
      assertThat(seen(room, 1)).isEqualTo("pure-21.5 round 12");
      assertThat(seen(room, 2)).isEqualTo("three-card-poker round 8");
      assertThat(seen(room, 3)).isEqualTo("omaha-high-low round 6");
    }
  }

  @Test
  void a_round_is_told_alike_from_wherever_it_is_read() {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    try (var database = Database.in(file).ready()) {
      var records = new CountedRecords(database);
      var reader = new RoundRetelling(records, catalogue, seals);
      for (var round = 12; round > 0; round--) {
        var anew = new RoundRetelling(new CountedRecords(database), catalogue, seals);
        assertThat(reader.round(1, round, RAIL))
            .as("round %d", round)
            .isEqualTo(anew.round(1, round, RAIL));
        assertThat(reader.span(1, round)).isEqualTo(anew.span(1, round));
      }
      var whole = records.entries(1, 1).size();
      records.read = 0;
      assertThat(reader.round(1, 11, RAIL)).isPresent();
      assertThat(records.read).as("entries read for the last round").isBetween(1, whole / 2);
    }
  }

  private static final Viewer RAIL = new Viewer.Rail();

  private static final class CountedRecords extends SqlRecords {
    private int read;

    CountedRecords(Database database) {
      super(database.source());
    }

    @Override
    public List<JournalEntry> entries(long table, long after, long until) {
      var entries = super.entries(table, after, until);
      read += entries.size();
      return entries;
    }
  }

  private Room open() {
    return new Room(Places.parts(Database.in(file), catalogue).with(ClockTimes.ENDLESS));
  }

  private static String seen(Room room, long table) {
    return switch (OddPlayer.await(room.tables().look(table, new Viewer.Rail()))) {
      case Seen.Yes(var showing) ->
          "%s round %d".formatted(showing.view().table().game(), showing.view().table().round());
      case Seen.No(var why) -> why.words();
    };
  }
}
