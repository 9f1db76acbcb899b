package cardroom.server.codec.banked;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Decision;
import cardroom.games.banked.Wager;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.rules.RuleIndex;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import cardroom.server.codec.BodyFields;
import java.util.HashMap;
import java.util.Map;

/// Reads one event of a banked table as [BankedWriter] wrote it.
record BankedReader(BodyFields body, BankedGame<?> game, RuleIndex rules) {

  BankedEvent read(String kind) {
    return switch (kind) {
      case "bank-passed" -> new BankedEvent.BankPassed(body.number("seat"));
      case "bank-taken" -> new BankedEvent.BankTaken(body.number("seat"), body.player(), cents());
      case "wagered" ->
          new BankedEvent.Wagered(body.position(), body.player(), wager(body), cents());
      case "matched" -> new BankedEvent.Matched(body.position(), body.flag("matches"));
      case "bets-made" -> new BankedEvent.BetsMade(body.player(), body.flag("timedOut"));
      case "nobody-bet" -> new BankedEvent.NobodyBet();
      case "closed" -> new BankedEvent.Closed(body.list("fees", this::fee));
      case "shuffled" -> new BankedEvent.Shuffled(body.number("cards"), body.flag("fromTray"));
      case "burned" -> new BankedEvent.Burned(body.card());
      case "dealt" -> new BankedEvent.Dealt(body.card(), body.flag("faceUp"));
      case "turned" -> new BankedEvent.Turned(body.cardList());
      case "decided" ->
          new BankedEvent.Decided(
              body.position(), decision(), cents(), behind(), body.flag("byRoom"));
      case "settled" -> new BankedEvent.Settled(body.list("lines", this::line));
      case "voided" -> new BankedEvent.Voided(body.word("why"), body.flag("feesToo"));
      case "schedule-changed" -> new BankedEvent.ScheduleChanged(body.number("option"));
      default -> throw new IllegalStateException("a banked table has no event '" + kind + "'");
    };
  }

  private Money cents() {
    return body.cents("cents");
  }

  private WagerId wager(BodyFields fields) {
    var word = fields.word("wager");
    return game.terms()
        .wagers()
        .named(word)
        .map(Wager::id)
        .orElseThrow(() -> new IllegalStateException("no wager is called " + word));
  }

  private Decision decision() {
    return game.decision(body.word("choice"));
  }

  private Map<Position, Money> behind() {
    Map<Position, Money> behind = new HashMap<>();
    body.json()
        .get("behind")
        .properties()
        .forEach(
            entry ->
                behind.put(Position.of(entry.getKey()), Money.cents(entry.getValue().asLong())));
    return behind;
  }

  private BankedEvent.Fee fee(BodyFields fee) {
    return new BankedEvent.Fee(
        fee.player(), fee.position(), fee.cents("cents"), rules.of(fee.word("rule")));
  }

  private BankedEvent.Line line(BodyFields line) {
    return new BankedEvent.Line(
        line.position(),
        new Player(line.word("bettor")),
        wager(line),
        line.number("hand"),
        line.cents("stakeCents"),
        line.cents("dueCents"),
        line.cents("paidCents"),
        line.cents("collectedCents"),
        line.cents("returnedCents"),
        line.words("rules").stream().map(rules::of).toList(),
        line.word("why"));
  }
}
