package cardroom.app.analyze;

import java.util.Locale;
import java.util.Map;

/// Game wager and bonus bets together, for the readable report.
record JointText(Map<String, Object> joint, TerminalColours colours) {

  /// What would be printed as 0.00000 % is left to the JSON document.
  private static final double SEEN = 5e-8;

  String text() {
    if (joint.isEmpty()) {
      return "";
    }
    var text = new StringBuilder("\n").append(colours.bold("The wagers together")).append('\n');
    AnalyzeReport.map(joint, "correlation")
        .forEach(
            (both, _) ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        "%-18s correlation %+.5f, covariance %+.5f%n",
                        both,
                        VersusReport.number(AnalyzeReport.map(joint, "correlation"), both),
                        VersusReport.number(AnalyzeReport.map(joint, "covariance"), both))));
    text.append(
        String.format(
            Locale.ROOT,
            "a unit on each has the deviation %.4f%n",
            VersusReport.number(joint, "sdOfAll")));
    byBankHand(text);
    return text.toString();
  }

  private void byBankHand(StringBuilder text) {
    var hands = AnalyzeReport.map(joint, "byBankHand");
    text.append("what a unit brings by the bank's hand\n");
    hands.forEach(
        (bank, _) -> {
          var hand = AnalyzeReport.map(hands, bank);
          if (VersusReport.number(hand, "chance") < SEEN) {
            return;
          }
          text.append(
              String.format(
                  Locale.ROOT,
                  "    %-14s %10.5f %%",
                  bank,
                  100 * VersusReport.number(hand, "chance")));
          hand.keySet().stream()
              .filter(name -> !name.equals("chance"))
              .forEach(
                  name ->
                      text.append(
                          String.format(
                              Locale.ROOT, "  %s %+.4f", name, VersusReport.number(hand, name))));
          text.append('\n');
        });
  }
}
