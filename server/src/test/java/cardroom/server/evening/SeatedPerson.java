package cardroom.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.api.Visitor;
import cardroom.server.codec.Json;
import cardroom.server.odd.OddPlayer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.awaitility.Awaitility;
import org.awaitility.core.ThrowingRunnable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A person at a table: their connection, what they were shown over it, and what they do there.
/// They use nothing but the protocol.
final class SeatedPerson {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration GLANCE = Duration.ofMillis(5);

  private final String name;
  private final Visitor visitor;
  private final String address;
  private final String invite;
  private final ObjectNode zones = Json.object();
  private final List<JsonNode> story = new ArrayList<>();
  private final List<JsonNode> answers = new ArrayList<>();
  private JsonNode choices = Json.array();
  private long number;
  private Visitor.Line line;

  /// @param invite from a link to the table, or empty
  SeatedPerson(String name, Visitor visitor, long table, String invite) {
    this.name = name;
    this.visitor = visitor;
    this.address = "/api/tables/" + table;
    this.invite = invite;
    this.line = visitor.socket(address + "/socket?" + invite);
    await("the table is shown to " + name, () -> number() > 0);
  }

  static void await(String what, BooleanSupplier isTrue) {
    Awaitility.await(what)
        .pollInSameThread()
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(GLANCE)
        .until(isTrue::getAsBoolean);
  }

  /// Waits like [#await], and reports what was still wrong when it gives up.
  static void awaitAsserted(ThrowingRunnable isTrue) {
    Awaitility.await()
        .pollInSameThread()
        .atMost(PATIENCE)
        .pollDelay(Duration.ZERO)
        .pollInterval(GLANCE)
        .untilAsserted(isTrue);
  }

  String name() {
    return name;
  }

  /// Whether they have been shown the last thing that happened here.
  boolean isUpToDate() {
    return number() == visitor.json(address + "?" + invite).path("number").asLong();
  }

  Visitor visitor() {
    return visitor;
  }

  String address() {
    return address;
  }

  Visitor.Line line() {
    return line;
  }

  /// Loses the network, without closing the connection.
  void hangUp() {
    line.cut();
  }

  /// Comes back and is told what happened since.
  void resume(long last) {
    line.cut();
    story.clear();
    line = visitor.socket(address + "/socket?last=" + last + "&" + invite);
    zones.removeAll();
    await(name + " is shown the table again", () -> listen() && !zones.isEmpty());
  }

  /// Reads whatever has arrived; numbers never go back.
  boolean listen() {
    for (var message : line.heard()) {
      if (message.has("answer")) {
        answers.add(message.get("answer"));
        continue;
      }
      assertThat(message.path("number").asLong()).isGreaterThanOrEqualTo(number);
      number = message.path("number").asLong();
      message.path("zones").properties().forEach(zone -> zones.set(zone.getKey(), zone.getValue()));
      choices = message.path("choices").isMissingNode() ? choices : message.path("choices");
      all(message.path("story")).forEach(story::add);
    }
    return true;
  }

  long number() {
    listen();
    return number;
  }

  JsonNode zone(String zone) {
    listen();
    return zones.path(zone);
  }

  String phase() {
    return zone("table").path("phase").asString();
  }

  int round() {
    return zone("table").path("round").asInt();
  }

  /// What they were told since they came, or came back.
  String told() {
    listen();
    return story.toString();
  }

  /// All they see and may do, except the clock.
  String sight() {
    listen();
    var seen = zones.deepCopy();
    seen.remove("clock");
    return number + seen.toString() + choices;
  }

  private static Stream<JsonNode> all(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  Optional<JsonNode> seat() {
    return all(zone("seats"))
        .filter(seat -> seat.path("player").asString().equals(name))
        .findFirst();
  }

  boolean isTagged(String tag) {
    return seat().filter(seat -> seat.path("tags").toString().contains(tag)).isPresent();
  }

  boolean hasBet() {
    return all(zone("positions")).anyMatch(spot -> spot.path("bettor").asString().equals(name));
  }

  /// The first choice of that name; one for their own seat is preferred.
  Optional<JsonNode> offered(String id) {
    var own = seat().map(seat -> seat.path("seat").asString()).orElse("");
    var some = all(choices).filter(choice -> choice.path("id").asString().equals(id)).toList();
    return some.stream()
        .filter(choice -> choice.path("position").asString().equals(own))
        .findFirst()
        .or(() -> some.stream().findFirst());
  }

  /// Sends a command over their connection; returns the answer once its effect has been shown.
  JsonNode asks(String id, String position, long cents) {
    return send(Json.object().put("id", id).put("position", position).put("amountCents", cents));
  }

  private JsonNode send(ObjectNode command) {
    answers.clear();
    line.send(Json.text(command.put("key", OddPlayer.freshKey()).put("number", number())));
    await(name + " is answered", () -> listen() && !answers.isEmpty());
    var answer = answers.getFirst();
    if (isDone(answer)) {
      var done = answer.path("number").asLong();
      await("what " + name + " did is shown", () -> number() >= done);
    }
    return answer;
  }

  /// Takes a choice for the suggested amount; returns whether it was still available.
  boolean takes(JsonNode choice) {
    var command = Json.object().put("id", choice.path("id").asString());
    command.put("position", choice.path("position").asString());
    command.put("amountCents", choice.path("amount").path("suggestedCents").asLong(0));
    var cards = command.putArray("cards");
    all(choice.path("cards").path("from"))
        .limit(choice.path("cards").path("min").asLong(0))
        .forEach(cards::add);
    return isDone(send(command));
  }

  /// Takes what must be offered to them, now or soon.
  void does(String id) {
    await(
        "%s may %s at %s".formatted(name, id, address),
        () -> offered(id).filter(this::takes).isPresent());
  }

  void does(String id, long cents) {
    await(
        "%s may %s for %d cents at %s".formatted(name, id, cents, address),
        () ->
            offered(id)
                .filter(choice -> isDone(asks(id, choice.path("position").asString(), cents)))
                .isPresent());
  }

  private static boolean isDone(JsonNode answer) {
    return answer.path("ok").asBoolean();
  }
}
