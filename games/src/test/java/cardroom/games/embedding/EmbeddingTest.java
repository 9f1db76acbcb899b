package cardroom.games.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.HomeSheet;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.DealtTable;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The program in `docs/embedding.md` is the one that is compiled and run here.
final class EmbeddingTest {

  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final List<Player> FRIENDS = List.of(new Player("Ann"), new Player("Bob"));

  @Test
  void the_document_shows_the_program_word_for_word() throws IOException {
    var source = CHECKOUT.resolve("games/src/test/java/cardroom/games/embedding/KitchenTable.java");
    var program = Files.readString(source).replaceFirst("(?s)^package.*?;\n\n", "");
    assertThat(Files.readString(CHECKOUT.resolve("docs/embedding.md")))
        .contains("```java\n" + program + "```");
    var main = program.lines().dropWhile(line -> !line.contains("void main")).toList();
    assertThat(main).hasSizeLessThanOrEqualTo(30);
    assertThat(String.join("\n", main)).doesNotContainPattern("\\b(true|false|[0-9]+)\\b(?!\")");
  }

  @Test
  void it_plays_a_hand_and_a_round_to_their_ends() {
    var bytes = new ByteArrayOutputStream();
    var before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      KitchenTable.main();
    } finally {
      System.setOut(before);
    }
    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .contains("Ann takes seat 1", "Hand 1.", "Ann banks with", "Bob, Game: ");
  }

  @Test
  void every_poker_game_can_be_played_at_home() {
    for (var game : Variants.ALL) {
      for (var seed = 0; seed < 5; seed++) {
        assertThat(played(game, seed)).as(game.name()).isNotEmpty();
      }
    }
  }

  private static List<?> played(Variant game, int seed) {
    var limit = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var setup = new Setup("t", limit, FRIENDS.size());
    var table = new DealtTable<>(new PokerTable(HomeSheet.of(game, limit)), setup, chance(seed));
    FRIENDS.forEach(friend -> table.says(friend, "sit"));
    table.plays(FRIENDS, "check", "call", "bring-in", "let-live", "discard", "draw");
    return table.table().results();
  }

  private static java.util.function.IntUnaryOperator chance(int seed) {
    return new Random(seed)::nextInt;
  }

  @Test
  void a_word_that_the_rules_do_not_offer_is_answered_with_those_they_do() {
    var limit = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var game = new PokerTable(HomeSheet.of(Variants.TEXAS_HOLDEM, limit));
    var table = new DealtTable<>(game, new Setup("t", limit, FRIENDS.size()), chance(1));
    assertThatThrownBy(() -> table.says(FRIENDS.getFirst(), "fold"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Ann cannot say 'fold' now; the rules offer [sit]");
  }
}
