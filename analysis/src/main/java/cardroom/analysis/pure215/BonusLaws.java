package cardroom.analysis.pure215;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayLaw.Line;
import cardroom.analysis.odds.Ratio;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import java.util.ArrayList;
import java.util.Optional;

/// The bonus bets of Pure 21.5, exact: every line of the pay table with its probability.
public final class BonusLaws {

  private static final Ratio LOST = Ratio.of(-1, 1);

  private final BankDraws draws;
  private final CardSupply supply;

  public BonusLaws(BankDrawing drawing, CardSupply supply) {
    this.draws = BankDraws.by(drawing);
    this.supply = supply;
  }

  /// Buster: by the number of cards in the bank's busted hand (P215-BUSTER-3).
  public PayLaw buster(PayTable table) {
    var lines = new ArrayList<Line>();
    var lost = Ratio.ONE;
    int highest = table.highest();
    for (int cards = 3; cards <= highest; cards++) {
      int most = cards == highest ? Math.max(draws.bustCardsMax(), highest) : cards;
      var chance = Ratio.ZERO;
      for (int count = cards; count <= most; count++) {
        chance = chance.plus(draws.busts(supply, count));
      }
      lost = lost.minus(chance);
      lines.add(new Line(name(cards, highest), chance, paid(table.pays(cards))));
    }
    lines.add(new Line("no bust", lost, LOST));
    return new PayLaw(lines);
  }

  /// Red Flex: by the red cards in a row from the bank's first card on (P215-REDFLEX-4).
  public PayLaw redFlex(PayTable table, boolean bonusCardsHaveSuit) {
    var lines = new ArrayList<Line>();
    int highest = table.highest();
    var reached = Ratio.ONE;
    for (int run = 0; run <= highest; run++) {
      var longer = run == highest ? Ratio.ZERO : draws.reds(supply, run + 1, bonusCardsHaveSuit);
      lines.add(new Line(name(run, highest), reached.minus(longer), paid(table.pays(run))));
      reached = longer;
    }
    return new PayLaw(lines);
  }

  /// Insurance, taken with an ace up by a player who considers nothing else (P215-INS-2).
  public PayLaw insurance(Odds pays) {
    long left = supply.isEndless() ? supply.size() : Math.max(1, supply.size() - 1);
    var pure = Ratio.of(supply.count(PointRank.BONUS), left);
    return new PayLaw(
        java.util.List.of(
            new Line("Pure", pure, Ratio.of(pays)),
            new Line("no Pure", Ratio.ONE.minus(pure), LOST)));
  }

  private static String name(int count, int highest) {
    return count == highest ? count + "+" : Integer.toString(count);
  }

  private static Ratio paid(Optional<Odds> odds) {
    return odds.map(Ratio::of).orElse(LOST);
  }
}
