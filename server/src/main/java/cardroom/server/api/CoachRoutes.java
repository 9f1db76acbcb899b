package cardroom.server.api;

import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.coach.CoachAnswers;
import cardroom.server.coach.SentTable;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.lab.LabQueue;
import cardroom.server.table.Answer;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.TableAccess.Told;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// The coach, for anybody who asks: never on a table's own thread, one answer at a time, each
/// worked out once.
final class CoachRoutes {
  private static final int KEPT = 512;
  private static final long PATIENCE_S = 20;
  // A person decides every few seconds; somebody who asks more often is not playing.
  private static final double PART_OF_REQUESTS = 0.25;

  private final Room room;
  private final RequestGuard doorman;
  private final Optional<CoachAnswers> desk;
  private final LabQueue<String> bench = new LabQueue<>(KEPT);
  private final TokenBuckets asked;

  CoachRoutes(Room room, RequestGuard doorman, RequestLimits limits) {
    this.room = room;
    this.doorman = doorman;
    this.desk = room.catalogue().sheets().map(CoachAnswers::new);
    this.asked =
        new TokenBuckets(limits.perSecond() * PART_OF_REQUESTS, limits.burst() * PART_OF_REQUESTS);
  }

  /// Who asks, and about which table.
  private record Asker(Guest guest, long table, CoachAnswers desk) {
    Player player() {
      return new Player(guest.name());
    }
  }

  private Asker asker(Context context) {
    var guest = doorman.guest(context);
    if (!asked.take(guest.name(), System.nanoTime() / 1_000_000)) {
      context.header("Retry-After", "1");
      throw new Refusal(
          Answer.refuse(RoomRule.RATE, "You are asking the coach too often", "Wait a second"));
    }
    var table =
        doorman.table(context.pathParam("id"), context.queryParam("invite"), Optional.of(guest));
    return new Asker(
        guest,
        table,
        desk.orElseThrow(
            () -> new Refusal(Answer.refuse(RoomRule.UNKNOWN, "This room has no coach", ""))));
  }

  /// The decision that the person has to make now.
  void now(Context context) {
    var asker = asker(context);
    var opening = room.allTables().opening(asker.table()).orElseThrow();
    var look =
        room.allTables().look(asker.table(), Viewpoint.of(new Viewer.Person(asker.player())));
    switch (look.orTimeout(PATIENCE_S, TimeUnit.SECONDS).join()) {
      case Told.No(var why) -> throw new Refusal(why);
      case Told.Yes(var text) -> {
        var sent = SentTable.read(text);
        answer(
            context,
            asker,
            CoachAnswers.question(opening, asker.player(), sent),
            () -> asker.desk().now(opening, asker.player(), sent));
      }
    }
  }

  /// What the person's decisions in a finished round cost.
  void round(Context context) {
    var asker = asker(context);
    var text = context.pathParam("round");
    var round = text.matches("[1-9]\\d{0,8}") ? Integer.parseInt(text) : 0;
    var opening = room.allTables().opening(asker.table()).orElseThrow();
    var viewer = new Viewer.Person(asker.player());
    answer(
        context,
        asker,
        "round %d of %d for %s".formatted(round, asker.table(), asker.guest().name()),
        () ->
            asker
                .desk()
                .round(
                    opening,
                    round,
                    room.history()
                        .moments(asker.table(), round, viewer)
                        .orElseThrow(() -> unfinished(text, asker.table()))));
  }

  private static Refusal unfinished(String round, long table) {
    return new Refusal(
        Answer.refuse(
            RoomRule.UNKNOWN,
            "There is no finished round %s at table %d".formatted(round, table),
            ""));
  }

  private void answer(
      Context context, Asker asker, String question, Supplier<? extends JsonNode> work) {
    var answer = bench.answer(asker.guest().name(), question, () -> Json.text(work.get()));
    Reply.text(context, answer.orElseThrow(() -> busy(context)));
  }

  private static Refusal busy(Context context) {
    context.header("Retry-After", "2");
    return new Refusal(
        Answer.refuse(
            RoomRule.RATE, "The coach is busy with others", "Decide without it, or ask again"));
  }
}
