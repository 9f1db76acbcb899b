package cardroom.analysis.document;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.AnalysisWatch;
import cardroom.analysis.pure215.BonusLaws;
import cardroom.analysis.pure215.CardRemoval;
import cardroom.analysis.pure215.PointRank;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.pure215.RoundLaw;
import cardroom.analysis.pure215.SplitGain;
import cardroom.analysis.pure215.TotalChart;
import cardroom.cards.Cards;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;

/// The JSON document of an analysis of Pure 21.5.
final class Pure215Json {

  private static final String APART =
      "exact without a split; hands of a split are independent given the bank's final hand;"
          + " --distribution looks at them together";
  private static final String TOGETHER = "exact, splits and resplits included";
  private static final String LAW_IS =
      "exact for one hand and for two; of three or four hands each pair is exact, and dependence"
          + " between three beyond that is left out";

  private static final Optional<RoundLaw> NO_LAW = Optional.empty();

  /// How far the whole work is when these parts begin.
  private static final double JOINT_FROM = 0.65;

  private static final double REMOVAL_FROM = 0.85;

  private Pure215Json() {}

  /// Slow parts are left out when the user stops them; the rest is reported.
  static Map<String, Object> of(
      AnalysedSheet question, Sheet sheet, WantedFigures wanted, AnalysisWatch watch) {
    var analysis = Pure215Analysis.inParallel(sheet, question.supply());
    // On another thread: this makes a cold command a sixth faster.
    var chart = CompletableFuture.supplyAsync(analysis.game()::byTotals);
    var bonuses = chart.thenApply(_ -> bonuses(analysis));
    var heading = CompletableFuture.supplyAsync(() -> heading(question));
    double end = wanted.removal() ? REMOVAL_FROM : 1;
    var law =
        wanted.distribution() ? analysis.game().law(part(0, JOINT_FROM * end, watch)) : NO_LAW;
    var joint = law.flatMap(known -> analysis.joint(known, part(JOINT_FROM * end, end, watch)));
    var wagers = wagers(analysis, law, bonuses);
    var document = heading.join();
    document.put("wagers", wagers);
    joint.ifPresent(known -> document.put("joint", new JointJson(analysis, known).document()));
    var byTotals = chart.join();
    document.put("strategy", strategy(byTotals.chart()));
    document.put("totalDependent", Map.of("ev", byTotals.ev()));
    document.put("assumptions", Pure215Analysis.METHOD);
    if (wanted.distribution() && joint.isEmpty()) {
      StoppedEarly.without(law.isEmpty() ? "distribution" : "joint law", document);
    }
    if (wanted.removal()) {
      var last = part(wanted.distribution() ? end : 0, 1, watch);
      removal(sheet, analysis, last, document);
    }
    if (wanted.splits() > 0) {
      splits(analysis.splitGain(wanted.splits(), watch), document);
    }
    return document;
  }

  /// Watches a part of the whole work.
  private static AnalysisWatch part(double from, double to, AnalysisWatch watch) {
    return done -> watch.goesOn(from + (to - from) * done);
  }

  private static void removal(
      Sheet sheet, Pure215Analysis analysis, AnalysisWatch watch, Map<String, Object> document) {
    var effects = CardRemoval.of(sheet, analysis, watch);
    effects.ifPresent(known -> document.put("removal", removal(known, penetration(sheet))));
    if (effects.isEmpty()) {
      StoppedEarly.without("removal", document);
    }
  }

  private static void splits(Optional<SplitGain.Measured> measured, Map<String, Object> document) {
    measured.ifPresent(
        found -> {
          var splits = new LinkedHashMap<String, Object>();
          splits.put("gain", found.gain());
          splits.put("standardError", found.error());
          splits.put("rounds", found.rounds());
          splits.put("decisions", found.decisions());
          splits.put("better", found.better());
          found.unseenAtMost().ifPresent(most -> splits.put("unseenAtMost", most));
          document.put("splits", splits);
        });
    if (measured.isEmpty()) {
      StoppedEarly.without("treatment of splits", document);
    }
  }

  private static double penetration(Sheet sheet) {
    var shoe = sheet.shoe().penetration();
    return (double) shoe.over() / shoe.under();
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
    document.put("program", BuildNumber.words());
    return document;
  }

  /// @param together the law that treats the hands of a split jointly, where it is known
  private static Map<String, Object> wagers(
      Pure215Analysis analysis,
      Optional<RoundLaw> together,
      CompletableFuture<Map<String, Object>> bonuses) {
    var law = together.orElseGet(() -> analysis.game().quickLaw());
    var wagers = new LinkedHashMap<String, Object>();
    var game = new LinkedHashMap<String, Object>();
    game.put("ev", analysis.game().ev());
    game.put("sd", law.sd());
    game.put("sdIs", together.isPresent() ? TOGETHER : APART);
    game.put("hit", law.hit());
    game.put("split", law.splitChance());
    game.put("strategyIs", "composition-dependent");
    if (together.isPresent()) {
      game.put("distribution", distribution(law));
      game.put("distributionIs", LAW_IS);
    }
    wagers.put("game", game);
    wagers.putAll(bonuses.join());
    return wagers;
  }

  private static Map<String, Object> bonuses(Pure215Analysis analysis) {
    var bonuses = new LinkedHashMap<String, Object>();
    analysis.insurance().ifPresent(law -> put(bonuses, Pure215Wagers.INSURANCE, law));
    analysis.bonuses().forEach((wager, law) -> put(bonuses, wager, law));
    return bonuses;
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

  private static void put(Map<String, Object> wagers, WagerId wager, PayLaw law) {
    wagers.put(wager.word(), LawJson.of(law, BonusLaws.NO_BUST));
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

  private static Map<String, Object> removal(CardRemoval removal, double penetration) {
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
