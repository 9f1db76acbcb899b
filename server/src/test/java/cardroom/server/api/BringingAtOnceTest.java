package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.codec.Json;
import cardroom.server.odd.OddPlayer;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/// Somebody who sends the same at several tables at one moment, to bring more than they may.
class BringingAtOnceTest extends OddRoom {
  private static final int MANY = 8;

  private static List<HttpResponse<String>> atOnce(List<Callable<HttpResponse<String>>> all)
      throws Exception {
    var start = new CyclicBarrier(all.size());
    List<HttpResponse<String>> answers = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> sent = new ArrayList<>();
      for (var one : all) {
        sent.add(
            threads.submit(
                () -> {
                  start.await();
                  return one.call();
                }));
      }
      for (var one : sent) {
        answers.add(one.get());
      }
    }
    return answers;
  }

  private static Callable<HttpResponse<String>> sits(Visitor guest, long table, long cents) {
    var path = "/api/tables/%d".formatted(table);
    var number = guest.json(path).path("number").asLong();
    var body = Json.object().put("key", OddPlayer.freshKey()).put("id", "sit").put("position", "1");
    body.put("number", number).put("amountCents", cents);
    return () -> guest.post(path + "/commands", Json.text(body));
  }

  @Test
  void what_is_brought_to_many_tables_at_once_stays_within_the_limit() throws Exception {
    var ann = Visitor.withAccount(doors.port(), "ann");
    ann.post("/api/me/wishes", "{\"lossCents\":20000}");
    List<Callable<HttpResponse<String>>> all = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      all.add(sits(ann, OddPlayer.open(room, "Odd " + i), 15_000));
    }
    assertThat(atOnce(all)).filteredOn(answer -> answer.statusCode() == 200).hasSize(1);
    assertThat(ann.json("/api/me").path("tablesCents").asLong()).isEqualTo(15_000);
  }

  @Test
  void nobody_sits_down_with_the_chips_of_an_account_that_is_being_closed() throws Exception {
    var close = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    for (int i = 0; i < MANY; i++) {
      var name = "ann" + i;
      var ann = Visitor.withAccount(doors.port(), name);
      var sits = sits(ann, OddPlayer.open(room, "Odd " + i), 20_000);
      var answers = atOnce(List.of(sits, () -> ann.post("/api/me/close", close)));
      assertThat(answers).filteredOn(answer -> answer.statusCode() == 200).hasSize(1);
      assertThat(room.guests().accounts(name).values()).allMatch(cents -> cents >= 0);
    }
  }
}
