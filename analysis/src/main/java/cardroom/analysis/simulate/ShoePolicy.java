package cardroom.analysis.simulate;

/// When a simulated table shuffles.
public sealed interface ShoePolicy {

  /// Before every round, as `analyze` assumes.
  record FreshEveryRound() implements ShoePolicy {}

  /// Before a round, once that much of the shoe is dealt.
  ///
  /// @param part from 0 to 1
  record CutCard(double part) implements ShoePolicy {

    public CutCard {
      if (!(part > 0 && part <= 1)) {
        throw new IllegalArgumentException(
            "a penetration of %s: give the part of the shoe that is dealt before a shuffle, such as 0.75"
                .formatted(part));
      }
    }
  }
}
