package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.games.pure215.HandTotal;
import cardroom.games.table.Face;
import cardroom.scenarios.kit.Proves;
import java.util.ArrayList;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sections 5, 7 and 9: in which order cards are dealt and people act, and who sees what.
final class OrderOfPlayTest {

  @Test
  @Proves({"P215-DEAL-1", "P215-DEAL-2", "P215-DEAL-3", "P215-TABLE-7"})
  void cards_fall_clockwise_from_the_banks_left_and_its_second_lies_face_down() {
    var round = DealtRound.of(6, 1, 3, 7);
    var order = new ArrayList<String>();
    for (var card : Cards.parse("Tc 9d 8h 7s Tc 9d 8h 7s")) {
      order.add(round.landing());
      round.deal(card.toString());
    }
    assertThat(order)
        .containsExactly("7 up", "1 up", "3 up", "bank up", "7 up", "1 up", "3 up", "bank down");
  }

  @Test
  @Proves({"P215-TABLE-5", "P215-TABLE-8", "P215-DEAL-3", "P215-BUTTON-1", "P215-PDHAND-1"})
  void the_down_card_is_turned_when_all_have_acted_and_places_the_button() {
    var round = DealtRound.of(8, 1).deal("Tc 9h 8c 2d");
    assertThat(round.bankSeen()).containsExactly(Face.up(Card.parse("9h")), Face.down());
    assertThat(round.button()).isZero();
    round.decide(1, "stand");
    assertThat(round.bankSeen())
        .containsExactly(Face.up(Card.parse("9h")), Face.up(Card.parse("2d")));
    assertThat(round.button()).isEqualTo(1);
    assertThat(round.landing()).isEqualTo("bank up");
    round.deal("Ts");
    assertThat(round.bankSeen()).hasSize(3).endsWith(Face.up(Card.parse("Ts")));
    assertThat(round.isOver()).isTrue();
  }

  @Test
  @Proves("P215-PLAY-1")
  void players_act_clockwise_from_the_banks_left() {
    var round = DealtRound.of(6, 1, 3, 7).deal("Tc Tc Tc 9c 8d 8d 8d 9d");
    assertThat(round.asked()).containsExactly(7);
    assertThat(round.refusal(1, "stand")).cites("P215-PLAY-1");
    assertThat(round.decide(7, "stand").asked()).containsExactly(1);
    assertThat(round.decide(1, "hit").deal("2c").asked()).containsExactly(1);
    assertThat(round.decide(1, "stand").asked()).containsExactly(3);
    assertThat(round.decide(3, "stand").isOver()).isTrue();
  }

  /// What each hand may do; a Pure is never asked.
  @ParameterizedTest
  @Proves({"P215-PLAY-2", "P215-ANALYSE-4"})
  @CsvSource({
    "Tc 6d, hit stand double surrender",
    "Tc 9d, stand double surrender",
    "5c 6d, hit double surrender",
    "2c 2d, hit double split surrender",
    "8c 8d, hit stand double split surrender",
    "Tc Kd, stand double split surrender",
    "Ac Ad, hit stand double split surrender",
    "Ac 8d, hit stand double surrender",
    "Ac Kd, ''"
  })
  void a_hand_is_offered_what_its_cards_allow(String cards, String choices) {
    var first = cards.substring(0, 2);
    var second = cards.substring(3);
    var round = DealtRound.of(8, 1).deal(first + "9c" + second + "9d");
    assertThat(String.join(" ", round.choices(1))).isEqualTo(choices);
  }

  @Test
  @Proves("P215-PLAY-2")
  void after_a_third_card_only_hit_and_stand_are_left() {
    var round = DealtRound.of(8, 1).deal("2c 9c 2d 9d").decide(1, "hit").deal("Tc");
    assertThat(round.choices(1)).containsExactly("hit", "stand");
  }

  @Test
  @Proves("P215-SPLIT-8")
  void a_split_hand_gets_its_second_card_when_its_turn_comes() {
    var round = DealtRound.of(8, 1).deal("8h Tc 8s 9d").decide(1, "split");
    assertThat(round.hands(1)).containsExactly("8h", "8s");
    assertThat(round.deal("8d").hands(1)).containsExactly("8h 8d", "8s");
    assertThat(round.decide(1, "split").hands(1)).containsExactly("8h", "8d", "8s");
    assertThat(round.deal("Tc").hands(1)).containsExactly("8h Tc", "8d", "8s");
    assertThat(round.decide(1, "stand").deal("Td").hands(1))
        .containsExactly("8h Tc", "8d Td", "8s");
    assertThat(round.decide(1, "stand").deal("Th").hands(1))
        .containsExactly("8h Tc", "8d Td", "8s Th");
  }

  /// The peek tells everybody something: under an ace or a bonus card there is no Pure.
  @Test
  @Proves({"P215-ANALYSE-2", "P215-PEEK-1", "P215-PEEK-4"})
  void after_the_peek_the_down_card_makes_no_pure() {
    for (var up : Cards.parse("Ac Kc Qc Jc Tc 9c 2c")) {
      for (var down : Cards.STANDARD_52) {
        var round = DealtRound.of(8, 1).deal("9h" + up + "8h" + down);
        if (round.choices(1).contains("no-insurance")) {
          round.decide(1, "no-insurance");
        }
        var isPure =
            (up.rank() == Rank.ACE && HandTotal.isBonus(down))
                || (down.rank() == Rank.ACE && HandTotal.isBonus(up));
        assertThat(round.isOver()).as("%s %s", up, down).isEqualTo(isPure);
      }
    }
  }

  /// The card that places the button also decides the bank's hand, so both are known together.
  @Test
  @Proves("P215-ANALYSE-3")
  void the_button_and_the_banks_total_hang_on_the_same_card() {
    var pairs = new HashSet<String>();
    for (var down : Cards.parse("7c 8c 9c")) {
      var round = DealtRound.of(8, 1, 2).deal("Tc Td Th 7h 7d" + down);
      round.decide(1, "stand").decide(2, "stand");
      pairs.add(down.rank().word() + " " + round.button());
    }
    assertThat(pairs).containsExactlyInAnyOrder("seven 1", "eight 1", "nine 2");
  }

  @Test
  @Proves({"P215-PLAY-1", "P215-PLAY-2"})
  void a_decision_at_the_wrong_time_names_the_rule() {
    var round = DealtRound.of(8, 1, 2);
    assertThat(round.refusal(1, "hit")).as("before the cards").cites("P215-PLAY-1");
    round.deal("Tc Tc 9c 6d 6d 8d");
    assertThat(round.refusal(1, "raise")).as("no such word").cites("P215-PLAY-2");
    assertThat(round.refusal(1, "insurance")).as("no ace").cites("P215-INS-1");
    round.decide(1, "stand");
    assertThat(round.refusal(1, "hit")).as("stood already").cites("P215-PLAY-2");
    round.decide(2, "hit");
    assertThat(round.refusal(1, "hit")).as("another's card").cites("P215-PLAY-2");
    assertThat(round.refusal(2, "hit")).as("a card is due").cites("P215-PLAY-1");
    round.deal("2c").decide(2, "stand");
    assertThat(round.refusal(2, "stand")).as("it is over").cites("P215-PLAY-2");
    assertThat(round.refusal(7, "stand")).as("nobody there").cites("P215-CLEAR-1");
  }

  @Test
  @Proves({"P215-INS-1", "P215-PEEK-1", "P215-SURR-2", "P215-INS-4"})
  void before_the_peek_only_insurance_is_asked_for() {
    var round = DealtRound.of(8, 1, 2).deal("Tc Tc Ac 6d 6d 8d");
    assertThat(round.asked()).containsExactly(1, 2);
    assertThat(round.choices(1)).containsExactly("insurance", "no-insurance");
    for (var word : new String[] {"hit", "stand", "double", "split"}) {
      assertThat(round.refusal(1, word)).cites("P215-PEEK-1");
    }
    assertThat(round.refusal(1, "surrender")).cites("P215-SURR-2");
    assertThat(round.refusal(1, "even-money")).cites("P215-INS-4");
    round.decide(1, "no-insurance");
    assertThat(round.refusal(1, "no-insurance")).as("answered").cites("P215-INS-1");
    assertThat(round.asked()).containsExactly(2);
  }

  @Test
  @Proves("P215-WAGER-1")
  void a_round_needs_a_wager() {
    assertThatThrownBy(() -> DealtRound.of(8)).hasMessage("a round needs at least one wager");
  }
}
