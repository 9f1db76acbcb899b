package cardroom.notation.banked;

import cardroom.games.banked.Fee;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Position;
import cardroom.games.table.ResultWord;
import cardroom.games.table.WagerId;
import cardroom.notation.script.Word;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Compares what a round expects with what happened.
record RoundComparison(WagerId main, PlayRemarks remarks) {

  /// Compares each outcome that a line names with its wager of that name; split hands in their
  /// order.
  void outcomes(RoundLine.Betting line, Settlement settlement) {
    var next = new HashMap<WagerId, Integer>();
    for (var one : line.expected()) {
      if (one instanceof Expectation.Result result) {
        var wager = result.wager().orElse(main);
        var number = next.merge(wager, 1, Integer::sum);
        var all = of(settlement, line.position(), wager);
        if (number > all.size()) {
          fail(result, "%s has %s".formatted(line.title(), count(all.size(), wager)));
        } else {
          outcome(line, result, all.get(number - 1));
        }
      }
    }
  }

  private static String count(int count, WagerId wager) {
    return switch (count) {
      case 0 -> "no " + wager + " wager to settle";
      case 1 -> "one " + wager + " wager only";
      default -> "%d %s wagers only".formatted(count, wager);
    };
  }

  private static List<Outcome> of(Settlement settlement, Position position, WagerId wager) {
    return settlement.outcomes().stream()
        .filter(one -> one.due().position().equals(position) && one.due().wager().equals(wager))
        .sorted(Comparator.comparingInt(one -> one.due().hand()))
        .toList();
  }

  private void outcome(RoundLine.Betting line, Expectation.Result expected, Outcome outcome) {
    var isWord = expected.word() == outcome.word();
    var isAmount =
        expected.amount().filter(amount -> !amount.equals(outcome.net().abs())).isEmpty();
    var isWhole =
        expected.of().filter(whole -> !whole.equals(outcome.due().amount().abs())).isEmpty();
    var happened =
        "%s has %s %s (%s): %s"
            .formatted(
                line.title(),
                outcome.due().wager(),
                outcome.words(),
                ids(outcome.rules()),
                outcome.due().why());
    if (!isWord || !isAmount || !isWhole) {
      fail(expected, happened);
    } else {
      rules(expected, outcome.rules(), happened);
    }
  }

  /// The bank's own result; its rules are those under which some wager was cut short.
  void bank(RoundLine.Bank line, Settlement settlement) {
    var net = settlement.bank().net();
    var happened = "the bank has " + ResultWord.words(net, net);
    var clauses =
        settlement.outcomes().stream()
            .flatMap(outcome -> outcome.cutShortBy().stream())
            .distinct()
            .toList();
    for (var one : line.expected()) {
      if (one instanceof Expectation.Result result) {
        var isAmount = result.amount().filter(amount -> !amount.equals(net.abs())).isEmpty();
        if (result.word() != ResultWord.of(net, net) || !isAmount) {
          fail(result, happened);
        } else {
          rules(result, clauses, happened);
        }
      }
    }
  }

  /// All that one payer pays for the round.
  void fee(RoundLine.Fee line, List<Fee> fees) {
    var paid = fees.stream().filter(fee -> fee.payer().equals(line.payer())).toList();
    var amount = Money.sum(paid.stream().map(Fee::amount).toList());
    var rules = paid.stream().map(fee -> fee.schedule().id()).collect(Collectors.toSet());
    if (!amount.equals(line.amount())) {
      remarks.fail(
          line.place(), "expected a fee of %s, but it is %s".formatted(line.amount(), amount));
    }
    missing(line.rules(), rules)
        .forEach(
            rule ->
                remarks.fail(
                    rule, "expected %s, but the fee is based on %s".formatted(rule, rules)));
  }

  private void rules(Expectation expected, List<? extends Rule> rules, String happened) {
    var known = rules.stream().map(Rule::id).collect(Collectors.toSet());
    missing(expected.rules(), known)
        .forEach(rule -> remarks.fail(rule, "expected %s, but %s".formatted(rule, happened)));
  }

  private static List<Word> missing(List<Word> rules, Set<String> known) {
    return rules.stream().filter(rule -> !known.contains(rule.text())).toList();
  }

  private void fail(Expectation.Result expected, String happened) {
    remarks.fail(expected.place(), "expected %s, but %s".formatted(expected.words(), happened));
  }

  private static String ids(List<? extends Rule> rules) {
    return rules.stream().map(Rule::id).collect(Collectors.joining(", "));
  }
}
