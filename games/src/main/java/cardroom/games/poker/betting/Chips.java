package cardroom.games.poker.betting;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What every place has behind, and what it has put in during this betting round.
///
/// One array of cents, behind first: a hand makes a new one with every bet, so it is a single small
/// copy and nothing else.
public final class Chips {
  private final long[] cents;

  private Chips(long[] cents) {
    this.cents = cents;
  }

  /// Stacks with nothing put in yet.
  public static Chips of(Amounts stacks) {
    return new Chips(Arrays.copyOf(stacks.toArray(), 2 * stacks.places()));
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
    return new Chips(next);
  }

  /// Puts chips in up to a total of this round.
  public Chips putTo(int place, long total) {
    return put(place, total - in(place));
  }

  /// Pays chips that belong to no round: an ante, a dead blind, a prize when negative.
  public Chips pay(int place, long amount) {
    var next = cents.clone();
    next[place] -= amount;
    return new Chips(next);
  }

  /// Gives every place what is due to it.
  public Chips receive(Amounts due) {
    var next = cents.clone();
    for (int place = 0; place < due.places(); place++) {
      next[place] += due.at(place);
    }
    return new Chips(next);
  }

  /// The same stacks at the start of the next betting round.
  public Chips nextRound() {
    return new Chips(Arrays.copyOf(Arrays.copyOf(cents, cents.length / 2), cents.length));
  }

  public Amounts behind() {
    return Amounts.of(Arrays.copyOf(cents, cents.length / 2));
  }

  public Amounts in() {
    return Amounts.of(Arrays.copyOfRange(cents, cents.length / 2, cents.length));
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
    int able = 0;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      if (cents[place] > 0) {
        able |= 1 << place;
      }
    }
    return able;
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
