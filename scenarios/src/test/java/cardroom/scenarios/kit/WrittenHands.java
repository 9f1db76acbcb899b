package cardroom.scenarios.kit;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import cardroom.notation.poker.JudgedPokerHand;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import java.util.List;

/// The language of the poker scenarios: hands in the notation, judged by the sheets of the houses.
public final class WrittenHands {
  private static final Catalogue CATALOGUE = Catalogue.packaged();

  private WrittenHands() {}

  /// Plays every hand of a text; all its expectations must hold.
  public static void plays(String text) {
    for (var judged : judge(text)) {
      assertThat(judged.failures().stream().map(failure -> failure.in("hand")).toList()).isEmpty();
    }
    rewritten(text);
  }

  /// What was played can be written down, and judging it again confirms it.
  private static void rewritten(String text) {
    for (var script : Script.read(text)) {
      var again = PokerScript.read(script, WrittenHands::sheet).rewritten();
      assertThat(fails(again)).as(again).isEmpty();
    }
  }

  public static List<JudgedPokerHand> judge(String text) {
    return Script.read(text).stream()
        .map(script -> PokerScript.read(script, WrittenHands::sheet).play())
        .toList();
  }

  private static cardroom.games.poker.sheet.PokerSheet sheet(
      String house, String game, java.util.Map<String, String> options) {
    try {
      return CATALOGUE.poker(house, game, options).sheet();
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(String.join("; ", wrong.faults()), wrong);
    }
  }

  /// The judge's sentences about what does not hold.
  public static List<String> fails(String text) {
    return judge(text).stream()
        .flatMap(judged -> judged.failures().stream())
        .map(failure -> failure.in("hand"))
        .toList();
  }

  /// The complaint about a hand that cannot be read.
  public static String complains(String text) {
    try {
      judge(text);
    } catch (NotationError wrong) {
      return wrong.in("hand");
    }
    throw new AssertionError("nothing to complain about");
  }
}
