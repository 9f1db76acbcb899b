package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Room;
import cardroom.server.TwoMachines;
import cardroom.server.codec.Json;
import cardroom.server.guests.Admission;
import cardroom.server.odd.OddCatalogue;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Sign-in attempts are counted across all machines of a room: two rooms with web servers of their
/// own that share nothing but a real PostgreSQL and the room's key.
@Tag("cluster")
class SharedTriesTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String SECRET = "four horses under snow";
  private static final String HERE = "10.1.1.1";
  private static final String ELSEWHERE = "10.2.2.2";
  private static final long HOUR_MS = 3_600_000;

  private TwoMachines room;
  private WebServer left;
  private WebServer right;

  @BeforeEach
  void open() {
    room = TwoMachines.open(new OddCatalogue());
    left = doors(room.one());
    right = doors(room.two());
    assertThat(room.one().signIn().signUp(Optional.empty(), "ann", SECRET, "").admission())
        .isInstanceOf(Admission.Welcome.class);
  }

  private static WebServer doors(Room room) {
    return new WebServer(
        room, "localhost", 0, RequestLimits.STANDARD.behind(TrustedProxies.ANYONE));
  }

  @AfterEach
  void close() throws Exception {
    right.close();
    left.close();
    room.close();
  }

  private static HttpResponse<String> signsIn(WebServer at, String from, String name, String secret)
      throws Exception {
    var body = Json.text(Json.object().put("name", name).put("password", secret));
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:%d/api/session".formatted(at.port())))
            .header("X-Forwarded-For", from)
            .POST(HttpRequest.BodyPublishers.ofString(body));
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static int status(WebServer at, String from, String secret) throws Exception {
    return signsIn(at, from, "ann", secret).statusCode();
  }

  private void change(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(room.url());
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private List<String> counted() throws SQLException {
    List<String> rows = new ArrayList<>();
    try (var connection = DriverManager.getConnection(room.url());
        var statement = connection.createStatement();
        var answer = statement.executeQuery("select who from sign_in_try")) {
      while (answer.next()) {
        rows.add(answer.getString(1));
      }
    }
    return rows;
  }

  @Test
  void five_wrong_tries_count_together_at_both_and_an_owner_elsewhere_signs_in() throws Exception {
    for (var at : List.of(left, right, left, right, left)) {
      assertThat(status(at, HERE, "wrong wrong wrong")).isEqualTo(403);
    }
    for (var at : List.of(left, right)) {
      var locked = signsIn(at, HERE, "Ann ", SECRET);
      assertThat(locked.statusCode()).isEqualTo(429);
      assertThat(locked.body()).contains("ROOM-RATE", "Too many wrong tries");
    }
    assertThat(status(left, ELSEWHERE, SECRET)).isEqualTo(200);
    assertThat(status(right, ELSEWHERE, SECRET)).isEqualTo(200);
    assertThat(status(right, HERE, SECRET)).as("nobody lifts it from elsewhere").isEqualTo(429);
    assertThat(counted()).isNotEmpty().allMatch(who -> who.matches("[0-9a-f]{64}"));
  }

  @Test
  void the_right_password_at_one_forgets_the_wrong_tries_at_the_other() throws Exception {
    for (int i = 0; i < 2; i++) {
      for (int wrong = 0; wrong < 4; wrong++) {
        assertThat(status(left, HERE, "wrong wrong wrong")).isEqualTo(403);
      }
      assertThat(status(right, HERE, SECRET)).isEqualTo(200);
    }
  }

  @Test
  void a_try_that_cannot_be_counted_is_refused() throws Exception {
    change("alter table sign_in_try rename to not_there");
    var refused = signsIn(left, HERE, "ann", SECRET);
    change("alter table not_there rename to sign_in_try");
    assertThat(refused.statusCode()).isEqualTo(503);
    assertThat(refused.body()).contains("ROOM-RECORDS");
    assertThat(refused.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(status(left, HERE, SECRET)).isEqualTo(200);
  }

  @Test
  void of_twenty_at_the_same_moment_five_get_one() throws Exception {
    var tries = room.machines().tries();
    Callable<Boolean> taking = () -> tries.take("x", HOUR_MS, 5 * HOUR_MS);
    var got = 0;
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var each : all.invokeAll(Collections.nCopies(20, taking))) {
        got += each.get() ? 1 : 0;
      }
    }
    assertThat(got).isEqualTo(5);
    assertThat(tries.take("y", HOUR_MS, 5 * HOUR_MS)).as("others have their own").isTrue();
  }

  @Test
  void what_is_full_again_goes_and_a_clock_set_back_locks_nobody_out() throws Exception {
    var tries = room.machines().tries();
    assertThat(tries.take("x", HOUR_MS, HOUR_MS)).isTrue();
    assertThat(tries.take("x", HOUR_MS, HOUR_MS)).isFalse();
    change("update sign_in_try set full_ms = full_ms + 4 * 3600 * 1000");
    assertThat(tries.take("x", HOUR_MS, HOUR_MS)).as("counted before it was set").isTrue();
    assertThat(tries.take("x", HOUR_MS, HOUR_MS)).isFalse();
    change("update sign_in_try set full_ms = full_ms - 3600 * 1000");
    assertThat(tries.take("x", HOUR_MS, HOUR_MS)).as("an hour later").isTrue();
    tries.sweep();
    assertThat(counted()).containsExactly("x");
    change("update sign_in_try set full_ms = full_ms - 2 * 3600 * 1000");
    tries.sweep();
    assertThat(counted()).isEmpty();
  }
}
