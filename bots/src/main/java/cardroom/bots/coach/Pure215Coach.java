package cardroom.bots.coach;

import cardroom.analysis.pure215.HandWorth;
import cardroom.analysis.pure215.PlayerOption;
import cardroom.analysis.pure215.PointRank;
import cardroom.cards.Card;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.Choice;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Weighs stand, hit, double, split and surrender, and what is asked before the peek.
record Pure215Coach(Sheet sheet) implements Coach.HandCoach {

  @Override
  public Optional<CoachRemark> counsel(SeenCards seen, Position position, List<Choice> offered) {
    if (seen.cards().size() < 2
        || seen.bank().isEmpty()
        || seen.hand().tags().contains(Mark.BUSTED)) {
      return Optional.empty();
    }
    var up = seen.bank().getFirst();
    var worth = HandWorth.of(sheet, situation(seen, up));
    var isAsked =
        offered.stream().anyMatch(choice -> choice.id().equals(Pure215ChoiceId.NO_INSURANCE));
    var worths = new ArrayList<Worth>();
    for (var choice : offered) {
      (isAsked ? beforePeek(choice, worth, seen) : played(choice, worth, seen))
          .ifPresent(worths::add);
    }
    return worths.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CoachRemark(
                position, hand(seen, offered), Lessons.shown(up), worths, why(up, worth, isAsked)));
  }

  private static HandWorth.Situation situation(SeenCards seen, Card up) {
    return new HandWorth.Situation(seen.cards(), up, seen.others(), seen.spot().hands().size());
  }

  private static Optional<Worth> played(Choice choice, HandWorth worth, SeenCards seen) {
    double stake = seen.hand().stake().cents();
    for (var play : PlayerOption.values()) {
      var perUnit = Optional.ofNullable(worth.plays().get(play));
      if (play.word().equals(choice.id()) && perUnit.isPresent()) {
        // A double for less stakes less at the same odds.
        return Optional.of(
            play == PlayerOption.DOUBLE
                ? new Worth(choice, perUnit.get() / 2 * stake, perUnit.get() / 2)
                : Worth.of(choice, perUnit.get() * stake));
      }
    }
    return Optional.empty();
  }

  private Optional<Worth> beforePeek(Choice choice, HandWorth worth, SeenCards seen) {
    double stake = seen.hand().stake().cents();
    return switch (choice.id()) {
      case Pure215ChoiceId.NO_INSURANCE -> Optional.of(Worth.of(choice, worth.declined() * stake));
      case Pure215ChoiceId.INSURANCE ->
          Optional.of(new Worth(choice, worth.declined() * stake, worth.insurance()));
      case Pure215ChoiceId.EVEN_MONEY -> Optional.of(Worth.of(choice, stake));
      case Pure215ChoiceId.SURRENDER ->
          Optional.of(
              Worth.of(choice, worth.plays().getOrDefault(PlayerOption.SURRENDER, 0.0) * stake));
      default -> Optional.empty();
    };
  }

  private static String hand(SeenCards seen, List<Choice> offered) {
    var isPair = offered.stream().anyMatch(choice -> choice.id().equals(Pure215ChoiceId.SPLIT));
    if (!isPair) {
      return seen.hand().tags().contains(Mark.PURE) ? "a Pure" : seen.hand().total();
    }
    var first = seen.cards().getFirst();
    return isBonus(first) ? "two bonus cards" : "a pair of " + first.rank().plural();
  }

  private static boolean isBonus(Card card) {
    return PointRank.of(card) == PointRank.BONUS;
  }

  private static String why(Card up, HandWorth worth, boolean isAsked) {
    return isAsked
        ? "Insurance is worth %+.1f cents for each dollar of it.".formatted(100 * worth.insurance())
        : "Behind %s the bank goes over 21 in %.0f of 100 rounds."
            .formatted(Lessons.shown(up), 100 * worth.bankBusts());
  }
}
