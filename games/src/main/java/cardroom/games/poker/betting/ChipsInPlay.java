package cardroom.games.poker.betting;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What every place has behind, and what it has put in during this betting round.
///
/// The stacks at the beginning of the round are kept beside the present ones, and what was put in
/// is the difference: a bet copies one small array, a new round none. Who has chips left is needed
/// several times for every action, so it is stored.
public final class ChipsInPlay {
  private final long[] before;
  private final long[] behind;
  private final int fundedBits;

  private ChipsInPlay(long[] before, long[] behind, PlaceSet funded) {
    this.before = before;
    this.behind = behind;
    this.fundedBits = funded.bits();
  }

  /// What every place has left of its stack once it has posted what it can: the ante first, then
  /// what is dead, then the blind, which alone belongs to the first round.
  public static ChipsInPlay posted(
      AmountsByPlace stacks, AmountsByPlace antes, AmountsByPlace dead, AmountsByPlace blinds) {
    var before = new long[stacks.places()];
    var behind = new long[stacks.places()];
    for (int place = 0; place < before.length; place++) {
      long stack = stacks.at(place);
      stack -= Math.min(stack, antes.at(place));
      stack -= Math.min(stack, dead.at(place));
      before[place] = stack;
      behind[place] = stack - Math.min(stack, blinds.at(place));
    }
    return counted(before, behind);
  }

  private static ChipsInPlay counted(long[] before, long[] behind) {
    return new ChipsInPlay(before, behind, PlaceSet.all(behind.length).where(at -> behind[at] > 0));
  }

  /// Reduces the stack of one place.
  private static long[] less(long[] cents, int place, long amount) {
    var next = cents.clone();
    next[place] -= amount;
    return next;
  }

  private ChipsInPlay with(long[] nextBefore, long[] next, int place) {
    return new ChipsInPlay(
        nextBefore, next, next[place] > 0 ? funded().with(place) : funded().without(place));
  }

  private PlaceSet funded() {
    return new PlaceSet(fundedBits);
  }

  public int places() {
    return behind.length;
  }

  public long behind(int place) {
    return behind[place];
  }

  /// What the place has put in during this round.
  public long in(int place) {
    return before[place] - behind[place];
  }

  /// The most the place could have in at the end of this round.
  public long most(int place) {
    return before[place];
  }

  /// Puts chips in; no more than there are.
  public ChipsInPlay put(int place, long amount) {
    return with(before, less(behind, place, amount), place);
  }

  /// Puts chips in up to a total of this round.
  public ChipsInPlay putTo(int place, long total) {
    return put(place, total - in(place));
  }

  /// Pays chips that belong to no round: an ante, a dead blind, a prize when negative.
  public ChipsInPlay pay(int place, long amount) {
    return with(less(before, place, amount), less(behind, place, amount), place);
  }

  /// Gives every place what is due to it.
  public ChipsInPlay receive(AmountsByPlace due) {
    var nextBefore = before.clone();
    var next = behind.clone();
    for (int place = 0; place < due.places(); place++) {
      nextBefore[place] += due.at(place);
      next[place] += due.at(place);
    }
    return counted(nextBefore, next);
  }

  /// The same stacks at the start of the next betting round.
  public ChipsInPlay nextRound() {
    return new ChipsInPlay(behind, behind, funded());
  }

  public AmountsByPlace behind() {
    return AmountsByPlace.unchanging(behind);
  }

  public AmountsByPlace in() {
    return AmountsByPlace.of(behind.length, this::in);
  }

  /// The most that any of these places has put in during this round.
  public long inMax(PlaceSet places) {
    long max = 0;
    for (int place = places.first(); place >= 0; place = places.next(place)) {
      max = Math.max(max, in(place));
    }
    return max;
  }

  /// Those of these places that have chips behind.
  public PlaceSet withChips(PlaceSet places) {
    return places.and(funded());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChipsInPlay that
        && Arrays.equals(before, that.before)
        && Arrays.equals(behind, that.behind);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(before) + Arrays.hashCode(behind);
  }

  @Override
  public String toString() {
    return "behind " + behind() + " in " + in();
  }
}
