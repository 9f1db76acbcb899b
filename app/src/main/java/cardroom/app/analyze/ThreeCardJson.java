package cardroom.app.analyze;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.analysis.threecard.ThreeCardAnalysis.Worth;
import cardroom.games.threecard.Sheet;
import java.util.LinkedHashMap;
import java.util.Map;

/// The JSON document of an analysis of Three Card Poker.
final class ThreeCardJson {

  private ThreeCardJson() {}

  static Map<String, Object> of(Question question, Sheet sheet) {
    var analysis = new ThreeCardAnalysis(sheet, question.cards());
    var document = Pure215Json.heading(question);
    var wagers = new LinkedHashMap<String, Object>();
    wagers.put("ante-play", worth(analysis.exposed()));
    wagers.put("ante-play-blind", worth(analysis.blind()));
    analysis.pairPlus().ifPresent(law -> wagers.put("pair-plus", bonus(law)));
    analysis.sixCardBonus().ifPresent(law -> wagers.put("six-card-bonus", bonus(law)));
    document.put("wagers", wagers);
    var strategy = new LinkedHashMap<String, Object>();
    analysis
        .strategy()
        .forEach((rank, weakest) -> strategy.put(String.valueOf(rank.symbol()), weakest));
    document.put("strategy", strategy);
    document.put("strategyBlind", analysis.blindStrategy());
    return document;
  }

  private static Map<String, Object> bonus(PayLaw law) {
    return Pure215Json.law(law, "less");
  }

  private static Map<String, Object> worth(Worth worth) {
    var wager = new LinkedHashMap<String, Object>();
    wager.put("ev", worth.ev().toDouble());
    wager.put("sd", worth.sd());
    wager.put("numerator", worth.ev().numerator());
    wager.put("denominator", worth.ev().denominator());
    return wager;
  }
}
