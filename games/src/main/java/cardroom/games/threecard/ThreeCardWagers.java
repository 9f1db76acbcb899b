package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.LIMITS;
import static cardroom.games.threecard.ThreeCardRule.PLAY_OR_FOLD;

import cardroom.games.banked.Wager;
import cardroom.games.banked.Wagers;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Comparator;

/// The wagers of Three Card Poker: Ante, Play, and the side bets on the sheet.
public final class ThreeCardWagers {
  public static final WagerId ANTE = new WagerId("ante", "Ante", 0);
  public static final WagerId PLAY = new WagerId("play", "Play", 1);

  private ThreeCardWagers() {}

  static Wagers<Round> of(Sheet sheet) {
    var all = new ArrayList<Wager<Round>>();
    all.add(Wager.first(ANTE, LIMITS, (round, bet) -> new Dues(round.felt()).ante(bet)));
    all.add(Wager.again(PLAY, PLAY_OR_FOLD, (round, bet) -> new Dues(round.felt()).play(bet)));
    sheet.sideBets().stream()
        .sorted(Comparator.comparingInt(bet -> sheet.order().indexOf(bet.id())))
        .forEach(bet -> all.add(beside(bet)));
    return new Wagers<>(all, sheet.order());
  }

  private static Wager<Round> beside(HouseBet side) {
    var limits = side.table().map(_ -> side.limits());
    return Wager.beside(
        side.id(),
        limits,
        side.bet().limitedBy(),
        (round, bet) -> new Dues(round.felt()).beside(bet, side));
  }
}
