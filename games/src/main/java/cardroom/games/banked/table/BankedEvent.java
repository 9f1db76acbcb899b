package cardroom.games.banked.table;

import cardroom.cards.Card;
import cardroom.games.banked.Decision;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Everything that can happen at a banked table, besides coming and going (`SeatingEvent`).
public sealed interface BankedEvent extends Event {

  record BankPassed(int seat) implements BankedEvent {}

  /// A player-dealer puts up their wager.
  record BankTaken(int seat, Player player, Money amount) implements BankedEvent {}

  /// The bettor has this much on that wager now; zero takes it back.
  record Wagered(Position position, Player player, WagerId wager, Money amount)
      implements BankedEvent {}

  /// A backline bettor says whether they will match doubles and splits.
  record Matched(Position position, boolean matches) implements BankedEvent {}

  /// The player has made their bets, or lets the round pass.
  record BetsMade(Player player, boolean timedOut) implements BankedEvent {}

  /// Nobody made a wager: the bank goes back and no hand is banked.
  record NobodyBet() implements BankedEvent {}

  /// No more wagers; fees are dropped.
  record Closed(List<Fee> fees) implements BankedEvent {
    public Closed {
      fees = List.copyOf(fees);
    }
  }

  /// A flat collection from one payer, with its schedule.
  record Fee(Player payer, Position position, Money amount, Rule rule) {}

  /// A shoe of this many cards was shuffled: nobody knows their order.
  ///
  /// @param fromTray true when the discard tray was shuffled in mid-round
  record Shuffled(int cards, boolean fromTray) implements BankedEvent {}

  /// The first card of a fresh shoe, seen by nobody.
  record Burned(Card card) implements BankedEvent {}

  record Dealt(Card card, boolean faceUp) implements BankedEvent {}

  /// Face-down cards are turned up for all.
  record Turned(List<Card> cards) implements BankedEvent {
    public Turned {
      cards = List.copyOf(cards);
    }
  }

  /// A position decided, or the room decided for it.
  record Decided(
      Position position, Decision choice, Money amount, Map<Position, Money> behind, boolean byRoom)
      implements BankedEvent {
    public Decided {
      behind = Collections.unmodifiableMap(new LinkedHashMap<>(behind));
    }
  }

  /// Every wager with what became of it, in settlement order; the bank goes back to its owner.
  record Settled(List<Line> lines) implements BankedEvent {
    public Settled {
      lines = List.copyOf(lines);
    }
  }

  /// What became of one wager.
  ///
  /// @param due what an unlimited bank would have paid (positive) or taken
  record Line(
      Position position,
      Player bettor,
      WagerId wager,
      int hand,
      Money stake,
      Money due,
      Money paid,
      Money collected,
      Money returned,
      List<Rule> rules,
      String why) {
    public Line {
      rules = List.copyOf(rules);
    }
  }

  /// The floor calls the round off: wagers and bank go back, and the fees where the sheet says so
  ///
  record Voided(String why, boolean feesToo) implements BankedEvent {}

  /// Another option of the schedule applies from the next round on (COL-GEN-3).
  record ScheduleChanged(int option) implements BankedEvent {}
}
