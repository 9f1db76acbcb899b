package cardroom.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.View;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the coach makes of a view.
final class CoachTest {

  private static final Position SEAT = Position.seat(2);
  private static final Money STAKE = Money.dollars(20);

  private static Coach coach(String game) {
    var sheet = Catalogue.packaged().load("casino-club", game, Map.of()).sheet();
    return Coach.of(sheet).orElseThrow();
  }

  private static View.Hand hand(String cards, String total, HandTag... tags) {
    var faces = Cards.parse(cards).stream().map(Face::up).toList();
    return new View.Hand(faces, total, STAKE, List.of(tags));
  }

  private static View.Spot spot(Position position, View.Hand... hands) {
    var stakes = List.of(new View.Stake(Pure215Wagers.GAME, STAKE));
    return new View.Spot(position, "ann", stakes, List.of(hands), List.of());
  }

  private static View view(String up, View.Spot... spots) {
    var bank = new ArrayList<>(List.of(Face.up(Card.parse(up)), Face.down()));
    var heading =
        new View.Heading(
            "t", "", "", "", Phase.PLAYING, "", 1, CardStyle.PLAIN, List.of(), List.of());
    var plate =
        new View.BankView(
            1,
            "bob",
            1,
            Money.dollars(500),
            Money.ZERO,
            Money.ZERO,
            new View.Hand(bank, "", Money.ZERO, List.of()));
    return new View(
        heading, List.of(), List.of(spots), Optional.of(plate), List.of(), List.of(), List.of());
  }

  private static Choice plain(String id) {
    return Choice.plain(id, id, SEAT, RoomRule.SEAT);
  }

  private static Choice adding(String id, long dollars) {
    var most = Money.dollars(dollars);
    var range = new Choice.Amount(Money.dollars(5), most, Money.dollars(1), most);
    return Choice.amount(id, id, SEAT, range, RoomRule.SEAT);
  }

  private static CoachRemark counsel(Coach coach, View view, Choice... offered) {
    var counsels = coach.counsels(view, new Choices(List.of(offered), List.of()));
    assertThat(counsels).hasSize(1);
    return counsels.getFirst();
  }

  @Test
  void a_double_for_less_is_weighed_for_what_it_adds() {
    var view = view("6h", spot(SEAT, hand("6c5d", "hard 11", Mark.ACTIVE)));
    var counsel = counsel(coach("pure-21.5"), view, plain("hit"), adding("double", 20));
    assertThat(counsel.best().choice().id()).isEqualTo("double");
    var worth = counsel.worth("double").orElseThrow();
    assertThat(worth.cents(Money.dollars(10))).isCloseTo(worth.cents() * 3 / 4, within(1e-9));
    assertThat(counsel.cost("double", Money.dollars(10)).orElseThrow()).isPositive();
    assertThat(counsel.cost("double", STAKE).orElseThrow()).isZero();
    assertThat(counsel.cost("split", STAKE)).isEmpty();
    assertThat(counsel.sentence("hit"))
        .isEqualTo("You hit hard 11 against a six; doubling was better.");
  }

  @Test
  void cards_in_sight_count_once_whoever_bets_on_them() {
    var mine = spot(SEAT, hand("Tc6d", "hard 16", Mark.ACTIVE));
    var theirs = hand("5c5d", "hard 10");
    var alone = counsel(coach("pure-21.5"), view("Th", mine), plain("hit"), plain("stand"));
    var seen = view("Th", mine, spot(Position.seat(3), theirs));
    var behind =
        view("Th", mine, spot(Position.seat(3), theirs), spot(Position.of("3/bob"), theirs));
    var beside = counsel(coach("pure-21.5"), seen, plain("hit"), plain("stand"));
    assertThat(beside.worth("hit").orElseThrow().cents())
        .as("two fives less to draw")
        .isLessThan(alone.worth("hit").orElseThrow().cents());
    assertThat(counsel(coach("pure-21.5"), behind, plain("hit"), plain("stand"))).isEqualTo(beside);
  }

  @Test
  void insurance_is_weighed_with_the_hand_it_insures() {
    var view = view("Ah", spot(SEAT, hand("Tc9d", "hard 19")));
    var counsel = counsel(coach("pure-21.5"), view, adding("insurance", 10), plain("no-insurance"));
    assertThat(counsel.best().choice().id()).isEqualTo("no-insurance");
    assertThat(counsel.cost("insurance", Money.dollars(10)).orElseThrow())
        .isEqualTo(counsel.cost("insurance", Money.dollars(5)).orElseThrow() * 2, within(1e-9));
    assertThat(counsel.why()).startsWith("Insurance is worth -");
  }

  @Test
  void a_pair_and_three_cards_are_told_in_words() {
    var eights = view("8h", spot(SEAT, hand("8c8d", "hard 16", Mark.ACTIVE)));
    var split = counsel(coach("pure-21.5"), eights, plain("stand"), adding("split", 20));
    assertThat(split.done("stand")).isEqualTo("stood on a pair of eights against an eight");
    var weak = view("Ah", spot(SEAT, hand("Tc6d2s", "ten high", Mark.ACTIVE)));
    var fold = counsel(coach("three-card-poker"), weak, adding("play", 20), plain("fold"));
    assertThat(fold.sentence("play"))
        .isEqualTo("You played ten high against an ace; folding was better.");
    assertThat(fold.worth("fold").orElseThrow().cents()).isEqualTo(-2000);
  }

  @Test
  void what_is_no_decision_on_a_hand_is_not_weighed() {
    var view = view("8h", spot(SEAT, hand("8c8d", "hard 16", Mark.ACTIVE)));
    var choices = new Choices(List.of(plain("leave"), plain("done")), List.of());
    assertThat(coach("pure-21.5").counsels(view, choices)).isEmpty();
  }

  @Test
  void bonus_wagers_are_told_beside_the_figures() {
    var stakes =
        List.of(
            new View.Stake(Pure215Wagers.GAME, STAKE),
            new View.Stake(SideBets.BUSTER.id(), Money.dollars(5)));
    var mine = new View.Spot(Position.seat(1), "ann", stakes, List.of(), List.of());
    var coach = coach("pure-21.5");
    assertThat(coach.besides(view("9c", mine), "ann"))
        .matches("Your Buster of \\$5 costs \\$0\\.\\d\\d on average, whatever you decide\\.");
    assertThat(coach.besides(view("9c", mine), "bob")).isEmpty();
  }
}
