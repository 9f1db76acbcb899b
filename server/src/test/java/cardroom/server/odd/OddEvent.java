package cardroom.server.odd;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Event;
import cardroom.games.table.Player;

/// What can happen at the odd table.
sealed interface OddEvent extends Event {
  record Sat(Player player, Money amount) implements OddEvent {}

  record Left(Money amount) implements OddEvent {}

  record Staked(Money amount) implements OddEvent {}

  record Mixed() implements OddEvent {}

  record Laid(Card card) implements OddEvent {}

  record Peeked() implements OddEvent {}

  record Guessed(boolean red) implements OddEvent {}

  record Turned(Card card) implements OddEvent {}

  record Settled(boolean won) implements OddEvent {}
}
