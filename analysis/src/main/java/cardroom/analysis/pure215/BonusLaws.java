package cardroom.analysis.pure215;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayLaw.Line;
import cardroom.analysis.odds.Ratio;
import cardroom.analysis.pure215.PlayRules.BankDrawing;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.games.pure215.Counted;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The bonus bets of Pure 21.5, exact: every line of the pay table with its probability, worked out
/// from what a side bet says it counts.
public final class BonusLaws {

  /// The line of a wager on busted hands that follows from its others.
  public static final String NO_BUST = "no bust";

  private static final Ratio LOST = Ratio.of(-1, 1);

  private final BankDraws draws;
  private final CardSupply supply;

  public BonusLaws(BankDrawing drawing, CardSupply supply) {
    this.draws = BankDraws.by(drawing);
    this.supply = supply;
  }

  /// Every side bet that the house offers, in the order of its wagers.
  public SequencedMap<WagerId, PayLaw> offered(Sheet sheet) {
    var laws = new LinkedHashMap<WagerId, PayLaw>();
    sheet.offered().stream()
        .sorted(Comparator.comparing(HouseBet::id))
        .forEach(bet -> bet.table().ifPresent(table -> laws.put(bet.id(), of(bet, table))));
    return laws;
  }

  /// @param table what it pays, be it the house's own table or another
  public PayLaw of(HouseBet bet, PayTable table) {
    return switch (bet.bet().counted()) {
      case Counted.BustedHand busted -> busted(busted, table);
      case Counted.Run run -> run(run, bet, table);
      case Counted.FirstCards first -> {
        var chances = FirstCardCounts.of(first).chances(supply, table.highest());
        yield byCount(chances, table);
      }
    };
  }

  /// By the number of cards in the bank's busted hand (P215-BUSTER-3).
  private PayLaw busted(Counted busted, PayTable table) {
    var lines = new ArrayList<Line>();
    var lost = Ratio.ONE;
    int highest = table.highest();
    for (int cards = busted.least(); cards <= highest; cards++) {
      int most = cards == highest ? Math.max(draws.bustCardsMax(), highest) : cards;
      var chance = Ratio.ZERO;
      for (int count = cards; count <= most; count++) {
        chance = chance.plus(draws.busts(supply, count));
      }
      lost = lost.minus(chance);
      lines.add(new Line(name(cards, highest), chance, paid(table.pays(cards))));
    }
    lines.add(new Line(NO_BUST, lost, LOST));
    return new PayLaw(lines);
  }

  /// By the cards of a kind in a row from the bank's first card on (P215-REDFLEX-4).
  private PayLaw run(Counted.Run run, HouseBet bet, PayTable table) {
    Map<List<Integer>, Long> kinds = new LinkedHashMap<>();
    for (var numbers : supply.likely()) {
      var ofKind = numbers.byRank(card -> run.belongs().test(card, bet));
      kinds.merge(Arrays.stream(ofKind).boxed().toList(), numbers.weight, Long::sum);
    }
    long all = kinds.values().stream().mapToLong(weight -> weight).sum();
    var chances = new Ratio[table.highest() + 1];
    Arrays.fill(chances, Ratio.ZERO);
    kinds.forEach(
        (ofKind, weight) -> {
          var runs = runs(ofKind.stream().mapToInt(count -> count).toArray(), table.highest());
          Arrays.setAll(
              chances, count -> chances[count].plus(runs[count].times(Ratio.of(weight, all))));
        });
    return byCount(chances, table);
  }

  private Ratio[] runs(int[] ofKind, int highest) {
    var chances = new Ratio[highest + 1];
    var reached = Ratio.ONE;
    for (int run = 0; run <= highest; run++) {
      var longer = run == highest ? Ratio.ZERO : draws.run(supply, run + 1, ofKind);
      chances[run] = reached.minus(longer);
      reached = longer;
    }
    return chances;
  }

  private static PayLaw byCount(Ratio[] chances, PayTable table) {
    var lines = new ArrayList<Line>();
    for (int count = 0; count < chances.length; count++) {
      var pays = paid(table.pays(count));
      lines.add(new Line(name(count, table.highest()), chances[count], pays));
    }
    return new PayLaw(lines);
  }

  /// Insurance, taken with an ace up by a player who considers nothing else (P215-INS-2).
  public PayLaw insurance(Odds pays) {
    long left = supply.isEndless() ? supply.size() : Math.max(1, supply.size() - 1);
    var pure = Ratio.of(supply.count(PointRank.BONUS), left);
    return new PayLaw(
        List.of(
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
