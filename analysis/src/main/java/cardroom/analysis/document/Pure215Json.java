package cardroom.analysis.document;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.PointRank;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.pure215.Removal;
import cardroom.analysis.pure215.RoundLaw;
import cardroom.analysis.pure215.TotalChart;
import cardroom.cards.Cards;
import cardroom.games.pure215.Sheet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/// The JSON document of an analysis of Pure 21.5.
final class Pure215Json {

  private static final String APART =
      "exact without a split; hands of a split are independent given the bank's final hand;"
          + " --distribution looks at them together";
  private static final String TOGETHER = "exact, splits and resplits included";
  private static final String LAW_IS =
      "exact for one hand and for two; of three or four hands each two are exact, and what three have in"
          + " common beyond that is left out";

  private Pure215Json() {}

  static Map<String, Object> of(AnalysedSheet question, Sheet sheet, Wanted wanted) {
    var supply =
        question.decks().isPresent() ? CardSupply.of(question.cards()) : CardSupply.endless();
    var analysis = Pure215Analysis.of(sheet, supply);
    var byTotals = analysis.game().byTotals();
    var law = wanted.distribution() ? analysis.game().law() : analysis.game().quickLaw();
    var document = heading(question);
    document.put("wagers", wagers(analysis, law, wanted));
    if (wanted.distribution()) {
      document.put("joint", new JointJson(analysis, analysis.joint(law)).document());
    }
    document.put("strategy", strategy(byTotals.chart()));
    document.put("totalDependent", Map.of("ev", byTotals.ev()));
    document.put("assumptions", Pure215Analysis.METHOD);
    if (wanted.removal()) {
      var shoe = sheet.shoe().penetration();
      double penetration = (double) shoe.over() / shoe.under();
      document.put("removal", removal(new Removal(sheet, analysis), penetration));
    }
    return document;
  }

  static Map<String, Object> heading(AnalysedSheet question) {
    var document = new LinkedHashMap<String, Object>();
    document.put("game", question.game());
    document.put("house", question.loaded().heading().house());
    document.put("decks", question.decksWord());
    if (!question.removed().isEmpty()) {
      document.put("removed", Cards.text(question.removed()));
    }
    document.put("method", "exact");
    document.put("options", question.loaded().options());
    document.put("sheetSha256", question.loaded().sha256());
    document.put("program", Program.words());
    return document;
  }

  private static Map<String, Object> wagers(Pure215Analysis analysis, RoundLaw law, Wanted wanted) {
    var wagers = new LinkedHashMap<String, Object>();
    var game = new LinkedHashMap<String, Object>();
    game.put("ev", analysis.game().ev());
    game.put("sd", law.sd());
    game.put("sdIs", wanted.distribution() ? TOGETHER : APART);
    game.put("hit", law.hit());
    game.put("split", law.splitChance());
    game.put("strategyIs", "composition-dependent");
    if (wanted.distribution()) {
      game.put("distribution", distribution(law));
      game.put("distributionIs", LAW_IS);
    }
    wagers.put("game", game);
    put(wagers, "insurance", analysis.insurance(), "");
    put(wagers, "buster", analysis.buster(), "no bust");
    put(wagers, "red-flex", analysis.redFlex(), "");
    return wagers;
  }

  private static Map<String, Object> distribution(RoundLaw law) {
    var distribution = new LinkedHashMap<String, Object>();
    law.chances().forEach((result, chance) -> distribution.put(units(result), chance));
    return distribution;
  }

  /// `-2`, `-0.5`, `1.2`.
  static String units(double result) {
    return result == Math.rint(result)
        ? String.valueOf((long) result)
        : new java.math.BigDecimal(String.valueOf(result)).toPlainString();
  }

  private static void put(
      Map<String, Object> wagers, String name, Optional<PayLaw> law, String losing) {
    law.ifPresent(present -> wagers.put(name, LawJson.of(present, losing)));
  }

  private static Map<String, Object> strategy(TotalChart chart) {
    var strategy = new LinkedHashMap<String, Object>();
    for (int total = 5; total <= 20; total++) {
      int row = total;
      strategy.put("hard " + total, row(up -> chart.hard(row, up).words()));
    }
    for (int total = 13; total <= 20; total++) {
      int row = total;
      strategy.put("soft " + total, row(up -> chart.soft(row, up).words()));
    }
    for (int place = 1; place <= PointRank.COUNT; place++) {
      int rank = place % PointRank.COUNT;
      strategy.put("pair " + PointRank.SYMBOLS.get(rank), row(up -> chart.pair(rank, up).words()));
    }
    return strategy;
  }

  /// By rank or up card from the two to the ace, as charts print them.
  private static Map<String, Object> row(IntFunction<Object> values) {
    var row = new LinkedHashMap<String, Object>();
    for (int place = 1; place <= PointRank.COUNT; place++) {
      int rank = place % PointRank.COUNT;
      row.put(PointRank.SYMBOLS.get(rank), values.apply(rank));
    }
    return row;
  }

  private static Map<String, Object> removal(Removal removal, double penetration) {
    var wagers = new LinkedHashMap<String, Object>();
    removal
        .effects(penetration)
        .forEach(
            (name, effects) -> {
              var wager = new LinkedHashMap<String, Object>();
              wager.put("effects", row(effects.byRank()::get));
              wager.put("count", row(effects.count().tags()::get));
              wager.put("correlation", effects.count().correlation());
              wager.put("gainPerRound", effects.gain());
              wagers.put(name, wager);
            });
    var document = new LinkedHashMap<String, Object>();
    document.put("penetration", penetration);
    document.put("gainIs", "modelled");
    document.put("wagers", wagers);
    return document;
  }
}
