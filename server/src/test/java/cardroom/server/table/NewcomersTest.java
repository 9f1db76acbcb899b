package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Face;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// For whom a table hurries: people who sat down while bots play among themselves.
class NewcomersTest {
  private static final String RUTH = "Ruth (bot 7)";
  private static final String OMAR = "Omar (bot 7)";

  private final Newcomers newcomers = new Newcomers();

  private boolean hurries(long now, View view) {
    newcomers.follow(view, now);
    return newcomers.areAwaited(view, "gone"::equals);
  }

  /// @param dealtIn who has cards
  private static View view(List<String> seated, List<String> dealtIn) {
    var heading =
        new View.Heading(
            "T", "h", "g", "s", Phase.PLAYING, "", 1, CardStyle.PLAIN, List.of(), List.of());
    var seats =
        IntStream.range(0, seated.size())
            .mapToObj(
                i -> {
                  var tags =
                      seated.get(i).startsWith("-")
                          ? List.of(SeatTag.SITTING_OUT)
                          : List.of(SeatTag.BUTTON);
                  return new View.SeatView(
                      i + 1, seated.get(i).replace("-", ""), Money.dollars(9), tags);
                })
            .toList();
    var hand =
        new View.Hand(
            List.of(new Face.Up(Card.parse("Kh"))), "", Money.ZERO, List.of(), 0, List.of());
    var spots =
        dealtIn.stream()
            .map(name -> new View.Spot(Position.seat(1), name, List.of(), List.of(hand), List.of()))
            .toList();
    return new View(heading, seats, spots, Optional.empty(), List.of(), List.of(), List.of());
  }

  @Test
  void a_table_of_bots_hurries_until_the_newcomer_has_cards() {
    assertThat(hurries(0, view(List.of(RUTH, OMAR), List.of(RUTH, OMAR)))).isFalse();
    assertThat(hurries(1, view(List.of(RUTH, OMAR, "ann"), List.of(RUTH, OMAR)))).isTrue();
    assertThat(hurries(2, view(List.of(RUTH, OMAR, "ann"), List.of(RUTH, OMAR, "ann")))).isFalse();
    assertThat(hurries(3, view(List.of(RUTH, OMAR, "ann"), List.of(RUTH, OMAR))))
        .as("who lets a round pass looks on at the usual pace")
        .isFalse();
  }

  @Test
  void nobody_is_hurried_out_of_a_hand_of_their_own() {
    assertThat(hurries(0, view(List.of(RUTH, "bob"), List.of(RUTH, "bob")))).isFalse();
    assertThat(hurries(1, view(List.of(RUTH, "bob", "ann"), List.of(RUTH, "bob")))).isFalse();
  }

  @Test
  void a_table_does_not_hurry_for_those_who_were_there_rest_or_never_come_in() {
    assertThat(hurries(0, view(List.of(RUTH, OMAR, "ann"), List.of(RUTH)))).isFalse();
    assertThat(hurries(1, view(List.of(RUTH, OMAR, "ann", "-bob"), List.of(RUTH)))).isFalse();
    assertThat(hurries(2, view(List.of(RUTH, OMAR, "ann", "cat"), List.of(RUTH)))).isTrue();
    assertThat(hurries(70_000, view(List.of(RUTH, OMAR, "ann", "cat"), List.of(RUTH)))).isFalse();
  }

  @Test
  void a_table_does_not_tell_its_story_to_whoever_closed_the_page_nor_hurry_for_them() {
    assertThat(hurries(0, view(List.of(RUTH, "gone"), List.of(RUTH, "gone")))).isFalse();
    assertThat(hurries(1, view(List.of(RUTH, "gone", "ann"), List.of(RUTH, "gone")))).isTrue();
    newcomers.follow(view(List.of(RUTH), List.of(RUTH)), 2);
    assertThat(hurries(3, view(List.of(RUTH, "gone"), List.of(RUTH)))).isFalse();
  }
}
