package cardroom.server.book;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Fee;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerId;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.server.codec.Json;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a given bet may be and what it costs, by the table's own limits and schedule.
record BetTerms(BankedTerms terms, Schedule schedule) {

  static ObjectNode of(BankedTerms terms, int option, Map<String, Long> cents) {
    return new BetTerms(terms, terms.schedule(option)).written(cents);
  }

  private ObjectNode written(Map<String, Long> cents) {
    var asked = new HashMap<WagerId, Money>();
    cents.forEach((word, amount) -> asked.put(wager(word), Money.cents(amount)));
    var json = Json.object().put("rule", schedule.id());
    var wagers = json.putArray("wagers");
    var bet = new Bet(Position.seat(1), new Player("bettor"), Map.of(), false);
    for (var wager : terms.wagers().layout()) {
      bet = row(bet, wager, asked.getOrDefault(wager, Money.ZERO), wagers);
    }
    fees(bet, json);
    return json;
  }

  private WagerId wager(String word) {
    return terms
        .wagers()
        .named(word)
        .orElseThrow(
            () -> new IllegalArgumentException("There is no wager '%s' here".formatted(word)))
        .id();
  }

  /// The bet with this wager, where the table takes it.
  private Bet row(Bet bet, WagerId wager, Money amount, ArrayNode wagers) {
    var limits = new WagerLimits(terms, schedule);
    var row = wagers.addObject().put("wager", wager.word()).put("label", wager.label());
    row.put("amountCents", amount.cents());
    for (var range : limits.range(bet, wager).stream().toList()) {
      row.put("minCents", range.min().cents());
      if (!range.max().equals(Money.UNLIMITED)) {
        row.put("maxCents", range.max().cents());
      }
    }
    if (amount.isZero()) {
      return bet;
    }
    var refusal = limits.refusal(bet, wager, amount);
    refusal.ifPresent(no -> row.put("refused", no.words()));
    return refusal.isPresent() ? bet : bet.with(wager, amount);
  }

  private void fees(Bet bet, ObjectNode json) {
    var fees = json.putArray("fees");
    if (bet.total().isPositive()) {
      for (var fee : Fee.of(bet, schedule, terms.fees())) {
        fees.addObject().put("why", fee.reason()).put("amountCents", fee.amount().cents());
      }
    }
    var rows = json.putArray("bankFees");
    for (var row : schedule.rows()) {
      rows.addObject().put("action", row.toString()).put("amountCents", row.fee().cents());
    }
  }
}
