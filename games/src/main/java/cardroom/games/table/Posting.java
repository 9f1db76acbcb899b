package cardroom.games.table;

import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;

/// One leg of a movement of chips: the account gains the amount, or loses it when it is negative.
///
/// @param rule the id of the clause that moves the chips, or empty for a buy-in or a cash-out
/// @param position whose wager it is, or `table`
/// @param wager the wager's name, or empty
public record Posting(Account account, Money amount, String rule, Position position, String wager) {

  /// Both legs of a movement; none when nothing moves.
  public static List<Posting> move(
      Account from, Account to, Money amount, String rule, Position position, String wager) {
    if (amount.isZero()) {
      return List.of();
    }
    return List.of(
        new Posting(from, amount.negated(), rule, position, wager),
        new Posting(to, amount, rule, position, wager));
  }

  public static Money sum(List<Posting> postings) {
    return Money.sum(postings.stream().map(Posting::amount).toList());
  }

  /// Collects the legs of one event.
  public static final class Slip {
    private final List<Posting> legs = new ArrayList<>();

    public Slip move(
        Account from, Account to, Money amount, String rule, Position position, String wager) {
      legs.addAll(Posting.move(from, to, amount, rule, position, wager));
      return this;
    }

    public List<Posting> legs() {
      return List.copyOf(legs);
    }
  }
}
