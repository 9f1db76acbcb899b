package cardroom.houses.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.signs.Sign;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What hangs at a poker table: limits, forced bets, the fee and how the house plays.
final class PokerSign {
  private PokerSign() {}

  static Sign of(PokerSheet sheet, StakesRow row) {
    var limits =
        switch (row.stakes()) {
          case Stakes.Limit(var small, var big) -> limits(small, big);
          case Stakes.Spread(var least, var most) -> limits(least, most);
          case Stakes.Schedule schedule -> throw new IllegalArgumentException(schedule.toString());
        };
    var fee =
        new Sign.Fee(
            "Table",
            "each hand, from the pot before the flop, the draw or fourth street",
            Optional.empty(),
            List.of(
                new Sign.Line("1 to 6 players", row.feeFew().toString()),
                new Sign.Line("7 to 9 players", row.feeMany().toString())));
    return new Sign(
        sheet.title(),
        sheet.variant().name(),
        "",
        sheet.isExample(),
        limits,
        capital(row.stakes().toString()),
        List.of(row.id(), "POKER-FEE-1"),
        List.of(fee),
        List.of(),
        rules(sheet, row),
        sheet.notices());
  }

  private static Sign.Limits limits(Money low, Money high) {
    return new Sign.Limits(low.toString(), high.toString());
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static List<String> rules(PokerSheet sheet, StakesRow row) {
    var rules = new ArrayList<String>();
    rules.add(forced(row));
    rules.add("A bet and %d raises in each round.".formatted(sheet.betting().raisesMax()));
    rules.add(
        sheet.variant().checkRaise() ? "Check-raise is allowed." : "Check-raise is not allowed.");
    rules.add("Up to %d players.".formatted(sheet.playersMax()));
    return rules;
  }

  private static String forced(StakesRow row) {
    if (row.bigBlind().isZero() && row.bringIn().isZero()) {
      return "Ante %s from everybody; no blinds.".formatted(row.ante());
    }
    if (row.bigBlind().isZero()) {
      return "Ante %s, bring-in %s.".formatted(row.ante(), row.bringIn());
    }
    return row.smallBlind().isZero()
        ? "One blind of %s.".formatted(row.bigBlind())
        : "Blinds %s and %s.".formatted(row.smallBlind(), row.bigBlind());
  }
}
