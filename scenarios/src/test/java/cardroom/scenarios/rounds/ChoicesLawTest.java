package cardroom.scenarios.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/// What is offered is allowed, and what is not offered is refused: in every state of every round.
final class ChoicesLawTest {

  private static final List<String> WORDS =
      List.of(
          "hit",
          "stand",
          "double",
          "split",
          "surrender",
          "insurance",
          "no-insurance",
          "even-money",
          "raise");

  @Property(seed = "215", tries = 250, shrinking = ShrinkingMode.OFF)
  void choices_equal_rulings(@ForAll long seed) {
    RandomRound.of(seed).play(ChoicesLawTest::agree);
  }

  private static <R> void agree(RandomRound<R> round) {
    var asked =
        round.game.need(round.round) instanceof Need.Decisions(var who, _)
            ? who
            : Set.<Position>of();
    var positions = new ArrayList<>(round.bets().stream().map(Bet::position).toList());
    positions.add(Position.BANK);
    for (var position : positions) {
      var choices = round.game.choices(round.round, position);
      assertThat(choices.offered().isEmpty()).isEqualTo(!asked.contains(position));
      for (var word : WORDS) {
        agree(round, position, word, choices);
      }
      barredAreRefused(round, choices);
    }
  }

  private static <R> void agree(
      RandomRound<R> round, Position position, String word, Choices choices) {
    var offered = choices.offered().stream().filter(one -> one.id().equals(word)).findFirst();
    for (var amount : amounts(offered, round.setting.game().terms().moneyUnit())) {
      var decision = new Move.Decide(position, round.game.decision(word), amount);
      var refused = round.game.refusal(round.round, decision);
      assertThat(refused.isEmpty())
          .as("%s %s %s: %s", position, word, amount, refused)
          .isEqualTo(isTaken(choices, offered, word, amount));
      refused.ifPresent(
          why -> {
            assertThat(why.rule().id()).startsWith("P215-");
            assertThat(why.words()).endsWith(".");
          });
    }
  }

  /// A zero amount is no insurance, and a split without an amount is for the wager of the hand.
  private static boolean isTaken(
      Choices choices, Optional<Choice> offered, String word, Money amount) {
    if (word.equals("insurance") && amount.isZero()) {
      return choices.offered().stream().anyMatch(one -> one.id().equals("no-insurance"));
    }
    if (word.equals("split") && amount.isZero()) {
      return offered.isPresent();
    }
    return offered
        .filter(one -> one.amount().map(range -> range.takes(amount)).orElse(true))
        .isPresent();
  }

  private static List<Money> amounts(Optional<Choice> offered, Money unit) {
    var amounts = new ArrayList<>(List.of(Money.ZERO, unit, Money.cents(1), Money.dollars(7)));
    offered
        .flatMap(Choice::amount)
        .ifPresent(
            range -> {
              amounts.addAll(List.of(range.min(), range.max(), range.suggested()));
              amounts.add(range.min().minus(unit));
              amounts.add(range.max().plus(unit));
              amounts.add(range.max().minus(Money.cents(1)));
              amounts.add(Money.dollars(-5));
            });
    return amounts;
  }

  private static <R> void barredAreRefused(RandomRound<R> round, Choices choices) {
    for (var barred : choices.barred()) {
      var decision =
          new Move.Decide(barred.position(), round.game.decision(barred.id()), Money.ZERO);
      var refused = round.game.refusal(round.round, decision).orElseThrow();
      assertThat(refused.rule()).isEqualTo(barred.rule());
    }
  }

  /// What backline bettors add is checked as well: only their own wagers, and only as they said.
  @Property(seed = "215", tries = 250, shrinking = ShrinkingMode.OFF)
  void nobody_adds_money_behind_a_seat_that_is_not_theirs_to_add(@ForAll long seed) {
    RandomRound.of(seed).play(ChoicesLawTest::strangersAreRefused);
  }

  private static <R> void strangersAreRefused(RandomRound<R> round) {
    if (!(round.game.need(round.round) instanceof Need.Decisions(var who, _))) {
      return;
    }
    var position = who.iterator().next();
    for (var choice : round.game.choices(round.round, position).offered()) {
      var amount = choice.amount().map(Choice.Amount::suggested).orElse(Money.ZERO);
      var plain = new Move.Decide(position, round.game.decision(choice.id()), amount);
      var matching = round.game.matching(round.round, plain);
      for (var bet : round.bets()) {
        if (!matching.containsKey(bet.position()) && isRaise(choice)) {
          var added = Map.of(bet.position(), Money.dollars(5));
          var decision = new Move.Decide(position, round.game.decision(choice.id()), amount, added);
          assertThat(round.game.refusal(round.round, decision)).isPresent();
        }
      }
    }
  }

  private static boolean isRaise(Choice choice) {
    return choice.id().equals("double") || choice.id().equals("split");
  }
}
