package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.games.banked.Bet;
import cardroom.games.money.Money;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Phase;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.threecard.Round.*;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What one person may see of a round: their own cards, the bank's bottom card, and in the end
/// every hand that was played (3CP-INFO-1, 3CP-REVEAL-1).
record ThreeCardView(Round round, Viewer viewer) {

  static View.Stage stage(Round round) {
    return switch (round) {
      case Dealing _ -> new View.Stage(Phase.DEALING, "The stacks are dealt.");
      case Deciding deciding ->
          new View.Stage(
              Phase.PLAYING, "Seat %s: play or fold?".formatted(deciding.asked().position()));
      case Finished _ -> new View.Stage(Phase.SETTLED, "All wagers are settled.");
    };
  }

  List<View.Spot> spots() {
    var spots = new ArrayList<View.Spot>();
    for (var box : felt().boxes()) {
      for (var bet : box.circle().bets()) {
        spots.add(spot(box, bet));
      }
    }
    return spots;
  }

  private View.Spot spot(Box box, Bet bet) {
    var stakes = new ArrayList<View.Stake>();
    bet.stakes().forEach((wager, amount) -> stakes.add(new View.Stake(wager, amount)));
    if (box.plays(bet.position())) {
      stakes.add(new View.Stake(ThreeCardWagers.PLAY, bet.on(ThreeCardWagers.ANTE)));
    }
    var hands = new ArrayList<View.Hand>();
    hands.add(hand(box, bet));
    if (round instanceof Finished) {
      felt().sheet().sideBets().stream()
          .filter(side -> side.bet().outlivesFold() && bet.has(side.id()))
          .filter(side -> felt().pays(box, side).isPresent())
          .forEach(side -> hands.add(paid(box, bet, side)));
    }
    var tags = bet.position().isBackline() ? List.of(SpotTag.BACKLINE) : List.<SpotTag>of();
    return new View.Spot(bet.position(), bet.bettor().name(), stakes, hands, tags);
  }

  private View.Hand hand(Box box, Bet bet) {
    var tags = new ArrayList<HandTag>();
    if (round instanceof Deciding deciding && deciding.asked().equals(bet)) {
      tags.add(Mark.ACTIVE);
    }
    if (box.folds(bet.position())) {
      tags.add(Mark.FOLDED);
    }
    var total = maySee(box) && box.cards().size() == 3 ? box.rank().words() : "";
    return new View.Hand(faces(box), total, bet.on(ThreeCardWagers.ANTE), tags);
  }

  /// The hand that a side bet is paid for, of the player's cards and the bank's.
  private View.Hand paid(Box box, Bet bet, HouseBet side) {
    var best = felt().hand(box, side);
    return new View.Hand(
        best.cards().stream().map(Face::up).toList(),
        best.words(),
        bet.on(side.id()),
        List.of(new HandTag.PaidFor(side.id()), Mark.WINNER));
  }

  private List<Face> faces(Box box) {
    if (maySee(box)) {
      return box.cards().stream().map(Face::up).toList();
    }
    return isTaken(box) ? List.of() : Collections.nCopies(box.cards().size(), Face.down());
  }

  private boolean maySee(Box box) {
    return felt().isOwner(box, viewer) || (round instanceof Finished && felt().isShown(box));
  }

  /// Folded hands are taken before the bank's cards are turned, unless a wager needs them
  /// (3CP-FOLD-3).
  private boolean isTaken(Box box) {
    return round instanceof Finished && !box.isPlayed() && !felt().isKept(box);
  }

  View.Hand bankHand() {
    var cards = felt().bank();
    var faces = new ArrayList<Face>();
    for (var index = 0; index < cards.size(); index++) {
      faces.add(isBankCardUp(index) ? Face.up(cards.get(index)) : Face.down());
    }
    if (round instanceof Finished) {
      var tag = felt().qualifies() ? Mark.QUALIFIED : Mark.NOT_QUALIFIED;
      return new View.Hand(faces, felt().bankRank().words(), Money.ZERO, List.of(tag));
    }
    var total = round.isBottomCardUp() ? "shows " + bottom().rank().word() : "";
    return new View.Hand(faces, total, Money.ZERO, List.of());
  }

  private boolean isBankCardUp(int index) {
    return round instanceof Finished || (index == 2 && round.isBottomCardUp());
  }

  private Card bottom() {
    return felt().bottom();
  }

  private Felt felt() {
    return round.felt();
  }
}
