package cardroom.games.pure215;

import cardroom.games.banked.Bet;
import cardroom.games.money.Money;
import cardroom.games.pure215.Round.*;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Phase;
import cardroom.games.table.SpotTag;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;

/// What everybody may see of a round: all cards except the bank's down card (P215-TABLE-8).
final class Pure215View {

  private Pure215View() {}

  static View.Stage stage(Round round) {
    return switch (round) {
      case Dealing _ -> new View.Stage(Phase.DEALING, "The cards are dealt.");
      case Asking _ ->
          new View.Stage(Phase.INSURANCE, "The player-dealer shows an ace. Insurance?");
      case Playing(var felt, var spot) ->
          new View.Stage(Phase.PLAYING, "Seat %s acts.".formatted(felt.box(spot).position()));
      case Drawing(var felt, var spot) ->
          new View.Stage(Phase.PLAYING, "A card for seat %s.".formatted(felt.box(spot).position()));
      case Banking _ -> new View.Stage(Phase.BANKING, "The player-dealer's hand is completed.");
      case Finished _ -> new View.Stage(Phase.SETTLED, "All wagers are settled.");
    };
  }

  static List<View.Spot> spots(Round round) {
    var spots = new ArrayList<View.Spot>();
    for (var box : round.felt().boxes()) {
      for (var bet : box.circle().bets()) {
        spots.add(spot(round, box, bet));
      }
    }
    return spots;
  }

  private static View.Spot spot(Round round, Box box, Bet bet) {
    var index = box.index(bet.position());
    var hands = new ArrayList<View.Hand>();
    for (var number = 0; number < box.hands().size(); number++) {
      var hand = box.hands().get(number);
      if (index == 0 || hand.stake(index).isPositive()) {
        hands.add(hand(round, box, number, hand.stake(index)));
      }
    }
    var stakes = new ArrayList<View.Stake>();
    bet.stakes().forEach((wager, amount) -> stakes.add(new View.Stake(wager, amount)));
    var insured = box.insurance(bet.position());
    if (insured.isPositive()) {
      stakes.add(new View.Stake(Pure215Wagers.INSURANCE, insured));
    }
    var tags = index == 0 ? List.<SpotTag>of() : List.of(SpotTag.BACKLINE);
    return new View.Spot(bet.position(), bet.bettor().name(), stakes, hands, tags);
  }

  private static View.Hand hand(Round round, Box box, int number, Money stake) {
    var hand = box.hands().get(number);
    var tags = new ArrayList<HandTag>();
    if (isActive(round, box, number)) {
      tags.add(Mark.ACTIVE);
    }
    if (hand.isPure()) {
      tags.add(Mark.PURE);
    } else if (hand.busts()) {
      tags.add(Mark.BUSTED);
    }
    if (hand.isDoubled()) {
      tags.add(Mark.DOUBLED);
    }
    if (hand.isSurrendered()) {
      tags.add(Mark.SURRENDERED);
    }
    if (hand.origin() != BlackjackHand.Origin.DEALT) {
      tags.add(Mark.SPLIT);
    }
    var faces = new ArrayList<Face>(hand.cards().size());
    for (var card : hand.cards()) {
      faces.add(Face.up(card));
    }
    return new View.Hand(faces, hand.cards().isEmpty() ? "" : hand.words(), stake, tags);
  }

  private static boolean isActive(Round round, Box box, int number) {
    return round instanceof Playing(var felt, var spot)
        && felt.box(spot).seat() == box.seat()
        && spot.hand() == number;
  }

  static View.Hand bankHand(Round round) {
    var bank = round.felt().bank();
    var faces = new ArrayList<Face>();
    for (var index = 0; index < bank.cards().size(); index++) {
      var isHidden = index == 1 && !bank.isTurned();
      faces.add(isHidden ? Face.down() : Face.up(bank.cards().get(index)));
    }
    var tags = new ArrayList<HandTag>();
    if (bank.isTurned() && bank.busts()) {
      tags.add(Mark.BUSTED);
    }
    if (bank.isTurned() && bank.isPure()) {
      tags.add(Mark.PURE);
    }
    var total = bank.isTurned() ? bank.words() : upCard(bank);
    return new View.Hand(faces, total, Money.ZERO, tags);
  }

  private static String upCard(BankHand bank) {
    return bank.cards().isEmpty() ? "" : "shows " + bank.up().rank().word();
  }
}
