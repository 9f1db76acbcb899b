package cardroom.scenarios.kit;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankedGame;
import cardroom.games.pure215.Pure215;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.banked.JudgedBankedRound;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import cardroom.notation.script.UnmetExpectation;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// The language of the scenarios: rounds in the notation, judged by the sheets of the houses.
public final class WrittenRounds {

  private static final Catalogue CATALOGUE = Catalogue.packaged();

  /// Each sheet is read once for all its rounds.
  private static final Map<List<?>, Supplier<BankedGame<?>>> GAMES = new ConcurrentHashMap<>();

  private WrittenRounds() {}

  /// Plays every round of a text; all its expectations must hold.
  public static void settles(String text) {
    for (var judged : judge(text)) {
      assertThat(judged.failures()).extracting(UnmetExpectation::sentence).isEmpty();
    }
  }

  /// Plays a round with a wrong expectation, and returns the sentences that say so.
  public static List<String> fails(String text) {
    return judge(text).stream()
        .flatMap(judged -> judged.failures().stream())
        .map(failure -> failure.in("round"))
        .toList();
  }

  /// Reads a text that is not a round, or one that cannot be played, and returns the message.
  public static String complains(String text) {
    try {
      judge(text);
    } catch (NotationError wrong) {
      return wrong.in("round");
    }
    throw new AssertionError("this was read and played, though it should not be");
  }

  public static List<JudgedBankedRound> judge(String text) {
    return Script.read(text).stream()
        .map(script -> BankedScript.read(script, WrittenRounds::game))
        .toList()
        .stream()
        .map(BankedScript::play)
        .toList();
  }

  /// Pure 21.5 as a house plays it.
  public static Pure215 pure215(String house, Map<String, String> options) {
    return (Pure215) game(house, "pure-21.5", options);
  }

  private static BankedGame<?> game(String house, String game, Map<String, String> options) {
    return GAMES
        .computeIfAbsent(List.of(house, game, options), _ -> loaded(house, game, options))
        .get();
  }

  private static Supplier<BankedGame<?>> loaded(
      String house, String game, Map<String, String> options) {
    try {
      if (game.equals("three-card-poker")) {
        var sheet = CATALOGUE.threeCard(house, options).sheet();
        return () -> new ThreeCardPoker(sheet);
      }
      var sheet = CATALOGUE.pure215(house, options).sheet();
      return () -> new Pure215(sheet);
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(wrong.getMessage(), wrong);
    }
  }
}
