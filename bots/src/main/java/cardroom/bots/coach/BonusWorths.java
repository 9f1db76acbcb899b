package cardroom.bots.coach;

import cardroom.analysis.document.SideBetOdds;
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
record BonusWorths(Map<WagerId, Double> perUnit) {

  static BonusWorths of(Object sheet) {
    var perUnit = new LinkedHashMap<WagerId, Double>();
    SideBetOdds.of(sheet).forEach((wager, law) -> perUnit.put(wager, law.ev().toDouble()));
    return new BonusWorths(perUnit);
  }

  /// `Your Buster of $5 costs $0.36 on average, whatever you decide.`; empty without such a wager.
  String sentence(View view, String bettor) {
    var parts = new ArrayList<String>();
    for (var spot : view.positions()) {
      for (var stake : spot.bettor().equals(bettor) ? spot.stakes() : List.<View.Stake>of()) {
        Optional.ofNullable(perUnit.get(stake.wager()))
            .ifPresent(
                unit ->
                    parts.add(
                        "%s of %s %s $%.2f"
                            .formatted(
                                stake.wager().label(),
                                stake.amount(),
                                unit < 0 ? "costs" : "brings",
                                Math.abs(unit) * stake.amount().cents() / 100)));
      }
    }
    return parts.isEmpty()
        ? ""
        : "Your %s on average, whatever you decide.".formatted(String.join(", your ", parts));
  }
}
