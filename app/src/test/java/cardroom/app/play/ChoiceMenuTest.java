package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ChoiceMenuTest {

  private static final Position SEAT = Position.seat(3);

  private static Choice plain(String id) {
    return Choice.plain(id, id, SEAT, RoomRule.SEAT);
  }

  private static Choice upTo(String id, long most, Position position) {
    var max = Money.dollars(most);
    return Choice.amount(
        id, id, position, new Amount(Money.dollars(1), max, Money.dollars(1), max), RoomRule.SEAT);
  }

  private static ChoiceMenu menu(String goOn, Choice... choices) {
    return new ChoiceMenu(SEAT, new Choices(List.of(choices), List.of()), goOn);
  }

  @Test
  void a_hand_is_played_by_single_keys_that_show_their_amount() {
    var menu = menu("", plain("hit"), plain("stand"), upTo("double", 25, SEAT));
    assertThat(menu.prompt(80)).isEqualTo("  [h] hit  [s] stand  [d] double $25, [D] for less > ");
    assertThat(menu.isDecidedBy('d')).isTrue();
    assertThat(menu.isDecidedBy('D')).isFalse();
    assertThat(menu.question('D')).isEqualTo("  double $1-$25, Enter alone is $25 > ");
  }

  @Test
  void a_wager_asks_for_its_amount() {
    var menu = menu("no wager", upTo("bet.game", 200, SEAT), plain("done"));
    assertThat(menu.prompt(80)).isEqualTo("  [g] game $1-$200  [Enter] no wager > ");
    assertThat(menu.isDecidedBy('g')).isFalse();
    assertThat(menu.byEnter()).contains(plain("done"));
  }

  @Test
  void other_places_are_behind_more_and_a_long_menu_is_broken_between_choices() {
    var menu =
        menu(
            "deal",
            upTo("bet.game", 200, SEAT),
            upTo("bet.game", 200, Position.seat(6)),
            plain("take-back"),
            plain("done"));
    assertThat(menu.prompt(34))
        .isEqualTo("  [g] game $1-$200\n  [t] take-back  [Enter] deal\n  [m] more > ");
    assertThat(menu.more(80)).containsExactly("    game  $1-$200  at 6");
  }

  @Test
  void no_choice_takes_a_key_that_speaks_to_the_screen() {
    var menu = menu("", plain("wait"), plain("raise"), plain("muck"));
    assertThat(menu.keys()).containsOnlyKeys('a', 'i', 'u');
  }
}
