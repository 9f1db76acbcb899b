package cardroom.players;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.Optional;
import java.util.SplittableRandom;

/// What part of the pot a poker hand wins on average against hands nobody knows, when nothing more
/// is bet: sampled, always with the same dice, so that the answer follows from the view alone.
///
/// @param others how many other hands are in
public record PokerShare(double part, int others) {
  private static final int SAMPLES = 800;
  private static final long SEED = 215;

  /// Empty for somebody who holds no cards, or has nobody against them.
  public static Optional<PokerShare> of(Player me, View view) {
    var seen = PokerSight.of(me, view);
    if (!Variants.has(view.table().game()) || seen.own() == 0 || seen.opponents().isEmpty()) {
      return Optional.empty();
    }
    var random = new SplittableRandom(SEED);
    var odds =
        new PokerOdds(
            Variants.of(view.table().game()), count -> random.nextLong() >>> (64 - count));
    return Optional.of(new PokerShare(odds.share(seen, SAMPLES), seen.opponents().size()));
  }
}
