package cardroom.server.codec.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerEvent.Armed;
import cardroom.games.poker.table.PokerEvent.Began;
import cardroom.games.poker.table.PokerEvent.Dealt;
import cardroom.games.poker.table.PokerEvent.Decided;
import cardroom.games.poker.table.PokerEvent.Ended;
import cardroom.games.poker.table.PokerEvent.Entered;
import cardroom.games.poker.table.PokerEvent.Missed;
import cardroom.games.poker.table.PokerEvent.Redealt;
import cardroom.games.poker.table.PokerEvent.Shuffled;
import cardroom.games.poker.table.PokerEvent.Taken;
import cardroom.games.poker.table.PokerEvent.Troubled;
import cardroom.games.poker.table.PokerEvent.Turned;
import cardroom.games.poker.table.PokerEvent.Voided;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.seating.SeatStanding;
import cardroom.games.table.Player;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec.Body;
import cardroom.server.codec.Json;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/// Writes one event of a poker table. What a player throws away stays hidden; what is shown, or was
/// exposed by mistake, is named.
record PokerWriter(CardText cards) {
  /// Since version 2 each posting cites its own clause: ante, post, kill, double, void.
  static final int VERSION = 2;

  Body write(PokerEvent event) {
    return switch (event) {
      case Entered(var player, var entry) ->
          body("entered", player(player).put("entry", word(entry)));
      case Missed(var player) -> body("missed", player(player));
      case Began(int round, var lineup) ->
          body("began", LineupCodec.write(lineup).put("round", round));
      case Shuffled _ -> body("shuffled", Json.object());
      case Dealt(var card, boolean faceUp) ->
          body("dealt", Json.object().put("card", dealt(card, faceUp)).put("faceUp", faceUp));
      case Decided decided -> body("decided", decided(decided));
      case Turned(int seat, var shown) -> body("turned", hand(seat, shown, cards::up));
      case Armed(var call, int seat) ->
          body("armed", Json.object().put("call", call.word()).put("seat", seat));
      case Troubled(var call, int seat, var seen, var rule) ->
          body(
              "troubled",
              hand(seat, seen, cards::up).put("call", call.word()).put("rule", rule.id()));
      case Taken(int seat, int index) ->
          body("taken", Json.object().put("seat", seat).put("index", index));
      case Redealt _ -> body("redealt", Json.object());
      case Ended ended -> body("ended", ended(ended));
      case Voided(var why) -> body("voided", Json.object().put("why", why));
    };
  }

  private static Body body(String kind, ObjectNode json) {
    return new Body(kind, VERSION, json);
  }

  /// What somebody owes the blinds who sits down, or who takes another seat.
  static void standing(ObjectNode json, SeatStanding standing) {
    switch (standing) {
      case PokerPlayer.Entry entry -> json.put("entry", word(entry));
      case PokerPlayer.BlindDue(int players) -> json.put("distance", players);
      default -> throw new IllegalArgumentException(standing + " is not of a poker table");
    }
  }

  static String word(PokerPlayer.Entry entry) {
    return entry.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static ObjectNode player(Player player) {
    return Json.object().put("player", player.name());
  }

  private static ObjectNode player(Player player, Money chips) {
    return player(player).put("cents", chips.cents());
  }

  private String dealt(Card card, boolean faceUp) {
    return faceUp ? cards.up(card) : cards.down(card);
  }

  private static ObjectNode hand(int seat, List<Card> hand, Function<Card, String> text) {
    var json = Json.object().put("seat", seat);
    json.set("cards", Json.strings(hand.stream().map(text).toList()));
    return json;
  }

  private ObjectNode decided(Decided event) {
    return hand(event.seat(), event.cards(), cards::held)
        .put("choice", event.choice().word())
        .put("cents", event.amount().cents())
        .put("byRoom", event.byRoom());
  }

  private static ObjectNode ended(Ended event) {
    var json =
        Json.object().put("feeCents", event.fee().cents()).put("feeRule", event.feeRule().id());
    var lines = json.putArray("lines");
    event.lines().forEach(line -> lines.add(line(line)));
    return json;
  }

  static ObjectNode line(PokerEvent.Line line) {
    return player(line.player(), line.amount())
        .put("seat", line.seat())
        .put("pot", line.pot())
        .put("part", line.award().word())
        .put("rule", line.rule().id())
        .put("hand", line.hand());
  }
}
