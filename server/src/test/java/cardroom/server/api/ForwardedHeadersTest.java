package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.api.RequestLimits.Cap;
import cardroom.server.api.RequestLimits.Caps;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a proxy says about a visitor is the last value; everything before it may be made up by the
/// visitor. Some proxies extend the incoming header, others add one of their own after it.
class ForwardedHeadersTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir Path folder;

  /// Receives the first line that the room sends.
  private static final class FirstLine implements WebSocket.Listener {
    private final CompletableFuture<String> heard = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        heard.complete(text.toString());
      }
      socket.request(1);
      return null;
    }
  }

  private static String looks(URI table, String... forwarded) throws Exception {
    var builder = CLIENT.newWebSocketBuilder();
    for (var each : forwarded) {
      builder.header("X-Forwarded-For", each);
    }
    var line = new FirstLine();
    builder.buildAsync(table, line).get(1, TimeUnit.MINUTES);
    return line.heard.get(1, TimeUnit.MINUTES);
  }

  /// What happens at the socket of a table, in a room that limits connections per address.
  private interface AtTable {
    void go(URI socket) throws Exception;
  }

  private void behind(String proxies, int lines, AtTable visit) throws Exception {
    var caps = new Caps(Cap.NONE, Cap.NONE, new Cap(9, lines, 99), 64);
    var limits = RequestLimits.NONE.with(caps).behind(TrustedProxies.of(proxies));
    try (var room = Places.oddRoom(Database.at(Places.sqlite(folder)));
        var doors = new WebServer(room, "localhost", 0, limits)) {
      var table = OddPlayer.open(room, "the table");
      var socket = "ws://localhost:%d/api/tables/%d/socket".formatted(doors.port(), table);
      visit.go(URI.create(socket));
    }
  }

  @Test
  void nobody_makes_up_an_address_to_have_more_lines() throws Exception {
    behind(
        "127.0.0.1, ::1",
        3,
        at -> {
          assertThat(looks(at, "10.1.1.1")).doesNotContain("ROOM-RATE");
          assertThat(looks(at, "10.9.9.9, 10.1.1.1")).doesNotContain("ROOM-RATE");
          assertThat(looks(at, "10.9.9.8", "10.1.1.1")).doesNotContain("ROOM-RATE");
          assertThat(looks(at, "10.9.9.7", "10.1.1.1")).contains("ROOM-RATE");
          assertThat(looks(at, "10.9.9.6, 10.1.1.1")).contains("ROOM-RATE");
          assertThat(looks(at, "10.1.1.1", "10.1.1.2")).doesNotContain("ROOM-RATE");
        });
  }

  @Test
  void the_last_word_of_the_last_header_is_the_proxys() {
    assertThat(VisitorAddress.nearest(List.of())).isEmpty();
    assertThat(VisitorAddress.nearest(List.of("https", "http"))).contains("http");
    assertThat(VisitorAddress.of("10.0.0.1", List.of("1.2.3.4", "5.6.7.8 , 10.1.1.1 ")))
        .isEqualTo("10.1.1.1");
    assertThat(VisitorAddress.of("10.0.0.1", List.of())).isEqualTo("10.0.0.1");
  }

  @Test
  void whoever_is_not_the_named_proxy_counts_by_their_own_address() throws Exception {
    behind(
        "10.0.0.5,10.1.0.0/16,fd00::/8",
        2,
        at -> {
          assertThat(looks(at, "10.1.1.1")).doesNotContain("ROOM-RATE");
          assertThat(looks(at, "10.1.1.2")).doesNotContain("ROOM-RATE");
          assertThat(looks(at, "10.1.1.3")).contains("ROOM-RATE");
          assertThat(looks(at, "10.0.0.5")).as("the proxy's own address").contains("ROOM-RATE");
        });
  }
}
