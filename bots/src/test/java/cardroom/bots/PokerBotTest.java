package cardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.bots.PokerMatch.Rival;
import cardroom.games.poker.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The bot beats a random player, and one who always calls, by more than four standard errors.
///
/// `-Dcardroom.bot.hands=20000` plays as many hands against each.
@Tag("slow")
class PokerBotTest {
  private static final int HANDS = Integer.getInteger("cardroom.bot.hands", 500);
  private static final double AHEAD = 4;

  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  @ParameterizedTest
  @FieldSource("GAMES")
  void the_bot_wins_from_random_play_and_from_a_caller(String game) {
    for (var rival : List.of(Rival.RANDOM, Rival.CALLER)) {
      assertThat(errors(game, rival, HANDS))
          .as("standard errors against %s", rival)
          .isGreaterThan(AHEAD);
    }
  }

  /// A few hands show only that it is not worse in any game. `docs/bots.md` has the figures.
  @ParameterizedTest
  @FieldSource("GAMES")
  void the_bot_does_not_lose_to_the_bot_it_replaced(String game) {
    assertThat(errors(game, Rival.FORMER, HANDS / 4)).as("standard errors").isGreaterThan(-2);
  }

  private static double errors(String game, Rival rival, int hands) {
    var lead = new PokerMatch(game, rival, 5).lead(hands);
    System.out.printf(
        "%-26s %-7s %6d hands %+.3f big bets a hand, %.1f standard errors%n",
        game, rival, hands, lead.mean(), lead.errors());
    return lead.errors();
  }
}
