package cardroom.games.poker.table;

import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.Irregularity.Cause;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.DealStep;
import cardroom.games.rules.Rule;
import java.util.List;

/// What can still go wrong in the deal: of the hand in progress, or else of the next one.
record ComingIrregularities(PokerSheet sheet, PokerState table) {

  boolean mayCome(PokerFloorCall call, int seat) {
    boolean waits =
        call == PokerFloorCall.SKIPPED
            || (call == PokerFloorCall.EXTRA && draws(seat))
            || call.onceDealt().isPresent()
            || call.isBurn();
    if (!waits) {
      return false;
    }
    return table
        .play()
        .map(play -> (seat == 0 || play.isLive(seat)) && isDue(play, call, seat))
        .orElseGet(() -> seat == 0 || table.at(seat).filter(table::isPresent).isPresent());
  }

  private boolean isDue(HandInPlay play, PokerFloorCall call, int seat) {
    if (isFirstDeal(play)) {
      return true;
    }
    if (call.isBurn()) {
      return comes(play, DealStep.Kind.BURN);
    }
    boolean isUp =
        (call == PokerFloorCall.SKIPPED || call == PokerFloorCall.EXPOSE_NEXT_OFF_TABLE)
            && comes(play, DealStep.Kind.UP);
    return isUp
        || comes(play, DealStep.Kind.DOWN)
        || draws(seat)
        || comes(play, DealStep.Kind.DRAW);
  }

  /// Whether the seat is still to draw.
  private boolean draws(int seat) {
    return table
        .play()
        .filter(play -> play.hand() instanceof Hand.Drawing d && isPending(play, d, seat))
        .isPresent();
  }

  private static boolean isPending(HandInPlay play, Hand.Drawing d, int seat) {
    int place = play.lineup().place(seat);
    return place >= 0 && d.pending().contains(place);
  }

  /// Whether the first cards are not all dealt yet.
  private static boolean isFirstDeal(HandInPlay play) {
    return play.shuffleDue()
        || play.hand() instanceof Hand.Killing
        || (play.hand() instanceof Hand.Dealing d
            && d.felt().street() == 0
            && d.after() instanceof Hand.Then.Bet);
  }

  /// Whether a later street has such a step.
  private boolean comes(HandInPlay play, DealStep.Kind kind) {
    var streets = sheet.variant().streets();
    return streets.subList(play.hand().felt().street() + 1, streets.size()).stream()
        .flatMap(street -> street.steps().stream())
        .anyMatch(step -> step.kind() == kind);
  }

  /// The clauses of the possible remedies when it has happened.
  List<Rule> clauses(PokerFloorCall call) {
    if (call.isBurn()) {
      return call.isLostBurn()
          ? List.of(IrregularityRule.STUD_BURN_DOWN, IrregularityRule.STUD_BURN_WRONG)
          : List.of(IrregularityRule.STUD_BURN_WRONG);
    }
    return call.onceDealt()
        .flatMap(PokerFloorCall::cause)
        .map(this::exposed)
        .orElseGet(() -> List.of(miscounted()));
  }

  private Rule miscounted() {
    boolean first = table.play().filter(play -> !isFirstDeal(play)).isEmpty();
    return switch (sheet.variant().irregularities()) {
      case FLOP_GAMES -> IrregularityRule.HOLDEM_TOO_FEW;
      case DRAW_GAMES, LOWBALL ->
          first ? IrregularityRule.DRAW_TOO_FEW : IrregularityRule.DRAW_FOUL;
      case STUD_GAMES -> IrregularityRule.STUD_FOUL;
    };
  }

  private List<Rule> exposed(Cause cause) {
    boolean first = table.play().filter(play -> !isFirstDeal(play)).isEmpty();
    boolean fell = cause == Cause.OFF_TABLE;
    return switch (sheet.variant().irregularities()) {
      case FLOP_GAMES ->
          List.of(
              switch (cause) {
                case DEALER -> IrregularityRule.HOLDEM_EXPOSED;
                case OFF_TABLE -> IrregularityRule.HOLDEM_OFF_TABLE;
                case TOUCHED -> IrregularityRule.HOLDEM_TOUCHED;
              });
      case DRAW_GAMES ->
          List.of(
              first ? IrregularityRule.DRAW_EXPOSED_KEPT : IrregularityRule.DRAW_EXPOSED_REPLACED);
      case LOWBALL ->
          first
              ? List.of(
                  IrregularityRule.LOWBALL_EXPOSED_LOW,
                  fell ? IrregularityRule.LOWBALL_OFF_TABLE : IrregularityRule.LOWBALL_EXPOSED_HIGH)
              : List.of(IrregularityRule.LOWBALL_EXPOSED_DRAW);
      case STUD_GAMES ->
          first
              ? List.of(fell ? IrregularityRule.STUD_OFF_TABLE : IrregularityRule.STUD_HOLE_EXPOSED)
              : fell
                  ? List.of(IrregularityRule.STUD_OFF_TABLE, IrregularityRule.STUD_RIVER_UP)
                  : List.of(IrregularityRule.STUD_RIVER_UP);
    };
  }
}
