package cardroom.server.banked;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.RandomBits;
import cardroom.cards.Shoe;
import cardroom.cards.Shuffle;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Seen;
import cardroom.server.verify.Verifier;
import cardroom.server.wire.Wire;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Three Card Poker over the real journal: two people, a restart in mid-round, and what lies hidden
/// stays hidden.
class ThreeCardRoomTest {
  /// With two people: three cards of the bettor, then the bank's, the last of them face up.
  private static final int FACE_UP = 5;

  @TempDir Path folder;

  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());

  /// The system's bytes for secrets, a seed's bits for the shuffle.
  private record Seeded(long seed) implements Entropy {
    @Override
    public byte[] bytes(int count) {
      return Entropy.ofTheSystem().bytes(count);
    }

    @Override
    public RandomBits bits() {
      var random = new Random(seed);
      return bits -> random.nextLong() >>> (Long.SIZE - bits);
    }
  }

  private Room room(Path file, Entropy entropy) {
    var parts =
        Places.parts(Database.in(file), catalogue)
            .with(ClockTimes.ENDLESS)
            .with(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)))
            .with(entropy);
    return new Room(parts);
  }

  /// The player who is offered the bank takes it; the other one bets, and the round waits for their
  /// decision.
  private static Sitter deal(Sitter ann, Sitter bob) {
    var isAnns = ann.offered("take-bank").isPresent();
    var banker = isAnns ? ann : bob;
    var bettor = isAnns ? bob : ann;
    banker.does("take-bank");
    bettor.does("bet.ante");
    bettor.does("bet.six-card-bonus");
    bettor.does("done");
    return bettor;
  }

  @Test
  void an_evening_is_taken_up_in_mid_round_and_found_in_order() throws Exception {
    var file = folder.resolve("room.db");
    String before;
    long table;
    try (var room = room(file, Entropy.ofTheSystem())) {
      table = Sitter.openThreeCards(room);
      var ann = new Sitter(room, "ann", table).sits(1);
      var bob = new Sitter(room, "bob", table).sits(2);
      for (int round = 0; round < 4; round++) {
        deal(ann, bob).does(round % 2 == 0 ? "play" : "fold");
      }
      before = deal(ann, bob).look().view().toString();
    }
    try (var room = room(file, Entropy.ofTheSystem())) {
      var ann = new Sitter(room, "ann", table);
      var bob = new Sitter(room, "bob", table);
      var bettor = ann.offered("play").isPresent() ? ann : bob;
      assertThat(bettor.look().view()).hasToString(before);
      bettor.does("play");
      deal(ann, bob);
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    var report = Verifier.verify("jdbc:sqlite:" + file, catalogue, seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.shoes()).isEqualTo(6);
    hidesWhatLiesFaceDown(file);
    namesNoCardBesides(file);
  }

  /// Face-down cards are written as their place in a sealed shoe, never by name.
  private static void hidesWhatLiesFaceDown(Path file) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select body from event where kind = 'dealt'")) {
      int up = 0;
      int down = 0;
      while (rows.next()) {
        var isUp = rows.getString(1).contains("\"faceUp\":true");
        assertThat(rows.getString(1)).matches(isUp ? ".*\"[^\"]*[shdc]\".*" : DOWN);
        up += isUp ? 1 : 0;
        down += isUp ? 0 : 1;
      }
      assertThat(up).isEqualTo(6);
      assertThat(down).isEqualTo(30);
    }
  }

  /// A card is named only where it was dealt face up or turned.
  private static void namesNoCardBesides(Path file) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement();
        var rows = statement.executeQuery(ALL_BUT_DEALT_AND_TURNED)) {
      while (rows.next()) {
        assertThat(rows.getString(1)).doesNotContainPattern("\\b[2-9TJQKA][shdc]\\b");
      }
    }
  }

  private static final String ALL_BUT_DEALT_AND_TURNED =
      "select body from event where kind not in ('dealt', 'turned')";

  private static final String DOWN = "\\{\"card\":\"\\d+:\\d+\",\"faceUp\":false}";

  @Test
  void the_rail_is_sent_the_same_bytes_whatever_lies_face_down() {
    var one = new Seeded(1);
    var other = new Seeded(likeInWhatIsSeen(one));
    assertThat(sentToTheRail(1, one)).isEqualTo(sentToTheRail(2, other));
  }

  /// Another seed that turns up the same card of the bank and hides others.
  private static long likeInWhatIsSeen(Seeded one) {
    var order = Shuffle.of(Shoe.of(1), one.bits());
    for (long seed = one.seed() + 1; ; seed++) {
      var cards = Shuffle.of(Shoe.of(1), new Seeded(seed).bits());
      if (cards.get(FACE_UP).equals(order.get(FACE_UP))
          && !cards.getFirst().equals(order.getFirst())) {
        return seed;
      }
    }
  }

  private String sentToTheRail(int world, Entropy entropy) {
    try (var room = room(folder.resolve(world + ".db"), entropy)) {
      var table = Sitter.openThreeCards(room);
      var ann = new Sitter(room, "ann", table).sits(1);
      var bob = new Sitter(room, "bob", table).sits(2);
      deal(ann, bob);
      return switch (OddPlayer.await(room.tables().look(table, new Viewer.Rail()))) {
        case Seen.Yes(var showing) -> Wire.whole(showing);
        case Seen.No(var why) -> throw new IllegalStateException(why.words());
      };
    }
  }
}
