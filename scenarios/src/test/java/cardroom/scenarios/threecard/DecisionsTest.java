package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.Catalogue;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Play or fold, decision by decision (3CP-PLAY-2, 3CP-WAGER-3).
final class DecisionsTest {

  private static final Position ONE = Position.seat(1);
  private static final Position TWO = Position.seat(2);
  private static final Position BEHIND = Position.behind(1, new Player("bob"));
  private static final String CARDS = "9h9d4c KhTd2c 9sQd4h";

  /// $10 on circles 1 and 2, and bob with $20 behind the first, who plays when it plays.
  private static final class Table<R> {
    private final BankedGame<R> game;
    private R round;

    private Table(BankedGame<R> game) {
      this.game = game;
      var circles =
          List.of(
              new Circle(1, List.of(bet(ONE, 10, false), bet(BEHIND, 20, true))),
              new Circle(2, List.of(bet(TWO, 10, false))));
      var schedule = game.terms().schedule(1);
      var bank = Money.dollars(500);
      this.round = game.open(new RoundStart(1, 7, new Player("bank"), bank, schedule, 7, circles));
    }

    private static Bet bet(Position position, int dollars, boolean plays) {
      var stakes = Map.of(ThreeCardWagers.ANTE, Money.dollars(dollars));
      return new Bet(position, new Player(position.id()), stakes, plays);
    }

    Table<R> deal(String cards) {
      Cards.parse(cards).forEach(card -> round = game.apply(round, new Move.Fall(card)));
      return this;
    }

    private Move.Decide decision(Position position, String choice, int dollars) {
      return new Move.Decide(position, game.decision(choice), Money.dollars(dollars));
    }

    Table<R> decide(Position position, String choice) {
      var plain = decision(position, choice, 0);
      var behind = game.matching(round, plain);
      var decision = new Move.Decide(position, game.decision(choice), Money.ZERO, behind);
      assertThat(game.refusal(round, decision)).isEmpty();
      round = game.apply(round, decision);
      return this;
    }

    Optional<Ruling.Refused> refusal(Position position, String choice, int dollars) {
      return game.refusal(round, decision(position, choice, dollars));
    }

    /// The answer to a decision that is not allowed.
    Ruling.Refused refused(Position position, String choice, int dollars) {
      return refusal(position, choice, dollars).orElseThrow();
    }

    String words(Position position, String choice, int dollars) {
      return game.refusal(round, decision(position, choice, dollars)).orElseThrow().words();
    }

    Map<Position, Money> extra(Position position, String choice) {
      var plain = decision(position, choice, 0);
      var behind = game.matching(round, plain);
      return game.extra(
          round, new Move.Decide(position, game.decision(choice), Money.ZERO, behind));
    }

    Need need() {
      return game.need(round);
    }

    /// The answer to one more card, which may not be dealt.
    Ruling.Refused refusedCard() {
      return game.refusal(round, new Move.Fall(Card.parse("2h"))).orElseThrow();
    }

    /// What the house does for seat 1 when it says nothing; empty for nothing.
    String silent() {
      return game.timedOut(round, ONE).map(move -> move.choice().word()).orElse("");
    }

    /// Whether everybody will see the next card.
    boolean isUp() {
      return game.landing(round).faceUp();
    }

    List<String> choices(Position position) {
      return game.choices(round, position).offered().stream().map(Choice::id).toList();
    }
  }

  private static Table<?> table(Map<String, String> options) {
    var sheet = Catalogue.packaged().threeCard("casino-club", options).sheet();
    return new Table<>(new ThreeCardPoker(sheet));
  }

  /// 3CP-PLAY-2: nothing is decided before the cards are dealt, nor out of turn.
  @Test
  void a_decision_waits_for_the_cards_and_its_turn() {
    var table = table(Map.of());
    assertThat(table.refused(ONE, "play", 10)).cites("3CP-PLAY-2");
    assertThat(table.choices(ONE)).isEmpty();
    table.deal(CARDS);
    assertThat(table.refused(TWO, "play", 10)).cites("3CP-PLAY-2");
    assertThat(table.words(BEHIND, "play", 20))
        .isEqualTo("The bettor at 1/bob acts out of turn (3CP-PLAY-2).");
    assertThat(table.choices(TWO)).isEmpty();
    assertThat(table.choices(ONE)).containsExactly("play", "fold");
    assertThat(table.need()).isInstanceOf(Need.Decisions.class);
  }

  /// 3CP-WAGER-3: Play is exactly the Ante.
  @Test
  void play_is_as_much_as_the_ante() {
    var table = table(Map.of()).deal(CARDS);
    assertThat(table.refusal(ONE, "play", 0)).isEmpty();
    assertThat(table.refusal(ONE, "play", 10)).isEmpty();
    assertThat(table.words(ONE, "play", 11))
        .isEqualTo("Seat 1 plays for exactly the Ante of $10 (3CP-WAGER-3). You may: play, fold.");
    assertThat(table.words(ONE, "hit", 0))
        .isEqualTo("Seat 1 plays or folds, nothing else (3CP-WAGER-3). You may: play, fold.");
    assertThat(table.extra(ONE, "play"))
        .containsOnly(Map.entry(ONE, Money.dollars(10)), Map.entry(BEHIND, Money.dollars(20)));
    assertThat(table.extra(ONE, "fold")).isEmpty();
    table.decide(ONE, "play");
    assertThat(table.choices(TWO)).as("bob plays along").containsExactly("play", "fold");
    assertThat(table.extra(TWO, "play")).containsOnly(Map.entry(TWO, Money.dollars(10)));
  }

  /// 3CP-DEAL-3, 3CP-DISCARD-1: no card is dealt after the stacks, and nothing is decided at the
  /// end.
  @Test
  void after_the_stacks_no_card_falls_and_after_the_end_nothing_is_decided() {
    var table = table(Map.of()).deal(CARDS);
    assertThat(table.refusedCard()).cites("3CP-DEAL-3");
    assertThatThrownBy(() -> table.deal("2h")).isInstanceOf(IllegalStateException.class);
    table.decide(ONE, "play").decide(TWO, "fold");
    assertThat(table.refused(TWO, "play", 10)).cites("3CP-DISCARD-1");
    assertThat(table.extra(TWO, "play")).isEmpty();
    assertThat(table.need()).isInstanceOf(Need.Nothing.class);
  }

  /// the house folds for a player who does not answer, unless the sheet says to wait.
  @Test
  void the_house_folds_for_the_silent() {
    assertThat(table(Map.of()).deal(CARDS).silent()).isEqualTo("fold");
    assertThat(table(Map.of()).silent()).isEmpty();
    assertThat(table(Map.of("timeout-policy", "wait")).deal(CARDS).silent()).isEmpty();
  }

  /// 3CP-DEAL-2: only the bottom card of the bank's stack is visible to everybody.
  @Test
  void cards_fall_face_down_but_for_the_banks_bottom_card() {
    var table = table(Map.of());
    for (var card : Cards.parse(CARDS)) {
      var up = card.equals(Card.parse("4h"));
      assertThat(table.isUp()).as("%s", card).isEqualTo(up);
      table.deal(card.toString());
    }
    assertThatThrownBy(table::isUp).isInstanceOf(IllegalStateException.class);
  }

  /// 3CP-WAGER-6, A-110: a fold of the seat folds for all behind it, or for itself alone by option.
  @Test
  void after_a_fold_of_the_seat_those_behind_are_asked_only_by_option() {
    var table = table(Map.of()).deal(CARDS).decide(ONE, "fold");
    assertThat(table.choices(BEHIND)).isEmpty();
    assertThat(table.choices(TWO)).containsExactly("play", "fold");
    var alone = table(Map.of("backline.follows-seat", "false")).deal(CARDS).decide(ONE, "fold");
    assertThat(alone.choices(BEHIND)).containsExactly("play", "fold");
    assertThat(alone.decide(BEHIND, "fold").choices(TWO)).containsExactly("play", "fold");
  }

  /// 3CP-FOLD-3, 3CP-6CB-1: a reason names no card of a hand that is not shown.
  @Test
  void a_reason_names_no_hidden_card() {
    assertThat(
            why(
                """
                seat 1  ante $10 six-card-bonus $5              KhTd2c  fold
                seat 2  ante $10 pair-plus $5 six-card-bonus $5  9h9d4c  play
                seat 3  ante $10 pair-plus $5 six-card-bonus $5  Jh8d3c  play
                bank    seat 7   (9s Qd) 4h
                """))
        .containsExactlyInAnyOrder(
            "folded",
            "no hand that pays",
            "pair of nines with 4 against queen high with 9-4: 1 to 1",
            "pair of nines with 4 against queen high with 9-4: 1 to 1",
            "pair of nines with 4: 1 to 1",
            "nines full of fours: 20 to 1",
            "jack high with 8-3 against queen high with 9-4",
            "jack high with 8-3 against queen high with 9-4",
            "jack high with 8-3",
            "queen high with J-9-8-4");
    assertThat(why("seat 1 ante $10 9h9d4c play\nbank seat 7 (9s Jd) 4h"))
        .containsExactlyInAnyOrder(
            "jack high with 9-4 does not qualify: 1 to 1", "jack high with 9-4 does not qualify");
  }

  private static List<String> why(String lines) {
    var round = "house casino-club   game three-card-poker\n" + lines;
    return WrittenRounds.judge(round).getFirst().settlement().orElseThrow().outcomes().stream()
        .map(outcome -> outcome.due().why())
        .toList();
  }
}
