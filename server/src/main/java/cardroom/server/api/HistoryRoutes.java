package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.games.table.Viewer;
import cardroom.notation.phh.PhhError;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.history.History;
import cardroom.server.history.PlayedGames;
import cardroom.server.history.RoundFilter;
import cardroom.server.history.UploadedHands;
import cardroom.server.keeping.RecentlyUsedCache;
import cardroom.server.table.Answer;
import cardroom.server.table.RoundRetelling.Noted;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The past: rounds, their stories, and every movement of a person's chips.
final class HistoryRoutes {
  private static final int ROUNDS_MAX = 200;
  private static final int FILE_MAX = 60_000;
  private static final long PATIENCE_S = 10;
  private static final int KEPT = 64;
  private static final int KEPT_LENGTH = 200_000;
  private static final String PHH = "docs/phh.md describes what is read";

  private final Room room;
  private final RequestGuard doorman;
  private final PlayedGames played;
  private final History history;
  private final Semaphore readers;
  // A finished round never changes, and is requested most often just after it was played.
  private final Map<Asked, String> kept = new RecentlyUsedCache<>(KEPT);

  HistoryRoutes(Room room, RequestGuard doorman, RequestLimits limits) {
    this.room = room;
    this.played = new PlayedGames(room.records(), room.allTables()::opening);
    this.doorman = doorman;
    this.history = room.history();
    this.readers = new Semaphore(limits.caps().readings(), true);
  }

  /// Slow reads go through here: a few at a time, and after each a pause as long as it took, so
  /// that people who play do not wait for people who read.
  Handler inTurn(Handler reading) {
    return context -> {
      if (!readers.tryAcquire(PATIENCE_S, TimeUnit.SECONDS)) {
        context.header("Retry-After", "5");
        throw new Refusal(
            Answer.refuse(
                RoomRule.RATE,
                "Too many people are looking at old rounds right now",
                "Try again shortly"));
      }
      var began = System.nanoTime();
      try {
        reading.handle(context);
      } finally {
        rest(System.nanoTime() - began);
      }
    };
  }

  private void rest(long nanos) {
    CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, Runnable::run)
        .execute(readers::release);
  }

  /// The newest checkpoint, for anybody who wants to keep it.
  void checkpoint(Context context) {
    Reply.json(context, Json.object().put("checkpoint", history.checkpoint().orElse("")));
  }

  void rounds(Context context) {
    var guest = doorman.guest(context);
    var limit = number(context.queryParam("limit"), 50, ROUNDS_MAX);
    var before = number(context.queryParam("before"), Long.MAX_VALUE, Long.MAX_VALUE);
    var json = Json.array();
    var favourites = room.records().favourites(guest.name());
    for (var round : history.roundsOf(guest.name(), before, (int) limit, filter(context))) {
      var isFavourite =
          favourites.stream()
              .anyMatch(each -> each.table() == round.table() && each.round() == round.round());
      json.addObject()
          .put("table", round.table())
          .put("game", played.game(round.table()))
          .put("favourite", isFavourite)
          .put("round", round.round())
          .put("atMs", round.at())
          .put("netCents", round.netCents())
          .put("feesCents", round.feesCents());
    }
    Reply.json(context, json);
  }

  /// What the guest's visit to one table has brought so far.
  void visit(Context context) {
    var guest = doorman.guest(context);
    var table = number(context.pathParam("id"), 0, Long.MAX_VALUE);
    var visit = history.visit(guest.name(), table);
    Reply.json(
        context,
        Json.object()
            .put("table", table)
            .put("rounds", visit.rounds())
            .put("netCents", visit.netCents()));
  }

  /// By game and by time, as a request asks for it.
  private RoundFilter filter(Context context) {
    var game = context.queryParam("game");
    return new RoundFilter(
        table -> game == null || played.game(table).equals(game),
        number(context.queryParam("from"), 0, Long.MAX_VALUE),
        number(context.queryParam("to"), Long.MAX_VALUE, Long.MAX_VALUE));
  }

  /// What somebody played, by game, day and wager.
  void statistics(Context context) {
    var guest = doorman.guest(context);
    var json = Json.object();
    json.set("games", played.of(guest.name(), filter(context), zone(context.queryParam("zone"))));
    Reply.json(context, json);
  }

  private static ZoneId zone(@Nullable String id) {
    try {
      return id == null ? ZoneOffset.UTC : ZoneId.of(id);
    } catch (DateTimeException _) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "\"zone\" is not a time zone this room knows",
              "Write one like Europe/Madrid"));
    }
  }

  /// The round that a request names, and who will read about it.
  private record Asked(long table, int round, Viewer viewer) {}

  private Asked asked(Context context) {
    var guest = doorman.visitor(context);
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    var round = (int) number(context.pathParam("round"), 0, Integer.MAX_VALUE);
    return new Asked(table, round, RequestGuard.viewer(guest));
  }

  /// @param sentence names the round, then the table
  private static Supplier<Refusal> unknown(Asked asked, String sentence, String remedy) {
    return () ->
        new Refusal(
            Answer.refuse(
                RoomRule.UNKNOWN, sentence.formatted(asked.round(), asked.table()), remedy));
  }

  void round(Context context) throws Exception {
    var asked = asked(context);
    var known = kept.get(asked);
    if (known == null) {
      inTurn(_ -> Reply.text(context, told(asked))).handle(context);
    } else {
      Reply.text(context, known);
    }
  }

  private String told(Asked asked) {
    var text =
        history
            .round(asked.table(), asked.round(), asked.viewer())
            .map(Json::text)
            .orElseThrow(unknown(asked, "There is no finished round %d at table %d", ""));
    if (text.length() <= KEPT_LENGTH) {
      kept.put(asked, text);
    }
    return text;
  }

  /// A round that can be judged again, as far as the person may know it.
  void notation(Context context) {
    var asked = asked(context);
    var text =
        history
            .notations(asked.table(), OptionalInt.of(asked.round()), asked.viewer())
            .flatMap(all -> all.stream().findFirst())
            .flatMap(Noted::text)
            .orElseThrow(
                unknown(
                    asked,
                    "Round %d of table %d cannot be written down for you",
                    "It must be finished, and you must have seen every card of it"));
    context.header("Cache-Control", "no-store");
    context.contentType("text/plain; charset=utf-8").result(text);
  }

  /// The proof of every card that was turned up in a round.
  void proof(Context context) {
    var asked = asked(context);
    var none = "Round %d of table %d is not finished, or no card was turned up in it";
    Reply.json(
        context, history.proof(asked.table(), asked.round()).orElseThrow(unknown(asked, none, "")));
  }

  /// What each shoe was committed to when it was shuffled.
  void roots(Context context) {
    var guest = doorman.visitor(context);
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    Reply.json(context, history.roots(table));
  }

  /// The round as a file for other programs.
  void document(Context context) {
    var asked = asked(context);
    var document =
        history
            .document(asked.table(), asked.round(), asked.viewer())
            .orElseThrow(unknown(asked, "Round %d of table %d is not available as a file", ""));
    var name = "table-%d-round-%d.%s".formatted(asked.table(), asked.round(), document.format());
    context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    context.contentType("text/plain; charset=utf-8").result(document.text());
  }

  /// A file of recorded hands, shown like rounds of this room.
  void replay(Context context) {
    var text = context.body();
    if (text.length() > FILE_MAX) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM, "A file has at most %,d characters".formatted(FILE_MAX), ""));
    }
    try {
      Reply.json(context, UploadedHands.told(text));
    } catch (PhhError e) {
      throw new Refusal(Answer.refuse(RoomRule.FORM, String.valueOf(e.getMessage()), PHH));
    }
  }

  void statement(Context context) {
    var guest = doorman.guest(context);
    var text = history.statement(guest.name(), filter(context));
    context.header("Cache-Control", "no-store");
    context.contentType("text/csv; charset=utf-8").result(text);
  }

  private static long number(@Nullable String text, long otherwise, long most) {
    return text != null && text.matches("\\d{1,15}")
        ? Math.min(most, Long.parseLong(text))
        : otherwise;
  }
}
