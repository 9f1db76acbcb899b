package cardroom.games.banked;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.pure215.HomeSheet;
import cardroom.games.pure215.Pure215;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Face;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// How much of a player's wager has action against a short bank, by the cards in sight.
final class VisibleCoverTest {

  private static final Player ANN = new Player("ann");
  private static final BankedGame<?> GAME =
      new Pure215(HomeSheet.of(Money.dollars(5), Money.dollars(200)));

  private static View.Spot spot(String position, String bettor, long dollars, String... cards) {
    var faces = Stream.of(cards).map(card -> Face.up(Card.parse(card))).toList();
    return new View.Spot(
        Position.of(position),
        bettor,
        List.of(new View.Stake(WagerId.named("game"), Money.dollars(dollars))),
        List.of(new View.Hand(faces, "", Money.dollars(dollars), List.of())),
        List.of());
  }

  /// Eight seats, the bank at seat 8, its second card face down.
  private static View view(long bank, String button, View.Spot... spots) {
    var facts =
        button.isEmpty() ? List.<View.Fact>of() : List.of(new View.Fact("action-button", button));
    var seats =
        IntStream.rangeClosed(1, 8)
            .mapToObj(seat -> new View.SeatView(seat, "", Money.ZERO, List.of()))
            .toList();
    var hand =
        new View.Hand(List.of(Face.up(Card.parse("9c")), Face.down()), "", Money.ZERO, List.of());
    return new View(
        new View.Heading("t", "", "", "", Phase.PLAYING, "", 1, CardStyle.BONUS, List.of(), facts),
        seats,
        List.of(spots),
        Optional.of(
            new View.BankView(8, "bob", 1, Money.dollars(bank), Money.ZERO, Money.ZERO, hand)),
        List.of(),
        List.of(),
        List.of());
  }

  private static Optional<String> cover(View view) {
    return VisibleCover.of(GAME, view, ANN)
        .map(found -> "%s-%s of %s".formatted(found.least(), found.most(), found.own()));
  }

  @Test
  void what_is_ahead_in_action_order_is_covered_first() {
    var carl = spot("1", "carl", 20, "Tc", "7d");
    var ann = spot("2", "ann", 25, "9h", "8d");
    assertThat(cover(view(30, "1", carl, ann))).contains("$10-$10 of $25");
    assertThat(cover(view(30, "2", carl, ann))).contains("$25-$25 of $25");
    assertThat(cover(view(30, "", carl, ann)))
        .as("the button lies nowhere")
        .contains("$10-$25 of $25");
    assertThat(cover(view(20, "", carl, ann))).contains("$0-$20 of $25");
  }

  @Test
  void whoever_bets_behind_a_seat_comes_after_it() {
    var carl = spot("1", "carl", 20, "Tc", "7d");
    var behind = spot("1/ann", "ann", 30, "Tc", "7d");
    assertThat(cover(view(40, "1", behind, carl))).contains("$20-$20 of $30");
    assertThat(cover(view(40, "1", behind, carl, spot("3", "ann", 10))))
        .as("both of her wagers")
        .contains("$20-$20 of $40");
  }

  @Test
  void nothing_is_said_where_all_is_covered_or_nothing_is_staked() {
    var carl = spot("1", "carl", 20, "Tc", "7d");
    assertThat(cover(view(45, "", carl, spot("2", "ann", 25)))).isEmpty();
    assertThat(cover(view(10, "", carl))).isEmpty();
    assertThat(cover(view(0, "", carl))).isEmpty();
  }

  /// Only a five or a queen sends the button to the fifth seat.
  @Test
  void cards_in_sight_place_no_button() {
    var ann = spot("4", "ann", 25);
    assertThat(cover(view(30, "", ann, spot("5", "carl", 25)))).contains("$5-$25 of $25");
    var all =
        IntStream.range(0, 2 * 24)
            .mapToObj(at -> "" + "5Q".charAt(at / 24) + "cdhs".charAt(at % 4))
            .toArray(String[]::new);
    assertThat(cover(view(30, "", ann, spot("5", "carl", 25, all)))).contains("$25-$25 of $25");
  }
}
