package cardroom.cards.ranking;

import static cardroom.cards.ranking.ThreeCardCategory.FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.HIGH_CARD;
import static cardroom.cards.ranking.ThreeCardCategory.MINI_ROYAL_FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.ONE_PAIR;
import static cardroom.cards.ranking.ThreeCardCategory.STRAIGHT;
import static cardroom.cards.ranking.ThreeCardCategory.STRAIGHT_FLUSH;
import static cardroom.cards.ranking.ThreeCardCategory.THREE_OF_A_KIND;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The ranking of Three Card Poker (3CP-RANK-0 to -10): the specification that faster rankings must
/// equal. The two is the lowest card, the ace stands at either end of a straight but nothing
/// goes round it, suits never break a tie. There is no joker (3CP-DECK-1).
public final class PlainThreeCard implements PlainRanking {
  @Override
  public int size() {
    return 3;
  }

  @Override
  public int sizeMax() {
    return 3;
  }

  @Override
  public HandRank judge(List<Card> three) {
    GroupedCards hand = GroupedCards.of(three, Rank::index);
    GroupedCards played = hand.isWheel() ? hand.aceLast() : hand;
    return category(hand).rank(played.ranks(), played.cards());
  }

  private static ThreeCardCategory category(GroupedCards hand) {
    return switch (hand.distinct()) {
      case 3 -> unpaired(hand);
      case 2 -> ONE_PAIR;
      default -> THREE_OF_A_KIND;
    };
  }

  private static ThreeCardCategory unpaired(GroupedCards hand) {
    if (hand.isFlush() && hand.isStraight()) {
      return hand.cards().getLast().rank() == Rank.QUEEN ? MINI_ROYAL_FLUSH : STRAIGHT_FLUSH;
    }
    if (hand.isStraight()) {
      return STRAIGHT;
    }
    return hand.isFlush() ? FLUSH : HIGH_CARD;
  }
}
