package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.Arrays;
import java.util.List;

/// The cards that a round is dealt from, by points: a number of each kind, or infinitely many
/// decks.
///
/// The question is always *how many of a kind are left after some of it are gone*, so an infinite
/// shoe is the same question with another answer.
public final class CardSupply {

  private static final int CARDS_PER_DECK = 52;
  private static final int BONUS_PER_DECK = 16;
  private static final int SUITS = 4;

  private final int[] counts;
  private final boolean isEndless;
  private final List<CardNumbers> likely;

  /// @param likely the cards themselves, in several ways where it is not known which are gone;
  ///   empty where points alone are known
  private CardSupply(int[] counts, boolean isEndless, List<CardNumbers> likely) {
    this.counts = counts;
    this.isEndless = isEndless;
    this.likely = likely;
  }

  public static CardSupply decks(int decks) {
    return new CardSupply(ofDecks(decks), false, List.of(CardNumbers.ofDecks(decks)));
  }

  /// Every card is as likely as in a fresh deck, whatever was dealt.
  public static CardSupply endless() {
    return new CardSupply(ofDecks(1), true, List.of(CardNumbers.ofDecks(1)));
  }

  /// Exactly these cards, in any number.
  public static CardSupply of(List<Card> cards) {
    var counts = new int[PointRank.COUNT];
    cards.forEach(card -> counts[PointRank.of(card)]++);
    return new CardSupply(counts, false, List.of(CardNumbers.of(cards)));
  }

  /// The given number of each kind, whatever their suits: the game can be weighed, side bets
  /// cannot.
  static CardSupply of(int[] counts) {
    return new CardSupply(counts.clone(), false, List.of());
  }

  /// These cards without one of that rank and colour, nobody knows which.
  CardSupply without(int rank, boolean isRed) {
    var left =
        likely.stream()
            .flatMap(
                numbers ->
                    numbers
                        .without(card -> PointRank.of(card) == rank && card.isRed() == isRed)
                        .stream())
            .toList();
    // Where there is no such card, nothing that is worked out from it counts.
    return new CardSupply(less(rank), isEndless, left.isEmpty() ? likely : left);
  }

  private int[] less(int rank) {
    var less = counts.clone();
    less[rank]--;
    return less;
  }

  /// These cards without those.
  CardSupply without(List<Card> cards) {
    var left = this;
    for (var card : cards) {
      var numbers = left.likely.stream().map(one -> one.without(card)).toList();
      left = new CardSupply(left.less(PointRank.of(card)), isEndless, numbers);
    }
    return left;
  }

  private static int[] ofDecks(int decks) {
    var counts = new int[PointRank.COUNT];
    Arrays.fill(counts, SUITS * decks);
    counts[PointRank.BONUS] = BONUS_PER_DECK * decks;
    return counts;
  }

  public boolean isEndless() {
    return isEndless;
  }

  public int count(int rank) {
    return counts[rank];
  }

  /// The share of red cards among those of the rank; none where there is no such card.
  double redShare(int rank) {
    int number = counts[rank];
    return number == 0 ? 0 : (double) likely.getFirst().byRank(Card::isRed)[rank] / number;
  }

  /// The cards themselves, in several ways where it is not known which are gone.
  List<CardNumbers> likely() {
    return likely;
  }

  public int size() {
    int size = 0;
    for (int count : counts) {
      size += count;
    }
    return size;
  }

  /// How many of the rank are left when that many of it are gone, never negative.
  double left(int rank, int gone) {
    return isEndless ? counts[rank] : Math.max(0, counts[rank] - gone);
  }

  double leftOfAll(int gone) {
    return isEndless ? CARDS_PER_DECK : Math.max(0, size() - gone);
  }
}
