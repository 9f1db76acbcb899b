package cardroom.cards.ranking;

/// The rankings by the names that the games use.
public final class Rankings {
  /// High poker, with the joker of Draw Poker where the deck has one (POKER-HIGH-1, DRAW-JOKER-1).
  /// Also the 6 Card Bonus: the best five of six (3CP-6CB-1, A-107).
  public static final HandRanking HIGH = new FastHigh();

  /// Ace-to-five low, with the joker of Lowball where the deck has one (POKER-LOW-1, LOWBALL-2).
  public static final HandRanking LOW_ACE_TO_FIVE = new FastLow();

  /// Ace-to-five low that needs an eight or better (POKER-LOW-3).
  public static final HandRanking LOW_EIGHT_OR_BETTER = new FastEightOrBetter();

  /// Three Card Poker (3CP-RANK-0).
  public static final HandRanking THREE_CARD = new FastThreeCard();

  /// Deuce-to-seven low, played in other rooms: aces are high, straights and flushes count against
  /// a hand.
  public static final HandRanking DEUCE_TO_SEVEN = OtherFiveCardRankings.DEUCE_TO_SEVEN;

  /// The short deck, played in other rooms: a flush beats a full house, and A-6-7-8-9 is a
  /// straight.
  public static final HandRanking SHORT_DECK = OtherFiveCardRankings.SHORT_DECK;

  /// Badugi, played in other rooms: the most cards of different ranks and suits, then the lowest.
  public static final HandRanking BADUGI = new PlainBadugi();

  private Rankings() {}
}
