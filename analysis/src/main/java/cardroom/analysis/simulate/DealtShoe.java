package cardroom.analysis.simulate;

import cardroom.cards.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The cards of a simulated table, shuffled no further than they are dealt.
///
/// Every draw swaps a random card of the rest to the next place, so the cards before that place are
/// those dealt since the last shuffle, in their order. A shuffle is free: any order is a fair start
/// for the next one.
final class DealtShoe {

  private static final int NUMBERS = 512;

  private final BlockRandom random;
  private final long[] numbers = new long[NUMBERS];
  private int nextNumber = NUMBERS;
  private final byte[] fresh;
  private final byte[] cards;
  private int dealt;
  private int roundFrom;
  private int end;

  DealtShoe(BlockRandom random, List<Card> whole) {
    this.random = random;
    fresh = new byte[whole.size()];
    for (var index = 0; index < fresh.length; index++) {
      fresh[index] = (byte) whole.get(index).index();
    }
    cards = fresh.clone();
    end = cards.length;
  }

  /// The start of a block: the cards in the order of new decks.
  void reset() {
    nextNumber = NUMBERS;
    System.arraycopy(fresh, 0, cards, 0, cards.length);
    shuffle();
  }

  void shuffle() {
    dealt = 0;
    roundFrom = 0;
    end = cards.length;
  }

  /// The next round begins; what was dealt before it is in the discard tray.
  void beginRound() {
    roundFrom = dealt;
  }

  int dealt() {
    return dealt;
  }

  /// Whether the round outran the shoe, so that discards had to be shuffled and dealt.
  boolean ranOut() {
    return end < cards.length;
  }

  int draw() {
    if (dealt == end) {
      discardsIntoPlay();
    }
    var at = dealt + below(end - dealt);
    var card = cards[at];
    cards[at] = cards[dealt];
    cards[dealt++] = card;
    return card;
  }

  /// All numbers are equally likely; the few draws that would favour some are rejected.
  private int below(int bound) {
    while (true) {
      if (nextNumber == NUMBERS) {
        random.fill(numbers, NUMBERS);
        nextNumber = 0;
      }
      var number = numbers[nextNumber++];
      if (number * bound + Long.MIN_VALUE >= bound + Long.MIN_VALUE) {
        return (int) Math.unsignedMultiplyHigh(number, bound);
      }
    }
  }

  /// The shoe is empty in mid-round: the discards are shuffled and dealt from.
  private void discardsIntoPlay() {
    if (roundFrom == 0) {
      throw new OutOfCards();
    }
    var onTable = Arrays.copyOfRange(cards, roundFrom, dealt);
    var discards = Arrays.copyOf(cards, roundFrom);
    System.arraycopy(onTable, 0, cards, 0, onTable.length);
    System.arraycopy(discards, 0, cards, onTable.length, discards.length);
    dealt = onTable.length;
    roundFrom = 0;
    end = onTable.length + discards.length;
  }

  /// The cards of the round so far, in the order they were dealt.
  List<Card> round() {
    return IntStream.range(roundFrom, dealt).mapToObj(index -> Card.at(cards[index])).toList();
  }

  /// A round that needs more cards than there are.
  static final class OutOfCards extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutOfCards() {
      super("the shoe holds too few cards for one round", null, false, false);
    }
  }
}
