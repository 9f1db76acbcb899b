package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.banked.Bet;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Wager;
import cardroom.games.money.Odds;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Everything that lies on the table in a round: circles clockwise from the bank's left, and the
/// bank's stack, its bottom card last.
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
      if (boxes.get(index).circle().bets().stream()
          .anyMatch(bet -> bet.position().equals(position))) {
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
    return boxes.stream().flatMap(box -> box.undecided().stream()).findFirst();
  }

  /// The player of the hand; those behind it look only where they decide for themselves.
  Set<Player> owners(Box box) {
    var bets = sheet.backlineFollowsSeat() ? List.of(box.circle().own()) : box.circle().bets();
    return bets.stream().map(Bet::bettor).collect(Collectors.toSet());
  }

  /// The best five of the player's three cards and the player-dealer's (3CP-6CB-1).
  HandRank sixCards(Box box) {
    var six = new ArrayList<>(box.cards());
    six.addAll(bank);
    return Rankings.HIGH.rank(six);
  }

  Optional<Odds> sixCardsPay(Box box) {
    var category = sixCards(box).category();
    return sheet.sixCardBonus().flatMap(bonus -> bonus.pays().on(category));
  }

  /// In the end every played hand is shown, and a folded one when its 6 Card Bonus is paid.
  boolean isShown(Box box) {
    return box.isPlayed() || (hasSixCardBonus(box) && sixCardsPay(box).isPresent());
  }

  static boolean hasSixCardBonus(Box box) {
    return box.circle().bets().stream().anyMatch(bet -> bet.on(Wager.SIX_CARD_BONUS).isPositive());
  }

  List<Card> cards() {
    var all = new ArrayList<>(bank);
    boxes.forEach(box -> all.addAll(box.cards()));
    return all;
  }
}
