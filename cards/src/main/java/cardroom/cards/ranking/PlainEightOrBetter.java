package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;

/// The low half of the high-low games: [PlainLow], but only five different ranks of which none is
/// above the eight may win (POKER-LOW-3, HOLDEM-HL-1, OMAHA-HL-1, STUD-HL-2).
public final class PlainEightOrBetter implements PlainRanking {
  private static final HandRank NO_LOW =
      new HandRank(LowCategory.NO_LOW, List.of(), List.of(), NONE);

  private final PlainLow low = new PlainLow();

  @Override
  public int size() {
    return low.size();
  }

  @Override
  public int sizeMax() {
    return low.sizeMax();
  }

  @Override
  public HandRank judge(List<Card> five) {
    HandRank hand = low.judge(five);
    int highest = LowCategory.height(hand.ranks().getFirst());
    boolean good =
        hand.category() == LowCategory.NO_PAIR && highest <= LowCategory.height(Rank.EIGHT);
    return good ? hand : NO_LOW;
  }
}
