package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.banked.Bet;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Odds;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything on the table in a round: circles clockwise from the bank's left, and the bank's
/// stack, its bottom card last.
record Felt(Sheet sheet, RoundStart start, List<Box> boxes, List<Card> bank) {

  Felt {
    boxes = List.copyOf(boxes);
    bank = List.copyOf(bank);
  }

  static Felt of(Sheet sheet, RoundStart start) {
    return new Felt(sheet, start, start.circles().stream().map(Box::of).toList(), List.of());
  }

  Felt with(int box, Box changed) {
    var all = new ArrayList<>(boxes);
    all.set(box, changed);
    return new Felt(sheet, start, all, bank);
  }

  Felt withBank(Card card) {
    var more = new ArrayList<>(bank);
    more.add(card);
    return new Felt(sheet, start, boxes, more);
  }

  /// The card that places the button, and by default the one seen before the decisions.
  Card bottom() {
    return bank.getLast();
  }

  HandRank bankRank() {
    return Rankings.THREE_CARD.rank(bank);
  }

  boolean qualifies() {
    return qualifies(bankRank(), sheet.qualifier());
  }

  /// Any pair or better, or a high card of the sheet's qualifier or above (3CP-QUALIFY-1).
  static boolean qualifies(HandRank bank, Rank qualifier) {
    return bank.category() != ThreeCardCategory.HIGH_CARD
        || bank.ranks().getFirst().index() >= qualifier.index();
  }

  int boxOf(Position position) {
    for (var index = 0; index < boxes.size(); index++) {
      if (boxes.get(index).circle().bet(position).isPresent()) {
        return index;
      }
    }
    return -1;
  }

  Box box(Position position) {
    return boxes.get(boxOf(position));
  }

  /// Who decides next, clockwise from the player-dealer's left (3CP-PLAY-2).
  Optional<Bet> undecided() {
    for (var box : boxes) {
      var next = box.undecided();
      if (next.isPresent()) {
        return next;
      }
    }
    return Optional.empty();
  }

  /// The player of the hand may look; those behind it only where they decide for themselves
  ///
  Set<Player> owners(Box box) {
    var bets = sheet.backlineFollowsSeat() ? List.of(box.circle().own()) : box.circle().bets();
    return bets.stream().map(Bet::bettor).collect(Collectors.toSet());
  }

  boolean isOwner(Box box, Viewer viewer) {
    for (var bet : box.circle().bets()) {
      if (viewer.is(bet.bettor())) {
        return true;
      }
      if (sheet.backlineFollowsSeat()) {
        break;
      }
    }
    return false;
  }

  /// Whether that person may look at any hand.
  boolean isOwner(Viewer viewer) {
    for (var box : boxes) {
      if (isOwner(box, viewer)) {
        return true;
      }
    }
    return false;
  }

  /// The hand that a side bet is judged by.
  HandRank hand(Box box, HouseBet side) {
    return side.bet().hand().of(box.cards(), bank);
  }

  /// What a side bet on that circle pays.
  Optional<Odds> pays(Box box, HouseBet side) {
    return side.pays(hand(box, side).category());
  }

  /// In the end every played hand is shown, and a folded one if a side bet on it is paid anyway.
  boolean isShown(Box box) {
    return box.isPlayed() || lasting(box).anyMatch(side -> pays(box, side).isPresent());
  }

  /// Whether a folded hand stays on the table, because a side bet on it is judged anyway.
  boolean isKept(Box box) {
    return lasting(box).findAny().isPresent();
  }

  private Stream<HouseBet> lasting(Box box) {
    return sheet.sideBets().stream()
        .filter(side -> side.bet().outlivesFold())
        .filter(side -> box.circle().bets().stream().anyMatch(bet -> bet.has(side.id())));
  }

  List<Card> cards() {
    var all = new ArrayList<>(bank);
    boxes.forEach(box -> all.addAll(box.cards()));
    return all;
  }
}
