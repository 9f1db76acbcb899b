package cardroom.analysis.document;

import cardroom.analysis.pure215.JointLaw;
import cardroom.analysis.pure215.JointLaw.Case;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/// The game wager and the side bets that the bank's hand decides together as a JSON document: how
/// they correlate, what each earns by the bank's hand, and the whole distribution.
final class JointJson {

  private final JointLaw joint;
  private final Map<String, ToDoubleFunction<Case>> wagers = new LinkedHashMap<>();
  private final Optional<String> runOf;

  /// The side bets that cards other than the bank's decide.
  private final List<String> without;

  JointJson(Pure215Analysis analysis, JointLaw joint) {
    this.joint = joint;
    wagers.put("game", Case::game);
    analysis.jointBonuses().forEach((wager, earns) -> wagers.put(wager.word(), earns));
    runOf = analysis.runOf();
    without =
        analysis.bonuses().keySet().stream()
            .map(WagerId::word)
            .filter(wager -> !wagers.containsKey(wager))
            .toList();
  }

  Map<String, Object> document() {
    var document = new LinkedHashMap<String, Object>();
    var covariances = new LinkedHashMap<String, Object>();
    var correlations = new LinkedHashMap<String, Object>();
    var names = List.copyOf(wagers.keySet());
    for (int first = 0; first < names.size(); first++) {
      for (int second = first + 1; second < names.size(); second++) {
        var both = names.get(first) + ", " + names.get(second);
        covariances.put(both, joint.covariance(wager(names, first), wager(names, second)));
        correlations.put(both, joint.correlation(wager(names, first), wager(names, second)));
      }
    }
    document.put("covariance", covariances);
    document.put("correlation", correlations);
    document.put("sdOfAll", Math.sqrt(joint.covariance(this::sum, this::sum)));
    document.put("byBankHand", byBankHand());
    document.put("distribution", distribution());
    if (!without.isEmpty()) {
      document.put("without", without);
    }
    document.put(
        "is", "covariances and correlations are exact; the distribution is that of the game wager");
    return document;
  }

  private ToDoubleFunction<Case> wager(List<String> names, int place) {
    return wagers.getOrDefault(names.get(place), Case::game);
  }

  /// A unit on each wager.
  private double sum(Case one) {
    return wagers.values().stream().mapToDouble(wager -> wager.applyAsDouble(one)).sum();
  }

  /// How often the bank has each hand, and what a unit on each wager then earns.
  private Map<String, Object> byBankHand() {
    var ordered = new TreeMap<Integer, String>();
    var chances = new LinkedHashMap<String, Double>();
    joint
        .chances()
        .forEach(
            (one, chance) -> {
              ordered.put(100 * one.outcome() + one.bustCards(), one.bank());
              chances.merge(one.bank(), chance, Double::sum);
            });
    var hands = new LinkedHashMap<String, Object>();
    for (var bank : ordered.values()) {
      double chance = chances.getOrDefault(bank, 0.0);
      var hand = new LinkedHashMap<String, Object>();
      hand.put("chance", chance);
      wagers.forEach(
          (name, wager) ->
              hand.put(
                  name,
                  joint.mean(one -> one.bank().equals(bank) ? wager.applyAsDouble(one) : 0)
                      / chance));
      hands.put(bank, hand);
    }
    return hands;
  }

  private List<Object> distribution() {
    var cases = new ArrayList<Object>();
    joint
        .chances()
        .forEach(
            (one, chance) -> {
              var line = new LinkedHashMap<String, Object>();
              line.put("game", Pure215Json.units(one.game()));
              line.put("bank", one.bank());
              runOf.ifPresent(kind -> line.put(kind, one.run()));
              line.put("chance", chance);
              cases.add(line);
            });
    return cases;
  }
}
