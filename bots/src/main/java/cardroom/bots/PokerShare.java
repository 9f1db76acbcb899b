package cardroom.bots;

import cardroom.analysis.equity.PotExpectation;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.Optional;

/// What part of the pot a poker hand wins on average against unknown hands, when nothing more is
/// bet: sampled, always with the same seed, so that the answer depends on the view alone.
///
/// @param others how many other hands are in
public record PokerShare(double part, int others) {
  private static final int SAMPLES = 800;
  private static final long SEED = 215;

  /// Empty for somebody who holds no cards or has no opponents.
  public static Optional<PokerShare> of(Player me, View view) {
    if (!Variants.has(view.table().game())) {
      return Optional.empty();
    }
    var seen = KnownCardsReader.of(me, view).withoutTells();
    if (seen.own() == 0 || seen.rivals().isEmpty()) {
      return Optional.empty();
    }
    var variant = Variants.of(view.table().game());
    var outlook = new PotExpectation(variant, hand -> PokerDraws.given(variant, hand), SEED);
    return Optional.of(new PokerShare(outlook.share(seen, SAMPLES), seen.rivals().size()));
  }
}
