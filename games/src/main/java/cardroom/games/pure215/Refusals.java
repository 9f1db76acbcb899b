package cardroom.games.pure215;

import static cardroom.games.pure215.Pure215Rule.*;

import cardroom.games.money.Money;
import cardroom.games.pure215.Action.*;
import cardroom.games.pure215.Round.*;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling.Refused;
import java.util.Optional;
import java.util.stream.Collectors;

/// Why an action is not allowed now.
final class Refusals {

  private Refusals() {}

  static Optional<Refused> of(Round round, Action action) {
    // The same sentence whatever the down card is, so that it reveals nothing about it.
    if (action instanceof Insure && !(round instanceof Asking)) {
      return refuse(
          round, action, INSURANCE_OFFER, "may insure only when an ace shows, before the peek");
    }
    if (action instanceof EvenMoney && !(round instanceof Asking)) {
      return refuse(round, action, NO_EVEN_MONEY, "may not take even money");
    }
    return switch (round) {
      case Dealing _, Drawing _, Banking _ ->
          action instanceof Deal
              ? Optional.empty()
              : closed(round, action).or(() -> refuse(round, action, TURNS, "waits for a card"));
      case Asking asking -> asking(asking, action);
      case Playing playing -> playing(playing, action);
      case Finished(var felt) ->
          felt.bank().isPure()
              ? refuse(round, action, PEEK_PURE, "has no action against the player-dealer's Pure")
              : closed(round, action)
                  .or(() -> refuse(round, action, CLEAR, "has no action left: the round is over"));
    };
  }

  private static Optional<Refused> closed(Round round, Action action) {
    return ClosedHand.bar(round, action)
        .flatMap(why -> refuse(round, action, why.rule(), why.sentence()));
  }

  private static Optional<Refused> asking(Asking round, Action action) {
    var position = RoundTransitions.position(action);
    if (position.isEmpty() || !round.pending().contains(position.get())) {
      return refuse(round, action, INSURANCE_OFFER, "is not asked now: insurance comes first");
    }
    var felt = round.felt();
    return switch (action) {
      case Insure(_, var amount) when amount.isZero() -> Optional.empty();
      case Insure(var by, var amount) -> insurance(round, action, by, amount);
      case EvenMoney(var by) when InsuranceQuestions.mayTakeEvenMoney(felt, by) -> Optional.empty();
      case EvenMoney _ -> refuse(round, action, NO_EVEN_MONEY, "may not take even money");
      case Surrender(var by) when InsuranceQuestions.maySurrenderEarly(felt, by) ->
          Optional.empty();
      case Surrender _ ->
          refuse(round, action, SURRENDER_LATE, "may surrender after the peek only");
      case Deal _, Hit _, Stand _, DoubleDown _, Split _ ->
          refuse(round, action, PEEK, "acts after the down card was checked");
    };
  }

  private static Optional<Refused> insurance(
      Asking round, Action action, Position by, Money amount) {
    var felt = round.felt();
    if (!InsuranceQuestions.mayInsure(felt, by)) {
      return refuse(round, action, INSURANCE_OFFER, "may not insure");
    }
    var max = InsuranceQuestions.max(felt, by);
    if (amount.isMoreThan(max) || amount.isNegative()) {
      return refuse(round, action, INSURANCE, "may insure for at most " + max);
    }
    if (!amount.isMultipleOf(felt.sheet().moneyUnit()) && !amount.equals(max)) {
      return refuse(round, action, UNIT, "insures in steps of " + felt.sheet().moneyUnit());
    }
    return Optional.empty();
  }

  private static Optional<Refused> playing(Playing round, Action action) {
    var felt = round.felt();
    var spot = round.spot();
    if (RoundTransitions.position(action).filter(felt.box(spot).position()::equals).isEmpty()) {
      return closed(round, action).or(() -> refuse(round, action, TURNS, "acts out of turn"));
    }
    var rules = HandRules.PLAYER;
    var bar =
        switch (action) {
          case Hit _ -> rules.hit(felt, spot);
          case Stand _ -> rules.stand(felt, spot);
          case Split(_, var amount, var behind) ->
              splitting(felt, spot, amount)
                  .or(() -> new BacklineMatching(felt, spot, behind).splitting());
          case Surrender _ -> rules.surrender(felt, spot);
          case DoubleDown(_, var amount, var behind) ->
              doubling(felt, spot, amount)
                  .or(() -> new BacklineMatching(felt, spot, behind).doubling());
          case Deal _, Insure _, EvenMoney _ -> Optional.<HandRules.Bar>empty();
        };
    return bar.flatMap(why -> refuse(round, action, why.rule(), why.sentence()));
  }

  private static Optional<HandRules.Bar> doubling(Felt felt, HandPlace spot, Money amount) {
    var rules = HandRules.PLAYER;
    var barred = rules.doubling(felt, spot);
    if (barred.isPresent()) {
      return barred;
    }
    var max = rules.doubleMax(felt, spot);
    if (amount.isMoreThan(max)) {
      var isPastWager = amount.isMoreThan(felt.hand(spot).stakes().getFirst());
      var rule = isPastWager ? DOUBLE : DOUBLE_FOR_LESS;
      return Optional.of(new HandRules.Bar(rule, "may double for at most " + max));
    }
    var min = rules.doubleMin(felt).min(max);
    if (amount.isLessThan(min)) {
      return Optional.of(new HandRules.Bar(DOUBLE_FOR_LESS, "must double for at least " + min));
    }
    if (!amount.isMultipleOf(felt.sheet().moneyUnit()) && !amount.equals(max)) {
      var step = felt.sheet().moneyUnit();
      return Optional.of(new HandRules.Bar(UNIT, "doubles in steps of " + step));
    }
    return Optional.empty();
  }

  private static Optional<HandRules.Bar> splitting(Felt felt, HandPlace spot, Money amount) {
    var barred = HandRules.PLAYER.split(felt, spot);
    var stake = felt.hand(spot).stakes().getFirst();
    if (barred.isEmpty() && !amount.isZero() && !amount.equals(stake)) {
      return Optional.of(new HandRules.Bar(SPLIT_EQUAL, "must split for exactly " + stake));
    }
    return barred;
  }

  private static Optional<Refused> refuse(Round round, Action action, Rule rule, String sentence) {
    var who =
        RoundTransitions.position(action)
            .map(
                position ->
                    position.isBackline() ? "The bettor at " + position : "Seat " + position)
            .orElse("The deck");
    return Optional.of(new Refused(rule, who + " " + sentence, remedy(round, action)));
  }

  private static String remedy(Round round, Action action) {
    var offered =
        RoundTransitions.position(action)
            .map(position -> HandChoices.of(round, position).offered())
            .orElseGet(java.util.List::of);
    return offered.isEmpty()
        ? ""
        : offered.stream().map(Choice::id).collect(Collectors.joining(", ", "You may: ", "."));
  }
}
