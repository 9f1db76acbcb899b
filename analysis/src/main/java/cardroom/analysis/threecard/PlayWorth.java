package cardroom.analysis.threecard;

import cardroom.analysis.threecard.ExposedCard.Results;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.cards.Suit;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.threecard.Sheet;
import java.util.ArrayList;
import java.util.Arrays;
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
        all = all.plus(against(behind(sheet.qualifier(), card, inDeck), hand));
      }
    }
    return of(all);
  }

  /// A hand against one of the bank's cards, with its worth.
  public record Opening(List<Card> hand, Card exposed, PlayWorth worth) {
    public Opening {
      hand = List.copyOf(hand);
    }
  }

  /// Every hand without a pair, a straight or a flush, by its ranks, against every exposed rank:
  /// those that take some thought.
  public static List<Opening> openings(Sheet sheet) {
    var inDeck = new boolean[Cards.STANDARD_52.size()];
    Arrays.fill(inDeck, true);
    var openings = new ArrayList<Opening>();
    for (var rank : Rank.values()) {
      var card = Card.of(rank, Suit.CLUBS);
      var exposed = behind(sheet.qualifier(), card, inDeck);
      for (var hand : highCards()) {
        openings.add(new Opening(hand, card, of(against(exposed, hand))));
      }
    }
    return openings;
  }

  private static List<List<Card>> highCards() {
    var hands = new ArrayList<List<Card>>();
    for (var high : Rank.values()) {
      for (var middle : Rank.values()) {
        for (var low : Rank.values()) {
          if (high.index() > middle.index() && middle.index() > low.index()) {
            var hand =
                List.of(
                    Card.of(high, Suit.SPADES),
                    Card.of(middle, Suit.HEARTS),
                    Card.of(low, Suit.DIAMONDS));
            if (Rankings.THREE_CARD.rank(hand).category() == ThreeCardCategory.HIGH_CARD) {
              hands.add(hand);
            }
          }
        }
      }
    }
    return hands;
  }

  private static PlayWorth of(Results all) {
    return new PlayWorth(
        part(all.worth(), all),
        part(all.unqualified(), all),
        part(all.won(), all),
        part(all.lost(), all));
  }

  private static ExposedCard behind(Rank qualifier, Card card, boolean[] inDeck) {
    return new ExposedCard(
        card.index(), inDeck, strength -> AntePlay.qualifies(strength, qualifier));
  }

  private static Results against(ExposedCard exposed, List<Card> hand) {
    return exposed.against(hand.get(0).index(), hand.get(1).index(), hand.get(2).index());
  }

  private static double part(int count, Results all) {
    return (double) count / all.all();
  }
}
