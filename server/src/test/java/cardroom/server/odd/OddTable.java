package cardroom.server.odd;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import java.util.Optional;

/// The odd table: there is a card face down, and the only player guesses its colour.
public record OddTable(
    String name,
    Optional<Player> player,
    Money stack,
    Money stake,
    boolean mixed,
    Optional<Card> card,
    boolean peeked,
    Optional<Boolean> red,
    boolean turned,
    int round,
    String last) {

  static OddTable empty(String name) {
    return new OddTable(
        name,
        Optional.empty(),
        Money.ZERO,
        Money.ZERO,
        false,
        Optional.empty(),
        false,
        Optional.empty(),
        false,
        0,
        "");
  }

  OddTable sits(Optional<Player> who, Money chips) {
    return new OddTable(name, who, chips, stake, mixed, card, peeked, red, turned, round, last);
  }

  OddTable stakes(Money amount) {
    return new OddTable(
        name, player, stack.minus(amount), amount, false, card, false, red, turned, round + 1, "");
  }

  OddTable mixes() {
    return new OddTable(name, player, stack, stake, true, card, peeked, red, turned, round, last);
  }

  OddTable lays(Card next) {
    return new OddTable(
        name, player, stack, stake, mixed, Optional.of(next), peeked, red, turned, round, last);
  }

  OddTable peeks() {
    return new OddTable(name, player, stack, stake, mixed, card, true, red, turned, round, last);
  }

  OddTable guesses(boolean guess) {
    return new OddTable(
        name, player, stack, stake, mixed, card, peeked, Optional.of(guess), turned, round, last);
  }

  OddTable turns() {
    return new OddTable(name, player, stack, stake, mixed, card, peeked, red, true, round, last);
  }

  OddTable settles(boolean won) {
    return new OddTable(
        name,
        player,
        won ? stack.plus(stake) : stack,
        Money.ZERO,
        false,
        Optional.empty(),
        false,
        Optional.empty(),
        false,
        round,
        won ? "win" : "lose");
  }

  boolean isAtRest() {
    return stake.isZero();
  }
}
