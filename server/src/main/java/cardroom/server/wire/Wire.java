package cardroom.server.wire;

import cardroom.games.table.Choices;
import cardroom.games.table.View;
import cardroom.server.codec.Json;
import cardroom.server.codec.JsonWriter;
import cardroom.server.table.Answer;
import cardroom.server.table.TableRemark;
import cardroom.server.table.TableShowing;
import cardroom.server.table.TableShowing.ClockView;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What is sent: a table as somebody sees it, and answers to commands.
public final class Wire {
  private static final String NOTHING_SEEN = "\"zones\":{}";

  private Wire() {}

  /// The whole table.
  public static String whole(TableShowing now) {
    var json = new JsonWriter().object().put("number", now.number());
    json.object("zones");
    ViewZones.all(now, json);
    clock(now, json);
    room(now, json);
    json.endObject();
    json.objects("story", now.story(), ViewZones::line);
    var own = Json.object();
    choices(now, own);
    floor(now, own);
    return json.text() + "," + Json.text(own).substring(1);
  }

  /// What changed since the last showing; empty when nothing did.
  public static Optional<String> change(TableShowing before, TableShowing now) {
    var seen =
        before.alike().isPresent() && now.alike().isPresent()
            ? now.alike().get().since(before.alike().get(), () -> seen(before, now))
            : seen(before, now);
    var own = Json.object();
    if (!now.choices().equals(before.choices())) {
      choices(now, own);
    }
    if (!now.calls().equals(before.calls())) {
      floor(now, own);
    }
    if (seen.equals(NOTHING_SEEN) && own.isEmpty() && now.number() == before.number()) {
      return Optional.empty();
    }
    var rest = own.isEmpty() ? "}" : "," + Json.text(own).substring(1);
    return Optional.of("{\"number\":" + now.number() + "," + seen + rest);
  }

  /// What has changed and what happened, without the enclosing braces.
  private static String seen(TableShowing before, TableShowing now) {
    var json = new JsonWriter().object("zones");
    ViewZones.changed(before, now, json);
    if (!now.hasClockOf(before)) {
      clock(now, json);
    }
    if (!now.room().equals(before.room())) {
      room(now, json);
    }
    json.endObject();
    if (!now.story().isEmpty()) {
      json.objects("story", now.story(), ViewZones::line);
    }
    return json.text();
  }

  /// A story by itself, such as that of a round long over.
  public static JsonNode story(List<TableShowing.Line> story) {
    return Json.read(new JsonWriter().objects(story, ViewZones::line).text());
  }

  /// The zones of a table that is only looked at: those that changed since the view before, or all.
  public static JsonNode zones(Optional<View> before, View now) {
    var zones = new JsonWriter().object();
    if (before.isPresent()) {
      ViewZones.changed(still(before.get()), still(now), zones);
    } else {
      ViewZones.all(still(now), zones);
    }
    return Json.read(zones.endObject().text());
  }

  private static TableShowing still(View view) {
    var nobody = new TableShowing.RoomView(List.of(), List.of(), "", false, false, false);
    return new TableShowing(
        0,
        0,
        view,
        Choices.NONE,
        Optional.empty(),
        true,
        Optional.empty(),
        nobody,
        List.of(),
        Optional.empty());
  }

  private static void choices(TableShowing now, ObjectNode json) {
    json.set("choices", WireChoices.choices(now.choices()));
    json.set("barred", WireChoices.barred(now.choices()));
  }

  private static void floor(TableShowing now, ObjectNode json) {
    now.calls()
        .ifPresent(
            calls -> {
              var floor = json.putObject("floor");
              floor.set("calls", WireChoices.choices(calls));
              floor.set("barred", WireChoices.barred(calls));
            });
  }

  private static void clock(TableShowing now, JsonWriter zones) {
    if (now.clock().isEmpty()) {
      zones.putNull("clock");
      return;
    }
    ClockView clock = now.clock().get();
    zones.object("clock").put("name", clock.name().word());
    zones.words("positions", clock.positions(), position -> position);
    zones.put("totalMs", clock.totalMs());
    // What is left of the common time; the player's own time bank is added to it.
    zones.put("leftMs", Math.max(0, clock.deadline() - clock.bankMs() - clock.now()));
    zones.put("bankMs", clock.bankMs()).endObject();
  }

  private static void room(TableShowing now, JsonWriter zones) {
    var room = now.room();
    zones.object("room").words("waiting", room.waiting(), name -> name);
    zones.words("away", room.away(), name -> name);
    zones.put("owner", room.owner()).put("closed", room.closed()).endObject();
  }

  /// The answer to a command; the key is empty when it could not be read.
  public static ObjectNode answer(Answer answer, String key) {
    var json = Json.object();
    switch (answer) {
      case Answer.Done(var number) -> json.put("ok", true).put("number", number);
      case Answer.Refused no -> {
        json.put("ok", false).put("rule", no.rule().id()).put("words", no.words());
        json.put("sentence", no.sentence()).put("remedy", no.remedy());
      }
    }
    if (!key.isEmpty()) {
      json.put("key", key);
    }
    return json;
  }

  /// What somebody said at the table.
  public static String said(TableRemark said) {
    var json = Json.object();
    json.putObject("said")
        .put("id", said.id())
        .put("player", said.player())
        .put("line", said.line())
        .put("text", said.text());
    return Json.text(json);
  }

  /// What somebody at the table wears from now on.
  public static String worn(String player, String emblem) {
    var json = Json.object();
    json.putObject("worn").put("name", player).put("emblem", emblem);
    return Json.text(json);
  }

  /// The same as a message of a socket.
  public static String answered(Answer answer, String key) {
    var json = Json.object();
    json.set("answer", answer(answer, key));
    return Json.text(json);
  }
}
