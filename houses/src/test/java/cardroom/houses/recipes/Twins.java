package cardroom.houses.recipes;

import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBet.Fallen;
import cardroom.games.pure215.SideBet.Tally;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;

/// A made-up side bet of Pure 21.5, by the recipe of CONTRIBUTING.md: the circle's first two cards
/// are of one rank, and it pays more when they are of one suit too.
final class Twins {
  private static final Rule PAYS = new Clause("X-TWINS-1", "Two first cards of one rank pay.");

  static final SideBet BET =
      new SideBet(
          new WagerId("twins", "Twins", 4),
          "twins",
          true,
          List.of(SideBet.UP_TO_BASE),
          Pure215Rule.BONUS_WAGERS,
          List.of(PAYS),
          "Like cards among the first two: 1 by rank, 2 by suit too",
          Twins::alike);

  private Twins() {}

  private static Tally alike(Fallen cards, HouseBet bet) {
    var one = cards.first().getFirst();
    var other = cards.first().getLast();
    var count = one.rank() != other.rank() ? 0 : one.suit() == other.suit() ? 2 : 1;
    return new Tally(count, true, "%s and %s".formatted(one, other), "no twins");
  }

  private record Clause(String id, String sentence) implements Rule {}
}
