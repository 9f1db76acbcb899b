package cardroom.notation.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Hands of six sites as they were written down, with the habits of each (`docs/phh.md`).
class SiteHandsTest {
  private static final Path SITES =
      Path.of(System.getProperty("cardroom.checkout", ".."))
          .resolve("notation/src/test/resources/cardroom/notation/phh/hands/NT_sites");

  /// One text for every hand of a site, without its `[number]`.
  static List<String> hands(String site) {
    try {
      var text = Files.readString(SITES.resolve(site + ".phhs"));
      return Pattern.compile("(?m)^\\[\\d+]\n")
          .splitAsStream(text)
          .filter(hand -> !hand.isBlank())
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /// Why a hand agrees or not, whether it can be played or not.
  static PhhReason reason(String text) {
    var entry = new PhhFile(text.lines().iterator()).next();
    try {
      return switch (entry) {
        case PhhFile.Entry.Read(var hand) -> Phh.replay(hand).reason();
        case PhhFile.Entry.Unread(_, var fault) -> fault.reason();
      };
    } catch (PhhError fault) {
      return fault.reason();
    }
  }

  static PhhReplay replay(String text) {
    return Phh.replay(Phh.read(text).getFirst());
  }

  @ParameterizedTest
  @CsvSource({
    "abs, AS_RECORDED=107 UNMATCHED_COUNTED=18 WINNINGS_UNKNOWN=23 MORE_WON=2",
    "ftp, AS_RECORDED=53 WINNINGS_UNKNOWN=96 MORE_WON=1",
    "ipn, WINNINGS_UNKNOWN=143 ALL_IN_UNKNOWN=7",
    "ong, AS_RECORDED=150",
    "ps, AS_RECORDED=21 WINNINGS_UNKNOWN=129",
    "pty, AS_RECORDED=26 UNMATCHED_COUNTED=122 MORE_WON=1 WINNER_LEFT_OUT=1"
  })
  void the_hands_of_a_site_agree_or_are_named_by_their_reason(String site, String expected) {
    Map<PhhReason, Integer> found = new EnumMap<>(PhhReason.class);
    hands(site).forEach(hand -> found.merge(reason(hand), 1, Integer::sum));
    var text = found.toString().replaceAll("[{},]", "");
    assertThat(text).isEqualTo(expected);
  }

  @Test
  void a_later_show_with_named_cards_counts_and_who_never_names_them_has_mucked() {
    var allIn =
        """
        variant = 'NT'
        antes = [0, 0]
        blinds_or_straddles = [1, 2]
        min_bet = 2
        starting_stacks = [100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 100', 'p1 cc', 'p2 sm ????', 'p1 sm ????',
          'd db KsQs3h', 'p1 sm ????', 'p2 sm ????', 'd db 4d', 'd db 9c', 'p1 sm 2c7d', 'p2 sm AsAh']
        winnings = [0, 197]
        """;
    assertThat(replay(allIn).finishingStacks()).containsExactly(0L, 19700L);
    assertThat(reason(allIn)).isEqualTo(PhhReason.AS_RECORDED);
    var mucked = allIn.replace("'p1 sm 2c7d', 'p2 sm AsAh'", "'p1 sm 2c7d'");
    assertThat(replay(mucked.replace("[0, 197]", "[197, 0]")).agrees()).isTrue();
    // The record says that the other player won, with cards that were not recorded.
    assertThat(reason(mucked)).isEqualTo(PhhReason.CARDS_UNKNOWN);
    var unseen = allIn.replace(", 'p1 sm 2c7d', 'p2 sm AsAh'", "");
    assertThat(reason(unseen)).isEqualTo(PhhReason.WINNER_UNSEEN);
    assertThat(reason(unseen.replace("[0, 197]", "[0, 0]"))).isEqualTo(PhhReason.CARDS_UNKNOWN);
  }

  @Test
  void winnings_of_nobody_say_nothing_and_the_pot_is_still_paid() {
    var played =
        replay(
            """
            variant = 'NT'
            antes = [0, 0]
            blinds_or_straddles = [1, 2]
            min_bet = 2
            starting_stacks = [100, inf]
            actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 6', 'p1 cbr 18', 'p2 f']
            winnings = [0, 0]
            """);
    assertThat(played.reason()).isEqualTo(PhhReason.WINNINGS_UNKNOWN);
    assertThat(played.finishingStacks()).containsExactly(10600L, PhhAmount.UNKNOWN);
    assertThat(Phh.amount(played.finishingStacks().getLast())).isEqualTo("inf");
  }

  @Test
  void an_unknown_stack_that_no_longer_answers_was_all_in() {
    var text =
        """
        variant = 'NT'
        antes = [0, 0, 0]
        blinds_or_straddles = [1, 2, 0]
        min_bet = 2
        starting_stacks = [inf, inf, 300]
        actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cbr 20', 'p1 cc', 'p2 cc',
          'd db 2c3d4h', 'p1 cc', 'p2 cbr 40', 'p3 cc', 'd db 5s', 'p2 cc', 'p3 cc', 'd db 9d', 'p2 cc', 'p3 cc']
        winnings = [60, 80, 0]
        """;
    var played = replay(text);
    assertThat(played.reason()).isEqualTo(PhhReason.ALL_IN_UNKNOWN);
    assertThat(played.pots()).containsExactly(6000L, 8000L);
    assertThat(played.finishingStacks())
        .containsExactly(PhhAmount.UNKNOWN, PhhAmount.UNKNOWN, 24000L);
    // With known stacks this means that a turn was left out.
    assertThat(reason(text.replace("[inf, inf, 300]", "[300, inf, 300]")))
        .isEqualTo(PhhReason.REFUSED);
    assertThat(reason(text.replace("[60, 80, 0]", "[60, 40, 0]"))).isEqualTo(PhhReason.POT_UNKNOWN);
  }

  @Test
  void against_an_unknown_stack_that_is_all_in_nobody_has_anything_to_decide() {
    var text =
        """
        variant = 'NT'
        antes = [0, 0, 0]
        blinds_or_straddles = [1, 2, 0]
        min_bet = 2
        starting_stacks = [inf, 100, 300]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 cbr 50', 'p2 f', 'p3 cc',
          'p1 sm ????', 'p3 sm ????', 'd db 2c3d4h', 'p1 sm ????', 'p3 sm ????', 'd db 5s', 'd db 9d', 'p1 sm AsAh',
          'p3 sm KsKh']
        winnings = [102, 0, 0]
        """;
    assertThat(reason(text)).isEqualTo(PhhReason.ALL_IN_UNKNOWN);
    assertThat(replay(text).finishingStacks()).containsExactly(PhhAmount.UNKNOWN, 9800L, 25000L);
    assertThat(reason(text.replace("[102, 0, 0]", "[0, 0, 102]")))
        .as("what is won is still compared")
        .isEqualTo(PhhReason.WINNERS_DIFFER);
    // With known stacks this means that betting on the flop was left out.
    assertThat(reason(text.replace("inf", "100"))).isEqualTo(PhhReason.REFUSED);
  }

  @Test
  void a_showdown_with_one_unknown_stack_is_refused_nowhere() {
    var found = EnumSet.noneOf(PhhReason.class);
    BentHandsTest.hands()
        .filter(hand -> hand.contains(" sm ") && new BentHand(hand).isKnown())
        .filter(hand -> reason(hand).agrees())
        .forEach(
            hand -> {
              for (int i = 0; i < new BentHand(hand).amounts("antes").size(); i++) {
                found.add(reason(new BentHand(hand).unknown(i).text()));
              }
            });
    assertThat(found)
        .contains(PhhReason.AS_RECORDED, PhhReason.ALL_IN_UNKNOWN)
        .doesNotContain(PhhReason.REFUSED, PhhReason.WINNERS_DIFFER, PhhReason.STACKS_DIFFER);
  }

  @Test
  void a_late_post_is_live_up_to_the_big_blind_and_a_small_blind_alone_is_dead() {
    var text =
        """
        variant = 'NT'
        antes = [0, 0, 0, 0]
        blinds_or_straddles = [1, 2, 0, -3]
        min_bet = 2
        starting_stacks = [100, 100, 100, 100]
        actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'd dh p4 ????',
          'p3 cc', 'p4 cc', 'p1 f', 'p2 cbr 10', 'p3 f', 'p4 f']
        finishing_stacks = [99, 106, 98, 97]
        """;
    assertThat(reason(text)).isEqualTo(PhhReason.AS_RECORDED);
    var onButton =
        text.replace("antes = [0, ", "antes = [0, 0, ").replace("[1, 2, 0, ", "[1, 2, 0, 0, ");
    for (var post : List.of("-3", "3")) {
      assertThat(
              reason(
                  onButton
                      .replace("-3", post)
                      .replace("stacks = [100, ", "stacks = [100, 100, ")
                      .replace("'d dh p4 ????'", "'d dh p4 ????', 'd dh p5 ????'")
                      .replaceAll("'p3 cc'.*]", "'p3 f', 'p4 f', 'p5 cbr 8', 'p1 f', 'p2 f']")
                      .replaceAll("finishing_stacks = .*", "winnings = [0, 0, 0, 0, 6]")))
          .as("a post of " + post)
          .isEqualTo(PhhReason.AS_RECORDED);
    }
    assertThat(reason(text.replace("-3", "-1").replace("106", "104").replace("97]", "99]")))
        .as("a dead small blind leaves a whole big blind to call")
        .isEqualTo(PhhReason.WINNERS_DIFFER);
    assertThat(
            reason(
                text.replace("-3", "-1")
                    .replace("'p4 cc'", "'p4 f'")
                    .replace(", 'p4 f']", "]")
                    .replace("106", "104")
                    .replace("97]", "99]")))
        .isEqualTo(PhhReason.AS_RECORDED);
  }

  @Test
  void a_player_who_never_acts_is_left_out_of_the_record() {
    // 2019 World Series of Poker Event 42, day 3 (phh-dataset, MIT licence): the button's fold is
    // missing.
    var text =
        """
        variant = 'NT'
        ante_trimming_status = true
        antes = [0, 500000, 0, 0, 0, 0, 0, 0]
        blinds_or_straddles = [250000, 500000, 0, 0, 0, 0, 0, 0]
        min_bet = 500000
        starting_stacks = [13050000, 9525000, 6675000, 5750000, 9150000, 6525000, 14100000, 7300000]
        actions = ['d dh p1 QdJd', 'd dh p2 Ac7c', 'd dh p3 Qh3h', 'd dh p4 6s5c', 'd dh p5 Ad7s',
          'd dh p6 9c4c', 'd dh p7 3s3c', 'd dh p8 Td3d', 'p3 f', 'p4 f', 'p5 f', 'p6 f',
          'p7 cbr 1150000', 'p1 cc', 'p2 cc', 'd db ThJc5h', 'p1 cc', 'p2 cc', 'p7 cc', 'd db 6c',
          'p1 cc', 'p2 cc', 'p7 cc', 'd db 8s', 'p1 cc', 'p2 cbr 2250000', 'p7 f', 'p1 cc',
          'p2 sm Ac7c', 'p1 sm QdJd']
        finishing_stacks = [18100000, 5625000, 6675000, 5750000, 9150000, 6525000, 12950000, 7300000]
        """;
    assertThat(reason(text)).isEqualTo(PhhReason.LEFT_OUT);
    assertThat(
            reason(
                text.replace(
                    "'p1 cc', 'p2 cc', 'd db ThJc5h'", "'p8 f', 'p1 cc', 'p2 cc', 'd db ThJc5h'")))
        .isEqualTo(PhhReason.AS_RECORDED);
    // It must come out as recorded, and the others must act in order.
    assertThat(reason(text.replace("18100000, 5625000", "17100000, 6625000")))
        .isEqualTo(PhhReason.REFUSED);
    assertThat(
            reason(
                text.replace(
                    "'p1 cc', 'p2 cc', 'p7 cc', 'd db 6c'",
                    "'p2 cc', 'p1 cc', 'p7 cc', 'd db 6c'")))
        .isEqualTo(PhhReason.REFUSED);
  }

  @Test
  void a_blind_that_puts_its_poster_all_in_does_not_lower_the_call() {
    assertThat(
            reason(
                """
                variant = 'NT'
                antes = [0, 0, 0]
                blinds_or_straddles = [1, 1.5, 0]
                min_bet = 2
                starting_stacks = [100, 1.5, 100]
                actions = ['d dh p1 ????', 'd dh p2 AsAh', 'd dh p3 KsKh', 'p3 cc', 'p1 f', 'd db 2c3d4h',
                  'd db 5s', 'd db 9d']
                finishing_stacks = [99, 4, 98.5]
                """))
        .isEqualTo(PhhReason.AS_RECORDED);
  }
}
