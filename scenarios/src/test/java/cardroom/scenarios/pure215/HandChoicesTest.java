package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Cards;
import cardroom.games.banked.table.BankedEvent.Turned;
import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a hand is offered, what it is denied and why, and what the room does for a player who does
/// not answer.
final class HandChoicesTest {

  @Test
  @Proves({"P215-CHART1A-1", "P215-DOUBLE-4", "P215-SPLIT-1"})
  void a_hand_learns_what_it_may_not_do_and_why() {
    var low = DealtRound.of(8, 1).deal("5c Tc 6d 8d");
    assertThat(low.choices(1)).containsExactly("hit", "double", "surrender");
    assertThat(low.barred(1)).containsExactly("stand P215-CHART1A-1", "split P215-SPLIT-1");
    var high = DealtRound.of(8, 1).deal("Kc Tc 9d 8d");
    assertThat(high.choices(1)).containsExactly("stand", "double", "surrender");
    assertThat(high.barred(1)).containsExactly("hit P215-CHART1A-1", "split P215-SPLIT-1");
    assertThat(high.complaint("1", "hit"))
        .isEqualTo(
            "Seat 1 must stand on hard 19 or more (P215-CHART1A-1). You may: stand, double,"
                + " surrender.");
    assertThat(high.complaint("1/bob", "hit"))
        .isEqualTo("The bettor at 1/bob acts out of turn (P215-PLAY-1).");
    var drawn = DealtRound.of(8, 1).deal("2c Tc 3d 8d").decide(1, "hit").deal("9c");
    assertThat(drawn.choices(1)).containsExactly("hit", "stand");
    assertThat(drawn.barred(1))
        .containsExactly("double P215-DOUBLE-1", "split P215-SPLIT-1", "surrender P215-SURR-2");
    assertThat(drawn.choices(2)).isEmpty();
    assertThat(drawn.barred(2)).isEmpty();
  }

  @Test
  @Proves({"P215-INS-1", "P215-INS-4", "P215-SURR-2"})
  void before_the_peek_a_hand_is_offered_what_its_house_has() {
    var options = Map.of("even-money.offered", "true", "surrender", "early");
    var ace = DealtRound.of("casino-club", options, 8, 1, 2).deal("Ac Tc Ad Kd 6d 8d");
    assertThat(ace.asked()).containsExactly(1, 2);
    assertThat(ace.choices(1)).containsExactly("insurance", "even-money", "no-insurance");
    assertThat(ace.choices(2)).containsExactly("insurance", "surrender", "no-insurance");
    assertThat(ace.choices(3)).isEmpty();
    var ten = DealtRound.of("casino-club", options, 8, 1, 2).deal("Ac Tc Td Kd 6d 8d");
    assertThat(ten.asked()).as("no ace, and a Pure does not surrender").containsExactly(2);
    assertThat(ten.choices(2)).containsExactly("surrender", "no-insurance");
    var nine = DealtRound.of("casino-club", options, 8, 1, 2).deal("Ac Tc 9d Kd 6d 8d");
    assertThat(nine.choices(2)).as("no peek").contains("hit", "stand");
    var ocean = DealtRound.of("ocean-view", Map.of(), 8, 1).deal("Tc Ad 6d 8d");
    assertThat(ocean.choices(1)).as("no insurance here").contains("hit", "surrender");
  }

  @Test
  @Proves({"P215-SURR-2", "P215-BACK-5"})
  void before_the_peek_who_bets_behind_is_not_asked_to_surrender() {
    var table = TableTalk.at("casino-club", 1, Map.of("surrender", "early"));
    table.sits("ann", 1, 500).sits("bob", 2, 500).says("dee", "stand-behind", "table", 500);
    table.banks("ann", 100).bets("bob", 2, 10).says("dee", "bet.game", "2/dee", 10);
    table.says("bob", "done").says("dee", "done").deal("Tc Td 6d 8d");
    assertThat(table.need()).isEqualTo(Need.Decisions.by(List.of(Position.seat(2)), Clock.SIDE));
    assertThat(table.says("bob", "no-insurance", "2", 0).offers("bob")).contains("hit 2");
  }

  @Test
  @Proves({"P215-SURR-1", "P215-SURR-2", "P215-PEEK-2"})
  void an_early_surrender_saves_half_even_from_a_pure() {
    settles(
        """
        house casino-club  options surrender=early
        seat 1  $10  Tc 6d  surrender  -> lose $5
        seat 2  $10  Tc 6d             -> lose $10 P215-OUT-3
        bank    Kc (Ad)
        house casino-club  options surrender=none
        seat 1  $10  Tc 6d  surrender  -> refused P215-SURR-1; lose $10
        bank    Kc (8d)
        """);
  }

  @Test
  @Proves("P215-TABLE-8")
  void the_room_hits_or_stands_for_a_silent_player_and_buys_nothing() {
    assertThat(DealtRound.of(8, 1).deal("5c Tc 6d 8d").timedOut(1)).contains("hit");
    assertThat(DealtRound.of(8, 1).deal("Tc Tc 2d 8d").timedOut(1)).contains("stand");
    assertThat(DealtRound.of(8, 1).deal("Tc Ac 2d 8d").timedOut(1)).contains("no-insurance");
    assertThat(DealtRound.of(8, 1).deal("Tc Ac 2d").timedOut(1)).as("a card is due").isEmpty();
    var patient = Map.of("timeout-policy", "wait");
    assertThat(DealtRound.of("casino-club", patient, 8, 1).deal("5c Tc 6d 8d").timedOut(1))
        .isEmpty();
  }

  @Test
  @Proves("P215-DEAL-3")
  void no_card_falls_while_a_decision_is_due() {
    var round = DealtRound.of(8, 1).deal("5c Tc 6d 8d");
    assertThatThrownBy(round::landing).isInstanceOf(IllegalStateException.class);
    assertThat(round.decide(1, "hit").landing()).isEqualTo("1 up");
    round.deal("2c").decide(1, "stand");
    assertThat(round.isOver()).isTrue();
    var drawing = DealtRound.of(8, 1).deal("Tc Tc 7d 6d").decide(1, "stand");
    assertThat(drawing.landing()).isEqualTo("bank up");
  }

  @Test
  @Proves({"P215-BACK-5", "P215-SPLIT-2"})
  void whoever_cannot_match_a_split_has_nothing_on_the_second_hand() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500);
    table.says("dee", "stand-behind", "table", 30).banks("ann", 200).bets("bob", 2, 10);
    table.says("dee", "bet.game", "2/dee", 20).says("dee", "match", "2/dee", 0);
    table.says("bob", "done").says("dee", "done").deal("8c Tc 8d 7h");
    table.says("bob", "split", "2", 10);
    assertThat(table.stack("dee")).as("she has $10 of the $20").isEqualTo("$10");
    table.deal("Th").says("bob", "stand", "2", 0).deal("3h").says("bob", "double", "2", 10);
    assertThat(table.stack("dee")).as("nothing of hers lies there").isEqualTo("$10");
    table.deal("Ts");
    assertThat(table.stack("dee")).as("18 beats 17").isEqualTo("$50");
    assertThat(table.stack("bob")).as("18 and 21 beat 17").isEqualTo("$530");
  }

  @Test
  @Proves({"P215-SPLIT-4", "P215-SPLIT-5"})
  void split_aces_are_asked_only_where_the_house_gives_them_a_choice() {
    var closed = DealtRound.of(8, 1, 2).deal("Ac Tc Td Ad 6d 8d").decide(1, "split");
    assertThat(closed.deal("5c 5d").asked()).as("both are finished").containsExactly(2);
    var again = DealtRound.of("casino-club", Map.of("resplit-aces", "true"), 8, 1);
    again.deal("Ac Td Ad 8d").decide(1, "split").deal("Ah");
    assertThat(again.choices(1)).containsExactly("stand", "split");
    assertThat(again.refusal(1, "hit")).cites("P215-SPLIT-4");
    assertThat(again.refusal(1, "double", 10)).cites("P215-SPLIT-5");
    var doubling = DealtRound.of("casino-club", Map.of("double-split-aces", "true"), 8, 1);
    doubling.deal("Ac Td Ad 8d").decide(1, "split").deal("Ah");
    assertThat(doubling.choices(1)).containsExactly("stand", "double");
    assertThat(doubling.refusal(1, "split")).cites("P215-SPLIT-5");
  }

  @Test
  @Proves({"P215-SPLIT-1", "P215-SPLIT-2", "P215-DOUBLE-2", "P215-CHART1A-1"})
  void pairs_doubles_and_the_chart_are_read_from_cards_and_sheet() {
    var drawn = DealtRound.of(8, 1).deal("4c Tc 4d 8d").decide(1, "hit").deal("5c");
    assertThat(drawn.refusal(1, "split")).as("three cards").cites("P215-SPLIT-1");
    var mixed = DealtRound.of(8, 1).deal("9c Tc Kd 8d");
    assertThat(mixed.refusal(1, "split")).as("one bonus card").cites("P215-SPLIT-1");
    var pair = DealtRound.of(8, 1).deal("4c Tc 4d 8d");
    assertThat(pair.refusal(1, "split", 5)).cites("P215-SPLIT-2");
    assertThat(DealtRound.of(8, 1).deal("4c Tc 6d 8d").refusal(1, "split", 5))
        .as("no pair comes before the amount")
        .cites("P215-SPLIT-1");
    settles(
        """
        house casino-club  options double-minimum=table-minimum
        seat 1  $10  6c 5d  double $4 Th  -> refused P215-DOUBLE-2
        bank    Tc (8d)
        house casino-club  options double-minimum=table-minimum
        seat 1  $10  6c 5d  double $5 Th  -> win $15
        bank    Tc (8d)
        house casino-club  options double-on-must-stand=false
        seat 1  $10  6c 5d  double $5 Th  -> win $15
        seat 2  $10  Tc 9d  double $5 2h  -> refused P215-DOUBLE-4
        bank    Tc (8d)
        house casino-club  options chart-1a.must-hit-to=13
        seat 1  $10  Ac 2d  stand         -> lose $10
        bank    Tc (8d)
        house casino-club  options chart-1a.must-hit-to=13
        seat 1  $10  Tc 3d  stand         -> refused P215-CHART1A-1
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-INS-1", "P215-PLAY-1", "P215-CLEAR-1"})
  void a_card_or_insurance_at_the_wrong_time_is_refused() {
    assertThat(DealtRound.of(8, 1).deal("Tc Ac 6d 8d").refusedCard()).cites("P215-INS-1");
    assertThat(DealtRound.of(8, 1).deal("Tc Tc 6d 8d").refusedCard()).cites("P215-PLAY-1");
    var over = DealtRound.of(8, 1).deal("Tc Tc 6d 8d").decide(1, "stand");
    assertThat(over.refusedCard()).cites("P215-CLEAR-1");
    var early = DealtRound.of("casino-club", Map.of("surrender", "early"), 8, 1, 2);
    early.deal("Tc Tc Kc 6d 6d 8d");
    assertThat(early.refusal(1, "insurance", 5)).as("no ace").cites("P215-INS-1");
    assertThat(early.refusal(1, "even-money")).cites("P215-INS-4");
    var ace = DealtRound.of(8, 1).deal("Tc Ac 6d 8d");
    assertThat(ace.refusal(1, "insurance", -5)).cites("P215-INS-2");
    assertThat(ace.refusal(1, "insurance", 6)).cites("P215-INS-2");
  }

  @Test
  @Proves({"P215-BUTTON-1", "P215-INS-2"})
  void insurance_is_offered_up_to_half_and_the_down_card_is_turned_once() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).banks("ann", 100);
    table.bets("bob", 2, 10).says("bob", "done").deal("Tc Ad 9c 4d");
    assertThat(table.offers("bob")).startsWith("insurance 2 $0.50-$5 $5", "no-insurance 2");
    table.says("bob", "insurance", "2", 5).says("bob", "stand", "2", 0).deal("Kc 7d");
    assertThat(table.events(Turned.class)).containsExactly(new Turned(Cards.parse("4d")));
    assertThat(table.stack("bob")).as("the bank busts, the insurance is lost").isEqualTo("$505");
  }
}
