package cardroom.server.codec.banked;

import cardroom.cards.Card;
import cardroom.games.banked.Wager;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.server.codec.CardText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Reads one event of a banked table as [BankedWriter] wrote it.
record BankedReader(JsonNode json, CardText cards) {

  BankedEvent read(String kind) {
    return switch (kind) {
      case "sat" -> new BankedEvent.Sat(player(), number("seat"), cents(), flag("provider"));
      case "topped-up" -> new BankedEvent.ToppedUp(player(), cents());
      case "left" -> new BankedEvent.Left(player(), cents());
      case "leaving" -> new BankedEvent.Leaving(player());
      case "sat-out" -> new BankedEvent.SatOut(player());
      case "came-back" -> new BankedEvent.CameBack(player());
      case "bank-passed" -> new BankedEvent.BankPassed(number("seat"));
      case "bank-taken" -> new BankedEvent.BankTaken(number("seat"), player(), cents());
      case "wagered" -> new BankedEvent.Wagered(position(), player(), wager(), cents());
      case "matched" -> new BankedEvent.Matched(position(), flag("matches"));
      case "bets-made" -> new BankedEvent.BetsMade(player(), flag("timedOut"));
      case "nobody-bet" -> new BankedEvent.NobodyBet();
      case "closed" -> new BankedEvent.Closed(fees());
      case "shuffled" -> new BankedEvent.Shuffled(number("cards"), flag("fromTray"));
      case "burned" -> new BankedEvent.Burned(card());
      case "dealt" -> new BankedEvent.Dealt(card(), flag("faceUp"));
      case "turned" -> new BankedEvent.Turned(turned());
      case "decided" ->
          new BankedEvent.Decided(position(), word("choice"), cents(), behind(), flag("byRoom"));
      case "settled" -> new BankedEvent.Settled(lines());
      case "voided" -> new BankedEvent.Voided(word("why"), flag("feesToo"));
      case "schedule-changed" -> new BankedEvent.ScheduleChanged(number("option"));
      default -> throw new IllegalStateException("a banked table knows no event '" + kind + "'");
    };
  }

  private String word(String field) {
    return json.get(field).asString();
  }

  private int number(String field) {
    return json.get(field).asInt();
  }

  private boolean flag(String field) {
    return json.get(field).asBoolean();
  }

  private Money cents() {
    return cents("cents");
  }

  private Money cents(String field) {
    return Money.cents(json.get(field).asLong());
  }

  private Player player() {
    return new Player(word("player"));
  }

  private Position position() {
    return new Position(word("position"));
  }

  private Wager wager() {
    return Wager.named(word("wager"))
        .orElseThrow(() -> new IllegalStateException("no wager is called " + word("wager")));
  }

  private Card card() {
    return cards.read(word("card"));
  }

  private List<Card> turned() {
    List<Card> turned = new ArrayList<>();
    json.get("cards").forEach(card -> turned.add(cards.read(card.asString())));
    return turned;
  }

  private Map<Position, Money> behind() {
    Map<Position, Money> behind = new HashMap<>();
    json.get("behind")
        .properties()
        .forEach(
            entry ->
                behind.put(new Position(entry.getKey()), Money.cents(entry.getValue().asLong())));
    return behind;
  }

  private List<BankedEvent.Fee> fees() {
    List<BankedEvent.Fee> fees = new ArrayList<>();
    for (JsonNode node : json.get("fees")) {
      var fee = new BankedReader(node, cards);
      fees.add(new BankedEvent.Fee(fee.player(), fee.position(), fee.cents(), fee.word("rule")));
    }
    return fees;
  }

  private List<BankedEvent.Line> lines() {
    List<BankedEvent.Line> lines = new ArrayList<>();
    json.get("lines").forEach(node -> lines.add(new BankedReader(node, cards).line()));
    return lines;
  }

  private BankedEvent.Line line() {
    List<String> rules = new ArrayList<>();
    json.get("rules").forEach(rule -> rules.add(rule.asString()));
    return new BankedEvent.Line(
        position(),
        new Player(word("bettor")),
        wager(),
        number("hand"),
        cents("stakeCents"),
        cents("dueCents"),
        cents("paidCents"),
        cents("collectedCents"),
        cents("returnedCents"),
        rules,
        word("why"));
  }
}
