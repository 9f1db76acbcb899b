package cardroom.analysis.threecard;

import java.util.Arrays;
import java.util.function.IntPredicate;

/// All the bank's hands with one exposed card, counted so that those which share no card with a
/// player's hand are found by inclusion and exclusion.
final class ExposedCard {

  private static final int CARDS = 52;
  private static final int SUITS = 4;

  private final int card;
  private final int[] strengths;
  private final int[][] below;
  private final int[] belowAll;
  private final boolean[] inDeck;
  private final int[] places;
  private final int qualifiedFrom;
  private final int turn;

  ExposedCard(int card, boolean[] inDeck, IntPredicate qualifies) {
    this.card = card;
    this.inDeck = inDeck;
    this.strengths = strengths();
    places = new int[CARDS * CARDS];
    Arrays.fill(places, -1);
    below = new int[CARDS][strengths.length + 1];
    belowAll = new int[strengths.length + 1];
    count();
    int qualified = strengths.length;
    while (qualified > 0 && qualifies.test(strengths[qualified - 1])) {
      qualified--;
    }
    qualifiedFrom = qualified;
    turn = 0;
  }

  private ExposedCard(ExposedCard counted, int turn) {
    card = counted.card ^ turn;
    strengths = counted.strengths;
    below = counted.below;
    belowAll = counted.belowAll;
    inDeck = counted.inDeck;
    places = counted.places;
    qualifiedFrom = counted.qualifiedFrom;
    this.turn = turn;
  }

  /// Every card of the deck as the exposed one. Where swapping suits leaves the deck unchanged,
  /// cards of one rank share what was counted for the first of them.
  static ExposedCard[] each(boolean[] inDeck, IntPredicate qualifies) {
    var exposed = new ExposedCard[CARDS];
    for (int card = 0; card < CARDS; card++) {
      if (inDeck[card]) {
        int suit = card % SUITS;
        exposed[card] =
            suit > 0 && isSameTurned(inDeck, suit)
                ? new ExposedCard(exposed[card - suit], suit)
                : new ExposedCard(card, inDeck, qualifies);
      }
    }
    return exposed;
  }

  /// Suits are swapped in pairs by exclusive or. If the deck is unchanged by that and holds the
  /// card, then it also holds the card of its rank and the first suit.
  private static boolean isSameTurned(boolean[] inDeck, int turn) {
    for (int card = 0; card < CARDS; card++) {
      if (inDeck[card] != inDeck[card ^ turn]) {
        return false;
      }
    }
    return true;
  }

  private boolean isFree(int other) {
    return inDeck[other] && other != card;
  }

  private int[] strengths() {
    var all = new int[CARDS * CARDS];
    int count = 0;
    for (int one = 0; one < CARDS; one++) {
      for (int two = 0; two < one; two++) {
        if (isFree(one) && isFree(two)) {
          all[count++] = ThreeCardHands.ALL.strength(one, two, card);
        }
      }
    }
    return Arrays.stream(all, 0, count).sorted().distinct().toArray();
  }

  private void count() {
    for (int one = 0; one < CARDS; one++) {
      for (int two = 0; two < one; two++) {
        if (isFree(one) && isFree(two)) {
          int strength = ThreeCardHands.ALL.strength(one, two, card);
          int place = Arrays.binarySearch(strengths, strength);
          places[one * CARDS + two] = place;
          places[two * CARDS + one] = place;
          below[one][place + 1]++;
          below[two][place + 1]++;
          belowAll[place + 1]++;
        }
      }
    }
    for (int place = 1; place <= strengths.length; place++) {
      belowAll[place] += belowAll[place - 1];
      for (var row : below) {
        row[place] += row[place - 1];
      }
    }
  }

  /// The first index whose strength is at least this.
  private int place(int strength) {
    int found = Arrays.binarySearch(strengths, strength);
    return found >= 0 ? found : -found - 1;
  }

  /// What becomes of an Ante and its Play against all the bank's hands: `not qualified`, `win`,
  /// `lose`, `tie`.
  Results against(int one, int two, int three) {
    return counted(one ^ turn, two ^ turn, three ^ turn);
  }

  private Results counted(int one, int two, int three) {
    int strength = ThreeCardHands.ALL.strength(one, two, three);
    int from = place(strength);
    int to = from < strengths.length && strengths[from] == strength ? from + 1 : from;
    int all = free(strengths.length, one, two, three);
    int unqualified = free(qualifiedFrom, one, two, three);
    int beaten = from > qualifiedFrom ? free(from, one, two, three) - unqualified : 0;
    int notLost = to > qualifiedFrom ? free(to, one, two, three) : unqualified;
    return new Results(all, unqualified, beaten, all - notLost);
  }

  /// How many hands below that index hold none of the three cards.
  private int free(int place, int one, int two, int three) {
    return belowAll[place]
        - below[one][place]
        - below[two][place]
        - below[three][place]
        + both(one, two, place)
        + both(one, three, place)
        + both(two, three, place);
  }

  private int both(int one, int two, int place) {
    int at = places[one * CARDS + two];
    return at >= 0 && at < place ? 1 : 0;
  }

  /// Numbers of bank hands; the rest tie.
  record Results(int all, int unqualified, int won, int lost) {

    static final Results NONE = new Results(0, 0, 0, 0);

    /// The total result of playing, in antes.
    int worth() {
      return unqualified + 2 * won - 2 * lost;
    }

    int tied() {
      return all - unqualified - won - lost;
    }

    Results plus(Results other) {
      return new Results(
          all + other.all, unqualified + other.unqualified, won + other.won, lost + other.lost);
    }
  }
}
