package cardroom.houses.banked;

import static cardroom.houses.reading.ValueKinds.stake;

import cardroom.games.banked.BonusLimits;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKind;

/// Reads what may be staked on a bonus wager, and checks that a wager on offer is also settled.
public final class BonusStakes {

  /// The value of `none` in place of an amount: no amount of a sheet is negative.
  private static final Money NONE = Money.cents(-1);

  private BonusStakes() {}

  /// @param isOffered whether the house offers the wager, so that both amounts are needed
  public static BonusLimits limits(SheetReader section, boolean isOffered, boolean upToBase) {
    ValueKind<Money> least = stake().or("table-minimum", Money.ZERO).orNone(NONE);
    ValueKind<Money> most = stake().or("table-maximum", Money.UNLIMITED).orNone(NONE);
    var min = section.value("min", least);
    var max = section.value("max", most);
    if (isOffered) {
      requireAnAmount(section, "min", min);
      requireAnAmount(section, "max", max);
      if (!max.equals(NONE) && max.isLessThan(min)) {
        section.fault("max", "read '%s', expected at least the min of %s".formatted(max, min));
      }
    }
    return new BonusLimits(min, max, upToBase);
  }

  private static void requireAnAmount(SheetReader section, String key, Money amount) {
    if (amount.equals(NONE)) {
      section.fault(key, "read 'none', but a pay table is named; expected an amount such as $1");
    }
  }

  public static void requireAPlace(SheetReader sheet, boolean isOffered, WagerId wager) {
    var order = sheet.values("settlement-order", ValueKind.any());
    if (isOffered && !order.isEmpty() && !order.contains(wager.word())) {
      sheet.fault("settlement-order", "leaves out %s, which has a pay table".formatted(wager));
    }
  }
}
