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
  private final int[] reds;
  private final boolean isEndless;

  private CardSupply(int[] counts, int[] reds, boolean isEndless) {
    this.counts = counts;
    this.reds = reds;
    this.isEndless = isEndless;
  }

  public static CardSupply decks(int decks) {
    return new CardSupply(ofDecks(decks), halves(ofDecks(decks)), false);
  }

  /// Every card is as likely as in a fresh deck, whatever was dealt.
  public static CardSupply endless() {
    return new CardSupply(ofDecks(1), halves(ofDecks(1)), true);
  }

  /// Exactly these cards, in any number.
  public static CardSupply of(List<Card> cards) {
    var counts = new int[PointRank.COUNT];
    var reds = new int[PointRank.COUNT];
    for (var card : cards) {
      counts[PointRank.of(card)]++;
      reds[PointRank.of(card)] += card.isRed() ? 1 : 0;
    }
    return new CardSupply(counts, reds, false);
  }

  /// The given number of each kind, half of them red.
  static CardSupply of(int[] counts) {
    return new CardSupply(counts.clone(), halves(counts), false);
  }

  /// These cards without one of that rank.
  CardSupply without(int rank, boolean isRed) {
    var less = counts.clone();
    var lessRed = reds.clone();
    less[rank]--;
    lessRed[rank] -= isRed ? 1 : 0;
    return new CardSupply(less, lessRed, isEndless);
  }

  /// These cards without those.
  CardSupply without(List<Card> cards) {
    var left = this;
    for (var card : cards) {
      left = left.without(PointRank.of(card), card.isRed());
    }
    return left;
  }

  private static int[] ofDecks(int decks) {
    var counts = new int[PointRank.COUNT];
    Arrays.fill(counts, SUITS * decks);
    counts[PointRank.BONUS] = BONUS_PER_DECK * decks;
    return counts;
  }

  private static int[] halves(int[] counts) {
    return Arrays.stream(counts).map(count -> count / 2).toArray();
  }

  public boolean isEndless() {
    return isEndless;
  }

  public int count(int rank) {
    return counts[rank];
  }

  public int reds(int rank) {
    return reds[rank];
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
