package cardroom.app.settle;

import cardroom.games.banked.BankMeters;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.Settlement;
import cardroom.games.rules.Rule;
import java.util.Locale;
import java.util.stream.Collectors;

/// A settlement as a table for people.
final class SettleText {

  private static final String ROW = "%4s  %-14s %12s %12s %12s %12s %12s  %s%n";

  private SettleText() {}

  static String of(Settlement settlement) {
    var text = new StringBuilder();
    var bank = settlement.bank();
    text.append("bank %s, %s%n".formatted(bank.wager(), policy(bank)));
    text.append(
        ROW.formatted("seat", "wager", "stake", "due", "paid", "collected", "returned", ""));
    settlement.outcomes().forEach(outcome -> text.append(row(outcome)));
    text.append(
        "bank paid %s, collected %s, net %s, ends with %s%n%n"
            .formatted(bank.paid(), bank.collected(), bank.net(), bank.left()));
    return text.toString();
  }

  private static String policy(BankMeters bank) {
    var policy = bank.policy();
    return switch (policy.limit()) {
      case SEPARATE -> "two meters, when exhausted " + word(policy.whenExhausted());
      case NET -> "one purse from nothing to twice the bank";
      case GROSS -> "one meter for all that is paid or collected";
    };
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String row(Outcome outcome) {
    var due = outcome.due();
    var clauses = outcome.rules().stream().skip(1).map(Rule::id).collect(Collectors.joining(" "));
    return ROW.formatted(
        due.position(),
        due.wager(),
        due.stake(),
        due.amount(),
        outcome.paid(),
        outcome.collected(),
        outcome.returned(),
        clauses);
  }
}
