package cardroom.server.cluster;

import cardroom.games.rules.RuleIndex;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import cardroom.server.cluster.Letter.Asker;
import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.StoryPace;
import cardroom.server.table.TableRemark;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Messages as JSON. A machine of the previous version must be able to read them too: fields are
/// only ever added, and a field that an older machine does not write has a default.
final class LetterCodec {
  private static final RuleIndex ROOM_RULES = new RuleIndex(List.of(RoomRule.values()));

  private final ActorRefResolver addresses;

  LetterCodec(ActorRefResolver addresses) {
    this.addresses = addresses;
  }

  /// The kind of a letter, by which it is read.
  static String kind(Letter letter) {
    return letter.getClass().getSimpleName();
  }

  ObjectNode write(Letter letter) {
    return switch (letter) {
      case ToTable table -> write(table);
      case ToPorter inbox -> write(inbox);
    };
  }

  private ObjectNode write(ToTable letter) {
    var json = Json.object();
    return switch (letter) {
      case ToTable.Wake _ -> json;
      case ToTable.Act(var asker, var asked) ->
          asker(json, asker).set("asked", RequestCodec.write(asked));
      case ToTable.Look(var asker, var eyes) ->
          asker(json, asker).set("eyes", RequestCodec.write(eyes));
      case ToTable.Wait(var asker, var player, var enters) ->
          asker(json, asker).put("player", player).put("enters", enters);
      case ToTable.Say(var asker, var speech) ->
          asker(json, asker)
              .put("player", speech.player())
              .put("kind", speech.kind().name())
              .put("words", speech.words());
      case ToTable.Shut(var asker) -> asker(json, asker);
      case ToTable.Watch(var visit, var eyes, var pace, var last, var inbox) ->
          json.put("visit", visit)
              .put("pace", pace.name())
              .put("last", last)
              .put("porter", addresses.toSerializationFormat(inbox))
              .set("eyes", RequestCodec.write(eyes));
      case ToTable.Unwatch(var visit) -> json.put("visit", visit);
      case ToTable.Rest _, ToTable.Woken _, ToTable.Rested _ -> throw staysHere(letter);
    };
  }

  private ObjectNode write(ToPorter letter) {
    var json = Json.object();
    return switch (letter) {
      case ToPorter.Done(var ticket, var number) -> ticket(json, ticket).put("number", number);
      case ToPorter.No(var ticket, var why) ->
          ticket(json, ticket)
              .put("rule", why.rule().id())
              .put("sentence", why.sentence())
              .put("remedy", why.remedy());
      case ToPorter.Text(var ticket, var text) -> ticket(json, ticket).put("text", text);
      case ToPorter.Spoken(var ticket, var said) ->
          ticket(json, ticket)
              .put("id", said.id())
              .put("player", said.player())
              .put("line", said.line())
              .put("text", said.text());
      case ToPorter.Names(var ticket, var names) ->
          ticket(json, ticket).set("names", Json.strings(names));
      case ToPorter.Line(var visit, var number, var text) ->
          json.put("visit", visit).put("number", number).put("text", text);
      case ToPorter.Ended(var visit) -> json.put("visit", visit);
      case ToPorter.Moved(var visit) -> json.put("visit", visit);
      case ToPorter.SessionEnded(var id) -> json.put("id", id);
      case ToPorter.RolesChanged(var name) -> json.put("name", name);
      case ToPorter.Rows(var asker) -> asker(json, asker);
      case ToPorter.Board(var ticket, var rows) -> {
        var list = ticket(json, ticket).putArray("rows");
        rows.forEach(row -> list.add(RequestCodec.write(row)));
        yield json;
      }
      case ToPorter.Inboxes _, ToPorter.AskAgain _ -> throw staysHere(letter);
    };
  }

  private static IllegalArgumentException staysHere(Letter letter) {
    return new IllegalArgumentException(kind(letter) + " stays on its machine");
  }

  private ObjectNode asker(ObjectNode json, Asker asker) {
    return ticket(json, asker.ticket())
        .put("porter", addresses.toSerializationFormat(asker.inbox()));
  }

  private static ObjectNode ticket(ObjectNode json, long ticket) {
    return json.put("ticket", ticket);
  }

  Letter read(String kind, JsonNode json) {
    return switch (kind) {
      case "Wake" -> new ToTable.Wake();
      case "Act" -> new ToTable.Act(asker(json), RequestCodec.asked(json.path("asked")));
      case "Look" -> new ToTable.Look(asker(json), RequestCodec.eyes(json.path("eyes")));
      case "Wait" ->
          new ToTable.Wait(asker(json), text(json, "player"), json.path("enters").asBoolean());
      case "Say" ->
          new ToTable.Say(
              asker(json),
              new SpeechCommand(
                  text(json, "player"),
                  SpeechCommand.Kind.valueOf(text(json, "kind")),
                  text(json, "words")));
      case "Shut" -> new ToTable.Shut(asker(json));
      case "Watch" ->
          new ToTable.Watch(
              text(json, "visit"),
              RequestCodec.eyes(json.path("eyes")),
              // A machine of an earlier version sends none.
              StoryPace.of(json.path("pace").asString("")),
              json.path("last").asLong(),
              inbox(json));
      case "Unwatch" -> new ToTable.Unwatch(text(json, "visit"));
      default -> forInbox(kind, json);
    };
  }

  private ToPorter forInbox(String kind, JsonNode json) {
    return switch (kind) {
      case "Done" -> new ToPorter.Done(ticket(json), json.path("number").asLong());
      case "No" ->
          new ToPorter.No(
              ticket(json),
              new Answer.Refused(
                  new Ruling.Refused(
                      ROOM_RULES.of(text(json, "rule")),
                      text(json, "sentence"),
                      text(json, "remedy"))));
      case "Text" -> new ToPorter.Text(ticket(json), text(json, "text"));
      case "Spoken" ->
          new ToPorter.Spoken(
              ticket(json),
              new TableRemark(
                  json.path("id").asLong(),
                  text(json, "player"),
                  text(json, "line"),
                  text(json, "text")));
      case "Names" -> new ToPorter.Names(ticket(json), RequestCodec.words(json.path("names")));
      case "Line" ->
          new ToPorter.Line(text(json, "visit"), json.path("number").asLong(), text(json, "text"));
      case "Ended" -> new ToPorter.Ended(text(json, "visit"));
      case "Moved" -> new ToPorter.Moved(text(json, "visit"));
      case "SessionEnded" -> new ToPorter.SessionEnded(text(json, "id"));
      case "RolesChanged" -> new ToPorter.RolesChanged(text(json, "name"));
      case "Rows" -> new ToPorter.Rows(asker(json));
      case "Board" -> new ToPorter.Board(ticket(json), rows(json.path("rows")));
      default -> throw new IllegalArgumentException("a letter of an unknown kind: " + kind);
    };
  }

  private Asker asker(JsonNode json) {
    return new Asker(ticket(json), inbox(json));
  }

  private ActorRef<ToPorter> inbox(JsonNode json) {
    return addresses.resolveActorRef(text(json, "porter"));
  }

  private static long ticket(JsonNode json) {
    return json.path("ticket").asLong();
  }

  private static String text(JsonNode json, String field) {
    return json.path(field).asString("");
  }

  private static List<LobbyRow> rows(JsonNode list) {
    List<LobbyRow> rows = new ArrayList<>();
    list.forEach(row -> rows.add(RequestCodec.row(row)));
    return rows;
  }
}
