package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.CardStyle;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.PotPart;
import cardroom.games.table.ResultWord;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the lobby says of the rounds of a table.
class LastRoundTest {
  private static final WagerId GAME = WagerId.named("game");

  private final LastRound last = new LastRound();

  private static View.Result result(String bettor, ResultWord word, int dollars) {
    var amount = Money.dollars(dollars);
    return new View.Result(
        1, Position.seat(2), bettor, GAME, word, amount, amount, Money.ZERO, List.of(), "");
  }

  private static View.Hand hand(String total, HandTag... tags) {
    return new View.Hand(List.of(), total, Money.ZERO, List.of(tags));
  }

  private static View view(int round, Optional<View.Hand> bank, View.Result... results) {
    var heading =
        new View.Heading(
            "T", "h", "g", "s", Phase.SETTLED, "", round, CardStyle.PLAIN, List.of(), List.of());
    var plate =
        bank.map(
            hand ->
                new View.BankView(1, "Bob", 1, Money.dollars(500), Money.ZERO, Money.ZERO, hand));
    var reading = new View.Reading(PotPart.HIGH, "two pair", List.of());
    var shown = new View.Hand(List.of(), "", Money.ZERO, List.of(), 0, List.of(reading));
    var ann = new View.Spot(Position.seat(2), "Ann", List.of(), List.of(shown), List.of());
    return new View(
        heading, List.of(), List.of(ann), plate, List.of(), List.of(), Arrays.asList(results));
  }

  @Test
  void a_bank_collects_pays_or_breaks_even() {
    last.follow(view(0, Optional.empty()), true, 0);
    last.follow(
        view(
            1,
            Optional.of(hand("20")),
            result("Ann", ResultWord.LOSE, 90),
            result("Cat", ResultWord.WIN, 4)),
        true,
        1_000);
    assertThat(last.told().words()).isEqualTo("Bob has 20, collects $86");
    last.follow(
        view(2, Optional.of(hand("26", Mark.BUSTED)), result("Ann", ResultWord.WIN, 45)),
        true,
        2_000);
    assertThat(last.told().words()).isEqualTo("Bob busts, pays $45");
    last.follow(view(3, Optional.of(hand("18")), result("Ann", ResultWord.PUSH, 0)), true, 3_000);
    assertThat(last.told().words()).isEqualTo("Bob has 18, breaks even");
  }

  @Test
  void a_pot_is_won_with_what_was_shown_or_shared() {
    last.follow(view(1, Optional.empty(), result("Ann", ResultWord.WIN, 46)), true, 0);
    assertThat(last.told().words()).isEqualTo("Ann wins $46 with two pair");
    last.follow(view(2, Optional.empty(), result("Bob", ResultWord.WIN, 14)), true, 0);
    assertThat(last.told().words()).isEqualTo("Bob wins $14");
    last.follow(
        view(
            3,
            Optional.empty(),
            result("Ann", ResultWord.WIN, 76),
            result("Bob", ResultWord.WIN, 76)),
        true,
        0);
    assertThat(last.told().words()).isEqualTo("Ann and Bob split $152");
  }

  @Test
  void rounds_are_counted_by_the_hour_and_start_over_after_a_pause() {
    last.follow(view(0, Optional.empty()), true, 0);
    for (int round = 1; round <= 4; round++) {
      last.follow(
          view(round, Optional.empty(), result("Ann", ResultWord.WIN, 1)), true, round * 60_000L);
    }
    assertThat(last.told().hourly()).isEqualTo(60);
    assertThat(last.told().endedAt()).isEqualTo(240_000);
    last.follow(view(5, Optional.empty(), result("Ann", ResultWord.WIN, 1)), true, 9_000_000);
    assertThat(last.told().hourly()).isZero();
  }

  @Test
  void a_round_that_ended_before_the_room_was_opened_has_no_time() {
    last.follow(view(7, Optional.empty(), result("Ann", ResultWord.WIN, 46)), true, 5_000);
    assertThat(last.told().words()).isEqualTo("Ann wins $46 with two pair");
    assertThat(last.told().endedAt()).isZero();
  }
}
