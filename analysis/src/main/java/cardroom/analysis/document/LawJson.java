package cardroom.analysis.document;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.Ratio;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A wager with a pay table as a JSON document.
final class LawJson {

  private LawJson() {}

  /// @param losing the line that the distribution leaves out, since it follows from the others
  static Map<String, Object> of(PayLaw law, String losing) {
    var wager = figures(law);
    var lines = law.lines().stream().filter(line -> !line.name().equals(losing)).toList();
    wager.put("pays", pays(lines));
    return wager(wager, lines);
  }

  /// The same where all deals are equally likely, with how many deals make each line.
  static Map<String, Object> counted(PayLaw law, String losing, long deals) {
    return combinations(of(law, losing), law, losing, deals);
  }

  /// A wager without a pay table: its lines are the possible results of a round.
  static Map<String, Object> results(PayLaw law, long deals) {
    return combinations(wager(figures(law), law.lines()), law, "", deals);
  }

  private static Map<String, Object> figures(PayLaw law) {
    var wager = new LinkedHashMap<String, Object>();
    var ev = law.ev();
    wager.put("ev", ev.toDouble());
    wager.put("sd", law.sd());
    wager.put("hit", law.hit().toDouble());
    wager.put("numerator", ev.numerator());
    wager.put("denominator", ev.denominator());
    return wager;
  }

  private static Map<String, Object> wager(Map<String, Object> wager, List<PayLaw.Line> lines) {
    var distribution = new LinkedHashMap<String, Object>();
    lines.forEach(line -> distribution.put(line.name(), line.chance().toDouble()));
    wager.put("distribution", distribution);
    return wager;
  }

  private static Map<String, Object> pays(List<PayLaw.Line> lines) {
    var pays = new LinkedHashMap<String, Object>();
    lines.forEach(line -> pays.put(line.name(), odds(line.pays())));
    return pays;
  }

  private static String odds(Ratio pays) {
    return pays.isPositive() ? pays.numerator() + " to " + pays.denominator() : "loses";
  }

  private static Map<String, Object> combinations(
      Map<String, Object> wager, PayLaw law, String losing, long deals) {
    var all = new Ratio(BigInteger.valueOf(deals), BigInteger.ONE);
    var combinations = new LinkedHashMap<String, Object>();
    for (var line : law.lines()) {
      if (!line.name().equals(losing)) {
        combinations.put(line.name(), line.chance().times(all).numerator().longValueExact());
      }
    }
    wager.put("combinations", combinations);
    wager.put("combinationsOf", deals);
    return wager;
  }
}
