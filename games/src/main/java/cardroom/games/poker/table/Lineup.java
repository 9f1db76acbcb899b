package cardroom.games.poker.table;

import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;

/// Who is dealt into a hand, and what each of them posts.
///
/// @param button the seat with the button; 0 in stud
/// @param small the seat of the small blind; 0 where everybody antes
/// @param big the seat of the big blind; 0 where everybody antes
/// @param seats the seats dealt in, the first left of the button first
/// @param live what each of them posts live
/// @param dead what each of them posts dead (POKER-MISS-1)
/// @param killer the seat that kills to come in, or 0 (LOWBALL-5)
/// @param jumped the seat that posted in front of the button, which skips it next time, or 0
public record Lineup(
    int button,
    int small,
    int big,
    List<Integer> seats,
    List<Money> live,
    List<Money> dead,
    int killer,
    int jumped) {

  public Lineup {
    seats = List.copyOf(seats);
    live = List.copyOf(live);
    dead = List.copyOf(dead);
  }

  /// The place of a seat in the hand, or -1.
  public int place(int seat) {
    for (int place = 0; place < seats.size(); place++) {
      if (seats.get(place) == seat) {
        return place;
      }
    }
    return -1;
  }

  public int seat(int place) {
    return seats.get(place);
  }

  /// The same hand after one of its players took another seat without passing anybody: the marks go
  /// with that player.
  Lineup follows(int from, int to, int buttonNow, int bigNow) {
    int stale = from == to ? -1 : place(to);
    var who = seats.stream().map(seat -> seat == from ? to : seat).toList();
    return new Lineup(
        buttonNow,
        small == from ? to : small,
        bigNow,
        without(who, stale),
        without(live, stale),
        without(dead, stale),
        killer == from ? to : killer,
        jumped == from ? to : jumped);
  }

  /// The player who had that seat in the hand has left it.
  private static <T> List<T> without(List<T> all, int place) {
    var rest = new ArrayList<>(all);
    if (place >= 0) {
      rest.remove(place);
    }
    return rest;
  }
}
