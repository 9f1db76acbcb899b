package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.Layout;
import cardroom.games.poker.hand.PokerGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A hand in progress at the table.
///
/// @param shuffleDue whether the deck must be shuffled before the first card
/// @param opened the cards dealt face up, in order
/// @param closed the cards dealt face down, in order: the floor refers to them by number
/// @param thrown the hands that were thrown away
public record HandInPlay(
    Lineup lineup,
    HandStart start,
    Hand hand,
    boolean shuffleDue,
    List<Card> opened,
    List<Card> closed,
    ThrownHands thrown) {

  public HandInPlay {
    opened = List.copyOf(opened);
    closed = List.copyOf(closed);
  }

  static HandInPlay of(Lineup lineup, HandStart start, boolean shuffleDue) {
    return new HandInPlay(
        lineup,
        start,
        PokerGame.open(start),
        shuffleDue,
        List.of(),
        List.of(),
        ThrownHands.none(start.places()));
  }

  HandInPlay hand(Hand next) {
    return new HandInPlay(
        lineup, start, next, shuffleDue, opened, closed, thrown.after(hand, next));
  }

  HandInPlay shuffled() {
    return new HandInPlay(lineup, start, hand, false, opened, closed, thrown);
  }

  HandInPlay fell(Card card, boolean faceUp) {
    var all = new ArrayList<>(faceUp ? opened : closed);
    all.add(card);
    return faceUp
        ? new HandInPlay(lineup, start, hand, shuffleDue, all, closed, thrown)
        : new HandInPlay(lineup, start, hand, shuffleDue, opened, all, thrown);
  }

  /// The face-down cards of a place, in the order in which they were dealt.
  List<Card> down(int place) {
    return Cards.ofBits(hand.felt().layout().down(place)).stream()
        .sorted(Comparator.comparingInt(closed::lastIndexOf))
        .toList();
  }

  /// Face-up cards, in the order in which they were dealt.
  List<Card> inOrder(long cards) {
    if (cards == 0) {
      return List.of();
    }
    var fallen = new ArrayList<>(Cards.ofBits(cards));
    fallen.sort(Comparator.comparingInt(opened::lastIndexOf));
    return fallen;
  }

  /// Where the cards are as one place sees them: a hand it threw away is still in front of it.
  Layout layoutFor(int place) {
    var layout = hand.felt().layout();
    if (hand.felt().live().contains(place)) {
      return layout;
    }
    long own = thrown.cards().at(place);
    // A card dealt face up may have gone back into the stub and been dealt again.
    long up = own & opened.stream().mapToLong(Card::bit).reduce(0, (all, bit) -> all | bit);
    return layout.stillBefore(place, own & ~up, up);
  }

  /// Whether the player in that seat is dealt in and has not folded.
  boolean isLive(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && hand.felt().live().contains(place);
  }

  boolean mayAct(int seat) {
    int place = lineup.place(seat);
    return place >= 0 && !shuffleDue && PokerGame.toAct(hand).contains(place);
  }
}
