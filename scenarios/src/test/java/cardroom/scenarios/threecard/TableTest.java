package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static cardroom.scenarios.threecard.ThreeCardTalk.ANN;
import static cardroom.scenarios.threecard.ThreeCardTalk.BOB;
import static cardroom.scenarios.threecard.ThreeCardTalk.CY;
import static cardroom.scenarios.threecard.ThreeCardTalk.DEE;
import static cardroom.scenarios.threecard.ThreeCardTalk.hand;
import static cardroom.scenarios.threecard.ThreeCardTalk.words;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent.Closed;
import cardroom.games.banked.table.BankedEvent.Dealt;
import cardroom.games.banked.table.BankedEvent.Shuffled;
import cardroom.games.banked.table.BankedEvent.Turned;
import cardroom.games.money.Money;
import cardroom.games.table.CardStyle;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.games.threecard.SideBets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Rules of the table itself: seats, decks, the deal, who sees what, and turns.
final class TableTest {

  private static final Position ONE = Position.seat(1);
  private static final Position TWO = Position.seat(2);

  /// Two hands of Ann and Bob against Cy; the bank shows the four of hearts.
  private static final String CARDS = "9h9d4c KhTd2c 9sQd4h";

  /// 3CP-BUTTON-1: from a circle without a wager it moves on.
  private static final String BUTTON =
      "The action button goes to seat 1: the four counts 4 seats from the house dealer's left, "
          + "and on to the next wager.";

  private static ThreeCardTalk<?> dealt(
      Map<String, String> options, Viewer listener, int sixCardBonus) {
    var sitting = ThreeCardTalk.of(options, listener).cyBanks(500).cards(CARDS);
    sitting.bets(ANN, 1, 10).bets(BOB, 2, 10);
    if (sixCardBonus > 0) {
      sitting.does(ANN, "bet.six-card-bonus", ONE, sixCardBonus);
    }
    return sitting.done(ANN).done(BOB).done(DEE);
  }

  private static ThreeCardTalk<?> dealt() {
    return dealt(Map.of(), new Viewer.Rail(), 0);
  }

  /// 3CP-TYPE-2, 3CP-TYPE-1: two hands in a row, then the bank goes on clockwise.
  @Test
  void the_bank_is_offered_on_after_two_hands() {
    var sitting = dealt().does(ANN, "fold", ONE, 0).does(BOB, "fold", TWO, 0);
    assertThat(sitting.isAsked(Position.seat(7))).isTrue();
    sitting.does(CY, "take-bank", Position.seat(7), 100).cards(CARDS).bets(ANN, 1, 10);
    sitting.done(ANN).done(BOB).done(DEE).does(ANN, "fold", ONE, 0);
    assertThat(sitting.isAsked(ONE)).isTrue();
    assertThat(sitting.asks(CY, "take-bank", Position.seat(7), 100)).cites("3CP-TYPE-2");
  }

  /// 3CP-TABLE-1: seven places, the player-dealer's among them.
  @Test
  void the_table_has_seven_places() {
    var sitting = ThreeCardTalk.of(Map.of(), new Viewer.Rail());
    assertThat(sitting.asks(new Player("eve"), "sit", Position.seat(8), 1000)).cites("3CP-TABLE-1");
    assertThat(sitting.rail().seats().stream().filter(seat -> seat.seat() > 0)).hasSize(7);
    sitting.cyBanks(100);
    assertThat(sitting.asks(CY, "bet.ante", Position.seat(7), 10)).cites("3CP-TABLE-1");
  }

  /// 3CP-TABLE-2, 3CP-WAGER-3, 3CP-WAGER-5: Play is as large as the Ante it follows.
  @Test
  void the_areas_show_what_may_lie_there() {
    assertThat(dealt().rail().table().wagers())
        .extracting(area -> area.wager() + " " + area.min() + "-" + area.max())
        .containsExactly(
            "ante $5-$500", "play $5-$500", "pair-plus $1-$50", "six-card-bonus $1-$25");
  }

  /// 3CP-TABLE-2
  @Test
  void each_place_has_four_areas() {
    assertThat(dealt().rail().table().wagers())
        .extracting(area -> area.wager().label())
        .containsExactly("Ante", "Play", "Pair Plus", "6 Card Bonus");
  }

  /// 3CP-TYPE-3: the bank has no maximum and need not cover the wagers.
  @Test
  void a_bank_may_be_as_small_as_the_least_wager() {
    var sitting = ThreeCardTalk.of(Map.of(), new Viewer.Rail()).cyBanks(5).bets(ANN, 1, 500);
    assertThat(sitting.stack(CY)).isEqualTo(Money.dollars(995));
  }

  /// 3CP-SIGN-1: other unoccupied places may be bet on; each hand is decided in order.
  @Test
  void a_player_may_bet_on_unoccupied_places() {
    var sitting = ThreeCardTalk.of(Map.of(), new Viewer.Rail()).cyBanks(100);
    sitting.bets(ANN, 1, 10).bets(ANN, 3, 10);
    assertThat(sitting.asks(ANN, "bet.ante", TWO, 10)).cites("3CP-SIGN-1");
    var one =
        ThreeCardTalk.of(Map.of("max-circles-per-player", "1"), new Viewer.Rail()).cyBanks(100);
    one.bets(ANN, 1, 10);
    assertThat(one.asks(ANN, "bet.ante", Position.seat(3), 10)).cites("3CP-SIGN-1");
  }

  /// 3CP-DECK-1: a whole deck is shuffled for every round, the backs change colour.
  @Test
  void two_decks_are_used_in_turn() {
    var sitting = dealt();
    assertThat(sitting.rail().table().cards()).isEqualTo(CardStyle.RED_BACK);
    sitting.does(ANN, "fold", ONE, 0).does(BOB, "fold", TWO, 0);
    sitting.does(CY, "take-bank", Position.seat(7), 100).cards(CARDS).bets(ANN, 1, 10);
    sitting.done(ANN).done(BOB).done(DEE);
    assertThat(sitting.rail().table().cards()).isEqualTo(CardStyle.BLUE_BACK);
    assertThat(sitting.events(Shuffled.class)).extracting(Shuffled::cards).containsExactly(52, 52);
  }

  /// 3CP-DECK-2, 3CP-DEAL-1, 3CP-DEAL-2, 3CP-DEAL-3: three cards each, clockwise, the bank last,
  /// only its bottom card up; nothing else is dealt.
  @Test
  void stacks_of_three_fall_clockwise_face_down() {
    var sitting = dealt();
    assertThat(sitting.events(Dealt.class)).hasSize(9);
    assertThat(sitting.events(Dealt.class).stream().filter(Dealt::faceUp))
        .extracting(dealt -> dealt.card().toString())
        .containsExactly("4h");
    assertThat(hand(sitting.view(ANN), ONE)).isEqualTo("9h 9d 4c");
    assertThat(hand(sitting.view(BOB), TWO)).isEqualTo("Kh Td 2c");
    assertThat(sitting.sentences()).doesNotContain("9h for seat 1.").contains("4h for the bank.");
    assertThat(sitting.asks(ANN, "hit", ONE, 0)).cites("3CP-WAGER-3");
  }

  /// 3CP-DEAL-3: nothing kept between rounds reveals which cards were folded or never dealt.
  @Test
  void unused_cards_go_away_unseen() {
    var sitting = dealt().does(ANN, "fold", ONE, 0).does(BOB, "play", TWO, 10);
    assertThat(sitting.rail().table().facts()).contains(new View.Fact("shoe", "0"));
  }

  /// 3CP-INFO-1, 3CP-BUTTON-1: one card and the button are known before the decisions.
  @Test
  void one_card_of_the_bank_is_seen_before_the_decisions() {
    var sitting = dealt();
    assertThat(bank(sitting)).isEqualTo("?? ?? 4h");
    assertThat(sitting.sentences()).contains(BUTTON);
    var hidden = dealt(Map.of("pd-card-exposed-before-decision", "false"), new Viewer.Rail(), 0);
    assertThat(bank(hidden)).isEqualTo("?? ?? ??");
    assertThat(hidden.sentences()).doesNotContain(BUTTON);
    hidden.does(ANN, "play", ONE, 10).does(BOB, "play", TWO, 10);
    assertThat(bank(hidden)).isEqualTo("9s Qd 4h");
    assertThat(hidden.events(Turned.class).getFirst().cards())
        .extracting(Object::toString)
        .startsWith("9s", "Qd", "4h", "9h");
    assertThat(hidden.sentences()).contains(BUTTON);
  }

  /// 3CP-PLAY-1: only its player sees a hand until it is shown; the backline does not either.
  @Test
  void only_the_player_sees_their_cards() {
    var sitting = dealt(Map.of(), new Viewer.Person(BOB), 0);
    for (var other : new Player[] {BOB, CY, DEE}) {
      assertThat(hand(sitting.view(other), ONE)).isEqualTo("?? ?? ??");
    }
    assertThat(hand(sitting.rail(), ONE)).isEqualTo("?? ?? ??");
    assertThat(sitting.sentences()).contains("Kh for seat 2.").doesNotContain("9h for seat 1.");
    assertThat(sitting.dealt())
        .containsExactly("??", "??", "??", "Kh", "Td", "2c", "??", "??", "4h");
  }

  /// 3CP-PLAY-2, 3CP-WAGER-3
  @Test
  void players_decide_in_turn() {
    var sitting = dealt();
    assertThat(sitting.asks(BOB, "play", TWO, 10)).cites("3CP-PLAY-2");
    assertThat(sitting.asks(BOB, "play", ONE, 10)).cites("3CP-PLAY-2");
    assertThat(sitting.asks(ANN, "play", ONE, 5)).cites("3CP-WAGER-3");
    sitting.does(ANN, "play", ONE, 10);
    assertThat(sitting.stack(ANN)).isEqualTo(Money.dollars(980));
    sitting.does(BOB, "fold", TWO, 0);
    assertThat(sitting.stack(ANN)).isEqualTo(Money.dollars(1020));
  }

  /// 3CP-WAGER-4
  @Test
  void nothing_is_placed_or_taken_back_after_no_more_bets() {
    var sitting = dealt();
    assertThat(sitting.asks(ANN, "bet.pair-plus", ONE, 5)).cites("3CP-WAGER-4");
    assertThat(sitting.asks(ANN, "bet.ante", ONE, 20)).cites("3CP-WAGER-4");
    assertThat(sitting.asks(BOB, "take-back", TWO, 0)).cites("3CP-WAGER-4");
  }

  /// 3CP-FEE-1: before the deal, and nothing for Play.
  @Test
  void the_fee_is_dropped_before_the_deal_and_once() {
    var sitting = dealt().does(ANN, "play", ONE, 10).does(BOB, "play", TWO, 10);
    assertThat(sitting.events(Closed.class)).hasSize(1);
    var fee = sitting.events(Closed.class).getFirst().fees().getFirst();
    assertThat(fee.payer()).isEqualTo(CY);
    assertThat(fee.amount()).isEqualTo(Money.cents(50));
  }

  /// 3CP-REVEAL-1: the bank's cards, then the hands from its left.
  @Test
  void cards_are_turned_when_all_have_decided() {
    var sitting = dealt().does(ANN, "play", ONE, 10);
    assertThat(sitting.events(Turned.class)).isEmpty();
    sitting.does(BOB, "play", TWO, 10);
    assertThat(sitting.events(Turned.class).getFirst().cards())
        .extracting(Object::toString)
        .containsExactly("9s", "Qd", "9h", "9d", "4c", "Kh", "Td", "2c");
    assertThat(sitting.sentences())
        .containsSequence(
            "The player-dealer has queen high with 9-4 and qualifies.",
            "Seat 1 shows pair of nines with 4.",
            "Seat 2 shows king high with T-2.");
    assertThat(hand(sitting.view(DEE), ONE)).isEqualTo("9h 9d 4c");
  }

  /// 3CP-FOLD-3: a folded hand is taken and never shown; its player alone remembers it.
  @Test
  void a_folded_hand_is_never_shown() {
    var sitting = dealt().does(ANN, "fold", ONE, 0).does(BOB, "play", TWO, 10);
    assertThat(hand(sitting.view(BOB), ONE)).isEmpty();
    assertThat(hand(sitting.rail(), ONE)).isEmpty();
    assertThat(hand(sitting.view(ANN), ONE)).isEqualTo("9h 9d 4c");
    assertThat(sitting.events(Turned.class).getFirst().cards()).hasSize(5);
    assertThat(sitting.rail().results())
        .flatExtracting(View.Result::rules)
        .allMatch(clause -> !clause.sentence().isEmpty());
    var bonus =
        ThreeCardTalk.of(Map.of(), new Viewer.Rail()).cyBanks(500).cards("KhTd2c 9h9d4c 9sQd4h");
    bonus.bets(ANN, 1, 10).does(ANN, "bet.six-card-bonus", ONE, 5).bets(BOB, 2, 10).done(ANN);
    bonus.done(BOB).done(DEE).does(ANN, "fold", ONE, 0).does(BOB, "play", TWO, 10);
    assertThat(hand(bonus.rail(), ONE)).as("its bonus is not paid").isNotEqualTo("Kh Td 2c");
  }

  /// 3CP-PLAY-1, A-110: a bettor behind a seat who decides for themselves may look at its cards.
  @Test
  void whoever_bets_behind_sees_the_hand_only_where_they_decide_on_it() {
    for (var follows : new String[] {"true", "false"}) {
      var options = Map.of("backline.follows-seat", follows);
      var sitting = ThreeCardTalk.of(options, new Viewer.Rail()).cyBanks(500).cards(CARDS);
      sitting.bets(ANN, 1, 10).does(DEE, "bet.ante", Position.behind(1, DEE), 20).bets(BOB, 2, 10);
      sitting.done(ANN).done(BOB).done(DEE);
      var seen = follows.equals("true") ? "?? ?? ??" : "9h 9d 4c";
      assertThat(hand(sitting.view(DEE), ONE)).isEqualTo(seen);
    }
  }

  /// 3CP-FOLD-2, 3CP-FOLD-3: cards that a 6 Card Bonus needs stay, and are shown when it is paid.
  @Test
  void a_folded_hand_whose_six_card_bonus_is_paid_is_shown() {
    var sitting = dealt(Map.of(), new Viewer.Rail(), 5).does(ANN, "fold", ONE, 0);
    assertThat(hand(sitting.rail(), ONE)).isEqualTo("?? ?? ??");
    sitting.does(BOB, "fold", TWO, 0);
    assertThat(hand(sitting.rail(), ONE)).isEqualTo("9h 9d 4c");
    var hands = sitting.rail().positions().getFirst().hands();
    assertThat(hands).hasSize(2);
    assertThat(hands.getLast().total()).isEqualTo("nines full of fours");
    assertThat(hands.getLast().tags())
        .contains(new HandTag.PaidFor(SideBets.SIX_CARD_BONUS.id()), Mark.WINNER);
  }

  /// 3CP-DISCARD-1: the cards stay on the table to be checked until the next round, and nothing
  /// more is decided.
  @Test
  void a_finished_round_takes_no_more_decisions() {
    var sitting = dealt().does(ANN, "play", ONE, 10).does(BOB, "fold", TWO, 0);
    assertThat(sitting.rail().results()).hasSize(3);
    assertThat(sitting.asks(ANN, "play", ONE, 10)).isInstanceOf(Ruling.Refused.class);
  }

  /// 3CP-WAGER-6: those behind a seat are asked once it has played, unless they said so before.
  @Test
  void the_backline_is_asked_after_the_seat() {
    var behind = Position.behind(1, DEE);
    var sitting = ThreeCardTalk.of(Map.of(), new Viewer.Rail()).cyBanks(500).cards(CARDS);
    sitting.bets(ANN, 1, 10).does(DEE, "bet.ante", behind, 20).done(ANN).done(BOB).done(DEE);
    sitting.cards("").does(ANN, "play", ONE, 10);
    assertThat(sitting.isAsked(behind)).isTrue();
    sitting.does(DEE, "play", behind, 20);
    assertThat(sitting.stack(DEE).isMoreThan(Money.dollars(960))).isTrue();
  }

  private static String bank(ThreeCardTalk<?> sitting) {
    return words(sitting.rail().bank().orElseThrow().hand());
  }
}
