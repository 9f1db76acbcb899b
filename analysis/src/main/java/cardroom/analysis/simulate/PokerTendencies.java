package cardroom.analysis.simulate;

/// How loosely people play at a simulated poker table: probabilities that ignore the cards.
///
/// @param calls the chance to stay in when there is something to call
/// @param raises the chance to bet or raise where that is allowed
public record PokerTendencies(double calls, double raises) {

  /// Everybody checks and calls to the end, so that every hand is shown.
  public static final PokerTendencies ALL_STAY = new PokerTendencies(1, 0);

  public PokerTendencies {
    refuse("calls", calls);
    refuse("raises", raises);
  }

  private static void refuse(String name, double chance) {
    if (!(chance >= 0 && chance <= 1)) {
      throw new IllegalArgumentException(
          "%s %s: give a chance from 0 to 1, such as 0.3".formatted(name, chance));
    }
  }
}
