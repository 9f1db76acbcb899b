package cardroom.analysis.document;

import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.games.threecard.Sheet;
import java.util.LinkedHashMap;
import java.util.Map;

/// The JSON document of an analysis of Three Card Poker.
final class ThreeCardJson {

  private ThreeCardJson() {}

  static Map<String, Object> of(AnalysedSheet question, Sheet sheet) {
    var analysis = new ThreeCardAnalysis(sheet, question.cards());
    var document = Pure215Json.heading(question);
    var wagers = new LinkedHashMap<String, Object>();
    wagers.put("ante-play", LawJson.results(analysis.exposed(), analysis.deals()));
    wagers.put("ante-play-blind", LawJson.results(analysis.blind(), analysis.deals()));
    analysis
        .bonuses()
        .forEach(
            (wager, bonus) ->
                wagers.put(
                    wager.word(),
                    LawJson.counted(bonus.law(), ThreeCardAnalysis.LESS, bonus.hands())));
    document.put("wagers", wagers);
    var strategy = new LinkedHashMap<String, Object>();
    analysis
        .strategy()
        .forEach((rank, weakest) -> strategy.put(String.valueOf(rank.symbol()), weakest));
    document.put("strategy", strategy);
    document.put("strategyBlind", analysis.blindStrategy());
    document.put("assumptions", ThreeCardAnalysis.METHOD);
    return document;
  }
}
