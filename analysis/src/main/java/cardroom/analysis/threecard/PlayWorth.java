package cardroom.analysis.threecard;

import cardroom.analysis.threecard.ExposedCard.Results;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.games.threecard.Sheet;
import java.util.List;
import java.util.Optional;

/// What playing three cards is worth against every hand the bank may have, Ante and Play together,
/// per unit of Ante; folding is worth -1.
///
/// @param play the mean result of playing
/// @param notQualified how often the bank does not qualify
/// @param won how often a bank that qualifies is beaten
/// @param lost how often it wins
public record PlayWorth(double play, double notQualified, double won, double lost) {

  /// @param exposed the bank's card that is in sight, if one is
  /// @param seen other cards in sight: those of the player's other hands
  public static PlayWorth of(
      Sheet sheet, List<Card> hand, Optional<Card> exposed, List<Card> seen) {
    var inDeck = new boolean[Cards.STANDARD_52.size()];
    Cards.STANDARD_52.forEach(card -> inDeck[card.index()] = true);
    seen.forEach(card -> inDeck[card.index()] = false);
    var all = Results.NONE;
    for (var card : exposed.map(List::of).orElse(Cards.STANDARD_52)) {
      if (inDeck[card.index()] && !hand.contains(card)) {
        all = all.plus(against(sheet.qualifier(), hand, card, inDeck));
      }
    }
    return new PlayWorth(
        part(all.worth(), all),
        part(all.unqualified(), all),
        part(all.won(), all),
        part(all.lost(), all));
  }

  private static Results against(Rank qualifier, List<Card> hand, Card card, boolean[] inDeck) {
    return new ExposedCard(
            card.index(), inDeck, strength -> AntePlay.qualifies(strength, qualifier))
        .against(hand.get(0).index(), hand.get(1).index(), hand.get(2).index());
  }

  private static double part(int count, Results all) {
    return (double) count / all.all();
  }
}
