package cardroom.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variants;
import cardroom.players.PokerMatch.Rival;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The bot wins from somebody who does anything, and from somebody who always calls, by more than
/// four standard errors.
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
    for (var rival : Rival.values()) {
      double errors = new PokerMatch(game, rival, 5).errors(HANDS);
      System.out.printf("%-26s %-7s %6d hands %6.1f standard errors%n", game, rival, HANDS, errors);
      assertThat(errors).as("standard errors against %s", rival).isGreaterThan(AHEAD);
    }
  }
}
