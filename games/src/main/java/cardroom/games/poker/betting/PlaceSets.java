package cardroom.games.poker.betting;

import java.util.ArrayList;
import java.util.List;

/// Sets of places as bits. Place 0 is the first left of the button (in stud, of the dealer) and the
/// highest one the button, so that clockwise is upwards.
public final class PlaceSets {
  private PlaceSets() {}

  /// The set of that many places.
  public static int all(int count) {
    return (1 << count) - 1;
  }

  /// The first of these places at or clockwise after that one; they must not be empty.
  public static int from(int places, int place) {
    int later = places & -(1 << place);
    return Integer.numberOfTrailingZeros(later != 0 ? later : places);
  }

  /// The first of these places clockwise after that one.
  public static int after(int places, int place) {
    return from(places, place + 1);
  }

  public static boolean has(int places, int place) {
    return (places >> place & 1) != 0;
  }

  public static int without(int places, int place) {
    return places & ~(1 << place);
  }

  public static int with(int places, int place) {
    return places | 1 << place;
  }

  /// These places in order.
  public static List<Integer> list(int places) {
    var list = new ArrayList<Integer>();
    for (int rest = places; rest != 0; rest &= rest - 1) {
      list.add(Integer.numberOfTrailingZeros(rest));
    }
    return list;
  }
}
