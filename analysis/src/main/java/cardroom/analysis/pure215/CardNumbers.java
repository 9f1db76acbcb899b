package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// How many there are of each of the 52 cards.
final class CardNumbers {

  static final int CARDS = 52;

  /// Shares of chance: where it is not known which card of a rank is gone, there are several
  /// numbers.
  final long weight;

  private final int[] numbers;

  private CardNumbers(long weight, int[] numbers) {
    this.weight = weight;
    this.numbers = numbers;
  }

  static CardNumbers ofDecks(int decks) {
    var numbers = new int[CARDS];
    Arrays.fill(numbers, decks);
    return new CardNumbers(1, numbers);
  }

  static CardNumbers of(List<Card> cards) {
    var numbers = new int[CARDS];
    cards.forEach(card -> numbers[card.index()]++);
    return new CardNumbers(1, numbers);
  }

  int of(int card) {
    return numbers[card];
  }

  /// How many cards of each rank pass the test.
  int[] byRank(Predicate<Card> test) {
    var counts = new int[PointRank.COUNT];
    for (int index = 0; index < CARDS; index++) {
      var card = Card.at(index);
      counts[PointRank.of(card)] += test.test(card) ? numbers[index] : 0;
    }
    return counts;
  }

  /// The same without one of the cards that pass the test, each as likely as any other.
  List<CardNumbers> without(Predicate<Card> test) {
    return IntStream.range(0, CARDS)
        .filter(index -> numbers[index] > 0 && test.test(Card.at(index)))
        .mapToObj(index -> new CardNumbers(weight * numbers[index], less(index)))
        .toList();
  }

  /// The same without that card.
  CardNumbers without(Card card) {
    return new CardNumbers(weight, less(card.index()));
  }

  private int[] less(int index) {
    var less = numbers.clone();
    less[index]--;
    return less;
  }
}
