package cardroom.app.play;

import cardroom.cards.RandomBits;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerFloorCall;
import cardroom.games.poker.variant.IrregularitySection;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.List;
import java.util.Optional;

/// A dealer in training: in every other hand something goes wrong, and the floor puts it right.
///
/// The table decides whether a mistake is possible; one that is not possible yet is tried again
/// later.
final class TraineeDealer {

  /// The mistake is made after one of this many decisions in a hand, each equally likely.
  private static final int LATEST = 16;

  /// A wrong number of cards is noticed within this many decisions.
  private static final int NOTICED = 4;

  private final RandomBits bits;
  private int round;
  private int wait;
  private Optional<PokerFloorCall> mistake = Optional.empty();
  private Position seat = Position.TABLE;

  TraineeDealer(RandomBits bits) {
    this.bits = bits;
  }

  /// What goes wrong now, if anything does; asked before the first card and after every decision.
  Optional<Call> now(View view) {
    if (view.table().round() != round) {
      round = view.table().round();
      plan(view);
    } else if (wait > 0) {
      wait--;
    }
    return wait > 0
        ? Optional.empty()
        : mistake.map(call -> new Call("training", call.word(), seat, Money.ZERO, List.of()));
  }

  private void plan(View view) {
    mistake = Optional.empty();
    var seats = view.positions().stream().map(View.Spot::position).toList();
    if (!seats.isEmpty() && Shuffle.below(2, bits) == 0) {
      var call = one(mistakes(Variants.of(view.table().game()).irregularities()));
      var at = one(seats);
      seat = call.isOfTable() ? Position.TABLE : at;
      mistake = Optional.of(call);
      wait = Shuffle.below(2, bits) * Shuffle.below(LATEST, bits);
    }
  }

  private static List<PokerFloorCall> mistakes(IrregularitySection section) {
    return switch (section) {
      case FLOP_GAMES ->
          List.of(
              PokerFloorCall.SKIPPED,
              PokerFloorCall.EXTRA,
              PokerFloorCall.EXPOSE_NEXT,
              PokerFloorCall.EXPOSE_NEXT_OFF_TABLE,
              PokerFloorCall.EXPOSE_NEXT_TOUCHED,
              PokerFloorCall.BOARD_EARLY,
              PokerFloorCall.BOARD_EARLY,
              PokerFloorCall.BOARD_TOO_MANY);
      case DRAW_GAMES, LOWBALL ->
          List.of(
              PokerFloorCall.SKIPPED,
              PokerFloorCall.EXTRA,
              PokerFloorCall.EXPOSE_NEXT,
              PokerFloorCall.EXPOSE_NEXT_OFF_TABLE);
      case STUD_GAMES ->
          List.of(
              PokerFloorCall.SKIPPED,
              PokerFloorCall.EXPOSE_NEXT,
              PokerFloorCall.EXPOSE_NEXT,
              PokerFloorCall.EXPOSE_NEXT_OFF_TABLE,
              PokerFloorCall.BURNED_NONE,
              PokerFloorCall.BURNED_TWO,
              PokerFloorCall.BURNED_NONE_LOST,
              PokerFloorCall.BURNED_TWO_LOST);
    };
  }

  private <E> E one(List<E> of) {
    return of.get(Shuffle.below(of.size(), bits));
  }

  /// The mistake is made; a wrong number of cards will be noticed sooner or later.
  void made() {
    boolean isMiscount =
        mistake
            .filter(call -> call == PokerFloorCall.SKIPPED || call == PokerFloorCall.EXTRA)
            .isPresent();
    mistake = isMiscount ? Optional.of(PokerFloorCall.FOUND) : Optional.empty();
    wait = isMiscount ? 1 + Shuffle.below(NOTICED, bits) : 0;
  }
}
