package cardroom.bots.coach;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.CardCounts;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What bonus wagers bring on average before the first card, which no decision changes.
///
/// @param perUnit by wager, for one unit staked
record BonusWorths(Map<WagerId, Double> perUnit) {

  static BonusWorths of(Object sheet) {
    var laws = new LinkedHashMap<WagerId, Optional<PayLaw>>();
    switch (sheet) {
      case cardroom.games.pure215.Sheet pure -> {
        var analysis = Pure215Analysis.of(pure);
        laws.put(WagerId.named("buster"), analysis.buster());
        laws.put(WagerId.named("red-flex"), analysis.redFlex());
      }
      case cardroom.games.threecard.Sheet three -> {
        var analysis = new ThreeCardAnalysis(three, CardCounts.of(1).cards());
        laws.put(WagerId.named("pair-plus"), analysis.pairPlus());
        laws.put(WagerId.named("six-card-bonus"), analysis.sixCardBonus());
      }
      default -> {
        // A game whose wagers cannot be weighed.
      }
    }
    var perUnit = new LinkedHashMap<WagerId, Double>();
    laws.forEach((wager, law) -> law.ifPresent(found -> perUnit.put(wager, found.ev().toDouble())));
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
                                name(stake.wager()),
                                stake.amount(),
                                unit < 0 ? "costs" : "brings",
                                Math.abs(unit) * stake.amount().cents() / 100)));
      }
    }
    return parts.isEmpty()
        ? ""
        : "Your %s on average, whatever you decide.".formatted(String.join(", your ", parts));
  }

  /// `Red Flex` for `red-flex`.
  private static String name(WagerId wager) {
    var name = new ArrayList<String>();
    for (var word : wager.word().split("-", -1)) {
      name.add(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return String.join(" ", name);
  }
}
