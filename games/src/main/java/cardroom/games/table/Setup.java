package cardroom.games.table;

import cardroom.games.money.Money;
import java.util.Optional;
import java.util.regex.Pattern;

/// What a table is opened with, besides the sheet its engine was made from.
public record Setup(String name, Stakes stakes, int seats) {

  private static final Pattern SCHEDULE = Pattern.compile("schedule (\\d{1,2})");
  private static final Pattern BETTING = Pattern.compile("(limit|spread) (\\S{1,12})-(\\S{1,12})");

  /// What the table is played for: a schedule of a banked game, or the betting of a poker table.
  public sealed interface Stakes {

    /// Reads their text form: `schedule 1`, `limit $4-$8`, `spread $2-$10`; empty for anything
    /// else.
    static Optional<Stakes> read(String text) {
      var schedule = SCHEDULE.matcher(text);
      if (schedule.matches()) {
        return Optional.of(new Schedule(Integer.parseInt(schedule.group(1))));
      }
      var betting = BETTING.matcher(text);
      if (!betting.matches()) {
        return Optional.empty();
      }
      try {
        var low = Money.parse(betting.group(2));
        var high = Money.parse(betting.group(3));
        return Optional.of(
            betting.group(1).equals("limit") ? new Limit(low, high) : new Spread(low, high));
      } catch (IllegalArgumentException _) {
        return Optional.empty();
      }
    }

    /// A row of the collection schedule, by its option number.
    record Schedule(int option) implements Stakes {
      @Override
      public String toString() {
        return "schedule " + option;
      }
    }

    /// Structured limit: `$4-$8`.
    record Limit(Money small, Money big) implements Stakes {
      @Override
      public String toString() {
        return "limit " + small + "-" + big;
      }
    }

    /// Spread limit: any bet from the least to the most.
    record Spread(Money least, Money most) implements Stakes {
      @Override
      public String toString() {
        return "spread " + least + "-" + most;
      }
    }
  }
}
