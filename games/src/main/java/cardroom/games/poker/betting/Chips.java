package cardroom.games.poker.betting;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What every place has behind, and what it has put in during this betting round.
///
/// One array of cents, behind first: a hand makes a new one with every bet, so it is a single small
/// copy and nothing else. Who has chips left is asked several times for every action, so it is
/// kept.
public final class Chips {
  private final long[] cents;
  private final int funded;

  private Chips(long[] cents, int funded) {
    this.cents = cents;
    this.funded = funded;
  }

  /// What every place has behind and has put in.
  public static Chips of(long[] behind, long[] in) {
    var cents = Arrays.copyOf(behind, 2 * behind.length);
    System.arraycopy(in, 0, cents, behind.length, in.length);
    return counted(cents);
  }

  private static Chips counted(long[] cents) {
    int funded = 0;
    for (int place = 0; place < cents.length / 2; place++) {
      funded |= cents[place] > 0 ? 1 << place : 0;
    }
    return new Chips(cents, funded);
  }

  /// The same but for one place.
  private Chips changed(long[] next, int place) {
    int others = PlaceSets.without(funded, place);
    return new Chips(next, next[place] > 0 ? PlaceSets.with(others, place) : others);
  }

  public int places() {
    return cents.length / 2;
  }

  public long behind(int place) {
    return cents[place];
  }

  /// What the place has put in during this round.
  public long in(int place) {
    return cents[cents.length / 2 + place];
  }

  /// The most the place could have in at the end of this round.
  public long most(int place) {
    return behind(place) + in(place);
  }

  /// Puts chips in; no more than there are.
  public Chips put(int place, long amount) {
    var next = cents.clone();
    next[place] -= amount;
    next[cents.length / 2 + place] += amount;
    return changed(next, place);
  }

  /// Puts chips in up to a total of this round.
  public Chips putTo(int place, long total) {
    return put(place, total - in(place));
  }

  /// Pays chips that belong to no round: an ante, a dead blind, a prize when negative.
  public Chips pay(int place, long amount) {
    var next = cents.clone();
    next[place] -= amount;
    return changed(next, place);
  }

  /// Gives every place what is due to it.
  public Chips receive(Amounts due) {
    var next = cents.clone();
    for (int place = 0; place < due.places(); place++) {
      next[place] += due.at(place);
    }
    return counted(next);
  }

  /// The same stacks at the start of the next betting round.
  public Chips nextRound() {
    var next = new long[cents.length];
    System.arraycopy(cents, 0, next, 0, cents.length / 2);
    return new Chips(next, funded);
  }

  public Amounts behind() {
    return Amounts.range(cents, 0, cents.length / 2);
  }

  public Amounts in() {
    return Amounts.range(cents, cents.length / 2, cents.length);
  }

  /// The most that any of these places has put in during this round.
  public long inMax(int places) {
    long max = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      max = Math.max(max, in(Integer.numberOfTrailingZeros(rest)));
    }
    return max;
  }

  /// Those of these places that have chips behind.
  public int withChips(int places) {
    return places & funded;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Chips that && Arrays.equals(cents, that.cents);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cents);
  }

  @Override
  public String toString() {
    return "behind " + behind() + " in " + in();
  }
}
