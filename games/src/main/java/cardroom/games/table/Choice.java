package cardroom.games.table;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import java.util.List;
import java.util.Optional;

/// Something a person may do now.
///
/// @param id the word that a command sends back, such as `hit` or `bet.buster`
/// @param label the word on the button
/// @param rule the clause that grants it
/// @param remedies the clauses to be read before it is taken; for a call of the floor, the possible
///   remedies: more than one where it depends on a card nobody has seen yet
public record Choice(
    String id,
    String label,
    Position position,
    Optional<Amount> amount,
    Optional<Pick> cards,
    Rule rule,
    List<Rule> remedies) {

  public Choice {
    remedies = List.copyOf(remedies);
  }

  public Choice(
      String id,
      String label,
      Position position,
      Optional<Amount> amount,
      Optional<Pick> cards,
      Rule rule) {
    this(id, label, position, amount, cards, rule, List.of());
  }

  /// From the least to the most in whole steps; the suggested amount is what people usually want.
  public record Amount(Money min, Money max, Money step, Money suggested) {

    public static Amount exactly(Money amount) {
      return new Amount(amount, amount, amount.max(Money.cents(1)), amount);
    }

    public boolean takes(Money amount) {
      return !amount.isLessThan(min)
          && !amount.isMoreThan(max)
          && (amount.minus(min).isMultipleOf(step) || amount.equals(max));
    }
  }

  /// Some of these cards, at least `min` and at most `max` of them.
  public record Pick(List<Card> from, int min, int max) {
    public Pick {
      from = List.copyOf(from);
    }
  }

  public static Choice plain(String id, String label, Position position, Rule rule) {
    return new Choice(id, label, position, Optional.empty(), Optional.empty(), rule);
  }

  public static Choice amount(
      String id, String label, Position position, Amount amount, Rule rule) {
    return new Choice(id, label, position, Optional.of(amount), Optional.empty(), rule);
  }

  /// A call of the floor with the clauses of its possible remedies, the first of which it cites.
  public static Choice call(String id, String label, Position position, List<Rule> remedies) {
    return plain(id, label, position, remedies.getFirst()).reading(remedies);
  }

  /// The same with clauses to be read before it is taken.
  public Choice reading(List<Rule> clauses) {
    return new Choice(id, label, position, amount, cards, rule, clauses);
  }
}
