package cardroom.notation.banked;

import cardroom.notation.script.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Which raises of the seat a bettor behind it matches: its doubles and splits, at Three Card Poker
/// its play wager.
///
/// @param isAll whether every one of them
/// @param raises otherwise which, counted from 1 among those that the bettor could match
record Matching(boolean isAll, List<Integer> raises) {

  /// `matches`.
  static final Matching ALL = new Matching(true, List.of());

  /// `stays`; the line of a seat, which raises itself, is read so too.
  static final Matching NONE = new Matching(false, List.of());

  Matching {
    raises = raises.stream().sorted().toList();
  }

  /// `1,3`, written after `matches`.
  static Matching read(Word list) {
    if (!list.text().matches("\\d{1,2}(,\\d{1,2}){0,98}")) {
      throw list.error(
          list.quoted()
              + " does not say which raises are matched; write their numbers, as in matches 1,3, or"
              + " matches alone for all of them");
    }
    var raises = new ArrayList<Integer>();
    for (var number : list.text().split(",", -1)) {
      var raise = Integer.parseInt(number);
      if (raise == 0) {
        throw list.error("there is no raise 0; the raises that are matched are counted from 1");
      }
      if (raises.contains(raise)) {
        throw list.error("raise %d is named twice; write each number once".formatted(raise));
      }
      raises.add(raise);
    }
    return new Matching(false, raises);
  }

  /// Whether the bettor said before the deal that they match.
  boolean isWilling() {
    return isAll || !raises.isEmpty();
  }

  boolean includes(int raise) {
    return isAll || raises.contains(raise);
  }

  /// `matches`, `stays`, `matches 1,3`.
  @Override
  public String toString() {
    if (raises.isEmpty()) {
      return isAll ? "matches" : "stays";
    }
    return raises.stream().map(String::valueOf).collect(Collectors.joining(",", "matches ", ""));
  }
}
