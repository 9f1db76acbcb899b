package cardroom.games.poker.table;

import cardroom.games.money.Money;
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
    return seats.indexOf(seat);
  }

  public int seat(int place) {
    return seats.get(place);
  }
}
