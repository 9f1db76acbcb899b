package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.app.Ran;
import cardroom.app.Status;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The command line of `play`.
final class PlayTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chess                      | There is no game 'chess'; the games are pure-21.5
          --house nowhere            | There is no house 'nowhere'; the houses are
          --schedule 99              | casino-club has no schedule 99 for pure-21.5
          --limit 4-8                | pure-21.5 is opened by a schedule, not by limit $4-$8
          --spread 2-10              | pure-21.5 is opened by a schedule, not by spread $2-$10
          --limit four-8             | --limit four-8: write two amounts such as 4-8.
          --seats 99                 | --seats 99: this table takes 2 to 8 players.
          --seats 1                  | --seats 1: this table takes 2 to 8 players.
          --rounds 0                 | --rounds 0: play 1 to 1,000,000 rounds.
          --seed abc                 | --seed abc: give a whole number
          --dealer-errors            | --dealer-errors pure-21.5: only poker has rules for them
          --train texas-holdem       | --train texas-holdem: what a choice is worth can be counted for
          chess --dealer-errors      | There is no game 'chess'; the games are pure-21.5
          --option decks=99          | decks
          --schedule 1 --limit 4-8   | mutually exclusive
          """)
  void wrong_use_is_one_sentence_and_nothing_is_played(String options, String sentence) {
    var words = new ArrayList<>(List.of("play"));
    words.addAll(List.of(options.split(" ", -1)));
    var ran = Ran.of(words.toArray(String[]::new));
    assertThat(ran.status()).isEqualTo(Status.WRONG_USE);
    assertThat(ran.err()).contains(sentence).hasLineCount(1);
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void the_same_seed_deals_the_same_evening() {
    var once = Ran.of("play", "--auto", "--seed", "7", "--rounds", "2");
    assertThat(once.status()).isEqualTo(Status.DONE);
    assertThat(once.out())
        .contains("2 rounds settled.")
        .isEqualTo(Ran.of("play", "--auto", "--seed", "7", "--rounds", "2").out());
  }

  @Test
  void a_dealer_in_training_is_explained_and_makes_mistakes() {
    assertThat(Ran.of("play", "--help").out()).contains("--dealer-errors", "in training");
    var words =
        new String[] {"play", "razz", "--dealer-errors", "--auto", "--seed", "3", "--rounds", "12"};
    assertThat(Ran.of(words).out()).contains("12 rounds settled.", "STUD-IRR-");
  }

  @Test
  void a_sheet_of_example_figures_says_so() {
    assertThat(Ran.of("play", "--auto", "--house", "bureau-standard", "--rounds", "1").out())
        .startsWith("Limits and fees are examples");
  }
}
