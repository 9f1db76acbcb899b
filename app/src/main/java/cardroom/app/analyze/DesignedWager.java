package cardroom.app.analyze;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.BonusLaws;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.PlayRules;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.app.WrongUse;
import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// The bonus wagers whose pay tables can be designed.
enum DesignedWager {
  BUSTER("buster", "pure-21.5"),
  RED_FLEX("red-flex", "pure-21.5"),
  PAIR_PLUS("pair-plus", "three-card-poker"),
  SIX_CARD_BONUS("six-card-bonus", "three-card-poker");

  private final String word;
  private final String game;

  DesignedWager(String word, String game) {
    this.word = word;
    this.game = game;
  }

  static DesignedWager named(String word) {
    return Arrays.stream(values())
        .filter(wager -> wager.word.equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongUse(
                    "There is no bonus wager '%s'; they are buster, red-flex, pair-plus, six-card-bonus."
                        .formatted(word)));
  }

  String game() {
    return game;
  }

  /// The probabilities of the lines, whatever they pay.
  PayLaw law(AnalysisQuestion question, Optional<String> shape) {
    return switch (question.loaded().sheet()) {
      case Sheet sheet -> counted(question, sheet, shape);
      case cardroom.games.threecard.Sheet sheet -> hands(question, sheet, shape);
      default -> throw new WrongUse("%s has no such wager.".formatted(question.game()));
    };
  }

  private PayLaw counted(AnalysisQuestion question, Sheet sheet, Optional<String> shape) {
    var supply =
        question.decks().isPresent() ? CardSupply.of(question.cards()) : CardSupply.endless();
    var laws = new BonusLaws(PlayRules.of(sheet).drawing(), supply);
    var bet = sheet.sideBet((this == BUSTER ? SideBets.BUSTER : SideBets.RED_FLEX).id());
    var printed = bet.flatMap(HouseBet::table);
    if (this == BUSTER) {
      return laws.buster(table(shape, printed, 3));
    }
    boolean haveSuit = bet.map(one -> one.isOn(SideBets.BONUS_CARDS_HAVE_SUIT)).orElse(true);
    return laws.redFlex(table(shape, printed, 1), haveSuit);
  }

  private PayTable table(Optional<String> shape, Optional<PayTable> printed, int least) {
    if (shape.isEmpty()) {
      return printed.orElseThrow(
          () -> new WrongUse("This house has no %s; give its lines by --shape.".formatted(word)));
    }
    var lines = new TreeMap<Integer, Odds>();
    for (var line : shape.get().split(",", -1)) {
      if (!line.strip().matches("[1-9]\\d?\\+?") || number(line) < least || number(line) > 21) {
        throw new WrongUse(
            "--shape %s: '%s' is not a line; write counts from %d up such as 3,4,5,6,7,8+."
                .formatted(shape.get(), line, least));
      }
      lines.put(number(line), new Odds(1, 1));
    }
    return new PayTable("designed", lines);
  }

  private static int number(String line) {
    return Integer.parseInt(line.strip().replace("+", ""));
  }

  private PayLaw hands(
      AnalysisQuestion question, cardroom.games.threecard.Sheet sheet, Optional<String> shape) {
    if (shape.isPresent()) {
      throw new WrongUse(
          "--shape %s: %s pays by the hands of the sheet; leave --shape out."
              .formatted(shape.get(), word));
    }
    var analysis = new ThreeCardAnalysis(sheet, question.cards());
    var law = this == PAIR_PLUS ? analysis.pairPlus() : analysis.sixCardBonus();
    return law.orElseThrow(() -> new WrongUse("This house has no %s.".formatted(word)));
  }

  /// The lines that pay, from the most common to the rarest.
  List<PayLaw.Line> paying(PayLaw law) {
    return law.lines().stream()
        .filter(line -> line.pays().isPositive())
        .sorted((one, other) -> other.chance().compareTo(one.chance()))
        .toList();
  }
}
