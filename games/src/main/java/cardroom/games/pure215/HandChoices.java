package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.money.Money;
import cardroom.games.pure215.Round.*;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Choices;
import cardroom.games.table.Choices.Barred;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.Optional;

/// Everything a position may decide now, and what it may not do, with the reason.
final class HandChoices {

  private final ArrayList<Choice> offered = new ArrayList<>();
  private final ArrayList<Barred> barred = new ArrayList<>();
  private final Position position;

  private HandChoices(Position position) {
    this.position = position;
  }

  static Choices of(Round round, Position position) {
    var choices = new HandChoices(position);
    switch (round) {
      case Asking(var felt, var pending) when pending.contains(position) -> choices.asking(felt);
      case Playing(var felt, var spot) when felt.box(spot).position().equals(position) ->
          choices.playing(felt, spot);
      case Asking _, Playing _, Dealing _, Drawing _, Banking _, Finished _ -> {}
    }
    return new Choices(choices.offered, choices.barred);
  }

  private void asking(Felt felt) {
    if (InsuranceQuestions.mayInsure(felt, position)) {
      var max = InsuranceQuestions.max(felt, position);
      var amount =
          new Amount(InsuranceQuestions.min(felt, position), max, felt.sheet().moneyUnit(), max);
      offered.add(
          Choice.amount(Pure215ChoiceId.INSURANCE, "Insure", position, amount, INSURANCE_OFFER));
    }
    if (InsuranceQuestions.mayTakeEvenMoney(felt, position)) {
      offered.add(Choice.plain(Pure215ChoiceId.EVEN_MONEY, "Even money", position, NO_EVEN_MONEY));
    }
    if (InsuranceQuestions.maySurrenderEarly(felt, position)) {
      offered.add(Choice.plain(Pure215ChoiceId.SURRENDER, "Surrender", position, SURRENDER));
    }
    offered.add(Choice.plain(Pure215ChoiceId.NO_INSURANCE, "No", position, INSURANCE_OFFER));
  }

  private void playing(Felt felt, HandPlace spot) {
    var rules = HandRules.PLAYER;
    offer(Pure215ChoiceId.HIT, "Hit", CHART_1A, rules.hit(felt, spot), Optional.empty());
    offer(Pure215ChoiceId.STAND, "Stand", CHART_1A, rules.stand(felt, spot), Optional.empty());
    var stake = felt.hand(spot).stakes().getFirst();
    offer(
        Pure215ChoiceId.DOUBLE, "Double", DOUBLE, rules.doubling(felt, spot), doubling(felt, spot));
    var again = Optional.of(Amount.exactly(stake));
    offer(Pure215ChoiceId.SPLIT, "Split", SPLIT, rules.split(felt, spot), again);
    offer(
        Pure215ChoiceId.SURRENDER,
        "Surrender",
        SURRENDER,
        rules.surrender(felt, spot),
        Optional.empty());
  }

  private static Optional<Amount> doubling(Felt felt, HandPlace spot) {
    var max = HandRules.PLAYER.doubleMax(felt, spot);
    Money min = HandRules.PLAYER.doubleMin(felt).min(max);
    return Optional.of(new Amount(min, max, felt.sheet().moneyUnit(), max));
  }

  private void offer(
      String id,
      String label,
      Pure215Rule rule,
      Optional<HandRules.Bar> bar,
      Optional<Amount> amount) {
    if (bar.isEmpty()) {
      offered.add(new Choice(id, label, position, amount, Optional.empty(), rule));
    } else {
      var why = bar.get();
      barred.add(new Barred(id, position, "Seat " + position + " " + why.sentence(), why.rule()));
    }
  }
}
