package cardroom.houses.pure215;

import static cardroom.houses.reading.Kinds.flag;
import static cardroom.houses.reading.Kinds.stake;
import static cardroom.houses.reading.Kinds.word;

import cardroom.games.banked.BonusLimits;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Money;
import cardroom.games.pure215.Sheet.Buster;
import cardroom.games.pure215.Sheet.RedFlex;
import cardroom.houses.reading.Kind;
import cardroom.houses.reading.SheetReader;
import java.util.Optional;

/// The bonus wagers of a house: what they pay and what may be staked on them.
final class BonusSections {

  /// What `none` stands for where an amount would stand: no amount of a sheet is negative.
  private static final Money NONE = Money.cents(-1);

  private final SheetReader sheet;
  private final PayTables tables;

  BonusSections(SheetReader sheet, SheetReader payTables) {
    this.sheet = sheet;
    this.tables = new PayTables(payTables);
  }

  Optional<Buster> buster() {
    var section = sheet.section("buster");
    var table = tables.of(section, "buster");
    var relative = section.value("max-relative-to-base", word("le", true).orNone(false));
    var limits = limits(section, table, relative);
    requireAPlace(table, "buster");
    return table.map(found -> new Buster(found, limits));
  }

  Optional<RedFlex> redFlex() {
    var section = sheet.section("red-flex");
    var table = tables.of(section, "red-flex");
    var suited = section.value("bonus-cards-have-suit", flag());
    var limits = limits(section, table, false);
    requireAPlace(table, "red-flex");
    return table.map(found -> new RedFlex(found, limits, suited));
  }

  private static BonusLimits limits(
      SheetReader section, Optional<PayTable> table, boolean upToBase) {
    Kind<Money> least = stake().or("table-minimum", Money.ZERO).orNone(NONE);
    Kind<Money> most = stake().or("table-maximum", Money.UNLIMITED).orNone(NONE);
    var min = section.value("min", least);
    var max = section.value("max", most);
    if (table.isPresent()) {
      requireAnAmount(section, "min", min);
      requireAnAmount(section, "max", max);
      if (!max.equals(NONE) && max.isLessThan(min)) {
        section.fault("max", "read '%s', allowed is at least the min of %s".formatted(max, min));
      }
    }
    return new BonusLimits(min, max, upToBase);
  }

  private static void requireAnAmount(SheetReader section, String key, Money amount) {
    if (amount.equals(NONE)) {
      section.fault(key, "read 'none', but a pay table is named; allowed is an amount such as $1");
    }
  }

  /// A wager that is offered must also be settled.
  private void requireAPlace(Optional<PayTable> table, String wager) {
    var order = sheet.values("settlement-order", Kind.any());
    if (table.isPresent() && !order.isEmpty() && !order.contains(wager)) {
      sheet.fault("settlement-order", "leaves out %s, which has a pay table".formatted(wager));
    }
  }
}
