package cardroom.proving.crowd;

import cardroom.games.seating.Seating;
import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// A random person: comes in, takes a seat somewhere, does whatever is offered, loses the network
/// now and then, leaves, and tries another table. They know the protocol but no game.
public final class RandomGuest implements Runnable {
  private static final List<String> NOT_PLAY =
      List.of(Seating.SIT, Seating.LEAVE, Seating.SIT_OUT, Seating.TOP_UP, Seating.MOVE);
  private static final int RETRY_MS = 400;
  private static final int POVERTY_MAX = 5;
  private static final long SILENCE_MS = 4_000;

  private final Crowd crowd;
  private final int number;
  private final Random random;
  private Optional<GuestSession> desk = Optional.empty();
  private Optional<CrowdView> unfinished = Optional.empty();
  private long table;
  private int lives;
  private int poverty;

  /// What all of them have in common.
  ///
  /// @param room where a person comes in: another machine each time where there are several
  /// @param pauseMs the longest thinking time
  /// @param isOver when all go home
  public record Crowd(
      HttpClient client,
      Supplier<URI> room,
      TrialCounts counts,
      AcknowledgedActions witness,
      int pauseMs,
      BooleanSupplier isOver) {}

  public RandomGuest(Crowd crowd, int number) {
    this.crowd = crowd;
    this.number = number;
    this.random = new Random(number);
  }

  @Override
  public void run() {
    while (!crowd.isOver.getAsBoolean()) {
      try {
        visit(enter());
      } catch (IOException _) {
        // The room is closed for a moment, or this was the network.
        crowd.counts.linesLost.increment();
        pause(RETRY_MS + random.nextInt(RETRY_MS));
      } catch (RuntimeException e) {
        crowd.counts.fault("patron %d: %s".formatted(number, e));
        unfinished = Optional.empty();
        pause(crowd.pauseMs);
      }
    }
  }

  private GuestSession enter() throws IOException {
    var room = crowd.room.get();
    if (desk.isEmpty()) {
      desk =
          Optional.of(
              GuestSession.enter(crowd.client, room, "patron %d-%d".formatted(number, ++lives)));
      crowd.counts.guests.increment();
    }
    return desk.get().at(room);
  }

  private void visit(GuestSession me) throws IOException {
    if (unfinished.isEmpty()) {
      table = freeTable(me);
    }
    var sight = unfinished.orElseGet(() -> new CrowdView(me.name()));
    unfinished = Optional.of(sight);
    crowd.counts.visits.increment();
    try (var line = me.line(table, sight.number() == 0 ? -1 : sight.number())) {
      var stay = 5 + random.nextInt(40);
      if (play(line, sight, stay)) {
        unfinished = Optional.empty();
      }
    }
    pause(crowd.pauseMs);
  }

  private long freeTable(GuestSession me) throws IOException {
    var lobby = me.get("/api/tables");
    if (lobby.isEmpty()) {
      throw new IOException("no table is on the board just now");
    }
    var start = random.nextInt(lobby.size());
    for (int i = 0; i < lobby.size(); i++) {
      var row = lobby.get((start + i) % lobby.size());
      if (row.path("freeSeats").asInt() > 0) {
        return row.path("id").asLong();
      }
    }
    return lobby.get(start).path("id").asLong();
  }

  /// Plays for that many actions; true when they have left, false when they hung up and will come
  /// back.
  private boolean play(GuestSocket line, CrowdView sight, int stay) throws IOException {
    long awaited = 0;
    var left = stay;
    while (!crowd.isOver.getAsBoolean()) {
      var message = line.next(SILENCE_MS);
      if (message.isEmpty()) {
        return !sight.isSeated();
      }
      if (message.get().has("answer")) {
        awaited = answered(message.get().get("answer"));
        if (awaited < 0) {
          return true;
        }
        continue;
      }
      if (message.get().has("said")) {
        continue;
      }
      sight.take(message.get());
      crowd.witness.saw(table, sight.number());
      if (sight.number() < awaited) {
        continue;
      }
      if (left <= 0 && !sight.isSeated()) {
        return true;
      }
      var choice = choose(sight, left <= 0);
      if (choice.isPresent()) {
        pause(random.nextInt(crowd.pauseMs));
        line.send(command(choice.get(), sight.number()));
        awaited = Long.MAX_VALUE;
        left--;
        if (random.nextInt(60) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /// The number to wait for before they decide again; negative when they cannot afford this table.
  private long answered(JsonNode answer) {
    if (answer.path("ok").asBoolean()) {
      crowd.counts.actions.increment();
      crowd.witness.answered(table, answer.path("number").asLong(), answer.path("key").asString());
      poverty = 0;
      return answer.path("number").asLong();
    }
    var rule = answer.path("rule").asString();
    crowd.counts.refused(rule, answer.path("words").asString());
    if (!rule.equals("ROOM-CHIPS")) {
      return 0;
    }
    if (++poverty > POVERTY_MAX) {
      // They have lost everything; the next person has another name.
      desk = Optional.empty();
      poverty = 0;
    }
    return -1;
  }

  private Optional<JsonNode> choose(CrowdView sight, boolean goes) {
    if (!sight.isSeated()) {
      return sight.offered("sit");
    }
    if (goes || sight.isBroke()) {
      var way = sight.offered(Seating.LEAVE);
      if (way.isPresent()) {
        return way;
      }
    }
    var play = sight.offeredBut(NOT_PLAY);
    return play.isEmpty() ? Optional.empty() : Optional.of(play.get(random.nextInt(play.size())));
  }

  private String command(JsonNode choice, long seen) {
    var json = Json.object().put("number", seen);
    json.put("key", "%016x%016x".formatted(random.nextLong(), random.nextLong()));
    json.put("id", choice.path("id").asString());
    json.put("position", choice.path("position").asString());
    json.put("amountCents", choice.path("amount").path("suggestedCents").asLong(0));
    var cards = json.putArray("cards");
    var most = choice.path("cards").path("max").asInt(0);
    var least = choice.path("cards").path("min").asInt(0);
    var count = least + (most > least ? random.nextInt(most - least + 1) : 0);
    for (int i = 0; i < count; i++) {
      cards.add(choice.path("cards").path("from").path(i).asString());
    }
    return Json.text(json);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
