package cardroom.app.recipes;

import cardroom.cards.Card;
import cardroom.games.pure215.Counted;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.SideBet;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;

/// A made-up side bet of Pure 21.5, by the recipe of CONTRIBUTING.md: the circle's first two cards
/// are of one rank, and it pays more when they are of one suit too.
public final class Twins {
  private static final Rule PAYS = new Clause("X-TWINS-1", "Two first cards of one rank pay.");

  public static final SideBet BET =
      new SideBet(
          new WagerId("twins", "Twins", 4),
          "twins",
          true,
          List.of(SideBet.UP_TO_BASE),
          Pure215Rule.BONUS_WAGERS,
          List.of(PAYS),
          "Like cards among the first two: 1 by rank, 2 by suit too",
          new Counted.FirstCards(Twins::alike),
          (cards, count, _) ->
              count == 0
                  ? "no twins"
                  : "%s and %s".formatted(cards.first().getFirst(), cards.first().getLast()));

  private Twins() {}

  private static int alike(List<Card> first, Card up) {
    var one = first.getFirst();
    var other = first.getLast();
    return one.rank() != other.rank() ? 0 : one.suit() == other.suit() ? 2 : 1;
  }

  private record Clause(String id, String sentence) implements Rule {}
}
