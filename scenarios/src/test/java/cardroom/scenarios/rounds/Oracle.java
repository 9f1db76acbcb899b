package cardroom.scenarios.rounds;

import cardroom.games.banked.Circle;
import cardroom.games.banked.RoundStart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/// A second judge, written from the rule text: in which order the wagers of a round are settled,
/// and what each of them gets.
///
/// It reads the sheet's text and not its records, and shares no code with the engine.
record Oracle(Tray tray, RoundStart start) {

  private static final List<String> KINDS = List.of("insurance", "game", "red-flex", "buster");

  private String key(String key) {
    return tray.keys.getOrDefault(key, "");
  }

  List<OracleVerdict> settle() {
    var bank = new OracleBank(key("bank-limit"), key("when-exhausted"), start.bank().cents());
    var fromLeft = dues(0);
    var ordered =
        switch (key("settlement-start")) {
          case "action-button" -> dues(seats().indexOf(button()));
          case "left-of-player-dealer" -> fromLeft;
          default -> bank.isShort(fromLeft) ? dues(seats().indexOf(button())) : fromLeft;
        };
    return bank.pass(early(ordered));
  }

  private List<Integer> seats() {
    return tray.circles.stream().map(Circle::seat).toList();
  }

  /// The seat with the button: section 9.
  int button() {
    var value = "A23456789TJQK".indexOf(tray.bank.get(1).charAt(0)) + 1;
    var counted = new ArrayList<Integer>();
    var first = key("button-count-start").equals("house-dealer-left") ? 0 : start.bankSeat();
    for (var step = 0; step < 8; step++) {
      var seat = (first + step) % 8 + 1;
      var counts = key("button-counts").equals("all-seats") || seats().contains(seat);
      if (seat != start.bankSeat() && counts) {
        counted.add(seat);
      }
    }
    var seat = counted.get((value - 1) % counted.size());
    while (!seats().contains(seat)) {
      seat = seat % 8 + 1;
    }
    return seat;
  }

  /// All wagers from that circle on, seat by seat or kind by kind (section 11).
  private List<OracleVerdict> dues(int first) {
    var all = new ArrayList<OracleVerdict>();
    var count = tray.circles.size();
    for (var step = 0; step < count; step++) {
      var circle = (first + step) % count;
      for (var bettor = 0; bettor < tray.circles.get(circle).bets().size(); bettor++) {
        all.addAll(new OracleDues(tray).of(circle, bettor));
      }
    }
    if (key("settlement-major").equals("wager-type")) {
      all.sort(Comparator.comparingInt(one -> KINDS.indexOf(one.wager())));
    }
    return all;
  }

  /// By option, insurance is settled before everything else, and then every Pure that is paid.
  private List<OracleVerdict> early(List<OracleVerdict> dues) {
    var order = new ArrayList<>(dues);
    if (key("pay-pure-immediately").equals("true")) {
      ahead(order, this::isPaidPure);
    }
    if (key("insurance.settle-at-peek").equals("true")) {
      ahead(order, one -> one.wager().equals("insurance"));
    }
    return order;
  }

  private boolean isPaidPure(OracleVerdict one) {
    var pile = tray.piles.get(seats().indexOf(one.seat())).get(one.hand());
    return one.wager().equals("game")
        && Count.isPure(pile.cards)
        && !pile.isSplit
        && !Count.isPure(tray.bank)
        && !tray.evenMoney.contains(one.position());
  }

  private void ahead(List<OracleVerdict> order, Predicate<OracleVerdict> which) {
    var first = new ArrayList<>(order.stream().filter(which).toList());
    first.sort(Comparator.comparingInt(one -> seats().indexOf(one.seat())));
    order.removeIf(which);
    order.addAll(0, first);
  }
}
