package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Published hands reach their recorded stacks, and bad records are reported.
class ReplayTest {
  private static final Path HANDS =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("notation/src/test/resources/cardroom/notation/phh");

  @Test
  void every_recorded_hand_reaches_its_finishing_stacks() throws IOException {
    int count = 0;
    for (var file : files()) {
      for (var hand : Phh.read(Files.readString(file))) {
        var played = Phh.replay(hand);
        assertThat(played.agrees()).as("%s: %s", file, played.finishingStacks()).isTrue();
        count++;
      }
    }
    assertThat(count).isGreaterThanOrEqualTo(279);
  }

  private static List<Path> files() throws IOException {
    try (var all = Files.walk(HANDS)) {
      return all.filter(file -> file.toString().matches(".*\\.phhs?"))
          .filter(file -> !file.toString().contains("NT_sites"))
          .sorted()
          .toList();
    }
  }

  private static PhhReplay replay(String text) {
    return Phh.replay(Phh.read(text).getFirst());
  }

  @Test
  void an_all_in_is_shown_before_the_rest_of_the_board() {
    var played =
        replay(
            """
            variant = "PO"
            antes = [0, 0]
            blinds_or_straddles = [500, 1000]
            min_bet = 1000
            starting_stacks = [100000.25, 60000.5]
            actions = ["d dh p1 Ah3sKsKh", "d dh p2 6d9s7d8h", "p2 cbr 3000", "p1 cbr 9000", "p2 cc",
              "d db 4s5c2h", "p1 cbr 18000", "p2 cbr 51000.5", "p1 cc",
              "p1 sm Ah3sKsKh", "p2 sm 6d9s7d8h", "d db 5h", "d db 9c"]
            """);
    assertThat(played.finishingStacks()).containsExactly(16000075L, 0L);
    assertThat(played.agrees()).isTrue();
  }

  @Test
  void draws_may_be_dealt_after_everybody_has_asked() {
    var played =
        replay(
            """
            variant = "F2L3D"
            antes = [0, 0]
            blinds_or_straddles = [1, 2]
            small_bet = 2
            big_bet = 4
            starting_stacks = [100, 100]
            actions = ["d dh p1 7h6c4c3d2c", "d dh p2 ??????????", "p2 cc", "p1 cc",
              "p1 sd 7h", "p2 sd ????", "d dh p1 Kd", "d dh p2 ????", "p1 cc", "p2 cc",
              "p1 sd Kd", "p2 sd", "d dh p1 8d", "p1 cbr 4", "p2 cc",
              "p1 sd", "p2 sd", "p1 cc", "p2 cc", "p1 sm 8d6c4c3d2c", "p2 sm 9s7s5c4d2h"]
            finishing_stacks = [106, 94]
            """);
    assertThat(played.agrees()).isTrue();
  }

  @Test
  void a_big_blind_ante_is_dead_money_and_a_short_one_wins_it_all() {
    var played =
        replay(
            """
            variant = 'NT'
            ante_trimming_status = false
            antes = [0, 120, 0]
            blinds_or_straddles = [40, 80, 0]
            min_bet = 80
            starting_stacks = [1000, 150, 1000]
            actions = ['d dh p1 2c3d', 'd dh p2 AsAh', 'd dh p3 KsKh', 'p3 cbr 200', 'p1 f',
              'd db 4h5h9c', 'd db Jd', 'd db Qs', 'p3 sm KsKh', 'p2 sm AsAh']
            finishing_stacks = [960, 210, 980]
            """);
    assertThat(played.pots()).containsExactly(21000L, 2000L);
    assertThat(played.agrees()).isTrue();
  }

  @Test
  void a_rake_is_what_the_finishing_stacks_lack() {
    var played =
        replay(
            """
            variant = 'NT'
            antes = [0, 0]
            blinds_or_straddles = [1, 2]
            min_bet = 2
            starting_stacks = [100, 100]
            actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 6', 'p1 cc', 'd db 2c7d9h',
              'p1 cbr 10', 'p2 f']
            finishing_stacks = [105, 94]
            """);
    assertThat(played.agrees()).isTrue();
    assertThat(played.pots()).containsExactly(1100L);
  }

  @Test
  void an_action_out_of_turn_names_line_action_and_whose_turn_it_is() {
    assertThatThrownBy(
            () ->
                replay(
                    """
                    variant = 'FT'
                    antes = [0, 0, 0]
                    blinds_or_straddles = [1, 2, 0]
                    small_bet = 2
                    big_bet = 4
                    starting_stacks = [100, 100, 100]
                    actions = [
                      'd dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',
                      'p3 cc', 'p2 cc']
                    """))
        .isInstanceOf(PhhError.class)
        .hasMessage("line 9: action 'p2 cc': it is p1's turn");
  }

  @Test
  void an_impossible_raise_is_refused_with_its_rule() {
    assertThatThrownBy(
            () ->
                replay(
                    """
                    variant = 'FT'
                    antes = [0, 0, 0]
                    blinds_or_straddles = [1, 2, 0]
                    small_bet = 2
                    big_bet = 4
                    starting_stacks = [100, 100, 100]
                    actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 5']
                    """))
        .hasMessageContaining("line 7: action 'p3 cbr 5'")
        .hasMessageContaining("POKER-BET-3");
  }

  @Test
  void a_card_dealt_twice_an_unknown_variant_and_an_early_end_are_reported() {
    var start =
        """
        antes = [0, 0]
        blinds_or_straddles = [1, 2]
        min_bet = 2
        starting_stacks = [100, 100]
        """;
    assertThatThrownBy(() -> replay("variant = 'XX'\nactions = []\n" + start))
        .hasMessageContaining("variant 'XX' is not known; expected one of FT NT");
    assertThatThrownBy(
            () -> replay("variant = 'NT'\nactions = ['d dh p1 AsKs', 'd dh p2 AsQs']\n" + start))
        .hasMessageContaining("As is already on the table");
    assertThatThrownBy(
            () -> replay("variant = 'NT'\nactions = ['d dh p1 AsKs', 'd dh p2 AhQs']\n" + start))
        .hasMessageContaining("the actions end too early: expected p2 to act");
    assertThatThrownBy(() -> Phh.read("variant = 'NT\n"))
        .hasMessage("line 1: a string is not closed");
    assertThatThrownBy(() -> Phh.read("variant = 'NT'\nactions = [\n'p1 f'\n"))
        .hasMessageContaining("line 4: expected ']' before the end of the file");
    assertThatThrownBy(() -> Phh.read("nonsense\n")).hasMessageContaining("line 1: expected key");
  }
}
