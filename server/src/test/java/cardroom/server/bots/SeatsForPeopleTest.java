package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SeatsForPeopleTest {

  private static final Choices ALL =
      new Choices(
          Stream.of("1", "2", "3", "4", "1/ruth").map(SeatsForPeopleTest::bet).toList(), List.of());

  private static Choice bet(String place) {
    return new Choice(
        "bet.game", "Game", Position.of(place), Optional.empty(), Optional.empty(), RoomRule.SEAT);
  }

  /// Ruth sits at seat 1, nobody at 4; who sits at 2 and 3 is given.
  private static View table(String second, String third) {
    var heading =
        new View.Heading(
            "", "", "", "", Phase.BETTING, "", 1, CardStyle.PLAIN, List.of(), List.of());
    var seats = List.of(seat(1, "ruth"), seat(2, second), seat(3, third), seat(4, ""));
    return new View(heading, seats, List.of(), Optional.empty(), List.of(), List.of(), List.of());
  }

  private static View.SeatView seat(int number, String player) {
    return new View.SeatView(number, player, Money.ZERO, List.of());
  }

  private static List<String> places(View view) {
    return SeatsForPeople.spared(view, ALL).offered().stream()
        .map(choice -> choice.position().id())
        .toList();
  }

  @Test
  void a_bot_bets_before_free_seats_but_not_before_the_last_two() {
    assertThat(places(table("", ""))).containsExactly("1", "2", "3", "4", "1/ruth");
    assertThat(places(table("ann", ""))).containsExactly("1", "2", "1/ruth");
    assertThat(places(table("ann", "bob"))).containsExactly("1", "2", "3", "1/ruth");
  }

  @Test
  void a_bot_goes_only_where_three_others_play_on() {
    assertThat(SeatsForPeople.canSpare(table("ann", "bob"), "nobody")).isTrue();
    assertThat(SeatsForPeople.canSpare(table("ann", "bob"), "ruth")).isFalse();
    assertThat(SeatsForPeople.canSpare(table("ann", ""), "nobody")).isFalse();
  }
}
