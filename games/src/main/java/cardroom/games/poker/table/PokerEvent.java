package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.rules.Rule;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import java.util.List;

/// Everything that can happen at a poker table, besides coming and going (`SeatingEvent`).
public sealed interface PokerEvent extends Event {

  /// The player says how they come in: waits, posts or kills.
  record Entered(Player player, PokerPlayer.Entry entry) implements PokerEvent {}

  /// A blind has passed a player who was not there (POKER-MISS-1).
  record Missed(Player player) implements PokerEvent {}

  /// A hand begins with these players and posts.
  record Began(int round, Lineup lineup) implements PokerEvent {}

  /// The cards that had to be shuffled are in an order nobody knows.
  record Shuffled() implements PokerEvent {}

  record Dealt(Card card, boolean faceUp) implements PokerEvent {}

  /// A player decided, or the room for them.
  ///
  /// @param amount the total of a bet; zero for everything else
  record Decided(int seat, PokerDecision choice, Money amount, List<Card> cards, boolean byRoom)
      implements PokerEvent {
    public Decided {
      cards = List.copyOf(cards);
    }
  }

  /// A hand is shown to all.
  record Turned(int seat, List<Card> cards) implements PokerEvent {
    public Turned {
      cards = List.copyOf(cards);
    }
  }

  /// Something is to go wrong as soon as possible.
  record Armed(PokerFloorCall call, int seat) implements PokerEvent {}

  /// Something went wrong and was put right under a clause.
  ///
  /// @param cards the card concerned, or none
  record Troubled(PokerFloorCall call, int seat, List<Card> cards, Rule rule)
      implements PokerEvent {
    public Troubled {
      cards = List.copyOf(cards);
    }
  }

  /// The floor took a card at random from a hand that had one too many.
  record Taken(int seat, int index) implements PokerEvent {}

  /// The deal is void; it is dealt again, and the blinds stand.
  record Redealt() implements PokerEvent {}

  /// The hand is over: pots go to their winners, the fee into the box.
  record Ended(List<Line> lines, Money fee, Rule feeRule) implements PokerEvent {
    public Ended {
      lines = List.copyOf(lines);
    }
  }

  /// The floor calls the hand off: everything goes back.
  record Voided(String why) implements PokerEvent {}

  /// Chips that a player receives at the end of a hand.
  ///
  /// @param pot 0 for the main pot; -1 for a bet that goes back
  /// @param hand what the hand is called, empty when it was not shown
  record Line(
      int seat, Player player, int pot, PotAward award, Money amount, Rule rule, String hand) {}
}
