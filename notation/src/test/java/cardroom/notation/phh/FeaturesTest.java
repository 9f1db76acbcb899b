package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What the format allows beyond the hands in the folder: each result was worked out by hand.
class FeaturesTest {
  private static PhhReplay replay(String text) {
    return Phh.replay(Phh.read(text).getFirst());
  }

  private static void agrees(String text) {
    var played = replay(text);
    assertThat(played.agrees()).as("%s: %s", text, played.finishingStacks()).isTrue();
  }

  @Test
  void a_dash_shows_the_cards_that_were_dealt_and_nothing_mucks() {
    agrees(
        """
        variant = 'NT'
        antes = [0, 0]
        blinds_or_straddles = [1, 2]
        min_bet = 2
        starting_stacks = [100, 100]
        actions = ['d dh p1 2c7d', 'd dh p2 AsAh', 'p2 cc', 'p1 cc', 'd db KsQs3h', 'p1 cc', 'p2 cc',
          'd db 4d', 'p1 cc', 'p2 cc', 'd db 9c', 'p1 cc', 'p2 cc', 'p1 sm -', 'p2 sm -']
        finishing_stacks = [98, 102]
        """);
    agrees(
        """
        variant = 'NT'
        antes = [0, 0]
        blinds_or_straddles = [1, 2]
        min_bet = 2
        starting_stacks = [100, 100]
        actions = ['d dh p1 2c7d', 'd dh p2 AsAh', 'p2 cc', 'p1 cc', 'd db KsQs3h', 'p1 cc', 'p2 cc',
          'd db 4d', 'p1 cc', 'p2 cc', 'd db 9c', 'p1 cc', 'p2 cc', 'p1 sm -', 'p2 sm']
        finishing_stacks = [102, 98]
        """);
  }

  @Test
  void the_rest_of_toml_is_passed_over() {
    var text =
        """
        # a comment
        variant = "FT" # fixed limit
        antes = [0, 0, 0,]
        blinds_or_straddles = [1, 2, 0]
        small_bet = 2
        big_bet = 4
        starting_stacks = [
          100, # first
          1_00.0, 1e2
        ]
        actions = ['', '# burn card 6s is exposed', 'd dh p1 ????', 'd dh p2 ????', 'd dh p3 ????',
          'p3  cbr   4  # opens', 'p1 f', 'p2 f']
        time = 19:45:00
        players = ["A # B", 'C', ""]
        _note = { room = "x, y", seats = [1, 2], deep = { a = 1 } }
        _when = 2023-06-22T19:45:00Z
        finishing_stacks = [99.0, 98.00, 103]

        [_source]
        file = '''several
        lines'''

        [[_extra]]
        a = 1
        """;
    agrees("\uFEFF" + text.replace("\n", "\r\n"));
  }

  @Test
  void a_record_may_stop_before_the_hand_does() {
    var text =
        """
        variant = 'NT'
        antes = [0, 0, 0]
        blinds_or_straddles = [1, 2, 0]
        min_bet = 2
        starting_stacks = [100, 100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 7', 'p1 f']
        finishing_stacks = [99, 98, 93]
        """;
    agrees(text);
    assertThatThrownBy(() -> replay(text.replace("93", "92")))
        .hasMessageContaining("the actions end too early: expected p2 to act");
  }

  @Test
  void a_stack_may_be_unknown_and_a_share_finer_than_a_cent() {
    agrees(
        """
        variant = 'NT'
        antes = [0, 0]
        blinds_or_straddles = [1, 2]
        min_bet = 2
        starting_stacks = [inf, 50]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 6', 'p1 cbr 500', 'p2 f']
        finishing_stacks = [inf, 44]
        winnings = [12, 0]
        """);
    agrees(
        """
        variant = 'NT'
        antes = [0, 0, 0, 0]
        blinds_or_straddles = [0.5, 1, 0, 0]
        min_bet = 1
        starting_stacks = [10, 10, 10, 10]
        actions = ['d dh p1 2c3d', 'd dh p2 2d3h', 'd dh p3 2h3s', 'd dh p4 4c4d', 'p3 cc', 'p4 cc',
          'p1 cc', 'p2 cc', 'd db AsKsQs', 'p1 cc', 'p2 cc', 'p3 cc', 'p4 f', 'd db Js', 'p1 cc', 'p2 cc',
          'p3 cc', 'd db Ts', 'p1 cc', 'p2 cc', 'p3 cc']
        finishing_stacks = [10.333333333333334, 10.333333333333334, 10.333333333333334, 9.0]
        """);
  }

  @Test
  void straddles_and_late_posts_leave_the_turn_to_the_next_player() {
    agrees(
        """
        variant = 'NT'
        antes = [0, 0, 0, 0]
        blinds_or_straddles = [1, 2, 4, -2]
        min_bet = 2
        starting_stacks = [100, 100, 100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????',
          'p4 cbr 8', 'p1 f', 'p2 f', 'p3 f']
        finishing_stacks = [99, 98, 96, 107]
        """);
    agrees(
        """
        variant = 'NT'
        antes = [0, 0, 0, 0]
        blinds_or_straddles = [1, 2, 0, 4]
        min_bet = 2
        starting_stacks = [100, 100, 100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????',
          'p1 cc', 'p2 f', 'p3 f', 'p4 cbr 12', 'p1 f']
        finishing_stacks = [96, 98, 100, 106]
        """);
  }

  @Test
  void a_short_ante_is_trimmed_or_not() {
    var text =
        """
        variant = 'NT'
        ante_trimming_status = true
        antes = [3, 3, 3]
        blinds_or_straddles = [1, 2, 0]
        min_bet = 2
        starting_stacks = [100, 100, 1]
        actions = ['d dh p1 2c7d', 'd dh p2 3c8d', 'd dh p3 AsAh', 'p1 f',
          'p2 sm -', 'p3 sm -', 'd db KsQs5h', 'd db 4d', 'd db 9c']
        finishing_stacks = [96, 102, 3]
        """;
    agrees(text);
    agrees(text.replace("true", "false").replace("[96, 102, 3]", "[96, 98, 7]"));
  }

  @Test
  void an_ante_that_one_player_pays_for_the_table_is_never_trimmed() {
    for (var trims : List.of("true", "false")) {
      agrees(
          """
          variant = 'NT'
          ante_trimming_status = %s
          antes = [0, 3, 0]
          blinds_or_straddles = [1, 2, 0]
          min_bet = 2
          starting_stacks = [100, 100, 100]
          actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 f']
          finishing_stacks = [99, 95, 106]
          """
              .formatted(trims));
    }
  }

  @Test
  void four_raises_before_the_flop_are_a_habit_of_other_rooms_and_five_are_too_many() {
    var text =
        """
        variant = 'FT'
        antes = [0, 0, 0]
        blinds_or_straddles = [1, 2, 0]
        small_bet = 2
        big_bet = 4
        starting_stacks = [100, 100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 4', 'p1 cbr 6', 'p2 cbr 8',
          'p3 cbr 10', 'p1 f', 'p2 f']
        finishing_stacks = [94, 92, 114]
        """;
    agrees(text);
    assertThatThrownBy(() -> replay(text.replace("'p1 f'", "'p1 cbr 12'")))
        .hasMessageContaining("action 'p1 cbr 12'")
        .hasMessageContaining("POKER-BET-2");
  }
}
