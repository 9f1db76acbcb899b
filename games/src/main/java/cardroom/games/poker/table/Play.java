package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Start;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A hand in progress at the table.
///
/// @param shuffleDue whether the deck must be shuffled before the first card
/// @param opened the cards that fell face up, in their order
public record Play(Lineup lineup, Start start, Hand hand, boolean shuffleDue, List<Card> opened) {

  public Play {
    opened = List.copyOf(opened);
  }

  static Play of(Lineup lineup, Start start, boolean shuffleDue) {
    return new Play(lineup, start, PokerGame.open(start), shuffleDue, List.of());
  }

  Play hand(Hand next) {
    return new Play(lineup, start, next, shuffleDue, opened);
  }

  Play shuffled() {
    return new Play(lineup, start, hand, false, opened);
  }

  Play opened(Card card) {
    var all = new ArrayList<>(opened);
    all.add(card);
    return new Play(lineup, start, hand, shuffleDue, all);
  }

  /// Cards that lie open, in the order in which they fell.
  List<Card> inOrder(long cards) {
    return Cards.ofBits(cards).stream()
        .sorted(Comparator.comparingInt(opened::lastIndexOf))
        .toList();
  }

  /// Whether the player in that seat is dealt in and has not folded.
  boolean isLive(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && (hand.felt().live() >> place & 1) != 0;
  }

  boolean mayAct(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && !shuffleDue && (PokerGame.toAct(hand) >> place & 1) != 0;
  }
}
