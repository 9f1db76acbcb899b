package cardroom.server.lab;

import cardroom.analysis.document.AnalysedSheet;
import cardroom.analysis.document.SideBetOdds;
import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.Advice;
import cardroom.analysis.pure215.CardRemoval;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.PointRank;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.pure215.TotalChart;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.CardCounts;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.reading.SheetError;
import cardroom.server.codec.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What every wager of a sheet is worth, how it is best played, and what removing a card changes.
public record SheetFigures(Catalogue catalogue) {

  private static final String ENDLESS = "infinite";

  /// What is asked: a sheet with some keys changed, and how many decks.
  ///
  /// @param decks a number, `infinite`, or empty for the sheet's own
  /// @param removal whether the effect of each rank is asked for as well
  public record Question(
      String house, String game, String decks, boolean removal, Map<String, String> options) {

    boolean isEndless() {
      return decks.equals(ENDLESS);
    }
  }

  /// @throws IllegalArgumentException in one sentence where there is nothing to analyse
  public ObjectNode of(Question question) {
    var loaded = loaded(question);
    var json = Json.object().put("house", question.house()).put("game", question.game());
    json.put("houseName", loaded.heading().title()).put("method", "exact");
    switch (loaded.sheet()) {
      case Sheet sheet -> pure(question, sheet, json);
      case cardroom.games.threecard.Sheet sheet -> threeCard(sheet, json);
      default ->
          throw new IllegalArgumentException("Nobody banks this game: there is no edge to compute");
    }
    var options = json.putArray("options");
    loaded
        .options()
        .forEach(
            (key, value) ->
                options.addObject().put("key", key).put("value", String.valueOf(value)));
    return json;
  }

  /// Pay tables of a bonus wager near an edge, with the chances of the sheet's own lines.
  public ObjectNode designed(Question question, String wager, double edge) {
    var json = Json.object().put("wager", wager).put("edge", edge);
    var law = SideBetOdds.of(asked(question)).get(WagerId.named(wager));
    if (law == null) {
      throw new IllegalArgumentException("This house has no wager '%s'".formatted(wager));
    }
    DesignedTables.write(law, edge, json.putArray("tables"));
    return json;
  }

  /// What holding the bank of a table earns and risks.
  ///
  /// @param rounds how many are played to find out
  /// @throws IllegalArgumentException in one sentence where the house would not deal such a table
  public ObjectNode bank(Question question, AskedBank asked, long rounds) {
    return risk(question, asked, rounds).document();
  }

  BankRisk risk(Question question, AskedBank asked, long rounds) {
    if (question.isEndless()) {
      throw new IllegalArgumentException("Rounds are dealt from a shoe; name its decks");
    }
    return new BankRisk(asked.at(loaded(question).sheet()), rounds);
  }

  private AnalysedSheet asked(Question question) {
    var loaded = loaded(question);
    var decks =
        switch (loaded.sheet()) {
          case Sheet _ when question.isEndless() -> Optional.<Integer>empty();
          case Sheet pure -> Optional.of(pure.shoe().decks());
          default -> Optional.of(1);
        };
    return AnalysedSheet.whole(question.game(), loaded, decks);
  }

  private static CardSupply supply(Question question, Sheet sheet) {
    return question.isEndless() ? CardSupply.endless() : CardSupply.decks(sheet.shoe().decks());
  }

  LoadedSheet<?> loaded(Question question) {
    var options = new LinkedHashMap<>(question.options());
    if (!question.decks().isEmpty() && !question.isEndless()) {
      options.put("decks", question.decks());
    }
    try {
      return catalogue.load(question.house(), question.game(), options);
    } catch (SheetError e) {
      throw new IllegalArgumentException(e.faults().getFirst(), e);
    }
  }

  private static void pure(Question question, Sheet sheet, ObjectNode json) {
    var isEndless = question.isEndless();
    json.put("decks", isEndless ? ENDLESS : String.valueOf(sheet.shoe().decks()));
    var analysis = Pure215Analysis.of(sheet, supply(question, sheet));
    var law = analysis.game().quickLaw();
    var wagers = json.putArray("wagers");
    var game = wagers.addObject().put("wager", "game").put("ev", analysis.game().ev());
    game.put("sd", law.sd()).put("hit", law.hit()).putArray("lines");
    analysis.insurance().ifPresent(one -> bonus(wagers, Pure215Wagers.INSURANCE, one));
    analysis.bonuses().forEach((wager, one) -> bonus(wagers, wager, one));
    var chances = json.putArray("law");
    law.chances()
        .forEach(
            (result, chance) -> chances.addObject().put("units", result).put("chance", chance));
    var byTotals = analysis.game().byTotals();
    json.put("byTotals", byTotals.ev());
    chart(byTotals.chart(), json);
    if (question.removal() && !isEndless) {
      removal(CardRemoval.of(sheet, analysis), sheet, json.putArray("removal"));
    }
  }

  private static void threeCard(cardroom.games.threecard.Sheet sheet, ObjectNode json) {
    json.put("decks", "1");
    var analysis = new ThreeCardAnalysis(sheet, CardCounts.of(1).cards());
    var wagers = json.putArray("wagers");
    figures(wagers, "ante-play", analysis.exposed()).putArray("lines");
    figures(wagers, "ante-play-blind", analysis.blind()).putArray("lines");
    analysis.bonuses().forEach((wager, one) -> bonus(wagers, wager, one.law()));
    var chances = json.putArray("law");
    analysis
        .exposed()
        .lines()
        .forEach(
            line ->
                chances
                    .addObject()
                    .put("units", line.pays().toDouble())
                    .put("chance", line.chance().toDouble()));
    var weakest = json.putArray("weakest");
    analysis
        .strategy()
        .forEach(
            (rank, hand) ->
                weakest.addObject().put("shows", String.valueOf(rank.symbol())).put("hand", hand));
  }

  private static ObjectNode figures(ArrayNode wagers, String name, PayLaw law) {
    var wager = wagers.addObject().put("wager", name).put("ev", law.ev().toDouble());
    wager.put("sd", law.sd()).put("hit", law.hit().toDouble());
    return wager.put("exact", law.ev().numerator() + "/" + law.ev().denominator());
  }

  private static void bonus(ArrayNode wagers, WagerId wager, PayLaw law) {
    var lines = figures(wagers, wager.word(), law).putArray("lines");
    law.lines()
        .forEach(
            line ->
                lines
                    .addObject()
                    .put("name", line.name())
                    .put("chance", line.chance().toDouble())
                    .put("pays", line.pays().toDouble()));
  }

  private static void chart(TotalChart chart, ObjectNode json) {
    var parts = json.putArray("chart");
    var hard = part(parts, "Hard");
    for (int total = 20; total >= 5; total--) {
      int row = total;
      row(hard, String.valueOf(total), up -> chart.hard(row, up));
    }
    var soft = part(parts, "Soft");
    for (int total = 20; total >= 13; total--) {
      int row = total;
      row(soft, String.valueOf(total), up -> chart.soft(row, up));
    }
    var pairs = part(parts, "Pairs");
    for (int place = PointRank.COUNT; place >= 1; place--) {
      int rank = place % PointRank.COUNT;
      row(pairs, PointRank.SYMBOLS.get(rank), up -> chart.pair(rank, up));
    }
  }

  private static ArrayNode part(ArrayNode parts, String title) {
    var part = parts.addObject().put("title", title);
    var ups = part.putArray("ups");
    for (int place = 1; place <= PointRank.COUNT; place++) {
      ups.add(PointRank.SYMBOLS.get(place % PointRank.COUNT));
    }
    return part.putArray("rows");
  }

  private static void row(ArrayNode rows, String name, IntFunction<Advice> advice) {
    var cells = rows.addObject().put("name", name).putArray("cells");
    for (int place = 1; place <= PointRank.COUNT; place++) {
      cells.add(advice.apply(place % PointRank.COUNT).words());
    }
  }

  private static void removal(CardRemoval removal, Sheet sheet, ArrayNode json) {
    var shoe = sheet.shoe().penetration();
    removal
        .effects((double) shoe.over() / shoe.under())
        .forEach(
            (name, effects) -> {
              var wager = json.addObject().put("wager", name);
              wager.put("correlation", effects.count().correlation()).put("gain", effects.gain());
              var ranks = wager.putArray("ranks");
              for (int place = 1; place <= PointRank.COUNT; place++) {
                int rank = place % PointRank.COUNT;
                ranks
                    .addObject()
                    .put("rank", PointRank.SYMBOLS.get(rank))
                    .put("effect", effects.byRank().get(rank))
                    .put("count", effects.count().tags().get(rank));
              }
            });
  }
}
