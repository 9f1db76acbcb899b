package cardroom.houses.pure215;

import static cardroom.houses.reading.Kinds.choice;
import static cardroom.houses.reading.Kinds.count;
import static cardroom.houses.reading.Kinds.flag;
import static cardroom.houses.reading.Kinds.stake;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BacklineRules;
import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankPolicy;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.ButtonRules;
import cardroom.games.banked.Wager;
import cardroom.games.banked.WhenExhausted;
import cardroom.games.money.Money;
import cardroom.houses.reading.SheetReader;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;

/// The keys on the bank, the action button, the settlement and what may be bet behind a seat.
final class BankSections {

  private BankSections() {}

  static ButtonRules button(SheetReader sheet) {
    return new ButtonRules(
        sheet.value("button-counts", choice(ActionButton.Counts.class)),
        sheet.value("button-count-start", choice(ActionButton.CountStart.class)),
        sheet.value("settlement-start", choice(ButtonRules.Start.class)),
        sheet.value("settlement-major", choice(ButtonRules.Major.class)));
  }

  /// The order of a bettor's wagers; each bonus wager of the house has its place in it.
  static List<Wager> order(SheetReader sheet) {
    var wagers = List.of(Wager.GAME, Wager.RED_FLEX, Wager.BUSTER);
    var order = sheet.values("settlement-order", choice(wagers, Wager::word));
    if (new HashSet<>(order).size() < order.size()) {
      sheet.fault("settlement-order", "names a wager twice");
    }
    if (sheet.isWritten("settlement-order") && !order.contains(Wager.GAME)) {
      sheet.fault("settlement-order", "leaves out game");
    }
    return order;
  }

  static BankRules bank(SheetReader sheet) {
    return new BankRules(
        new BankPolicy(
            sheet.value("bank-limit", choice(BankLimit.class)),
            sheet.value("when-exhausted", choice(WhenExhausted.class))),
        sheet.value("bank-minimum", stake().or("table-minimum", Money.ZERO)),
        sheet.value("bank-turn-length", count(1, 99)),
        sheet.value("same-banker-if-all-decline", flag()));
  }

  static BacklineRules backline(SheetReader sheet) {
    var backline = sheet.section("backline");
    var on = EnumSet.noneOf(Wager.class);
    if (backline.value("base", flag())) {
      on.add(Wager.GAME);
    }
    if (backline.value("buster", flag())) {
      on.add(Wager.BUSTER);
    }
    if (backline.value("red-flex", flag())) {
      on.add(Wager.RED_FLEX);
    }
    return new BacklineRules(
        on,
        backline.value("limit-scope", choice(BacklineRules.Scope.class)),
        backline.value("max-per-circle", count(1, 99).orNone(0)));
  }
}
