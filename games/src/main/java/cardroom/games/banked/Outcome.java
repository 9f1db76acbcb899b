package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.ResultWord;
import java.util.List;

/// What became of one wager: paid, collected, or given back, whole or in part.
///
/// @param rules the clauses that decided it, then those about a short bank where it mattered
public record Outcome(Due due, Money paid, Money collected, Money returned, List<Rule> rules) {

  public Outcome {
    rules = List.copyOf(rules);
  }

  /// The clauses under which the bank covered less than the whole; none where it covered all.
  public List<Rule> cutShortBy() {
    return rules.subList(due.rules().size(), rules.size());
  }

  /// What the bettor won or lost.
  public Money net() {
    return paid.minus(collected);
  }

  public boolean isCutShort() {
    return !net().equals(due.amount());
  }

  /// `win`, `lose`, `push`, or `returned` when the bank could not cover it at all.
  public ResultWord word() {
    return ResultWord.of(net(), due.amount());
  }

  /// `win $24`, `lose $10 of $25`, `push`, `returned`.
  public String words() {
    return ResultWord.words(net(), due.amount());
  }
}
