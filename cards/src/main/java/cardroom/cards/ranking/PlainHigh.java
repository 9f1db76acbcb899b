package cardroom.cards.ranking;

import static cardroom.cards.ranking.HighCategory.FIVE_ACES;
import static cardroom.cards.ranking.HighCategory.FLUSH;
import static cardroom.cards.ranking.HighCategory.FOUR_OF_A_KIND;
import static cardroom.cards.ranking.HighCategory.FULL_HOUSE;
import static cardroom.cards.ranking.HighCategory.HIGH_CARD;
import static cardroom.cards.ranking.HighCategory.ONE_PAIR;
import static cardroom.cards.ranking.HighCategory.ROYAL_FLUSH;
import static cardroom.cards.ranking.HighCategory.STRAIGHT;
import static cardroom.cards.ranking.HighCategory.STRAIGHT_FLUSH;
import static cardroom.cards.ranking.HighCategory.THREE_OF_A_KIND;
import static cardroom.cards.ranking.HighCategory.TWO_PAIR;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// High poker by the rule book (POKER-HIGH-1), with the joker of Draw Poker (DRAW-JOKER-1 to -4)
/// where there is one: the specification that faster rankings must equal. Ties are decided by rank
/// in the order in which the cards count, never by suit.
public final class PlainHigh implements PlainRanking {
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
    GroupedCards hand = GroupedCards.of(five, Rank::index);
    GroupedCards played = hand.isWheel() ? hand.aceLast() : hand;
    return category(hand).rank(played.ranks(), played.cards());
  }

  private static HighCategory category(GroupedCards hand) {
    return switch (hand.distinct()) {
      case 5 -> unpaired(hand);
      case 4 -> ONE_PAIR;
      case 3 -> hand.largest() == 3 ? THREE_OF_A_KIND : TWO_PAIR;
      default -> hand.largest() == 4 ? FOUR_OF_A_KIND : FULL_HOUSE;
    };
  }

  private static HighCategory unpaired(GroupedCards hand) {
    if (hand.isFlush() && hand.isStraight()) {
      return hand.cards().getLast().rank() == Rank.TEN ? ROYAL_FLUSH : STRAIGHT_FLUSH;
    }
    if (hand.isFlush()) {
      return FLUSH;
    }
    return hand.isStraight() ? STRAIGHT : HIGH_CARD;
  }

  /// The joker stands for the card that makes the best hand, among those not already there that it
  /// may stand for. With four aces no ace is left to stand for: that is five aces (DRAW-JOKER-3).
  private static HandRank judgeWithJoker(List<Card> five) {
    List<Card> four = five.stream().filter(card -> !card.isJoker()).toList();
    if (four.stream().allMatch(card -> card.rank() == Rank.ACE)) {
      return FIVE_ACES.rank(Collections.nCopies(five.size(), Rank.ACE), five);
    }
    List<HandRank> possible = new ArrayList<>();
    for (Card card : Cards.STANDARD_52) {
      if (!four.contains(card)) {
        List<Card> filled = new ArrayList<>(four);
        filled.add(card);
        HandRank made = judgeNatural(filled);
        if (jokerMayBe(card, made)) {
          possible.add(made.withJokerFor(card));
        }
      }
    }
    return Collections.max(possible);
  }

  /// An ace always; any other card only to complete a straight or a flush, straight flush and royal
  /// flush included (DRAW-JOKER-1, DRAW-JOKER-4, A-137). Of all cards that complete a flush the
  /// highest one not present makes the best, as DRAW-JOKER-2 asks; a second ace of the suit does
  /// not exist.
  private static boolean jokerMayBe(Card card, HandRank made) {
    return card.rank() == Rank.ACE
        || made.category() == STRAIGHT
        || made.category() == FLUSH
        || made.category() == STRAIGHT_FLUSH
        || made.category() == ROYAL_FLUSH;
  }
}
