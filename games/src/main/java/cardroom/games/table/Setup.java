package cardroom.games.table;

import cardroom.games.money.Money;

/// What a table is opened with, beside the sheet its engine was made from.
public record Setup(String name, Stakes stakes, int seats) {

  /// What the table is played for: a schedule of a banked game, or the betting of a poker table.
  public sealed interface Stakes {
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
