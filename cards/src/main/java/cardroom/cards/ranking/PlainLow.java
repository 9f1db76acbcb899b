package cardroom.cards.ranking;

import static cardroom.cards.ranking.LowCategory.FOUR_OF_A_KIND;
import static cardroom.cards.ranking.LowCategory.FULL_HOUSE;
import static cardroom.cards.ranking.LowCategory.NO_PAIR;
import static cardroom.cards.ranking.LowCategory.ONE_PAIR;
import static cardroom.cards.ranking.LowCategory.THREE_OF_A_KIND;
import static cardroom.cards.ranking.LowCategory.TWO_PAIR;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.Suit;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Ace-to-five low as in Lowball and Razz, the lowest hand winning (POKER-LOW-1, POKER-LOW-2), with
/// the joker of Lowball where there is one (LOWBALL-2): the specification that faster rankings must
/// equal. Hands with a pair are compared as in high poker, the pair first, and the lower one wins.
public final class PlainLow implements PlainRanking {
  @Override
  public int size() {
    return HandSize.FIVE;
  }

  @Override
  public int sizeMax() {
    return HandSize.SEVEN;
  }

  @Override
  public HandRank judge(List<Card> five) {
    return five.contains(Card.JOKER) ? judgeWithJoker(five) : judgeNatural(five);
  }

  private static HandRank judgeNatural(List<Card> five) {
    GroupedCards hand = GroupedCards.of(five, LowCategory::height);
    return category(hand).rank(hand.ranks(), hand.cards());
  }

  private static LowCategory category(GroupedCards hand) {
    return switch (hand.distinct()) {
      case 5 -> NO_PAIR;
      case 4 -> ONE_PAIR;
      case 3 -> hand.largest() == 3 ? THREE_OF_A_KIND : TWO_PAIR;
      default -> hand.largest() == 4 ? FOUR_OF_A_KIND : FULL_HOUSE;
    };
  }

  /// The joker is the lowest rank not already there (LOWBALL-2), so it never makes a pair and never
  /// takes one away. Suits mean nothing for low; any will do.
  private static HandRank judgeWithJoker(List<Card> five) {
    Card stoodFor = Card.of(lowestMissing(five), Suit.SPADES);
    List<Card> filled = five.stream().map(card -> card.isJoker() ? stoodFor : card).toList();
    return judgeNatural(filled).withJokerFor(stoodFor);
  }

  private static Rank lowestMissing(List<Card> five) {
    return Arrays.stream(Rank.values())
        .filter(rank -> five.stream().noneMatch(card -> !card.isJoker() && card.rank() == rank))
        .min(Comparator.comparingInt(LowCategory::height))
        .orElseThrow();
  }
}
