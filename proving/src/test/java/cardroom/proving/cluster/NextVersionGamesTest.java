package cardroom.proving.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.proving.crowd.GuestSession;
import cardroom.proving.crowd.WaitUntil;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program finds a journal that a newer one has continued.
class NextVersionGamesTest {
  private static final String HOLDEM =
      "{\"house\":\"ocean-view\",\"game\":\"texas-holdem\",\"seats\":4,\"bots\":4}";
  private static final SheetCatalogue NOW = new SheetCatalogue(Catalogue.packaged());
  private static final NextVersionGames NEXT = new NextVersionGames(NOW);

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();

  private OpenRoom open(GameCatalogue program) {
    var plan =
        RoomPlan.standard(folder)
            .on("localhost", 0)
            .with(Demo.NO)
            .with(ThinkingTime.AT_ONCE)
            .with(ClockTimes.STANDARD.unwatched())
            .with(RequestLimits.NONE);
    return OpenRoom.open(plan, program, Map.of());
  }

  private GuestSession guest(OpenRoom room, String name) throws IOException {
    return GuestSession.enter(client, URI.create("http://localhost:" + room.port()), name);
  }

  /// Plays at a table until that many events are in its journal.
  private void playTo(OpenRoom room, GuestSession guest, long number) throws Exception {
    try (var _ = guest.line(1, -1)) {
      var patience = Duration.ofMinutes(2);
      assertThat(WaitUntil.until(patience, () -> room.room().records().lastNumber(1) >= number))
          .as("event %d", number)
          .isTrue();
    }
  }

  private List<String> findings(GameCatalogue program) throws Exception {
    var seals = new SealedShoe(RoomKey.in(folder.resolve("room.key")), Entropy.ofTheSystem());
    var url = "jdbc:sqlite:" + folder.resolve("room.db");
    return Verifier.verify(url, program, seals).findings().stream().map(Object::toString).toList();
  }

  @Tag("slow")
  @Test
  void old_journals_are_read_and_new_ones_are_left_alone() throws Exception {
    try (var room = open(NOW)) {
      var ann = guest(room, "ann");
      ann.post("/api/tables", HOLDEM);
      playTo(room, ann, 60);
    }
    try (var room = open(NEXT)) {
      playTo(room, guest(room, "bob"), room.room().records().lastNumber(1) + 60);
    }
    assertThat(findings(NEXT)).as("both versions, by the newer program").isEmpty();
    try (var room = open(NOW)) {
      var cat = guest(room, "cat");
      var played = room.room().records().lastNumber(1);
      assertThat(cat.get("/api/tables/1").toString()).contains("A newer program has played");
      assertThat(cat.post("/api/tables/1/commands", sit(played)).body())
          .contains("A newer program has played");
      assertThat(cat.get("/api/tables/1/rounds/999").toString()).contains("A newer program");
      assertThat(room.room().tables().alarms().stopped()).containsExactly(1L);
      cat.post("/api/tables", HOLDEM);
      assertThat(cat.get("/api/tables/2").path("number").asLong()).as("others play").isPositive();
      assertThat(room.room().records().lastNumber(1)).as("nothing is written").isEqualTo(played);
    }
    assertThat(findings(NOW)).first().asString().contains("a newer one wrote it");
    try (var room = open(NEXT)) {
      playTo(room, guest(room, "dot"), room.room().records().lastNumber(1) + 20);
      assertThat(room.room().tables().alarms().stopped()).isEmpty();
    }
  }

  private static String sit(long number) {
    return "{\"key\":\"%s\",\"number\":%d,\"id\":\"sit\",\"position\":\"1\",\"amountCents\":40000}"
        .formatted("5a".repeat(16), number);
  }
}
