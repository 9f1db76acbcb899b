package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.INSURANCE_OFFER;
import static cardroom.games.pure215.Pure215Rule.LIMITS;

import cardroom.games.banked.Wager;
import cardroom.games.banked.Wagers;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The wagers of Pure 21.5: the game wager, insurance, and the side bets on the sheet.
public final class Pure215Wagers {
  public static final WagerId GAME = new WagerId("game", "Game", 0);
  public static final WagerId INSURANCE = new WagerId("insurance", "Insurance", 1);

  private Pure215Wagers() {}

  static Wagers<Round> of(Sheet sheet) {
    var all = new ArrayList<Wager<Round>>();
    all.add(Wager.first(GAME, LIMITS, (round, bet) -> new Dues(round.felt()).game(bet)));
    all.add(
        Wager.asked(
            INSURANCE, INSURANCE_OFFER, (round, bet) -> new Dues(round.felt()).insurance(bet)));
    sheet.sideBets().stream()
        .sorted(Comparator.comparingInt(bet -> sheet.order().indexOf(bet.id())))
        .forEach(bet -> all.add(beside(bet)));
    return new Wagers<>(all, order(sheet));
  }

  private static Wager<Round> beside(HouseBet side) {
    var limits = side.table().map(_ -> side.limits());
    return Wager.beside(
        side.id(),
        limits,
        side.bet().limitedBy(),
        (round, bet) -> new Dues(round.felt()).beside(bet, side));
  }

  /// Insurance is decided first, at the peek; the sheet orders the others.
  private static List<WagerId> order(Sheet sheet) {
    var order = new ArrayList<>(sheet.order());
    order.addFirst(INSURANCE);
    return order;
  }
}
