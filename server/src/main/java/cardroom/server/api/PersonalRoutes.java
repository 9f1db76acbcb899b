package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.ledger.AccountName;
import cardroom.server.people.PersonalData;
import cardroom.server.table.Answer;
import cardroom.server.table.SpeechCommand;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.node.ObjectNode;

/// What people keep for themselves: an emblem, notes on players, favourite rounds, mutes.
final class PersonalRoutes {
  private static final int NAMES_MAX = 100;
  // A few at once, then one in two seconds: each is written into the room's own journal.
  private static final double SLOWER = 40;
  private static final double FEWER = 2;

  private final Room room;
  private final RequestGuard doorman;
  private final PersonalData personal;
  private final TokenBuckets pace;

  PersonalRoutes(Room room, RequestGuard doorman, RequestLimits limits) {
    this.room = room;
    this.doorman = doorman;
    this.personal = room.personal();
    this.pace = new TokenBuckets(limits.perSecond() / SLOWER, limits.burst() / FEWER);
  }

  void mine(Context context) {
    Reply.json(context, told(doorman.guest(context).name()));
  }

  void emblem(Context context) {
    var guest = hurried(context);
    var emblem = RequestBody.of(context).word("emblem", "");
    var refused = personal.wear(guest.name(), emblem);
    if (refused.isEmpty()) {
      tellTables(new SpeechCommand(guest.name(), SpeechCommand.Kind.EMBLEM, emblem));
    }
    done(context, guest, refused);
  }

  /// Everybody at their tables sees it at once; nobody waits for that, and it does not matter if a
  /// table has closed in the meantime.
  private void tellTables(SpeechCommand news) {
    room.guests()
        .accounts(news.player())
        .forEach(
            (account, cents) -> {
              if (account.kind() == AccountName.Kind.STACK && cents > 0) {
                var _ = room.allTables().talk(account.table(), news);
              }
            });
  }

  void note(Context context) {
    var guest = hurried(context);
    var body = RequestBody.of(context);
    var text =
        SpokenText.of(
            body.text("text", PersonalData.NOTE_LENGTH_MAX * 2), PersonalData.NOTE_LENGTH_MAX);
    done(context, guest, personal.note(guest.name(), body.word("about").strip(), text));
  }

  void forgetNote(Context context) {
    var guest = hurried(context);
    done(context, guest, personal.note(guest.name(), context.pathParam("about"), ""));
  }

  void mute(Context context) {
    var guest = hurried(context);
    done(
        context,
        guest,
        personal.mute(guest.name(), RequestBody.of(context).word("about").strip(), true));
  }

  void hear(Context context) {
    var guest = hurried(context);
    done(context, guest, personal.mute(guest.name(), context.pathParam("about"), false));
  }

  void favour(Context context) {
    var guest = hurried(context);
    var body = RequestBody.of(context);
    var table = body.number("table", 0, 1, Integer.MAX_VALUE);
    var round = body.number("round", 0, 1, Integer.MAX_VALUE);
    done(context, guest, personal.favour(guest.name(), table, round, true));
  }

  void disfavour(Context context) {
    var guest = hurried(context);
    var table = number(context.pathParam("table"));
    var round = number(context.pathParam("round"));
    done(context, guest, personal.favour(guest.name(), table, round, false));
  }

  private static int number(String text) {
    return text.matches("[1-9]\\d{0,8}") ? Integer.parseInt(text) : 0;
  }

  private Guest hurried(Context context) {
    var guest = doorman.guest(context);
    if (!pace.take(guest.name(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime()))) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.RATE, "You are changing your notes too fast", "Wait a few seconds"));
    }
    return guest;
  }

  private void done(Context context, Guest guest, Optional<Answer.Refused> refused) {
    refused.ifPresent(
        why -> {
          throw new Refusal(why);
        });
    Reply.json(context, told(guest.name()));
  }

  /// The emblems that these people wear; everybody may see them.
  void emblems(Context context) {
    var names = context.queryParams("name").stream().distinct().limit(NAMES_MAX).toList();
    var json = Json.object();
    var list = json.putArray("emblems");
    var worn = names.isEmpty() ? List.<String>of() : names;
    personal
        .emblems(worn)
        .forEach((name, emblem) -> list.addObject().put("name", name).put("emblem", emblem));
    Reply.json(context, json);
  }

  private ObjectNode told(String name) {
    var json = told(room, name);
    json.set("emblems", Json.strings(PersonalData.EMBLEMS));
    return json.put("noteLengthMax", PersonalData.NOTE_LENGTH_MAX);
  }

  /// What a person keeps, shown to them alone.
  static ObjectNode told(Room room, String name) {
    var kept = room.personal().of(name);
    var json = Json.object().put("emblem", kept.own().emblem());
    var notes = json.putArray("notes");
    kept.notes()
        .forEach(
            note ->
                notes
                    .addObject()
                    .put("about", note.about())
                    .put("text", note.body())
                    .put("atMs", note.at()));
    var favourites = json.putArray("favourites");
    kept.favourites()
        .forEach(
            round ->
                favourites
                    .addObject()
                    .put("table", round.table())
                    .put("round", round.round())
                    .put("atMs", round.at())
                    .put("game", game(room, round.table())));
    var mutes = json.putArray("mutes");
    kept.mutes()
        .forEach(mute -> mutes.addObject().put("about", mute.about()).put("atMs", mute.at()));
    return json;
  }

  private static String game(Room room, long table) {
    return room.allTables().opening(table).map(opening -> opening.game()).orElse("");
  }
}
