package cardroom.server.codec.banked;

import cardroom.cards.CardCounts;
import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedPhase;
import cardroom.games.banked.table.BankedPlayer;
import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.Rotation;
import cardroom.games.banked.table.ShoeState;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.server.codec.DepartureCodec;
import cardroom.server.codec.Json;
import cardroom.server.codec.SetupCodec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A banked table between rounds. The round that was shown last is not in it: the events after it
/// begin the next one.
final class BankedSnapshot {
  private BankedSnapshot() {}

  static ObjectNode write(BankedState<?> table) {
    var json = Json.object();
    json.set("setup", SetupCodec.write(table.setup()));
    json.put("schedule", table.schedule()).put("round", table.round());
    var guests = json.putArray("guests");
    table.guests().forEach(guest -> guests.add(guest(guest)));
    var rotation = json.putObject("rotation");
    rotation.put("banker", table.rotation().banker()).put("hands", table.rotation().hands());
    var passed = rotation.putArray("passed");
    table.rotation().passed().forEach(passed::add);
    rotation.put("person", table.rotation().person().map(Player::name).orElse(""));
    var waits = rotation.putObject("waits");
    table
        .rotation()
        .waits()
        .forEach(
            (player, before) ->
                waits.set(player.name(), Json.strings(before.stream().map(Player::name).toList())));
    DepartureCodec.write(json, table.departures());
    json.putObject("shoe")
        .put("left", Cards.text(table.shoe().left().cards()))
        .put("tray", Cards.text(table.shoe().tray().cards()))
        .put("burnDue", table.shoe().burnDue());
    return json;
  }

  private static ObjectNode guest(BankedPlayer guest) {
    return Json.object()
        .put("player", guest.player().name())
        .put("seat", guest.seat())
        .put("cents", guest.stack().cents())
        .put("provider", guest.isProvider())
        .put("sittingOut", guest.isSittingOut())
        .put("leaving", guest.isLeaving())
        .put("missed", guest.missed());
  }

  static <R> BankedState<R> read(JsonNode json) {
    Setup setup = SetupCodec.read(json.get("setup"));
    List<BankedPlayer> guests = new ArrayList<>();
    json.get("guests").forEach(guest -> guests.add(guest(guest)));
    var rotation = json.get("rotation");
    List<Integer> passed = new ArrayList<>();
    rotation.get("passed").forEach(seat -> passed.add(seat.asInt()));
    var shoe = json.get("shoe");
    return new BankedState<>(
        setup,
        json.get("schedule").asInt(),
        guests,
        rotation(rotation, passed, guests),
        new ShoeState(counts(shoe, "left"), counts(shoe, "tray"), shoe.get("burnDue").asBoolean()),
        json.get("round").asInt(),
        new BankedPhase.Resting<>(),
        Optional.empty(),
        DepartureCodec.read(json));
  }

  /// Older records name only the seat: the player who sits there banked.
  private static Rotation rotation(JsonNode json, List<Integer> passed, List<BankedPlayer> guests) {
    int banker = json.get("banker").asInt();
    var seated = guests.stream().filter(guest -> guest.seat() == banker && banker > 0);
    Optional<Player> person =
        json.has("person")
            ? Optional.of(json.get("person").asString())
                .filter(name -> !name.isEmpty())
                .map(Player::new)
            : seated.map(BankedPlayer::player).findFirst();
    return new Rotation(banker, json.get("hands").asInt(), passed, person, waits(json));
  }

  /// Older records do not say who came back and waits behind others.
  private static Map<Player, List<Player>> waits(JsonNode json) {
    var waits = new LinkedHashMap<Player, List<Player>>();
    if (json.has("waits")) {
      json.get("waits")
          .properties()
          .forEach(
              one -> {
                var before = new ArrayList<Player>();
                one.getValue().forEach(name -> before.add(new Player(name.asString())));
                waits.put(new Player(one.getKey()), before);
              });
    }
    return waits;
  }

  private static CardCounts counts(JsonNode shoe, String field) {
    return CardCounts.of(Cards.parse(shoe.get(field).asString()));
  }

  private static BankedPlayer guest(JsonNode json) {
    return new BankedPlayer(
        new Player(json.get("player").asString()),
        json.get("seat").asInt(),
        Money.cents(json.get("cents").asLong()),
        json.get("provider").asBoolean(),
        json.get("sittingOut").asBoolean(),
        json.get("leaving").asBoolean(),
        json.get("missed").asInt());
  }
}
