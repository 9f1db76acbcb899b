package cardroom.notation.poker;

import java.util.List;

/// Which seat of the table is which place of the hand.
///
/// @param seats the seats in play, in the order of the places: the first left of the button first
record SeatPlaces(List<Integer> seats) {

  SeatPlaces {
    seats = List.copyOf(seats);
  }

  /// Clockwise from the button; without one from the lowest seat.
  static SeatPlaces of(List<Integer> inPlay, int button) {
    var sorted = inPlay.stream().sorted().toList();
    var after = sorted.stream().filter(seat -> seat > button).toList();
    var before = sorted.stream().filter(seat -> seat <= button).toList();
    return new SeatPlaces(java.util.stream.Stream.concat(after.stream(), before.stream()).toList());
  }

  int count() {
    return seats.size();
  }

  int seat(int place) {
    return seats.get(place);
  }

  /// The place of a seat, or -1 when nobody plays there.
  int place(int seat) {
    return seats.indexOf(seat);
  }
}
