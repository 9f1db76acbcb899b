package cardroom.games.poker.betting;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// Some of the places of a hand. Place 0 is the first left of the button (in stud, of the dealer)
/// and the highest one the button, so that clockwise is upwards.
///
/// To visit all of them in order, without boxing each number: `for (int place = set.first(); place
/// >= 0; place = set.next(place))`.
///
/// @param bits the lowest bit for place 0, and so on
public record PlaceSet(int bits) {
  public static final PlaceSet NONE = new PlaceSet(0);

  /// What [#first] and [#next] say when there is no such place.
  private static final int NOWHERE = -1;

  /// That many places, from place 0.
  public static PlaceSet all(int count) {
    return new PlaceSet((1 << count) - 1);
  }

  /// This place alone.
  public static PlaceSet of(int place) {
    return new PlaceSet(1 << place);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  public boolean contains(int place) {
    return (bits >> place & 1) != 0;
  }

  public PlaceSet with(int place) {
    return new PlaceSet(bits | 1 << place);
  }

  public PlaceSet without(int place) {
    return new PlaceSet(bits & ~(1 << place));
  }

  /// The places of either set.
  public PlaceSet or(PlaceSet others) {
    return new PlaceSet(bits | others.bits);
  }

  /// The places of both sets.
  public PlaceSet and(PlaceSet others) {
    return new PlaceSet(bits & others.bits);
  }

  /// The places of this set that are not in the other.
  public PlaceSet minus(PlaceSet others) {
    return new PlaceSet(bits & ~others.bits);
  }

  /// Those of these places for which that is true.
  public PlaceSet where(IntPredicate isSo) {
    int found = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      found |= isSo.test(place) ? 1 << place : 0;
    }
    return new PlaceSet(found);
  }

  /// The first of these places left of the button; -1 when there is none.
  public int first() {
    return bits == 0 ? NOWHERE : Integer.numberOfTrailingZeros(bits);
  }

  /// The next of these places after that one, not beyond the button; -1 when there is none.
  public int next(int after) {
    int later = bits & -(2 << after);
    return later == 0 ? NOWHERE : Integer.numberOfTrailingZeros(later);
  }

  /// The first of these places at or clockwise after that one; there must be one.
  public int clockwiseFrom(int place) {
    int later = bits & -(1 << place);
    return Integer.numberOfTrailingZeros(later != 0 ? later : bits);
  }

  /// The first of these places clockwise after that one, which is the last to be asked; there must
  /// be one.
  public int clockwiseAfter(int place) {
    return clockwiseFrom(place + 1);
  }

  /// These places in order.
  public List<Integer> list() {
    var list = new ArrayList<Integer>();
    for (int place = first(); place >= 0; place = next(place)) {
      list.add(place);
    }
    return list;
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
