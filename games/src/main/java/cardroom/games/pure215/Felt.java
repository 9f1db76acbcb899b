package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.banked.RoundStart;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Everything on the table in a round: circles clockwise from the bank's left, and the bank.
record Felt(Sheet sheet, RoundStart start, List<Box> boxes, BankHand bank) {

  Felt {
    boxes = List.copyOf(boxes);
  }

  static Felt of(Sheet sheet, RoundStart start) {
    return new Felt(sheet, start, start.circles().stream().map(Box::of).toList(), BankHand.EMPTY);
  }

  Felt with(int box, Box changed) {
    var all = new ArrayList<>(boxes);
    all.set(box, changed);
    return new Felt(sheet, start, all, bank);
  }

  Felt with(BankHand changed) {
    return new Felt(sheet, start, boxes, changed);
  }

  Felt with(HandPlace spot, BlackjackHand hand) {
    return with(spot.box(), boxes.get(spot.box()).with(spot.hand(), hand));
  }

  BlackjackHand hand(HandPlace spot) {
    return boxes.get(spot.box()).hands().get(spot.hand());
  }

  Box box(HandPlace spot) {
    return boxes.get(spot.box());
  }

  /// The box in which that position bets, or -1.
  int boxOf(Position position) {
    for (var index = 0; index < boxes.size(); index++) {
      if (boxes.get(index).index(position) >= 0) {
        return index;
      }
    }
    return -1;
  }

  /// The first hand from there on that still takes a card or a decision.
  Optional<HandPlace> nextSpot(HandRules rules) {
    for (var box = 0; box < boxes.size(); box++) {
      var hands = boxes.get(box).hands();
      for (var hand = 0; hand < hands.size(); hand++) {
        var spot = new HandPlace(box, hand);
        if (hands.get(hand).awaitsCard() || rules.isOpen(this, spot)) {
          return Optional.of(spot);
        }
      }
    }
    return Optional.empty();
  }

  /// The bank draws only while some live wager depends on it (P215-PDHAND-3, A-31, A-63).
  boolean bankMustDraw() {
    return bank.mustDraw(sheet.charts()) && (sheet.alwaysCompleteBankHand() || someWagerDepends());
  }

  private boolean someWagerDepends() {
    return boxes.stream().anyMatch(this::hasOpenHand)
        || sheet.sideBets().stream().anyMatch(this::isUndecided);
  }

  /// A busted hand still depends on it: 8-8-8 may save it (P215-PLAY-4).
  private boolean hasOpenHand(Box box) {
    return box.hands().stream().anyMatch(hand -> !hand.isPure() && !hand.isSurrendered());
  }

  /// Somebody made that side bet, and a further card of the bank may still change its count.
  private boolean isUndecided(HouseBet side) {
    return boxes.stream()
        .filter(box -> box.circle().bets().stream().anyMatch(bet -> bet.has(side.id())))
        .anyMatch(box -> !side.isDecided(fallen(box)));
  }

  /// What the side bets on that circle are decided by.
  SideBet.Fallen fallen(Box box) {
    return new SideBet.Fallen(box.first(), bank.cards());
  }

  List<Card> cards() {
    var all = new ArrayList<>(bank.cards());
    for (var box : boxes) {
      for (var hand : box.hands()) {
        all.addAll(hand.cards());
      }
    }
    return all;
  }
}
