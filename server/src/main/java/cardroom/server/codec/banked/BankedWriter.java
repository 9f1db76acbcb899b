package cardroom.server.codec.banked;

import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedEvent.BankPassed;
import cardroom.games.banked.table.BankedEvent.BankTaken;
import cardroom.games.banked.table.BankedEvent.BetsMade;
import cardroom.games.banked.table.BankedEvent.Burned;
import cardroom.games.banked.table.BankedEvent.Closed;
import cardroom.games.banked.table.BankedEvent.Dealt;
import cardroom.games.banked.table.BankedEvent.Decided;
import cardroom.games.banked.table.BankedEvent.Fee;
import cardroom.games.banked.table.BankedEvent.Line;
import cardroom.games.banked.table.BankedEvent.Matched;
import cardroom.games.banked.table.BankedEvent.NobodyBet;
import cardroom.games.banked.table.BankedEvent.ScheduleChanged;
import cardroom.games.banked.table.BankedEvent.Settled;
import cardroom.games.banked.table.BankedEvent.Shuffled;
import cardroom.games.banked.table.BankedEvent.Turned;
import cardroom.games.banked.table.BankedEvent.Voided;
import cardroom.games.banked.table.BankedEvent.Wagered;
import cardroom.games.rules.Rule;
import cardroom.games.table.Player;
import cardroom.server.codec.CardText;
import cardroom.server.codec.GameCodec.Body;
import cardroom.server.codec.Json;
import tools.jackson.databind.node.ObjectNode;

/// Writes one event of a banked table.
record BankedWriter(CardText cards) {
  /// Since version 2 each posting cites its own clause: ante, post, kill, double, void.
  static final int VERSION = 2;

  Body write(BankedEvent event) {
    return switch (event) {
      case BankPassed(var seat) -> body("bank-passed", Json.object().put("seat", seat));
      case BankTaken(var seat, var player, var amount) ->
          body("bank-taken", player(player, amount.cents()).put("seat", seat));
      case Wagered wagered -> body("wagered", wagered(wagered));
      case Matched matched -> body("matched", matched(matched));
      case BetsMade(var player, var timedOut) ->
          body("bets-made", player(player).put("timedOut", timedOut));
      case NobodyBet _ -> body("nobody-bet", Json.object());
      case Closed closed -> body("closed", closed(closed));
      case Shuffled(var count, var fromTray) ->
          body("shuffled", Json.object().put("cards", count).put("fromTray", fromTray));
      case Burned(var card) -> body("burned", Json.object().put("card", cards.down(card)));
      case Dealt dealt -> body("dealt", dealt(dealt));
      case Turned turned -> body("turned", turned(turned));
      case Decided decided -> body("decided", decided(decided));
      case Settled settled -> body("settled", settled(settled));
      case Voided(var why, var feesToo) ->
          body("voided", Json.object().put("why", why).put("feesToo", feesToo));
      case ScheduleChanged(var option) ->
          body("schedule-changed", Json.object().put("option", option));
    };
  }

  private static Body body(String kind, ObjectNode json) {
    return new Body(kind, VERSION, json);
  }

  private static ObjectNode player(Player player) {
    return Json.object().put("player", player.name());
  }

  private static ObjectNode player(Player player, long cents) {
    return player(player).put("cents", cents);
  }

  private static ObjectNode wagered(Wagered event) {
    return player(event.player(), event.amount().cents())
        .put("position", event.position().id())
        .put("wager", event.wager().word());
  }

  private static ObjectNode matched(Matched event) {
    return Json.object().put("position", event.position().id()).put("matches", event.matches());
  }

  private static ObjectNode closed(Closed event) {
    var json = Json.object();
    var fees = json.putArray("fees");
    for (Fee fee : event.fees()) {
      fees.add(
          player(fee.payer(), fee.amount().cents())
              .put("position", fee.position().id())
              .put("rule", fee.rule().id()));
    }
    return json;
  }

  private ObjectNode dealt(Dealt event) {
    var card = event.faceUp() ? cards.up(event.card()) : cards.down(event.card());
    return Json.object().put("card", card).put("faceUp", event.faceUp());
  }

  private ObjectNode turned(Turned event) {
    var json = Json.object();
    json.set("cards", Json.strings(event.cards().stream().map(cards::up).toList()));
    return json;
  }

  private static ObjectNode decided(Decided event) {
    var json =
        Json.object()
            .put("position", event.position().id())
            .put("choice", event.choice().word())
            .put("cents", event.amount().cents())
            .put("byRoom", event.byRoom());
    var behind = json.putObject("behind");
    event.behind().entrySet().stream()
        .sorted((one, other) -> one.getKey().id().compareTo(other.getKey().id()))
        .forEach(entry -> behind.put(entry.getKey().id(), entry.getValue().cents()));
    return json;
  }

  private static ObjectNode settled(Settled event) {
    var json = Json.object();
    var lines = json.putArray("lines");
    event.lines().forEach(line -> lines.add(line(line)));
    return json;
  }

  private static ObjectNode line(Line line) {
    var json =
        Json.object()
            .put("position", line.position().id())
            .put("bettor", line.bettor().name())
            .put("wager", line.wager().word())
            .put("hand", line.hand())
            .put("stakeCents", line.stake().cents())
            .put("dueCents", line.due().cents())
            .put("paidCents", line.paid().cents())
            .put("collectedCents", line.collected().cents())
            .put("returnedCents", line.returned().cents());
    json.set("rules", Json.strings(line.rules().stream().map(Rule::id).toList()));
    return json.put("why", line.why());
  }
}
