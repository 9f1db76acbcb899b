package cardroom.app.equity;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/// `cardroom equity`: the table, the JSON and bad input.
final class EquityCommandTest {
  @Test
  void aces_against_kings_are_a_table() {
    var ran = Ran.of("equity", "texas-holdem", "AhAs", "KdKc");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isEqualTo(Status.DONE);
    assertThat(ran.out())
        .isEqualTo(
            """
            Texas Hold'em: exact, 1,712,304 deals
            hand     equity        win       tie       lose
            AhAs  81.2555 %  81.0646 %  0.3818 %  18.5536 %
            KdKc  18.7445 %  18.5536 %  0.3818 %  81.0646 %
            """);
  }

  @Test
  void the_halves_of_a_split_game_have_columns_of_their_own() {
    var ran = Ran.of("equity", "omaha-high-low", "As2sKdKh", "Ac2dQdQh", "--board", "3h4h8cKcTc");
    assertThat(ran.out())
        .isEqualTo(
            """
            Omaha High-Low Split: exact, 1 deal
            hand         equity       win         tie      lose       high        low     scoop   quartered
            As2sKdKh  75.0000 %  0.0000 %  100.0000 %  0.0000 %  50.0000 %  25.0000 %  0.0000 %    0.0000 %
            Ac2dQdQh  25.0000 %  0.0000 %  100.0000 %  0.0000 %   0.0000 %  25.0000 %  0.0000 %  100.0000 %
            """);
  }

  @Test
  void json_has_the_keys_that_scripts_rely_on() {
    var ran = Ran.of("equity", "texas-holdem", "AhAs", "KdKc", "--json");
    var json = JsonMapper.builder().build().readTree(ran.out());
    assertThat(json.propertyNames()).containsExactly("game", "method", "boards", "hands");
    assertThat(json.get("method").asString()).isEqualTo("exact");
    assertThat(json.get("boards").asLong()).isEqualTo(1_712_304);
    assertThat(json.get("hands").get(0).propertyNames())
        .containsExactly(
            "cards", "equity", "win", "tie", "lose", "high", "low", "scoop", "quartered");
    var sampled = Ran.of("equity", "razz", "2s3d/4c", "8h9h/Tc", "--samples", "2000", "--json");
    var hands = JsonMapper.builder().build().readTree(sampled.out());
    assertThat(hands.get("method").asString()).isEqualTo("sampled");
    assertThat(hands.get("hands").get(0).get("margin").asDouble()).isBetween(0.001, 0.1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "texas-holdem AhAs KdAh | Ah occurs twice: in AhAs and in KdAh.",
        "texas-holdem AhAs KdKz | \"KdKz\" in \"KdKz\" is neither a hand nor a range",
        "texas-holdem AhAs QQ- | \"QQ-\" in \"QQ-\" is neither a hand nor a range",
        "texas-holdem AhAs | 1 hand was given: give two to nine hands.",
        "holdem AhAs KdKc | \"holdem\" is not a poker game: give one of texas-holdem,",
        "texas-holdem AhAs KdKc --samples 0 | --samples 0: give a number from 1.",
        "texas-holdem AhAs KdKc --samples -5 | --samples -5: give a number from 1."
      })
  void bad_input_is_one_sentence_and_status_2(String words, String sentence) {
    var ran = Ran.of(("equity " + words).split(" "));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(sentence).hasLineCount(1);
  }
}
