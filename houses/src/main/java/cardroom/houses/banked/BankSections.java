package cardroom.houses.banked;

import static cardroom.houses.reading.ValueKinds.choice;
import static cardroom.houses.reading.ValueKinds.count;
import static cardroom.houses.reading.ValueKinds.flag;
import static cardroom.houses.reading.ValueKinds.stake;
import static cardroom.houses.reading.ValueKinds.word;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.CircleRules;
import cardroom.games.banked.WhenExhausted;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.houses.reading.SheetReader;
import java.util.HashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// The keys about the bank, the action button, the settlement and what may be bet behind a seat.
public final class BankSections {

  private BankSections() {}

  public static ButtonRules button(SheetReader sheet) {
    return new ButtonRules(
        sheet.value("button-counts", choice(ActionButton.Counts.class)),
        sheet.value("button-count-start", choice(ActionButton.CountStart.class)),
        sheet.value("settlement-start", choice(ButtonRules.Start.class)),
        sheet.value("settlement-major", choice(ButtonRules.Major.class)));
  }

  /// The order of a bettor's wagers; each bonus wager of the house has its place in it.
  ///
  /// @param always the wagers that every house settles
  /// @param bonus those that it settles where it offers them
  public static List<WagerId> order(SheetReader sheet, List<WagerId> always, List<WagerId> bonus) {
    var wagers = Stream.concat(always.stream(), bonus.stream()).toList();
    var order = sheet.values("settlement-order", choice(wagers, WagerId::word));
    if (new HashSet<>(order).size() < order.size()) {
      sheet.fault("settlement-order", "names a wager twice");
    }
    if (sheet.isWritten("settlement-order")) {
      always.stream()
          .filter(wager -> !order.contains(wager))
          .forEach(wager -> sheet.fault("settlement-order", "leaves out " + wager));
    }
    return order;
  }

  public static BankRules bank(SheetReader sheet) {
    return new BankRules(
        new BankPolicy(
            sheet.value("bank-limit", choice(BankLimit.class)),
            sheet.value("when-exhausted", choice(WhenExhausted.class))),
        sheet.value("bank-minimum", stake().or("table-minimum", Money.ZERO)),
        sheet.value("bank-turn-length", count(1, 99)),
        sheet.value("same-banker-if-all-decline", flag()));
  }

  /// @param keys the wagers that may be made behind a seat, by the key that permits each
  public static BacklineRules backline(SheetReader backline, SequencedMap<String, WagerId> keys) {
    var on = new HashSet<WagerId>();
    keys.forEach(
        (key, wager) -> {
          if (backline.value(key, flag())) {
            on.add(wager);
          }
        });
    return new BacklineRules(
        on,
        backline.value("limit-scope", choice(BacklineRules.Scope.class)),
        backline.value("max-per-circle", count(1, 99).orNone(0)));
  }

  public static CircleRules circles(SheetReader sheet) {
    return new CircleRules(
        sheet.value("seats", count(2, 9)),
        sheet.value("max-circles-per-player", count(1, 9).orNone(0)),
        sheet.value("max-circles-in-play", count(1, 9).orNone(0)),
        sheet.value("going-south", word("barred", true).or("free", false)));
  }
}
