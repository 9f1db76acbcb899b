package cardroom.app.analyze;

import cardroom.analysis.document.SideBetOdds;
import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.BonusLaws;
import cardroom.analysis.pure215.PlayRules;
import cardroom.app.WrongUse;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A side bet whose pay table is designed.
///
/// @param game the name of its game
record DesignedWager(WagerId id, String game) {

  /// More cards than a hand can have.
  private static final int COUNT_MAX = 21;

  static DesignedWager named(Catalogue catalogue, String word) {
    var all = catalogue.sideBets();
    return all.entrySet().stream()
        .filter(bet -> bet.getKey().word().equals(word))
        .map(bet -> new DesignedWager(bet.getKey(), bet.getValue()))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongUse(
                    "There is no bonus wager '%s'; they are %s."
                        .formatted(
                            word,
                            all.keySet().stream()
                                .map(WagerId::word)
                                .collect(Collectors.joining(", ")))));
  }

  /// The probabilities of the lines, whatever they pay.
  PayLaw law(AnalysisQuestion question, Optional<String> shape) {
    return shape.isPresent() ? shaped(question, shape.get()) : printed(question);
  }

  private PayLaw printed(AnalysisQuestion question) {
    return Optional.ofNullable(SideBetOdds.of(question.analysed()).get(id))
        .orElseThrow(
            () -> new WrongUse("This house has no %s%s.".formatted(id, instead(question))));
  }

  private static String instead(AnalysisQuestion question) {
    return question.loaded().sheet() instanceof Sheet ? "; give its lines by --shape" : "";
  }

  private PayLaw shaped(AnalysisQuestion question, String shape) {
    if (!(question.loaded().sheet() instanceof Sheet sheet)) {
      throw new WrongUse(
          "--shape %s: %s pays by the hands of the sheet; leave --shape out.".formatted(shape, id));
    }
    var bet = sheet.sideBet(id).orElseThrow();
    var laws = new BonusLaws(PlayRules.of(sheet).drawing(), question.analysed().supply());
    return laws.of(bet, table(shape, bet.bet().counted().least()));
  }

  private static PayTable table(String shape, int least) {
    var lines = new TreeMap<Integer, Odds>();
    for (var line : shape.split(",", -1)) {
      if (!line.strip().matches("[1-9]\\d?\\+?")
          || number(line) < least
          || number(line) > COUNT_MAX) {
        throw new WrongUse(
            "--shape %s: '%s' is not a line; write counts from %d up such as 3,4,5,6,7,8+."
                .formatted(shape, line, least));
      }
      lines.put(number(line), new Odds(1, 1));
    }
    return new PayTable("designed", lines);
  }

  private static int number(String line) {
    return Integer.parseInt(line.strip().replace("+", ""));
  }

  /// The lines that pay, from the most common to the rarest.
  List<PayLaw.Line> paying(PayLaw law) {
    return law.lines().stream()
        .filter(line -> line.pays().isPositive())
        .sorted((one, other) -> other.chance().compareTo(one.chance()))
        .toList();
  }
}
