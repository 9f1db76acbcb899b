package cardroom.houses.book;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Fee;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What a given bet may be and what it costs, by the table's own limits and schedule.
record BetTerms(BankedTerms terms, Schedule schedule) {

  static JsonFields of(BankedTerms terms, int option, Map<String, Long> cents) {
    return new BetTerms(terms, terms.schedule(option)).written(cents);
  }

  private JsonFields written(Map<String, Long> cents) {
    var asked = new HashMap<WagerId, Money>();
    cents.forEach((word, amount) -> asked.put(wager(word), Money.cents(amount)));
    var json = new JsonFields().put("rule", schedule.id());
    var wagers = new ArrayList<JsonFields>();
    var bet = new Bet(Position.seat(1), new Player("bettor"), Map.of(), false);
    for (var wager : terms.wagers().layout()) {
      bet = row(bet, wager, asked.getOrDefault(wager, Money.ZERO), wagers);
    }
    json.put("wagers", wagers).put("fees", fees(bet));
    return json.put("bankFees", schedule.rows().stream().map(BetTerms::row).toList());
  }

  private WagerId wager(String word) {
    return terms
        .wagers()
        .named(word)
        .orElseThrow(
            () -> new IllegalArgumentException("There is no wager '%s' here".formatted(word)))
        .id();
  }

  /// The bet with this wager, if the table accepts it.
  private Bet row(Bet bet, WagerId wager, Money amount, List<JsonFields> wagers) {
    var limits = new WagerLimits(terms, schedule);
    var row = new JsonFields().put("wager", wager.word()).put("label", wager.label());
    wagers.add(row);
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

  private List<JsonFields> fees(Bet bet) {
    return bet.total().isPositive()
        ? Fee.of(bet, schedule, terms.fees()).stream()
            .map(
                fee ->
                    new JsonFields()
                        .put("why", fee.reason())
                        .put("amountCents", fee.amount().cents()))
            .toList()
        : List.of();
  }

  private static JsonFields row(Schedule.Row row) {
    return new JsonFields().put("action", row.toString()).put("amountCents", row.fee().cents());
  }
}
