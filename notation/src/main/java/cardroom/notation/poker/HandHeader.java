package cardroom.notation.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.variant.ForcedBets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Begins a hand that is written down: its header, and any unusual posts.
///
/// @param button the seat of the button; 0 in stud
record HandHeader(PokerSheet sheet, StakesRow row, SeatPlaces seats, int button, HandStart start) {

  List<String> lines(Map<String, String> options) {
    var lines = new ArrayList<String>();
    lines.add(first(options));
    lines.add("stacks " + amounts(start.stacks().toArray()));
    if (sheet.variant().opensWith(ForcedBets.BLINDS)) {
      posts(lines);
    }
    return lines;
  }

  private String first(Map<String, String> options) {
    var words = new StringBuilder();
    words.append("house %s  game %s  ".formatted(sheet.house(), sheet.variant().id()));
    words.append(row.stakes());
    if (button > 0) {
      words.append("  button ").append(button);
    }
    if (start.fee() != sheet.fee(row, seats.count()).cents()) {
      words.append("  takes ").append(Money.cents(start.fee()));
    }
    if (!options.isEmpty()) {
      words.append("  options ");
      words.append(
          options.entrySet().stream()
              .map(option -> option.getKey() + "=" + option.getValue())
              .collect(Collectors.joining(",")));
    }
    return words.toString();
  }

  private String amounts(long[] cents) {
    return seats.seats().stream()
        .sorted()
        .filter(seat -> cents[seats.place(seat)] > 0)
        .map(seat -> seat + " " + Money.cents(cents[seats.place(seat)]))
        .collect(Collectors.joining(" "));
  }

  private void posts(List<String> lines) {
    var usual = UnusualPosts.usual(start.terms(), start.stacks(), row, start.fee());
    var live = start.blinds().toArray();
    var due = usual.blinds().toArray();
    boolean isUsual = start.opener() == usual.opener();
    for (int place = 0; place < live.length; place++) {
      isUsual &= due[place] == 0 || live[place] > 0;
    }
    if (!isUsual) {
      due = blinds(lines, live);
    }
    if (start.killer() >= 0) {
      lines.add("kills " + seats.seat(start.killer()));
      live[start.killer()] = 0;
    }
    for (int place = 0; place < live.length; place++) {
      live[place] = live[place] == due[place] ? 0 : live[place];
    }
    add(lines, "posts", live);
    add(lines, "dead", start.dead().toArray());
  }

  /// Writes the blinds when they are not posted by the first two left of the button; returns them.
  private long[] blinds(List<String> lines, long[] live) {
    int big = (start.opener() + live.length - 1) % live.length;
    int small = -1;
    for (int place = 0; place < live.length; place++) {
      small = place != big && live[place] == row.smallBlind().cents() ? place : small;
    }
    var due = new long[live.length];
    due[big] = row.bigBlind().cents();
    if (small >= 0) {
      due[small] = row.smallBlind().cents();
    }
    var first = small < 0 ? "none" : String.valueOf(seats.seat(small));
    lines.add("blinds " + first + " " + seats.seat(big));
    return due;
  }

  private void add(List<String> lines, String word, long[] cents) {
    if (!amounts(cents).isEmpty()) {
      lines.add(word + " " + amounts(cents));
    }
  }
}
