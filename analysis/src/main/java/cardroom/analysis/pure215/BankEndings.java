package cardroom.analysis.pure215;

import java.util.Arrays;
import java.util.TreeSet;

/// The ways in which the bank's hand may end with one up card, each with an index in a law: its
/// total, 8-8-8, or a bust with a number of cards, and its run of cards of a kind where suits are
/// distinguished.
final class BankEndings {

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;

  private final int[] endings;
  private final int[] places;

  private BankEndings(int[] endings, int[] places) {
    this.endings = endings;
    this.places = places;
  }

  static BankEndings of(BankLevels levels) {
    int ends = levels.outcomes().length;
    var sorted = new TreeSet<Integer>();
    var each = new int[ends];
    for (int end = 0; end < ends; end++) {
      int outcome = levels.outcomes()[end];
      int bustCards = outcome >= BankHands.BUST ? levels.cards()[end] + 1 : 0;
      each[end] = (((outcome << BITS) + bustCards) << BITS) + levels.runs()[end];
      sorted.add(each[end]);
    }
    var endings = sorted.stream().mapToInt(ending -> ending).toArray();
    var places = Arrays.stream(each).map(one -> Arrays.binarySearch(endings, one)).toArray();
    return new BankEndings(endings, places);
  }

  int count() {
    return endings.length;
  }

  /// For each sum that the fold leaves, the index it is added to.
  int[] places() {
    return places;
  }

  /// The total, or what [BankHands] calls a bust.
  int outcome(int ending) {
    return endings[ending] >> (2 * BITS);
  }

  /// The cards of a busted hand, the up card included; none for any other.
  int bustCards(int ending) {
    return (endings[ending] >> BITS) & MASK;
  }

  /// The cards of a kind from the up card on, where suits are distinguished.
  int run(int ending) {
    return endings[ending] & MASK;
  }
}
