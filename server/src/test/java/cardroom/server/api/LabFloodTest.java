package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.codec.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Somebody floods lab and trainer with nonsense, huge numbers, the same question in ever new
/// words, and leaves before the answer comes.
@Tag("slow")
final class LabFloodTest extends OpenDoors {

  private static final List<String> NONSENSE =
      List.of(
          "/api/lab/casino-club/pure-21.5?decks=99999999999999999999",
          "/api/lab/casino-club/pure-21.5?decks=-1",
          "/api/lab/casino-club/pure-21.5?decks=%00",
          "/api/lab/casino-club/pure-21.5?option.decks=" + "9".repeat(390),
          "/api/lab/casino-club/pure-21.5?option.decks=" + "9".repeat(900),
          "/api/lab/casino-club/pure-21.5?option.game.min=$999999999999999999",
          "/api/lab/casino-club/pure-21.5/bank?seats=99&betCents=999999999&bankCents=999999999",
          "/api/lab/casino-club/pure-21.5/bank?seats=0",
          "/api/lab/casino-club/pure-21.5/bank?schedule=77",
          "/api/lab/casino-club/pure-21.5/bank?rounds=500001",
          "/api/lab/casino-club/pure-21.5/design?wager=buster&edge=0.00001",
          "/api/lab/casino-club/pure-21.5/design?wager=%F0%9F%82%A1&edge=5",
          "/api/lab/%2e%2e/pure-21.5",
          "/api/learn/casino-club/%3Cscript%3E",
          "/api/learn/nowhere/pure-21.5",
          "/api/equity/texas-holdem?hands=" + "AhAs;".repeat(70),
          "/api/equity/texas-holdem?hands=AhAs;KdKc&board=AhAsAdAcKd",
          "/api/equity/razz?hands=;;;;;;;;");

  private static final int AGAIN = 24;

  private final HttpClient client = HttpClient.newHttpClient();

  private CompletableFuture<HttpResponse<String>> asks(String path) {
    var address = URI.create("http://localhost:" + doors.port() + path);
    return client.sendAsync(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
  }

  @Test
  void nonsense_gets_a_sentence_and_the_room_goes_on() {
    var nonsense = NONSENSE.stream().map(this::asks).toList();
    var heavy = new ArrayList<CompletableFuture<HttpResponse<String>>>();
    for (int i = 0; i < AGAIN; i++) {
      heavy.add(
          asks(
              "/api/lab/casino-club/pure-21.5/bank?rounds=20000&seats=%d&x=%d"
                  .formatted(1 + i % 6, i)));
    }
    for (int i = 0; i < AGAIN; i += 2) {
      heavy.get(i).cancel(true);
    }
    // The room itself answers while its lab is at work.
    assertThat(passer.get("/api/houses").statusCode()).isEqualTo(200);
    assertThat(passer.get("/api/tables").statusCode()).isEqualTo(200);
    for (int i = 0; i < NONSENSE.size(); i++) {
      var answer = nonsense.get(i).join();
      assertThat(answer.statusCode()).as(NONSENSE.get(i)).isIn(200, 400, 404, 429);
      if (answer.statusCode() != 200) {
        assertThat(Json.read(answer.body()).path("sentence").asString())
            .as(NONSENSE.get(i))
            .isNotBlank();
      }
    }
    for (int i = 1; i < AGAIN; i += 2) {
      assertThat(heavy.get(i).join().statusCode()).isIn(200, 429);
    }
    Awaitility.await("the lab is free again")
        .atMost(Duration.ofMinutes(2))
        .until(() -> passer.get("/api/learn/casino-club/pure-21.5").statusCode() == 200);
  }
}
