package cardroom.bots.coach;

import cardroom.analysis.document.SideBetOdds;
import cardroom.games.money.Money;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What bonus wagers bring on average before the first card, which no decision changes.
///
/// @param perUnit by wager, for one unit staked
record BonusWorths(Map<WagerId, BonusWorths.BonusWorth> perUnit) {

  /// @param label what the sheet calls the wager; a stake may know nothing but its word
  record BonusWorth(String label, double perUnit) {

    String of(Money stake) {
      return "%s of %s %s $%.2f"
          .formatted(
              label,
              stake,
              perUnit < 0 ? "costs" : "brings",
              Math.abs(perUnit) * stake.cents() / 100);
    }
  }

  static BonusWorths of(Object sheet) {
    var perUnit = new LinkedHashMap<WagerId, BonusWorth>();
    SideBetOdds.of(sheet)
        .forEach(
            (wager, law) -> perUnit.put(wager, new BonusWorth(wager.label(), law.ev().toDouble())));
    return new BonusWorths(perUnit);
  }

  /// `Your Buster of $5 costs $0.36 on average, whatever you decide.`; empty without such a wager.
  String sentence(View view, String bettor) {
    var parts = new ArrayList<String>();
    for (var spot : view.positions()) {
      for (var stake : spot.bettor().equals(bettor) ? spot.stakes() : List.<View.Stake>of()) {
        Optional.ofNullable(perUnit.get(stake.wager()))
            .ifPresent(worth -> parts.add(worth.of(stake.amount())));
      }
    }
    return parts.isEmpty()
        ? ""
        : "Your %s on average, whatever you decide.".formatted(String.join(", your ", parts));
  }
}
