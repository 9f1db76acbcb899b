package cardroom.games.poker.variant;

import cardroom.games.poker.rules.PokerRule;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// What is dealt, and the betting round that follows.
///
/// @param openPair whether an open pair lets the large bet be made here (STUD-4)
/// @param discards how many cards every player gives up once the betting is over (PINEAPPLE-1)
/// @param sizes the clause about the size of its bets
public record Street(
    String name, DealPlan plan, BetSize bet, boolean openPair, int discards, Rule sizes) {

  Street(String name, List<DealStep> steps, BetSize bet) {
    this(name, DealPlan.of(steps), bet, false, 0, PokerRule.STREET_SIZES);
  }

  Street withOpenPair() {
    return new Street(name, plan, bet, true, discards, sizes);
  }

  Street withDiscards(int cards) {
    return new Street(name, plan, bet, openPair, cards, sizes);
  }

  Street withBet(BetSize size) {
    return new Street(name, plan, size, openPair, discards, sizes);
  }

  Street sizedBy(Rule clause) {
    return new Street(name, plan, bet, openPair, discards, clause);
  }

  /// What is dealt, line by line.
  public List<DealStep> steps() {
    return plan.steps();
  }

  /// Whether cards may be drawn on this street.
  public boolean isDraw() {
    return plan.has(DealStep.Kind.DRAW);
  }

  /// The same street without a burn card, for hands recorded elsewhere.
  public Street withoutBurn() {
    var rest = steps().stream().filter(step -> step.kind() != DealStep.Kind.BURN).toList();
    return new Street(name, DealPlan.of(rest), bet, openPair, discards, sizes);
  }

  /// The same street with a burn card first.
  Street withBurn() {
    var all = new ArrayList<DealStep>(List.of(DealStep.burn(1)));
    all.addAll(steps());
    return new Street(name, DealPlan.of(all), bet, openPair, discards, sizes);
  }

  /// `flop 1 burn, 3 board small bet`
  @Override
  public String toString() {
    var dealt = steps().stream().map(DealStep::toString).collect(Collectors.joining(", "));
    return "%-10s %-28s %s%s%s"
        .formatted(
            name,
            dealt,
            bet,
            openPair ? ", or the big bet on an open pair" : "",
            discards > 0 ? ", then discard " + discards : "");
  }
}
