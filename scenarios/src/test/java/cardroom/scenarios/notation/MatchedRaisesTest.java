package cardroom.scenarios.notation;

import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.fails;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Whoever bets behind a seat and matches it may run out of chips; then a round says which raises
/// of the seat they matched.
final class MatchedRaisesTest {

  /// What dee's line says after her wager.
  private static String writtenOfDee(WrittenTable<?> table) {
    var text = table.text();
    settles(text);
    var line = text.lines().filter(one -> one.startsWith("backline ")).findFirst().orElseThrow();
    return line.replaceFirst("backline 2 by dee \\$\\S+ ", "");
  }

  private static WrittenTable<?> pure(String dee) {
    return WrittenTable.of("pure-21.5", Map.of(), dee);
  }

  @Test
  @Proves("P215-BACK-5")
  void a_bettor_whose_chips_are_gone_stays_when_the_seat_doubles() {
    var able = pure("$20").bets("game", "$10", "$8.50").deal("6c Tc 5d 8h");
    assertThat(writtenOfDee(able.does("bob", "double", "2", "$10").deal("9h")))
        .isEqualTo("matches -> win $17 P215-OUT-7 P215-OUT-8");
    var unable = pure("$25.50").bets("game", "$10", "$17").deal("6c Tc 5d 8h");
    assertThat(writtenOfDee(unable.does("bob", "double", "2", "$10").deal("9h")))
        .isEqualTo("stays -> win $17 P215-OUT-7 P215-OUT-8");
  }

  @Test
  @Proves("P215-BACK-5")
  void nor_does_one_match_for_less_where_the_seat_doubles_for_less() {
    var unable = pure("$20").bets("game", "$10", "$15").deal("6c Tc 5d 8h");
    assertThat(writtenOfDee(unable.does("bob", "double", "2", "$5").deal("9h")))
        .isEqualTo("stays -> win $15 P215-OUT-7 P215-OUT-8");
    var able = pure("$30").bets("game", "$10", "$15").deal("6c Tc 5d 8h");
    assertThat(writtenOfDee(able.does("bob", "double", "2", "$5").deal("9h")))
        .isEqualTo("matches -> win $30 P215-OUT-7 P215-OUT-8");
  }

  @Test
  @Proves("P215-BACK-5")
  void a_bettor_may_match_the_first_split_and_not_the_second() {
    var split = pure("$25").bets("game", "$10", "$10").deal("8c Tc 8d 8h");
    split.does("bob", "split", "2", "$10").deal("8s").does("bob", "split", "2", "$10");
    split.deal("2c").does("bob", "double", "2", "$10").deal("9h");
    split.deal("Td").does("bob", "stand", "2", "$0");
    split.deal("3d").does("bob", "double", "2", "$10").deal("Ts");
    assertThat(writtenOfDee(split)).startsWith("matches 1 -> ");
  }

  @Test
  @Proves("P215-BACK-5")
  void raises_on_a_hand_that_they_have_no_wager_on_are_not_counted() {
    settles(
        """
        house casino-club
        seat 1 $10  8c 8d  split 8c 3c double Tc | split 8d 3d double 9d | 8s 3s double Td
               -> win $20; win $20; win $20
        backline 1 by all $20 matches        -> win $40; win $40; win $40
        backline 1 by two $20 matches 1,2    -> win $40; win $20
        backline 1 by gap $20 matches 3,1    -> win $20; win $20; win $20
        backline 1 by one $20 matches 2      -> win $40
        backline 1 by nil $20 stays          -> win $20
        bank    Tc (8h)
        """);
  }

  @Test
  @Proves("3CP-PLAY-1")
  void whoever_cannot_play_along_at_three_card_poker_is_asked_and_folds() {
    var table = WrittenTable.of("three-card-poker", Map.of(), "$20").bets("ante", "$10", "$15");
    table.deal("9h9d4c 9sQd4h").does("bob", "play", "2", "$10");
    assertThat(writtenOfDee(table.does("dee", "fold", "2/dee", "$0")))
        .startsWith("stays fold -> lose $15");
    var able = WrittenTable.of("three-card-poker", Map.of(), "$20").bets("ante", "$10", "$10");
    able.deal("9h9d4c 9sQd4h").does("bob", "play", "2", "$10");
    assertThat(writtenOfDee(able)).startsWith("matches -> ");
  }

  @Test
  void the_list_comes_after_seat_and_wager_and_before_or_after_what_else_is_decided() {
    settles(
        """
        house casino-club
        seat 1 $10  6c 5d  double Tc                     -> win $20
        backline 1 $20 by ann matches 1 insurance $5     -> insurance lose $5; win $40
        backline 1 by bob game $20 insurance $5 matches 1 -> insurance lose $5; win $40
        backline 1 by cat matches $20                    -> win $40
        backline by dan matches 1 $20                    -> win $40
        bank    Ac (8h)
        """);
    settles(
        """
        house casino-club  game three-card-poker
        seat 2  ante $10  Kh9d2c  play
        backline 2 by bob ante $10 matches 1  -> play win $10
        bank    (Qs 7d) 4h
        """);
  }

  @Test
  void what_says_nothing_about_raises_is_named() {
    assertThat(complaint("0"))
        .isEqualTo("there is no raise 0; the raises that are matched are counted from 1");
    assertThat(complaint("2,1,2")).isEqualTo("raise 2 is named twice; write each number once");
    for (var odd : new String[] {"x", "1,", "1,,2", "$5", "-1", "1.5", "999", "Ac"}) {
      assertThat(complaint(odd))
          .isEqualTo(
              "'%s' does not say which raises are matched; write their numbers, as in matches 1,3,"
                      .formatted(odd)
                  + " or matches alone for all of them");
    }
  }

  private static String complaint(String list) {
    var line = "backline 1 by bob $10 matches " + list;
    return complains("decks 8\nseat 1 $10 9c 9d\n" + line + "\nbank Tc (9h)")
        .replaceFirst("^round:3:31: ", "");
  }

  @Test
  void a_raise_that_was_not_made_cannot_have_been_matched() {
    assertThat(
            fails(
                """
                house casino-club
                seat 1 $10  6c 5d  double Tc
                backline 1 by ann $20 matches 1,2
                seat 2 $10  Tc 9d
                backline 2 by bob $20 matches 1
                bank    Tc (8h)
                """))
        .containsExactly(
            "round:3:1: backline 1 by ann matches raise 2, but the seat made only 1 that they could"
                + " match",
            "round:5:1: backline 2 by bob matches raise 1, but the seat made none that they could"
                + " match");
  }

  @Test
  void a_raise_that_is_refused_is_not_counted() {
    settles(
        """
        house casino-club
        seat 1 $10  8c 8d  split $5 8c 3c | 8d 2c  -> refused P215-SPLIT-2; lose $10
        backline 1 by ann $20 matches              -> lose $20
        seat 2 $10  6c 6d  double $20 Tc           -> refused P215-DOUBLE-1; lose $10
        backline 2 by ann $20 matches              -> lose $20
        bank    Tc (8h)
        """);
  }
}
